// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/message/particles.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Particles, FollowTheLastSyllable)
{
    EXPECT_EQ(withParticles("텐서은(는) 축이(가) 값을(를) 축과(와)"), "텐서는 축이 값을 축과");
    EXPECT_EQ(withParticles("크기이(가), 크기과(와) 모드(으)로"), "크기가, 크기와 모드로");
    EXPECT_EQ(withParticles("정수(으)로 픽셀(으)로 축(으)로"), "정수로 픽셀로 축으로") << "behind ㄹ as behind a vowel";
    EXPECT_EQ(withParticles("크기(이)고 축(이)라면"), "크기고 축이라면");
}

TEST(Particles, FollowANumbersLastDigitAsItIsRead)
{
    EXPECT_EQ(withParticles("0은(는) 1은(는) 2은(는) 3은(는) 4은(는)"), "0은 1은 2는 3은 4는");
    EXPECT_EQ(withParticles("5은(는) 6은(는) 7은(는) 8은(는) 9은(는)"), "5는 6은 7은 8은 9는");
    EXPECT_EQ(withParticles("10(으)로 0.25(으)로 1(으)로 7(으)로 8(으)로 3(으)로"), "10으로 0.25로 1로 7로 8로 3으로");
}

TEST(Particles, FollowLatinLettersMarksAndBrackets)
{
    EXPECT_EQ(withParticles("RESAMPLE은(는) DirectML(으)로 ONNX과(와) Scale을(를) padding을(를)"),
              "RESAMPLE은 DirectML로 ONNX와 Scale을 padding을");
    EXPECT_EQ(withParticles("“축”은(는) `mode`이(가) {1, 2, 3}을(를) x[2]과(와)"),
              "“축”은 `mode`가 {1, 2, 3}을 x[2]와");
}

TEST(Particles, BothStayWhereTheSoundIsNotKnown)
{
    EXPECT_EQ(withParticles("×은(는) …이(가)"), "×은(는) …이(가)");
    EXPECT_EQ(withParticles("은(는)"), "은(는)");
    EXPECT_EQ(withParticles("고정된 값 (이름)"), "고정된 값 (이름)");
    EXPECT_EQ(withParticles(""), "");
}

} // namespace
} // namespace tessera
