# Read by cpack before it packs: the packages of one commit are equal byte for byte, so their files are as old as it is,
# unless SOURCE_DATE_EPOCH says otherwise, https://reproducible-builds.org/specs/source-date-epoch. Without Git they are
# as old as they are.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git -C ${CMAKE_CURRENT_LIST_DIR} log -1 --format=%ct OUTPUT_VARIABLE seconds ERROR_QUIET
                    OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(seconds)
        set(ENV{SOURCE_DATE_EPOCH} ${seconds})
    endif()
endif()
