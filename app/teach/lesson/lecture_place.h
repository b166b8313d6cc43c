// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/lesson/lesson.h"

#include <QString>

#include <map>
#include <vector>

namespace tessera {

// Where a lecture stands in its lesson.
struct LecturePlace {
    QString words; // "Lesson 3 · 2 of 4 · As a formula"; empty: no lesson is open
    QString question; // rich text: what is asked of the case that is shown; empty: nothing
    size_t step = 0;
    std::vector<LessonNotes> notes; // the lesson's

    bool operator==(const LecturePlace&) const = default;
    const LessonNotes* stepNotes() const; // null: the step has none
};

inline constexpr int64_t kMinute = 60'000; // in milliseconds

// How a lecture keeps to the minutes of its notes. Times are milliseconds since it began.
class LectureClock {
public:
    // The place is another one from now on. A lesson with other notes begins its own time.
    void enter(const LecturePlace& place, int64_t now);

    int64_t spent(int64_t now) const; // in the step that is shown, however often
    // How far the lecture is behind the end of the step's minutes, or, below 0, ahead of their beginning; 0: neither.
    int64_t late(int64_t now) const;
    uint64_t savedLater() const; // minutes that the steps behind this one can save

private:
    LecturePlace m_place;
    std::map<size_t, int64_t> m_spent; // by step, until it was left
    int64_t m_begun = 0, m_entered = 0;
    size_t m_first = 0; // the step that the time began with
};

} // namespace tessera
