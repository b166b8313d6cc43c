# cmake -D HOMEPAGE=https://… -D FROM=….metainfo.xml -D TO=….metainfo.xml -P metainfo.cmake: FROM with the homepage and
# the pictures of screenshots/, which software centres load from HOMEPAGE/screenshots. Whoever publishes the packages
# names it; without one there is no place that pictures could be loaded from, and TO is FROM.
set(pictures
    "documentation_example.png" "Where each element goes, with the source of the one that is pinned"
    "failing_comparison.png" "Two results, where they differ, and why"
    "lesson.png" "A lesson, whose numbers are recomputed"
    "dark.png" "The same window in the dark theme")

file(READ ${FROM} text)
if(HOMEPAGE)
    set(added "  <url type=\"homepage\">${HOMEPAGE}</url>\n  <screenshots>\n")
    set(type " type=\"default\"")
    while(pictures)
        list(POP_FRONT pictures file caption)
        string(APPEND added "    <screenshot${type}>\n      <caption>${caption}</caption>\n"
                            "      <image>${HOMEPAGE}/screenshots/${file}</image>\n    </screenshot>\n")
        set(type "")
    endwhile()
    string(REPLACE "  <launchable" "${added}  </screenshots>\n  <launchable" text "${text}")
endif()
file(WRITE ${TO} "${text}")
