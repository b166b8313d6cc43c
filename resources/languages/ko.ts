<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>BottomTab</name>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>매핑</translation>
    </message>
    <message>
        <source>Where an element comes from and goes to, and by which formula</source>
        <translation>요소가 어디에서 와서 어디로 가는지, 그리고 그 수식</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>축</translation>
    </message>
    <message>
        <source>How each axis is sampled, to scale</source>
        <translation>각 축의 샘플링 방식을 실제 비율로 표시</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Both buffers in the order of their addresses</source>
        <translation>두 버퍼를 주소 순서로 표시</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Where A and B differ, and by how much</source>
        <translation>A와 B가 어디에서 얼마나 다른지</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>Proofs about the engines, on demand</source>
        <translation>엔진에 대한 증명을 요청 시 확인</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>One plane as numbers</source>
        <translation>한 평면을 숫자로 표시</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>The case in the words of other frameworks, to copy</source>
        <translation>다른 프레임워크의 표현으로 쓴 케이스(복사용)</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>How long the engines take</source>
        <translation>엔진이 걸리는 시간</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>The kept pins with the values of every result</source>
        <translation>보관한 핀과 각 결과의 값</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>The results that were shown before, to be shown again and to be compared with</source>
        <translation>앞서 보여 준 결과입니다. 다시 보거나 비교할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>CellPainter</name>
    <message>
        <source>largest of %1</source>
        <translation>%1 중 최댓값</translation>
    </message>
</context>
<context>
    <name>Latest</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>이 작업에 필요한 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>The computation failed without saying why.</source>
        <translation>계산이 이유를 알리지 않고 실패했습니다.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>이 파일에 필요한 메모리가 부족합니다.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A file is left out: %1</source>
        <translation>파일 하나를 제외했습니다: %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
</context>
<context>
    <name>TensorScene</name>
    <message>
        <source>chosen</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>%1, largest of the colours</source>
        <translation>%1, 색상의 최댓값</translation>
    </message>
</context>
<context>
    <name>Tone</name>
    <message>
        <source>clipping</source>
        <translation>클리핑</translation>
    </message>
</context>
<context>
    <name>ViewPicture</name>
    <message>
        <source>%1 cells are in sight, and an SVG holds at most %2. Zoom in, show one plane, or take PNG.</source>
        <translation>셀 %1개가 보이는데 SVG에는 최대 %2개까지 담을 수 있습니다. 확대하거나, 한 평면만 표시하거나, PNG를 사용하세요.</translation>
    </message>
    <message>
        <source>expected a name that ends in .png, .jpg or .svg</source>
        <translation>.png, .jpg 또는 .svg로 끝나는 이름이어야 합니다</translation>
    </message>
</context>
<context>
    <name>bugs</name>
    <message>
        <source>one of: %1</source>
        <extracomment>Classes of mistakes: a list.</extracomment>
        <translation>다음 중 하나: %1</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <extracomment>An operator, an engine, and what is wrong.</extracomment>
        <translation>%2 엔진의 %1: %3</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What was done wrong, and another mistake that was made at the same time.</extracomment>
        <translation>%1; 그리고: %2</translation>
    </message>
</context>
<context>
    <name>bundle</name>
    <message>
        <source>%1: member %2 cannot be read: %3</source>
        <translation>%1: 멤버 %2을(를) 읽을 수 없습니다: %3</translation>
    </message>
    <message>
        <source>%1: member %2 is shorter than it declares</source>
        <translation>%1: 멤버 %2이(가) 밝힌 것보다 짧습니다</translation>
    </message>
    <message>
        <source>%1: member %2 is longer than it declares</source>
        <translation>%1: 멤버 %2이(가) 밝힌 것보다 깁니다</translation>
    </message>
    <message>
        <source>%1 is no zip that can be read: %2</source>
        <translation>%1은(는) 읽을 수 있는 zip이 아닙니다: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 members; expected at most %3</source>
        <translation>%1에는 멤버가 %2개 있습니다. %3개까지 됩니다</translation>
    </message>
    <message>
        <source>%1: member %2</source>
        <extracomment>The subject of a sentence: a bundle, and a member of it.</extracomment>
        <translation>%1: 멤버 %2</translation>
    </message>
    <message>
        <source>%1: member %2 is not described</source>
        <translation>%1: 멤버 %2에 설명이 없습니다</translation>
    </message>
    <message>
        <source>%1: member %2 has no plain name; expected letters, digits, &quot;.&quot;, &quot;-&quot; and &quot;_&quot;</source>
        <translation>%1: 멤버 %2의 이름이 단순하지 않습니다. 올바른 값: 글자, 숫자, “.”, “-”, “_”</translation>
    </message>
    <message>
        <source>%1: member %2 is compressed by method %3; expected 0 (stored) or 8 (deflated)</source>
        <translation>%1: 멤버 %2이(가) 방식 %3(으)로 압축되어 있습니다. 올바른 값: 0 (stored)이나 8 (deflated)</translation>
    </message>
    <message>
        <source>%1: member %2 is there twice</source>
        <translation>%1: 멤버 %2이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>%1: member %2 declares %3 bytes of %4 that are there; none can be packed so tightly</source>
        <translation>%1: 멤버 %2이(가) 실제 %4바이트로 %3바이트라고 밝힙니다. 그만큼 압축될 수는 없습니다</translation>
    </message>
    <message>
        <source>%1: member %2 is missing</source>
        <translation>%1: 멤버 %2이(가) 없습니다</translation>
    </message>
    <message>
        <source>A bundle cannot be made: %1</source>
        <translation>번들을 만들 수 없습니다: %1</translation>
    </message>
    <message>
        <source>its bytes are lost</source>
        <translation>바이트가 사라졌습니다</translation>
    </message>
    <message>
        <source>%1: member %2 is not right: %3</source>
        <translation>%1: 멤버 %2이(가) 올바르지 않습니다: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not &quot;tessera bundle&quot;</source>
        <translation>%1 = %2은(는) “tessera bundle”이 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2은(는) 번들에 없습니다</translation>
    </message>
    <message>
        <source>The bundle&apos;s %1</source>
        <translation>번들: %1</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; %3 is the version that it reads</source>
        <translation>%1 = %2은(는) 이 프로그램보다 새 버전입니다. 읽을 수 있는 버전은 %3입니다</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <source>The adapters that run a model are not installed.</source>
        <translation>모델을 실행하는 어댑터가 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1 was not recorded: %2</source>
        <translation>%1이(가) 기록되지 않았습니다: %2</translation>
    </message>
    <message>
        <source>%1 did not run the model: %2</source>
        <translation>%1에서 모델을 실행하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>--capture %1: the model has %2 inputs; expected NAME=FILE of each of %3</source>
        <translation>--capture %1: 모델의 입력이 %2개입니다. 올바른 값: %3 각각에 대한 NAME=FILE</translation>
    </message>
    <message>
        <source>--capture %1: the model has no such input; expected one of %2</source>
        <translation>--capture %1: 모델에 그런 입력이 없습니다. 올바른 값: %2 중 하나</translation>
    </message>
    <message>
        <source>--capture names no file for the input %1; expected --capture %2</source>
        <translation>--capture에 입력 %1의 파일이 없습니다. 올바른 값: --capture %2</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>is not a number, such as 0.5 or 1e-3</source>
        <translation>0.5나 1e-3 같은 수가 아닙니다</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to %1</source>
        <translation>0부터 %1까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an operator or a comma at character %2</source>
        <translation>“%1”: %2번째 글자에 올바른 값: 연산자나 쉼표</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nested too deeply</source>
        <translation>“%1”이(가) 너무 깊게 중첩되어 있습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a closing bracket at character %2</source>
        <translation>“%1”: %2번째 글자에 올바른 값: 닫는 괄호</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number or a name at character %2</source>
        <translation>“%1”: %2번째 글자에 올바른 값: 수나 이름</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a bracket at character %2</source>
        <translation>“%1”: %2번째 글자에 올바른 값: 괄호</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in &quot;%2&quot; is no name; %3 are</source>
        <translation>“%2”의 “%1”은(는) 이름이 아닙니다. 이름: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number at character %2</source>
        <translation>“%1”: %2번째 글자에 올바른 값: 수</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 values; expected one</source>
        <translation>“%1”에 값이 %2개 있습니다. 올바른 값: 하나</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option such as --Sizes should</source>
        <translation>--Sizes 같은 옵션이 있어야 할 자리에 “%1”이(가) 있습니다</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1에는 값이 필요합니다</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1이(가) 두 번 주어졌습니다</translation>
    </message>
    <message>
        <source>A case begins with the name of an operator, such as DEPTH_TO_SPACE1.</source>
        <translation>케이스는 DEPTH_TO_SPACE1 같은 연산자 이름으로 시작합니다.</translation>
    </message>
    <message>
        <source>%1 needs --Sizes, such as --Sizes 1,8,2,3</source>
        <translation>%1에는 --Sizes 1,8,2,3 같은 --Sizes가 필요합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 in hexadecimal</source>
        <translation>“%1”은(는) 16진수로 쓴 %2이(가) 아닙니다</translation>
    </message>
    <message>
        <source>--data values:…: %1 values are given, and %2 would fill %3</source>
        <translation>--data values:…: 값이 %1개 있는데, %3을(를) 채우려면 %2개가 필요합니다</translation>
    </message>
    <message>
        <source>--data values:…, value %1: %2</source>
        <translation>--data values:…, %1번째 값: %2</translation>
    </message>
    <message>
        <source>--data is empty; expected a file, a generator or values:1,2,3</source>
        <translation>--data가 비어 있습니다. 올바른 값: 파일, 생성기 또는 values:1,2,3</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; is neither a generator nor a file</source>
        <translation>--data “%1”은(는) 생성기도 파일도 아닙니다</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2 takes no number</source>
        <translation>--data “%1”: %2은(는) 숫자를 받지 않습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 0 to 2^64 − 1</source>
        <translation>“%1”은(는) 0부터 2^64 − 1까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2</source>
        <translation>--data “%1”: %2</translation>
    </message>
    <message>
        <source>--range &quot;%1&quot; is neither 0-255 nor 0-1</source>
        <translation>--range “%1”은(는) 0-255도 0-1도 아닙니다</translation>
    </message>
    <message>
        <source>--range %1 is of float types; %2 has a range of its own</source>
        <translation>--range %1은(는) 부동소수점 형식에만 쓰입니다. %2에는 고유한 범위가 있습니다</translation>
    </message>
    <message>
        <source>is not one of %1</source>
        <translation>%1 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>%1에는 %2 필드가 없습니다</translation>
    </message>
    <message>
        <source>%1 is a tensor; name a part of it, such as Sizes</source>
        <translation>%1은(는) 텐서입니다. Sizes처럼 그 일부를 쓰세요</translation>
    </message>
    <message>
        <source>%1 has no parts</source>
        <translation>%1에는 부분이 없습니다</translation>
    </message>
    <message>
        <source>a tensor has no part %1; it has Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</source>
        <translation>텐서에는 %1 부분이 없습니다. Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment가 있습니다</translation>
    </message>
    <message>
        <source>is not true or false</source>
        <translation>true나 false가 아닙니다</translation>
    </message>
    <message>
        <source>is not %1 or %2</source>
        <translation>%1도 %2도 아닙니다</translation>
    </message>
    <message>
        <source>The numbers of the reference pages: 0, 1, 2 … with a gap of 3 after each channel.</source>
        <translation>참조 문서의 숫자: 0, 1, 2 … 채널마다 3씩 건너뜁니다.</translation>
    </message>
    <message>
        <source>Every element is its own index; integers wrap.</source>
        <translation>요소마다 자기 인덱스입니다. 정수는 순환합니다.</translation>
    </message>
    <message>
        <source>Uniform noise from a seed: floats in [−1, 1), integers over their whole range.</source>
        <translation>시드에서 만든 균일 노이즈: 실수는 [−1, 1), 정수는 전 범위.</translation>
    </message>
    <message>
        <source>Every element spells its own n, c, h, w in decimal digits.</source>
        <translation>요소마다 자기 n, c, h, w를 십진 숫자로 적습니다.</translation>
    </message>
    <message>
        <source>One value everywhere: proves nothing about where elements go.</source>
        <translation>모두 같은 값: 요소의 위치에 대해 아무것도 증명하지 못합니다.</translation>
    </message>
    <message>
        <source>Rises evenly along every axis: linear interpolation keeps it a plane.</source>
        <translation>모든 축을 따라 고르게 커집니다. 선형 보간을 해도 평면입니다.</translation>
    </message>
    <message>
        <source>0 and 1 alternate along every axis: the finest pattern that there is.</source>
        <translation>모든 축을 따라 0과 1이 번갈아 나옵니다. 가장 촘촘한 무늬입니다.</translation>
    </message>
    <message>
        <source>A single 1 among zeros: shows where one element goes.</source>
        <translation>0 사이에 1 하나: 한 요소가 어디로 가는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>NaN, infinities, −0, denormals and extremes among ordinary noise.</source>
        <translation>보통 노이즈에 섞인 NaN, 무한대, −0, 비정규수, 극값.</translation>
    </message>
    <message>
        <source>A picture made for resampling: zone plate, stars, edges, letters, gradients.</source>
        <translation>리샘플링용 이미지: 존 플레이트, 별, 가장자리, 글자, 그러데이션.</translation>
    </message>
    <message>
        <source>A quotation mark in the case&apos;s line is not closed.</source>
        <translation>케이스 줄의 따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>혹시 %1입니까?</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>올바른 값: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operator</source>
        <translation>“%1”은(는) 연산자가 아닙니다</translation>
    </message>
    <message>
        <source>%1 has no option --%2</source>
        <translation>%1에는 --%2 옵션이 없습니다</translation>
    </message>
    <message>
        <source>--range says what white is in a file, and --data names none</source>
        <translation>--range는 파일에서 흰색이 무엇인지 나타내는데 --data에 파일이 없습니다</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1에는 값이 필요합니다</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1이(가) 두 번 주어졌습니다</translation>
    </message>
    <message>
        <source>--pack %1 is no single case; expected a name such as %2</source>
        <translation>--pack %1은(는) 케이스 하나가 아닙니다. 올바른 값: %2 같은 이름</translation>
    </message>
    <message>
        <source>The words do not fit the sizes %1; %2 are taken.</source>
        <translation>이 표현은 크기 %1에 맞지 않아 %2을(를) 씁니다.</translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes, and is no lesson; expected several smaller ones</source>
        <translation>%1: %2바이트보다 커서 레슨이 아닙니다. 올바른 값: 작은 것 여러 개</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: %3</source>
        <translation>--%1 “%2”: %3</translation>
    </message>
    <message>
        <source>--%1 %2 is a file; expected a folder</source>
        <translation>--%1 %2: 파일입니다. 폴더가 필요합니다</translation>
    </message>
    <message>
        <source>an argument is empty; expected a case file (.json) or an operator</source>
        <translation>인수가 비어 있습니다. 케이스 파일(.json)이나 연산자가 필요합니다</translation>
    </message>
    <message>
        <source>%1 is no option of the window; %2</source>
        <translation>%1은(는) 창의 옵션이 아닙니다. %2</translation>
    </message>
    <message>
        <source>%1 is no option of %2; %3</source>
        <translation>%1은(는) %2의 옵션이 아닙니다. %3</translation>
    </message>
    <message>
        <source>`%1` lists them, and an operator&apos;s follow its name</source>
        <translation>`%1`이(가) 목록을 보여 주며, 연산자의 옵션은 그 이름 뒤에 옵니다</translation>
    </message>
    <message>
        <source>--%1 follows the name of an operator: %2</source>
        <translation>--%1은(는) 연산자 이름 뒤에 옵니다: %2</translation>
    </message>
    <message>
        <source>--%1 takes no value</source>
        <translation>--%1은(는) 값을 받지 않습니다</translation>
    </message>
    <message>
        <source>no case is given; expected a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields</source>
        <translation>케이스가 주어지지 않았습니다. 케이스 파일(.json)이나 DEPTH_TO_SPACE1 같은 연산자와 그 필드가 필요합니다</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a whole number from %3 to %4</source>
        <translation>--%1 “%2”은(는) %3부터 %4까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1의 정보: %2</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a number from %3 to %4</source>
        <translation>--%1 “%2”은(는) %3부터 %4까지의 수가 아닙니다</translation>
    </message>
    <message>
        <source>--%1 goes with a model, a file that ends in .onnx, or a node of one</source>
        <translation>--%1은(는) 모델, 즉 .onnx로 끝나는 파일이나 그 노드와 함께 씁니다</translation>
    </message>
    <message>
        <source>sums in %1 that are %2</source>
        <translation>%1(으)로 계산한 합(%2)</translation>
    </message>
    <message>
        <source>A is what sums in %1 give that are %2.</source>
        <translation>A는 %1(으)로 계산한 합(%2)의 결과입니다.</translation>
    </message>
    <message>
        <source>The node stands in a graph of QuantizeLinear and DequantizeLinear, which the runtime has fused with it: keep this node out of the quantization, or choose another runtime.</source>
        <translation>노드는 QuantizeLinear와 DequantizeLinear의 그래프 안에 있고 런타임이 이를 합쳤습니다. 이 노드를 양자화에서 빼거나 다른 런타임을 고르세요.</translation>
    </message>
    <message>
        <source>%1 takes no %2; FLOAT32 is taken.</source>
        <translation>%1은(는) %2을(를) 받지 않으므로 FLOAT32를 씁니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no case; expected an operator with its fields, such as DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2; File, Open opens files</source>
        <translation>“%1”은(는) 케이스가 아닙니다. 올바른 값: DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 같은 연산자와 그 필드. 파일은 파일, 열기로 여세요</translation>
    </message>
    <message>
        <source>--%1 is empty; expected a name</source>
        <translation>--%1이(가) 비어 있습니다. 이름이 필요합니다</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>%1 on ties</source>
        <translation>%1개가 동률임</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart</source>
        <translation>float32에서 4 ulp 떨어진 좌표의 반올림 한계 (2k + 2)·2⁻²⁴·Σ|w·a|</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|</source>
        <translation>반올림 한계 (2k + 2)·2⁻²⁴·Σ|w·a|</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1 of coordinates 4 float32 ulps apart</source>
        <translation>float32에서 4 ulp 떨어진 좌표의, 버리거나 %1(으)로 반올림한 정수</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1</source>
        <translation>버리거나 %1(으)로 반올림한 정수</translation>
    </message>
    <message>
        <source>either neighbour of a tie</source>
        <translation>동률의 어느 이웃이든</translation>
    </message>
    <message>
        <source>equal bits</source>
        <translation>같은 비트</translation>
    </message>
    <message>
        <source>NaN differs from NaN</source>
        <translation>NaN은 NaN과 다름</translation>
    </message>
    <message>
        <source>%1 % may lie beyond</source>
        <translation>%1 %는 벗어나도 됨</translation>
    </message>
    <message>
        <source>none by more than %1</source>
        <translation>%1 넘게 벗어나는 것은 없음</translation>
    </message>
    <message>
        <source>Equal bits</source>
        <translation>같은 비트</translation>
    </message>
    <message>
        <source>Nothing may differ.</source>
        <translation>아무것도 달라서는 안 됩니다.</translation>
    </message>
    <message>
        <source>Rounding bound</source>
        <translation>반올림 한계</translation>
    </message>
    <message>
        <source>What the roundings of an interpolation can add up to; where none is made, nothing.</source>
        <translation>보간의 반올림이 쌓일 수 있는 만큼. 보간이 없으면 0입니다.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>다른 프로그램</translation>
    </message>
    <message>
        <source>Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its rounding bound where they move by 4 float32 ulps.</source>
        <translation>다른 프로그램이 다르게 계산하는 좌표: 동률의 어느 이웃이든, 선형은 좌표가 float32에서 4 ulp 움직일 때의 반올림 한계까지.</translation>
    </message>
    <message>
        <source>WebNN conformance</source>
        <translation>WebNN 적합성</translation>
    </message>
    <message>
        <source>Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing.</source>
        <translation>선형: FLOAT32는 84 ULP, FLOAT16은 10 ULP, 정수는 1. 그 밖에는 0입니다.</translation>
    </message>
    <message>
        <source>ONNX backend tests</source>
        <translation>ONNX 백엔드 테스트</translation>
    </message>
    <message>
        <source>rtol 1e-3 and atol 1e-7, whatever the operator and the type.</source>
        <translation>연산자와 형식에 상관없이 rtol 1e-3, atol 1e-7.</translation>
    </message>
    <message>
        <source>ONNX Runtime tests</source>
        <translation>ONNX Runtime 테스트</translation>
    </message>
    <message>
        <source>FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing.</source>
        <translation>FLOAT32는 atol 1e-5와 rtol 1e-4, FLOAT16은 atol 2.5e-3과 rtol 1e-3. 그 밖에는 0입니다.</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: expected %3</source>
        <translation>--%1 “%2”: 올바른 값: %3</translation>
    </message>
    <message>
        <source>a number from 0 to 100, in percent</source>
        <translation>0에서 100까지의 백분율</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>0 이상의 수</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>0 이상의 정수</translation>
    </message>
    <message>
        <source>all on ties; --tolerance ties=either accepts them</source>
        <translation>모두 동률임; --tolerance ties=either이면 받아들임</translation>
    </message>
</context>
<context>
    <name>cpu</name>
    <message>
        <source>%1 thread, %2</source>
        <translation>스레드 %1개, %2</translation>
    </message>
    <message>
        <source>%1 threads, %2</source>
        <translation>스레드 %1개, %2</translation>
    </message>
    <message>
        <source>The machine has not enough memory for the rows that this case works on; close other programs or make the tensors smaller</source>
        <translation>이 케이스가 다루는 행에 메모리가 부족합니다. 다른 프로그램을 닫거나 텐서를 줄이세요</translation>
    </message>
    <message>
        <source>There is not enough memory for the threads of the cpu engine; close other programs</source>
        <translation>cpu 엔진의 스레드에 메모리가 부족합니다. 다른 프로그램을 닫으세요</translation>
    </message>
    <message>
        <source>This processor does not run &quot;%1&quot;</source>
        <translation>이 프로세서는 “%1”을(를) 실행하지 못합니다</translation>
    </message>
    <message>
        <source>This build of Tessera is for another processor; build it again on this machine</source>
        <translation>이 Tessera는 다른 프로세서용으로 빌드되었습니다. 이 컴퓨터에서 다시 빌드하세요</translation>
    </message>
</context>
<context>
    <name>dialects</name>
    <message>
        <source>DirectML&apos;s Antialiased halves, and has no stretched triangle: expected AntialiasFilter HALVING</source>
        <translation>DirectML의 Antialiased는 절반으로 줄이며, 늘린 삼각형은 없습니다. 올바른 값: AntialiasFilter HALVING</translation>
    </message>
    <message>
        <source>%1 moves no elements between channels and pixels</source>
        <translation>%1은(는) 채널과 픽셀 사이에서 요소를 옮기지 않습니다</translation>
    </message>
    <message>
        <source>RESAMPLE3 has four dimensions, and %1 axes have more than one element</source>
        <translation>RESAMPLE3은 4차원인데 요소가 둘 이상인 축이 %1개입니다</translation>
    </message>
    <message>
        <source>ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12</source>
        <translation>ONNX에는 antialias가 opset 18부터, tf_half_pixel_for_nn이 12까지 있습니다</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other; ties round up.</source>
        <translation>픽셀은 사각형이고 두 이미지의 사각형이 서로 덮습니다. 동률은 올림.</translation>
    </message>
    <message>
        <source>Half pixels, but nearest takes the element at or after x: half a pixel too far.</source>
        <translation>반 픽셀, 다만 nearest가 x 위치나 그다음 요소를 씁니다: 반 픽셀 지나침.</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other: nothing shifts.</source>
        <translation>픽셀은 사각형이고 두 이미지의 사각형이 서로 덮습니다. 밀리지 않습니다.</translation>
    </message>
    <message>
        <source>As half_pixel, about the middle where the factor does not give a whole size.</source>
        <translation>half_pixel과 같되, 배율로 정수 크기가 되지 않으면 가운데를 기준으로 합니다.</translation>
    </message>
    <message>
        <source>The centres of the outermost pixels lie on each other: the scale is (m − 1)/(n − 1).</source>
        <translation>가장 바깥 픽셀의 중심이 겹칩니다. 스케일은 (m − 1)/(n − 1)입니다.</translation>
    </message>
    <message>
        <source>x = o/s: the centres of pixel 0 lie on each other, so the picture shifts as it grows.</source>
        <translation>x = o/s: 픽셀 0의 중심이 겹쳐서 이미지가 커지면서 밀립니다.</translation>
    </message>
    <message>
        <source>x = (o + ½)/s, without the way back from edges to centres: meant for floor.</source>
        <translation>x = (o + ½)/s, 가장자리에서 중심으로 되돌리지 않습니다: floor용입니다.</translation>
    </message>
    <message>
        <source>floor(o/s): each input is repeated from its own place on.</source>
        <translation>floor(o/s): 입력마다 제자리에서부터 반복됩니다.</translation>
    </message>
    <message>
        <source>The outermost centres lie on each other; ties up.</source>
        <translation>가장 바깥 중심이 겹칩니다. 동률은 올립니다.</translation>
    </message>
    <message>
        <source>Half pixels; a single output lies on input 0.</source>
        <translation>반 픽셀. 출력이 하나면 입력 0에 놓입니다.</translation>
    </message>
    <message>
        <source>Half pixels, ties down.</source>
        <translation>반 픽셀, 동률은 내림.</translation>
    </message>
    <message>
        <source>The output&apos;s edges on the centres of the outermost inputs.</source>
        <translation>출력의 가장자리가 가장 바깥 입력의 중심에 놓입니다.</translation>
    </message>
    <message>
        <source>Half pixels, computed in fixed point.</source>
        <translation>반 픽셀, 고정소수점으로 계산합니다.</translation>
    </message>
    <message>
        <source>%1 has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and AntialiasFilter TRIANGLE is another one, which ONNX has</source>
        <translation>%1에는 DirectML처럼 Scale 1/2 아래에서 절반으로 줄이는 필터가 없습니다. NumPy는 말할 수 있고, AntialiasFilter TRIANGLE은 ONNX에 있는 다른 필터입니다</translation>
    </message>
    <message>
        <source>%1 widens its linear filter where it shrinks, and drops the part that lies outside the input</source>
        <translation>%1은(는) 축소할 때 선형 필터를 넓히고, 입력 밖에 놓인 부분은 버립니다</translation>
    </message>
    <message>
        <source>%1 samples by the ratio of the sizes, and these scales are factors of their own</source>
        <translation>%1은(는) 크기의 비로 샘플링하는데, 이 스케일들은 별개의 배율입니다</translation>
    </message>
    <message>
        <source>%1 moves whole elements, and resizes nothing</source>
        <translation>%1은(는) 요소를 통째로 옮길 뿐 크기를 바꾸지 않습니다</translation>
    </message>
    <message>
        <source>No mode of %1 samples at these places</source>
        <translation>%1에는 이 위치에서 샘플링하는 모드가 없습니다</translation>
    </message>
    <message>
        <source>OpenCV rounds n·factor to a size, and here it is floored</source>
        <translation>OpenCV는 n·배율을 반올림해 크기로 삼는데, 여기서는 내림합니다</translation>
    </message>
    <message>
        <source>%1 resizes the last two of four axes, and here others are resized</source>
        <translation>%1은(는) 네 축 중 마지막 둘의 크기를 바꾸는데, 여기서는 다른 축의 크기를 바꿉니다</translation>
    </message>
    <message>
        <source>Of %1 only the forward resize is written, and this is its gradient</source>
        <translation>%1로는 정방향 크기 바꾸기만 쓰는데, 이것은 그 그래디언트입니다</translation>
    </message>
    <message>
        <source>On a tie %1 may take the other neighbour, and a gradient is added to one of them</source>
        <translation>동률에서는 %1이(가) 다른 이웃을 택할 수 있는데, 그래디언트는 둘 중 하나에만 더해집니다</translation>
    </message>
    <message>
        <source>%1 has no resize</source>
        <translation>%1에는 크기 바꾸기가 없습니다</translation>
    </message>
    <message>
        <source>ONNX has tf_half_pixel_for_nn until opset 12, and scripts are of later ones</source>
        <translation>ONNX에는 tf_half_pixel_for_nn이 opset 12까지 있고, 스크립트는 그 이후의 opset을 씁니다</translation>
    </message>
    <message>
        <source>No mode of %1 is AntialiasFilter TRIANGLE at these places; NumPy can say it</source>
        <translation>%1에는 이 위치에서 AntialiasFilter TRIANGLE인 모드가 없습니다. NumPy는 말할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>%1 takes one value</source>
        <translation>%1에는 값 하나가 들어갑니다</translation>
    </message>
</context>
<context>
    <name>faulty</name>
    <message>
        <source>a scale has no reciprocal in float32</source>
        <translation>스케일의 역수가 float32에 없습니다</translation>
    </message>
    <message>
        <source>nothing is done wrong</source>
        <translation>아무것도 틀리게 하지 않음</translation>
    </message>
    <message>
        <source>DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse</source>
        <translation>COLUMN_ROW_DEPTH 대신 DEPTH_COLUMN_ROW, 또는 그 반대</translation>
    </message>
    <message>
        <source>from BlockSize 3 on a block&apos;s rows are taken for its columns</source>
        <translation>BlockSize 3부터 블록의 행을 열로 여김</translation>
    </message>
    <message>
        <source>the batch is folded into the channels, channels outermost</source>
        <translation>배치를 채널에 합침, 채널이 가장 바깥</translation>
    </message>
    <message>
        <source>the input&apos;s memory is read as packed, whatever its strides</source>
        <translation>스트라이드와 상관없이 입력의 메모리를 빈틈없는 것처럼 읽음</translation>
    </message>
    <message>
        <source>the input is read as NHWC</source>
        <translation>입력을 NHWC로 읽음</translation>
    </message>
    <message>
        <source>the input&apos;s planes are read column by column</source>
        <translation>입력의 평면을 열 단위로 읽음</translation>
    </message>
    <message>
        <source>scales and offsets of H and W are exchanged</source>
        <translation>H와 W의 스케일과 오프셋이 바뀜</translation>
    </message>
    <message>
        <source>the input is read from its last row up</source>
        <translation>입력을 마지막 행부터 위로 읽음</translation>
    </message>
    <message>
        <source>the first and the third channel are exchanged: BGR for RGB</source>
        <translation>첫째와 셋째 채널이 바뀜: RGB 대신 BGR</translation>
    </message>
    <message>
        <source>asymmetric: x = o / Scale, whatever the offsets</source>
        <translation>asymmetric: 오프셋과 상관없이 x = o / Scale</translation>
    </message>
    <message>
        <source>half-pixel, whatever the offsets</source>
        <translation>오프셋과 상관없이 half-pixel</translation>
    </message>
    <message>
        <source>x = o (n - 1) / (m - 1), whatever scales and offsets</source>
        <translation>스케일과 오프셋과 상관없이 x = o (n - 1) / (m - 1)</translation>
    </message>
    <message>
        <source>floor for half up and for ceil, ceil for floor</source>
        <translation>절반 올림과 ceil 대신 floor, floor 대신 ceil</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>동률마다 다른 이웃</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>float32에서 1 / Scale을 곱해 계산한 좌표</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>주어진 스케일 대신 출력 크기 / 입력 크기</translation>
    </message>
    <message>
        <source>an output axis of length one reads its first element</source>
        <translation>길이 1의 출력 축이 첫 요소를 읽음</translation>
    </message>
    <message>
        <source>sums are rounded half to even, not toward zero</source>
        <translation>합을 0 쪽으로 버리지 않고 절반을 짝수로 반올림</translation>
    </message>
    <message>
        <source>weights are rounded to FLOAT16</source>
        <translation>가중치를 FLOAT16으로 반올림</translation>
    </message>
    <message>
        <source>coordinates are clamped one element short of the end</source>
        <translation>좌표를 끝보다 한 요소 앞에서 클램프함</translation>
    </message>
    <message>
        <source>coordinates are not clamped: outside, weights are negative</source>
        <translation>좌표를 클램프하지 않아 밖에서 가중치가 음수임</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 is added, too: NaN and infinities leak from it</source>
        <translation>가중치 0인 이웃도 더해 NaN과 무한대가 새어 나옴</translation>
    </message>
    <message>
        <source>the filter is on for off, or off for on</source>
        <translation>필터를 끌 곳에서 켜거나 켤 곳에서 끔</translation>
    </message>
    <message>
        <source>the filter is a stretched triangle for halving, or the reverse</source>
        <translation>절반으로 줄이는 필터 대신 늘린 삼각형이거나, 그 반대입니다</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>linear 대신 nearest, 또는 그 반대</translation>
    </message>
    <message>
        <source>the output&apos;s last row is not written</source>
        <translation>출력의 마지막 행을 쓰지 않음</translation>
    </message>
    <message>
        <source>the gradient is resized, not added to what it came from</source>
        <translation>그래디언트를 온 곳에 더하지 않고 크기를 바꿈</translation>
    </message>
    <message>
        <source>InputPixelOffsets is taken for the forward input&apos;s, not its output&apos;s</source>
        <translation>InputPixelOffsets를 순방향 출력이 아니라 순방향 입력의 것으로 씁니다</translation>
    </message>
    <message>
        <source>every seventh element has its lowest bits inverted</source>
        <translation>일곱째 요소마다 낮은 비트가 뒤집힘</translation>
    </message>
    <message>
        <source>every operator</source>
        <translation>모든 연산자</translation>
    </message>
    <message>
        <source>depth and space operators</source>
        <translation>depth와 space 연산자</translation>
    </message>
    <message>
        <source>resamplings and their gradients</source>
        <translation>리샘플링과 그 그래디언트</translation>
    </message>
    <message>
        <source>nearest neighbour</source>
        <translation>최근접 이웃</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>선형 보간</translation>
    </message>
    <message>
        <source>linear interpolation of integers</source>
        <translation>정수의 선형 보간</translation>
    </message>
    <message>
        <source>linear RESAMPLE3</source>
        <translation>선형 RESAMPLE3</translation>
    </message>
    <message>
        <source>linear RESAMPLE3, antialiased</source>
        <translation>안티앨리어싱을 쓰는 선형 RESAMPLE3</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>그래디언트</translation>
    </message>
    <message>
        <source>tensors of two dimensions and more</source>
        <translation>2차원 이상의 텐서</translation>
    </message>
    <message>
        <source>tensors of three channels and more</source>
        <translation>채널이 셋 이상인 텐서</translation>
    </message>
    <message>
        <source>tensors of four dimensions</source>
        <translation>4차원 텐서</translation>
    </message>
    <message>
        <source>this mistake is one of %1</source>
        <translation>이 실수가 해당하는 것: %1</translation>
    </message>
    <message>
        <source>%1 has no order</source>
        <translation>%1에는 순서가 없습니다</translation>
    </message>
    <message>
        <source>%1 has no blocks</source>
        <translation>%1에는 블록이 없습니다</translation>
    </message>
    <message>
        <source>the input&apos;s memory is smaller than its packed elements</source>
        <translation>입력의 메모리가 빈틈없는 요소보다 작습니다</translation>
    </message>
    <message>
        <source>there is one axis</source>
        <translation>축이 하나입니다</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>일부러 틀림: %1</translation>
    </message>
    <message>
        <source>sums are rounded down, not toward zero</source>
        <translation>합을 0 쪽이 아니라 내림합니다</translation>
    </message>
    <message>
        <source>weights are rounded to parts of 256</source>
        <translation>가중치를 256분의 몇으로 반올림합니다</translation>
    </message>
    <message>
        <source>cubic for linear: a = -0.75, four elements</source>
        <translation>선형 대신 3차: a = -0.75, 요소 네 개</translation>
    </message>
    <message>
        <source>the output&apos;s last column holds zeros</source>
        <translation>출력의 마지막 열에는 0이 들어 있습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not made after %3; two mistakes stand in the order in which they are made, one of the input, the map, the sums and the output each</source>
        <translation>“%1”: %2은(는) %3 뒤에 오지 않습니다. 두 실수는 저지르는 순서대로, 입력·매핑·합·출력마다 하나씩 씁니다</translation>
    </message>
    <message>
        <source>every value is inverted</source>
        <translation>모든 값이 반전됩니다</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1: 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1: 없는 파일입니다</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1: 파일이 아니라 폴더입니다</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1: 일반 파일이 아닙니다</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1: 열 수 없습니다: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>폴더입니다</translation>
    </message>
    <message>
        <source>%1 cannot be opened for writing: %2</source>
        <translation>%1: 쓰기 위해 열 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1은(는) 이미 있습니다</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2</source>
        <translation>%1: 바꿀 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 has no elements: one of its sizes is 0</source>
        <translation>%1: 요소가 없습니다. 크기 가운데 하나가 0입니다</translation>
    </message>
    <message>
        <source>%1 is too short: its header announces %2 bytes of data, %3 are there</source>
        <translation>%1: 너무 짧습니다. 헤더는 요소 %2바이트를 알리지만 %3바이트가 있습니다</translation>
    </message>
    <message>
        <source>more than 2^64</source>
        <translation>2^64 초과</translation>
    </message>
    <message>
        <source>%1 has more than 2^32 − 1 elements</source>
        <translation>%1: 요소가 2^32 − 1개보다 많습니다</translation>
    </message>
    <message>
        <source>%1 is too long: %2 bytes follow the last element, at most %3 may</source>
        <translation>%1: 너무 깁니다. 마지막 요소 뒤에 %2바이트가 있는데, %3바이트까지 됩니다</translation>
    </message>
    <message>
        <source>%1 ends inside its .npy header</source>
        <translation>%1: .npy 헤더 안에서 끝납니다</translation>
    </message>
    <message>
        <source>%1 has more than %2 dimensions</source>
        <translation>%1: 차원이 %2개보다 많습니다</translation>
    </message>
    <message>
        <source>%1 holds elements of type %2, which is not supported; floats of 16 to 64 and integers of 8 to 64 bits are</source>
        <translation>%1: 요소 형식 %2은(는) 지원하지 않습니다. 16~64비트 실수와 8~64비트 정수를 지원합니다</translation>
    </message>
    <message>
        <source>%1 is not a .npy file: it does not begin with \x93NUMPY and a version</source>
        <translation>%1: .npy 파일이 아닙니다. \x93NUMPY와 버전으로 시작하지 않습니다</translation>
    </message>
    <message>
        <source>%1 is a .npy file of version %2; 1 to 3 are supported</source>
        <translation>%1: 버전 %2의 .npy 파일입니다. 1에서 3까지 지원합니다</translation>
    </message>
    <message>
        <source>%1 holds structures (a list of named fields), which is not supported; save each field alone</source>
        <translation>%1: 구조체(이름 있는 필드의 목록)는 지원하지 않습니다. 필드를 따로 저장하세요</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2</source>
        <translation>%1은(는) 만들 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 holds no arrays: no member of it ends in .npy</source>
        <translation>%1: 배열이 없습니다. .npy로 끝나는 멤버가 없습니다</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays: %3; expected the name of one of them, as in %4</source>
        <translation>%1에 배열이 %2개 있습니다: %3. 올바른 값: %4처럼 그중 하나의 이름</translation>
    </message>
    <message>
        <source>%1 holds no array &quot;%2&quot;; it holds %3</source>
        <translation>%1: 배열 “%2”이(가) 없습니다. 있는 배열: %3</translation>
    </message>
    <message>
        <source>%1 is no .npz, and its array has no name; expected the file&apos;s alone</source>
        <translation>%1: .npz가 아니어서 배열에 이름이 없습니다. 올바른 값: 파일 이름만</translation>
    </message>
    <message>
        <source>%1 cannot be written into an .npz, which is written whole; expected %2</source>
        <translation>%1: .npz 안에 쓸 수 없습니다. .npz는 통째로 씁니다. 올바른 값: %2</translation>
    </message>
    <message>
        <source>%1 has a damaged .npy header: its entry &apos;%2&apos; is missing or wrong</source>
        <translation>%1: .npy 헤더가 손상되었습니다. 항목 ‘%2’이(가) 없거나 잘못되었습니다</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>another program cannot be started: %1</source>
        <translation>다른 프로그램을 시작할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1을(를) 시작할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>종료 코드 %1</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>시그널 %1 (%2)</translation>
    </message>
    <message>
        <source>another program cannot be waited for: %1</source>
        <translation>다른 프로그램을 기다릴 수 없습니다: %1</translation>
    </message>
    <message>
        <source>it wrote more than 1 MiB before it had read what was sent</source>
        <translation>보낸 것을 읽기 전에 1 MiB를 넘게 썼습니다</translation>
    </message>
    <message>
        <source>it wrote a line of more than 1 MiB</source>
        <translation>1 MiB보다 긴 줄을 썼습니다</translation>
    </message>
    <message>
        <source>%1 is no field of an engine file</source>
        <translation>%1은(는) 엔진 파일의 필드가 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this format</source>
        <translation>%1 = %2은(는) 이 형식의 버전인 1이 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a name of letters, digits, -, _, . and +</source>
        <translation>%1 = %2은(는) 글자, 숫자, -, _, ., +로 된 이름이 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is the name of an engine of this program; choose another</source>
        <translation>%1 = %2은(는) 이 프로그램의 엔진 이름입니다. 다른 이름을 쓰세요</translation>
    </message>
    <message>
        <source>%1 = %2 is not exec:…, serve:…, lib:…, shader:… followed by a command or a path</source>
        <translation>%1 = %2은(는) 뒤에 명령이나 경로가 오는 exec:…, serve:…, lib:…, shader:…가 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a number of seconds, more than 0 and at most 86400</source>
        <translation>%1 = %2은(는) 0보다 크고 86400 이하인 초 수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 is no name of a variable</source>
        <translation>%1은(는) 변수 이름이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is no engine file: it has more than 1 MiB</source>
        <translation>%1은(는) 엔진 파일이 아닙니다. 1 MiB보다 큽니다</translation>
    </message>
    <message>
        <source>the input cannot be handed over: %1</source>
        <translation>입력을 넘겨줄 수 없습니다: %1</translation>
    </message>
    <message>
        <source>the case cannot be handed over: %1 cannot be written</source>
        <translation>케이스를 넘겨줄 수 없습니다: %1을(를) 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>it wrote no output</source>
        <translation>출력을 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>it wrote %1, not %2</source>
        <translation>%2이(가) 아니라 %1을(를) 썼습니다</translation>
    </message>
    <message>
        <source>its output</source>
        <translation>그 출력</translation>
    </message>
    <message>
        <source>the command of %1 has no {output}, the file that it writes; expected `exec:./mine {input} {output}`</source>
        <translation>%1의 명령에 출력 파일인 {output}이 없습니다. 올바른 값: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>a process for each run of %1</source>
        <translation>%1을(를) 실행할 때마다 프로세스 하나</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>이유를 말하지 않습니다</translation>
    </message>
    <message>
        <source>The program %1 is missing, in which libraries run; it lies beside tessera, or in libexec/tessera</source>
        <translation>라이브러리를 실행하는 프로그램 %1이(가) 없습니다. tessera 옆이나 libexec/tessera에 있어야 합니다</translation>
    </message>
    <message>
        <source>%1: names no file; expected `lib:./libmine.so` or `shader:mine.comp`</source>
        <translation>%1: 파일 이름이 없습니다. 올바른 값: `lib:./libmine.so`나 `shader:mine.comp`</translation>
    </message>
    <message>
        <source>it does not claim %1</source>
        <translation>%1은(는) 지원한다고 밝히지 않았습니다</translation>
    </message>
    <message>
        <source>the command of %1 has a quotation mark that is not closed</source>
        <translation>%1의 명령에 닫히지 않은 따옴표가 있습니다</translation>
    </message>
    <message>
        <source>%1 names no program; expected `exec:./mine {input} {output}`</source>
        <translation>%1에 프로그램 이름이 없습니다. 올바른 값: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>%1 is missing, or is no program that may be started</source>
        <translation>%1이(가) 없거나 시작할 수 있는 프로그램이 아닙니다</translation>
    </message>
    <message>
        <source>There is no program %1 in PATH</source>
        <translation>PATH에 %1 프로그램이 없습니다</translation>
    </message>
    <message>
        <source>no answer within the time limit of %1 s</source>
        <translation>제한 시간 %1초 안에 답이 없습니다</translation>
    </message>
    <message>
        <source>%1 takes no private folder: %2</source>
        <translation>%1에 개인 폴더를 만들 수 없습니다: %2</translation>
    </message>
    <message>
        <source>it ended before its greeting: %1</source>
        <translation>시작 메시지를 보내기 전에 끝났습니다: %1</translation>
    </message>
    <message>
        <source>it ended before its answer: %1</source>
        <translation>답하기 전에 끝났습니다: %1</translation>
    </message>
    <message>
        <source>a process that stays: %1</source>
        <translation>남아 있는 프로세스: %1</translation>
    </message>
    <message>
        <source>%1 does not start: %2</source>
        <translation>%1이(가) 시작되지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1은(는) 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1. To install it: %2</source>
        <translation>%1. 설치 방법: %2</translation>
    </message>
    <message>
        <source>it is not ready, and says no reason</source>
        <translation>준비되지 않았고 이유를 말하지 않습니다</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its greeting: %2</source>
        <translation>시작 메시지로 “%1”을(를) 썼습니다: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this conversation</source>
        <translation>%1 = %2은(는) 이 프로토콜의 버전인 1이 아닙니다</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its answer: %2</source>
        <translation>답으로 “%1”을(를) 썼습니다: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not the id of the request, %3</source>
        <translation>%1 = %2은(는) 요청의 id %3이(가) 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 comes without &quot;unsupported&quot; or &quot;error&quot;, which say why</source>
        <translation>%1 = %2에 이유를 말하는 “unsupported”나 “error”가 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is no time in seconds</source>
        <translation>%1 = %2은(는) 초 단위 시간이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is not an image that a %2 can hold</source>
        <translation>%1은(는) %2 파일에 저장할 수 있는 이미지가 아닙니다</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>How many elements of memory lie between neighbours on an axis.</source>
        <translation>한 축에서 이웃한 요소 사이의 메모리 요소 수.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>The number of elements on each axis, the slowest first.</source>
        <translation>각 축의 요소 수, 가장 느린 축부터.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>%1 = %2 is no verdict; expected PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID or MISSING</source>
        <translation>%1 = %2은(는) 판정이 아닙니다. 올바른 값: PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID 또는 MISSING</translation>
    </message>
    <message>
        <source>%1 = %2 writes no report of results that another run has as well</source>
        <translation>%1 = %2은(는) 다른 실행에도 있는 결과의 보고서를 쓰지 않습니다</translation>
    </message>
    <message>
        <source>%1: %2; expected what `tessera check --json` writes</source>
        <translation>%1: %2. 올바른 값: `tessera check --json`이 쓰는 것</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>there is no memory for %1 bytes: %2</source>
        <translation>%1바이트의 메모리가 없습니다: %2</translation>
    </message>
    <message>
        <source>it wrote between or after the elements of the output, at byte %1</source>
        <translation>출력 요소 사이나 뒤의 바이트 %1에 썼습니다</translation>
    </message>
    <message>
        <source>it wrote before the output</source>
        <translation>출력 앞에 썼습니다</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>출력의 끝 뒤에 썼습니다</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>불러올 수 없습니다: %1</translation>
    </message>
    <message>
        <source>it exports no %1, which tessera_engine.h declares</source>
        <translation>tessera_engine.h가 선언하는 %1을(를) 내보내지 않습니다</translation>
    </message>
    <message>
        <source>it was compiled for version %1 of tessera_engine.h, not %2</source>
        <translation>tessera_engine.h의 버전 %2이(가) 아니라 %1용으로 컴파일되었습니다</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>이유를 말하지 않습니다</translation>
    </message>
    <message>
        <source>it returned %1: %2</source>
        <translation>%1을(를) 반환했습니다: %2</translation>
    </message>
    <message>
        <source>it returned %1</source>
        <translation>%1을(를) 반환했습니다</translation>
    </message>
    <message>
        <source>%1 has more than 16 MiB</source>
        <translation>%1은(는) 16 MiB보다 큽니다</translation>
    </message>
    <message>
        <source>there is no program glslc in PATH, which compiles shaders. To install it: apt-get install glslc</source>
        <translation>셰이더를 컴파일하는 glslc 프로그램이 PATH에 없습니다. 설치 방법: apt-get install glslc</translation>
    </message>
    <message>
        <source>it does not compile: %1</source>
        <translation>컴파일되지 않습니다: %1</translation>
    </message>
    <message>
        <source>%1 is no SPIR-V</source>
        <translation>%1은(는) SPIR-V가 아닙니다</translation>
    </message>
    <message>
        <source>its source says so: unsupported = %1</source>
        <translation>소스에 그렇게 쓰여 있습니다: unsupported = %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no operator</source>
        <translation>“%1”은(는) 연산자가 아닙니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no data type; expected one such as FLOAT32</source>
        <translation>“%1”은(는) 데이터 형식이 아닙니다. 올바른 값: FLOAT32 같은 것</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of groups, operators, types and unsupported</source>
        <translation>“%1”은(는) groups, operators, types, unsupported에 없습니다</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1, which is no whole number from 1 to %2</source>
        <translation>그룹의 식이 %1인데, 1에서 %2까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no =</source>
        <translation>“%1”에 =가 없습니다</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1행: %2</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1 numbers; expected one, two or three</source>
        <translation>그룹의 식이 내는 수가 %1개입니다. 올바른 값: 하나, 둘 또는 셋</translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>nearest by %1</source>
        <translation>%1에 의한 최근접</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>동률마다 다른 이웃</translation>
    </message>
    <message>
        <source>coordinates in float64</source>
        <translation>float64로 계산한 좌표</translation>
    </message>
    <message>
        <source>coordinates by the exact ratio of the sizes</source>
        <translation>크기의 정확한 비율로 계산한 좌표</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>float32에서 1 / Scale을 곱해 계산한 좌표</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with input size / output size in float32</source>
        <translation>float32에서 입력 크기 / 출력 크기를 곱해 계산한 좌표</translation>
    </message>
    <message>
        <source>align_corners with the output size for Scale · input size</source>
        <translation>Scale · 입력 크기 대신 출력 크기를 쓴 align_corners</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>주어진 스케일 대신 출력 크기 / 입력 크기</translation>
    </message>
    <message>
        <source>coordinates clamped one element short of the end</source>
        <translation>끝보다 한 요소 앞에서 클램프한 좌표</translation>
    </message>
    <message>
        <source>an input that is 0 outside</source>
        <translation>바깥이 0인 입력</translation>
    </message>
    <message>
        <source>an input that wraps around at its ends</source>
        <translation>끝에서 반대쪽으로 이어지는 입력</translation>
    </message>
    <message>
        <source>coordinates that are not clamped: negative weights outside</source>
        <translation>클램프하지 않은 좌표: 바깥에서 음수 가중치</translation>
    </message>
    <message>
        <source>a filter whose taps outside are dropped</source>
        <translation>바깥 탭을 버린 필터</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <extracomment>A convention&apos;s name.</extracomment>
        <translation>%1 좌표</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>선형 보간</translation>
    </message>
    <message>
        <source>linear interpolation without the antialiasing filter</source>
        <translation>안티앨리어싱 필터 없는 선형 보간</translation>
    </message>
    <message>
        <source>the antialiasing filter HALVING</source>
        <translation>안티앨리어싱 필터 HALVING</translation>
    </message>
    <message>
        <source>the antialiasing filter TRIANGLE</source>
        <translation>안티앨리어싱 필터 TRIANGLE</translation>
    </message>
    <message>
        <source>an antialiasing filter whose taps outside are dropped</source>
        <translation>바깥 탭을 버린 안티앨리어싱 필터</translation>
    </message>
    <message>
        <source>weights rounded to FLOAT16</source>
        <translation>FLOAT16으로 반올림한 가중치</translation>
    </message>
    <message>
        <source>weights rounded to bfloat16</source>
        <translation>bfloat16으로 반올림한 가중치</translation>
    </message>
    <message>
        <source>weights in parts of %1</source>
        <translation>1/%1 단위의 가중치</translation>
    </message>
    <message>
        <source>%1 on the axes that are resized</source>
        <translation>크기가 바뀌는 축에서 %1</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its first element</source>
        <translation>첫 요소를 읽는 길이 1의 출력 축</translation>
    </message>
    <message>
        <source>an output axis of length one that reads the middle</source>
        <translation>가운데를 읽는 길이 1의 출력 축</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its last element</source>
        <translation>마지막 요소를 읽는 길이 1의 출력 축</translation>
    </message>
    <message>
        <source>OutputPixelOffset taken as 0</source>
        <translation>0으로 여긴 OutputPixelOffset</translation>
    </message>
    <message>
        <source>InputPixelOffset taken as 0</source>
        <translation>0으로 여긴 InputPixelOffset</translation>
    </message>
    <message>
        <source>OutputPixelOffset with the other sign</source>
        <translation>부호가 반대인 OutputPixelOffset</translation>
    </message>
    <message>
        <source>InputPixelOffset with the other sign</source>
        <translation>부호가 반대인 InputPixelOffset</translation>
    </message>
    <message>
        <source>both offsets with the other sign</source>
        <translation>부호가 반대인 두 오프셋</translation>
    </message>
    <message>
        <source>an output index that is one too high</source>
        <translation>1만큼 큰 출력 인덱스</translation>
    </message>
    <message>
        <source>an input index that is one too high</source>
        <translation>1만큼 큰 입력 인덱스</translation>
    </message>
    <message>
        <source>an output index that is one too low</source>
        <translation>1만큼 작은 출력 인덱스</translation>
    </message>
    <message>
        <source>an input index that is one too low</source>
        <translation>1만큼 작은 입력 인덱스</translation>
    </message>
    <message>
        <source>OutputPixelOffset subtracted after the division</source>
        <translation>나눗셈 뒤에 뺀 OutputPixelOffset</translation>
    </message>
    <message>
        <source>InputPixelOffset subtracted after the division</source>
        <translation>나눗셈 뒤에 뺀 InputPixelOffset</translation>
    </message>
    <message>
        <source>a multiplication with Scale for the division</source>
        <translation>나눗셈 대신 Scale을 곱함</translation>
    </message>
    <message>
        <source>weights t and 1 − t exchanged</source>
        <translation>서로 바뀐 가중치 t와 1 − t</translation>
    </message>
    <message>
        <source>both offsets exchanged</source>
        <translation>서로 바뀐 두 오프셋</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>What is done, and an axis.
----------
What is done to values, and the channels: &quot;times 2 on C 0&quot;.</extracomment>
        <translation>%2에서 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Classes of mistakes: what was done wrong, and what besides.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>none: A and B are what is meant, within the rounding of an interpolation</source>
        <translation>none: 보간의 반올림 범위에서 A와 B 모두 의도한 그대로</translation>
    </message>
    <message>
        <source>cannot show %1: %2 does the same here</source>
        <extracomment>A class of mistakes, and what it is not told from.</extracomment>
        <translation>%1을(를) 보일 수 없음: 여기서는 %2도 같은 결과를 냅니다</translation>
    </message>
    <message>
        <source>cannot show %1: H and W are alike, and may have been exchanged</source>
        <translation>%1을(를) 보일 수 없음: H와 W가 같아 서로 바뀌었을 수 있습니다</translation>
    </message>
    <message>
        <source>cannot show %1: the input has fewer than three channels</source>
        <translation>%1을(를) 보일 수 없음: 입력의 채널이 셋보다 적습니다</translation>
    </message>
    <message>
        <source>cannot show %1: the scales are output size / input size</source>
        <translation>%1을(를) 보일 수 없음: 스케일이 출력 크기 / 입력 크기입니다</translation>
    </message>
    <message>
        <source>nothing is wrong</source>
        <translation>틀린 것이 없음</translation>
    </message>
    <message>
        <source>one order of the channel&apos;s digits for the other</source>
        <translation>채널 자릿수의 한 순서를 다른 순서로 읽음</translation>
    </message>
    <message>
        <source>another permutation of the same digits, the inverse operator, another block</source>
        <translation>같은 자릿수의 다른 순열, 역연산자, 다른 블록</translation>
    </message>
    <message>
        <source>memory read or written as another layout</source>
        <translation>메모리를 다른 레이아웃으로 읽거나 씀</translation>
    </message>
    <message>
        <source>H and W exchanged, or an axis mirrored</source>
        <translation>H와 W가 바뀌거나 축이 뒤집힘</translation>
    </message>
    <message>
        <source>BGR for RGB</source>
        <translation>RGB 대신 BGR</translation>
    </message>
    <message>
        <source>another convention of where samples lie</source>
        <translation>샘플이 놓이는 위치의 다른 규약</translation>
    </message>
    <message>
        <source>another rule that rounds to the nearest element</source>
        <translation>가장 가까운 요소로 반올림하는 다른 규칙</translation>
    </message>
    <message>
        <source>another neighbour on a tie, or a coordinate of another precision</source>
        <translation>동률에서 다른 이웃, 또는 다른 정밀도의 좌표</translation>
    </message>
    <message>
        <source>the scale that is given for the ratio of sizes, or the reverse</source>
        <translation>크기의 비율 대신 주어진 스케일, 또는 그 반대</translation>
    </message>
    <message>
        <source>an axis of length one treated apart</source>
        <translation>길이 1인 축을 따로 다룸</translation>
    </message>
    <message>
        <source>sums rounded to an integer other than toward zero</source>
        <translation>0 쪽으로 버리지 않고 다르게 정수로 반올림한 합</translation>
    </message>
    <message>
        <source>weights or sums in half precision or fixed point</source>
        <translation>반정밀도나 고정소수점의 가중치 또는 합</translation>
    </message>
    <message>
        <source>another treatment of what lies outside, or has weight 0</source>
        <translation>바깥에 있거나 가중치가 0인 것을 다르게 다룸</translation>
    </message>
    <message>
        <source>the filter on for off, the other filter, or its outside dropped</source>
        <translation>필터를 끌 곳에서 켬, 다른 필터, 또는 필터의 바깥을 버림</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>linear 대신 nearest, 또는 그 반대</translation>
    </message>
    <message>
        <source>elements that were never written</source>
        <translation>한 번도 쓰이지 않은 요소</translation>
    </message>
    <message>
        <source>a forward map for the gradient, or its two offsets exchanged</source>
        <translation>그래디언트 대신 순방향 매핑, 또는 서로 바뀐 두 오프셋</translation>
    </message>
    <message>
        <source>nothing on this list explains it</source>
        <translation>이 목록의 어떤 것도 설명하지 못함</translation>
    </message>
    <message>
        <source>%1; or: %2</source>
        <extracomment>What one class of mistakes is, and another.</extracomment>
        <translation>%1; 또는: %2</translation>
    </message>
    <message>
        <source>%1: %2 is what is meant</source>
        <extracomment>The class of mistakes; the output.</extracomment>
        <translation>%1: %2은(는) 의도한 그대로</translation>
    </message>
    <message>
        <source>%1: nothing that is known gives %2</source>
        <translation>%1: %2을(를) 만드는 것으로 알려진 것이 없음</translation>
    </message>
    <message>
        <source>%1 other mistake would give the same here</source>
        <translation>그 밖에 %1가지 실수도 여기서는 같은 결과</translation>
    </message>
    <message>
        <source>%1 other mistakes would give the same here</source>
        <translation>그 밖에 %1가지 실수도 여기서는 같은 결과</translation>
    </message>
    <message>
        <source>So few elements of so few values may agree by chance: it is the likeliest name, and no more.</source>
        <translation>이렇게 적은 요소와 값은 우연히 일치할 수 있습니다. 가장 그럴듯한 이름일 뿐입니다.</translation>
    </message>
    <message>
        <source>%1 has the sizes %2, and %3 are meant.</source>
        <translation>%1의 크기는 %2(이)고, 의도한 크기는 %3입니다.</translation>
    </message>
    <message>
        <source>%1 holds the input&apos;s values in another order: sorted they are identical.</source>
        <translation>%1에는 입력의 값이 다른 순서로 들어 있습니다. 정렬하면 같습니다.</translation>
    </message>
    <message>
        <source>%1 is what is meant.</source>
        <translation>%1은(는) 의도한 그대로입니다.</translation>
    </message>
    <message>
        <source>an output that was never written</source>
        <translation>한 번도 쓰이지 않은 출력</translation>
    </message>
    <message>
        <source>This data cannot tell it from %1.</source>
        <extracomment>Other mistakes: a list.</extracomment>
        <translation>이 데이터로는 다음과 구별할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>This case tells them apart: %1</source>
        <translation>이 케이스가 구별합니다: %1</translation>
    </message>
    <message>
        <source>This case tells some of them apart: %1</source>
        <translation>이 케이스가 그중 일부를 구별합니다: %1</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1, or comes near it.</source>
        <translation>%1을(를) 만들거나 그에 가까운 것으로 알려진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 explains all, which chance does as well.</source>
        <translation>%1을(를) 만드는 것으로 알려진 것이 없습니다. 다음이 모두 설명하지만 우연도 그렇습니다: %2.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; the right result is nearest.</source>
        <translation>%1을(를) 만드는 것으로 알려진 것이 없습니다. 가장 가까운 것은 옳은 결과입니다.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 comes nearest.</source>
        <translation>%1을(를) 만드는 것으로 알려진 것이 없습니다. 가장 가까운 것: %2.</translation>
    </message>
    <message>
        <source>coordinates computed in another precision</source>
        <translation>다른 정밀도로 계산한 좌표</translation>
    </message>
    <message>
        <source>the other neighbour at %1 of %2 coordinates that are ties</source>
        <translation>동률인 좌표 %2개 중 %1개에서 다른 이웃</translation>
    </message>
    <message>
        <source>the meant operator</source>
        <translation>의도한 연산자</translation>
    </message>
    <message>
        <source>%1, without writing %2,</source>
        <extracomment>What gives an output, but for a region of it: the words stand in the middle of a sentence.</extracomment>
        <translation>%1, 쓰지 않은 부분: %2</translation>
    </message>
    <message>
        <source>%1 was never written, as it seems.</source>
        <translation>%1은(는) 한 번도 쓰이지 않은 듯합니다.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2.</source>
        <translation>요소 %1개의 값이 모두 %2입니다.</translation>
    </message>
    <message>
        <source>The engine was asked %1: it gave nothing: %2</source>
        <extracomment>A case; why the engine did not run it.</extracomment>
        <translation>엔진에 %1을(를) 물었지만 아무것도 내놓지 않았습니다: %2</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names none explains what it gave, and another mistake is likelier.</source>
        <translation>엔진에 %1을(를) 물었습니다. 이름 %2개 중 답을 설명하는 것이 없으며, 다른 실수일 가능성이 큽니다.</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth fastest</source>
        <translation>채널 순서 %1: 블록의 행을 열로 읽고 깊이가 가장 빠름</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth slowest</source>
        <translation>채널 순서 %1: 블록의 행을 열로 읽고 깊이가 가장 느림</translation>
    </message>
    <message>
        <source>the channel order %1</source>
        <translation>채널 순서 %1</translation>
    </message>
    <message>
        <source>the inverse operator, %1</source>
        <translation>역연산자 %1</translation>
    </message>
    <message>
        <source>sums in FLOAT16</source>
        <translation>FLOAT16 합</translation>
    </message>
    <message>
        <source>sums in half precision or fixed point</source>
        <translation>반정밀도나 고정소수점의 합</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 that is added all the same</source>
        <translation>가중치가 0인데도 더한 이웃</translation>
    </message>
    <message>
        <source>sums that are rounded half to even</source>
        <translation>절반을 짝수로 반올림한 합</translation>
    </message>
    <message>
        <source>sums that are rounded half up</source>
        <translation>절반을 올려 반올림한 합</translation>
    </message>
    <message>
        <source>sums that are rounded half away from zero</source>
        <translation>절반을 0에서 먼 쪽으로 반올림한 합</translation>
    </message>
    <message>
        <source>sums that are rounded half down</source>
        <translation>절반을 내려 반올림한 합</translation>
    </message>
    <message>
        <source>sums that are rounded down</source>
        <translation>내림한 합</translation>
    </message>
    <message>
        <source>sums that are rounded up</source>
        <translation>올림한 합</translation>
    </message>
    <message>
        <source>scales and offsets of H and W exchanged</source>
        <translation>H와 W의 스케일과 오프셋이 바뀜</translation>
    </message>
    <message>
        <source>%1 on %2 alone</source>
        <extracomment>What is done, and an axis.
----------
A mistake, and the part that has it: &quot;weights in parts of 256 on C 1 alone&quot;.</extracomment>
        <translation>%2에서만 %1</translation>
    </message>
    <message>
        <source>a resize of the gradient: its elements are not added to what they came from</source>
        <translation>그래디언트의 크기 변경: 요소를 원래 자리에 더하지 않음</translation>
    </message>
    <message>
        <source>the first batch entry</source>
        <translation>첫 배치 항목</translation>
    </message>
    <message>
        <source>the last batch entry</source>
        <translation>마지막 배치 항목</translation>
    </message>
    <message>
        <source>the first %1 batch entries</source>
        <translation>처음 배치 항목 %1개</translation>
    </message>
    <message>
        <source>the last %1 batch entries</source>
        <translation>마지막 배치 항목 %1개</translation>
    </message>
    <message>
        <source>the first channel</source>
        <translation>첫 채널</translation>
    </message>
    <message>
        <source>the last channel</source>
        <translation>마지막 채널</translation>
    </message>
    <message>
        <source>the first %1 channels</source>
        <translation>처음 채널 %1개</translation>
    </message>
    <message>
        <source>the last %1 channels</source>
        <translation>마지막 채널 %1개</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>첫 행</translation>
    </message>
    <message>
        <source>the last row</source>
        <translation>마지막 행</translation>
    </message>
    <message>
        <source>the first %1 rows</source>
        <translation>처음 행 %1개</translation>
    </message>
    <message>
        <source>the last %1 rows</source>
        <translation>마지막 행 %1개</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>첫 열</translation>
    </message>
    <message>
        <source>the last column</source>
        <translation>마지막 열</translation>
    </message>
    <message>
        <source>the first %1 columns</source>
        <translation>처음 열 %1개</translation>
    </message>
    <message>
        <source>the last %1 columns</source>
        <translation>마지막 열 %1개</translation>
    </message>
    <message>
        <source>the last %1 elements</source>
        <translation>마지막 요소 %1개</translation>
    </message>
    <message>
        <source>%1 with nearest_mode=%2</source>
        <extracomment>What a framework calls a convention, and ONNX&apos;s name of a rule.</extracomment>
        <translation>%1(nearest_mode=%2)</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and Reshape; PyTorch&apos;s pixel_unshuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH.</source>
        <translation>ONNX의 SpaceToDepth에는 mode가 없고 DEPTH_COLUMN_ROW입니다. Reshape, Transpose, Reshape로 쓰세요. PyTorch의 pixel_unshuffle과 OpenVINO의 depth_first는 COLUMN_ROW_DEPTH입니다.</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth, TensorFlow&apos;s space_to_depth and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW; PyTorch&apos;s pixel_unshuffle is not.</source>
        <translation>ONNX의 SpaceToDepth, TensorFlow의 space_to_depth, OpenVINO의 blocks_first는 DEPTH_COLUMN_ROW이고 PyTorch의 pixel_unshuffle은 아닙니다.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;CRD&apos; (ONNX DepthToSpace); PyTorch&apos;s pixel_shuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH, TensorFlow&apos;s depth_to_space is not.</source>
        <translation>mode=&apos;CRD&apos;로 내보내세요(ONNX DepthToSpace). PyTorch의 pixel_shuffle과 OpenVINO의 depth_first는 COLUMN_ROW_DEPTH이고 TensorFlow의 depth_to_space는 아닙니다.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;DCR&apos; (ONNX DepthToSpace); TensorFlow&apos;s depth_to_space and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW, PyTorch&apos;s pixel_shuffle is not.</source>
        <translation>mode=&apos;DCR&apos;로 내보내세요(ONNX DepthToSpace). TensorFlow의 depth_to_space와 OpenVINO의 blocks_first는 DEPTH_COLUMN_ROW이고 PyTorch의 pixel_shuffle은 아닙니다.</translation>
    </message>
    <message>
        <source>%1 with the offsets −0.5 and 0.5</source>
        <extracomment>A formula that has offsets in it.</extracomment>
        <translation>%1 (오프셋 −0.5와 0.5)</translation>
    </message>
    <message>
        <source>Ask for %1.</source>
        <extracomment>What frameworks call a convention: a list.</extracomment>
        <translation>다음을 요청하세요: %1.</translation>
    </message>
    <message>
        <source>No framework has a name for what is meant: compute %1.</source>
        <extracomment>A formula.</extracomment>
        <translation>의도한 것에 이름을 붙인 프레임워크가 없습니다. 다음을 계산하세요: %1.</translation>
    </message>
    <message>
        <source>%1 computes x in float32 with a division; --tolerance foreign accepts every other precision.</source>
        <translation>%1은(는) x를 float32에서 나눗셈으로 계산합니다. --tolerance foreign은 다른 정밀도를 모두 받아들입니다.</translation>
    </message>
    <message>
        <source>the first, %1, holds %2</source>
        <translation>첫 요소 %1의 값은 %2</translation>
    </message>
    <message>
        <source>the first that is not as meant, %1, holds %2</source>
        <translation>의도와 다른 첫 요소 %1의 값은 %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements</source>
        <translation>요소 %2개 중 %1개</translation>
    </message>
    <message>
        <source>the one element</source>
        <translation>유일한 요소</translation>
    </message>
    <message>
        <source>all %1 elements</source>
        <translation>요소 %1개 전부</translation>
    </message>
    <message>
        <source>the other %1 lies in %2</source>
        <translation>나머지 %1개의 위치: %2</translation>
    </message>
    <message>
        <source>the other %1 lie in %2</source>
        <translation>나머지 %1개의 위치: %2</translation>
    </message>
    <message>
        <source>It explains %1.</source>
        <translation>설명되는 범위: %1.</translation>
    </message>
    <message>
        <source>the first of the others, %1, holds %2</source>
        <translation>나머지 중 첫 요소 %1의 값은 %2</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>요소 1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>요소 %1개</translation>
    </message>
    <message>
        <source>Correct the order of the axes in the transpose.</source>
        <translation>전치에서 축의 순서를 고치세요.</translation>
    </message>
    <message>
        <source>Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format, or a Transpose to NCHW.</source>
        <translation>스트라이드를 넘기거나 먼저 변환하세요: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format 또는 NCHW로 Transpose.</translation>
    </message>
    <message>
        <source>Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.</source>
        <translation>여기서 크기는 (높이, 너비)입니다. OpenCV와 Pillow는 (너비, 높이)를 받습니다. 뒤집기와 전치를 확인하세요.</translation>
    </message>
    <message>
        <source>Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].</source>
        <translation>cv2.cvtColor(x, cv2.COLOR_BGR2RGB) 또는 x[:, [2, 1, 0]]로 변환하세요.</translation>
    </message>
    <message>
        <source>PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.</source>
        <translation>PyTorch: recompute_scale_factor=False이면 스케일이 유지됩니다. ONNX: sizes가 아니라 scales를, 또는 그 반대로 넘기세요.</translation>
    </message>
    <message>
        <source>Compute coordinates, weights and sums in float32 and round once at the end.</source>
        <translation>좌표, 가중치, 합을 float32로 계산하고 마지막에 한 번만 반올림하세요.</translation>
    </message>
    <message>
        <source>Clamp coordinates to [0, n - 1], n the input&apos;s length, before they are split into index and weight.</source>
        <translation>좌표를 인덱스와 가중치로 나누기 전에 [0, n - 1]로 클램프하세요(n은 입력의 길이).</translation>
    </message>
    <message>
        <source>Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 repeats the edge. DirectML&apos;s filter is HALVING; an older case file that names no AntialiasFilter meant TRIANGLE.</source>
        <translation>antialias를 의도대로 설정하세요: ONNX antialias, PyTorch antialias=, Pillow는 항상 필터를 씁니다. exclude_outside=0이면 가장자리를 반복합니다. DirectML의 필터는 HALVING입니다. AntialiasFilter가 없는 이전 케이스 파일은 TRIANGLE을 뜻했습니다.</translation>
    </message>
    <message>
        <source>Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.</source>
        <translation>모드를 의도대로 설정하세요: ONNX mode, PyTorch mode=, OpenCV interpolation=.</translation>
    </message>
    <message>
        <source>Check the number of threads or groups: round it up, and guard the last one.</source>
        <translation>스레드나 그룹의 수를 확인하세요. 올림하고 마지막 것에는 범위 검사를 넣으세요.</translation>
    </message>
    <message>
        <source>The gradient is the transpose of the forward map: add each element to all that it was read from.</source>
        <translation>그래디언트는 순방향 매핑의 전치입니다. 각 요소를 읽어 온 모든 곳에 더하세요.</translation>
    </message>
    <message>
        <source>The element at floor(x) weighs 1 − t, and the next one t = x − floor(x).</source>
        <translation>floor(x)의 요소는 가중치가 1 − t, 다음 요소는 t = x − floor(x)입니다.</translation>
    </message>
    <message>
        <source>Check how a channel&apos;s index is made: it is off by one.</source>
        <translation>채널 인덱스를 만드는 방법을 확인하세요. 1만큼 어긋나 있습니다.</translation>
    </message>
    <message>
        <source>Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add them; where that is wanted, keep NaN and infinities out of the input.</source>
        <translation>가중치가 0인 이웃은 빼세요. 0·NaN과 0·∞는 NaN입니다. PyTorch, ONNX Runtime, OpenCV는 더합니다. 그것을 원하면 입력에 NaN과 무한대를 넣지 마세요.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>그 밖에 %1개</translation>
    </message>
    <message>
        <source>%1 would make it %2</source>
        <translation>%1: 값이 %2이(가) 됨</translation>
    </message>
    <message>
        <source>right is %1</source>
        <translation>옳은 값은 %1</translation>
    </message>
    <message>
        <source>Its element %1: %2.</source>
        <extracomment>An element, and what it holds by each mistake: a list.</extracomment>
        <translation>그 요소 %1: %2.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>What is wrong with sizes or scales, and another mistake.</extracomment>
        <translation>%1, 그리고 %2</translation>
    </message>
    <message>
        <source>an input that is read as packed, whatever its strides</source>
        <translation>스트라이드와 상관없이 빈틈없는 것처럼 읽은 입력</translation>
    </message>
    <message>
        <source>%1 by a given factor</source>
        <translation>주어진 배율의 %1</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>%1 with BlockSize %2 and Order %3</source>
        <extracomment>An operator, and two of its fields.</extracomment>
        <translation>BlockSize %2, Order %3인 %1</translation>
    </message>
    <message>
        <source>linear interpolation at half_pixel coordinates</source>
        <translation>half_pixel 좌표의 선형 보간</translation>
    </message>
    <message>
        <source>nearest by %1 at half_pixel coordinates</source>
        <translation>half_pixel 좌표에서 %1에 의한 최근접</translation>
    </message>
    <message>
        <source>output sizes with H and W exchanged</source>
        <translation>H와 W가 바뀐 출력 크기</translation>
    </message>
    <message>
        <source>the scale made of sizes</source>
        <translation>크기로 만든 스케일</translation>
    </message>
    <message>
        <source>the right result, transposed: %1</source>
        <translation>옳은 결과를 전치한 것: %1</translation>
    </message>
    <message>
        <source>the rearrangement %1</source>
        <translation>재배열 %1</translation>
    </message>
    <message>
        <source>align_corners coordinates inside the crop</source>
        <translation>잘라 낸 영역 안의 align_corners 좌표</translation>
    </message>
    <message>
        <source>half_pixel coordinates inside the crop</source>
        <translation>잘라 낸 영역 안의 half_pixel 좌표</translation>
    </message>
    <message>
        <source>the shape of %1 with the axes of %2</source>
        <translation>%1의 형태에 %2의 축 순서를 쓴 것</translation>
    </message>
    <message>
        <source>the axes of %1 turned round: their inverse</source>
        <translation>%1 축 순서의 역순열</translation>
    </message>
    <message>
        <source>%1 by %2 and back by %3, in blocks of %4</source>
        <translation>%1을(를) %2 순서로, 되돌릴 때는 %3 순서로, 블록 %4</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%2 앞에서 %1</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%2 뒤에서 %1</translation>
    </message>
    <message>
        <source>%1 before %2, and %3 after it</source>
        <translation>%2 앞에서 %1, 그 뒤에서 %3</translation>
    </message>
    <message>
        <source>a tensor that is read as (%1) and transposed by (%2)</source>
        <translation>(%1)로 읽고 (%2)로 전치한 텐서</translation>
    </message>
    <message>
        <source>These are two mistakes: the first alone explains %1 of them, the second alone %2.</source>
        <extracomment>After the evidence for both: counts of elements.</extracomment>
        <translation>두 가지 실수입니다. 첫째만으로는 그중 %1개, 둘째만으로는 %2개가 설명됩니다.</translation>
    </message>
    <message>
        <source>the gradient of linear interpolation at half_pixel coordinates</source>
        <translation>half_pixel 좌표의 선형 보간의 그래디언트</translation>
    </message>
    <message>
        <source>the gradient of nearest at half_pixel coordinates</source>
        <translation>half_pixel 좌표의 최근접의 그래디언트</translation>
    </message>
    <message>
        <source>another output length</source>
        <translation>다른 출력 길이</translation>
    </message>
    <message>
        <source>Meant is %1.</source>
        <extracomment>Coordinates of axes: &quot;x = 4/3·o on H; x = 12/7·o on W&quot;.</extracomment>
        <translation>의도한 것은 %1입니다.</translation>
    </message>
    <message>
        <source>a division of 0 by 0 on an axis of length one</source>
        <translation>길이가 1인 축에서 0을 0으로 나눔</translation>
    </message>
    <message>
        <source>Every element of %1 is NaN, and no element of the input is.</source>
        <translation>%1의 모든 요소가 NaN이며, 입력에는 NaN이 없습니다.</translation>
    </message>
    <message>
        <source>H or W has length one: (n − 1) / (m − 1) is 0 / 0 there, where corners are aligned.</source>
        <translation>H 또는 W의 길이가 1입니다. 모서리를 맞추면 (n − 1) / (m − 1)이 0 / 0이 됩니다.</translation>
    </message>
    <message>
        <source>a scale of %1 for %2</source>
        <translation>%2 대신 스케일 %1</translation>
    </message>
    <message>
        <source>%1 (the slope is %2)</source>
        <extracomment>A line, and a formula of its slope.</extracomment>
        <translation>%1(기울기는 %2)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1에서 %2 사이</translation>
    </message>
    <message>
        <source>the coordinates %1</source>
        <translation>좌표 %1</translation>
    </message>
    <message>
        <source>a gradient that is divided by the scale, a mean for a sum</source>
        <translation>스케일로 나눈 그래디언트(합 대신 평균)</translation>
    </message>
    <message>
        <source>a gradient whose weights are made to sum to 1, a mean for a sum</source>
        <translation>가중치의 합을 1로 맞춘 그래디언트(합 대신 평균)</translation>
    </message>
    <message>
        <source>sums that are cut off toward zero</source>
        <translation>소수점 아래를 0 쪽으로 버린 합</translation>
    </message>
    <message>
        <source>%1 after each axis, W first</source>
        <extracomment>How sums are rounded.</extracomment>
        <translation>축마다(W 먼저) %1</translation>
    </message>
    <message>
        <source>%1 after each axis, H first</source>
        <translation>축마다(H 먼저) %1</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends</source>
        <translation>끝에서 반사되는 입력</translation>
    </message>
    <message>
        <source>coordinates that are not clamped below 0: a negative weight at the first element</source>
        <translation>0 아래에서 클램프하지 않은 좌표: 첫 요소에서 음수 가중치</translation>
    </message>
    <message>
        <source>coordinates that are not clamped beyond the last element: a negative weight there</source>
        <translation>마지막 요소 뒤에서 클램프하지 않은 좌표: 그곳에서 음수 가중치</translation>
    </message>
    <message>
        <source>an index that is clamped, with the weights of the coordinate that is not</source>
        <translation>인덱스만 클램프하고 가중치는 클램프하지 않은 좌표의 것을 씀</translation>
    </message>
    <message>
        <source>coordinates computed in FLOAT16</source>
        <translation>FLOAT16으로 계산한 좌표</translation>
    </message>
    <message>
        <source>coordinates rounded to FLOAT16</source>
        <translation>FLOAT16으로 반올림한 좌표</translation>
    </message>
    <message>
        <source>coordinates in steps of 1/%1</source>
        <translation>1/%1 간격의 좌표</translation>
    </message>
    <message>
        <source>weights cut off to parts of %1</source>
        <translation>1/%1 단위로 버린 가중치</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too high</source>
        <translation>입력 픽셀 반 개만큼 큰 좌표</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too low</source>
        <translation>입력 픽셀 반 개만큼 작은 좌표</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too high</source>
        <translation>입력 픽셀 한 개만큼 큰 좌표</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too low</source>
        <translation>입력 픽셀 한 개만큼 작은 좌표</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too high</source>
        <translation>출력 픽셀 반 개만큼 큰 좌표</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too low</source>
        <translation>출력 픽셀 반 개만큼 작은 좌표</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What one class of mistakes is, and another that was made at the same time.</extracomment>
        <translation>%1; 그리고: %2</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends, the edge twice</source>
        <translation>양 끝에서 가장자리를 두 번 세며 반사되는 입력</translation>
    </message>
    <message>
        <source>a reshape of the right result</source>
        <translation>옳은 결과의 reshape</translation>
    </message>
    <message>
        <source>a reshape of the input</source>
        <translation>입력의 reshape</translation>
    </message>
    <message>
        <source>All %1 elements stand in the right order of memory, under the shape %2.</source>
        <extracomment>A number of elements; sizes.</extracomment>
        <translation>%1개의 원소가 모두 메모리에서 옳은 순서로 있으며, 형태는 %2입니다.</translation>
    </message>
    <message>
        <source>Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a reshape does not.</source>
        <translation>크기 %1을(를) 주면 아무것도 움직이지 않습니다. 다른 축 순서를 원하면 전치하세요. reshape는 전치하지 않습니다.</translation>
    </message>
    <message>
        <source>coordinates computed in bfloat16</source>
        <translation>bfloat16으로 계산한 좌표</translation>
    </message>
    <message>
        <source>coordinates rounded to bfloat16</source>
        <translation>bfloat16으로 반올림한 좌표</translation>
    </message>
    <message>
        <source>the right result on another scale, by a curve, or cut off</source>
        <translation>다른 배율이나 곡선을 거치거나 잘린 올바른 결과</translation>
    </message>
    <message>
        <source>All of them lie in %1.</source>
        <extracomment>A part of a tensor: &quot;H 14&quot;.</extracomment>
        <translation>모두 %1에 있습니다.</translation>
    </message>
    <message>
        <source>All of them lie in %1, which holds the right values %2.</source>
        <translation>모두 %1에 있으며, 그곳의 값은 올바른 값에서 %2 것입니다.</translation>
    </message>
    <message>
        <source>the scales of H and W exchanged</source>
        <translation>H와 W의 스케일이 바뀜</translation>
    </message>
    <message>
        <source>memory with rows in a pitch of %1 that is read in one of %2</source>
        <translation>행 간격이 %1인데 %2 간격으로 읽은 메모리</translation>
    </message>
    <message>
        <source>a reshape of the input without the transposition</source>
        <translation>전치 없이 reshape만 한 입력</translation>
    </message>
    <message>
        <source>a product with all weights of an axis, 0 · NaN over the whole plane</source>
        <translation>축의 모든 가중치와의 곱(평면 전체에 0 · NaN)</translation>
    </message>
    <message>
        <source>a product with all weights of H, 0 · NaN over whole columns</source>
        <translation>H의 모든 가중치와의 곱(열 전체에 0 · NaN)</translation>
    </message>
    <message>
        <source>a product with all weights of W, 0 · NaN over whole rows</source>
        <translation>W의 모든 가중치와의 곱(행 전체에 0 · NaN)</translation>
    </message>
    <message>
        <source>a gradient whose terms overwrite each other: the last is left</source>
        <translation>항이 서로 덮어써서 마지막 항만 남은 그래디언트</translation>
    </message>
    <message>
        <source>a gradient of which only the first term is kept</source>
        <translation>첫 항만 남긴 그래디언트</translation>
    </message>
    <message>
        <source>a gradient that drops the second neighbour&apos;s terms</source>
        <translation>둘째 이웃의 항을 뺀 그래디언트</translation>
    </message>
    <message>
        <source>a gradient that drops the first neighbour&apos;s terms</source>
        <translation>첫째 이웃의 항을 뺀 그래디언트</translation>
    </message>
    <message>
        <source>Memory that nobody wrote may hold it; or NaN comes from 0 / 0, ∞ − ∞ or 0 · ∞: look at divisors that may be 0.</source>
        <translation>아무도 쓰지 않은 메모리가 이렇게 채워져 있을 수 있습니다. 또는 NaN은 0 / 0, ∞ − ∞, 0 · ∞에서 생깁니다. 0이 될 수 있는 나누는 수를 확인하십시오.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is input %3.</source>
        <translation>요소 %1개의 값이 모두 %2(이)며, 이는 입력 %3의 값입니다.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is the mean of the input.</source>
        <translation>요소 %1개의 값이 모두 %2(이)며, 이는 입력의 평균입니다.</translation>
    </message>
    <message>
        <source>interpolated in linear light (sRGB)</source>
        <translation>선형 광에서 보간한 (sRGB)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.2)</source>
        <translation>선형 광에서 보간한 (감마 2.2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2)</source>
        <translation>선형 광에서 보간한 (감마 2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.4)</source>
        <translation>선형 광에서 보간한 (감마 2.4)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 1.8)</source>
        <translation>선형 광에서 보간한 (감마 1.8)</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB)</source>
        <translation>선형 광으로 디코딩한 (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve</source>
        <translation>sRGB 곡선으로 인코딩한</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB) before</source>
        <translation>먼저 선형 광으로 디코딩한 (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve before</source>
        <translation>먼저 sRGB 곡선으로 인코딩한</translation>
    </message>
    <message>
        <source>raised to the power 2.2</source>
        <translation>2.2제곱한</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2</source>
        <translation>1/2.2제곱한</translation>
    </message>
    <message>
        <source>raised to the power 2</source>
        <translation>2제곱한</translation>
    </message>
    <message>
        <source>raised to the power 1/2</source>
        <translation>1/2제곱한</translation>
    </message>
    <message>
        <source>raised to the power 2.2 before</source>
        <translation>먼저 2.2제곱한</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2 before</source>
        <translation>먼저 1/2.2제곱한</translation>
    </message>
    <message>
        <source>of an input clipped to 0 … 1</source>
        <translation>0 … 1로 자른 입력의</translation>
    </message>
    <message>
        <source>of an input without negative values</source>
        <translation>음수가 없는 입력의</translation>
    </message>
    <message>
        <source>of an input cut to whole numbers</source>
        <translation>정수로 버린 입력의</translation>
    </message>
    <message>
        <source>of an input rounded to whole numbers</source>
        <translation>정수로 반올림한 입력의</translation>
    </message>
    <message>
        <source>of an input rounded down to whole numbers</source>
        <translation>정수로 내림한 입력의</translation>
    </message>
    <message>
        <source>of an input rounded to FLOAT16</source>
        <translation>FLOAT16으로 반올림한 입력의</translation>
    </message>
    <message>
        <source>of an input rounded to bfloat16</source>
        <translation>bfloat16으로 반올림한 입력의</translation>
    </message>
    <message>
        <source>rounded to bfloat16</source>
        <translation>bfloat16으로 반올림한</translation>
    </message>
    <message>
        <source>cut off toward zero</source>
        <translation>0 쪽으로 버린</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>반은 위로 반올림한</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>반은 짝수로 반올림한</translation>
    </message>
    <message>
        <source>rounded half away from zero</source>
        <translation>반은 0에서 멀게 반올림한</translation>
    </message>
    <message>
        <source>rounded half down</source>
        <translation>반은 아래로 반올림한</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>내림한</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>올림한</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>%1(으)로 나눈</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>%1배한</translation>
    </message>
    <message>
        <source>shifted by %1</source>
        <translation>%1만큼 옮긴</translation>
    </message>
    <message>
        <source>cut off below %1</source>
        <translation>%1 아래에서 잘린</translation>
    </message>
    <message>
        <source>cut off above %1</source>
        <translation>%1 위에서 잘린</translation>
    </message>
    <message>
        <source>%1 to whole numbers</source>
        <translation>정수로 %1</translation>
    </message>
    <message>
        <source>%1 to steps of 1/%2</source>
        <translation>1/%2 단위로 %1</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1만</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A result, and what is done to its values: &quot;the right result times 2, shifted by 3&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the right result</source>
        <translation>올바른 결과</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1은(는) %2입니다.</translation>
    </message>
    <message>
        <source>a read beyond the end of a row, into the next row,</source>
        <translation>행 끝을 넘어 다음 행을 읽는 것</translation>
    </message>
    <message>
        <source>a read beyond the end of a plane, into the next plane,</source>
        <translation>평면 끝을 넘어 다음 평면을 읽는 것</translation>
    </message>
    <message>
        <source>%1, but %2,</source>
        <translation>%1, 단 %2,</translation>
    </message>
    <message>
        <source>%1 of %2 elements differs</source>
        <translation>원소 %2개 중 %1개가 다릅니다</translation>
    </message>
    <message>
        <source>%1 of %2 elements differ</source>
        <translation>원소 %2개 중 %1개가 다릅니다</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>무한대: %1</translation>
    </message>
    <message>
        <source>%1, %2 … %3</source>
        <extracomment>Every second row, say: the first, the second and the last.</extracomment>
        <translation>%1, %2 … %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>one element in %1, from element %2 to %3 in the order of memory</source>
        <translation>메모리 순서로 원소 %2부터 %3까지 %1개마다 하나</translation>
    </message>
    <message>
        <source>the elements %1 to %2 in the order of memory</source>
        <translation>메모리 순서로 원소 %1–%2</translation>
    </message>
    <message>
        <source>Keep the fractions of floats, and cut integers&apos; sums off toward zero, as DirectML does: clamp and cast (static_cast, astype) without rounding; or compare with --tolerance integers=half-even or another rounding.</source>
        <translation>DirectML처럼 부동소수점의 소수부는 그대로 두고 정수의 합은 0 쪽으로 버리세요. 범위로 클램프하고 반올림 없이 변환(static_cast, astype)하거나 --tolerance integers=half-even 또는 다른 반올림으로 비교하세요.</translation>
    </message>
    <message>
        <source>memory that lies %1 further on</source>
        <extracomment>A number of elements: &quot;memory that lies one element further on&quot;.</extracomment>
        <translation>%1만큼 뒤로 밀린 메모리</translation>
    </message>
    <message>
        <source>memory that lies %1 further back</source>
        <translation>%1만큼 앞으로 당겨진 메모리</translation>
    </message>
    <message>
        <source>planes whose memory is rotated by %1</source>
        <translation>메모리가 %1만큼 회전된 평면</translation>
    </message>
    <message>
        <source>rows that are rotated by %1</source>
        <translation>%1만큼 회전된 행</translation>
    </message>
    <message>
        <source>a last column that repeats the one before</source>
        <translation>앞 열을 반복하는 마지막 열</translation>
    </message>
    <message>
        <source>a last row that repeats the one before</source>
        <translation>앞 행을 반복하는 마지막 행</translation>
    </message>
    <message>
        <source>channels in the order %1</source>
        <extracomment>Numbers: &quot;channels in the order 1, 0, 2&quot;.</extracomment>
        <translation>채널 순서 %1</translation>
    </message>
    <message>
        <source>channels taken from %1</source>
        <extracomment>Numbers: &quot;channels taken from 0, 0, 0&quot;.</extracomment>
        <translation>%1에서 가져온 채널</translation>
    </message>
    <message>
        <source>a picture that is shifted, %1,</source>
        <translation>옮겨진 이미지(%1)</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that blurs</source>
        <translation>%1 × %2 원소에 걸친 흐리게 하는 필터</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that sharpens</source>
        <translation>%1 × %2 원소에 걸친 선명하게 하는 필터</translation>
    </message>
    <message>
        <source>It holds for every element whose neighbours all lie inside.</source>
        <translation>이웃이 모두 안에 있는 모든 원소에 성립합니다.</translation>
    </message>
    <message>
        <source>%1, with a channel more: C %2 holds %3 everywhere</source>
        <extracomment>A result, a channel&apos;s number and a value: an alpha channel, say.</extracomment>
        <translation>채널이 하나 더 있는 %1: C %2은(는) 어디나 %3</translation>
    </message>
    <message>
        <source>Where these sizes are meant, it is %1, and no mistake.</source>
        <translation>이 크기를 뜻한 것이라면 %1이며, 실수가 아닙니다.</translation>
    </message>
    <message>
        <source>Of these %1 take the other neighbour on a tie, which --tolerance ties=either accepts.</source>
        <translation>그중 %1개는 동률에서 다른 이웃을 택하며, --tolerance ties=either가 이를 받아들입니다.</translation>
    </message>
    <message>
        <source>rounded to FLOAT16</source>
        <translation>FLOAT16으로 반올림한</translation>
    </message>
    <message>
        <source>of an input with 0 for NaN</source>
        <translation>NaN 대신 0인 입력의</translation>
    </message>
    <message>
        <source>with 0 for NaN</source>
        <translation>NaN 대신 0인</translation>
    </message>
    <message>
        <source>of bytes that are read as signed ones</source>
        <translation>부호 있는 바이트로 읽은</translation>
    </message>
    <message>
        <source>as luma of BT.601 in every channel</source>
        <translation>모든 채널이 BT.601의 루마인</translation>
    </message>
    <message>
        <source>as luma of BT.709 in every channel</source>
        <translation>모든 채널이 BT.709의 루마인</translation>
    </message>
    <message>
        <source>as the mean of its channels in every channel</source>
        <translation>모든 채널이 채널들의 평균인</translation>
    </message>
    <message>
        <source>%1 everywhere</source>
        <translation>어디나 %1</translation>
    </message>
    <message>
        <source>shifted by %1 and wrapped around at %2</source>
        <translation>%1만큼 옮기고 %2에서 되감은</translation>
    </message>
    <message>
        <source>%1 takes %2, with x in float32: on a tie that is one of the neighbours, and the other is wrong. --tolerance ties=either accepts both, for programs that choose otherwise.</source>
        <extracomment>An operator; a formula.</extracomment>
        <translation>%1은(는) float32의 x로 %2을(를) 취합니다. 동률에서 이것은 한쪽 이웃이며 다른 쪽은 틀립니다. 달리 고르는 프로그램을 위해 --tolerance ties=either는 둘 다 받아들입니다.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <extracomment>A value, and the one that is meant.</extracomment>
        <translation>%2이(가) 아니라 %1</translation>
    </message>
    <message>
        <source>%1: input %2</source>
        <extracomment>What an element of the output holds, and the element of the input that it is.</extracomment>
        <translation>%1: 입력 %2</translation>
    </message>
    <message>
        <source>%1, which holds %2 everywhere</source>
        <extracomment>Where elements lie, and their value.</extracomment>
        <translation>%1, 모두 %2</translation>
    </message>
    <message>
        <source>the largest difference is %1, at %2: %3</source>
        <extracomment>A number; what an element holds.</extracomment>
        <translation>가장 큰 차이는 %2의 %1: %3</translation>
    </message>
    <message>
        <source>the largest finite difference is %1, at %2: %3</source>
        <translation>가장 큰 유한 차이는 %2의 %1: %3</translation>
    </message>
    <message>
        <source>%1 is what %2 give</source>
        <translation>%1은(는) 다음의 결과: %2</translation>
    </message>
    <message>
        <source>%1 is what %2 gives</source>
        <translation>%1은(는) 다음의 결과: %2</translation>
    </message>
    <message>
        <source>%1, but for %2</source>
        <translation>%1 (%2 제외)</translation>
    </message>
    <message>
        <source>output size / input size as scale</source>
        <extracomment>A clause after the name of a convention.</extracomment>
        <translation>출력 크기 / 입력 크기를 스케일로</translation>
    </message>
    <message>
        <source>another number of channels or batch entries</source>
        <translation>다른 채널 수 또는 배치 항목 수</translation>
    </message>
    <message>
        <source>%1, clamped to %2 … %3,</source>
        <extracomment>Coordinates, and between which elements they are kept.</extracomment>
        <translation>%2 … %3 범위로 클램프한 %1,</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names it leaves %3.</source>
        <translation>엔진에 %1을(를) 물었습니다. 이름 %2개 중 %3개가 남습니다.</translation>
    </message>
    <message>
        <source>In einops, %1 is meant.</source>
        <translation>의도한 것은 %1입니다(einops).</translation>
    </message>
    <message>
        <source>%1 computes %2.</source>
        <extracomment>An operator, and its formula.</extracomment>
        <translation>%1은(는) %2을(를) 계산합니다.</translation>
    </message>
    <message>
        <source>align_corners and pytorch_half_pixel treat an output of length one apart.</source>
        <translation>align_corners와 pytorch_half_pixel은 길이 1의 출력을 따로 다룹니다.</translation>
    </message>
    <message>
        <source>Give both tensors the same scale and zero point (pictures have 0 … 255 or 0 … 1): DirectML interpolates the stored numbers, and knows no quantisation, gamma or exposure.</source>
        <translation>두 텐서에 같은 배율과 영점을 주십시오(이미지는 0 … 255 또는 0 … 1): DirectML은 저장된 수를 그대로 보간하며, 양자화, 감마, 노출을 모릅니다.</translation>
    </message>
    <message>
        <source>an input that is read %1</source>
        <translation>%1 읽은 입력</translation>
    </message>
    <message>
        <source>an output that is written %1</source>
        <translation>%1 쓴 출력</translation>
    </message>
    <message>
        <source>an operator that reads and writes %1</source>
        <translation>%1 읽고 쓰는 연산자</translation>
    </message>
    <message>
        <source>a tensor %1</source>
        <translation>%1 놓인 텐서</translation>
    </message>
    <message>
        <source>memory read %1</source>
        <translation>%1 읽은 메모리</translation>
    </message>
    <message>
        <source>memory written %1</source>
        <translation>%1 쓴 메모리</translation>
    </message>
    <message>
        <source>with H and W exchanged</source>
        <translation>H와 W를 맞바꾸어</translation>
    </message>
    <message>
        <source>with a quarter turn to the left</source>
        <translation>왼쪽으로 1/4 바퀴 돌려</translation>
    </message>
    <message>
        <source>with a quarter turn to the right</source>
        <translation>오른쪽으로 1/4 바퀴 돌려</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>열 단위로</translation>
    </message>
    <message>
        <source>as NHWC</source>
        <translation>NHWC로</translation>
    </message>
    <message>
        <source>as NCHW in place of NHWC</source>
        <translation>NHWC 대신 NCHW로</translation>
    </message>
    <message>
        <source>from its last row up</source>
        <translation>마지막 행부터 위로</translation>
    </message>
    <message>
        <source>from its last column on</source>
        <translation>마지막 열부터</translation>
    </message>
    <message>
        <source>with a half turn</source>
        <translation>반 바퀴 돌려</translation>
    </message>
    <message>
        <source>with its first and third channel exchanged (BGR for RGB)</source>
        <translation>첫째와 셋째 채널을 바꾸어 (RGB 대신 BGR)</translation>
    </message>
    <message>
        <source>with its channels reversed</source>
        <translation>채널을 뒤집어</translation>
    </message>
    <message>
        <source>with N and C exchanged</source>
        <translation>N과 C를 맞바꾸어</translation>
    </message>
    <message>
        <source>with a channel index that is one too high</source>
        <translation>채널 인덱스를 1만큼 크게 하여</translation>
    </message>
    <message>
        <source>with a channel index that is one too low</source>
        <translation>채널 인덱스를 1만큼 작게 하여</translation>
    </message>
    <message>
        <source>with its first batch entry for all</source>
        <translation>배치의 첫 항목을 모두에 대해</translation>
    </message>
    <message>
        <source>%1 in NHWC</source>
        <translation>NHWC의 %1</translation>
    </message>
    <message>
        <source>a reshape of the result of %1</source>
        <translation>%1 결과의 reshape</translation>
    </message>
    <message>
        <source>The operator is %1.</source>
        <extracomment>A command line.</extracomment>
        <translation>연산자는 %1입니다.</translation>
    </message>
    <message>
        <source>%1 is %2 and holds values that are no %3, the type of the input; save the input as %2</source>
        <translation>%1은(는) %2이고, 입력의 형식인 %3에 없는 값이 들어 있습니다. 입력을 %2(으)로 저장하세요</translation>
    </message>
    <message>
        <source>the right result without its last elements along an axis</source>
        <translation>한 축에서 마지막 요소들이 빠진 옳은 결과</translation>
    </message>
    <message>
        <source>the right result without its first elements along an axis</source>
        <translation>한 축에서 처음 요소들이 빠진 옳은 결과</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4</source>
        <translation>%1 × %2 픽셀이면 메모리 %3이(가) 필요한데, 메모리 한도는 %4입니다</translation>
    </message>
    <message>
        <source>it is a drawing, not pixels; export it as .png first</source>
        <translation>픽셀이 아니라 벡터 그림입니다. 먼저 .png로 내보내세요</translation>
    </message>
    <message>
        <source>it does not say how large it is; .png would do</source>
        <translation>크기가 쓰여 있지 않습니다. .png면 됩니다</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>이미지가 끝나기 전에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>not enough memory for its pixels</source>
        <translation>픽셀에 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 from byte %4 on are needed</source>
        <translation>%1: %2바이트인데, 바이트 %4부터 %3바이트가 필요합니다</translation>
    </message>
    <message>
        <source>gives %1 = %2, which %3</source>
        <translation>이(가) %1 = %2이(가) 되게 하는데, %3</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>%1 is no built-in example</source>
        <translation>%1은(는) 내장 예제가 아닙니다</translation>
    </message>
    <message>
        <source>dispatch %1 is asked for, and there are %2</source>
        <translation>dispatch %1을(를) 요청했는데, 모두 %2개입니다</translation>
    </message>
    <message>
        <source>dispatchable &quot;%1&quot; %2</source>
        <translation>dispatchable “%1”: %2</translation>
    </message>
    <message>
        <source>the dispatch of &quot;%1&quot; binds nothing to %2</source>
        <translation>“%1”의 dispatch가 %2에 아무것도 연결하지 않습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is too small for %3 bytes of values at initialValuesOffsetInBytes = %4</source>
        <translation>%1 = %2은(는) initialValuesOffsetInBytes = %4에서 값 %3바이트를 담기에 너무 작습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a command; dispatch, print and writeFile are</source>
        <translation>%1 = %2은(는) 명령이 아닙니다. dispatch, print, writeFile이 명령입니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the dispatchables</source>
        <translation>%1 = %2은(는) dispatchables에 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 reaches beyond 2^64 bytes</source>
        <translation>%1 = %2은(는) 2^64바이트를 넘습니다</translation>
    </message>
    <message>
        <source>%1 = %2 begins after the %3 bytes of resource &quot;%4&quot;</source>
        <translation>%1 = %2은(는) 리소스 “%4”의 %3바이트 뒤에서 시작합니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the resources</source>
        <translation>%1 = %2은(는) resources에 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; 1 is the version that it reads</source>
        <translation>%1 = %2은(는) 이 프로그램보다 새롭습니다. 이 프로그램은 버전 1을 읽습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is expected of a resource that does not exist</source>
        <translation>%1 = %2은(는) 없는 리소스에 대한 기댓값입니다</translation>
    </message>
    <message>
        <source>%1 holds %2, and the operator&apos;s input is %3</source>
        <translation>%1에는 %2이(가) 있고, 연산자의 입력은 %3입니다</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and %3 needs %4</source>
        <translation>%1: %2바이트이고, %3에는 %4바이트가 필요합니다</translation>
    </message>
    <message>
        <source>%1: no dispatch reads a resource &quot;%2&quot; as %3</source>
        <translation>%1: 리소스 “%2”을(를) %3(으)로 읽는 dispatch가 없습니다</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>없습니다</translation>
    </message>
    <message>
        <source>is missing; bound are: %1</source>
        <translation>없습니다. 연결된 것: %1</translation>
    </message>
    <message>
        <source>has %1 bytes; %2 are needed from offset %3 on</source>
        <translation>%1바이트인데, 오프셋 %3부터 %2바이트가 필요합니다</translation>
    </message>
    <message>
        <source>is the input&apos;s memory too; an output needs its own</source>
        <translation>입력의 메모리이기도 합니다. 출력에는 따로 메모리가 필요합니다</translation>
    </message>
    <message>
        <source>dispatch of &quot;%1&quot;: %2</source>
        <translation>“%1”의 dispatch: %2</translation>
    </message>
    <message>
        <source>%1 has %2 values; %3 are needed for %4</source>
        <translation>%1에는 값이 %2개 있는데, %4에는 %3개가 필요합니다</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels</source>
        <translation>%1단계보다 깊게 중첩되어 있습니다</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark, which DxDispatch does not read; save it as UTF-8 without</source>
        <translation>본문이 바이트 순서 표시로 시작하는데, DxDispatch는 이를 읽지 않습니다. 표시 없는 UTF-8로 저장하세요</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1행 %2열: %3</translation>
    </message>
    <message>
        <source>The text has %1 bytes; within the memory budget it may have %2. Keep large values in a .npy file</source>
        <translation>본문이 %1바이트입니다. 메모리 한도에서는 %2바이트까지 됩니다. 큰 값은 .npy 파일에 두세요</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not an object {…}</source>
        <translation>%1 = %2은(는) 객체 {…}이(가) 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not an array […]</source>
        <translation>%1 = %2은(는) 배열 […]이(가) 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a string</source>
        <translation>%1 = %2은(는) 문자열이 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is neither true nor false</source>
        <translation>%1 = %2은(는) true도 false도 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a whole number from 0 to %3</source>
        <translation>%1 = %2은(는) 0부터 %3까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>본문</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a number, &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation>%1 = %2은(는) %3이(가) 아닙니다. 올바른 값: 수나 “nan”, “inf”, “-inf”</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a whole number from %4 to %5</source>
        <translation>%1 = %2은(는) %3이(가) 아닙니다. 올바른 값: %4부터 %5까지의 정수</translation>
    </message>
    <message>
        <source>%1 = %2 is not a kind of tensor that can be used; DML_TENSOR_TYPE_BUFFER is</source>
        <translation>%1 = %2은(는) 쓸 수 있는 종류의 텐서가 아닙니다. DML_TENSOR_TYPE_BUFFER는 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not the number of Sizes, %3</source>
        <translation>%1 = %2은(는) Sizes의 개수 %3이(가) 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of its values; expected %3</source>
        <translation>%1 = %2은(는) 그 값이 아닙니다. 올바른 값: %3</translation>
    </message>
    <message>
        <source>%1 is no field of %2 and is ignored</source>
        <translation>%1은(는) %2의 필드가 아니어서 무시됩니다</translation>
    </message>
    <message>
        <source>is of type &quot;%1&quot;, which is none of the operators of this program: %2</source>
        <translation>“%1” 형식인데, 이 프로그램의 연산자가 아닙니다: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not a tolerance; expected 0 or a positive number</source>
        <translation>%1 = %2은(는) 허용 오차가 아닙니다. 올바른 값: 0이나 양수</translation>
    </message>
    <message>
        <source>%1 = %2 is no rounding; expected truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil</source>
        <translation>%1 = %2은(는) 반올림 방식이 아닙니다. 올바른 값: truncate, half-up, half-even, half-away-from-zero, half-down, floor 또는 ceil</translation>
    </message>
    <message>
        <source>%1 = %2 is more than all elements; expected 0 to 1</source>
        <translation>%1 = %2은(는) 모든 요소보다 많습니다. 올바른 값: 0에서 1까지</translation>
    </message>
    <message>
        <source>%1 = %2 needs initialValuesDataType beside it</source>
        <translation>%1 = %2에는 옆에 initialValuesDataType이 필요합니다</translation>
    </message>
    <message>
        <source>%1 = %2 stands beside value; only one of them can be meant</source>
        <translation>%1 = %2이(가) value와 함께 있습니다. 둘 중 하나만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a file&apos;s name</source>
        <translation>%1 = %2은(는) 파일 이름이 아닙니다</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; lies outside the case&apos;s folder</source>
        <translation>%1 = “%2”은(는) 케이스의 폴더 밖에 있습니다</translation>
    </message>
    <message>
        <source>%1 = %2 holds %3 where initialValuesDataType is %4</source>
        <translation>%1 = %2에는 %3이(가) 들어 있는데 initialValuesDataType은 %4입니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2은(는) 번들에 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is a picture, which a case file cannot bring here; open it in the window or save it as .npy</source>
        <translation>%1 = %2은(는) 이미지라 케이스 파일로는 가져올 수 없습니다. 창에서 열거나 .npy로 저장하세요</translation>
    </message>
    <message>
        <source>%1 = %2 has %3 bytes, not a multiple of the %4 of a %5</source>
        <translation>%1 = %2은(는) %3바이트인데, %5의 %4바이트의 배수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 cannot be used: %3</source>
        <translation>%1 = %2은(는) 쓸 수 없습니다: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is neither an array nor an object with value, valueStart or sourcePath</source>
        <translation>%1 = %2은(는) 배열도 아니고 value, valueStart, sourcePath가 있는 객체도 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 has neither value, valueStart nor sourcePath</source>
        <translation>%1 = %2에는 value, valueStart, sourcePath가 모두 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is not a data type that values can have; FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8 are</source>
        <translation>%1 = %2은(는) 값이 가질 수 있는 데이터 형식이 아닙니다. 되는 것: FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8</translation>
    </message>
    <message>
        <source>%1 = %2 has no values</source>
        <translation>%1 = %2에는 값이 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 has more than 2^32 − 1 values</source>
        <translation>%1 = %2: 값이 2^32 − 1개보다 많습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is no report of tessera; expected &quot;%3&quot;</source>
        <translation>%1 = %2은(는) tessera의 보고서가 아닙니다. 올바른 값: “%3”</translation>
    </message>
    <message>
        <source>%1 = %2 is a form that this program does not know; expected %3, or a newer tessera</source>
        <translation>%1 = %2은(는) 이 프로그램이 모르는 형식입니다. %3이(가) 맞거나, 더 새로운 tessera가 필요합니다</translation>
    </message>
    <message>
        <source>%1 = %2 is none that writes reports; expected &quot;tessera 0.1.0&quot;</source>
        <translation>%1 = %2은(는) 보고서를 쓰는 프로그램이 아닙니다. 올바른 값: “tessera 0.1.0”</translation>
    </message>
    <message>
        <source>%1 elements in one row are more than the %2 that a size can say</source>
        <translation>한 줄의 요소 %1개는 크기가 나타낼 수 있는 %2개보다 많습니다</translation>
    </message>
    <message>
        <source>Resource &quot;%1&quot; is &quot;deferred&quot;: only an ONNX dispatch would fill it</source>
        <translation>리소스 “%1”은(는) “deferred”입니다. ONNX dispatch만 이를 채웁니다</translation>
    </message>
    <message>
        <source>its writeFile commands are left out: `tessera run --output` says what is written</source>
        <translation>writeFile 명령은 제외됩니다. 무엇을 쓸지는 `tessera run --output`이 정합니다</translation>
    </message>
    <message>
        <source>%1 reads &quot;%2&quot;, which %3 writes; each is a case of its own, with the values that the file gives</source>
        <translation>%1은(는) %3이(가) 쓰는 “%2”을(를) 읽습니다. 각각은 파일이 주는 값을 가진 별개의 케이스입니다</translation>
    </message>
    <message>
        <source>%1 = %2 is no operator of this program; `tessera help` lists them</source>
        <translation>%1 = %2은(는) 이 프로그램의 연산자가 아닙니다. `tessera help`가 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>%1 = %2 is no data type; expected one such as FLOAT32</source>
        <translation>%1 = %2은(는) 데이터 형식이 아닙니다. 올바른 값: FLOAT32 같은 것</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes of memory; of the budget of %3, %4 are left</source>
        <translation>%1에는 메모리 %2바이트가 필요한데, 한도 %3바이트 중 %4바이트가 남았습니다</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>the case of line %1: %2</source>
        <translation>%1행의 케이스: %2</translation>
    </message>
    <message>
        <source>@%1: no case of this lesson has that name</source>
        <translation>@%1: 이 레슨에 그런 이름의 케이스가 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is about a case, and none stands before it</source>
        <translation>“%1”은(는) 케이스에 대한 것인데, 앞에 케이스가 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is stated of &quot;%2&quot;; expected %3</source>
        <translation>“%2”에 대해 “%1”(이)라고 쓰여 있습니다. 올바른 값: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected %2</source>
        <translation>“%1”: 올바른 값: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not all of the question; expected %2</source>
        <translation>“%1”은(는) 질문의 전부가 아닙니다. 올바른 값: %2</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>없습니다</translation>
    </message>
    <message>
        <source>the case only moves elements: its axes have no coordinates</source>
        <translation>이 케이스는 요소를 옮길 뿐이므로 축에 좌표가 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a calculation, or one of %2</source>
        <translation>“%1”: 올바른 값: 계산식이나 %2 중 하나</translation>
    </message>
    <message>
        <source>is not UTF-8; expected a file saved as UTF-8</source>
        <translation>UTF-8이 아닙니다. 올바른 값: UTF-8로 저장한 파일</translation>
    </message>
    <message>
        <source>has no title; expected a first line &quot;# Title&quot;</source>
        <translation>제목이 없습니다. 첫 줄에 “# 제목”이 있으면 됩니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected &quot;# Title&quot; or &quot;## Heading&quot;</source>
        <translation>“%1”: 올바른 값: “# 제목”이나 “## 소제목”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second title; expected &quot;## Heading&quot;</source>
        <translation>“%1”은(는) 두 번째 제목입니다. 올바른 값: “## 소제목”</translation>
    </message>
    <message>
        <source>begins with &quot;%1&quot;; expected a paragraph, &quot;- &quot; for a list, &quot;## &quot; for a heading or &quot;```&quot;</source>
        <translation>“%1”(으)로 시작합니다. 올바른 값: 문단, 목록의 “- ”, 소제목의 “## ” 또는 “```”</translation>
    </message>
    <message>
        <source>the block &quot;```%1&quot; does not end; expected a line &quot;```&quot;</source>
        <translation>“```%1” 블록이 끝나지 않습니다. 올바른 값: “```” 줄</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a whole number from 0 to %2</source>
        <translation>“%1”: 올바른 값: 0부터 %2까지의 정수</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; would not travel with the lesson; expected a file that lies beside it, a generator such as iota, or values:1,2,3</source>
        <translation>--data “%1”은(는) 레슨과 함께 옮겨지지 않습니다. 올바른 값: 레슨 옆의 파일, iota 같은 생성기 또는 values:1,2,3</translation>
    </message>
    <message>
        <source>has no line; expected DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</source>
        <translation>줄이 없습니다. 올바른 값: DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</translation>
    </message>
    <message>
        <source>stands before the first answer</source>
        <translation>첫 답보다 앞에 있습니다</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>없습니다</translation>
    </message>
    <message>
        <source>is missing: a question needs an answer that is wrong</source>
        <translation>없습니다. 질문에는 틀린 답이 필요합니다</translation>
    </message>
    <message>
        <source>is missing: each answer says why it is right or wrong</source>
        <translation>없습니다. 답마다 왜 맞거나 틀린지 말해야 합니다</translation>
    </message>
    <message>
        <source>&quot;{=%1}&quot; states nothing that can be recomputed; expected {= 49 | output 0,1,2,3}</source>
        <translation>“{=%1}”에는 다시 계산할 수 있는 것이 없습니다. 올바른 값: {= 49 | output 0,1,2,3}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end; expected %2, or \%3 for the sign itself</source>
        <translation>“%1”이(가) 끝나지 않습니다. 올바른 값: %2, 부호 자체라면 \%3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a function of the input and fields, such as %2</source>
        <translation>“%1”: %2처럼 입력과 필드의 함수여야 합니다</translation>
    </message>
    <message>
        <source>an exercise reads no file; expected a generator such as iota, or values:1,2,3</source>
        <translation>연습은 파일을 읽지 않습니다. iota 같은 생성기나 values:1,2,3이어야 합니다</translation>
    </message>
    <message>
        <source>%1: %2 has no field %3</source>
        <translation>%1: %2에는 %3 필드가 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis, such as Scales[3]</source>
        <translation>“%1”: Scales[3] 같은 축이어야 합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis from 0 to %2</source>
        <translation>“%1”: 0에서 %2까지의 축이어야 합니다</translation>
    </message>
    <message>
        <source>a layout has four axes, and the case has %1</source>
        <translation>레이아웃은 축이 네 개인데 케이스에는 %1개입니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected the letters N, C, H and W in an order, such as NHWC</source>
        <translation>“%1”: NHWC처럼 N, C, H, W를 늘어놓은 것이어야 합니다</translation>
    </message>
    <message>
        <source>Layout: the input has gaps; expected one that is packed</source>
        <translation>Layout: 입력에 빈틈이 있습니다. 빈틈없는 입력이어야 합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected fields and their values, such as %2</source>
        <translation>“%1”: %2 같은 필드와 값이어야 합니다</translation>
    </message>
    <message>
        <source>the case has %1; expected it among the choices %2</source>
        <translation>케이스의 값은 %1입니다. 선택지 %2 가운데 있어야 합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected two choices or more</source>
        <translation>“%1”: 선택지가 둘 이상이어야 합니다</translation>
    </message>
    <message>
        <source>the knobs have more than %1 settings together</source>
        <translation>손잡이의 설정이 모두 합쳐 %1가지를 넘습니다</translation>
    </message>
    <message>
        <source>stands before the first knob</source>
        <translation>첫 손잡이보다 앞에 있습니다</translation>
    </message>
    <message>
        <source>stands before the task</source>
        <translation>과제보다 앞에 있습니다</translation>
    </message>
    <message>
        <source>is done before a knob is turned</source>
        <translation>손잡이를 돌리기 전에 이미 되어 있습니다</translation>
    </message>
    <message>
        <source>no setting of the knobs does it</source>
        <translation>손잡이를 어떻게 돌려도 되지 않습니다</translation>
    </message>
    <message>
        <source>%1 of %2 elements are right so far.</source>
        <translation>지금까지 요소 %2개 중 %1개가 맞습니다.</translation>
    </message>
    <message>
        <source>Done: all %1 elements are right.</source>
        <translation>완료: 요소 %1개가 모두 맞습니다.</translation>
    </message>
    <message>
        <source>The output has the sizes %1, the target %2.</source>
        <translation>출력의 크기는 %1(이)고 목표의 크기는 %2입니다.</translation>
    </message>
    <message>
        <source>This cannot be: %1.</source>
        <translation>이렇게 할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a case whose channels become blocks, or the reverse</source>
        <translation>“%1”: 올바른 값: 채널이 블록이 되거나 그 반대인 케이스</translation>
    </message>
    <message>
        <source>has %1 answers; expected one for each of the %2 engines</source>
        <translation>답이 %1개입니다. 엔진 %2개마다 하나씩 있어야 합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a setting of the knobs of the case before</source>
        <translation>“%1”: 앞에 있는 사례의 손잡이 설정이어야 합니다</translation>
    </message>
    <message>
        <source>That is right. Now say why.</source>
        <translation>맞습니다. 이제 이유를 말하세요.</translation>
    </message>
    <message>
        <source>your picture does not fit this lesson: its case has an output of %1; expected one image of 1 channel, which is grey, or of 3: red, green and blue</source>
        <translation>이 이미지는 이 레슨에 맞지 않습니다. 케이스의 출력이 %1입니다. 올바른 값: 채널 1개(회색) 또는 3개(빨강, 초록, 파랑)인 이미지 하나</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected choices, such as %1 0,0.5</source>
        <translation>“%1”: %1 0,0.5 같은 선택지가 있어야 합니다</translation>
    </message>
    <message>
        <source>&quot;```%1&quot;: expected lesson, case, question, exercise or text</source>
        <translation>“```%1”: lesson, case, question, exercise 또는 text여야 합니다</translation>
    </message>
    <message>
        <source>is no field of ```%1; expected %2</source>
        <translation>```%1의 필드가 아닙니다. 올바른 값: %2</translation>
    </message>
    <message>
        <source>one answer is right: expected one line &quot;right: …&quot;</source>
        <translation>맞는 답은 하나입니다. “right: …” 줄이 하나 있어야 합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected equal FIELD=VALUE</source>
        <translation>“%1”: equal FIELD=VALUE여야 합니다</translation>
    </message>
    <message>
        <source>a page shows at most %1 elements of both tensors together, not %2; try smaller Sizes</source>
        <translation>페이지는 두 텐서를 합해 요소 %1개까지 보여 주는데, %2개가 있습니다. 더 작은 Sizes를 쓰세요</translation>
    </message>
</context>
<context>
    <name>measure</name>
    <message>
        <source>%1 of %2 equal</source>
        <translation>%2개 중 %1개가 같음</translation>
    </message>
    <message>
        <source>the input is constant: whatever is read, the output is the same</source>
        <translation>입력이 상수입니다: 무엇을 읽든 출력이 같습니다</translation>
    </message>
    <message>
        <source>%1 of %2 elements lie on ties: with either neighbour accepted the case tells little</source>
        <translation>요소 %2개 중 %1개가 동률입니다: 어느 이웃이든 받아들이면 이 케이스로는 알 수 있는 것이 적습니다</translation>
    </message>
    <message>
        <source>does not apply: stride 0 repeats the elements of dimension %1, so that they cannot be numbered</source>
        <translation>해당 없음: 스트라이드 0이 %1번 차원의 요소를 반복하므로 번호를 매길 수 없습니다</translation>
    </message>
    <message>
        <source>both orders are the same here, so that none is proved</source>
        <translation>여기서는 두 순서가 같아 어느 것도 증명되지 않습니다</translation>
    </message>
    <message>
        <source>%1 run differs from the first</source>
        <translation>%1번 실행이 첫 번째와 다름</translation>
    </message>
    <message>
        <source>%1 runs differ from the first</source>
        <translation>%1번 실행이 첫 번째와 다름</translation>
    </message>
    <message>
        <source>this is run %1</source>
        <translation>%1번째 실행의 결과임</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>메모리가 부족합니다</translation>
    </message>
    <message>
        <source>by bits alone at %1: %2, not %3</source>
        <translation>%1에서 비트만 다름: %3이(가) 아니라 %2</translation>
    </message>
    <message>
        <source>a NaN at %1: %2, not %3</source>
        <translation>%1에서 NaN: %3이(가) 아니라 %2</translation>
    </message>
    <message>
        <source>an infinity at %1: %2, not %3</source>
        <translation>%1에서 무한대: %3이(가) 아니라 %2</translation>
    </message>
    <message>
        <source>largest |A − B| %1 at %2: %3, not %4</source>
        <translation>가장 큰 |A − B| %1, 위치 %2: %4이(가) 아니라 %3</translation>
    </message>
    <message>
        <source>largest |A − B| %1, %2 at %3: %4, not %5</source>
        <translation>가장 큰 |A − B| %1, %2, 위치 %3: %5이(가) 아니라 %4</translation>
    </message>
    <message>
        <source>largest ULP %1 at %2: %3, not %4</source>
        <translation>가장 큰 ULP %1, 위치 %2: %4이(가) 아니라 %3</translation>
    </message>
    <message>
        <source>%1 of %2 input elements stand in the output exactly once</source>
        <translation>입력 요소 %2개 중 %1개가 출력에 꼭 한 번 있음</translation>
    </message>
    <message>
        <source>the first is %1</source>
        <translation>첫째는 %1</translation>
    </message>
    <message>
        <source>%1 runs, the same bits each time</source>
        <translation>%1번 실행, 매번 같은 비트</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first</source>
        <translation>%2번 실행 중 %1번이 첫 번째와 다름</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first, first at %3</source>
        <translation>%2번 실행 중 %1번이 첫 번째와 다름, 처음은 %3</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>순열</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>왕복</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 runs</source>
        <translation>실행 한도인 %1번에서 멈췄습니다</translation>
    </message>
    <message>
        <source>%1 dispatches nothing: it has no output</source>
        <translation>%1은(는) 아무것도 실행하지 않으므로 출력이 없습니다</translation>
    </message>
    <message>
        <source>The file&apos;s case is another one: %1</source>
        <translation>파일의 케이스가 다릅니다: %1</translation>
    </message>
    <message>
        <source>The expected values belong to another input</source>
        <translation>기댓값이 다른 입력의 것입니다</translation>
    </message>
    <message>
        <source>cannot be compared: %1, not %2</source>
        <translation>비교할 수 없습니다: %2이(가) 아니라 %1</translation>
    </message>
    <message>
        <source>%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at fault; `check --against cpu` shows every element. Use the cpu engine</source>
        <translation>%1의 결과가 틀렸습니다: 요소 %2이(가) %3인데 케이스에서는 %4입니다. 드라이버나 장치의 탓입니다. `check --against cpu`가 모든 요소를 보여 줍니다. cpu 엔진을 쓰세요</translation>
    </message>
    <message>
        <source>The first run of a new engine, all of it: compilation, allocation, transfers</source>
        <translation>새 엔진의 첫 실행 전체: 컴파일, 할당, 전송</translation>
    </message>
    <message>
        <source>Hot runs: those after the first, on the same buffers</source>
        <translation>예열 후 실행: 첫 실행 이후 같은 버퍼에서의 실행</translation>
    </message>
    <message>
        <source>The shortest hot run&apos;s time in the kernel, transfers excluded</source>
        <translation>전송을 뺀 가장 짧은 예열 후 실행의 커널 시간</translation>
    </message>
    <message>
        <source>Of the hot runs&apos; times in the kernel</source>
        <translation>예열 후 실행의 커널 시간에 대하여</translation>
    </message>
    <message>
        <source>95 % of the hot runs&apos; kernels took at most this long</source>
        <translation>예열 후 실행 커널의 95 %가 이 시간 안에 끝났습니다</translation>
    </message>
    <message>
        <source>The longest hot run&apos;s time in the kernel</source>
        <translation>가장 긴 예열 후 실행의 커널 시간</translation>
    </message>
    <message>
        <source>Bytes that the operator must read and write / median kernel time</source>
        <translation>연산자가 읽고 써야 하는 바이트 / 커널 시간의 중앙값</translation>
    </message>
    <message>
        <source>The time of the engine&apos;s own copy of (input + output) / 2 bytes / the kernel&apos;s, medians of runs in turn</source>
        <translation>엔진 자체가 (입력 + 출력) / 2 바이트를 복사하는 시간 / 커널 시간, 번갈아 실행한 중앙값</translation>
    </message>
    <message>
        <source>Making the plan: tables and strides; once for each case</source>
        <translation>계획 세우기: 표와 스트라이드. 케이스마다 한 번</translation>
    </message>
    <message>
        <source>Input to the device, median</source>
        <translation>입력을 장치로, 중앙값</translation>
    </message>
    <message>
        <source>Output from the device, median</source>
        <translation>출력을 장치에서, 중앙값</translation>
    </message>
    <message>
        <source>The whole call, transfers included, median</source>
        <translation>전송을 포함한 전체 호출, 중앙값</translation>
    </message>
    <message>
        <source>It is the output of another case: %1</source>
        <translation>다른 케이스의 출력입니다: %1</translation>
    </message>
    <message>
        <source>largest finite |A − B| %1 at %2: %3, not %4</source>
        <translation>가장 큰 유한 |A − B| %1, %2: %4이(가) 아니라 %3</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>무한대: %1</translation>
    </message>
    <message>
        <source>%1 within the tolerance (%2)</source>
        <translation>허용 오차(%2) 안 %1개</translation>
    </message>
    <message>
        <source>%1 beyond it</source>
        <translation>밖 %1개</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance (%2)</source>
        <translation>허용 오차(%2) 밖 %1개</translation>
    </message>
    <message>
        <source>which is allowed</source>
        <translation>이는 허용됨</translation>
    </message>
    <message>
        <source>%1 nowhere</source>
        <translation>없는 것 %1개</translation>
    </message>
    <message>
        <source>%1 more than once</source>
        <translation>여러 번 있는 것 %1개</translation>
    </message>
    <message>
        <source>%1 outputs come from no element</source>
        <translation>어느 원소에서도 오지 않은 출력 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 are back after %3</source>
        <translation>%3 뒤 %2개 중 %1개가 돌아옴</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1에 %2이(가) 있음</translation>
    </message>
    <message>
        <source>in the other order %1 of %2</source>
        <translation>다른 순서로는 %2개 중 %1개</translation>
    </message>
    <message>
        <source>in the other order only %1 of %2</source>
        <translation>다른 순서로는 %2개 중 %1개만</translation>
    </message>
    <message>
        <source>%1 would hold %2</source>
        <translation>%1에 %2이(가) 있게 됨</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>첫 실행</translation>
    </message>
    <message>
        <source>min</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>max</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>of copy</source>
        <translation>복사 대비</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>업로드</translation>
    </message>
    <message>
        <source>download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>전체</translation>
    </message>
</context>
<context>
    <name>measured</name>
    <message>
        <source>cubic interpolation with a = %1</source>
        <translation>a = %1인 3차 보간</translation>
    </message>
    <message>
        <source>cubic interpolation with a = %1, its taps outside dropped</source>
        <translation>바깥 탭을 뺀, a = %1인 3차 보간</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1, its taps outside dropped</source>
        <translation>바깥 탭을 뺀, a = %1인 3차 필터</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1</source>
        <translation>a = %1인 3차 필터</translation>
    </message>
    <message>
        <source>the mean of the area that an output covers</source>
        <translation>출력이 덮는 넓이의 평균</translation>
    </message>
    <message>
        <source>the mean of all elements that an output touches</source>
        <translation>출력이 닿는 모든 요소의 평균</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes, its taps outside dropped</source>
        <translation>바깥 탭을 뺀, 로브가 셋인 란초스 필터</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes</source>
        <translation>로브가 셋인 란초스 필터</translation>
    </message>
    <message>
        <source>the mean of the elements whose centres an output covers</source>
        <translation>출력이 중심을 덮는 요소의 평균</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 또는 %2</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 lies outside the model&apos;s folder</source>
        <translation>%1은(는) 모델의 폴더 밖에 있습니다</translation>
    </message>
    <message>
        <source>%1 holds %2, and %3 gives %4</source>
        <translation>%1에는 %2이(가) 들어 있는데, %3의 결과는 %4입니다</translation>
    </message>
    <message>
        <source>tensor %1 has more than 8 dimensions</source>
        <translation>텐서 %1의 차원이 8개보다 많습니다</translation>
    </message>
    <message>
        <source>tensor %1 has the size %2; expected 0 to 2^32 − 1</source>
        <translation>텐서 %1의 크기가 %2입니다. 올바른 값: 0에서 2^32 − 1까지</translation>
    </message>
    <message>
        <source>tensor %1 has %2 values; its sizes need %3</source>
        <translation>텐서 %1에 값이 %2개 있는데, 크기에 따르면 %3개가 필요합니다</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in another file; expected data in the file itself</source>
        <translation>텐서 %1의 데이터가 다른 파일에 있습니다. 올바른 값: 이 파일 안의 데이터</translation>
    </message>
    <message>
        <source>tensor %1 is of ONNX&apos;s element type %2; FLOAT, DOUBLE, FLOAT16, BOOL and integers of 8 to 64 bits are read</source>
        <translation>텐서 %1의 요소 형식은 ONNX의 %2입니다. FLOAT, DOUBLE, FLOAT16, BOOL과 8–64비트 정수를 읽습니다</translation>
    </message>
    <message>
        <source>tensor %1 has more than 2^64 elements</source>
        <translation>텐서 %1의 요소가 2^64개보다 많습니다</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>텐서 %1</translation>
    </message>
    <message>
        <source>attribute %1 is neither a number, a text nor a list of them</source>
        <translation>속성 %1은(는) 수도, 글도, 그 목록도 아닙니다</translation>
    </message>
    <message>
        <source>Constant node of %1 has no value</source>
        <translation>%1의 Constant 노드에 값이 없습니다</translation>
    </message>
    <message>
        <source>imports the opset %1, which there is not</source>
        <translation>없는 opset %1을(를) 가져옵니다</translation>
    </message>
    <message>
        <source>imports no opset of ONNX&apos;s own</source>
        <translation>ONNX 자체의 opset을 가져오지 않습니다</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; files of ONNX have less than 2^31</source>
        <translation>%1은(는) %2바이트입니다. ONNX 파일은 2^31바이트보다 작습니다</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1을(를) 열 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is none of ONNX&apos;s files, or a damaged one</source>
        <translation>%1은(는) ONNX의 파일이 아니거나 손상되었습니다</translation>
    </message>
    <message>
        <source>A file of ONNX cannot hold this: it has at most 2 GiB</source>
        <translation>ONNX 파일에는 이것을 담을 수 없습니다. 최대 2 GiB입니다</translation>
    </message>
    <message>
        <source>it stands in the function %1, whose sizes are those of each call</source>
        <translation>함수 %1 안에 있으며, 크기는 호출마다 다릅니다</translation>
    </message>
    <message>
        <source>its input&apos;s sizes are open: %1</source>
        <translation>입력의 크기가 정해지지 않았습니다: %1</translation>
    </message>
    <message>
        <source>The model has too many nodes that move elements: not all chains were tried.</source>
        <translation>모델에 요소를 옮기는 노드가 너무 많아 모든 사슬을 시도하지는 않았습니다.</translation>
    </message>
    <message>
        <source>the type of its input %1 is none of DirectML&apos;s, or not known</source>
        <translation>입력 %1의 형식이 DirectML에 없거나 알려져 있지 않습니다</translation>
    </message>
    <message>
        <source>the sizes of its input %1 are not known</source>
        <translation>입력 %1의 크기가 알려져 있지 않습니다</translation>
    </message>
    <message>
        <source>%1 has no node %2 that is one of DirectML&apos;s layout operators</source>
        <translation>%1에는 DirectML의 레이아웃 연산자인 노드 %2이(가) 없습니다</translation>
    </message>
    <message>
        <source>expected %1, or other numbers</source>
        <translation>올바른 값: %1 또는 다른 수</translation>
    </message>
    <message>
        <source>The provider runs the %1 nodes one by one.</source>
        <translation>공급자는 노드 %1개를 하나씩 실행합니다.</translation>
    </message>
    <message>
        <source>holds no node besides constants</source>
        <translation>상수 외에 노드가 없습니다</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in %2, outside the model&apos;s folder</source>
        <translation>텐서 %1의 데이터가 모델의 폴더 밖인 %2에 있습니다</translation>
    </message>
    <message>
        <source>--dim %1: expected a name and a size, such as --dim batch=1</source>
        <translation>--dim %1: 올바른 값: --dim batch=1 같은 이름과 크기</translation>
    </message>
    <message>
        <source>%1 has %2 nodes, and none of them is one of DirectML&apos;s layout operators</source>
        <translation>%1에 노드가 %2개 있지만 DirectML의 레이아웃 연산자는 없습니다</translation>
    </message>
    <message>
        <source>%1 has %2 nodes of which each is a case; expected one, such as %3; `tessera model` lists them</source>
        <translation>%1에 저마다 케이스가 되는 노드가 %2개 있습니다. 올바른 값: %3 같은 하나. `tessera model`이 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>%1 was recorded as %2 %3; the node needs %4 %5</source>
        <translation>%1은(는) %2 %3(으)로 기록되었는데, 노드에는 %4 %5이(가) 필요합니다</translation>
    </message>
    <message>
        <source>%1 holds no .npy, .npz or .pb</source>
        <translation>%1에 .npy, .npz, .pb 파일이 없습니다</translation>
    </message>
    <message>
        <source>its input %1 was not recorded</source>
        <translation>입력 %1이(가) 기록되지 않았습니다</translation>
    </message>
    <message>
        <source>its output %1 was not recorded</source>
        <translation>출력 %1이(가) 기록되지 않았습니다</translation>
    </message>
    <message>
        <source>The model is of opset %1, and the library for shapes knows opset %2: what was changed since may keep sizes open.</source>
        <translation>모델의 opset은 %1인데 형태 라이브러리는 opset %2까지 압니다. 그 뒤에 바뀐 것 때문에 크기가 정해지지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>--dim %1: the model leaves no size open</source>
        <translation>--dim %1: 모델에 정해지지 않은 크기가 없습니다</translation>
    </message>
    <message>
        <source>--dim %1: the model has no such size</source>
        <translation>--dim %1: 모델에 그런 크기가 없습니다</translation>
    </message>
    <message>
        <source>%1 cannot be linked: %2</source>
        <translation>%1: 링크할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>it has %1 elements; expected a few an axis</source>
        <translation>원소가 %1개입니다. 축마다 몇 개여야 합니다</translation>
    </message>
    <message>
        <source>its data in %1 are %2 bytes long; its sizes need %3</source>
        <translation>%1에 있는 데이터가 %2바이트입니다. 크기로는 %3바이트가 필요합니다</translation>
    </message>
    <message>
        <source>its data lie in %1, which cannot be read</source>
        <translation>데이터가 %1에 있는데, 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>its data are the bytes %1 to %2 of %3, which has %4</source>
        <translation>데이터가 %3의 %1~%2바이트인데, 파일은 %4바이트입니다</translation>
    </message>
    <message>
        <source>Tensor %1 is not read: %2.</source>
        <translation>텐서 %1을(를) 읽지 않습니다: %2.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1행 %2열: %3</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser does not read it: %1</source>
        <translation>ONNX의 파서가 읽지 못합니다: %1</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser fails with this text</source>
        <translation>이 텍스트에서 ONNX의 파서가 실패합니다</translation>
    </message>
    <message>
        <source>the text has no node with an input</source>
        <translation>텍스트에 입력이 있는 노드가 없습니다</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>텍스트가 %1의 크기를 말하지 않습니다. 옆에 --Sizes 1,8,2,3이 필요합니다</translation>
    </message>
    <message>
        <source>%1 is %2 in the text, and --Sizes says %3</source>
        <translation>%1은(는) 텍스트에서 %2(이)며 --Sizes는 %3입니다</translation>
    </message>
    <message>
        <source>the text has %1 of DirectML&apos;s layout operators, %2 and %3; expected one</source>
        <translation>텍스트에 DirectML의 레이아웃 연산자가 %1개 있습니다: %2, %3. 하나여야 합니다</translation>
    </message>
    <message>
        <source>none of the nodes is one of DirectML&apos;s layout operators</source>
        <translation>DirectML의 레이아웃 연산자인 노드가 없습니다</translation>
    </message>
    <message>
        <source>It stands in a graph of QuantizeLinear and DequantizeLinear: a runtime may compute it in %1.</source>
        <translation>QuantizeLinear와 DequantizeLinear의 그래프 안에 있습니다. 런타임이 %1(으)로 계산할 수 있습니다.</translation>
    </message>
    <message>
        <source>its %1 are no constant of the model: %2</source>
        <translation>%1이(가) 모델의 상수가 아닙니다: %2</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>버림</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>내림</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>짝수로 반올림</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>반올림</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>올림</translation>
    </message>
    <message>
        <source>The library for shapes fails with %1: only sizes that the model says itself are known there.</source>
        <translation>형태 라이브러리가 %1에서 실패합니다. 그곳에서는 모델이 직접 말하는 크기만 알려져 있습니다.</translation>
    </message>
    <message>
        <source>`tessera model` lists those that it has</source>
        <translation>있는 노드는 `tessera model`이 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>the values of the tensor %1 are not known</source>
        <translation>텐서 %1의 값을 알 수 없습니다</translation>
    </message>
    <message>
        <source>tensor %1 is there twice; expected each once</source>
        <translation>텐서 %1이(가) 두 번 있습니다. 올바른 값: 한 번씩</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>is not a type that this operator takes</source>
        <translation>이 연산자가 받는 형식이 아닙니다</translation>
    </message>
    <message>
        <source>is not the input&apos;s type</source>
        <translation>입력의 형식이 아닙니다</translation>
    </message>
    <message>
        <source>is not a multiple of %1 = %2</source>
        <translation>%1 = %2의 배수가 아닙니다</translation>
    </message>
    <message>
        <source>does not have four dimensions {N, C, H, W}</source>
        <translation>4차원 {N, C, H, W}이 아닙니다</translation>
    </message>
    <message>
        <source>is not a block&apos;s side</source>
        <translation>블록의 변이 될 수 없습니다</translation>
    </message>
    <message>
        <source>and BlockSize = %1 give an output size beyond 2^32 − 1</source>
        <translation>및 BlockSize = %1(이)면 출력 크기가 2^32 − 1을 넘습니다</translation>
    </message>
    <message>
        <source>does not follow from the input %1 and BlockSize = %2</source>
        <translation>입력 %1과(와) BlockSize = %2에서 나오지 않습니다</translation>
    </message>
    <message>
        <source>Output row %1, column %2 is row %3, column %4 of its %5 block, and that place of channel %6 is kept in input channel %7 at row %8, column %9.</source>
        <translation>출력의 행 %1, 열 %2은(는) %5 블록의 행 %3, 열 %4(이)고, 채널 %6의 그 자리는 입력 채널 %7의 행 %8, 열 %9에 있습니다.</translation>
    </message>
    <message>
        <source>Output channel %1 at row %2, column %3 keeps row %4, column %5 of its %6 block of input channel %7, which is input row %8, column %9.</source>
        <translation>출력 채널 %1의 행 %2, 열 %3은(는) 입력 채널 %7의 %6 블록에서 행 %4, 열 %5(이)며, 입력의 행 %8, 열 %9입니다.</translation>
    </message>
    <message>
        <source>BlockSize is 1: both orders leave everything where it is</source>
        <translation>BlockSize가 1이라 두 순서 모두 아무것도 옮기지 않습니다</translation>
    </message>
    <message>
        <source>the output has one channel: both orders are the same</source>
        <translation>출력의 채널이 하나라 두 순서가 같습니다</translation>
    </message>
    <message>
        <source>the input has one channel: both orders are the same</source>
        <translation>입력의 채널이 하나라 두 순서가 같습니다</translation>
    </message>
    <message>
        <source>BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart</source>
        <translation>BlockSize가 2라 b + b가 b·b와 같습니다. 더 큰 블록이 실수를 더 잘 구별합니다</translation>
    </message>
    <message>
        <source>The tensor that is read: {N, C, H, W}.</source>
        <translation>읽을 텐서: {N, C, H, W}.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape follows from the rest.</source>
        <translation>쓸 텐서. 형태는 나머지에서 정해집니다.</translation>
    </message>
    <message>
        <source>The side of the square block of pixels that BlockSize² channels become, or come from.</source>
        <translation>BlockSize²개의 채널이 되거나 채널에서 나오는 정사각형 픽셀 블록의 변.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>How the channel index is made of depth, block column and block row, the fastest first.</source>
        <translation>채널 인덱스를 깊이, 블록 열, 블록 행으로 만드는 방법. 가장 빠른 것부터.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, depth fastest.</source>
        <translation>채널을 픽셀 블록으로 옮깁니다. 깊이가 가장 빠릅니다.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, in one of two orders.</source>
        <translation>채널을 픽셀 블록으로 두 순서 중 하나로 옮깁니다.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, depth fastest.</source>
        <translation>픽셀 블록을 채널로 옮깁니다. 깊이가 가장 빠릅니다.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, in one of two orders.</source>
        <translation>픽셀 블록을 채널로 두 순서 중 하나로 옮깁니다.</translation>
    </message>
    <message>
        <source>%1 takes another kind of value</source>
        <translation>%1에는 다른 종류의 값이 들어갑니다</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>%1에는 %2 필드가 없습니다</translation>
    </message>
    <message>
        <source>needs %1 with the input and the tables, more than the memory budget of %2</source>
        <translation>입력과 표를 합해 %1이(가) 필요한데, 메모리 한도는 %2입니다</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>2^64바이트를 넘습니다</translation>
    </message>
    <message>
        <source>needs more than 2^64 bytes with the input and the tables</source>
        <translation>입력과 표를 합해 2^64바이트보다 많이 필요합니다</translation>
    </message>
    <message>
        <source>AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an axis that shrinks enough</source>
        <translation>AntialiasFilter는 여기서 효과가 없습니다. Antialiased, LINEAR, 그리고 충분히 줄어드는 축이 있어야 합니다</translation>
    </message>
    <message>
        <source>RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no operator that does the same; with Antialiased = false it is written as RESAMPLE2</source>
        <translation>Antialiased = true인 RESAMPLE3은 DxDispatch용으로 쓸 수 없습니다. 같은 일을 하는 연산자가 없기 때문입니다. Antialiased = false이면 RESAMPLE2로 씁니다</translation>
    </message>
    <message>
        <source>The tensor that is read: one to four dimensions.</source>
        <translation>읽을 텐서: 1–4차원.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape may be chosen.</source>
        <translation>쓸 텐서. 형태를 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether an output copies one element or blends neighbours.</source>
        <translation>출력이 한 요소를 복사하는지 이웃을 섞는지.</translation>
    </message>
    <message>
        <source>Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR.</source>
        <translation>nearest가 좌표 또는 그 뒤의 요소를 고르는지, 좌표 또는 그 앞의 요소를 고르는지. LINEAR에서는 효과가 없습니다.</translation>
    </message>
    <message>
        <source>The number of scales: the rank of both tensors.</source>
        <translation>스케일의 수: 두 텐서의 랭크.</translation>
    </message>
    <message>
        <source>The number of scales and offsets: the rank of both tensors.</source>
        <translation>스케일과 오프셋의 수: 두 텐서의 랭크.</translation>
    </message>
    <message>
        <source>Output pixels per input pixel, for each axis.</source>
        <translation>축마다 입력 픽셀당 출력 픽셀 수.</translation>
    </message>
    <message>
        <source>Added to an input coordinate before scaling, for each axis.</source>
        <translation>축마다 스케일하기 전 입력 좌표에 더하는 값.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>Added to the scaled coordinate, for each axis.</source>
        <translation>축마다 스케일한 좌표에 더하는 값.</translation>
    </message>
    <message>
        <source>When shrinking with LINEAR: filter, so that an output reads all pixels that it covers; outside, the edge repeats.</source>
        <translation>LINEAR로 줄일 때: 출력이 덮는 픽셀을 모두 읽도록 필터를 씁니다. 바깥에서는 가장자리를 반복합니다.</translation>
    </message>
    <message>
        <source>Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that are not pixel centres, and that it rounds nothing in between, is our rule: no document says it.</source>
        <translation>어느 필터인지 정합니다. DirectML에는 없는 필드이며, DirectML의 필터는 HALVING입니다. 홀수 길이와 픽셀 중심이 아닌 오프셋을 다루는 방법, 그리고 중간에 아무것도 반올림하지 않는 것은 우리의 규칙입니다. 어느 문서에도 없습니다.</translation>
    </message>
    <message>
        <source>Resizes by scales, pixel centres at one half.</source>
        <translation>스케일로 크기를 바꿉니다. 픽셀 중심은 1/2입니다.</translation>
    </message>
    <message>
        <source>Resizes by scales and pixel offsets; nearest rounds ties up.</source>
        <translation>스케일과 픽셀 오프셋으로 크기를 바꿉니다. nearest는 동률을 올립니다.</translation>
    </message>
    <message>
        <source>RESAMPLE1 with a rounding direction for nearest.</source>
        <translation>nearest의 반올림 방향이 있는 RESAMPLE1.</translation>
    </message>
    <message>
        <source>RESAMPLE2 with an antialiasing filter for linear.</source>
        <translation>linear에 안티앨리어싱 필터가 있는 RESAMPLE2.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s output.</source>
        <translation>순방향 연산자 출력의 그래디언트.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s input; its shape may be chosen.</source>
        <translation>순방향 연산자 입력의 그래디언트. 형태를 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether a forward output copied one element or blended neighbours.</source>
        <translation>순방향 출력이 요소 하나를 복사했는지 이웃을 섞었는지.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s: its output pixels per input pixel, for each axis.</source>
        <translation>순방향 연산자의 스케일: 축마다 입력 픽셀당 출력 픽셀 수.</translation>
    </message>
    <message>
        <source>Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis.</source>
        <translation>InputGradientTensor(순방향 출력)의 오프셋: 축마다 스케일을 적용한 좌표에 더합니다.</translation>
    </message>
    <message>
        <source>Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis.</source>
        <translation>OutputGradientTensor(순방향 입력)의 오프셋: 축마다 스케일을 적용하기 전 좌표에 더합니다.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE1: its map read backwards.</source>
        <translation>RESAMPLE1의 그래디언트: 매핑을 거꾸로 읽습니다.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE2: its map read backwards.</source>
        <translation>RESAMPLE2의 그래디언트: 매핑을 거꾸로 읽습니다.</translation>
    </message>
    <message>
        <source>needs one value for each of the %1 dimensions</source>
        <translation>%1개 차원마다 값이 하나씩 필요합니다</translation>
    </message>
    <message>
        <source>is not a finite number above 0</source>
        <translation>0보다 큰 유한한 수가 아닙니다</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>유한한 수가 아닙니다</translation>
    </message>
    <message>
        <source>no coordinate is a tie: how ties are rounded is not tested</source>
        <translation>동률인 좌표가 없어 동률의 반올림은 검사되지 않습니다</translation>
    </message>
    <message>
        <source>no coordinate lies outside the input: the repeated edge is not tested</source>
        <translation>입력 밖의 좌표가 없어 가장자리 반복은 검사되지 않습니다</translation>
    </message>
    <message>
        <source>nothing is cropped: the scaled input is no larger than the output</source>
        <translation>잘리는 것이 없습니다. 스케일된 입력이 출력보다 크지 않습니다</translation>
    </message>
    <message>
        <source>How DirectML halves an odd length, or where offsets are not pixel centres, is in no document: here it is our rule.</source>
        <translation>DirectML이 홀수 길이를, 또는 오프셋이 픽셀 중심이 아닐 때 어떻게 절반으로 줄이는지는 어느 문서에도 없습니다. 여기서는 우리의 규칙입니다.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>4차원보다 많습니다</translation>
    </message>
    <message>
        <source>does not have the %1 dimensions of %2</source>
        <translation>%2의 %1차원이 아닙니다</translation>
    </message>
    <message>
        <source>is not the rank of both tensors</source>
        <translation>두 텐서의 랭크가 아닙니다</translation>
    </message>
    <message>
        <source>%1 + … (%2 in all)</source>
        <translation>%1 + … (모두 %2개)</translation>
    </message>
    <message>
        <source>%1 → in %2 = %3</source>
        <translation>%1 → 입력 %2 = %3</translation>
    </message>
    <message>
        <source>%1 → halved once: %2</source>
        <translation>%1 → 한 번 절반으로 줄임: %2</translation>
    </message>
    <message>
        <source>%1 → halved %2 times: %3</source>
        <translation>%1 → %2번 절반으로 줄임: %3</translation>
    </message>
    <message>
        <source>%1  a tie: [%2] on the other side</source>
        <translation>%1  동률: 반대쪽은 [%2]</translation>
    </message>
    <message>
        <source>%1  taps outside read the edge</source>
        <translation>%1  바깥의 탭은 가장자리를 읽음</translation>
    </message>
    <message>
        <source>%1  clamped to the edge</source>
        <translation>%1  가장자리로 클램프함</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input: outside, the edge is repeated, and its element passes unchanged.</source>
        <translation>출력은 입력의 %1에 있습니다. 밖에서는 가장자리가 반복되어 그 요소가 그대로 전달됩니다.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input, which is an element: it passes unchanged.</source>
        <translation>출력은 입력의 %1에 있고 그곳은 요소 자리라서 그대로 전달됩니다.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it; outside, the edge is repeated.</source>
        <translation>출력은 입력의 %1에 있으며, 둘레의 요소 %2개를 섞습니다. 밖에서는 가장자리가 반복됩니다.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it.</source>
        <translation>출력은 입력의 %1에 있으며, 둘레의 요소 %2개를 섞습니다.</translation>
    </message>
    <message>
        <source>Every axis keeps its scale: the output copies the input element in its place.</source>
        <translation>모든 축의 스케일이 그대로입니다. 출력은 같은 자리의 입력 요소를 복사합니다.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and copies the one element that rounding gives.</source>
        <translation>출력은 입력의 %1에 있으며, 반올림으로 정해진 요소 하나를 복사합니다.</translation>
    </message>
    <message>
        <source>No element of the forward output was read from here: the gradient is 0.</source>
        <translation>순방향 출력의 어떤 요소도 여기에서 읽지 않았으므로 그래디언트는 0입니다.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 output; its gradient comes back with the forward weight.</source>
        <translation>순방향 연산자는 이 요소를 출력 %1개를 위해 읽었습니다. 그 그래디언트가 순방향 가중치로 돌아옵니다.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 outputs; their gradients come back, each with its forward weight, and are added.</source>
        <translation>순방향 연산자는 이 요소를 출력 %1개를 위해 읽었습니다. 그 그래디언트들이 각자의 순방향 가중치로 돌아와 더해집니다.</translation>
    </message>
    <message>
        <source>%1 ← nothing</source>
        <translation>%1 ← 없음</translation>
    </message>
    <message>
        <source>%1   e.g. [%2]: %3</source>
        <translation>%1   예: [%2]: %3</translation>
    </message>
    <message>
        <source>%1 pixel</source>
        <translation>%1픽셀</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1픽셀</translation>
    </message>
    <message>
        <source>right</source>
        <translation>오른쪽으로</translation>
    </message>
    <message>
        <source>left</source>
        <translation>왼쪽으로</translation>
    </message>
    <message>
        <source>down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>to higher indices</source>
        <translation>더 큰 인덱스 쪽으로</translation>
    </message>
    <message>
        <source>to lower indices</source>
        <translation>더 작은 인덱스 쪽으로</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output: %3</source>
        <translation>이미지가 출력 기준 %2만큼 %1 움직입니다: %3</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>가장자리</translation>
    </message>
    <message>
        <source>the centre of pixel 0</source>
        <translation>픽셀 0의 중심</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>위치 %1</translation>
    </message>
    <message>
        <source>the scale starts at %1 of both.</source>
        <translation>스케일이 양쪽의 같은 지점에서 시작합니다: %1.</translation>
    </message>
    <message>
        <source>the scale puts %1 of the input on %2 of the output.</source>
        <translation>스케일이 입력의 지점(%1)을 출력의 지점(%2)에 놓습니다.</translation>
    </message>
    <message>
        <source>Nothing shifts: the edges of both pictures coincide.</source>
        <translation>아무것도 밀리지 않습니다. 두 이미지의 가장자리가 일치합니다.</translation>
    </message>
    <message>
        <source>No shift, but the picture is stretched about its middle: each edge lies %1 outside.</source>
        <translation>밀리지 않지만 이미지가 가운데를 중심으로 늘어납니다. 각 가장자리가 %1 밖에 있습니다.</translation>
    </message>
    <message>
        <source>No shift, but the picture is shrunk about its middle: each edge lies %1 inside.</source>
        <translation>밀리지 않지만 이미지가 가운데를 중심으로 줄어듭니다. 각 가장자리가 %1 안에 있습니다.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 beyond the output and is cropped.</source>
        <translation>첫 가장자리는 일치합니다. 반대쪽에서는 입력이 출력보다 %1 넘어가 잘립니다.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 less far and its edge is repeated.</source>
        <translation>첫 가장자리는 일치합니다. 반대쪽에서는 입력이 %1 모자라 가장자리가 반복됩니다.</translation>
    </message>
    <message>
        <source>The input&apos;s first edge falls %1 %2 of the output&apos;s, its last edge %3 %4: %5</source>
        <translation>입력의 첫 가장자리는 출력보다 %2 %1, 마지막 가장자리는 %4 %3만큼 떨어져 있습니다: %5</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too far.</source>
        <translation>이 오프셋에서는 반올림이 입력을 %1 뒤에서 읽습니다.</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too early.</source>
        <translation>이 오프셋에서는 반올림이 입력을 %1 앞에서 읽습니다.</translation>
    </message>
    <message>
        <source>Nothing shifts: every output copies the input that it covers.</source>
        <translation>아무것도 밀리지 않습니다. 출력마다 자기가 덮는 입력을 복사합니다.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output.</source>
        <translation>이미지가 출력 기준 %2만큼 %1 움직입니다.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 of the output.</source>
        <translation>이미지가 출력 기준 %2만큼 %1, %4만큼 %3 움직입니다.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 of the output.</source>
        <translation>이미지가 출력 기준 %2만큼 %1, %4만큼 %3, %6만큼 %5 움직입니다.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 and %7 by %8 of the output.</source>
        <translation>이미지가 출력 기준 %2만큼 %1, %4만큼 %3, %6만큼 %5, %8만큼 %7 움직입니다.</translation>
    </message>
    <message>
        <source>The edges of the two pictures do not meet.</source>
        <translation>두 이미지의 가장자리가 맞지 않습니다.</translation>
    </message>
    <message>
        <source>%1 → the two about it, backwards</source>
        <translation>%1 → 그 둘레의 둘, 거꾸로</translation>
    </message>
    <message>
        <source>%1 → the two about it</source>
        <translation>%1 → 그 둘레의 둘</translation>
    </message>
    <message>
        <source>%1 → a triangle about it</source>
        <translation>%1 → 그 둘레의 삼각형</translation>
    </message>
    <message>
        <source>%1 → halved while Scale &lt; 1/2, then the two about it</source>
        <translation>%1 → Scale &lt; 1/2인 동안 절반으로 줄이고, 그다음 그 둘레의 둘</translation>
    </message>
    <message>
        <source>%1 → %2, backwards</source>
        <translation>%1 → %2, 거꾸로</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that blended it, with their weights</source>
        <translation>출력마다 자신을 섞은 순방향 출력들의 그래디언트를 그 가중치로 더함</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that copied it</source>
        <translation>출력마다 자신을 복사한 순방향 출력들의 그래디언트를 더함</translation>
    </message>
    <message>
        <source>each output blends all elements below a triangle, which widens where an axis shrinks</source>
        <translation>출력마다 삼각형 아래의 모든 요소를 섞음. 축이 줄어들면 삼각형이 넓어짐</translation>
    </message>
    <message>
        <source>each output blends two elements of every axis, of pairs&apos; means where its Scale is below 1/2</source>
        <translation>출력마다 축마다 두 요소를 섞습니다. Scale이 1/2보다 작은 축에서는 두 개씩의 평균을 섞습니다</translation>
    </message>
    <message>
        <source>no effect in LINEAR, which rounds no coordinate</source>
        <translation>LINEAR에서는 좌표를 반올림하지 않으므로 효과가 없습니다</translation>
    </message>
    <message>
        <source>Copied: same place, same number.</source>
        <translation>복사: 같은 자리, 같은 수.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too far.</source>
        <translation>이 오프셋에서는 올림이 입력을 %1 뒤에서 읽습니다.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too early.</source>
        <translation>이 오프셋에서는 올림이 입력을 %1 앞에서 읽습니다.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too far.</source>
        <translation>이 오프셋에서는 내림이 입력을 %1 뒤에서 읽습니다.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too early.</source>
        <translation>이 오프셋에서는 내림이 입력을 %1 앞에서 읽습니다.</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>재생기</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>처음으로 (Home)</translation>
    </message>
    <message>
        <source>Back (left arrow, Page Up)</source>
        <translation>뒤로 (왼쪽 화살표, Page Up)</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ 재생</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ 일시 정지</translation>
    </message>
    <message>
        <source>Play or pause (space)</source>
        <translation>재생 또는 일시 정지 (Space)</translation>
    </message>
    <message>
        <source>Step (right arrow, Page Down)</source>
        <translation>한 단계 앞으로 (오른쪽 화살표, Page Down)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>끝으로 (End)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>along the</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>by</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>초당 단계 수</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>강조</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>동률</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation>클램프됨</translation>
    </message>
    <message>
        <source>cropped</source>
        <translation>잘림</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>two neighbours are equally near</source>
        <translation>두 이웃이 같은 거리에 있습니다</translation>
    </message>
    <message>
        <source>outside the input, where the edge is repeated</source>
        <translation>입력 바깥이며 가장자리 값이 반복됩니다</translation>
    </message>
    <message>
        <source>no output reads it: it lies beyond what the outputs stand for</source>
        <translation>읽는 출력이 없습니다: 출력이 나타내는 범위 밖에 있습니다</translation>
    </message>
    <message>
        <source>no output reads it</source>
        <translation>읽는 출력이 없습니다</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>The tensors are drawn by a script, which this reader does not run.</source>
        <translation>텐서는 스크립트로 그려지는데, 이 뷰어는 스크립트를 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>The formula with its numbers</source>
        <translation>숫자를 넣은 식</translation>
    </message>
    <message>
        <source>What belongs to it</source>
        <translation>대응하는 요소</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>Point at an element, or walk with the arrow keys, to see what belongs to it; click or press Enter to keep it. Space plays, the arrows and Page Up and Page Down step.</source>
        <translation>요소를 가리키거나 화살표 키로 이동하면 대응하는 요소가 보입니다. 클릭하거나 Enter를 누르면 고정됩니다. Space는 재생, 화살표와 Page Up, Page Down은 한 단계씩 움직입니다.</translation>
    </message>
    <message>
        <source>%1, its channels as red, green and blue</source>
        <translation>%1, 채널을 빨강, 초록, 파랑으로 표시</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>아직 채워진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>입력 %1은(는) 기다립니다: 이를 읽는 출력이 뒤의 요소도 읽습니다.</translation>
    </message>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>입력 %1을(를) 읽는 출력이 없으므로 아무것도 채워지지 않습니다.</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>요소 %1개를 채웁니다 %2. 첫째: %3</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1부터 %2까지</translation>
    </message>
    <message>
        <source>from %1, weight %2</source>
        <translation>출처: %1, 가중치 %2</translation>
    </message>
    <message>
        <source>to %1, weight %2</source>
        <translation>대상: %1, 가중치 %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>그 밖에 %1개</translation>
    </message>
    <message>
        <source>No output reads it.</source>
        <translation>읽는 출력이 없습니다.</translation>
    </message>
    <message>
        <source>It is read by %1 output.</source>
        <translation>이를 읽는 출력: %1개.</translation>
    </message>
    <message>
        <source>It is read by %1 outputs.</source>
        <translation>이를 읽는 출력: %1개.</translation>
    </message>
    <message>
        <source>Remove the pin of %1</source>
        <translation>%1 핀 해제</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>레슨 %1</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞았습니다.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>아닙니다.</translation>
    </message>
    <message>
        <source>What you can turn</source>
        <translation>돌릴 수 있는 것</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>설명 보기</translation>
    </message>
    <message>
        <source>Output %1 copies input %2.</source>
        <translation>출력 %1은(는) 입력 %2을(를) 복사합니다.</translation>
    </message>
    <message>
        <source>Output %1 blends %2 inputs.</source>
        <translation>출력 %1은(는) 입력 %2개를 섞습니다.</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>이 함수를 Python 파일에 쓰고 확인하세요.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>풀이</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>Open in Tessera</source>
        <translation>Tessera에서 열기</translation>
    </message>
    <message>
        <source>Memory of the input</source>
        <translation>입력의 메모리</translation>
    </message>
    <message>
        <source>Memory of the output</source>
        <translation>출력의 메모리</translation>
    </message>
    <message>
        <source>Strides %1.</source>
        <translation>스트라이드 %1.</translation>
    </message>
    <message>
        <source>Strides %1. %2 lives in house %3.</source>
        <translation>스트라이드 %1. %2의 집 번호: %3.</translation>
    </message>
    <message>
        <source>Houses %1 to %2 of %3</source>
        <translation>집 %3개 중 %1~%2</translation>
    </message>
    <message>
        <source>Axis %1 on one ruler. Above: %2. Below: %3, each %4 wide.</source>
        <translation>같은 자 위의 축 %1. 위: %2. 아래: %3, 한 칸의 너비 %4.</translation>
    </message>
    <message>
        <source>The place in its block, (by, bx)</source>
        <translation>블록 안의 자리 (by, bx)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>기준</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>The picture of %1 × %2 pixels is no tensor: it may have 1 to 2^32 − 1 samples</source>
        <translation>%1 × %2 픽셀의 이미지는 텐서가 아닙니다. 샘플이 1개에서 2^32 − 1개까지여야 합니다</translation>
    </message>
    <message>
        <source>%1 is a drawing, not pixels; export it as .png first</source>
        <translation>%1: 픽셀이 아니라 벡터 그림입니다. 먼저 .png로 내보내세요</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>이미지 %1개</translation>
    </message>
    <message>
        <source>%1: its size is %2, and that of %3 is %4; the pictures of a batch are equally large</source>
        <translation>%1: 크기가 %2(이)고 %3의 크기는 %4입니다. 한 배치의 이미지는 크기가 같아야 합니다</translation>
    </message>
    <message>
        <source>it is no JPEG picture that can be read: %1</source>
        <translation>읽을 수 있는 JPEG 이미지가 아닙니다: %1</translation>
    </message>
    <message>
        <source>more than %1 scans</source>
        <translation>스캔이 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>a JPEG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>%1 × %2 픽셀의 JPEG 이미지를 만들 수 없습니다: %3</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>이미지가 끝나기 전에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>there is not enough memory for the file</source>
        <translation>파일에 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>it is no PNG picture that can be read: %1</source>
        <translation>읽을 수 있는 PNG 이미지가 아닙니다: %1</translation>
    </message>
    <message>
        <source>the file ends before its picture does: a chunk is to have %1 bytes, %2 are left</source>
        <translation>이미지가 끝나기 전에 파일이 끝납니다. 청크는 %1바이트여야 하지만 %2바이트가 남았습니다</translation>
    </message>
    <message>
        <source>it is a PNG picture of a kind that cannot be read</source>
        <translation>읽을 수 없는 종류의 PNG 이미지입니다</translation>
    </message>
    <message>
        <source>a PNG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>%1 × %2 픽셀의 PNG 이미지를 만들 수 없습니다: %3</translation>
    </message>
    <message>
        <source>it is no OpenEXR picture that can be read: %1</source>
        <translation>읽을 수 있는 OpenEXR 이미지가 아닙니다: %1</translation>
    </message>
    <message>
        <source>its attribute %1 is not as long as one of its type</source>
        <translation>속성 %1의 길이가 형식과 맞지 않습니다</translation>
    </message>
    <message>
        <source>its channels, %1, are neither grey nor RGB; as many as it has would do: %2</source>
        <translation>채널 %1은(는) 회색도 RGB도 아닙니다. 있는 만큼의 채널은 가능합니다: %2</translation>
    </message>
    <message>
        <source>%1 × %2 at (%3, %4)</source>
        <translation>(%3, %4)의 %1 × %2</translation>
    </message>
    <message>
        <source>channels %1</source>
        <translation>채널 %1</translation>
    </message>
    <message>
        <source>%1 is of another type and becomes %2</source>
        <translation>%1은(는) 형식이 달라 %2(으)로 바뀝니다</translation>
    </message>
    <message>
        <source>the data window, %1, which is read; the display window is %2</source>
        <translation>데이터 창 %1을(를) 읽습니다. 표시 창은 %2입니다</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>픽셀이 없습니다</translation>
    </message>
    <message>
        <source>the first of %1 parts</source>
        <translation>%1개 부분 중 첫째</translation>
    </message>
    <message>
        <source>its headers contradict each other</source>
        <translation>헤더끼리 서로 다릅니다</translation>
    </message>
    <message>
        <source>an OpenEXR picture cannot be made: %1</source>
        <translation>OpenEXR 이미지를 만들 수 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 holds %2; a picture is {H, W, C} or {N, H, W, C} of 1, 3 or 4 channels</source>
        <translation>%1에 %2이(가) 있습니다. 이미지는 채널이 1, 3 또는 4개인 {H, W, C}나 {N, H, W, C}입니다</translation>
    </message>
    <message>
        <source>the array %1 is %2</source>
        <translation>배열 %1은(는) %2입니다</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in one of %2</source>
        <translation>%1: 올바른 값: 다음 중 하나로 끝나는 이름: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 pictures, and a batch is made of files of one</source>
        <translation>%1에 이미지가 %2개 있습니다. 배치는 이미지가 하나인 파일들로 만듭니다</translation>
    </message>
    <message>
        <source>it is no picture of a format that is read: %1</source>
        <translation>읽는 형식의 이미지가 아닙니다: %1</translation>
    </message>
    <message>
        <source>%1 holds no picture of %2 channels</source>
        <translation>%1에는 채널이 %2개인 이미지를 저장할 수 없습니다</translation>
    </message>
    <message>
        <source>a row is longer than the picture is wide</source>
        <translation>한 행이 이미지의 너비보다 깁니다</translation>
    </message>
    <message>
        <source>scale %1, by which no sample is multiplied</source>
        <translation>스케일 %1(샘플에 곱하지 않음)</translation>
    </message>
    <message>
        <source>it is no TIFF picture that can be read: %1</source>
        <translation>읽을 수 있는 TIFF 이미지가 아닙니다: %1</translation>
    </message>
    <message>
        <source>its samples have %1 bits, or are complex; integers of 8 to 64 bits and floats of 16 to 64 are read</source>
        <translation>샘플이 %1비트이거나 복소수입니다. 8~64비트 정수와 16~64비트 부동소수점을 읽습니다</translation>
    </message>
    <message>
        <source>0 is white: the samples are as they are stored</source>
        <translation>0이 흰색입니다. 샘플은 저장된 그대로입니다</translation>
    </message>
    <message>
        <source>colours are multiplied by their opacity</source>
        <translation>색에 불투명도가 곱해져 있습니다</translation>
    </message>
    <message>
        <source>its rows have %1 bytes where %2 are needed</source>
        <translation>행이 %1바이트이며 %2바이트여야 합니다</translation>
    </message>
    <message>
        <source>a TIFF picture cannot be made: %1</source>
        <translation>TIFF 이미지를 만들 수 없습니다: %1</translation>
    </message>
    <message>
        <source>orientation %1, which is applied</source>
        <translation>방향 %1(적용됨)</translation>
    </message>
    <message>
        <source>its channel %1 has one sample for %2 × %3 pixels; a tensor has one for each, and to make them up would convert luminance and chroma: save it with the channels R, G and B</source>
        <translation>채널 %1은(는) %2 × %3픽셀마다 샘플이 하나입니다. 텐서에는 픽셀마다 하나씩 있어야 하는데, 이를 채우려면 휘도와 색차를 변환하게 됩니다. R, G, B 채널로 저장하세요</translation>
    </message>
    <message>
        <source>values above %1, which are clipped to it: %2</source>
        <translation>%1보다 커서 그 값으로 잘린 값: %2</translation>
    </message>
    <message>
        <source>values below %1, which are clipped to it: %2</source>
        <translation>%1보다 작아서 그 값으로 잘린 값: %2</translation>
    </message>
    <message>
        <source>values that are no number, which become black: %1</source>
        <translation>숫자가 아니어서 검은색이 된 값: %1</translation>
    </message>
    <message>
        <source>16 bits a sample, of which 8 are kept</source>
        <translation>샘플당 16비트 중 8비트만 유지됨</translation>
    </message>
    <message>
        <source>%1 is read and not written; OpenEXR (.exr) and PFM (.pfm) hold its floats</source>
        <translation>%1은(는) 읽기만 하고 쓰지 않습니다. OpenEXR(.exr)와 PFM(.pfm)에 부동소수점 값을 저장할 수 있습니다</translation>
    </message>
    <message>
        <source>its photometric interpretation is %1, which is not read; saved as RGB or grey it is, light as OpenEXR or TIFF of floats</source>
        <translation>측광 해석 %1은(는) 읽을 수 없습니다. RGB나 회색조로 저장하면 읽을 수 있고, 빛은 OpenEXR나 부동소수점 TIFF로 저장하십시오</translation>
    </message>
    <message>
        <source>it has several pages, of which none is chosen; a file for each would do</source>
        <translation>여러 페이지가 있어 하나를 고를 수 없습니다. 페이지마다 파일 하나로 저장하면 됩니다</translation>
    </message>
    <message>
        <source>%1 as %2, in which white is 1</source>
        <translation>%1을(를) 흰색이 1인 %2(으)로 저장</translation>
    </message>
    <message>
        <source>the fourth channel, which %1 does not hold</source>
        <translation>%1에 담을 수 없는 네 번째 채널</translation>
    </message>
    <message>
        <source>it is a JPEG picture in CMYK, which is not read; saved as RGB it is</source>
        <translation>CMYK JPEG 이미지는 읽을 수 없습니다. RGB로 저장하면 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of its header</source>
        <translation>“%1”은(는) 헤더의 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>it has no size, or one that is not read; -Y HEIGHT +X WIDTH is</source>
        <translation>크기가 없거나 읽을 수 없는 크기입니다. -Y 높이 +X 너비를 읽습니다</translation>
    </message>
    <message>
        <source>it is in tiles or planes, which is not read; saved row by row it is</source>
        <translation>타일이나 평면으로 나뉜 그림은 읽을 수 없습니다. 행 단위로 저장하면 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>The picture as %1</source>
        <translation>이미지(%1)</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels</source>
        <translation>%1 × %2 픽셀의 이미지</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>%1 are more elements than can be counted</source>
        <translation>%1은(는) 셀 수 있는 것보다 많은 요소입니다</translation>
    </message>
    <message>
        <source>%1 is no shape; expected sizes from 1, and one -1</source>
        <translation>%1은(는) 형태가 아닙니다. 올바른 값: 1 이상의 크기와 -1 하나</translation>
    </message>
    <message>
        <source>the tensor %1 is too large for strides of 32 bits</source>
        <translation>텐서 %1은(는) 32비트 스트라이드에 너무 큽니다</translation>
    </message>
    <message>
        <source>axis %1 is none of %2</source>
        <translation>축 %1은(는) %2에 없습니다</translation>
    </message>
    <message>
        <source>expected %1 to %2</source>
        <translation>올바른 값: %1에서 %2까지</translation>
    </message>
    <message>
        <source>reshape of %1 to %2: the elements are %3, and not %4</source>
        <translation>%1을(를) %2(으)로 reshape: 요소는 %4개가 아니라 %3개입니다</translation>
    </message>
    <message>
        <source>reshape of %1 to %2 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>%1을(를) %2(으)로 reshape하면 축을 가로지르는데, DirectML의 어느 레이아웃 연산자도 그렇게 하지 않습니다</translation>
    </message>
    <message>
        <source>axis %1 is there twice; expected each once</source>
        <translation>축 %1이(가) 두 번 있습니다. 올바른 값: 한 번씩</translation>
    </message>
    <message>
        <source>%1 axes of the %2 of %3 are named; expected all</source>
        <translation>%3의 축 %2개 중 %1개만 있습니다. 올바른 값: 모두</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>%1번 반복하면 크기가 되지 않습니다</translation>
    </message>
    <message>
        <source>there is no place %1 for a further axis of %2</source>
        <translation>%2에 축을 더할 자리 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>the part of %1 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>%1의 부분이 축을 가로지르는데, DirectML의 어느 레이아웃 연산자도 그렇게 하지 않습니다</translation>
    </message>
    <message>
        <source>the parts %1 and %2 do not lie beside each other</source>
        <translation>부분 %1과(와) %2은(는) 나란히 있지 않습니다</translation>
    </message>
    <message>
        <source>the parts are too long to be joined</source>
        <translation>이어 붙이기에는 부분이 너무 깁니다</translation>
    </message>
    <message>
        <source>the parts follow each other in an order that no operator has</source>
        <translation>부분이 이어지는 순서는 어느 연산자에도 없습니다</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>입력 %1을(를) 읽는 출력이 없으므로 아무것도 채워지지 않습니다.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>입력 %1은(는) 기다립니다: 이를 읽는 출력이 뒤의 요소도 읽습니다.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1부터 %2까지</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>요소 %1개를 채웁니다 %2. 첫째: %3</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>아직 채워진 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>probe</name>
    <message>
        <source>Outputs copy inputs: read off in two numberings, proved by %1 runs.</source>
        <translation>출력이 입력을 복사합니다: 두 가지 번호로 읽어 내고, %1번 실행으로 증명했습니다.</translation>
    </message>
    <message>
        <source>Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted.</source>
        <translation>출력이 입력의 가중합입니다: %1번 실행으로 재고, 무작위 값도 예측합니다.</translation>
    </message>
    <message>
        <source>There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs).</source>
        <translation>매핑이 없습니다: 출력이 입력의 복사도 가중합도 아닙니다(%1번 실행).</translation>
    </message>
    <message>
        <source>%1 output is never written: they keep what the memory held.</source>
        <translation>출력 %1개를 쓰지 않습니다: 메모리에 있던 것이 남습니다.</translation>
    </message>
    <message>
        <source>%1 outputs are never written: they keep what the memory held.</source>
        <translation>출력 %1개를 쓰지 않습니다: 메모리에 있던 것이 남습니다.</translation>
    </message>
    <message>
        <source>%1 output holds a constant that no input changes.</source>
        <translation>출력 %1개에 어느 입력도 바꾸지 못하는 상수가 있습니다.</translation>
    </message>
    <message>
        <source>%1 outputs hold a constant that no input changes.</source>
        <translation>출력 %1개에 어느 입력도 바꾸지 못하는 상수가 있습니다.</translation>
    </message>
    <message>
        <source>It rearranges %1.</source>
        <translation>재배열: %1.</translation>
    </message>
    <message>
        <source>It rearranges %1 where %2 is right.</source>
        <translation>%2이(가) 맞는데 %1(으)로 재배열합니다.</translation>
    </message>
    <message>
        <source>Its axes do not separate: weights are no products of one weight an axis.</source>
        <translation>축이 나뉘지 않습니다: 가중치가 축마다 하나인 가중치의 곱이 아닙니다.</translation>
    </message>
    <message>
        <source>The map is the right one.</source>
        <translation>매핑이 맞습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 outputs read otherwise than they should.</source>
        <translation>출력 %2개 중 %1개가 읽어야 할 것과 다르게 읽습니다.</translation>
    </message>
    <message>
        <source>%1.Sizes %2 has %3 elements; at most %4 can be probed</source>
        <translation>%1.Sizes %2의 요소가 %3개입니다. %4개까지 조사할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>quality</name>
    <message>
        <source>The mean of |A − B|, by channel; 0 where they are equal.</source>
        <translation>채널별 |A − B|의 평균. 같으면 0입니다.</translation>
    </message>
    <message>
        <source>The largest |A − B|, by channel; 0 where they are equal.</source>
        <translation>채널별 |A − B|의 최댓값. 같으면 0입니다.</translation>
    </message>
    <message>
        <source>The peak against the mean of (A − B)²; infinite where they are equal.</source>
        <translation>(A − B)²의 평균에 대한 최댓값의 비. 같으면 무한대입니다.</translation>
    </message>
    <message>
        <source>Structural similarity, Gaussian window of 11 × 11; 1 where they are equal.</source>
        <translation>11 × 11 가우스 창의 구조적 유사도. 같으면 1입니다.</translation>
    </message>
    <message>
        <source>How much an eye sees when the two alternate on a display, in sRGB; 0 where they are equal.</source>
        <translation>화면에서 둘을 번갈아 볼 때 눈에 보이는 정도(sRGB). 같으면 0입니다.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>4차원보다 많습니다</translation>
    </message>
    <message>
        <source>needs at least %1 × %1 elements; these are %2 × %3</source>
        <translation>최소 %1 × %1 원소가 필요하지만 %2 × %3입니다</translation>
    </message>
    <message>
        <source>needs a picture of 1, 3 or 4 channels; there are %1</source>
        <translation>채널이 1, 3 또는 4개인 이미지가 필요하지만 %1개입니다</translation>
    </message>
    <message>
        <source>an element is NaN or infinite</source>
        <translation>NaN이거나 무한대인 원소가 있습니다</translation>
    </message>
    <message>
        <source>no measure of pictures: %1</source>
        <translation>이미지 척도 없음: %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>최댓값 %1</translation>
    </message>
    <message>
        <source>%1 pixels per degree</source>
        <translation>시야각 1도당 %1픽셀</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>height times %1</source>
        <translation>높이 %1배</translation>
    </message>
    <message>
        <source>width times %1</source>
        <translation>너비 %1배</translation>
    </message>
    <message>
        <source>pixel centres</source>
        <translation>픽셀 중심</translation>
    </message>
    <message>
        <source>corners as origin</source>
        <translation>모서리를 원점으로</translation>
    </message>
    <message>
        <source>halves rounded up</source>
        <translation>절반은 올림</translation>
    </message>
    <message>
        <source>the channel number is read in the other order</source>
        <translation>채널 번호를 다른 순서로 읽음</translation>
    </message>
    <message>
        <source>the corners are the origin: x = o / scale</source>
        <translation>모서리가 원점: x = o / 스케일</translation>
    </message>
    <message>
        <source>pixel centres are used: x = (o + 0.5) / scale − 0.5</source>
        <translation>픽셀 중심 사용: x = (o + 0.5) / 스케일 − 0.5</translation>
    </message>
    <message>
        <source>the corners are aligned: x = o·(in − 1) / (out − 1)</source>
        <translation>모서리를 맞춤: x = o·(in − 1) / (out − 1)</translation>
    </message>
    <message>
        <source>the gradient is resized like a picture, and not added up</source>
        <translation>그래디언트를 더하지 않고 이미지처럼 크기를 조절함</translation>
    </message>
    <message>
        <source>the two offsets are exchanged: each is taken for the other tensor&apos;s</source>
        <translation>두 오프셋이 서로 바뀌었습니다: 저마다 다른 텐서의 것으로 쓰입니다</translation>
    </message>
    <message>
        <source>the antialias filter is switched off where it is on, or on where it is off</source>
        <translation>안티앨리어싱 필터를 켤 곳에서 끄거나 끌 곳에서 켬</translation>
    </message>
    <message>
        <source>row and column inside the block are exchanged</source>
        <translation>블록 안의 행과 열이 바뀜</translation>
    </message>
    <message>
        <source>the batch is read as the fast part of the channel number</source>
        <translation>배치를 채널 번호의 빠른 부분으로 읽음</translation>
    </message>
    <message>
        <source>the strides are ignored: the memory is read as if it were packed</source>
        <translation>스트라이드를 무시하고 메모리가 빈틈없는 것처럼 읽음</translation>
    </message>
    <message>
        <source>the memory is read as NHWC, as if the channels of a pixel lay side by side</source>
        <translation>픽셀의 채널이 나란히 놓인 것처럼 메모리를 NHWC로 읽음</translation>
    </message>
    <message>
        <source>rows and columns of the input are exchanged</source>
        <translation>입력의 행과 열이 바뀜</translation>
    </message>
    <message>
        <source>each axis has the other one&apos;s scale, and past the end the edge repeats</source>
        <translation>각 축이 다른 축의 스케일을 쓰고, 끝을 넘으면 가장자리가 반복됨</translation>
    </message>
    <message>
        <source>the coordinates are clamped one element before the end</source>
        <translation>좌표를 끝보다 한 요소 앞에서 클램프함</translation>
    </message>
    <message>
        <source>the edge is not repeated: weights outside become negative</source>
        <translation>가장자리를 반복하지 않아 바깥에서 가중치가 음수가 됨</translation>
    </message>
    <message>
        <source>the other neighbour is taken on a tie</source>
        <translation>동률에서 다른 이웃을 고름</translation>
    </message>
    <message>
        <source>the picture is read from its last row up</source>
        <translation>이미지를 마지막 행부터 위로 읽음</translation>
    </message>
    <message>
        <source>The mistake: %1.</source>
        <translation>실수: %1.</translation>
    </message>
    <message>
        <source>Which input element lands in output %1?</source>
        <translation>출력 %1에는 어느 입력 요소가 옵니까?</translation>
    </message>
    <message>
        <source>What comes out at output %1?</source>
        <translation>출력 %1의 값은 무엇입니까?</translation>
    </message>
    <message>
        <source>Output %1 holds %2. %3</source>
        <translation>출력 %1에는 %2이(가) 들어 있습니다. %3</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Which order made this output?</source>
        <translation>어느 순서가 이 출력을 만들었습니까?</translation>
    </message>
    <message>
        <source>Which convention drew this picture?</source>
        <translation>어느 규약이 이 이미지를 그렸습니까?</translation>
    </message>
    <message>
        <source>level = %1 is none: expected 1, 2 or 3</source>
        <translation>level = %1은(는) 없습니다. 올바른 값: 1, 2 또는 3</translation>
    </message>
    <message>
        <source>questions = %1: expected 1 to %2</source>
        <translation>questions = %1: 올바른 값: 1에서 %2까지</translation>
    </message>
    <message>
        <source>%1, batch entry %2</source>
        <translation>%1, 배치 항목 %2</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, 채널 %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>the coordinate is rounded by another rule</source>
        <translation>좌표를 다른 규칙으로 반올림합니다</translation>
    </message>
    <message>
        <source>Both: the other order gives the same output</source>
        <translation>둘 다: 다른 순서도 같은 출력을 냅니다</translation>
    </message>
    <message>
        <source>The picture has one channel, so c is always 0: in both orders k = by·b + bx.</source>
        <translation>이미지의 채널이 하나라서 c는 항상 0입니다. 두 순서 모두 k = by·b + bx입니다.</translation>
    </message>
    <message>
        <source>%1 gives this output, and so does the other order.</source>
        <translation>%1도, 다른 순서도 이 출력을 냅니다.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, 그다음 %2</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>nearest element</source>
        <translation>최근접 요소</translation>
    </message>
    <message>
        <source>with the antialias filter %1</source>
        <translation>안티앨리어싱 필터 %1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>블록 %1</translation>
    </message>
    <message>
        <source>the input&apos;s channels last in memory</source>
        <translation>입력의 채널이 메모리에서 마지막</translation>
    </message>
    <message>
        <source>A resampling</source>
        <translation>리샘플링</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>What is done, and the sizes of both tensors.</extracomment>
        <translation>%1: %2에서 %3(으)로</translation>
    </message>
    <message>
        <source>level %1 has only %2 questions; ask for fewer</source>
        <translation>수준 %1에는 문제가 %2개뿐입니다. 더 적게 요청하십시오</translation>
    </message>
    <message>
        <source>Quiz on tensor layouts</source>
        <translation>텐서 레이아웃 퀴즈</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>문제 %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>align corners</source>
        <translation>align corners</translation>
    </message>
    <message>
        <source>the nearest element is copied where neighbours are blended, or the reverse</source>
        <translation>이웃을 섞을 곳에서 가장 가까운 요소를 복사하거나 그 반대</translation>
    </message>
    <message>
        <source>Then output %1 would be %2; here it is %3.</source>
        <translation>그러면 출력 %1은(는) %2입니다. 여기서는 %3입니다.</translation>
    </message>
    <message>
        <source>seed %1, level %2, questions: %3</source>
        <translation>시드 %1, 수준 %2, 문제 수: %3</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>%1 takes %2 arguments, and this is one more</source>
        <translation>%1의 인수는 %2개인데, 이것은 하나 더 많습니다</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1이(가) 두 번 주어졌습니다</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1에는 %2이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1이(가) 없습니다</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>올바른 값: %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>a whole number from 1 on</source>
        <translation>1 이상의 정수</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>수의 목록</translation>
    </message>
    <message>
        <source>one number or two</source>
        <translation>숫자 하나 또는 둘</translation>
    </message>
    <message>
        <source>%1 needs whole numbers</source>
        <translation>%1에는 정수가 필요합니다</translation>
    </message>
    <message>
        <source>one whole number</source>
        <translation>정수 하나</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>문자열</translation>
    </message>
    <message>
        <source>expected a whole multiple of %1 elements</source>
        <translation>올바른 값: 요소 %1개의 정수배</translation>
    </message>
    <message>
        <source>%1 needs a whole number from 1 on</source>
        <translation>%1에는 1 이상의 정수가 필요합니다</translation>
    </message>
    <message>
        <source>no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one</source>
        <translation>여기에는 텐서를 옮기거나 크기를 바꾸는 호출이 없습니다. F.pixel_shuffle(x, 2)가 그 예입니다</translation>
    </message>
    <message>
        <source>the value does not have %1 parts, one for each name</source>
        <translation>값에 이름 붙인 %1개의 부분이 없습니다</translation>
    </message>
    <message>
        <source>%1 is given no value; the text&apos;s input is %2</source>
        <translation>%1에 값이 주어지지 않았습니다. 글의 입력은 %2입니다</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>글에 %1의 크기가 없습니다. 옆에 --Sizes 1,8,2,3이 있으면 됩니다</translation>
    </message>
    <message>
        <source>channels that are last need four sizes N, C, H, W</source>
        <translation>채널이 마지막이면 네 크기 N, C, H, W가 필요합니다</translation>
    </message>
    <message>
        <source>expected a tensor here, such as x</source>
        <translation>여기에 올바른 값: x 같은 텐서</translation>
    </message>
    <message>
        <source>%1 is nothing that can be read</source>
        <translation>%1은(는) 읽을 수 있는 것이 아닙니다</translation>
    </message>
    <message>
        <source>this is no place in a list of %1</source>
        <translation>%1개짜리 목록에 없는 자리입니다</translation>
    </message>
    <message>
        <source>the list is too long</source>
        <translation>목록이 너무 깁니다</translation>
    </message>
    <message>
        <source>only numbers can be calculated with here</source>
        <translation>여기서는 수로만 계산할 수 있습니다</translation>
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation>0으로 나눌 수 없습니다</translation>
    </message>
    <message>
        <source>a layer takes one tensor</source>
        <translation>레이어는 텐서 하나를 받습니다</translation>
    </message>
    <message>
        <source>this is nothing that can be called</source>
        <translation>호출할 수 있는 것이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is none of the functions that can be read</source>
        <translation>%1은(는) 읽을 수 있는 함수가 아닙니다</translation>
    </message>
    <message>
        <source>expected one that moves or resizes a tensor, such as pixel_shuffle, interpolate, reshape or transpose</source>
        <translation>올바른 값: pixel_shuffle, interpolate, reshape, transpose처럼 텐서를 옮기거나 크기를 바꾸는 것</translation>
    </message>
    <message>
        <source>%1 is %2&apos;s, and the DirectML provider runs nodes of ONNX</source>
        <translation>%1은(는) %2의 것이고, DirectML 공급자는 ONNX 노드를 실행합니다</translation>
    </message>
    <message>
        <source>without an axis whole tensors are laid side by side, or the result is flat; expected repeat(2, axis=3) or repeat_interleave</source>
        <translation>축이 없으면 텐서 전체가 나란히 놓이거나 결과가 1차원이 됩니다. 올바른 값: repeat(2, axis=3)이나 repeat_interleave</translation>
    </message>
    <message>
        <source>np.ones of the blocks&apos; shape</source>
        <translation>블록 형태의 np.ones</translation>
    </message>
    <message>
        <source>expected %1 dimensions</source>
        <translation>올바른 값: %1차원</translation>
    </message>
    <message>
        <source>the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] beside it</source>
        <translation>%1의 값이 글에 없습니다. 옆에 %2 = [1, 1, 2, 2]가 있으면 됩니다</translation>
    </message>
    <message>
        <source>%1 needs a list of numbers</source>
        <translation>%1에는 수의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>%1 has no further input</source>
        <translation>%1에는 입력이 더 없습니다</translation>
    </message>
    <message>
        <source>a case is one operator, and here a second one follows</source>
        <translation>케이스는 연산자 하나인데, 여기에 둘째가 이어집니다</translation>
    </message>
    <message>
        <source>expected lists of names: [&quot;x&quot;], [&quot;y&quot;]</source>
        <translation>올바른 값: 이름의 목록: [&quot;x&quot;], [&quot;y&quot;]</translation>
    </message>
    <message>
        <source>RESAMPLE repeats the edge and has no padding</source>
        <translation>RESAMPLE은 가장자리를 반복하며 패딩이 없습니다</translation>
    </message>
    <message>
        <source>it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one RoundingDirection for all axes</source>
        <translation>축이 줄면 ceil, 늘면 floor인데, RESAMPLE2에는 모든 축에 RoundingDirection이 하나뿐입니다</translation>
    </message>
    <message>
        <source>RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle</source>
        <translation>RESAMPLE은 축마다 요소 하나를 복사하거나 두 이웃을 섞으며, 안티앨리어싱 필터는 삼각형입니다</translation>
    </message>
    <message>
        <source>OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the exact mean off.</source>
        <translation>OpenCV는 UINT8을 1/2048 단위 가중치로 계산하고 절반을 올립니다. DirectML은 정확한 평균의 소수점 아래를 버립니다.</translation>
    </message>
    <message>
        <source>expected %1 or %2</source>
        <translation>올바른 값: %1 또는 %2</translation>
    </message>
    <message>
        <source>expected one axis from %1 to %2</source>
        <translation>올바른 값: %1에서 %2까지의 축 하나</translation>
    </message>
    <message>
        <source>the tensor does not have the %1 axes that are resized</source>
        <translation>텐서에 크기를 바꿀 축 %1개가 없습니다</translation>
    </message>
    <message>
        <source>expected %1 values</source>
        <translation>올바른 값: %1개</translation>
    </message>
    <message>
        <source>expected an object such as %1</source>
        <translation>올바른 값: %1 같은 객체</translation>
    </message>
    <message>
        <source>the input %1 does not have four dimensions {N, C, H, W}</source>
        <translation>입력 %1은(는) 4차원 {N, C, H, W}이 아닙니다</translation>
    </message>
    <message>
        <source>the pattern has too many axes</source>
        <translation>패턴에 축이 너무 많습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of a pattern that can be read; expected names, spaces and brackets</source>
        <translation>‘%1’은(는) 읽을 수 있는 패턴의 일부가 아닙니다. 올바른 값: 이름, 빈칸, 괄호</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a bracket is not closed</source>
        <translation>“%1”: 괄호가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>%1 is no length of an axis</source>
        <translation>%1은(는) 축의 길이가 아닙니다</translation>
    </message>
    <message>
        <source>a pattern has one arrow: n c h w -&gt; n h w c</source>
        <translation>패턴에는 화살표가 하나 있습니다: n c h w -&gt; n h w c</translation>
    </message>
    <message>
        <source>the pattern has %1 axes on its left, and the tensor %2</source>
        <translation>패턴 왼쪽의 축은 %1개인데, 텐서의 축은 %2개입니다</translation>
    </message>
    <message>
        <source>%1 stands on the left twice</source>
        <translation>%1이(가) 왼쪽에 두 번 있습니다</translation>
    </message>
    <message>
        <source>the lengths are too large</source>
        <translation>길이가 너무 큽니다</translation>
    </message>
    <message>
        <source>the lengths of %1 and %2 are not known; expected %3=2 beside the pattern</source>
        <translation>%1과(와) %2의 길이를 알 수 없습니다. 패턴 옆에 %3=2가 있으면 됩니다</translation>
    </message>
    <message>
        <source>an axis of %1 elements is no multiple of %2</source>
        <translation>요소 %1개의 축은 %2의 배수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 stands on the right twice</source>
        <translation>%1이(가) 오른쪽에 두 번 있습니다</translation>
    </message>
    <message>
        <source>%1 is only on the right side</source>
        <translation>%1은(는) 오른쪽에만 있습니다</translation>
    </message>
    <message>
        <source>%1 is only on the left side</source>
        <translation>%1은(는) 왼쪽에만 있습니다</translation>
    </message>
    <message>
        <source>an axis would be too long</source>
        <translation>축이 너무 길어집니다</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3</source>
        <translation>opset %2의 %1에는 그런 속성이 없습니다. %3에 생겼습니다</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3 and went with %4</source>
        <translation>opset %2의 %1에는 그런 속성이 없습니다. %3에 생겼다가 %4에 없어졌습니다</translation>
    </message>
    <message>
        <source>the DirectML provider leaves it to the CPU; expected 0</source>
        <translation>DirectML 공급자는 이것을 CPU에 맡깁니다. 올바른 값: 0</translation>
    </message>
    <message>
        <source>what the DirectML provider makes of it is not known</source>
        <translation>DirectML 공급자가 이것을 어떻게 처리하는지 알려져 있지 않습니다</translation>
    </message>
    <message>
        <source>ONNX lays a single output on input 0; the provider asks whether the input has one element, and lays this one as half_pixel.</source>
        <translation>ONNX는 하나뿐인 출력을 입력 0에 놓습니다. 공급자는 입력의 요소가 하나인지를 보므로 이 출력을 half_pixel로 놓습니다.</translation>
    </message>
    <message>
        <source>The corners follow the whole size %1; ONNX&apos;s test vectors follow scales·n = %2.</source>
        <translation>모서리는 정수 크기 %1을(를) 따릅니다. ONNX의 테스트 벡터는 scales·n = %2을(를) 따릅니다.</translation>
    </message>
    <message>
        <source>The provider places the samples of this node as half_pixel, where ONNX has asymmetric.</source>
        <translation>공급자는 이 노드의 샘플을 half_pixel로 놓지만 ONNX는 asymmetric입니다.</translation>
    </message>
    <message>
        <source>DirectML&apos;s filter halves; ONNX&apos;s is a triangle that widens as the axis shrinks.</source>
        <translation>DirectML의 필터는 절반으로 줄입니다. ONNX의 필터는 축이 줄어들수록 넓어지는 삼각형입니다.</translation>
    </message>
    <message>
        <source>the DirectML provider leaves cubic to the CPU</source>
        <translation>DirectML 공급자는 cubic을 CPU에 맡깁니다</translation>
    </message>
    <message>
        <source>it came with opset 19</source>
        <translation>opset 19에 생겼습니다</translation>
    </message>
    <message>
        <source>it went with opset 13</source>
        <translation>opset 13에 없어졌습니다</translation>
    </message>
    <message>
        <source>the input %1 has not one to eight dimensions, as DirectML&apos;s tensors have</source>
        <translation>입력 %1은(는) DirectML 텐서처럼 1–8차원이 아닙니다</translation>
    </message>
    <message>
        <source>expected each axis once, from %1 to %2</source>
        <translation>올바른 값: %1에서 %2까지 축마다 한 번씩</translation>
    </message>
    <message>
        <source>The corners follow scales·n = %1, as in ONNX&apos;s test vectors; ONNX Runtime takes the whole size %2.</source>
        <translation>모서리는 ONNX의 테스트 벡터처럼 scales·n = %1을(를) 따릅니다. ONNX Runtime은 정수 크기 %2을(를) 씁니다.</translation>
    </message>
    <message>
        <source>with antialias RESAMPLE3 repeats the edge outside; expected 0</source>
        <translation>antialias이면 RESAMPLE3은 밖에서 가장자리를 반복합니다. 올바른 값: 0</translation>
    </message>
    <message>
        <source>a resize says itself where its channels are</source>
        <translation>크기 바꾸기는 채널이 어디 있는지 스스로 말합니다</translation>
    </message>
    <message>
        <source>channels that are last need four axes</source>
        <translation>채널이 마지막이면 축 네 개가 필요합니다</translation>
    </message>
    <message>
        <source>the elements of %1 end up in %2 as none of DirectML&apos;s layout operators moves them</source>
        <translation>%1의 요소가 %2(으)로 가는 방식은 DirectML의 어느 레이아웃 연산자와도 다릅니다</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>%1번 반복하면 크기가 되지 않습니다</translation>
    </message>
    <message>
        <source>depth to space by blocks of %1 does not go with %2; expected four axes, and channels that are a multiple of %3</source>
        <translation>블록 %1의 depth to space는 %2에 맞지 않습니다. 올바른 값: 축 네 개와 %3의 배수인 채널</translation>
    </message>
    <message>
        <source>space to depth by blocks of %1 does not go with %2; expected four axes, and rows and columns that are multiples of %3</source>
        <translation>블록 %1의 space to depth는 %2에 맞지 않습니다. 올바른 값: 축 네 개와 %3의 배수인 행과 열</translation>
    </message>
    <message>
        <source>the filter&apos;s width follows the scale, and %1 the spacing: RESAMPLE3 has one Scale for both</source>
        <translation>필터의 폭은 스케일을, 간격은 %1을(를) 따르는데 RESAMPLE3에는 둘에 대한 Scale이 하나입니다</translation>
    </message>
    <message>
        <source>%1 drops what its widened filter has outside the input, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1은(는) 넓힌 필터에서 입력 밖의 것을 버리는데, RESAMPLE3은 가장자리를 반복합니다. 다른 연산자입니다</translation>
    </message>
    <message>
        <source>the output would have the size %1; expected a factor that gives 1 or more</source>
        <translation>출력의 크기가 %1이(가) 됩니다. 올바른 값: 1 이상이 되는 배율</translation>
    </message>
    <message>
        <source>an axis that is no axis of the input is resized</source>
        <translation>입력의 축이 아닌 축의 크기를 바꿉니다</translation>
    </message>
    <message>
        <source>the axes of the result are not in the order of the input&apos;s, which no operator changes</source>
        <translation>결과의 축 순서가 입력과 다른데, 이를 바꾸는 연산자는 없습니다</translation>
    </message>
    <message>
        <source>the text does nothing to its input; expected a call that moves or resizes it</source>
        <translation>글이 입력에 아무 일도 하지 않습니다. 올바른 값: 입력을 옮기거나 크기를 바꾸는 호출</translation>
    </message>
    <message>
        <source>the statement does not go on like this</source>
        <translation>구문이 이렇게 이어지지 않습니다</translation>
    </message>
    <message>
        <source>nothing can be given a value here; expected a name</source>
        <translation>여기서는 값을 줄 수 없습니다. 올바른 값: 이름</translation>
    </message>
    <message>
        <source>the text ends here</source>
        <translation>글이 여기서 끝납니다</translation>
    </message>
    <message>
        <source>expected %1 here</source>
        <translation>여기에 올바른 값: %1</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>the text has %1 bytes; expected at most %2</source>
        <translation>글이 %1바이트입니다. %2바이트까지 됩니다</translation>
    </message>
    <message>
        <source>the text is empty; expected a call such as F.pixel_shuffle(x, 2)</source>
        <translation>글이 비어 있습니다. 올바른 값: F.pixel_shuffle(x, 2) 같은 호출</translation>
    </message>
    <message>
        <source>a zero byte is no text</source>
        <translation>0바이트는 글이 아닙니다</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>%1열: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1행 %2열: %3</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <translation>%1이(가) 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>this is no number that can be held</source>
        <translation>담을 수 있는 수가 아닙니다</translation>
    </message>
    <message>
        <source>a number does not go on like this</source>
        <translation>수가 이렇게 이어지지 않습니다</translation>
    </message>
    <message>
        <source>the string is not closed; expected %1</source>
        <translation>문자열이 닫히지 않았습니다. 올바른 값: %1</translation>
    </message>
    <message>
        <source>this sign is not understood</source>
        <translation>이 부호는 알 수 없습니다</translation>
    </message>
    <message>
        <source>too many brackets in each other</source>
        <translation>괄호가 너무 많이 겹쳐 있습니다</translation>
    </message>
    <message>
        <source>%1 closes nothing</source>
        <translation>%1이(가) 닫을 것이 없습니다</translation>
    </message>
    <message>
        <source>a value for %1</source>
        <translation>%1의 값</translation>
    </message>
    <message>
        <source>expected %1 or a comma here</source>
        <translation>여기에 올바른 값: %1(이)나 쉼표</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>expected %1, so that every element is in one block</source>
        <translation>올바른 값: %1 (모든 요소가 한 블록에 들도록)</translation>
    </message>
    <message>
        <source>stride is missing, and then 1, so that blocks overlap; expected stride=%1</source>
        <translation>스트라이드 stride가 없어 1이 되고, 블록이 겹칩니다. 올바른 값: stride=%1</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>수</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>텐서의 목록</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s operators that move or resize a tensor</source>
        <translation>%1은(는) 텐서를 옮기거나 크기를 바꾸는 DirectML 연산자가 아닙니다</translation>
    </message>
    <message>
        <source>DirectMLX rounds nearest up where nothing is said, half a pixel too far.</source>
        <translation>DirectMLX는 지정이 없으면 최근접을 올림하여 반 픽셀 더 갑니다.</translation>
    </message>
    <message>
        <source>the text takes too long to work out</source>
        <translation>글을 계산하는 데 너무 오래 걸립니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with %2, which is given no value here, or is a tensor, whose elements the operators only move or blend</source>
        <translation>“%1”은(는) %2(으)로 계산하는데, 여기에는 그 값이 없거나 텐서이며, 연산자는 텐서의 요소를 옮기거나 섞기만 합니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with a tensor&apos;s elements, which the operators only move or blend; expected numbers</source>
        <translation>“%1”은(는) 텐서의 요소로 계산하는데, 연산자는 요소를 옮기거나 섞기만 합니다. 올바른 값: 수</translation>
    </message>
    <message>
        <source>it samples at places that data say, and RESAMPLE at those of a scale and an offset</source>
        <translation>데이터가 정하는 자리에서 표본을 뽑는데, RESAMPLE은 배율과 오프셋의 자리에서 뽑습니다</translation>
    </message>
    <message>
        <source>it computes with weights of its own, and the operators only move or blend elements</source>
        <translation>자체 가중치로 계산하는데, 연산자는 요소를 옮기거나 섞기만 합니다</translation>
    </message>
    <message>
        <source>it makes one of whole windows, and RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>창 전체에서 하나를 만드는데, RESAMPLE은 축마다 요소 하나를 복사하거나 두 이웃을 섞습니다</translation>
    </message>
    <message>
        <source>it adds elements at the edges, which no layout operator does</source>
        <translation>가장자리에 요소를 더하는데, 어느 레이아웃 연산자도 그렇게 하지 않습니다</translation>
    </message>
    <message>
        <source>it turns axes round or rolls them, which no operator of DirectML&apos;s does</source>
        <translation>축을 뒤집거나 돌리는데, DirectML의 어느 연산자도 그렇게 하지 않습니다</translation>
    </message>
    <message>
        <source>it computes with the elements, which the operators only move or blend</source>
        <translation>요소로 계산하는데, 연산자는 요소를 옮기거나 섞기만 합니다</translation>
    </message>
    <message>
        <source>it moves blocks to the batch and not to the channels, which no operator of DirectML does</source>
        <translation>블록을 채널이 아니라 배치로 옮기는데, DirectML의 어느 연산자도 그렇게 하지 않습니다</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s layout operators: %2</source>
        <translation>%1은(는) DirectML의 레이아웃 연산자가 아닙니다: %2</translation>
    </message>
    <message>
        <source>the lists are not equally long</source>
        <translation>목록의 길이가 서로 다릅니다</translation>
    </message>
    <message>
        <source>no case has elements of the type %1</source>
        <translation>형식이 %1인 요소를 가진 케이스는 없습니다</translation>
    </message>
    <message>
        <source>a step of 0 takes nothing; expected 1 or more</source>
        <translation>간격 0은 아무것도 고르지 않습니다. 올바른 값: 1 이상</translation>
    </message>
    <message>
        <source>the first axis would run fastest; expected &quot;C&quot;</source>
        <translation>첫 축이 가장 빨리 변하게 됩니다. 올바른 값: “C”</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements and cannot become %3; expected an axis of 1</source>
        <translation>축 %1의 요소는 %2개라서 %3이(가) 될 수 없습니다. 올바른 값: 길이 1인 축</translation>
    </message>
    <message>
        <source>the part from %1 to %2 has no elements</source>
        <translation>%1부터 %2까지의 부분에는 요소가 없습니다</translation>
    </message>
    <message>
        <source>the parts are not the axis, which has %1 elements</source>
        <translation>부분을 합쳐도 축이 되지 않습니다. 축의 요소는 %1개입니다</translation>
    </message>
    <message>
        <source>a step of %1 turns the axis round, which no operator of DirectML does</source>
        <translation>간격 %1은(는) 축을 뒤집는데, DirectML의 어느 연산자도 그렇게 하지 않습니다</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>the index has %1 places, and the tensor %2 axes</source>
        <translation>인덱스의 자리는 %1개이고, 텐서의 축은 %2개입니다</translation>
    </message>
    <message>
        <source>which part is taken is not known here; expected numbers</source>
        <translation>어느 부분을 고르는지 여기서는 알 수 없습니다. 올바른 값: 수</translation>
    </message>
    <message>
        <source>no dispatchable is here</source>
        <translation>여기에는 dispatchable이 없습니다</translation>
    </message>
    <message>
        <source>the block is column by column (as in Focus): no operator of DirectML orders it so; nearest is %1 with BlockSize %2 and Order %3, row by row</source>
        <translation>블록이 열 단위로 놓입니다(Focus처럼). DirectML의 어느 연산자도 이 순서가 아닙니다. 가장 가까운 것은 행 단위인 %1(BlockSize %2, Order %3)입니다</translation>
    </message>
    <message>
        <source>the axes of %1 end up in another order, %2: a transposition, which DirectML says by strides and by no operator</source>
        <translation>%1의 축 순서가 %2(으)로 바뀝니다. 전치이며, DirectML은 이를 연산자가 아니라 스트라이드로 나타냅니다</translation>
    </message>
    <message>
        <source>The words&apos; type %1 is none of the operator&apos;s; %2 is taken.</source>
        <translation>글의 형식 %1은(는) 연산자에 없어 %2을(를) 씁니다.</translation>
    </message>
    <message>
        <source>The words&apos; result has the sizes %1, the case&apos;s %2.</source>
        <translation>글의 결과는 크기가 %1이고, 케이스의 결과는 %2입니다.</translation>
    </message>
    <message>
        <source>the input %1 has more than the four dimensions of RESAMPLE, and too few neighbours that are kept and could be one</source>
        <translation>입력 %1의 차원이 RESAMPLE의 네 차원보다 많고, 그대로 두어 하나로 합칠 이웃 축이 모자랍니다</translation>
    </message>
    <message>
        <source>DirectML has none: RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>DirectML에는 없습니다: RESAMPLE은 축마다 요소 하나를 복사하거나 두 이웃을 섞습니다</translation>
    </message>
    <message>
        <source>too much is open in each other here</source>
        <translation>여기에 너무 많은 것이 겹겹이 열려 있습니다</translation>
    </message>
    <message>
        <source>a part of a tensor is given a value, which only whole maps can be read of; expected reshape and transpose, or parts that are concatenated</source>
        <translation>텐서의 일부에 값을 넣는데, 전체 매핑만 읽을 수 있습니다. 올바른 값: reshape과 transpose, 또는 이어 붙인 부분</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements; expected 1</source>
        <translation>축 %1의 요소는 %2개입니다. 올바른 값: 1</translation>
    </message>
    <message>
        <source>parts of several tensors are joined, and a case has one input</source>
        <translation>여러 텐서의 부분을 잇는데, 케이스의 입력은 하나입니다</translation>
    </message>
    <message>
        <source>Keras&apos;s backends do not agree on its order</source>
        <translation>Keras의 백엔드마다 순서가 다릅니다</translation>
    </message>
    <message>
        <source>%1 takes it with %2 %3 only</source>
        <translation>%1은(는) %2 %3에서만 이를 받습니다</translation>
    </message>
    <message>
        <source>it is %1 where nothing is said</source>
        <translation>지정이 없으면 %1입니다</translation>
    </message>
    <message>
        <source>DirectML does not say where UPSAMPLE_2D places its samples</source>
        <translation>DirectML은 UPSAMPLE_2D가 표본을 어디에 놓는지 말하지 않습니다</translation>
    </message>
    <message>
        <source>the pictures have %1 dimensions; expected %2</source>
        <translation>이미지의 차원이 %1개입니다. 올바른 값: %2</translation>
    </message>
    <message>
        <source>where a picture shrinks, its filter is wider and drops the part outside the picture, since %1 is True by default; RESAMPLE3 repeats the edge; expected %1=False</source>
        <translation>이미지가 줄 때 필터를 넓히고(지정이 없으면 %1이(가) True) 밖에 있는 것을 버리는데, RESAMPLE3은 가장자리를 반복합니다. 올바른 값: %1=False</translation>
    </message>
    <message>
        <source>%1 widens its filter where a picture shrinks, and drops the part outside the picture, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1은(는) 이미지가 줄 때 필터를 넓히고 밖에 있는 것을 버리는데, RESAMPLE3은 가장자리를 반복합니다. 다른 연산자입니다</translation>
    </message>
    <message>
        <source>%1 does not say which neighbour is nearest</source>
        <translation>%1은(는) 어느 이웃이 가장 가까운지 말하지 않습니다</translation>
    </message>
    <message>
        <source>paste the assignments and calls alone, or let Python run the whole function with ts.probe, ts.identify or ts.sweep</source>
        <translation>대입과 호출만 붙여 넣거나, Python에서 ts.probe, ts.identify 또는 ts.sweep으로 함수 전체를 실행하십시오</translation>
    </message>
    <message>
        <source>&quot;%1&quot; branches or loops, which is not run here</source>
        <translation>“%1”은(는) 분기하거나 반복하며, 여기서는 실행하지 않습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; makes a program, which is not run here</source>
        <translation>“%1”은(는) 프로그램을 만들며, 여기서는 실행하지 않습니다</translation>
    </message>
    <message>
        <source>expected at most %1</source>
        <translation>%1 이하여야 합니다</translation>
    </message>
    <message>
        <source>it multiplies tensors, and the operators only move or blend elements</source>
        <translation>텐서를 곱하는데, 연산자는 원소를 옮기거나 섞기만 합니다</translation>
    </message>
    <message>
        <source>the blocks have %1 rows and %2 columns: %3 has one BlockSize for both</source>
        <translation>블록은 %1행 %2열인데, %3에는 둘에 쓰는 BlockSize 하나뿐입니다</translation>
    </message>
    <message>
        <source>%1 is seen as %2 and every element stays where it is in memory: a reshape, for which DirectML has no operator</source>
        <translation>%1을(를) %2(으)로 보고 모든 원소는 메모리에서 제자리에 있습니다. DirectML에 연산자가 없는 reshape입니다</translation>
    </message>
    <message>
        <source>The tensors are taken for N, H, W, C: the case has them as N, C, H, W, with the strides of channels that are last.</source>
        <translation>텐서를 N, H, W, C로 봅니다. 케이스는 채널이 마지막인 스트라이드를 가진 N, C, H, W입니다.</translation>
    </message>
    <message>
        <source>paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), or give its output to identify</source>
        <translation>셰이더가 계산하는 것을 F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;) 같은 호출로 붙여 넣거나, 그 출력을 identify에 주십시오</translation>
    </message>
    <message>
        <source>paste the same reshapes, transposes and resizes as Python has them, or give the output to identify</source>
        <translation>같은 reshape, 전치, 크기 조정을 Python에서 쓰는 대로 붙여 넣거나, 출력을 identify에 주십시오</translation>
    </message>
    <message>
        <source>this is %1, which is not read; %2</source>
        <translation>이것은 %1인데, 읽지 않습니다. %2</translation>
    </message>
    <message>
        <source>The words&apos; channels are last, which the case says by strides.</source>
        <translation>글에서 채널이 마지막입니다. 케이스는 이를 스트라이드로 나타냅니다.</translation>
    </message>
    <message>
        <source>%1 has no such parameter</source>
        <translation>%1에는 그런 매개변수가 없습니다</translation>
    </message>
    <message>
        <source>%1 and %2 have a %3; --framework &quot;%4&quot; would say whose it is</source>
        <translation>%1과(와) %2에 %3이(가) 있습니다. --framework “%4”(이)면 누구 것인지 정해집니다</translation>
    </message>
    <message>
        <source>%1 is called by a function of the text, which is not read; paste its statements in the place of the call</source>
        <translation>텍스트의 함수가 %1을(를) 호출하는데, 이는 읽지 않습니다. 호출 자리에 그 문장들을 붙여 넣으세요</translation>
    </message>
    <message>
        <source>it resizes a region of its input, which is not read; a case of RESAMPLE1 says it by Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) and OutputPixelOffsets 0</source>
        <translation>입력의 한 영역을 크기 조정하는데, 이는 읽지 않습니다. RESAMPLE1 케이스가 Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1), OutputPixelOffsets 0으로 이를 나타냅니다</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>The reference engine %1</source>
        <extracomment>&quot;needs 3 MiB of memory, more than the memory budget of 1 MiB&quot;</extracomment>
        <translation>reference 엔진: %1</translation>
    </message>
    <message>
        <source>the textbook formulas in float64, one thread</source>
        <translation>교과서의 식을 float64로, 스레드 하나</translation>
    </message>
    <message>
        <source>The reference engine ran out of memory: it keeps intermediate values in float64. Choose a smaller tensor, or another engine</source>
        <translation>reference 엔진의 메모리가 부족합니다. 중간값을 float64로 보관하기 때문입니다. 더 작은 텐서나 다른 엔진을 고르세요</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>There is no engine &quot;%1&quot;</source>
        <translation>엔진 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>There is no engine &quot;%1&quot;. %2 Engines of this machine: %3</source>
        <translation>“%1” 엔진이 없습니다. %2 이 컴퓨터의 엔진: %3</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>%1 has no Python</source>
        <translation>%1에는 Python이 없습니다</translation>
    </message>
    <message>
        <source>DataType %1: %2 computes this operator exactly only for %3</source>
        <translation>DataType %1: %2은(는) 이 연산자를 %3에서만 정확히 계산합니다</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>%1 is too large for a session</source>
        <translation>%1: 세션으로는 너무 큽니다</translation>
    </message>
    <message>
        <source>%1 was written by a newer Tessera</source>
        <translation>%1: 더 새로운 Tessera가 쓴 파일입니다</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1: 손상되었습니다</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>%1 = %2 is no hexadecimal number</source>
        <translation>%1 = %2은(는) 16진수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 = %2 is no sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>%1 = %2은(는) 스윕이 아닙니다. 올바른 값: `tessera sweep --out FILE`이 쓰는 것</translation>
    </message>
    <message>
        <source>%1 = %2 is none of %3 shards</source>
        <translation>%1 = %2은(는) 샤드 %3개에 없습니다</translation>
    </message>
    <message>
        <source>%1 = %2 is no verdict of a failure; expected FAIL, CRASH, TIMEOUT or INVALID</source>
        <translation>%1 = %2은(는) 실패의 판정이 아닙니다. 올바른 값: FAIL, CRASH, TIMEOUT 또는 INVALID</translation>
    </message>
    <message>
        <source>%1 is of another sweep than %2: %3 %4, not %5</source>
        <extracomment>Two files, and what of the sweep is another: a name, its value, the other value.</extracomment>
        <translation>%1은(는) %2과(와) 다른 스윕의 것입니다. %3은(는) %5이(가) 아니라 %4입니다</translation>
    </message>
    <message>
        <source>%1 and %2 are both shard %3</source>
        <translation>%1과(와) %2은(는) 둘 다 샤드 %3입니다</translation>
    </message>
    <message>
        <source>shard %1 is missing; there are %2 of %3</source>
        <translation>샤드 %1이(가) 없습니다. %3개 중 %2개가 있습니다</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, %2행: %3</translation>
    </message>
    <message>
        <source>%1 has no line with the sums: it was cut off; run its shard again</source>
        <translation>%1에 합계 줄이 없습니다. 파일이 잘렸습니다. 그 샤드를 다시 실행하세요</translation>
    </message>
    <message>
        <source>follows the sums, which are the last line; expected nothing after them</source>
        <translation>합계 뒤에 있는데, 합계가 마지막 줄입니다. 올바른 값: 아무것도 없는 것</translation>
    </message>
    <message>
        <source>is no report of a sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>스윕의 보고서가 아닙니다. 올바른 값: `tessera sweep --out FILE`이 쓰는 것</translation>
    </message>
    <message>
        <source>%1 = %2 stands in another line as well; expected each case once</source>
        <translation>%1 = %2은(는) 다른 줄에도 있습니다. 올바른 값: 케이스마다 한 번씩</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of %3; expected a lower number</source>
        <translation>%1 = %2은(는) 케이스 %3개에 없습니다. 올바른 값: 더 작은 수</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another&apos;s lines</source>
        <translation>%1 = %2은(는) 샤드 %3이(가) 아니라 %4의 케이스입니다. 파일이 그 샤드의 것이거나, 다른 샤드의 줄이 들어 있습니다</translation>
    </message>
    <message>
        <source>The sweep made a case with an issue: %1: %2</source>
        <translation>스윕이 문제가 있는 케이스를 만들었습니다: %1: %2</translation>
    </message>
    <message>
        <source>%1, the judge: %2</source>
        <translation>기준 엔진 %1: %2</translation>
    </message>
    <message>
        <source>--operator &quot;%1&quot;: %2</source>
        <translation>--operator “%1”: %2</translation>
    </message>
    <message>
        <source>--types &quot;%1&quot;: %2</source>
        <translation>--types “%1”: %2</translation>
    </message>
    <message>
        <source>--types %1: %2 has none of them; expected one of %3</source>
        <translation>--types %1: %2에는 해당하는 형식이 없습니다. %3 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>--types %1: no --operator has it; expected one of %2</source>
        <translation>--types %1: 이 형식을 쓰는 --operator가 없습니다. %2 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>there is no case of %1</source>
        <translation>%1의 케이스가 없습니다</translation>
    </message>
    <message>
        <source>--shard &quot;%1&quot;: expected I/N with I from 1 to N, such as 3/16</source>
        <translation>--shard “%1”: 올바른 값: 3/16처럼 I가 1에서 N까지인 I/N</translation>
    </message>
    <message>
        <source>%1 = %2 is not what the rest of the file gives; expected %3</source>
        <translation>%1 = %2은(는) 파일의 나머지 내용과 맞지 않습니다. 예상: %3</translation>
    </message>
</context>
<context>
    <name>tensor</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A field, and what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 = %2 %3</source>
        <extracomment>A field, its value, and what is wrong with it.</extracomment>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <extracomment>What is wrong, and what was expected.</extracomment>
        <translation>%1 (올바른 값: %2)</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>needs %1 of memory, more than the memory budget of %2</source>
        <extracomment>The rest of a sentence.</extracomment>
        <translation>메모리 %1이(가) 필요한데, 메모리 한도는 %2입니다</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory, more than the memory budget of %3</source>
        <translation>%1: 메모리 %2이(가) 필요한데, 메모리 한도는 %3입니다</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 bytes. Choose smaller sizes or close other programs</source>
        <translation>%1바이트의 메모리가 부족합니다. 크기를 줄이거나 다른 프로그램을 닫으세요</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1: 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 became shorter while it was read: %2 bytes are left of %3</source>
        <translation>%1: 읽는 동안 짧아졌습니다: %3바이트 중 %2바이트가 남았습니다</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1: 열 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 is shorter than the %2 bytes that it announces</source>
        <translation>%1: 알린 %2바이트보다 짧습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a coordinate: expected %2 whole numbers or a flat index</source>
        <translation>“%1”은(는) 좌표가 아닙니다. 올바른 값: 정수 %2개나 1차원 인덱스</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond the last element, %2</source>
        <translation>“%1”은(는) 마지막 요소 %2을(를) 넘습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers; the tensor has %3 dimensions</source>
        <translation>“%1”은(는) 수가 %2개이고, 텐서는 %3차원입니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside %2</source>
        <translation>“%1”은(는) %2의 밖입니다</translation>
    </message>
    <message>
        <source>channel = (block row, block column, depth), depth fastest</source>
        <translation>채널 = (블록 행, 블록 열, 깊이), 깊이가 가장 빠름</translation>
    </message>
    <message>
        <source>channel = (depth, block row, block column), block column fastest</source>
        <translation>채널 = (깊이, 블록 행, 블록 열), 블록 열이 가장 빠름</translation>
    </message>
    <message>
        <source>each output copies one input element</source>
        <translation>출력마다 입력 요소 하나를 복사</translation>
    </message>
    <message>
        <source>each output blends the two nearest elements of every axis</source>
        <translation>출력마다 축별로 가장 가까운 두 요소를 섞음</translation>
    </message>
    <message>
        <source>nearest takes the element at or after the coordinate: ceil(x)</source>
        <translation>nearest는 좌표 또는 그 뒤의 요소를 고름: ceil(x)</translation>
    </message>
    <message>
        <source>nearest takes the element at or before the coordinate: floor(x)</source>
        <translation>nearest는 좌표 또는 그 앞의 요소를 고름: floor(x)</translation>
    </message>
    <message>
        <source>DirectML&apos;s: while Scale is below 1/2 each pair becomes its mean, then two neighbours are blended</source>
        <translation>DirectML의 필터: Scale이 1/2보다 작은 동안 두 개씩 그 평균으로 바꾸고, 그다음 이웃 둘을 섞습니다</translation>
    </message>
    <message>
        <source>ONNX&apos;s antialias: below Scale 1 the two-pixel triangle is stretched by 1/Scale</source>
        <translation>ONNX의 antialias: Scale이 1보다 작으면 두 픽셀 너비의 삼각형을 1/Scale만큼 늘립니다</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>권한이 없습니다</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>그런 파일이나 폴더가 없습니다</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>디스크에 남은 공간이 없습니다</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>읽기 전용 파일 시스템입니다</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>입출력 오류</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>폴더입니다</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>폴더가 아닙니다</translation>
    </message>
    <message>
        <source>needs one stride for each of the %1 sizes</source>
        <translation>크기 %1개마다 스트라이드가 하나씩 필요합니다</translation>
    </message>
    <message>
        <source>would write several elements to one place</source>
        <translation>여러 요소를 한 자리에 쓰게 됩니다</translation>
    </message>
    <message>
        <source>lets two elements of %1 share a place; an output&apos;s may not</source>
        <translation>%1의 두 요소가 한 자리를 나눕니다. 출력은 그럴 수 없습니다</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>2^64바이트를 넘습니다</translation>
    </message>
    <message>
        <source>is less than the %1 bytes that the elements reach</source>
        <translation>요소가 차지하는 %1바이트보다 작습니다</translation>
    </message>
    <message>
        <source>is neither 0 nor a power of two of at least the element&apos;s %1 bytes</source>
        <translation>0도 아니고 요소의 %1바이트 이상인 2의 거듭제곱도 아닙니다</translation>
    </message>
    <message>
        <source>has no dimensions</source>
        <translation>차원이 없습니다</translation>
    </message>
    <message>
        <source>is not a size</source>
        <translation>크기가 아닙니다</translation>
    </message>
    <message>
        <source>has more than 2^32 − 1 elements</source>
        <translation>요소가 2^32 − 1개보다 많습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2</source>
        <translation>“%1”은(는) %2의 값이 아닙니다</translation>
    </message>
</context>
<context>
    <name>tessera</name>
    <message>
        <source>Pin the element under the mouse</source>
        <translation>마우스 아래의 요소 핀으로 고정</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Move the pin by one element</source>
        <translation>핀을 요소 하나만큼 이동</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>방향 키</translation>
    </message>
    <message>
        <source>Move the pin by one block</source>
        <translation>핀을 블록 하나만큼 이동</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+방향 키</translation>
    </message>
    <message>
        <source>Move the pin by one channel</source>
        <translation>핀을 채널 하나만큼 이동</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>Select from the pin on</source>
        <translation>핀 위치부터 선택</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+방향 키</translation>
    </message>
    <message>
        <source>Take the pin along</source>
        <translation>핀을 함께 끌기</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>끌기</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>사각형 선택</translation>
    </message>
    <message>
        <source>Add a rectangle to it</source>
        <translation>사각형 추가</translation>
    </message>
    <message>
        <source>Shift+Drag</source>
        <translation>Shift+끌기</translation>
    </message>
    <message>
        <source>Take a rectangle from it</source>
        <translation>사각형 빼기</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+끌기</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>화면 이동</translation>
    </message>
    <message>
        <source>Pan with any tool</source>
        <translation>어떤 도구로든 화면 이동</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>가운데 버튼으로 끌기</translation>
    </message>
    <message>
        <source>Pan sideways</source>
        <translation>옆으로 이동</translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation>Shift+휠</translation>
    </message>
    <message>
        <source>Zoom about the mouse</source>
        <translation>마우스를 중심으로 확대</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>휠</translation>
    </message>
    <message>
        <source>Copy, jump, compare: more about an element</source>
        <translation>복사, 이동, 비교: 요소에 대한 더 많은 기능</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>오른쪽 클릭</translation>
    </message>
    <message>
        <source>%1 reads %2 for %3</source>
        <translation>%1: %3에 대해 %2 읽음</translation>
    </message>
    <message>
        <source>%1, where %2 is right.</source>
        <translation>%1. 올바른 것은 %2입니다.</translation>
    </message>
    <message>
        <source>%1, which is right.</source>
        <translation>%1. 올바릅니다.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>외 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>No output element reads this one: it is cropped away, or skipped.</source>
        <translation>이 요소를 읽는 출력 요소가 없습니다. 잘려 나갔거나 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>무한대</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>숫자가 아님</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>영</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>부호</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>지수</translation>
    </message>
    <message>
        <source>mantissa, subnormal</source>
        <translation>가수, 비정규</translation>
    </message>
    <message>
        <source>mantissa</source>
        <translation>가수</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>허용 오차: %1</translation>
    </message>
    <message>
        <source>%1 beyond the hard limit</source>
        <translation>절대 한계 초과 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 on ties</source>
        <translation>%2개 중 %1개가 반올림 동률</translation>
    </message>
    <message>
        <source>%1 · tolerance: %2</source>
        <translation>%1 · 허용 오차: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>as many differ as may · %1 of %2</source>
        <translation>허용된 만큼만 다름 · %2개 중 %1개</translation>
    </message>
    <message>
        <source>equal, bit for bit · %1</source>
        <translation>비트까지 같음 · %1</translation>
    </message>
    <message>
        <source>within the tolerance · %1 bit for bit</source>
        <translation>허용 오차 이내 · %1 비트까지 같음</translation>
    </message>
    <message>
        <source>different · %1</source>
        <translation>다름 · %1</translation>
    </message>
    <message>
        <source>different · %1 · %2</source>
        <translation>다름 · %1 · %2</translation>
    </message>
    <message>
        <source>equal, but proves little: %1</source>
        <translation>같지만 입증하는 것이 거의 없음: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1, 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>no input: %1</source>
        <translation>입력 없음: %1</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>실행 실패: %1</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>실행 중…</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>아직 실행하지 않음</translation>
    </message>
    <message>
        <source>changed since the last run</source>
        <translation>마지막 실행 이후 변경됨</translation>
    </message>
    <message>
        <source>one engine: nothing to compare with</source>
        <translation>엔진이 하나라서 비교할 대상이 없음</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>비교 중…</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>비교하지 않음</translation>
    </message>
    <message>
        <source>B has the input&apos;s shape: %1 of %2 outputs are held against the element that they come from.</source>
        <translation>B가 입력과 같은 형태입니다. 출력 %2개 중 %1개를 그 출처 요소와 비교합니다.</translation>
    </message>
    <message>
        <source>Why does my picture shift?</source>
        <translation>왜 내 이미지가 밀릴까요?</translation>
    </message>
    <message>
        <source>Enlarged from corners instead of pixel centres, it moves by half a pixel. The Axes tab shows by how much, and whose convention is the right one.</source>
        <translation>픽셀 중심이 아니라 모서리를 기준으로 확대하면 반 픽셀만큼 밀립니다. 축 탭에서 얼마나 밀리는지, 어느 규약이 맞는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>moved shifted offset half pixel misaligned align corners edge cut off by one</source>
        <translation>밀림 이동 오프셋 반 픽셀 정렬 어긋남 align corners 가장자리 잘림</translation>
    </message>
    <message>
        <source>What does the order change?</source>
        <translation>순서를 바꾸면 무엇이 달라질까요?</translation>
    </message>
    <message>
        <source>Channels that pixel shuffle packed, unpacked in the other order: the colours are torn apart. Change Order, and the picture is whole again.</source>
        <translation>pixel shuffle로 묶은 채널을 다른 순서로 풀면 색이 찢어집니다. Order를 바꾸면 이미지가 다시 온전해집니다.</translation>
    </message>
    <message>
        <source>wrong colours scrambled checkerboard pixel shuffle PyTorch TensorFlow DCR CRD noise grid</source>
        <translation>잘못된 색 뒤섞임 체커보드 pixel shuffle PyTorch TensorFlow DCR CRD 노이즈 격자</translation>
    </message>
    <message>
        <source>Where do the engines differ?</source>
        <translation>엔진은 어디에서 다를까요?</translation>
    </message>
    <message>
        <source>Float32 against float64: the Compare tab lists which elements part, and by how many ULP.</source>
        <translation>float32와 float64의 비교: 비교 탭에 어떤 요소가 몇 ULP만큼 벌어지는지 나옵니다.</translation>
    </message>
    <message>
        <source>mismatch not equal different results tolerance ULP rounding last bit GPU CPU precision</source>
        <translation>불일치 같지 않음 다른 결과 허용 오차 ULP 반올림 마지막 비트 GPU CPU 정밀도</translation>
    </message>
    <message>
        <source>Why do two programs choose other neighbours?</source>
        <translation>왜 두 프로그램이 서로 다른 이웃을 고를까요?</translation>
    </message>
    <message>
        <source>Every second output lies halfway between two inputs: a tie. The Axes tab shows which rounding rule takes which.</source>
        <translation>출력 둘 중 하나는 두 입력의 정중앙, 즉 동률에 놓입니다. 축 탭에서 어떤 반올림 규칙이 어느 쪽을 고르는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>nearest ties half even round floor ceil one pixel off other neighbour</source>
        <translation>최근접 동률 짝수 반올림 floor ceil 한 픽셀 다른 이웃</translation>
    </message>
    <message>
        <source>What does space to depth do to a picture?</source>
        <translation>space to depth는 이미지를 어떻게 바꿀까요?</translation>
    </message>
    <message>
        <source>Four pictures of a quarter of the size: each holds every second pixel of every second row.</source>
        <translation>크기가 1/4인 이미지 네 개: 각각 두 행마다 한 행, 두 픽셀마다 한 픽셀씩 담습니다.</translation>
    </message>
    <message>
        <source>small copies channels four pictures blocks reorganise passthrough YOLO focus</source>
        <translation>작은 복사본 채널 네 이미지 블록 재배열 passthrough YOLO focus</translation>
    </message>
    <message>
        <source>Why is my shrunk picture jagged?</source>
        <translation>줄인 이미지가 왜 계단처럼 보일까요?</translation>
    </message>
    <message>
        <source>aliasing moire jaggies shimmering downscale thumbnail stripes antialias</source>
        <translation>앨리어싱 모아레 계단 깜박임 축소 썸네일 줄무늬 antialias</translation>
    </message>
    <message>
        <source>Open %1 as a tensor</source>
        <translation>%1을(를) 텐서로 열기</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>The type of every element, little-endian</source>
        <translation>각 요소의 형식, 리틀 엔디언</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>빈틈없음</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>첫 바이트</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>스트라이드</translation>
    </message>
    <message>
        <source>Rounding ties</source>
        <translation>반올림 동률</translation>
    </message>
    <message>
        <source>Clamped to the edge</source>
        <translation>가장자리로 클램프됨</translation>
    </message>
    <message>
        <source>Cropped away</source>
        <translation>잘려 나감</translation>
    </message>
    <message>
        <source>Never read</source>
        <translation>읽히지 않음</translation>
    </message>
    <message>
        <source>Moved by the other order</source>
        <translation>다른 순서로 옮겨짐</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>±Inf</source>
        <translation>±Inf</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>음수</translation>
    </message>
    <message>
        <source>Read otherwise by the engine</source>
        <translation>엔진이 다르게 읽음</translation>
    </message>
    <message>
        <source>Outside the range</source>
        <translation>범위 밖</translation>
    </message>
    <message>
        <source>The coordinate lies on a rounding boundary: other programs may take the neighbour</source>
        <translation>좌표가 반올림 경계에 있어 다른 프로그램은 이웃을 고를 수 있습니다</translation>
    </message>
    <message>
        <source>The coordinate, or part of its filter, lies outside the input: the edge is repeated</source>
        <translation>좌표 또는 필터 일부가 입력 밖에 있어 가장자리가 반복됩니다</translation>
    </message>
    <message>
        <source>No output reads these inputs: they lie beyond what the outputs stand for</source>
        <translation>이 입력을 읽는 출력이 없습니다. 출력이 나타내는 범위 밖에 있습니다</translation>
    </message>
    <message>
        <source>No output reads these inputs: others, next to them, are read instead</source>
        <translation>이 입력을 읽는 출력이 없습니다. 대신 옆의 입력을 읽습니다</translation>
    </message>
    <message>
        <source>Elements that another Order would take from, or bring to, another place</source>
        <translation>다른 Order라면 다른 곳에서 가져오거나 다른 곳에 놓을 요소</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>숫자가 아닌 값</translation>
    </message>
    <message>
        <source>Values that are infinite</source>
        <translation>무한대인 값</translation>
    </message>
    <message>
        <source>Values below zero</source>
        <translation>0보다 작은 값</translation>
    </message>
    <message>
        <source>Outputs whose sources, as the X-ray found them, are not the operator&apos;s</source>
        <translation>엑스레이로 찾은 출처가 연산자의 출처와 다른 출력</translation>
    </message>
    <message>
        <source>Values that the colours&apos; range does not reach</source>
        <translation>색 범위가 닿지 않는 값</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Op&amp;en recent</source>
        <translation>최근 파일 열기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>Pi&amp;ns</source>
        <translation>핀(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Colour cells</source>
        <translation>셀 색칠(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>셀 강조(&amp;M)</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>&amp;Case panel</source>
        <translation>케이스 패널(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>하단 패널(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Link panes b&amp;y</source>
        <translation>뷰 연결 기준(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Range of the colours</source>
        <translation>색 범위(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hannels and images</source>
        <translation>채널과 이미지(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Theme and text</source>
        <translation>테마와 글자(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>비교(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Right, Page Down</source>
        <translation>오른쪽, Page Down</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>왼쪽, Page Up</translation>
    </message>
    <message>
        <source>Nothing filled, all filled</source>
        <translation>모두 비움, 모두 채움</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞았습니다.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>아닙니다.</translation>
    </message>
    <message>
        <source>▣ The case beside this text: %1</source>
        <translation>▣ 이 글 옆의 케이스: %1</translation>
    </message>
    <message>
        <source>▢ Show this case: %1</source>
        <translation>▢ 이 케이스 표시: %1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>레슨(&amp;L)</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s steps</source>
        <translation>재생 단계(&amp;T)</translation>
    </message>
    <message>
        <source>Of output %1, which reads it: %2</source>
        <translation>이를 읽는 출력 %1: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>B is running…</source>
        <translation>B 실행 중…</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>이 함수를 Python 파일에 쓰고 확인하세요.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>풀이 보기</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>설명 보기</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>값(&amp;V)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Palette and exposure</source>
        <translation>팔레트와 노출</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>not compared with %1</source>
        <translation>%1과(와) 비교하지 않음</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>%1 기준: %2</translation>
    </message>
    <message>
        <source>%1, in a subgraph of %2</source>
        <translation>%1, %2의 하위 그래프 안</translation>
    </message>
    <message>
        <source>%1, in the function %2</source>
        <translation>%1, 함수 %2 안</translation>
    </message>
    <message>
        <source>As the model ran</source>
        <translation>모델을 실행한 결과</translation>
    </message>
    <message>
        <source>As the model ran, held against DirectML&apos;s rules</source>
        <translation>모델을 실행한 결과를 DirectML 규칙과 비교</translation>
    </message>
    <message>
        <source>In DirectML</source>
        <translation>DirectML에서</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider passes</source>
        <translation>ONNX Runtime의 DirectML 공급자가 넘기는 것</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider</source>
        <translation>ONNX Runtime의 DirectML 공급자</translation>
    </message>
    <message>
        <source>no</source>
        <translation>불가</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n개가 다름</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prove little</source>
        <translation>
            <numerusform>%n개는 증명이 부족함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <translation>
            <numerusform>%n개가 같음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n개는 판정하지 않음</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1 ran it: %2</source>
        <translation>%1의 실행 결과: %2</translation>
    </message>
    <message>
        <source>opset %1</source>
        <translation>opset %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes concern DirectML</source>
        <translation>
            <numerusform>노드 %n개 중 %1개가 DirectML 관련</numerusform>
        </translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>입력과 출력</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Nodes of the chain</source>
        <translation>사슬의 노드</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>모델(&amp;D)</translation>
    </message>
    <message>
        <source>Each output reads the two nearest pixels of an axis and skips the others: the slats of the roof become waves. RESAMPLE3 with Antialiased reads them all.</source>
        <translation>각 출력은 축마다 가장 가까운 픽셀 두 개만 읽고 나머지는 건너뜁니다. 그래서 지붕의 널이 물결이 됩니다. Antialiased를 켠 RESAMPLE3은 모두 읽습니다.</translation>
    </message>
    <message>
        <source>In a tensor</source>
        <translation>텐서 안에서</translation>
    </message>
    <message>
        <source>In a tensor, while the player is on</source>
        <translation>재생기가 켜져 있을 때 텐서 안에서</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2개 중 %1개 맞음</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>틀린 것이 없습니다.</translation>
    </message>
    <message>
        <source>Click what you missed to see why.</source>
        <translation>틀린 문제를 클릭하면 이유를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>New quiz</source>
        <translation>새 퀴즈</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>퀴즈</translation>
    </message>
    <message>
        <source>%1 gave no output.</source>
        <translation>%1은(는) 출력을 내지 않았습니다.</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>출력 없음</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>수업(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;opy as</source>
        <translation>다른 형식으로 복사(&amp;O)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>During a l&amp;ecture</source>
        <translation>발표 중</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>수준</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>문제 수</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>문제의 수</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>A whole number: the same seed makes the same questions</source>
        <translation>정수. 시드가 같으면 같은 문제가 나옵니다</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>수준(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>문제 수(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>시드(&amp;S)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Begin with the first question</source>
        <translation>첫 문제부터 시작합니다</translation>
    </message>
    <message>
        <source>Save &amp;handout…</source>
        <translation>유인물 저장(&amp;H)…</translation>
    </message>
    <message>
        <source>Questions with empty cells, then solutions, as a PDF for a class</source>
        <translation>빈 셀이 있는 문제와 정답을 강의용 PDF로</translation>
    </message>
    <message>
        <source>Questions about where elements go and what comes out. Every wrong answer is a mistake that programs really make, and you are told which one.</source>
        <translation>요소가 어디로 가고 무엇이 나오는지 묻습니다. 틀린 답은 모두 프로그램이 실제로 하는 실수이며, 어떤 실수인지 알려 줍니다.</translation>
    </message>
    <message>
        <source>1: depth to space and its orders (lessons 2 and 3)</source>
        <translation>1: depth to space와 두 순서 (레슨 2, 3)</translation>
    </message>
    <message>
        <source>2: and back, pixel centres, nearest, linear (2, 5, 6)</source>
        <translation>2: 되돌리기, 픽셀 중심, 최근접, 선형 (2, 5, 6)</translation>
    </message>
    <message>
        <source>3: strides, filters, gradients (1, 7, 8)</source>
        <translation>3: 스트라이드, 필터, 그래디언트 (1, 7, 8)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>The documentation&apos;s example in a tab of its own</source>
        <translation>문서의 예제를 새 탭에서 열기</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>The same case in a tab of its own</source>
        <translation>같은 케이스를 새 탭에서 열기</translation>
    </message>
    <message>
        <source>Exa&amp;mples…</source>
        <translation>예제(&amp;S)…</translation>
    </message>
    <message>
        <source>Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your folder</source>
        <translation>시작하기 좋은 케이스를 이미지와 한 문장으로: 내장 예제와 나의 폴더에 있는 것</translation>
    </message>
    <message>
        <source>&amp;Close case</source>
        <translation>케이스 닫기(&amp;L)</translation>
    </message>
    <message>
        <source>Close this tab; in place of the last one comes the documentation&apos;s example</source>
        <translation>이 탭을 닫습니다. 마지막 탭이면 문서의 예제가 대신 열립니다</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>다음 케이스(&amp;X)</translation>
    </message>
    <message>
        <source>Show the tab at the right</source>
        <translation>오른쪽 탭 보기</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>이전 케이스(&amp;V)</translation>
    </message>
    <message>
        <source>Show the tab at the left</source>
        <translation>왼쪽 탭 보기</translation>
    </message>
    <message>
        <source>Move case ri&amp;ght</source>
        <translation>케이스를 오른쪽으로(&amp;G)</translation>
    </message>
    <message>
        <source>Put this tab one place to the right</source>
        <translation>이 탭을 오른쪽으로 한 칸 옮깁니다</translation>
    </message>
    <message>
        <source>Move case le&amp;ft</source>
        <translation>케이스를 왼쪽으로(&amp;F)</translation>
    </message>
    <message>
        <source>Put this tab one place to the left</source>
        <translation>이 탭을 왼쪽으로 한 칸 옮깁니다</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 기록했습니다.</translation>
    </message>
    <message>
        <source>Save the output</source>
        <translation>출력 저장</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy)</source>
        <translation>NumPy 배열 (*.npy)</translation>
    </message>
    <message>
        <source>Save the output as a picture</source>
        <translation>출력을 이미지로 저장</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>이미지 (%1)</translation>
    </message>
    <message>
        <source>%1 does not hold everything: %2</source>
        <translation>%1에 모든 것이 담기지 않았습니다: %2</translation>
    </message>
    <message>
        <source>Export the view</source>
        <translation>보기 내보내기</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>이미지 (*.png)</translation>
    </message>
    <message>
        <source>Vectors (*.svg)</source>
        <translation>벡터 (*.svg)</translation>
    </message>
    <message>
        <source>Save the report of A and B</source>
        <translation>A와 B의 보고서 저장</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>페이지 (*.html)</translation>
    </message>
    <message>
        <source>Export the lesson as a page</source>
        <translation>레슨을 페이지로 내보내기</translation>
    </message>
    <message>
        <source>Export the case as a page</source>
        <translation>케이스를 페이지로 내보내기</translation>
    </message>
    <message>
        <source>Save output as .n&amp;py…</source>
        <translation>출력을 .npy로 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the output tensor for NumPy</source>
        <translation>출력 텐서를 NumPy용으로 저장합니다</translation>
    </message>
    <message>
        <source>Save output as p&amp;icture…</source>
        <translation>출력을 이미지로 저장(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the plane or picture that is shown</source>
        <translation>표시 중인 평면이나 이미지를 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Use output as input</source>
        <translation>출력을 입력으로 사용(&amp;U)</translation>
    </message>
    <message>
        <source>A new tab: the output goes the way back between depth and space, or through the same operator again</source>
        <translation>새 탭: 출력을 depth와 space 사이에서 되돌리거나 같은 연산자에 다시 통과시킵니다</translation>
    </message>
    <message>
        <source>there is no output</source>
        <translation>출력이 없습니다</translation>
    </message>
    <message>
        <source>E&amp;xport view…</source>
        <translation>보기 내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Write what the panes show as PNG, at 1 to 4 times the screen&apos;s pixels, or as SVG</source>
        <translation>뷰에 표시된 것을 화면 픽셀의 1–4배 PNG 또는 SVG로 씁니다</translation>
    </message>
    <message>
        <source>Save repor&amp;t…</source>
        <translation>보고서 저장(&amp;T)…</translation>
    </message>
    <message>
        <source>Write the comparison of A and B as one HTML page</source>
        <translation>A와 B의 비교를 HTML 한 페이지로 씁니다</translation>
    </message>
    <message>
        <source>nothing is compared: B gives nothing, or the case has changed since</source>
        <translation>비교한 것이 없습니다. B가 아무것도 내지 않거나 그 뒤에 케이스가 바뀌었습니다</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>페이지 내보내기…</translation>
    </message>
    <message>
        <source>Write an interactive page of the case, or of the lesson that is open, for a course site or a browser</source>
        <translation>케이스 또는 열린 레슨의 대화형 페이지를 강좌 사이트나 브라우저용으로 씁니다</translation>
    </message>
    <message>
        <source>the case does not run</source>
        <translation>케이스가 실행되지 않습니다</translation>
    </message>
    <message>
        <source>Cases, models, lessons, tensors and pictures (%1);;All files (*)</source>
        <translation>케이스, 모델, 레슨, 텐서, 이미지 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Cases (*.json);;Bundles: the case with tensors and results (*.tessera)</source>
        <translation>케이스 (*.json);;번들: 텐서와 결과를 포함한 케이스 (*.tessera)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>케이스를 저장합니다</translation>
    </message>
    <message>
        <source>Save this dispatch as a case of its own</source>
        <translation>이 디스패치를 별개의 케이스로 저장</translation>
    </message>
    <message>
        <source>Keep as B</source>
        <translation>B로 유지</translation>
    </message>
    <message>
        <source>Take what A shows as B, by the line of its case; then change the case, and see what that changes</source>
        <translation>A가 보여 주는 것을 그 케이스의 한 줄로 B로 삼습니다. 그런 다음 케이스를 바꾸고 무엇이 달라지는지 보세요</translation>
    </message>
    <message>
        <source>there is no result of an engine, or it is out of date</source>
        <translation>엔진의 결과가 없거나 오래되었습니다</translation>
    </message>
    <message>
        <source>Keep beside the others</source>
        <translation>다른 결과 옆에 유지</translation>
    </message>
    <message>
        <source>Take what A shows as one more result, by the line of its case</source>
        <translation>A가 보여 주는 것을 그 케이스의 한 줄로 결과에 하나 더 더합니다</translation>
    </message>
    <message>
        <source>there are four results, or none of an engine as A</source>
        <translation>결과가 이미 네 개이거나, A에 엔진의 결과가 없습니다</translation>
    </message>
    <message>
        <source>Add the next case</source>
        <translation>다음 케이스 추가</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as one more result</source>
        <translation>오른쪽 탭이 내는 것을 결과에 하나 더 더합니다</translation>
    </message>
    <message>
        <source>there are four results, or no other tab has a case that runs</source>
        <translation>결과가 이미 네 개이거나, 실행되는 케이스가 있는 다른 탭이 없습니다</translation>
    </message>
    <message>
        <source>Add the chosen result</source>
        <translation>고른 결과 추가</translation>
    </message>
    <message>
        <source>Take the chosen row of the list of results as one more result</source>
        <translation>결과 목록에서 고른 행을 결과에 하나 더 더합니다</translation>
    </message>
    <message>
        <source>there are four results, or no row of the list is chosen</source>
        <translation>결과가 이미 네 개이거나, 목록에서 고른 행이 없습니다</translation>
    </message>
    <message>
        <source>Compare with the next case</source>
        <translation>다음 케이스와 비교</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as B</source>
        <translation>오른쪽 탭이 내는 것을 B로 삼습니다</translation>
    </message>
    <message>
        <source>no other tab has a case that runs</source>
        <translation>실행되는 케이스가 있는 다른 탭이 없습니다</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>이전 결과</translation>
    </message>
    <message>
        <source>Show the result again that was shown before this one</source>
        <translation>이 결과 앞에 보여 준 결과를 다시 보여 줍니다</translation>
    </message>
    <message>
        <source>no other result was shown before</source>
        <translation>앞에 보여 준 다른 결과가 없습니다</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>다음 결과</translation>
    </message>
    <message>
        <source>Show the result again that was shown after this one</source>
        <translation>이 결과 뒤에 보여 준 결과를 다시 보여 줍니다</translation>
    </message>
    <message>
        <source>no result was shown after this one</source>
        <translation>이 결과 뒤에 보여 준 결과가 없습니다</translation>
    </message>
    <message>
        <source>Remove result</source>
        <translation>결과 빼기</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of results</source>
        <translation>고른 행을 결과 목록에서 뺍니다</translation>
    </message>
    <message>
        <source>no row of the list is chosen</source>
        <translation>목록에서 고른 행이 없습니다</translation>
    </message>
    <message>
        <source>Remove all results</source>
        <translation>모든 결과 빼기</translation>
    </message>
    <message>
        <source>Empty the list of results</source>
        <translation>결과 목록을 비웁니다</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>목록이 비어 있습니다</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>유인물 저장</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>페이지 (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Quiz…</source>
        <translation>퀴즈(&amp;Q)…</translation>
    </message>
    <message>
        <source>Answer questions about layouts; every wrong answer is a mistake that programs make</source>
        <translation>레이아웃 문제에 답합니다. 틀린 답은 모두 프로그램이 실제로 하는 실수입니다</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>동작 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Every action and its keys, which can be changed</source>
        <translation>모든 동작과 바꿀 수 있는 단축키</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>Tessera 정보(&amp;A)</translation>
    </message>
    <message>
        <source>What this program is, and its licence</source>
        <translation>이 프로그램과 라이선스에 대하여</translation>
    </message>
    <message>
        <source>Tessera %1: where every element of DirectML&apos;s layout operators comes from. The window is free software under GPL-3.0-or-later, the engine under Apache-2.0.</source>
        <translation>Tessera %1: DirectML 레이아웃 연산자의 모든 요소가 어디에서 오는지 보여 줍니다. 창은 GPL-3.0-or-later, 엔진은 Apache-2.0 자유 소프트웨어입니다.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>%1 needs a font that this machine lacks: install the package %2, then choose the language again.</source>
        <translation>%1에 필요한 글꼴이 이 컴퓨터에 없습니다. %2 패키지를 설치한 다음 언어를 다시 고르세요.</translation>
    </message>
    <message>
        <source>The window is in %1 from its next start on.</source>
        <translation>다음 시작부터 창의 언어: %1.</translation>
    </message>
    <message>
        <source>Language of the &amp;desktop</source>
        <translation>시스템 언어(&amp;D)</translation>
    </message>
    <message>
        <source>Follow the desktop, at every start</source>
        <translation>시작할 때마다 시스템을 따릅니다</translation>
    </message>
    <message>
        <source>Show the window in this language from the next start on: %1</source>
        <translation>다음 시작부터 창을 이 언어로 표시: %1</translation>
    </message>
    <message>
        <source>Run → Memory budget… raises it, on a command line --memory-budget</source>
        <translation>실행 → 메모리 한도…에서 늘릴 수 있으며, 명령줄에서는 --memory-budget을 사용합니다</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>메모리 한도</translation>
    </message>
    <message>
        <source>What needs more memory is refused before it is read.
In force: %1 MiB. 0: half of this machine&apos;s memory</source>
        <translation>메모리가 더 필요한 것은 읽기 전에 거부됩니다.
현재: %1 MiB. 0: 이 컴퓨터 메모리의 절반</translation>
    </message>
    <message>
        <source>New shader</source>
        <translation>새 셰이더</translation>
    </message>
    <message>
        <source>GLSL (*.comp)</source>
        <translation>GLSL (*.comp)</translation>
    </message>
    <message>
        <source>%1 does %2. Change it in an editor: each time it is saved, it is compiled and run again.</source>
        <translation>%1은(는) %2을(를) 합니다. 편집기에서 고치세요. 저장할 때마다 다시 컴파일하고 실행합니다.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>편집기에서 열기</translation>
    </message>
    <message>
        <source>Run the case on both engines now</source>
        <translation>지금 두 엔진에서 케이스를 실행합니다</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>실시간(&amp;L)</translation>
    </message>
    <message>
        <source>Run again after every change</source>
        <translation>바뀔 때마다 다시 실행합니다</translation>
    </message>
    <message>
        <source>&amp;Validate Vulkan</source>
        <translation>Vulkan 검증(&amp;V)</translation>
    </message>
    <message>
        <source>Run Vulkan under its validation layer: what that says is shown as the engine&apos;s error</source>
        <translation>검증 레이어에서 Vulkan을 실행합니다. 그 내용은 엔진 오류로 표시됩니다</translation>
    </message>
    <message>
        <source>&amp;Memory budget…</source>
        <translation>메모리 한도(&amp;M)…</translation>
    </message>
    <message>
        <source>How much memory a case or a file may take; what needs more is refused before it is read</source>
        <translation>케이스나 파일이 쓸 수 있는 메모리. 더 필요한 것은 읽기 전에 거부됩니다</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>A와 B 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>Swap engine A and engine B</source>
        <translation>엔진 A와 엔진 B를 맞바꿉니다</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>B가 없습니다</translation>
    </message>
    <message>
        <source>Add &amp;engine…</source>
        <translation>엔진 추가(&amp;E)…</translation>
    </message>
    <message>
        <source>Run a program, a library or a shader of yours as engine B</source>
        <translation>내 프로그램, 라이브러리 또는 셰이더를 엔진 B로 실행합니다</translation>
    </message>
    <message>
        <source>&amp;New shader…</source>
        <translation>새 셰이더(&amp;N)…</translation>
    </message>
    <message>
        <source>Write a compute shader that computes this operator right, and run it as engine B: each time it is saved, it is compiled and run again</source>
        <translation>이 연산자를 올바르게 계산하는 컴퓨트 셰이더를 써서 엔진 B로 실행합니다. 저장할 때마다 다시 컴파일하고 실행합니다</translation>
    </message>
    <message>
        <source>there is no shader to begin with for this operator</source>
        <translation>이 연산자에는 시작할 셰이더가 없습니다</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Compare as %1</source>
        <translation>%1(으)로 비교</translation>
    </message>
    <message>
        <source>Outputs (*.npy *.npz *.json *.tessera *.onnx %1);;All files (*)</source>
        <translation>출력 (*.npy *.npz *.json *.tessera *.onnx %1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>%1 holds several arrays:</source>
        <translation>%1에 배열이 여러 개 있습니다:</translation>
    </message>
    <message>
        <source>&amp;Next mismatch</source>
        <translation>다음 불일치(&amp;N)</translation>
    </message>
    <message>
        <source>Pin the next element of the list of those beyond the tolerance</source>
        <translation>허용 오차를 넘은 목록의 다음 요소를 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>&amp;Previous mismatch</source>
        <translation>이전 불일치(&amp;P)</translation>
    </message>
    <message>
        <source>Pin the one before it in the list</source>
        <translation>목록의 이전 요소를 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>Go to t&amp;he worst element</source>
        <translation>차이가 가장 큰 요소로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>Pin the element where A and B differ most</source>
        <translation>A와 B가 가장 다른 요소를 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>A is a f&amp;ile…</source>
        <translation>A를 파일로(&amp;I)…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as A</source>
        <translation>텐서, 이미지 또는 다른 케이스의 출력을 A로 비교합니다</translation>
    </message>
    <message>
        <source>B is a fil&amp;e…</source>
        <translation>B를 파일로(&amp;A)…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as B</source>
        <translation>텐서, 이미지 또는 다른 케이스의 출력을 B로 비교합니다</translation>
    </message>
    <message>
        <source>B is what is expected</source>
        <translation>B를 기댓값으로</translation>
    </message>
    <message>
        <source>Compare with the expected values of the case&apos;s file</source>
        <translation>케이스 파일의 기댓값과 비교합니다</translation>
    </message>
    <message>
        <source>the case&apos;s file has no expected values</source>
        <translation>케이스 파일에 기댓값이 없습니다</translation>
    </message>
    <message>
        <source>Show a case of the findings</source>
        <translation>결과의 케이스 표시</translation>
    </message>
    <message>
        <source>Pro&amp;ve the permutation</source>
        <translation>순열 증명(&amp;V)</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output</source>
        <translation>모든 입력 요소에 번호를 매기고 출력에서 각각 정확히 한 번 찾습니다</translation>
    </message>
    <message>
        <source>Ro&amp;und trip</source>
        <translation>왕복(&amp;U)</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one</source>
        <translation>같은 순서와 다른 순서로 갔다가 돌아옵니다</translation>
    </message>
    <message>
        <source>Repeat ten times</source>
        <translation>열 번 반복(K)</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits</source>
        <translation>열 번 실행하고 비트를 비교합니다</translation>
    </message>
    <message>
        <source>Conformance pac&amp;k</source>
        <translation>적합성 모음(&amp;Q)</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all</source>
        <translation>모든 예제와 틀리기 쉬운 케이스를 모두 %1개 실행합니다</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>값에 따라</translation>
    </message>
    <message>
        <source>Colour cells by their values</source>
        <translation>값에 따라 셀을 색칠합니다</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>기준: %1</translation>
    </message>
    <message>
        <source>only of depth and space</source>
        <translation>depth to space와 space to depth에만</translation>
    </message>
    <message>
        <source>only of resampling</source>
        <translation>리샘플링에만</translation>
    </message>
    <message>
        <source>the case has no other order</source>
        <translation>케이스에 다른 순서가 없습니다</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>이 케이스에서 엑스레이한 엔진이 없습니다</translation>
    </message>
    <message>
        <source>only of signed types</source>
        <translation>부호 있는 형식에만</translation>
    </message>
    <message>
        <source>only of floating-point types</source>
        <translation>부동소수점 형식에만</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>강조: %1</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>색: %1</translation>
    </message>
    <message>
        <source>Colour values by this palette</source>
        <translation>이 팔레트로 값을 칠합니다</translation>
    </message>
    <message>
        <source>More exposure</source>
        <translation>노출 늘리기</translation>
    </message>
    <message>
        <source>Show values lighter by half a stop; no value changes</source>
        <translation>값을 반 스톱 밝게 보여 줍니다. 값은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Less exposure</source>
        <translation>노출 줄이기</translation>
    </message>
    <message>
        <source>Show values darker by half a stop; no value changes</source>
        <translation>값을 반 스톱 어둡게 보여 줍니다. 값은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>More gamma</source>
        <translation>감마 늘리기</translation>
    </message>
    <message>
        <source>Show what is dark lighter; no value changes</source>
        <translation>어두운 것을 밝게 보여 줍니다. 값은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Less gamma</source>
        <translation>감마 줄이기</translation>
    </message>
    <message>
        <source>Show what is dark darker; no value changes</source>
        <translation>어두운 것을 더 어둡게 보여 줍니다. 값은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Show clipping</source>
        <translation>클리핑 보이기</translation>
    </message>
    <message>
        <source>What is white or beyond is red, what is black or below it blue</source>
        <translation>흰색이거나 그 너머면 빨강, 검은색이거나 그 아래면 파랑입니다</translation>
    </message>
    <message>
        <source>Colours as they were</source>
        <translation>원래 색으로</translation>
    </message>
    <message>
        <source>No exposure, no gamma, no clipping, and the palette of the view</source>
        <translation>노출, 감마, 클리핑 없이 보기의 팔레트로</translation>
    </message>
    <message>
        <source>nothing is changed</source>
        <translation>바뀐 것이 없습니다</translation>
    </message>
    <message>
        <source>Colours an&amp;d marks…</source>
        <translation>색과 강조(&amp;C)…</translation>
    </message>
    <message>
        <source>What cells are coloured by and which are marked, with counts</source>
        <translation>셀을 무엇에 따라 색칠하고 어떤 셀을 강조할지, 개수와 함께</translation>
    </message>
    <message>
        <source>Next colo&amp;uring</source>
        <translation>다음 색칠(&amp;U)</translation>
    </message>
    <message>
        <source>Colour cells by the next axis, after the last one by value again</source>
        <translation>다음 축에 따라 셀을 색칠합니다. 마지막 다음은 다시 값에 따라</translation>
    </message>
    <message>
        <source>Pre&amp;vious colouring</source>
        <translation>이전 색칠(&amp;V)</translation>
    </message>
    <message>
        <source>Colour cells by the axis before</source>
        <translation>이전 축에 따라 셀을 색칠합니다</translation>
    </message>
    <message>
        <source>Next way to write n&amp;umbers</source>
        <translation>숫자 표기 바꾸기(&amp;U)</translation>
    </message>
    <message>
        <source>Numbers in cells: shortest exact, four digits, or bits</source>
        <translation>셀 안의 숫자: 가장 짧은 정확한 값, 네 자리, 비트</translation>
    </message>
    <message>
        <source>Histogram, &amp;range and statistics</source>
        <translation>히스토그램, 범위와 통계(&amp;R)</translation>
    </message>
    <message>
        <source>The histogram, black and white, and statistics of the tensor, the plane and the selection</source>
        <translation>히스토그램, 검정과 흰색, 텐서와 평면과 선택 영역의 통계</translation>
    </message>
    <message>
        <source>Range: each its &amp;own</source>
        <translation>범위: 각자(&amp;O)</translation>
    </message>
    <message>
        <source>Each tensor&apos;s colours from its own smallest to its largest value</source>
        <translation>각 텐서의 최솟값부터 최댓값까지 색칠합니다</translation>
    </message>
    <message>
        <source>Range: &amp;both</source>
        <translation>범위: 양쪽(&amp;B)</translation>
    </message>
    <message>
        <source>Equal colours are equal values in both tensors, also after new results</source>
        <translation>두 텐서에서 같은 색은 같은 값이며, 새 결과가 나온 뒤에도 그렇습니다</translation>
    </message>
    <message>
        <source>Range: &amp;visible part</source>
        <translation>범위: 보이는 부분(&amp;V)</translation>
    </message>
    <message>
        <source>The colours&apos; range is that of the values in sight</source>
        <translation>보이는 값의 범위로 색칠합니다</translation>
    </message>
    <message>
        <source>Range: &amp;0 to 1</source>
        <translation>범위: 0–1(&amp;0)</translation>
    </message>
    <message>
        <source>The colours&apos; range is from 0 to 1</source>
        <translation>색 범위는 0부터 1까지입니다</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;axesTab&quot;&gt;See why&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;axesTab&quot;&gt;이유 보기&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Both orders give the same output: this case cannot tell them apart.</source>
        <translation>두 순서의 출력이 같아서 이 케이스로는 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>The other order moves %1 of %2 outputs. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</source>
        <translation>다른 순서는 출력 %2개 중 %1개를 옮깁니다. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Unmark them</source>
        <translation>강조 해제</translation>
    </message>
    <message>
        <source>Mark them</source>
        <translation>강조하기</translation>
    </message>
    <message>
        <source>Not taken from the line, for it means nothing here: %1.</source>
        <translation>여기서는 의미가 없어 줄에서 가져오지 않음: %1.</translation>
    </message>
    <message>
        <source>Paste a case</source>
        <translation>케이스 붙여넣기</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>마지막 변경을 되돌립니다</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>바뀐 것이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소: %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>변경을 다시 적용합니다</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>되돌린 것이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행: %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy value or selection</source>
        <translation>값 또는 선택 영역 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selection as rows of numbers; where there is none, the active element&apos;s value</source>
        <translation>선택 영역을 숫자 행으로 복사합니다. 선택이 없으면 활성 요소의 값을 복사합니다</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>이미지 복사(&amp;P)</translation>
    </message>
    <message>
        <source>Copy what the pane shows as a picture</source>
        <translation>뷰에 표시된 것을 이미지로 복사합니다</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>명령으로 복사(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the command that checks this very case</source>
        <translation>바로 이 케이스를 검사하는 명령을 복사합니다</translation>
    </message>
    <message>
        <source>Copy as command of the picture</source>
        <translation>이미지의 명령으로 복사</translation>
    </message>
    <message>
        <source>Copy the command that draws what the pane shows: this place, this size, these colours</source>
        <translation>이 뷰가 보여 주는 것을 그리는 명령을 복사합니다. 같은 자리, 같은 크기, 같은 색입니다</translation>
    </message>
    <message>
        <source>Paste c&amp;ase</source>
        <translation>케이스 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>Show the case whose command, or whose words of a framework, are in the clipboard</source>
        <translation>클립보드에 있는 명령이나 프레임워크 표현의 케이스를 표시합니다</translation>
    </message>
    <message>
        <source>In t&amp;he other order</source>
        <translation>다른 순서로</translation>
    </message>
    <message>
        <source>Show the case with the other order of channels and blocks</source>
        <translation>채널과 블록의 순서를 바꾼 케이스를 표시합니다</translation>
    </message>
    <message>
        <source>Other order</source>
        <translation>다른 순서</translation>
    </message>
    <message>
        <source>the operator has no order</source>
        <translation>연산자에 순서가 없습니다</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</source>
        <translation>
            <numerusform>요소 %1개는 클립보드에 너무 많습니다. 최대 %2개입니다. 대신 텐서를 .npy로 저장하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is selected or pinned</source>
        <translation>선택하거나 핀으로 고정한 것이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Move tool</source>
        <translation>이동 도구(&amp;E)</translation>
    </message>
    <message>
        <source>Dragging moves the tensors</source>
        <translation>끌면 텐서가 움직입니다</translation>
    </message>
    <message>
        <source>&amp;Select tool</source>
        <translation>선택 도구(&amp;S)</translation>
    </message>
    <message>
        <source>Dragging selects a rectangle; Shift adds one, Ctrl takes one away</source>
        <translation>끌면 사각형을 선택합니다. Shift는 더하고 Ctrl은 뺍니다</translation>
    </message>
    <message>
        <source>&amp;Inspect tool</source>
        <translation>살펴보기 도구(&amp;I)</translation>
    </message>
    <message>
        <source>Dragging takes the pin along</source>
        <translation>끌면 핀이 따라옵니다</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>모두 선택(&amp;L)</translation>
    </message>
    <message>
        <source>Select every element of the current pane</source>
        <translation>현재 뷰의 모든 요소를 선택합니다</translation>
    </message>
    <message>
        <source>Copy ro&amp;w</source>
        <translation>행 복사(&amp;W)</translation>
    </message>
    <message>
        <source>Copy the row of the active element</source>
        <translation>활성 요소의 행을 복사합니다</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>CSV로 복사(&amp;V)</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, separated by commas</source>
        <translation>선택 영역, 없으면 활성 요소의 행을 쉼표로 구분하여 복사합니다</translation>
    </message>
    <message>
        <source>Copy as C arra&amp;y</source>
        <translation>C 배열로 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as a constant of C</source>
        <translation>선택 영역, 없으면 활성 요소의 행을 C 상수로 복사합니다</translation>
    </message>
    <message>
        <source>Copy as N&amp;umPy</source>
        <translation>NumPy용으로 복사(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as an np.array</source>
        <translation>선택 영역, 없으면 활성 요소의 행을 np.array로 복사합니다</translation>
    </message>
    <message>
        <source>no pin is kept</source>
        <translation>보관한 핀이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Go to element…</source>
        <translation>요소로 이동(&amp;G)…</translation>
    </message>
    <message>
        <source>Pin the element at a coordinate</source>
        <translation>좌표의 요소를 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>Canc&amp;el or clear pin</source>
        <translation>중지 또는 핀 해제(&amp;N)</translation>
    </message>
    <message>
        <source>Stop the run; where none runs, take the pin off</source>
        <translation>실행을 중지합니다. 실행 중이 아니면 핀을 해제합니다</translation>
    </message>
    <message>
        <source>&amp;Keep pin</source>
        <translation>핀 보관(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the pinned element in the list of pins, with its values; again: take it off</source>
        <translation>핀으로 고정한 요소를 값과 함께 핀 목록에 보관합니다. 다시 하면 뺍니다</translation>
    </message>
    <message>
        <source>no element is pinned</source>
        <translation>핀으로 고정한 요소가 없습니다</translation>
    </message>
    <message>
        <source>&amp;Remove kept pin</source>
        <translation>보관한 핀 제거(&amp;R)</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of pins</source>
        <translation>핀 목록에서 고른 행을 뺍니다</translation>
    </message>
    <message>
        <source>Remove &amp;all kept pins</source>
        <translation>보관한 핀 모두 제거(&amp;A)</translation>
    </message>
    <message>
        <source>Empty the list of pins</source>
        <translation>핀 목록을 비웁니다</translation>
    </message>
    <message>
        <source>&amp;Next kept pin</source>
        <translation>다음 보관한 핀(&amp;N)</translation>
    </message>
    <message>
        <source>Pin the next element of the list of pins</source>
        <translation>목록의 다음 요소를 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>&amp;Previous kept pin</source>
        <translation>이전 보관한 핀(&amp;P)</translation>
    </message>
    <message>
        <source>Pin the element before it in the list of pins</source>
        <translation>목록의 이전 요소를 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>Pin &amp;back</source>
        <translation>이전 핀으로(&amp;B)</translation>
    </message>
    <message>
        <source>Pin the element again that was pinned before this one</source>
        <translation>이 요소 바로 전에 핀으로 고정한 요소를 다시 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>no other element was pinned before</source>
        <translation>이전에 핀으로 고정한 다른 요소가 없습니다</translation>
    </message>
    <message>
        <source>Pin &amp;forward</source>
        <translation>다음 핀으로(&amp;F)</translation>
    </message>
    <message>
        <source>Pin the element again that you came back from</source>
        <translation>돌아오기 전의 요소를 다시 핀으로 고정합니다</translation>
    </message>
    <message>
        <source>you did not go back to this pin</source>
        <translation>이 핀으로 되돌아온 적이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>맞춤(&amp;F)</translation>
    </message>
    <message>
        <source>Show both tensors whole</source>
        <translation>두 텐서를 전부 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Keep fitting</source>
        <translation>계속 맞춤(&amp;K)</translation>
    </message>
    <message>
        <source>Fit again whenever the window or the tensors change</source>
        <translation>창이나 텐서가 바뀔 때마다 다시 맞춥니다</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>100 %(&amp;1)</translation>
    </message>
    <message>
        <source>One element for each device pixel</source>
        <translation>장치 픽셀마다 요소 하나</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Twice as large, by powers of two</source>
        <translation>두 배씩, 2의 거듭제곱으로</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Half as large, by powers of two</source>
        <translation>절반씩, 2의 거듭제곱으로</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>격자(&amp;G)</translation>
    </message>
    <message>
        <source>Lines between elements</source>
        <translation>요소 사이의 선</translation>
    </message>
    <message>
        <source>&amp;Block grid</source>
        <translation>블록 격자(&amp;B)</translation>
    </message>
    <message>
        <source>Heavier lines between blocks</source>
        <translation>블록 사이의 굵은 선</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>전체 보기(&amp;V)</translation>
    </message>
    <message>
        <source>A small picture of the whole tensor while a part of it is out of sight</source>
        <translation>일부가 보이지 않을 때 텐서 전체의 작은 이미지를 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Link panes</source>
        <translation>뷰 연결(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom and pan both tensors together</source>
        <translation>두 텐서를 함께 확대하고 이동합니다</translation>
    </message>
    <message>
        <source>Link by the same &amp;share</source>
        <translation>같은 비율로 연결(&amp;S)</translation>
    </message>
    <message>
        <source>Linked panes move by the same share of their tensors</source>
        <translation>연결된 뷰가 텐서의 같은 비율만큼 움직입니다</translation>
    </message>
    <message>
        <source>Link by the same &amp;elements</source>
        <translation>같은 요소 수로 연결(&amp;E)</translation>
    </message>
    <message>
        <source>Linked panes move by the same number of elements</source>
        <translation>연결된 뷰가 같은 요소 수만큼 움직입니다</translation>
    </message>
    <message>
        <source>Link by the &amp;mapping</source>
        <translation>매핑으로 연결(&amp;M)</translation>
    </message>
    <message>
        <source>The other pane shows where the middle of this one comes from, or goes to</source>
        <translation>다른 뷰가 이 뷰의 가운데가 온 곳 또는 가는 곳을 표시합니다</translation>
    </message>
    <message>
        <source>Next way to lin&amp;k</source>
        <translation>다음 연결 방식(&amp;K)</translation>
    </message>
    <message>
        <source>Link the panes by share, by elements or by the mapping</source>
        <translation>비율, 요소 또는 매핑으로 뷰를 연결합니다</translation>
    </message>
    <message>
        <source>&amp;Atlas</source>
        <translation>아틀라스(&amp;T)</translation>
    </message>
    <message>
        <source>All planes of the current pane side by side</source>
        <translation>현재 뷰의 모든 평면을 나란히</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>평면(&amp;P)</translation>
    </message>
    <message>
        <source>One plane in the current pane</source>
        <translation>현재 뷰에 한 평면</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Three channels of the current pane as a colour picture</source>
        <translation>현재 뷰의 세 채널을 컬러 이미지로</translation>
    </message>
    <message>
        <source>Previous &amp;channel</source>
        <translation>이전 채널(&amp;C)</translation>
    </message>
    <message>
        <source>One channel back in the current pane</source>
        <translation>현재 뷰에서 한 채널 뒤로</translation>
    </message>
    <message>
        <source>&amp;Next channel</source>
        <translation>다음 채널(&amp;N)</translation>
    </message>
    <message>
        <source>One channel on in the current pane</source>
        <translation>현재 뷰에서 한 채널 앞으로</translation>
    </message>
    <message>
        <source>Previous i&amp;mage</source>
        <translation>이전 이미지(&amp;M)</translation>
    </message>
    <message>
        <source>One entry of the batch back in the current pane</source>
        <translation>현재 뷰에서 배치의 한 항목 뒤로</translation>
    </message>
    <message>
        <source>Next ima&amp;ge</source>
        <translation>다음 이미지(&amp;G)</translation>
    </message>
    <message>
        <source>One entry of the batch on in the current pane</source>
        <translation>현재 뷰에서 배치의 한 항목 앞으로</translation>
    </message>
    <message>
        <source>S&amp;olo channel</source>
        <translation>채널 하나만(&amp;O)</translation>
    </message>
    <message>
        <source>The pinned element&apos;s channel alone in the current pane, or all of them again</source>
        <translation>현재 뷰에서 핀으로 고정한 요소의 채널만 표시하거나 다시 모두 표시합니다</translation>
    </message>
    <message>
        <source>Choose channe&amp;ls…</source>
        <translation>채널 선택(&amp;L)…</translation>
    </message>
    <message>
        <source>Which channel is shown, or which are red, green and blue, or grey</source>
        <translation>표시할 채널, 또는 빨강, 초록, 파랑, 회색으로 쓸 채널</translation>
    </message>
</context>
<context>
    <name>tessera::ActionDialog</name>
    <message>
        <source>Actions</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>하려는 일의 글자 몇 개를 입력하세요</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>동작 찾기</translation>
    </message>
    <message>
        <source>Up and Down mark an action, Enter runs it, Esc leaves</source>
        <translation>위, 아래로 동작을 고르고 Enter로 실행, Esc로 나가기</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>동작과 단축키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>다른 단축키</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>여기에서 새 단축키를 누르세요</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Take this key away</source>
        <translation>이 단축키 없애기</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>단축키 없음</translation>
    </message>
    <message>
        <source>No other key</source>
        <translation>다른 단축키 없음</translation>
    </message>
    <message>
        <source>&amp;All to default</source>
        <translation>모두 기본값으로(&amp;A)</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>모든 동작에 처음 단축키를 되돌려 줍니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The keys are kept</source>
        <translation>단축키가 보관됩니다</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <translation>“%1”의 단축키</translation>
    </message>
    <message>
        <source>No action has these letters</source>
        <translation>이 글자가 들어간 동작이 없습니다</translation>
    </message>
</context>
<context>
    <name>tessera::Actions</name>
    <message>
        <source>%1 moves the focus or the pin, and is kept for that.</source>
        <translation>%1은(는) 포커스나 핀을 옮기는 키로 예약되어 있습니다.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 키는 이미 “%2”에 지정되어 있습니다.</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>지금은 사용할 수 없음: %1</translation>
    </message>
</context>
<context>
    <name>tessera::AxisDiagram</name>
    <message>
        <source>Axis %1, %2 inputs, %3 outputs</source>
        <translation>축 %1, 입력 %2개, 출력 %3개</translation>
    </message>
    <message>
        <source>No axis</source>
        <translation>축 없음</translation>
    </message>
    <message>
        <source>%1 with weight %2</source>
        <translation>%1, 가중치 %2</translation>
    </message>
    <message>
        <source>Output %1 lies at %2 and reads %3</source>
        <translation>출력 %1은(는) %2에 있고 %3을(를) 읽음</translation>
    </message>
    <message>
        <source>Input %1</source>
        <translation>입력 %1</translation>
    </message>
    <message>
        <source>in</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>out</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2의 %1: %3</translation>
    </message>
    <message>
        <source>Drag it, or use the arrow keys. It snaps to halves and ratios; Shift: free.</source>
        <translation>끌거나 방향 키를 사용하세요. 반 픽셀과 비율에 맞춰 붙습니다. Shift: 자유롭게.</translation>
    </message>
    <message>
        <source>RESAMPLE has half pixels only; RESAMPLE1 has offsets of one&apos;s own.</source>
        <translation>RESAMPLE에는 반 픽셀만 있고, RESAMPLE1에서는 오프셋을 직접 정할 수 있습니다.</translation>
    </message>
    <message>
        <source>InputPixelOffset: where in the input the scale starts.
%1</source>
        <translation>InputPixelOffset: 입력에서 스케일이 시작되는 위치.
%1</translation>
    </message>
    <message>
        <source>OutputPixelOffset: moves the output&apos;s pixels.
%1</source>
        <translation>OutputPixelOffset: 출력 픽셀을 옮깁니다.
%1</translation>
    </message>
    <message>
        <source>Scale: outputs for each input.
%1</source>
        <translation>스케일: 입력 하나당 출력 수.
%1</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%2의 %1 변경</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>The axis of the forward operator</source>
        <translation>순방향 연산자의 축</translation>
    </message>
    <message>
        <source>forward input</source>
        <translation>순방향 입력</translation>
    </message>
    <message>
        <source>forward output</source>
        <translation>순방향 출력</translation>
    </message>
    <message>
        <source>OutputPixelOffset, of OutputGradientTensor: where in the forward input the scale starts.
%1</source>
        <translation>OutputGradientTensor의 OutputPixelOffset: 순방향 입력에서 스케일이 시작하는 자리.
%1</translation>
    </message>
    <message>
        <source>InputPixelOffset, of InputGradientTensor: moves the forward output&apos;s pixels.
%1</source>
        <translation>InputGradientTensor의 InputPixelOffset: 순방향 출력의 픽셀을 옮깁니다.
%1</translation>
    </message>
    <message>
        <source>in %1 = %2</source>
        <translation>입력 %1 = %2</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, 동률</translation>
    </message>
    <message>
        <source>%1, clamped</source>
        <translation>%1, 가장자리로 클램프됨</translation>
    </message>
</context>
<context>
    <name>tessera::AxisView</name>
    <message>
        <source>%1: its axes do not separate, so that none can be drawn alone. The operator&apos;s is shown; the tab Mapping has what each output reads.</source>
        <translation>%1: 축이 분리되지 않아 하나만 그릴 수 없습니다. 연산자의 축을 표시하며, 매핑 탭에서 각 출력이 읽는 것을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>직선 아님</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, right: %3; reads %4 inputs</source>
        <translation>
            <numerusform>%1: %2, 올바른 값: %3, 입력 %4개를 읽음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; reads %3 inputs</source>
        <translation>
            <numerusform>%1: %2, 입력 %3개를 읽음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Framed outputs read otherwise than they should; arrows lead from the right place.</source>
        <translation>%1. 테두리가 있는 출력은 잘못 읽습니다. 화살표는 올바른 위치에서 시작합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n inputs, copied as they are</source>
        <translation>
            <numerusform>입력 %n개를 그대로 복사</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inputs, %2 outputs</source>
        <translation>입력 %1개, 출력 %2개</translation>
    </message>
    <message>
        <source>Axis %1</source>
        <translation>축 %1</translation>
    </message>
    <message>
        <source>%1 moves elements as they are: there is nothing to sample. Choose a RESAMPLE operator to see its axes.</source>
        <translation>%1은(는) 요소를 그대로 옮기므로 샘플링할 것이 없습니다. 축을 보려면 RESAMPLE 연산자를 고르세요.</translation>
    </message>
    <message>
        <source>The case needs a correction before its axes can be drawn.</source>
        <translation>축을 그리려면 먼저 케이스를 고쳐야 합니다.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s axis: its input is as long as %1&apos;s, its output as %2&apos;s. %3</source>
        <translation>순방향 연산자의 축: 그 입력의 길이는 %1, 출력의 길이는 %2과(와) 같습니다. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 ties</source>
        <translation>
            <numerusform>동률 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 outputs repeat the edge</source>
        <translation>
            <numerusform>가장자리를 반복하는 출력 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs cropped</source>
        <translation>
            <numerusform>잘린 입력 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs never read</source>
        <translation>
            <numerusform>읽히지 않은 입력 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>of the forward operator:</source>
        <translation>순방향 연산자:</translation>
    </message>
    <message>
        <source>output&apos;s centre</source>
        <translation>출력의 중심</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>올바른 값: %1</translation>
    </message>
    <message>
        <source>edges apart, in output pixels</source>
        <translation>출력 픽셀 단위의 가장자리 간격</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: pan. Arrows: step. Click: pin.</source>
        <translation>휠: 확대. 끌기: 이동. 방향 키: 한 칸. 클릭: 핀으로 고정.</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>규약</translation>
    </message>
    <message>
        <source>How other frameworks place the samples: a click sets the fields.</source>
        <translation>다른 프레임워크가 샘플을 놓는 방식: 클릭하면 필드가 설정됩니다.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>반올림</translation>
    </message>
    <message>
        <source>The same map under other rules and in other arithmetic.</source>
        <translation>같은 매핑을 다른 규칙과 다른 연산으로 표시.</translation>
    </message>
</context>
<context>
    <name>tessera::BottomPanel</name>
    <message>
        <source>Bottom panel</source>
        <translation>하단 패널</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More pages; move, float or hide this panel</source>
        <translation>다른 페이지, 이 패널 이동·분리·숨기기</translation>
    </message>
</context>
<context>
    <name>tessera::CasePanel</name>
    <message>
        <source>Case</source>
        <translation>케이스</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>이 패널 숨기기</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>디스패치</translation>
    </message>
    <message>
        <source>The dispatch of the file that is shown</source>
        <translation>표시 중인 파일의 디스패치</translation>
    </message>
</context>
<context>
    <name>tessera::CaseTabs</name>
    <message>
        <source>Cases</source>
        <translation>케이스</translation>
    </message>
    <message>
        <source>Close this case</source>
        <translation>이 케이스 닫기</translation>
    </message>
    <message>
        <source>%1, with unsaved changes</source>
        <translation>%1, 저장하지 않은 변경 있음</translation>
    </message>
</context>
<context>
    <name>tessera::ChannelPanel</name>
    <message>
        <source>Channels</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>한 평면</translation>
    </message>
    <message>
        <source>One channel, coloured by its values</source>
        <translation>값에 따라 색칠한 한 채널</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>One channel as red, one as green, one as blue</source>
        <translation>채널 하나씩 빨강, 초록, 파랑으로</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>One channel as a grey picture</source>
        <translation>한 채널을 회색 이미지로</translation>
    </message>
    <message>
        <source>How channels are shown</source>
        <translation>채널을 표시하는 방법</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>The entry of the batch</source>
        <translation>배치의 항목</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>The channel that is shown, or that is red</source>
        <translation>표시하는 채널, 또는 빨강으로 쓰는 채널</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Green channel</source>
        <translation>초록 채널</translation>
    </message>
    <message>
        <source>The channel that is green</source>
        <translation>초록으로 쓰는 채널</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Blue channel</source>
        <translation>파랑 채널</translation>
    </message>
    <message>
        <source>The channel that is blue</source>
        <translation>파랑으로 쓰는 채널</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>이웃</translation>
    </message>
    <message>
        <source>Three channels that follow each other: c, c + 1, c + 2</source>
        <translation>이어지는 세 채널: c, c + 1, c + 2</translation>
    </message>
    <message>
        <source>A third apart</source>
        <translation>1/3 간격</translation>
    </message>
    <message>
        <source>Channels a third of them apart: the colours of one pixel after SPACE_TO_DEPTH with COLUMN_ROW_DEPTH</source>
        <translation>전체의 1/3씩 떨어진 채널: COLUMN_ROW_DEPTH로 SPACE_TO_DEPTH를 한 뒤 한 픽셀의 색</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Red channel</source>
        <translation>빨강 채널</translation>
    </message>
</context>
<context>
    <name>tessera::CodeView</name>
    <message>
        <source>The operator&apos;s description as a C++ program fills it.</source>
        <translation>C++ 프로그램이 채우는 연산자 설명.</translation>
    </message>
    <message>
        <source>The same result from NumPy alone.</source>
        <translation>NumPy만으로 같은 결과.</translation>
    </message>
    <message>
        <source>A model for DxDispatch, which runs it on DirectML itself.</source>
        <translation>DirectML에서 직접 실행하는 DxDispatch용 모델.</translation>
    </message>
    <message>
        <source>What follows “tessera run”: paste it to open this case anywhere.</source>
        <translation>“tessera run” 뒤에 오는 것: 붙여 넣으면 어디서든 이 케이스를 엽니다.</translation>
    </message>
    <message>
        <source>A node of an ONNX model.</source>
        <translation>ONNX 모델의 노드.</translation>
    </message>
    <message>
        <source>The same in PyTorch.</source>
        <translation>PyTorch로 같은 것.</translation>
    </message>
    <message>
        <source>The same in TensorFlow, whose tensors are NHWC.</source>
        <translation>텐서가 NHWC인 TensorFlow로 같은 것.</translation>
    </message>
    <message>
        <source>The same as a node of OpenVINO.</source>
        <translation>OpenVINO 노드로 같은 것.</translation>
    </message>
    <message>
        <source>The same in a browser, by WebNN.</source>
        <translation>WebNN으로 브라우저에서 같은 것.</translation>
    </message>
    <message>
        <source>The same as one pattern of einops.</source>
        <translation>einops 패턴 하나로 같은 것.</translation>
    </message>
    <message>
        <source>The same in OpenCV, a plane at a time.</source>
        <translation>OpenCV로 한 평면씩 같은 것.</translation>
    </message>
    <message>
        <source>The same in Pillow, a plane at a time.</source>
        <translation>Pillow로 한 평면씩 같은 것.</translation>
    </message>
    <message>
        <source>Runnable script</source>
        <translation>실행 가능한 스크립트</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>What the case is written in</source>
        <translation>케이스를 쓸 언어</translation>
    </message>
    <message>
        <source>The case as code</source>
        <translation>코드로 쓴 케이스</translation>
    </message>
    <message>
        <source>A whole program: imports, the input, the call, and its output printed or saved</source>
        <translation>전체 프로그램: import, 입력, 호출, 결과의 화면 출력 또는 저장</translation>
    </message>
    <message>
        <source>Copy all of it to the clipboard.</source>
        <translation>전부 클립보드에 복사합니다.</translation>
    </message>
    <message>
        <source>A program that runs as it is.</source>
        <translation>그대로 실행되는 프로그램.</translation>
    </message>
    <message>
        <source>There is no code for a case that is wrong: the form marks where.</source>
        <translation>잘못된 케이스에는 코드가 없습니다. 잘못된 곳은 양식에 표시됩니다.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied ✓</source>
        <translation>복사됨 ✓</translation>
    </message>
</context>
<context>
    <name>tessera::CompareCanvas</name>
    <message>
        <source>The output of A appears here after a run.</source>
        <translation>실행하면 A의 출력이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>There is no B: choose a second engine, or a file, at the top of the window.</source>
        <translation>B가 없습니다. 창 위쪽에서 두 번째 엔진이나 파일을 고르세요.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 × %2 %</source>
        <translation>%1 × %2 %</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>%1의 출력</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 holds %2, and the output is %3.</source>
        <translation>표시할 차이가 없습니다. %1에는 %2이(가) 있는데 출력은 %3입니다.</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 and %2 are not compared.</source>
        <translation>표시할 차이가 없습니다. %1, %2은(는) 비교되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%2의 %1 %</translation>
    </message>
    <message>
        <source>%1 and %2, in ULP</source>
        <translation>%1, %2, ULP 단위</translation>
    </message>
    <message>
        <source>%1 and %2, by the tolerance</source>
        <translation>%1, %2, 허용 오차 기준</translation>
    </message>
    <message>
        <source>%1 and %2, SSIM</source>
        <translation>%1, %2, SSIM</translation>
    </message>
    <message>
        <source>%1 and %2, FLIP</source>
        <translation>%1, %2, FLIP</translation>
    </message>
    <message>
        <source>Difference of %1 and %2</source>
        <translation>%1, %2의 차이</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>%1 빼기</translation>
    </message>
</context>
<context>
    <name>tessera::ComparePane</name>
    <message>
        <source>Signed</source>
        <translation>부호 있음</translation>
    </message>
    <message>
        <source>A − B: blue below zero, orange above, white where they are equal.</source>
        <translation>A − B: 0보다 작으면 파랑, 크면 주황, 같으면 흰색.</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>절댓값</translation>
    </message>
    <message>
        <source>|A − B|.</source>
        <translation>|A − B|.</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>|A − B| / |B|; infinite where B is 0 and A is not.</source>
        <translation>|A − B| / |B|. B가 0이고 A가 0이 아니면 무한대.</translation>
    </message>
    <message>
        <source>Squared</source>
        <translation>제곱</translation>
    </message>
    <message>
        <source>(A − B)².</source>
        <translation>(A − B)².</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>How many representable values lie between, on a logarithmic scale; equal ones are darkest.</source>
        <translation>둘 사이에 있는 표현 가능한 값의 수, 로그 눈금. 같으면 가장 어둡습니다.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Equal, within the tolerance, or beyond it.</source>
        <translation>같음, 허용 오차 이내, 또는 초과.</translation>
    </message>
    <message>
        <source>Difference shown</source>
        <translation>표시하는 차이</translation>
    </message>
    <message>
        <source>What of the difference is shown</source>
        <translation>차이에서 무엇을 표시할지</translation>
    </message>
    <message>
        <source>How A and B are shown</source>
        <translation>A와 B를 표시하는 방법</translation>
    </message>
    <message>
        <source>Share of B</source>
        <translation>B의 비율</translation>
    </message>
    <message>
        <source>From A alone to B alone</source>
        <translation>A만에서 B만까지</translation>
    </message>
    <message>
        <source>Structural similarity of A and B as pictures: 1 where they are alike, 0 where nothing is.</source>
        <translation>이미지로서 A와 B의 구조적 유사도: 닮은 곳은 1, 전혀 닮지 않은 곳은 0.</translation>
    </message>
    <message>
        <source>How much of the difference an eye sees, 0 to 1, on a display of 3840 pixels and 0.7 m from 0.7 m away: does it matter?</source>
        <translation>너비 0.7 m, 3840픽셀 화면을 0.7 m 거리에서 볼 때 눈에 보이는 차이의 정도(0~1): 문제가 되는가?</translation>
    </message>
    <message>
        <source>The base of the differences</source>
        <translation>차이의 기준</translation>
    </message>
    <message>
        <source>The element under the mouse, else the pinned one: each result, the difference, units in the last place</source>
        <translation>마우스 아래의 요소, 없으면 핀으로 고정한 요소: 각 결과, 차이, 최하위 자리 단위</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonController</name>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>&amp;Compare A and B</source>
        <translation>A와 B 비교(&amp;C)</translation>
    </message>
    <message>
        <source>Give the tensors&apos; place to A, B and their difference, or give it back</source>
        <translation>텐서 자리에 A, B와 그 차이를 표시하거나 되돌립니다</translation>
    </message>
    <message>
        <source>Show as dia&amp;gnosed</source>
        <translation>진단대로 표시(&amp;H)</translation>
    </message>
    <message>
        <source>no mistake is named</source>
        <translation>지목된 실수가 없습니다</translation>
    </message>
    <message>
        <source>as diagnosed, %1.npy</source>
        <translation>진단대로, %1.npy</translation>
    </message>
    <message>
        <source>What &amp;makes B of the input?</source>
        <translation>무엇이 입력에서 B를 만들까요?(&amp;M)</translation>
    </message>
    <message>
        <source>Try every operator, order, block and convention on the input, whatever the case says</source>
        <translation>케이스와 무관하게 모든 연산자, 순서, 블록, 규약을 입력에 시도합니다</translation>
    </message>
    <message>
        <source>B holds nothing, or a tensor has more than four dimensions</source>
        <translation>B가 비어 있거나 텐서가 4차원보다 큽니다</translation>
    </message>
    <message>
        <source>Show what makes B</source>
        <translation>B를 만드는 연산 표시</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>나란히(&amp;S)</translation>
    </message>
    <message>
        <source>A, B and their difference beside each other</source>
        <translation>A, B와 그 차이를 나란히</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>와이프(&amp;W)</translation>
    </message>
    <message>
        <source>A on one side of a line, B on the other</source>
        <translation>선의 한쪽은 A, 다른 쪽은 B</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>번갈아 보기(&amp;F)</translation>
    </message>
    <message>
        <source>A or B in one place; Space flips, holding Shift peeks</source>
        <translation>한자리에 A 또는 B. Space로 번갈아 보고, Shift를 누르고 있으면 잠깐 봅니다</translation>
    </message>
    <message>
        <source>&amp;Blend</source>
        <translation>겹치기(&amp;B)</translation>
    </message>
    <message>
        <source>A and B over each other, each with its share</source>
        <translation>A와 B를 각자의 비율로 겹칩니다</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation>차이(&amp;D)</translation>
    </message>
    <message>
        <source>What of A and B differs, and by how much</source>
        <translation>A와 B에서 무엇이 얼마나 다른지</translation>
    </message>
    <message>
        <source>Show the &amp;other one</source>
        <translation>다른 쪽 보기(&amp;O)</translation>
    </message>
    <message>
        <source>Flip between A and B</source>
        <translation>A와 B를 번갈아 봅니다</translation>
    </message>
    <message>
        <source>&amp;Turn the wipe line</source>
        <translation>와이프 선 돌리기(&amp;T)</translation>
    </message>
    <message>
        <source>Let the line between A and B stand or lie</source>
        <translation>A와 B 사이의 선을 세우거나 눕힙니다</translation>
    </message>
    <message>
        <source>&amp;Lock the wipe line</source>
        <translation>와이프 선 잠그기(&amp;L)</translation>
    </message>
    <message>
        <source>Keep the line between A and B where it is</source>
        <translation>A와 B 사이의 선을 그 자리에 둡니다</translation>
    </message>
    <message>
        <source>Colours of each side&apos;s own &amp;range</source>
        <translation>각 쪽의 자체 범위로 색칠(&amp;R)</translation>
    </message>
    <message>
        <source>Colour A and B each by the range of its own values instead of one for both</source>
        <translation>A와 B를 공통 범위가 아니라 각자의 값 범위로 색칠합니다</translation>
    </message>
    <message>
        <source>Ne&amp;xt kind of difference</source>
        <translation>다음 차이 종류(&amp;X)</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>B가 없습니다</translation>
    </message>
    <message>
        <source>There is no bug report: %1</source>
        <translation>버그 보고서가 없습니다: %1</translation>
    </message>
    <message>
        <source>Cop&amp;y bug report</source>
        <translation>버그 보고서 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Find the smallest case that goes wrong alike, and copy a report of it as Markdown</source>
        <translation>같은 방식으로 틀리는 가장 작은 케이스를 찾아 Markdown 보고서로 복사합니다</translation>
    </message>
    <message>
        <source>Looking for the smallest case that goes wrong alike. Escape stops it.</source>
        <translation>같은 방식으로 틀리는 가장 작은 케이스를 찾는 중입니다. Esc로 중지합니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>There is nothing to report: run again, nothing was wrong.</source>
        <translation>보고할 것이 없습니다. 다시 실행했더니 틀린 것이 없었습니다.</translation>
    </message>
    <message>
        <source>The bug report is on the clipboard: %1</source>
        <translation>버그 보고서를 클립보드에 복사했습니다: %1</translation>
    </message>
    <message>
        <source>A and B do not differ, or one of them is a file, which runs no smaller case</source>
        <translation>A와 B가 다르지 않거나, 둘 중 하나가 더 작은 케이스를 실행할 수 없는 파일입니다</translation>
    </message>
    <message>
        <source>Put what the named mistake gives beside the side that made it, and show its map: then at most roundings differ</source>
        <translation>지목된 실수의 결과를 그 실수를 한 쪽 옆에 놓고 그 매핑을 보여 줍니다. 그러면 반올림 차이만 남습니다</translation>
    </message>
    <message>
        <source>Signed, absolute, relative, squared, ULP, tolerance, SSIM, FLIP</source>
        <translation>부호 있는 차, 절댓값, 상대, 제곱, ULP, 허용 오차, SSIM, FLIP</translation>
    </message>
    <message>
        <source>Add a result…</source>
        <translation>결과 추가…</translation>
    </message>
    <message>
        <source>Look at one more result beside the others, of an engine, a file or a case; four at most</source>
        <translation>엔진, 파일 또는 케이스의 결과를 다른 결과 옆에서 하나 더 봅니다. 최대 네 개까지</translation>
    </message>
    <message>
        <source>there are four results</source>
        <translation>결과가 이미 네 개입니다</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>결과 빼기</translation>
    </message>
    <message>
        <source>Close the result that has the keys; A stays</source>
        <translation>포커스가 있는 결과를 닫습니다. A는 남습니다</translation>
    </message>
    <message>
        <source>no result but A has the keys</source>
        <translation>A 외에 포커스가 있는 결과가 없습니다</translation>
    </message>
    <message>
        <source>Next base of the differences</source>
        <translation>차이의 다음 기준</translation>
    </message>
    <message>
        <source>Hold the other results against the next one</source>
        <translation>다른 결과를 다음 결과와 비교합니다</translation>
    </message>
    <message>
        <source>Trying every operator, order, block and convention…</source>
        <translation>모든 연산자, 순서, 블록, 규약을 시도하는 중…</translation>
    </message>
    <message>
        <source>Unknown: no case on the list explains B</source>
        <translation>알 수 없음: 목록의 어떤 케이스도 B를 설명하지 못합니다</translation>
    </message>
    <message>
        <source>Proved: no other case on the list gives B</source>
        <translation>증명됨: 목록의 다른 케이스는 B를 만들지 않습니다</translation>
    </message>
    <message>
        <source>Likely: this case gives B</source>
        <translation>유력함: 이 케이스가 B를 만듭니다</translation>
    </message>
    <message>
        <source>Show this case</source>
        <translation>이 케이스 표시</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonFigures</name>
    <message>
        <source>Figures of the comparison</source>
        <translation>비교 수치</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>Elements that are equal, bit for bit.</source>
        <translation>비트까지 같은 요소.</translation>
    </message>
    <message>
        <source>within</source>
        <translation>이내</translation>
    </message>
    <message>
        <source>Elements that differ, within the tolerance.</source>
        <translation>다르지만 허용 오차 이내인 요소.</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>초과</translation>
    </message>
    <message>
        <source>Elements that differ by more than the tolerance.</source>
        <translation>허용 오차보다 더 다른 요소.</translation>
    </message>
    <message>
        <source>max |A − B|</source>
        <translation>최대 |A − B|</translation>
    </message>
    <message>
        <source>The largest difference of finite values.</source>
        <translation>유한한 값의 가장 큰 차이.</translation>
    </message>
    <message>
        <source>max relative</source>
        <translation>최대 상대</translation>
    </message>
    <message>
        <source>The largest |A − B| / |B|, where B is not zero.</source>
        <translation>B가 0이 아닌 곳에서 가장 큰 |A − B| / |B|.</translation>
    </message>
    <message>
        <source>max ULP</source>
        <translation>최대 ULP</translation>
    </message>
    <message>
        <source>The most representable values between A and B.</source>
        <translation>A와 B 사이에 있는 표현 가능한 값의 최대 수.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>차이가 가장 큰 값 %1</translation>
    </message>
    <message>
        <source>most |A − B| %1</source>
        <translation>최대 |A − B| %1</translation>
    </message>
    <message>
        <source>most ULP %1</source>
        <translation>최대 ULP %1</translation>
    </message>
    <message>
        <source>%1
%2
A − B %3  ULP %4</source>
        <translation>%1
%2
A − B %3  ULP %4</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>허용 %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>이동</translation>
    </message>
</context>
<context>
    <name>tessera::ConventionList</name>
    <message>
        <source>Conventions of other frameworks</source>
        <translation>다른 프레임워크의 규약</translation>
    </message>
    <message>
        <source>Click one, or press Enter, to set scales and offsets as that framework does.</source>
        <translation>클릭하거나 Enter를 누르면 그 프레임워크처럼 스케일과 오프셋이 설정됩니다.</translation>
    </message>
    <message>
        <source>%1 %2, what the case has</source>
        <translation>%1 %2, 이 케이스의 규약</translation>
    </message>
    <message>
        <source>Nothing is resized: every convention agrees.</source>
        <translation>크기가 바뀌지 않으므로 모든 규약이 일치합니다.</translation>
    </message>
    <message>
        <source>These are %1</source>
        <translation>%1의 수치입니다</translation>
    </message>
    <message>
        <source>Place samples as %1 %2</source>
        <translation>%1 %2처럼 샘플 위치 설정</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a framework, and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No framework uses these numbers.</source>
        <translation>이 수치를 쓰는 프레임워크는 없습니다.</translation>
    </message>
</context>
<context>
    <name>tessera::DataForm</name>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Generate values</source>
        <translation>값 생성</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>What the input tensor holds.</source>
        <translation>입력 텐서의 내용.</translation>
    </message>
    <message>
        <source>Fill the input with %1, in place of these data</source>
        <translation>이 데이터 대신 %1(으)로 입력 채우기</translation>
    </message>
    <message>
        <source>Generate the input</source>
        <translation>입력 생성</translation>
    </message>
    <message>
        <source>Type of the picture&apos;s samples</source>
        <translation>이미지 샘플의 형식</translation>
    </message>
    <message>
        <source>The data type that samples are converted to.</source>
        <translation>샘플을 변환할 데이터 형식.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>One channel: the brightness.</source>
        <translation>한 채널: 밝기.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels; transparency is dropped.</source>
        <translation>세 채널. 투명도는 버립니다.</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Four channels; the last is the opacity.</source>
        <translation>네 채널. 마지막은 불투명도입니다.</translation>
    </message>
    <message>
        <source>0–255</source>
        <translation>0–255</translation>
    </message>
    <message>
        <source>Black is 0, white is 255.</source>
        <translation>검정은 0, 흰색은 255.</translation>
    </message>
    <message>
        <source>0–1</source>
        <translation>0–1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>Open the input</source>
        <translation>입력 열기</translation>
    </message>
    <message>
        <source>Fill the input with %1</source>
        <translation>%1(으)로 입력 채우기</translation>
    </message>
    <message>
        <source>Change the data&apos;s %1</source>
        <translation>데이터의 %1 변경</translation>
    </message>
    <message>
        <source>Black is 0, white is 1.</source>
        <translation>검정은 0, 흰색은 1.</translation>
    </message>
    <message>
        <source>The file holds %1: a batch of one is added, %2.</source>
        <translation>파일의 크기는 %1(이)며, 크기 1의 배치를 더해 %2이(가) 됩니다.</translation>
    </message>
    <message>
        <source>The file holds %1: ones are added in front, %2.</source>
        <translation>파일의 크기는 %1(이)며, 앞에 1을 더해 %2이(가) 됩니다.</translation>
    </message>
    <message>
        <source>Take it as a picture</source>
        <translation>이미지로 읽기</translation>
    </message>
    <message>
        <source>The array is {H, W, C}: rows of pixels, the channels of each side by side.</source>
        <translation>배열은 {H, W, C}입니다. 픽셀의 행이며, 픽셀마다 채널이 나란히 있습니다.</translation>
    </message>
    <message>
        <source>Open a tensor (.npy, .npz) or a picture as the input.</source>
        <translation>텐서(.npy, .npz)나 이미지를 입력으로 엽니다.</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>The arrays of the file: this one is the input.</source>
        <translation>파일의 배열: 이 배열이 입력입니다.</translation>
    </message>
    <message>
        <source>the samples of the file are %1</source>
        <translation>파일의 샘플 형식: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Tensors and pictures (*.npy *.npz %1);;Tensors (*.npy *.npz);;Pictures (%1);;All files (*)</source>
        <translation>텐서와 이미지 (*.npy *.npz %1);;텐서 (*.npy *.npz);;이미지 (%1);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>tessera::Dialogs</name>
    <message>
        <source>The file was changed</source>
        <translation>파일이 변경됨</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was read here.</source>
        <translation>여기서 읽은 뒤에 다른 프로그램이 %1을(를) 변경했습니다.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>A file outside the case&apos;s folder</source>
        <translation>케이스 폴더 밖의 파일</translation>
    </message>
    <message>
        <source>%1. A case that you do not trust should not read it.</source>
        <translation>%1. 신뢰하지 않는 케이스가 읽게 해서는 안 됩니다.</translation>
    </message>
    <message>
        <source>&amp;Read it</source>
        <translation>읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경 내용</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”에 저장하지 않은 변경 내용이 있습니다.</translation>
    </message>
    <message>
        <source>These cases have changes that are not saved:</source>
        <translation>다음 경우에 저장하지 않은 변경 내용이 있습니다:</translation>
    </message>
</context>
<context>
    <name>tessera::DifferenceLoader</name>
    <message>
        <source>= equal %1</source>
        <translation>= 같음 %1</translation>
    </message>
    <message>
        <source>≈ within %1</source>
        <translation>≈ 이내 %1</translation>
    </message>
    <message>
        <source>≠ beyond %1</source>
        <translation>≠ 초과 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>NaN, ∞</source>
        <translation>NaN, ∞</translation>
    </message>
</context>
<context>
    <name>tessera::DifferenceView</name>
    <message>
        <source>|A − B|</source>
        <translation>|A − B|</translation>
    </message>
    <message>
        <source>The largest |A − B| first. F8 and Shift+F8 step through the list.</source>
        <translation>|A − B|가 큰 순서. F8과 Shift+F8로 목록을 오갑니다.</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>In the order of the tensor. F8 and Shift+F8 step through the list.</source>
        <translation>텐서 순서. F8과 Shift+F8로 목록을 오갑니다.</translation>
    </message>
    <message>
        <source>Order of the mismatches</source>
        <translation>불일치의 순서</translation>
    </message>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>The elements beyond the tolerance.</source>
        <translation>허용 오차를 넘은 요소.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>Where A and B differ.</source>
        <translation>A와 B가 다른 곳.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>히스토그램</translation>
    </message>
    <message>
        <source>How many elements differ by how much.</source>
        <translation>몇 개의 요소가 얼마나 다른지.</translation>
    </message>
    <message>
        <source>List, map or histogram</source>
        <translation>목록, 지도 또는 히스토그램</translation>
    </message>
    <message>
        <source>Compare in the middle of the window: side by side, wipe, flip, blend (C)</source>
        <translation>창 가운데에서 비교: 나란히, 와이프, 번갈아, 겹치기 (C)</translation>
    </message>
    <message>
        <source>Compare in the middle of the window</source>
        <translation>창 가운데에서 비교</translation>
    </message>
    <message>
        <source>Map of the differences</source>
        <translation>차이 지도</translation>
    </message>
    <message>
        <source>The difference appears here after a run.</source>
        <translation>실행하면 차이가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>One engine runs: there is nothing to compare with.
Choose a second one as B, at the top of the window, or drop a file there.</source>
        <translation>엔진이 하나라서 비교할 대상이 없습니다.
창 위쪽에서 두 번째 엔진을 B로 고르거나 파일을 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>The first %1 of %2 beyond the tolerance</source>
        <translation>허용 오차를 넘은 %2개 중 처음 %1개</translation>
    </message>
    <message>
        <source>The worst %1 of %2 beyond the tolerance</source>
        <translation>허용 오차를 넘은 %2개 중 차이가 가장 큰 %1개</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance</source>
        <translation>허용 오차 초과 %1개</translation>
    </message>
    <message>
        <source>at</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Histogram of the differences</source>
        <translation>차이의 히스토그램</translation>
    </message>
    <message>
        <source>Both scales are logarithmic</source>
        <translation>두 눈금 모두 로그입니다</translation>
    </message>
    <message>
        <source>A %1
B %2</source>
        <translation>A %1
B %2</translation>
    </message>
    <message>
        <source>Elements by ULP</source>
        <translation>ULP별 요소 수</translation>
    </message>
    <message>
        <source>A and B %1.
They can be looked at side by side: press C.</source>
        <translation>A와 B: %1.
C를 누르면 나란히 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Back to the comparison</source>
        <translation>비교로 돌아가기</translation>
    </message>
    <message>
        <source>Answer about B</source>
        <translation>B에 대한 답</translation>
    </message>
</context>
<context>
    <name>tessera::DimsForm</name>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>The model leaves these sizes open. Enter gives them to all of its nodes.</source>
        <translation>모델이 정하지 않은 크기입니다. Enter를 누르면 모든 노드에 적용됩니다.</translation>
    </message>
    <message>
        <source>Give the nodes these sizes</source>
        <translation>노드에 이 크기를 적용합니다</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>%1의 크기</translation>
    </message>
    <message>
        <source>How large %1 is: a whole number, 1 or more</source>
        <translation>%1의 크기: 1 이상의 정수</translation>
    </message>
</context>
<context>
    <name>tessera::DisplayPanel</name>
    <message>
        <source>Colours and marks</source>
        <translation>색과 강조</translation>
    </message>
    <message>
        <source>Colour cells by</source>
        <translation>셀 색칠 기준</translation>
    </message>
    <message>
        <source>What a cell&apos;s colour stands for, in both tensors: one colour is one place of origin</source>
        <translation>두 텐서에서 셀의 색이 뜻하는 것: 한 색은 한 출처입니다</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>셀 안의 숫자</translation>
    </message>
    <message>
        <source>How numbers are written in the cells</source>
        <translation>셀에 숫자를 쓰는 방법</translation>
    </message>
    <message>
        <source>Shortest exact</source>
        <translation>가장 짧은 정확한 값</translation>
    </message>
    <message>
        <source>Four digits</source>
        <translation>네 자리</translation>
    </message>
    <message>
        <source>Bits (hexadecimal)</source>
        <translation>비트(16진수)</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>강조</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>The number in the cell, by the range below the tensors</source>
        <translation>텐서 아래의 범위에 따른 셀의 숫자</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Set the tolerance</source>
        <translation>허용 오차 설정</translation>
    </message>
    <message>
        <source>Take the default tolerance</source>
        <translation>기본 허용 오차 사용</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 다시 읽기</translation>
    </message>
</context>
<context>
    <name>tessera::DropOverlay</name>
    <message numerus="yes">
        <source>Open %n files</source>
        <translation>
            <numerusform>파일 %n개 열기</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Use %1 as the input</source>
        <translation>%1을(를) 입력으로 사용</translation>
    </message>
    <message>
        <source>Compare %1 as %2</source>
        <translation>%1을(를) %2(으)로 비교</translation>
    </message>
</context>
<context>
    <name>tessera::EngineBox</name>
    <message>
        <source>%1: missing</source>
        <translation>%1: 없음</translation>
    </message>
</context>
<context>
    <name>tessera::EngineForm</name>
    <message>
        <source>A program, started for each run</source>
        <translation>실행할 때마다 시작하는 프로그램</translation>
    </message>
    <message>
        <source>{case} is the case&apos;s line, {json} a file with DxDispatch&apos;s description, {input} and {output} are .npy files. Exit 0: it ran; 77: it cannot do this case.</source>
        <translation>{case}는 케이스의 줄, {json}은 DxDispatch 설명 파일, {input}과 {output}은 .npy 파일입니다. 종료 코드 0: 실행됨, 77: 이 케이스는 할 수 없음.</translation>
    </message>
    <message>
        <source>A program that stays</source>
        <translation>계속 실행되는 프로그램</translation>
    </message>
    <message>
        <source>It greets, then answers a line of JSON for each run, on its standard input and output.</source>
        <translation>시작 메시지를 보낸 뒤 표준 입출력으로 실행마다 JSON 한 줄씩 응답합니다.</translation>
    </message>
    <message>
        <source>A shared library</source>
        <translation>공유 라이브러리</translation>
    </message>
    <message>
        <source>It exports the functions of tessera_engine.h, and runs in a process of its own: a crash ends one run.</source>
        <translation>tessera_engine.h의 함수를 내보내며 별도 프로세스에서 실행됩니다. 충돌해도 한 번의 실행만 끝납니다.</translation>
    </message>
    <message>
        <source>A compute shader</source>
        <translation>컴퓨트 셰이더</translation>
    </message>
    <message>
        <source>GLSL or SPIR-V, run on the Vulkan device. A saved file is compiled and run again.</source>
        <translation>Vulkan 장치에서 실행되는 GLSL 또는 SPIR-V. 파일을 저장하면 다시 컴파일하고 실행합니다.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>사용(&amp;U)</translation>
    </message>
    <message>
        <source>Run the case on it</source>
        <translation>이 엔진에서 케이스 실행</translation>
    </message>
    <message>
        <source>Your engine</source>
        <translation>내 엔진</translation>
    </message>
    <message>
        <source>How it is started</source>
        <translation>시작 방법</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>kept under this name; empty: not kept</source>
        <translation>이 이름으로 보관. 비우면 보관하지 않음</translation>
    </message>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>실행 시간 제한</translation>
    </message>
    <message>
        <source>A run that takes longer is a TIMEOUT</source>
        <translation>더 오래 걸리면 TIMEOUT입니다</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>시간 제한</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>&amp;Keep and use</source>
        <translation>보관하고 사용(&amp;K)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
</context>
<context>
    <name>tessera::FieldRow</name>
    <message>
        <source>DataType</source>
        <translation>DataType</translation>
    </message>
    <message>
        <source>The type of every element, of both tensors.</source>
        <translation>두 텐서의 모든 요소의 형식.</translation>
    </message>
</context>
<context>
    <name>tessera::FileBar</name>
    <message>
        <source>Reading %1 · Esc stops</source>
        <translation>%1 읽는 중 · Esc로 중지</translation>
    </message>
    <message>
        <source>Saving %1 · Esc stops</source>
        <translation>%1 저장 중 · Esc로 중지</translation>
    </message>
</context>
<context>
    <name>tessera::FilesController</name>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Read the files of the case again</source>
        <translation>케이스의 파일을 다시 읽습니다</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;A)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>케이스를 저장합니다</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the case under another name</source>
        <translation>케이스를 다른 이름으로 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>창을 닫습니다</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Open a case, a model, a lesson, a tensor or a picture; several pictures of one size become a batch</source>
        <translation>케이스, 모델, 레슨, 텐서 또는 이미지를 엽니다. 크기가 같은 이미지 여러 개는 배치가 됩니다</translation>
    </message>
    <message>
        <source>%1 is being saved.</source>
        <translation>%1 저장 중입니다.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>tessera::Gallery</name>
    <message>
        <source>yours</source>
        <translation>내 것</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save this case…</source>
        <translation>이 케이스 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Find by what you see: shifted, wrong colours, jagged, not equal… or by operator</source>
        <translation>보이는 대로 찾기: 밀림, 잘못된 색, 계단, 같지 않음… 또는 연산자 이름</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Leave the case as it is</source>
        <translation>케이스를 그대로 둡니다</translation>
    </message>
    <message>
        <source>Open a copy of the example, or the case of yours, in a tab</source>
        <translation>예제의 사본이나 나의 케이스를 탭에서 엽니다</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Find an example</source>
        <translation>예제 찾기</translation>
    </message>
    <message>
        <source>Shows the cases that are about all of these words</source>
        <translation>이 낱말 모두에 관한 케이스를 표시합니다</translation>
    </message>
    <message>
        <source>Save the case that is shown in the folder of your cases</source>
        <translation>표시 중인 케이스를 나의 케이스 폴더에 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>폴더(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder whose case files are shown here</source>
        <translation>케이스 파일을 여기에 표시할 폴더를 선택합니다</translation>
    </message>
    <message>
        <source>The case files of %1 are shown here too.</source>
        <translation>%1에 있는 케이스 파일도 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>No case is about “%1”.</source>
        <translation>“%1”에 관한 케이스가 없습니다.</translation>
    </message>
    <message>
        <source>Folder of your cases</source>
        <translation>나의 케이스 폴더</translation>
    </message>
</context>
<context>
    <name>tessera::GotoBar</name>
    <message>
        <source>Output element</source>
        <translation>출력 요소</translation>
    </message>
    <message>
        <source>Input element</source>
        <translation>입력 요소</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>The tensor that the coordinate is of</source>
        <translation>좌표가 속한 텐서</translation>
    </message>
    <message>
        <source>n,c,y,x or a flat index</source>
        <translation>n,c,y,x 또는 1차원 인덱스</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Enter pins the element</source>
        <translation>Enter로 요소를 핀으로 고정</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>tessera::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>히스토그램</translation>
    </message>
    <message>
        <source>Black %1, white %2</source>
        <translation>검정 %1, 흰색 %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>세는 중…</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>검정 %1</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>흰색 %1</translation>
    </message>
    <message>
        <source>How often values occur, of a picture in each channel; few are seen beside many. Drag black or white to set the range</source>
        <translation>값이 얼마나 자주 나오는지 보여 줍니다. 이미지이면 채널마다 보여 줍니다. 많은 값 옆에서도 적은 값이 보입니다. 검정이나 흰색을 끌어 범위를 정하십시오</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryView</name>
    <message>
        <source>Nothing has been shown yet. Each result that stays for a second is kept here.</source>
        <translation>아직 보여 준 것이 없습니다. 1초 동안 머문 결과는 모두 여기에 남습니다.</translation>
    </message>
    <message>
        <source>Results that were shown</source>
        <translation>보여 준 결과</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>proves little</source>
        <translation>증명이 부족함</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%2개 가운데 %1개가 다름</translation>
    </message>
    <message>
        <source>shown at</source>
        <translation>보여 준 때</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>time of A</source>
        <translation>A의 시간</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>class</source>
        <translation>부류</translation>
    </message>
    <message>
        <source>case</source>
        <translation>케이스</translation>
    </message>
</context>
<context>
    <name>tessera::InputController</name>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>&amp;Watch files</source>
        <translation>파일 감시(&amp;W)</translation>
    </message>
    <message>
        <source>Run again when another program changes a file of the case; Reload reads them in any case</source>
        <translation>다른 프로그램이 케이스의 파일을 바꾸면 다시 실행합니다. ‘다시 읽기’는 언제든 읽습니다</translation>
    </message>
    <message>
        <source>%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the case back.</source>
        <translation>%1은(는) 이 형태나 형식의 텐서를 받을 수 없어 연산자가 %2(으)로 바뀌었습니다. 실행 취소하면 돌아옵니다.</translation>
    </message>
    <message>
        <source>%1 The last good data stays.</source>
        <translation>%1 마지막으로 올바른 데이터가 남아 있습니다.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the case here has unsaved changes. Reload takes the file&apos;s case; undo brings this one back.</source>
        <translation>다른 프로그램이 %1을(를) 바꾸었고, 여기 케이스에는 저장하지 않은 변경이 있습니다. 다시 읽기는 파일의 케이스를 가져오고, 실행 취소는 이것으로 되돌립니다.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is read again. Undo brings the case back.</source>
        <translation>다른 프로그램이 %1을(를) 바꾸어 다시 읽었습니다. 실행 취소하면 돌아옵니다.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1이(가) 사라졌습니다.</translation>
    </message>
    <message>
        <source>Take the new shape of %1</source>
        <translation>%1의 새 형태 사용</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
</context>
<context>
    <name>tessera::InputLoader</name>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 다시 읽기</translation>
    </message>
</context>
<context>
    <name>tessera::IssueList</name>
    <message>
        <source>Use %1</source>
        <translation>사용: %1</translation>
    </message>
</context>
<context>
    <name>tessera::Layout</name>
    <message>
        <source>Packed, NCHW</source>
        <translation>빈틈없음, NCHW</translation>
    </message>
    <message>
        <source>Row after row, plane after plane, without gaps. No strides are given.</source>
        <translation>행마다, 평면마다 빈틈없이. 스트라이드를 지정하지 않습니다.</translation>
    </message>
    <message>
        <source>Packed, NHWC</source>
        <translation>빈틈없음, NHWC</translation>
    </message>
    <message>
        <source>The channels of a pixel lie next to each other.</source>
        <translation>한 픽셀의 채널이 서로 붙어 있습니다.</translation>
    </message>
    <message>
        <source>Padded rows</source>
        <translation>패딩된 행</translation>
    </message>
    <message>
        <source>One unused element after every row.</source>
        <translation>행마다 끝에 쓰지 않는 요소가 하나 있습니다.</translation>
    </message>
    <message>
        <source>Own strides</source>
        <translation>직접 지정한 스트라이드</translation>
    </message>
    <message>
        <source>Any stride for each axis; on an input 0 repeats the axis.</source>
        <translation>축마다 아무 스트라이드. 입력에서 0은 축을 반복합니다.</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutController</name>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Hide or show all pane&amp;ls</source>
        <translation>모든 패널 숨기기 또는 표시(&amp;L)</translation>
    </message>
    <message>
        <source>Leave the whole window to the tensors, or bring the panels back</source>
        <translation>창 전체를 텐서에 쓰거나 패널을 되돌립니다</translation>
    </message>
    <message>
        <source>Case panel</source>
        <translation>케이스 패널</translation>
    </message>
    <message>
        <source>Bottom panel</source>
        <translation>하단 패널</translation>
    </message>
    <message>
        <source>Dock the panel “%1” there</source>
        <translation>“%1” 패널을 그곳에 붙입니다</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show or hide the panel “%1”</source>
        <translation>“%1” 패널을 표시하거나 숨깁니다</translation>
    </message>
    <message>
        <source>%1: to the left</source>
        <translation>%1: 왼쪽으로</translation>
    </message>
    <message>
        <source>%1: to the right</source>
        <translation>%1: 오른쪽으로</translation>
    </message>
    <message>
        <source>%1: to the bottom</source>
        <translation>%1: 아래로</translation>
    </message>
    <message>
        <source>%1: float or dock</source>
        <translation>%1: 띄우기 또는 붙이기</translation>
    </message>
    <message>
        <source>Make the panel “%1” a window of its own, or dock it again</source>
        <translation>“%1” 패널을 별도 창으로 만들거나 다시 붙입니다</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>창 레이아웃 초기화</translation>
    </message>
    <message>
        <source>Put every panel back where it was at first</source>
        <translation>모든 패널을 처음 자리로 되돌립니다</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it again</source>
        <translation>화면을 채우거나 되돌립니다</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>창의 다음 부분</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>창의 이전 부분</translation>
    </message>
    <message>
        <source>Make this part wider</source>
        <translation>이 부분을 더 넓게</translation>
    </message>
    <message>
        <source>Give more width to the part that has the focus</source>
        <translation>포커스가 있는 부분의 너비를 늘립니다</translation>
    </message>
    <message>
        <source>Make this part narrower</source>
        <translation>이 부분을 더 좁게</translation>
    </message>
    <message>
        <source>Give less width to the part that has the focus</source>
        <translation>포커스가 있는 부분의 너비를 줄입니다</translation>
    </message>
    <message>
        <source>Make this part higher</source>
        <translation>이 부분을 더 높게</translation>
    </message>
    <message>
        <source>Give more height to the part that has the focus</source>
        <translation>포커스가 있는 부분의 높이를 늘립니다</translation>
    </message>
    <message>
        <source>Make this part lower</source>
        <translation>이 부분을 더 낮게</translation>
    </message>
    <message>
        <source>Give less height to the part that has the focus</source>
        <translation>포커스가 있는 부분의 높이를 줄입니다</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 보기</translation>
    </message>
    <message>
        <source>Move the focus on: case panel, input, output, bottom panel, values</source>
        <translation>다음 부분으로 이동: 케이스 패널, 입력, 출력, 하단 패널, 값</translation>
    </message>
    <message>
        <source>Move the focus back: values, bottom panel, output, input, case panel</source>
        <translation>이전 부분으로 이동: 값, 하단 패널, 출력, 입력, 케이스 패널</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Show Histogram</source>
        <translation>히스토그램 표시</translation>
    </message>
    <message>
        <source>How a tensor&apos;s values are spread, of a picture in each channel; statistics, black and white</source>
        <translation>텐서 값의 분포(이미지이면 채널마다)와 통계, 검정과 흰색</translation>
    </message>
    <message>
        <source>Show Profile</source>
        <translation>선 프로파일 표시</translation>
    </message>
    <message>
        <source>The values of input, A and B along x and y through the pin, over each other</source>
        <translation>핀을 지나는 x와 y 방향으로 입력, A, B의 값을 겹쳐 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutForm</name>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Layout of the output</source>
        <translation>출력의 레이아웃</translation>
    </message>
    <message>
        <source>Layout of the input</source>
        <translation>입력의 레이아웃</translation>
    </message>
</context>
<context>
    <name>tessera::LectureBand</name>
    <message>
        <source>Lesson %1</source>
        <translation>레슨 %1</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · %4</source>
        <translation>%1 · %3단계 중 %2단계 · %4</translation>
    </message>
    <message>
        <source>Click a cell, or press Page Down.</source>
        <translation>셀을 클릭하거나 Page Down을 누르세요.</translation>
    </message>
</context>
<context>
    <name>tessera::LectureController</name>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>nobody lectures: F5 begins</source>
        <translation>발표 중이 아닙니다. F5로 시작합니다</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>발표 모드</translation>
    </message>
    <message>
        <source>Formula in s&amp;ymbols</source>
        <translation>기호로 쓴 수식(&amp;Y)</translation>
    </message>
    <message>
        <source>The formula of a lecture in symbols, or with its numbers</source>
        <translation>발표의 수식을 기호로 또는 숫자로</translation>
    </message>
    <message>
        <source>Lecture: ne&amp;xt</source>
        <translation>발표: 다음(&amp;X)</translation>
    </message>
    <message>
        <source>The next step, or the next element; Page Down, as a remote sends it</source>
        <translation>다음 단계 또는 다음 요소. 리모컨처럼 Page Down</translation>
    </message>
    <message>
        <source>Lecture: &amp;back</source>
        <translation>발표: 이전(&amp;B)</translation>
    </message>
    <message>
        <source>The step or the element before; Page Up, as a remote sends it</source>
        <translation>이전 단계 또는 이전 요소. 리모컨처럼 Page Up</translation>
    </message>
    <message>
        <source>The tensors alone on the full screen, in large letters; again or Esc: as before</source>
        <translation>텐서만 전체 화면에 큰 글자로 보여 줍니다. 다시 하거나 Esc를 누르면 이전으로</translation>
    </message>
</context>
<context>
    <name>tessera::LessonController</name>
    <message>
        <source>no lesson is open, or it stands there</source>
        <translation>열린 레슨이 없거나 이미 그곳입니다</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>레슨 %1: %2</translation>
    </message>
    <message>
        <source>Open this lesson beside its live cases</source>
        <translation>실행되는 케이스와 함께 이 레슨을 엽니다</translation>
    </message>
    <message>
        <source>The step of the lesson before</source>
        <translation>레슨의 이전 단계</translation>
    </message>
    <message>
        <source>Back &amp;to the lesson</source>
        <translation>레슨으로 돌아가기(&amp;T)</translation>
    </message>
    <message>
        <source>Show the step&apos;s case again as the lesson has it</source>
        <translation>이 단계의 케이스를 레슨대로 다시 표시합니다</translation>
    </message>
    <message>
        <source>Lesson: sho&amp;w or hide</source>
        <translation>레슨: 표시 또는 숨기기(&amp;W)</translation>
    </message>
    <message>
        <source>Show or hide the panel of the lesson</source>
        <translation>레슨 패널을 표시하거나 숨깁니다</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>열린 레슨이 없습니다</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>%1
The last good lesson stays.</source>
        <translation>%1
마지막으로 올바른 레슨이 남아 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>레슨의 이전 단계(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>레슨의 다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>Go on in the lesson</source>
        <translation>레슨 계속하기</translation>
    </message>
    <message>
        <source>Lecture %1: %2</source>
        <translation>발표 %1: %2</translation>
    </message>
    <message>
        <source>Open this lecture for a class: its figures in order; F5 shows them on the full screen</source>
        <translation>수업용 발표 열기: 이미지가 순서대로 나옵니다. F5로 전체 화면에 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>tessera::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>레슨 %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>레슨의 글</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>이 패널 숨기기</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>레슨으로 돌아가기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 레슨</translation>
    </message>
    <message>
        <source>%1 · %2 min</source>
        <translation>%1 · %2분</translation>
    </message>
    <message>
        <source>Right arrow: a step on. Left arrow: a step back. Space: play.</source>
        <translation>오른쪽 화살표: 한 단계 앞으로. 왼쪽 화살표: 한 단계 뒤로. Space: 재생.</translation>
    </message>
    <message>
        <source>Next: %1. Will the task be done? A: yes. B: no.</source>
        <translation>다음: %1. 과제가 완료될까요? A: 예. B: 아니요.</translation>
    </message>
    <message>
        <source>Next: %1. What will change?</source>
        <translation>다음: %1. 무엇이 바뀔까요?</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>문제로 돌아가기</translation>
    </message>
</context>
<context>
    <name>tessera::LookController</name>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>어둡게 또는 밝게(&amp;D)</translation>
    </message>
    <message>
        <source>Change between the dark and the light theme</source>
        <translation>어두운 테마와 밝은 테마를 바꿉니다</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>고대비(&amp;H)</translation>
    </message>
    <message>
        <source>Black on white or white on black, with lines that are seen</source>
        <translation>흰 바탕에 검정 또는 검은 바탕에 흰색, 잘 보이는 선</translation>
    </message>
    <message>
        <source>Theme of the des&amp;ktop</source>
        <translation>시스템 테마(&amp;K)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>글자 크게(&amp;G)</translation>
    </message>
    <message>
        <source>All words and numbers of the window larger</source>
        <translation>창의 모든 글자와 숫자를 크게</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>글자 작게(&amp;M)</translation>
    </message>
    <message>
        <source>All words and numbers of the window smaller</source>
        <translation>창의 모든 글자와 숫자를 작게</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>보통 글자(&amp;N)</translation>
    </message>
    <message>
        <source>Words and numbers as they were designed</source>
        <translation>글자와 숫자를 원래 크기로</translation>
    </message>
    <message>
        <source>Font of num&amp;bers…</source>
        <translation>숫자 글꼴(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose the font that numbers are written in</source>
        <translation>숫자를 쓸 글꼴을 고릅니다</translation>
    </message>
    <message>
        <source>Font of numbers</source>
        <translation>숫자 글꼴</translation>
    </message>
    <message>
        <source>Fonts whose digits are equally wide</source>
        <translation>숫자 너비가 같은 글꼴</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is</source>
        <translation>시스템처럼 어둡게, 밝게 또는 고대비로</translation>
    </message>
    <message>
        <source>As it was designed</source>
        <translation>원래 글꼴로</translation>
    </message>
</context>
<context>
    <name>tessera::MappingView</name>
    <message>
        <source>reads</source>
        <translation>읽음</translation>
    </message>
    <message>
        <source>right</source>
        <translation>올바름</translation>
    </message>
    <message>
        <source>is</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Hover a cell, or click to pin it</source>
        <translation>셀 위에 마우스를 올리거나 클릭하여 핀으로 고정하세요</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>출처 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>대상 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>Σ weight %1</source>
        <translation>Σ 가중치 %1</translation>
    </message>
    <message>
        <source>Σ part %1</source>
        <translation>Σ 몫 %1</translation>
    </message>
    <message>
        <source>of the first %1</source>
        <translation>처음 %1개의 합</translation>
    </message>
    <message>
        <source>The player has not filled this output yet</source>
        <translation>재생기가 아직 이 출력을 채우지 않았습니다</translation>
    </message>
    <message>
        <source>The player has not filled every output that reads this element yet.</source>
        <translation>재생기가 이 요소를 읽는 출력을 아직 모두 채우지 않았습니다.</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>%1의 출력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>The coordinate on each axis.</source>
        <translation>각 축의 좌표.</translation>
    </message>
    <message>
        <source>The value, as short as it reads back equal.</source>
        <translation>다시 읽어도 같은 가장 짧은 값.</translation>
    </message>
    <message>
        <source>The bits of the value.</source>
        <translation>값의 비트.</translation>
    </message>
    <message>
        <source>The number of the element in logical order: row-major over the sizes, whatever the strides.</source>
        <translation>논리적 순서의 요소 번호: 스트라이드와 무관하게 크기에 따른 행 우선 순서.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in elements: the sum of coordinate times stride.</source>
        <translation>버퍼 안의 위치(요소 단위): 좌표와 스트라이드를 곱한 값의 합.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in bytes.</source>
        <translation>버퍼 안의 위치(바이트 단위).</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>at</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>비트</translation>
    </message>
    <message>
        <source>element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>바이트</translation>
    </message>
</context>
<context>
    <name>tessera::MemoryStrip</name>
    <message>
        <source>strides %1</source>
        <translation>스트라이드 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1바이트</numerusform>
        </translation>
    </message>
    <message>
        <source>no two neighbours in a row</source>
        <translation>이어지는 이웃 없음</translation>
    </message>
    <message>
        <source>runs of %1</source>
        <translation>%1개씩 이어짐</translation>
    </message>
    <message>
        <source>runs of %1 (%2 bytes)</source>
        <translation>%1개씩 이어짐(%2바이트)</translation>
    </message>
    <message>
        <source>%1 padding</source>
        <translation>패딩 %1개</translation>
    </message>
    <message numerus="yes">
        <source>each read %1 times</source>
        <translation>
            <numerusform>각각 %1번 읽음</numerusform>
        </translation>
    </message>
    <message>
        <source>The element lies at offset %1</source>
        <translation>요소는 오프셋 %1에 있음</translation>
    </message>
    <message>
        <source>Read: offset %1</source>
        <translation>읽음: 오프셋 %1</translation>
    </message>
    <message>
        <source>Written: offset %1</source>
        <translation>씀: 오프셋 %1</translation>
    </message>
    <message>
        <source>Input buffer: %1</source>
        <translation>입력 버퍼: %1</translation>
    </message>
    <message>
        <source>Output buffer: %1</source>
        <translation>출력 버퍼: %1</translation>
    </message>
    <message>
        <source>offset %1, byte %2</source>
        <translation>오프셋 %1, 바이트 %2</translation>
    </message>
    <message>
        <source>padding
%1</source>
        <translation>패딩
%1</translation>
    </message>
    <message>
        <source>%1 0 … %2, all in the same place</source>
        <translation>%1 0 … %2, 모두 같은 자리</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n곳</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::MemoryView</name>
    <message>
        <source>The buffers appear here after a run.</source>
        <translation>실행하면 버퍼가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>입력: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>출력: %1</translation>
    </message>
    <message>
        <source>What was found is a table: no strides say how it reads. Its lines are those of the element that is pinned.</source>
        <translation>찾은 것은 표입니다. 스트라이드로는 읽는 방법을 나타낼 수 없습니다. 선은 핀으로 고정한 요소의 것입니다.</translation>
    </message>
    <message>
        <source>A lane for each axis, the largest step on top. Wheel: zoom. Drag: pan.</source>
        <translation>축마다 한 줄, 가장 큰 스트라이드가 위. 휠: 확대. 끌기: 이동.</translation>
    </message>
    <message>
        <source>While the output is written in the order of its addresses: how many elements lie from one read to the next. Where it is +1, neighbours are read together.</source>
        <translation>출력을 주소 순서로 쓰는 동안 한 읽기에서 다음 읽기까지의 요소 수. +1이면 이웃을 함께 읽습니다.</translation>
    </message>
    <message>
        <source>Jumps between reads</source>
        <translation>읽기 사이의 간격</translation>
    </message>
    <message>
        <source>Jumps between the first reads</source>
        <translation>처음 읽기들 사이의 간격</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
</context>
<context>
    <name>tessera::ModelController</name>
    <message>
        <source>no model is open</source>
        <translation>열린 모델이 없습니다</translation>
    </message>
    <message>
        <source>no model is open, or it runs</source>
        <translation>열린 모델이 없거나 실행 중입니다</translation>
    </message>
    <message>
        <source>&amp;Next node of the model</source>
        <translation>모델의 다음 노드(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next node of the model that is a case</source>
        <translation>모델에서 케이스가 되는 다음 노드를 표시합니다</translation>
    </message>
    <message>
        <source>no model is open, or its last case is shown</source>
        <translation>열린 모델이 없거나 이미 마지막 케이스입니다</translation>
    </message>
    <message>
        <source>&amp;Previous node of the model</source>
        <translation>모델의 이전 노드(&amp;P)</translation>
    </message>
    <message>
        <source>Show the node before it that is a case</source>
        <translation>케이스가 되는 이전 노드를 표시합니다</translation>
    </message>
    <message>
        <source>no model is open, or its first case is shown</source>
        <translation>열린 모델이 없거나 이미 첫 케이스입니다</translation>
    </message>
    <message>
        <source>Next &amp;failing node</source>
        <translation>다음 실패 노드(&amp;F)</translation>
    </message>
    <message>
        <source>Show the next node whose output is not what it should be</source>
        <translation>출력이 올바르지 않은 다음 노드를 표시합니다</translation>
    </message>
    <message>
        <source>no node is known to fail</source>
        <translation>실패한 것으로 알려진 노드가 없습니다</translation>
    </message>
    <message>
        <source>Node in a ta&amp;b of its own</source>
        <translation>노드를 새 탭에서 열기(&amp;B)</translation>
    </message>
    <message>
        <source>Keep the chosen node open while others are stepped through</source>
        <translation>다른 노드를 차례로 보는 동안 고른 노드를 열어 둡니다</translation>
    </message>
    <message>
        <source>no node is chosen, or it is no case</source>
        <translation>고른 노드가 없거나 케이스가 아닙니다</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>캡처(&amp;C)</translation>
    </message>
    <message>
        <source>Have ONNX Runtime or OpenCV run the model once, on generated values, and judge each node by what it gave</source>
        <translation>ONNX Runtime이나 OpenCV에서 생성한 값으로 모델을 한 번 실행하고, 노드마다 그 결과로 판정합니다</translation>
    </message>
    <message>
        <source>Capture &amp;with files…</source>
        <translation>파일로 캡처(&amp;W)…</translation>
    </message>
    <message>
        <source>The same on values of yours: an .npy for each input</source>
        <translation>내 값으로 같은 일을 합니다. 입력마다 .npy 하나</translation>
    </message>
    <message>
        <source>&amp;Recorded tensors…</source>
        <translation>기록된 텐서(&amp;R)…</translation>
    </message>
    <message>
        <source>Take what flowed through the model from a folder of .npy, .npz and .pb files, named by tensor, and judge each node by it</source>
        <translation>텐서 이름을 붙인 .npy, .npz, .pb 파일의 폴더에서 모델을 거쳐 간 값을 가져와, 그것으로 각 노드를 판정합니다</translation>
    </message>
    <message>
        <source>&amp;Generated tensors</source>
        <translation>생성된 텐서(&amp;G)</translation>
    </message>
    <message>
        <source>Forget what flowed through the model: data are generated</source>
        <translation>모델을 거쳐 간 값을 잊고 데이터를 생성합니다</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>기록된 것이 없습니다</translation>
    </message>
    <message>
        <source>&amp;Stop the model</source>
        <translation>모델 중지(&amp;S)</translation>
    </message>
    <message>
        <source>Stop what runs the model and judges its nodes</source>
        <translation>모델 실행과 노드 판정을 중지합니다</translation>
    </message>
    <message>
        <source>nothing runs</source>
        <translation>실행 중인 것이 없습니다</translation>
    </message>
    <message>
        <source>Model: show or &amp;hide</source>
        <translation>모델: 표시 또는 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Show or hide the panel of the model</source>
        <translation>모델 패널을 표시하거나 숨깁니다</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Values for the input %1</source>
        <translation>입력 %1의 값</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz);;All files (*)</source>
        <translation>배열 (*.npy *.npz);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Recorded tensors</source>
        <translation>기록된 텐서</translation>
    </message>
</context>
<context>
    <name>tessera::ModelPanel</name>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>이 패널 숨기기</translation>
    </message>
    <message>
        <source>Progress of the model&apos;s run</source>
        <translation>모델 실행 진행률</translation>
    </message>
    <message>
        <source>About the node</source>
        <translation>노드 정보</translation>
    </message>
    <message>
        <source>Nodes of the model</source>
        <translation>모델의 노드</translation>
    </message>
    <message>
        <source>It is being read…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>No node of it is one of DirectML&apos;s layout operators.</source>
        <translation>DirectML의 레이아웃 연산자인 노드가 없습니다.</translation>
    </message>
    <message>
        <source>Another program runs the model; Esc stops it.</source>
        <translation>다른 프로그램이 모델을 실행하고 있습니다. Esc로 중지합니다.</translation>
    </message>
    <message>
        <source>node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>The node&apos;s name; of one without a name, its output&apos;s</source>
        <translation>노드의 이름. 이름이 없으면 출력의 이름</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>The operator, or the chain of operators that is one of DirectML&apos;s</source>
        <translation>연산자, 또는 DirectML 연산자 하나에 해당하는 연산자 사슬</translation>
    </message>
    <message>
        <source>DirectML</source>
        <translation>DirectML</translation>
    </message>
    <message>
        <source>The operator of DirectML that it is; “no”: DirectML cannot run it as it stands</source>
        <translation>해당하는 DirectML 연산자. “불가”: DirectML이 그대로는 실행할 수 없습니다</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>The sizes of its input and of its output</source>
        <translation>입력과 출력의 크기</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>What the node gave when the model ran, held against DirectML&apos;s rules</source>
        <translation>모델을 실행했을 때 노드가 낸 결과를 DirectML 규칙과 비교한 것</translation>
    </message>
</context>
<context>
    <name>tessera::OperatorForm</name>
    <message>
        <source>Operator</source>
        <translation>연산자</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Sizes</translation>
    </message>
    <message>
        <source>Remove the first axis</source>
        <translation>첫 축 제거</translation>
    </message>
    <message>
        <source>Add an axis in front</source>
        <translation>앞에 축 추가</translation>
    </message>
    <message>
        <source>Own shape</source>
        <translation>직접 지정한 형태</translation>
    </message>
    <message>
        <source>Choose the output&apos;s sizes instead of the offered ones: what exceeds the scaled input repeats its edge, what falls short crops it.</source>
        <translation>제안된 크기 대신 출력 크기를 직접 정합니다. 스케일된 입력을 넘으면 가장자리를 반복하고, 모자라면 잘라 냅니다.</translation>
    </message>
    <message>
        <source>Layout in memory</source>
        <translation>메모리 레이아웃</translation>
    </message>
    <message>
        <source>The lowest DirectML feature level that has this operator with this data type and rank.</source>
        <translation>이 데이터 형식과 랭크로 이 연산자를 지원하는 가장 낮은 DirectML 기능 수준.</translation>
    </message>
    <message>
        <source>Needs feature level %1</source>
        <translation>기능 수준 %1 필요</translation>
    </message>
    <message>
        <source>Output shape unknown</source>
        <translation>출력 형태를 알 수 없음</translation>
    </message>
    <message>
        <source>Output shape %1</source>
        <translation>출력 형태 %1</translation>
    </message>
    <message>
        <source>The fields above give no shape.</source>
        <translation>위의 필드로는 형태가 정해지지 않습니다.</translation>
    </message>
    <message>
        <source>%1, with the suggested values</source>
        <translation>%1, 제안된 값으로</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2바이트</translation>
    </message>
    <message>
        <source>More bytes than 64 bits can count.</source>
        <translation>64비트로 셀 수 있는 것보다 많은 바이트입니다.</translation>
    </message>
    <message>
        <source>Change the operator to %1</source>
        <translation>연산자를 %1(으)로 변경</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>Change the output&apos;s layout</source>
        <translation>출력의 레이아웃 변경</translation>
    </message>
    <message>
        <source>Change the input&apos;s layout</source>
        <translation>입력의 레이아웃 변경</translation>
    </message>
    <message>
        <source>Take the offered output shape</source>
        <translation>제안된 출력 형태 사용</translation>
    </message>
    <message>
        <source>How both tensors lie in memory</source>
        <translation>두 텐서가 메모리에 놓이는 방식</translation>
    </message>
</context>
<context>
    <name>tessera::PartnersModel</name>
    <message>
        <source>Click to pin this element.</source>
        <translation>클릭하여 이 요소를 핀으로 고정하세요.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>part</source>
        <translation>몫</translation>
    </message>
</context>
<context>
    <name>tessera::PinView</name>
    <message>
        <source>Kept pins</source>
        <translation>보관한 핀</translation>
    </message>
    <message>
        <source>No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is drawn in the tensors.</source>
        <translation>보관한 핀이 없습니다. 셀을 클릭한 뒤 %1을(를) 누르세요. 값이 이 목록에 남고, 번호가 텐서에 그려집니다.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>out</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>There is no B</source>
        <translation>B가 없습니다</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>at</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>기댓값</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>케이스 파일이 말하는 올바른 결과</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>The tensor as it is now has no such element</source>
        <translation>지금 텐서에는 그런 요소가 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>출처 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>대상 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>No output element reads this one</source>
        <translation>이 요소를 읽는 출력 요소가 없습니다</translation>
    </message>
</context>
<context>
    <name>tessera::PlaneTableModel</name>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>출력 B</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>출력 A</translation>
    </message>
</context>
<context>
    <name>tessera::Playback</name>
    <message>
        <source>Where does output %1 come from? Click it in the input, or type its value.</source>
        <translation>출력 %1은(는) 어디에서 올까요? 입력에서 클릭하거나 값을 입력하세요.</translation>
    </message>
    <message>
        <source>%1 All is filled: %2 of %3 were right.</source>
        <translation>%1 모두 채웠습니다. %3개 중 %2개를 맞혔습니다.</translation>
    </message>
    <message>
        <source>Not this one: you clicked %1, and it comes from %2.</source>
        <translation>아닙니다. %1을(를) 클릭했지만 %2에서 옵니다.</translation>
    </message>
    <message>
        <source>Right: it comes from %1.</source>
        <translation>맞습니다. %1에서 옵니다.</translation>
    </message>
    <message>
        <source>Right: %1 is one of its sources. It is %2.</source>
        <translation>맞습니다. %1은(는) 출처 가운데 하나입니다. 값은 %2입니다.</translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation>맞습니다. %1입니다.</translation>
    </message>
    <message>
        <source>Not this one: you said %1, and it is %2.</source>
        <translation>아닙니다. %1(이)라고 했지만 %2입니다.</translation>
    </message>
    <message>
        <source>It comes from %1.</source>
        <translation>%1에서 옵니다.</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerBar</name>
    <message>
        <source>Player</source>
        <translation>재생기</translation>
    </message>
    <message>
        <source>Steps that are done</source>
        <translation>끝난 단계</translation>
    </message>
    <message>
        <source>Drag to any step</source>
        <translation>원하는 단계로 끌기</translation>
    </message>
    <message>
        <source>What the steps follow</source>
        <translation>단계가 따라가는 것</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Steps follow the elements of the output</source>
        <translation>단계가 출력의 요소를 따라갑니다</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Steps follow the elements of the input</source>
        <translation>단계가 입력의 요소를 따라갑니다</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Steps follow the addresses of the output&apos;s buffer</source>
        <translation>단계가 출력 버퍼의 주소를 따라갑니다</translation>
    </message>
    <message>
        <source>What a step fills</source>
        <translation>한 단계가 채우는 것</translation>
    </message>
    <message>
        <source>by element</source>
        <translation>요소별</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>행별</translation>
    </message>
    <message>
        <source>by block</source>
        <translation>블록별</translation>
    </message>
    <message>
        <source>by channel</source>
        <translation>채널별</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>초당 단계 수</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>재생 속도</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/초</translation>
    </message>
    <message>
        <source>Close the player</source>
        <translation>재생기 닫기</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>There is nothing to play: the case has no result.</source>
        <translation>재생할 것이 없습니다. 케이스에 결과가 없습니다.</translation>
    </message>
    <message>
        <source>The value that comes out</source>
        <translation>나오는 값</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Answer, or see where it comes from (Right)</source>
        <translation>답하거나 어디에서 오는지 봅니다(오른쪽)</translation>
    </message>
    <message>
        <source>The next question (Right)</source>
        <translation>다음 문제(오른쪽)</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2개 중 %1개 맞음</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerController</name>
    <message>
        <source>the player is off</source>
        <translation>재생기가 꺼져 있습니다</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>재생(&amp;Y)</translation>
    </message>
    <message>
        <source>Play or pause (Space, while the player is on)</source>
        <translation>재생 또는 일시 정지(재생기가 켜져 있을 때 Space)</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>일시 정지(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;dict</source>
        <translation>예측(&amp;D)</translation>
    </message>
    <message>
        <source>Say where the next output comes from before it is shown</source>
        <translation>다음 출력이 어디에서 오는지 보여 주기 전에 맞혀 봅니다</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>재생기</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>재생기(&amp;P)</translation>
    </message>
    <message>
        <source>Fill the output step by step, and see where each element comes from</source>
        <translation>출력을 한 단계씩 채우며 요소가 어디에서 오는지 봅니다</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>한 단계 뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Take the last step back (Left, Page Up)</source>
        <translation>마지막 단계를 되돌립니다(왼쪽, Page Up)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>한 단계 앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>Do the next step (Right, Page Down)</source>
        <translation>다음 단계를 합니다(오른쪽, Page Down)</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Nothing is filled (Home)</source>
        <translation>모두 비웁니다(Home)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>All is filled (End)</source>
        <translation>모두 채웁니다(End)</translation>
    </message>
</context>
<context>
    <name>tessera::ProfilePanel</name>
    <message>
        <source>Pin an element to see the values along its row and its column.</source>
        <translation>요소에 핀을 꽂으면 그 행과 열의 값이 보입니다.</translation>
    </message>
    <message>
        <source>Profile through the pin</source>
        <translation>핀을 지나는 프로파일</translation>
    </message>
</context>
<context>
    <name>tessera::ProfileView</name>
    <message>
        <source>Profile along %1</source>
        <translation>%1 방향 프로파일</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>%1 방향</translation>
    </message>
    <message>
        <source>%1 of the output</source>
        <translation>출력의 %1</translation>
    </message>
    <message>
        <source>%1 of the input</source>
        <translation>입력의 %1</translation>
    </message>
    <message>
        <source>out %1 %2</source>
        <translation>출력 %1 %2</translation>
    </message>
    <message>
        <source>in %1 %2</source>
        <translation>입력 %1 %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>The values along %1 through the pin. A click pins the element there</source>
        <translation>핀을 지나는 %1 방향의 값입니다. 클릭하면 그 요소에 핀이 꽂힙니다</translation>
    </message>
</context>
<context>
    <name>tessera::RangePanel</name>
    <message>
        <source>Range and statistics</source>
        <translation>범위와 통계</translation>
    </message>
    <message>
        <source>Values of the input</source>
        <translation>입력의 값</translation>
    </message>
    <message>
        <source>Values of the output</source>
        <translation>출력의 값</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>Equal steps of the value are equally wide</source>
        <translation>값의 같은 간격이 같은 너비입니다</translation>
    </message>
    <message>
        <source>Symlog</source>
        <translation>Symlog</translation>
    </message>
    <message>
        <source>Linear about zero, logarithmic far from it, on both sides</source>
        <translation>0 근처는 선형, 멀리는 양쪽 모두 로그</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>검정</translation>
    </message>
    <message>
        <source>White</source>
        <translation>흰색</translation>
    </message>
    <message>
        <source>Values up to here have the first colour</source>
        <translation>여기까지의 값은 첫 번째 색입니다</translation>
    </message>
    <message>
        <source>Values from here on have the last colour</source>
        <translation>여기부터의 값은 마지막 색입니다</translation>
    </message>
    <message>
        <source>Always fit</source>
        <translation>항상 맞춤</translation>
    </message>
    <message>
        <source>Follow every new result; off: the range stays as it is</source>
        <translation>새 결과를 따라갑니다. 끄면 범위가 그대로입니다</translation>
    </message>
    <message>
        <source>Visible part</source>
        <translation>보이는 부분</translation>
    </message>
    <message>
        <source>0 … 1</source>
        <translation>0 … 1</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>몇 개인지</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>최솟값</translation>
    </message>
    <message>
        <source>The smallest finite value</source>
        <translation>가장 작은 유한한 값</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>The largest finite value</source>
        <translation>가장 큰 유한한 값</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Of the finite values</source>
        <translation>유한한 값의 평균</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>표준 편차</translation>
    </message>
    <message>
        <source>The standard deviation of the finite values</source>
        <translation>유한한 값의 표준 편차</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>수가 아닌 값</translation>
    </message>
    <message>
        <source>±Inf</source>
        <translation>±Inf</translation>
    </message>
    <message>
        <source>Infinite values</source>
        <translation>무한한 값</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>영</translation>
    </message>
    <message>
        <source>Zeros of either sign</source>
        <translation>부호와 관계없이 영인 값</translation>
    </message>
    <message>
        <source>denormal</source>
        <translation>비정규</translation>
    </message>
    <message>
        <source>Values too small for a normal number</source>
        <translation>정규수로 쓰기에 너무 작은 값</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Common range</source>
        <translation>공통 범위</translation>
    </message>
    <message>
        <source>Own ranges</source>
        <translation>각자의 범위</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>이 패널 숨기기</translation>
    </message>
</context>
<context>
    <name>tessera::RawForm</name>
    <message>
        <source>%1: “%2” is no whole number; “1,3,224,224” is right</source>
        <translation>%1: “%2”은(는) 정수가 아닙니다. “1,3,224,224”처럼 쓰세요</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Elements on each axis, the slowest first: 1,3,224,224</source>
        <translation>각 축의 요소 수, 가장 느린 축부터: 1,3,224,224</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>첫 바이트</translation>
    </message>
    <message>
        <source>Bytes of a header that are skipped</source>
        <translation>건너뛸 헤더의 바이트 수</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>스트라이드</translation>
    </message>
    <message>
        <source>Elements from one index to the next on each axis; empty: packed</source>
        <translation>각 축에서 한 인덱스에서 다음까지의 요소 수. 비우면 빈틈없음</translation>
    </message>
    <message>
        <source>First byte: “%1” is no whole number</source>
        <translation>첫 바이트: “%1”은(는) 정수가 아닙니다</translation>
    </message>
    <message>
        <source>Needs %1 bytes from byte %2 on; the file has %3.</source>
        <translation>바이트 %2부터 %1바이트가 필요한데 파일은 %3바이트입니다.</translation>
    </message>
    <message>
        <source>Reads %1 of the file&apos;s %2 bytes.</source>
        <translation>파일 %2바이트 중 %1바이트를 읽습니다.</translation>
    </message>
</context>
<context>
    <name>tessera::Readout</name>
    <message>
        <source>out</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Output element: coordinate, A&apos;s value, bits</source>
        <translation>출력 요소: 좌표, A의 값, 비트</translation>
    </message>
    <message>
        <source>in</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Input element: coordinate, value, bits</source>
        <translation>입력 요소: 좌표, 값, 비트</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B&apos;s value of the output element</source>
        <translation>출력 요소의 B 값</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Output of A minus output of B</source>
        <translation>A의 출력 빼기 B의 출력</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Distance of A and B in units in the last place</source>
        <translation>A와 B의 거리, 최하위 자리 단위(ULP)</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>배율</translation>
    </message>
    <message>
        <source>Device pixels for each element</source>
        <translation>요소 하나당 장치 픽셀</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation>배율 %1</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHeader</name>
    <message>
        <source>What makes this result, and the base</source>
        <translation>이 결과를 만드는 것과 기준</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHistory</name>
    <message>
        <source>Show a result again</source>
        <translation>결과 다시 보기</translation>
    </message>
</context>
<context>
    <name>tessera::RoundingPanel</name>
    <message>
        <source>rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>산술</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>읽음</translation>
    </message>
    <message>
        <source>other</source>
        <translation>다른 쪽</translation>
    </message>
    <message>
        <source>Rounding rules and ways to compute</source>
        <translation>반올림 규칙과 계산 방법</translation>
    </message>
    <message>
        <source>How many outputs read another input under each rule: choose one to see where.</source>
        <translation>규칙마다 다른 입력을 읽는 출력의 수. 고르면 어디인지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Outputs where the rules part</source>
        <translation>규칙이 갈리는 출력</translation>
    </message>
    <message>
        <source>Let the case round by the chosen rule.</source>
        <translation>케이스가 고른 규칙으로 반올림하게 합니다.</translation>
    </message>
    <message>
        <source>Round by %1</source>
        <translation>%1(으)로 반올림</translation>
    </message>
    <message>
        <source>LINEAR rounds nothing. Rules part only with NEAREST_NEIGHBOR.</source>
        <translation>LINEAR는 반올림하지 않습니다. 규칙은 NEAREST_NEIGHBOR에서만 갈립니다.</translation>
    </message>
    <message>
        <source>case</source>
        <translation>케이스</translation>
    </message>
    <message>
        <source>Click to pin this output.</source>
        <translation>클릭하여 이 출력을 핀으로 고정하세요.</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>처음 %1개</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 outputs read another input.</source>
        <translation>%1, %2: 출력 %4개 중 %3개가 다른 입력을 읽습니다.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionController</name>
    <message>
        <source>The session is not kept, and closing asks: %1.</source>
        <translation>세션이 보관되지 않으며 닫을 때 묻습니다: %1.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionFolder</name>
    <message>
        <source>A case of the last session is left out: %1. It is kept, and tried again at each start.</source>
        <translation>지난 세션의 케이스 하나를 제외했습니다: %1. 보관해 두고 시작할 때마다 다시 시도합니다.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It is kept in %2.</source>
        <translation>지난 세션을 읽을 수 없습니다: %1. %2에 보관했습니다.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It stays as it is, and this window keeps none.</source>
        <translation>지난 세션을 읽을 수 없습니다: %1. 그대로 두며 이 창은 세션을 보관하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>tessera::SheetWriter</name>
    <message>
        <source>Solutions</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>이름: %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>이 함수를 Python 파일에 쓰고 확인하세요.</translation>
    </message>
    <message>
        <source>Cut out the squares, and lay them on the empty output.</source>
        <translation>사각형을 오려서 빈 출력 위에 놓으세요.</translation>
    </message>
</context>
<context>
    <name>tessera::ShowController</name>
    <message>
        <source>Take tensors from other programs</source>
        <translation>다른 프로그램의 텐서 받기</translation>
    </message>
    <message>
        <source>Show what `tessera show` and tessera.show() of Python give, each name in a tab of its own</source>
        <translation>`tessera show`와 Python의 tessera.show()가 주는 것을 이름마다 별도의 탭에 표시합니다</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>No case was given with the two arrays: the second is shown as B.</source>
        <translation>두 배열이 케이스 없이 주어졌습니다. 두 번째 배열은 B로 표시됩니다.</translation>
    </message>
    <message>
        <source>What makes B?</source>
        <translation>무엇이 B를 만들까요?</translation>
    </message>
</context>
<context>
    <name>tessera::SourceList</name>
    <message>
        <source>expected values</source>
        <translation>기댓값</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>케이스 파일이 말하는 올바른 결과</translation>
    </message>
    <message>
        <source>your engine…</source>
        <translation>내 엔진…</translation>
    </message>
    <message>
        <source>A program, a library or a shader of yours runs the case as this side</source>
        <translation>내 프로그램, 라이브러리 또는 셰이더가 이쪽에서 케이스를 실행합니다</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>A tensor (.npy, .npz), a picture, or another case&apos;s output</source>
        <translation>텐서(.npy, .npz), 이미지 또는 다른 케이스의 출력</translation>
    </message>
    <message>
        <source>a framework…</source>
        <translation>프레임워크…</translation>
    </message>
    <message>
        <source>NumPy, PyTorch, ONNX Runtime and others, where they are installed</source>
        <translation>NumPy, PyTorch, ONNX Runtime 등, 설치되어 있는 경우</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>tessera::StoryView</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::TableView</name>
    <message>
        <source>The numbers appear here after a run.</source>
        <translation>실행하면 숫자가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Numbers of one plane</source>
        <translation>한 평면의 숫자</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>The input tensor</source>
        <translation>입력 텐서</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>출력 A</translation>
    </message>
    <message>
        <source>What engine A has written</source>
        <translation>엔진 A가 쓴 것</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>출력 B</translation>
    </message>
    <message>
        <source>What engine B has written</source>
        <translation>엔진 B가 쓴 것</translation>
    </message>
    <message>
        <source>Batch entry</source>
        <translation>배치 항목</translation>
    </message>
    <message>
        <source>The batch entry that is shown.</source>
        <translation>표시 중인 배치 항목.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>The channel that is shown.</source>
        <translation>표시 중인 채널.</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>행 %1개, 열 %2개</translation>
    </message>
    <message>
        <source>%1 · bold: the other output has other bits</source>
        <translation>%1 · 굵게: 다른 출력과 비트가 다름</translation>
    </message>
    <message>
        <source>%1 · the first %2 and %3 are shown</source>
        <translation>%1 · 처음 %2개와 %3개만 표시됨</translation>
    </message>
</context>
<context>
    <name>tessera::TaskBox</name>
    <message>
        <source>Target: %1</source>
        <translation>목표: %1</translation>
    </message>
    <message>
        <source>Task:</source>
        <translation>과제:</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 돌리기</translation>
    </message>
    <message>
        <source>Test it, until you can name its mistake.</source>
        <translation>실수가 무엇인지 말할 수 있을 때까지 시험하세요.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorDisplay</name>
    <message>
        <source>Image (n)</source>
        <translation>이미지 (n)</translation>
    </message>
    <message>
        <source>Channel (c)</source>
        <translation>채널 (c)</translation>
    </message>
    <message>
        <source>Row (y)</source>
        <translation>행 (y)</translation>
    </message>
    <message>
        <source>Column (x)</source>
        <translation>열 (x)</translation>
    </message>
    <message>
        <source>Channel group (c&apos;)</source>
        <translation>채널 그룹 (c&apos;)</translation>
    </message>
    <message>
        <source>Block row (by)</source>
        <translation>블록 행 (by)</translation>
    </message>
    <message>
        <source>Block column (bx)</source>
        <translation>블록 열 (bx)</translation>
    </message>
    <message>
        <source>Input pixel (y, x)</source>
        <translation>입력 픽셀 (y, x)</translation>
    </message>
    <message>
        <source>Flat address</source>
        <translation>1차원 주소</translation>
    </message>
    <message>
        <source>Which channel of the space side an element belongs to</source>
        <translation>요소가 space 쪽의 어느 채널에 속하는지</translation>
    </message>
    <message>
        <source>The row inside its block that an element has on the space side</source>
        <translation>space 쪽에서 블록 안의 행</translation>
    </message>
    <message>
        <source>The column inside its block that an element has on the space side</source>
        <translation>space 쪽에서 블록 안의 열</translation>
    </message>
    <message>
        <source>Elements that come from the same input pixel, of whatever channel, look the same</source>
        <translation>채널과 관계없이 같은 입력 픽셀에서 온 요소는 같아 보입니다</translation>
    </message>
    <message>
        <source>The number of the input element, in the order of its memory if packed</source>
        <translation>입력 요소의 번호, 빈틈없을 때의 메모리 순서</translation>
    </message>
    <message>
        <source>The coordinate of the input element that an element comes from</source>
        <translation>요소가 온 입력 요소의 좌표</translation>
    </message>
    <message>
        <source>Place in the block (by, bx)</source>
        <translation>블록 안의 자리 (by, bx)</translation>
    </message>
    <message>
        <source>The row and the column inside its block that an element has on the space side, as one</source>
        <translation>공간 쪽에서 요소가 블록 안에서 갖는 행과 열을 하나로</translation>
    </message>
</context>
<context>
    <name>tessera::TensorPane</name>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Choose channels, colours or grey. Right click: all planes again</source>
        <translation>채널, 색, 회색을 고릅니다. 오른쪽 클릭: 다시 모든 평면</translation>
    </message>
    <message>
        <source>Previous channel</source>
        <translation>이전 채널</translation>
    </message>
    <message>
        <source>Next channel</source>
        <translation>다음 채널</translation>
    </message>
    <message>
        <source>Channels shown: %1</source>
        <translation>표시 중인 채널: %1</translation>
    </message>
    <message>
        <source>grey %1</source>
        <translation>회색 %1</translation>
    </message>
</context>
<context>
    <name>tessera::TensorSource</name>
    <message>
        <source>Nothing to show yet: the case needs a correction.</source>
        <translation>아직 보여 줄 것이 없습니다. 케이스를 고쳐야 합니다.</translation>
    </message>
    <message>
        <source>Nothing to show yet: there is no input.</source>
        <translation>아직 보여 줄 것이 없습니다. 입력이 없습니다.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>실행 중…</translation>
    </message>
    <message>
        <source>The input appears here.</source>
        <translation>입력이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>The output appears here after a run.</source>
        <translation>실행하면 출력이 여기에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorView</name>
    <message>
        <source>Copy value %1</source>
        <translation>값 %1 복사</translation>
    </message>
    <message>
        <source>Copy coordinates %1</source>
        <translation>좌표 %1 복사</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>핀으로 고정</translation>
    </message>
    <message>
        <source>Go to target</source>
        <translation>대상으로 이동</translation>
    </message>
    <message>
        <source>Go to source</source>
        <translation>출처로 이동</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>실제 크기</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>모든 평면</translation>
    </message>
    <message>
        <source>This plane only</source>
        <translation>이 평면만</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>한 평면</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Input tensor</source>
        <translation>입력 텐서</translation>
    </message>
    <message>
        <source>Output tensor</source>
        <translation>출력 텐서</translation>
    </message>
    <message>
        <source>Every element of the tensor. Wheel: zoom. Drag: move. Click: pin an element. Right click on a caption: that channel alone. Arrows: move the pin, with Shift by a block. Page Up and Page Down: other channels. Esc: unpin.</source>
        <translation>텐서의 모든 요소. 휠: 확대. 끌기: 이동. 클릭: 요소 핀으로 고정. 설명을 오른쪽 클릭: 그 채널만. 방향 키: 핀 이동, Shift와 함께 한 블록씩. Page Up과 Page Down: 다른 채널. Esc: 핀 해제.</translation>
    </message>
    <message>
        <source>A picture needs 3 channels, and there are %1</source>
        <translation>이미지에는 채널 3개가 필요한데 %1개입니다</translation>
    </message>
    <message>
        <source>Right click: this channel alone</source>
        <translation>오른쪽 클릭: 이 채널만</translation>
    </message>
    <message>
        <source>Right click: all channels again</source>
        <translation>오른쪽 클릭: 다시 모든 채널</translation>
    </message>
</context>
<context>
    <name>tessera::TimingView</name>
    <message>
        <source>Measuring %1; Esc stops.</source>
        <translation>%1 측정 중. Esc로 중지.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>측정 진행률</translation>
    </message>
    <message>
        <source>Every sample (CSV)…</source>
        <translation>모든 표본(CSV)…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Figures (CSV)…</source>
        <translation>수치(CSV)…</translation>
    </message>
    <message>
        <source>Figures and samples (JSON)…</source>
        <translation>수치와 표본(JSON)…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Times of the engines</source>
        <translation>엔진의 시간</translation>
    </message>
    <message>
        <source>Chart of the times</source>
        <translation>시간 차트</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>수치의 출처</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>A case that is wrong takes no time: the form marks where.</source>
        <translation>잘못된 케이스는 시간을 잴 수 없습니다. 잘못된 곳은 양식에 표시됩니다.</translation>
    </message>
    <message>
        <source>The figures are of the case as it was before the last change.</source>
        <translation>마지막으로 바꾸기 전 케이스의 수치입니다.</translation>
    </message>
    <message>
        <source>This program was built without optimisation: its times say little.</source>
        <translation>이 프로그램은 최적화 없이 빌드되어 시간이 큰 의미가 없습니다.</translation>
    </message>
    <message>
        <source>At least 20 runs and a second on each engine, in turn with its own copy of as many bytes.</source>
        <translation>엔진마다 최소 20번, 1초 이상, 같은 바이트 수의 자체 복사와 번갈아 실행합니다.</translation>
    </message>
    <message>
        <source>Measure runs the case on A and on B, again and again, and shows here how long they take:
the first run apart from the others; planning, upload, kernel and download apart;
bytes per second beside those of the device&apos;s own copy; each sample in a chart.</source>
        <translation>측정은 케이스를 A와 B에서 거듭 실행하여 걸린 시간을 여기에 보여 줍니다:
첫 실행은 따로, 계획, 업로드, 커널, 다운로드도 따로,
초당 바이트는 같은 장치의 복사와 나란히, 모든 표본은 차트에.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>커널 시간</translation>
    </message>
    <message>
        <source>%1’s copy</source>
        <translation>%1의 복사</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Chart (PNG)…</source>
        <translation>차트(PNG)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>이미지 (*.png)</translation>
    </message>
</context>
<context>
    <name>tessera::ToleranceEditor</name>
    <message>
        <source>Tolerance atol</source>
        <translation>허용 오차 atol</translation>
    </message>
    <message>
        <source>|A − B| may be atol + rtol · |B|.</source>
        <translation>|A − B|는 atol + rtol · |B|까지 허용됩니다.</translation>
    </message>
    <message>
        <source>Tolerance rtol</source>
        <translation>허용 오차 rtol</translation>
    </message>
    <message>
        <source>Tolerance ULP</source>
        <translation>허용 오차 ULP</translation>
    </message>
    <message>
        <source>How many representable values may lie between.</source>
        <translation>사이에 있어도 되는 표현 가능한 값의 수.</translation>
    </message>
    <message>
        <source>Tolerance preset</source>
        <translation>허용 오차 프리셋</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Equal bits between engines that execute plans and wherever nothing is computed; else the rounding bound.</source>
        <translation>계획을 실행하는 엔진 사이, 그리고 계산이 없는 곳에서는 비트까지 같아야 하고, 그 밖에는 반올림 한계.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>직접 지정</translation>
    </message>
    <message>
        <source>What the fields say.</source>
        <translation>필드에 적힌 대로.</translation>
    </message>
    <message>
        <source>NaN = NaN</source>
        <translation>NaN = NaN</translation>
    </message>
    <message>
        <source>Two NaNs are equal</source>
        <translation>두 NaN은 같습니다</translation>
    </message>
    <message>
        <source>Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count too. Infinities of one sign are always equal. What is not finite stays out of the largest and mean differences and is counted.</source>
        <translation>페이로드와 관계없이 두 NaN은 같습니다. 계산이 없는 곳에서는 페이로드도 봅니다. 부호가 같은 무한대는 언제나 같습니다. 유한하지 않은 값은 최대 및 평균 차이에서 빼고 개수를 셉니다.</translation>
    </message>
    <message>
        <source>Allowed beyond, percent</source>
        <translation>초과 허용, 퍼센트</translation>
    </message>
    <message>
        <source>So many of the elements may lie beyond</source>
        <translation>이만큼의 요소는 초과해도 됩니다</translation>
    </message>
    <message>
        <source>Hard limit</source>
        <translation>절대 한계</translation>
    </message>
    <message>
        <source>No difference may be larger; empty: none</source>
        <translation>이보다 큰 차이는 허용되지 않습니다. 비우면 한계 없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>but none by more than</source>
        <translation>단, 최대</translation>
    </message>
    <message>
        <source>Saved with the case.</source>
        <translation>케이스와 함께 저장됩니다.</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>More tolerances: %1</source>
        <translation>추가 허용 오차: %1</translation>
    </message>
    <message>
        <source>An element passes when it is within any one of these. Where no figure stands, the rounding bound holds; all at zero: equal bits.</source>
        <translation>이 중 하나에 들면 요소는 통과합니다. 숫자가 없는 곳에는 반올림 한계가 적용되며, 모두 0이면 비트가 같아야 합니다.</translation>
    </message>
    <message>
        <source>Default tolerance</source>
        <translation>기본 허용 오차</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>NaN, and how many elements may fail</source>
        <translation>NaN, 실패해도 되는 요소의 수</translation>
    </message>
    <message>
        <source>Elements that may lie beyond, in percent</source>
        <translation>초과해도 되는 요소, 퍼센트</translation>
    </message>
</context>
<context>
    <name>tessera::VerdictStrip</name>
    <message>
        <source>Engine A</source>
        <translation>엔진 A</translation>
    </message>
    <message>
        <source>The engine whose output is shown</source>
        <translation>출력을 표시하는 엔진</translation>
    </message>
    <message>
        <source>Engine B</source>
        <translation>엔진 B</translation>
    </message>
    <message>
        <source>The engine that A is compared with</source>
        <translation>A와 비교하는 엔진</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>tessera::VerifyView</name>
    <message>
        <source>Permutation</source>
        <translation>순열</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output.</source>
        <translation>모든 입력 요소에 번호를 매기고 출력에서 각각 정확히 한 번 찾습니다.</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>왕복</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one.</source>
        <translation>같은 순서와 다른 순서로 갔다가 돌아옵니다.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits.</source>
        <translation>열 번 실행하고 비트를 비교합니다.</translation>
    </message>
    <message>
        <source>Conformance pack</source>
        <translation>적합성 모음</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Leave the rest undone.</source>
        <translation>나머지는 하지 않습니다.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Only depth and space operators move every element to one place: of this case there is no permutation to prove.</source>
        <translation>depth to space와 space to depth만 모든 요소를 한 자리로 옮깁니다. 이 케이스에는 증명할 순열이 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 pass</source>
        <translation>%2개 중 %1개 통과</translation>
    </message>
    <message>
        <source>Proofs on A, and on B where it is another engine:
Permutation – every input element arrives exactly once (depth and space only).
Round trip – the way back brings every element home, and the other order does not (depth and space only).
Repeat – ten runs give the same bits.
Conformance pack – every example and the cases that are easily got wrong, %1 in all, come out right.
On a finding, Enter shows its case and Ctrl+Alt+C copies the command that repeats it.</source>
        <translation>A, 그리고 다른 엔진이면 B에 대한 증명:
순열 – 모든 입력 요소가 정확히 한 번 도착합니다(depth to space와 space to depth만).
왕복 – 돌아오면 모든 요소가 제자리로 오고, 다른 순서로는 그렇지 않습니다(depth to space와 space to depth만).
반복 – 열 번 실행해도 비트가 같습니다.
적합성 모음 – 모든 예제와 틀리기 쉬운 케이스가 모두 %1개, 바르게 나옵니다.
결과에서 Enter를 누르면 케이스를 표시하고 Ctrl+Alt+C는 반복하는 명령을 복사합니다.</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all.</source>
        <translation>모든 예제와 틀리기 쉬운 케이스를 모두 %1개 실행합니다.</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>%1개 실패</translation>
    </message>
    <message>
        <source>%1 mistrusted</source>
        <translation>%1개 신뢰할 수 없음</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>What</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>수치</translation>
    </message>
</context>
<context>
    <name>tessera::ViewArea</name>
    <message>
        <source>Planes or picture</source>
        <translation>평면 또는 이미지</translation>
    </message>
    <message>
        <source>All planes, one, or three as a picture</source>
        <translation>모든 평면, 하나, 또는 셋을 이미지로</translation>
    </message>
    <message>
        <source>More about the view</source>
        <translation>보기 설정 더 보기</translation>
    </message>
</context>
<context>
    <name>tessera::WindowSettings</name>
    <message>
        <source>The settings cannot be read: %1 is no JSON object. It is kept as %2.</source>
        <translation>설정을 읽을 수 없습니다: %1은(는) JSON 객체가 아닙니다. %2(으)로 보관했습니다.</translation>
    </message>
</context>
<context>
    <name>tessera::WipeHandle</name>
    <message>
        <source>Wipe line</source>
        <translation>와이프 선</translation>
    </message>
    <message>
        <source>Locked. Shift+X lets the line go.</source>
        <translation>잠겼습니다. Shift+X로 풉니다.</translation>
    </message>
    <message>
        <source>Drag: more of A or of B. Arrow keys move it too; Shift+X locks it.</source>
        <translation>끌기: A나 B를 더 많이. 방향 키로도 움직이며 Shift+X로 잠급니다.</translation>
    </message>
</context>
<context>
    <name>tessera::XrayBar</name>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Whose map the tabs show</source>
        <translation>탭이 누구의 매핑을 보여 주는지</translation>
    </message>
    <message>
        <source>The X-ray runs</source>
        <translation>엑스레이 실행 중</translation>
    </message>
    <message>
        <source>X-ray of %1</source>
        <translation>%1의 엑스레이</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Forget what was found</source>
        <translation>찾은 것을 버립니다</translation>
    </message>
    <message>
        <source>The operator&apos;s map</source>
        <translation>연산자의 매핑</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>올바른 것</translation>
    </message>
    <message>
        <source>%1&apos;s map</source>
        <translation>%1의 매핑</translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>%1이(가) 하는 것</translation>
    </message>
    <message>
        <source>Diagnosis of %1</source>
        <translation>%1의 진단</translation>
    </message>
</context>
<context>
    <name>tessera::XrayController</name>
    <message>
        <source>The X-ray of %1 failed: %2</source>
        <translation>%1의 엑스레이 실패: %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Show the map that was &amp;found</source>
        <translation>찾은 매핑 표시(&amp;F)</translation>
    </message>
    <message>
        <source>Explain what the X-rayed engine does, in place of what the operator says</source>
        <translation>연산자 대신 엑스레이한 엔진이 하는 것을 설명합니다</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>이 케이스에서 엑스레이한 엔진이 없습니다</translation>
    </message>
    <message>
        <source>&amp;X-ray B</source>
        <translation>B 엑스레이(&amp;X)</translation>
    </message>
    <message>
        <source>X-ray &amp;A</source>
        <translation>A 엑스레이(&amp;Y)</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine B reads</source>
        <translation>엔진 B의 각 출력이 어떤 입력을 읽는지 밖에서 알아냅니다</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine A reads</source>
        <translation>엔진 A의 각 출력이 어떤 입력을 읽는지 밖에서 알아냅니다</translation>
    </message>
    <message>
        <source>that side is no engine, or the case does not run</source>
        <translation>그쪽이 엔진이 아니거나 케이스가 실행되지 않습니다</translation>
    </message>
    <message>
        <source>Output of B</source>
        <translation>B의 출력</translation>
    </message>
</context>
<context>
    <name>vulkan</name>
    <message>
        <source>The device did not finish within %1 seconds, and still works. Run a smaller case, or the cpu engine</source>
        <translation>장치가 %1초 안에 끝내지 못하고 아직 작업 중입니다. 더 작은 케이스를 실행하거나 cpu 엔진을 쓰세요</translation>
    </message>
    <message>
        <source>The device has no memory of the kind that a buffer needs</source>
        <translation>장치에 버퍼에 필요한 종류의 메모리가 없습니다</translation>
    </message>
    <message>
        <source>The Vulkan validation layer is missing. Install the package vulkan-validationlayers</source>
        <translation>Vulkan 검증 레이어가 없습니다. vulkan-validationlayers 패키지를 설치하세요</translation>
    </message>
    <message>
        <source>The Vulkan validation layer says: %1</source>
        <translation>Vulkan 검증 레이어의 메시지: %1</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot;; this machine has %2</source>
        <translation>Vulkan 장치 “%1”이(가) 없습니다. 이 컴퓨터에 있는 것: %2</translation>
    </message>
    <message>
        <source>The Vulkan device has not enough memory for this case. Close other programs that use it, or run the case on the cpu engine</source>
        <translation>Vulkan 장치의 메모리가 이 케이스에 부족합니다. 장치를 쓰는 다른 프로그램을 닫거나 cpu 엔진으로 실행하세요</translation>
    </message>
    <message>
        <source>The Vulkan device was lost: its driver stopped or reset it. Run again to reopen it</source>
        <translation>Vulkan 장치를 잃었습니다. 드라이버가 멈추거나 재설정했습니다. 다시 실행하면 장치를 다시 엽니다</translation>
    </message>
    <message>
        <source>Vulkan failed: %1. Run the case on the cpu engine</source>
        <translation>Vulkan이 실패했습니다: %1. 케이스를 cpu 엔진으로 실행하세요</translation>
    </message>
    <message>
        <source>This device ends the loops of a kernel after fewer than %1 iterations: results would be wrong. Use another engine</source>
        <translation>이 장치는 커널의 반복문을 %1번보다 적게 돌고 끝내므로 결과가 틀립니다. 다른 엔진을 쓰세요</translation>
    </message>
    <message>
        <source>this device binds at most %1 bytes to a shader; a tensor has %2</source>
        <translation>이 장치는 셰이더에 최대 %1바이트를 바인딩하고, 텐서는 %2바이트입니다</translation>
    </message>
    <message>
        <source>it wrote before or after its buffers</source>
        <translation>버퍼의 앞이나 뒤에 썼습니다</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>출력의 끝 뒤에 썼습니다</translation>
    </message>
    <message>
        <source>it wrote to the input, which may only be read</source>
        <translation>읽기만 할 수 있는 입력에 썼습니다</translation>
    </message>
    <message>
        <source>it wrote to the numbers of the case, which may only be read</source>
        <translation>읽기만 할 수 있는 케이스의 수에 썼습니다</translation>
    </message>
    <message>
        <source>lost; the next run reopens it</source>
        <translation>잃었습니다. 다음 실행 때 다시 엽니다</translation>
    </message>
    <message>
        <source>This device flushes denormal numbers to zero: results may differ there.</source>
        <translation>이 장치는 비정규 수를 0으로 만듭니다. 거기서는 결과가 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>A kernel wrote beyond its buffer on %1</source>
        <translation>%1에서 커널이 버퍼를 넘어 썼습니다</translation>
    </message>
    <message>
        <source>%1, software</source>
        <translation>%1, 소프트웨어</translation>
    </message>
    <message>
        <source>Install the packages libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU</source>
        <translation>libvulkan1과 GPU가 필요 없는 mesa-vulkan-drivers 패키지나 GPU의 드라이버를 설치하세요</translation>
    </message>
    <message>
        <source>Vulkan has no loader that starts (libvulkan.so.1)</source>
        <translation>시작되는 Vulkan 로더(libvulkan.so.1)가 없습니다</translation>
    </message>
    <message>
        <source>; %1 has it look at nothing but %2</source>
        <extracomment>After the sentence that there is no driver.</extracomment>
        <translation>. %1 때문에 %2만 봅니다</translation>
    </message>
    <message>
        <source>Vulkan has no driver that starts (%1)</source>
        <translation>시작되는 Vulkan 드라이버(%1)가 없습니다</translation>
    </message>
    <message>
        <source>Vulkan has no driver that finds a device with a compute queue</source>
        <translation>컴퓨트 큐가 있는 장치를 찾는 Vulkan 드라이버가 없습니다</translation>
    </message>
    <message>
        <source>, driver %1</source>
        <translation>, 드라이버 %1</translation>
    </message>
    <message>
        <source>, Vulkan %1, %2 MiB, buffers of up to %3 MiB, %4 groups, no optional features used</source>
        <translation>, Vulkan %1, %2 MiB, 버퍼 최대 %3 MiB, 그룹 %4, 선택 기능 사용 안 함</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>the values of this case were set by hand, and are too many for its line; save the tensor as .npy, and take the file as B</source>
        <translation>이 케이스의 값은 손으로 넣은 것이고 한 줄에 쓰기에는 너무 많습니다. 텐서를 .npy로 저장하고 그 파일을 B로 삼으세요</translation>
    </message>
    <message>
        <source>the model&apos;s input is %1: give the sizes that are open, or a file with values for it</source>
        <translation>모델의 입력은 %1입니다. 정해지지 않은 크기를 정하거나 입력할 값의 파일을 주세요</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>The system starts no more threads, which a window needs. Close other programs, or raise the limit of processes (ulimit -u).</source>
        <translation>창에 필요한 스레드를 시스템이 더는 시작하지 않습니다. 다른 프로그램을 닫거나 프로세스 수 제한을 늘리세요(ulimit -u).</translation>
    </message>
</context>
</TS>
