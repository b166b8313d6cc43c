// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_place.h"

#include <algorithm>

namespace tessera {

const LessonNotes* LecturePlace::stepNotes() const
{
    const auto found = std::ranges::find(notes, step, &LessonNotes::step);
    return found == notes.end() ? nullptr : &*found;
}

void LectureClock::enter(const LecturePlace& place, int64_t now)
{
    if (place.notes == m_place.notes) {
        m_spent[m_place.step] = spent(now);
    } else {
        m_spent.clear();
        m_begun = now;
        m_first = place.step;
    }
    m_place = place;
    m_entered = now;
}

int64_t LectureClock::spent(int64_t now) const
{
    const auto before = m_spent.find(m_place.step);
    return now - m_entered + (before == m_spent.end() ? 0 : before->second);
}

int64_t LectureClock::late(int64_t now) const
{
    int64_t begin = 0, end = 0;
    for (const LessonNotes& each : m_place.notes) {
        const auto length = static_cast<int64_t>(each.minutes) * kMinute;
        begin += each.step >= m_first && each.step < m_place.step ? length : 0;
        end += each.step >= m_first && each.step <= m_place.step ? length : 0;
    }
    const int64_t at = now - m_begun;
    return at > end ? at - end : std::min<int64_t>(at - begin, 0);
}

uint64_t LectureClock::savedLater() const
{
    uint64_t minutes = 0;
    for (const LessonNotes& each : m_place.notes)
        minutes += each.step > m_place.step ? each.saves : 0;
    return minutes;
}

} // namespace tessera
