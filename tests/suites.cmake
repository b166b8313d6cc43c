# SPDX-License-Identifier: GPL-3.0-or-later
# An entry of ctest is a suite of tests in one process: to start a program costs more than most tests do.
#
# add_suites(TARGET [PREFIX text] [FILTER suites] [SHARDS suite=count …] [PROPERTIES name value …]): after each build TARGET
# is asked for its suites. PREFIX stands before their names, and FILTER is googletest's. SHARDS divides a suite that
# takes long into so many entries.
if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(suites_script ${CMAKE_CURRENT_LIST_FILE})
    function(add_suites target)
        cmake_parse_arguments(suites "" "PREFIX;FILTER" "SHARDS;PROPERTIES" ${ARGN})
        string(MAKE_C_IDENTIFIER "${target}_${suites_PREFIX}" name)
        set(list ${CMAKE_CURRENT_BINARY_DIR}/${name}.cmake)
        add_custom_command(TARGET ${target} POST_BUILD VERBATIM BYPRODUCTS ${list}
            COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:${target}> -D LIST=${list} -D PREFIX=${suites_PREFIX}
                    "-D FILTER=${suites_FILTER}" "-D SHARDS=${suites_SHARDS}" "-D PROPERTIES=${suites_PROPERTIES}"
                    -P ${suites_script})
        if(NOT EXISTS ${list}) # not built yet
            file(WRITE ${list} "add_test(${target}_NOT_BUILT ${target}_NOT_BUILT)\n")
        endif()
        set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${list})
    endfunction()
    return()
endif()

set(filter "")
if(FILTER)
    set(filter --gtest_filter=${FILTER})
endif()
execute_process(COMMAND ${PROGRAM} --gtest_list_tests ${filter} OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY TIMEOUT 60)
set(written "")
# add(NAME SUITE [ENVIRONMENT CHANGE…])
function(add name suite)
    set(properties ${PROPERTIES})
    if(ARGN)
        list(APPEND properties ENVIRONMENT_MODIFICATION "${ARGN}")
    endif()
    list(JOIN properties "]==] [==[" properties)
    string(APPEND written "add_test([==[${PREFIX}${name}]==] [==[${PROGRAM}]==] [==[--gtest_filter=${suite}.*]==] --gtest_brief=1)\n")
    if(properties)
        string(APPEND written "set_tests_properties([==[${PREFIX}${name}]==] PROPERTIES [==[${properties}]==])\n")
    endif()
    set(written "${written}" PARENT_SCOPE)
endfunction()

# A suite's line is "Suite." or, of a type, "Suite/0.  # TypeParam = float"; those of its tests are indented.
string(REGEX MATCHALL "(^|\n)[A-Za-z0-9_/]+\\.( |\n)" lines "${output}")
foreach(line IN LISTS lines)
    string(REGEX MATCH "[A-Za-z0-9_/]+" suite "${line}")
    set(count 1)
    foreach(shards IN LISTS SHARDS)
        if(shards MATCHES "^(.*)=(.*)$" AND suite STREQUAL CMAKE_MATCH_1)
            set(count ${CMAKE_MATCH_2})
        endif()
    endforeach()
    if(count EQUAL 1)
        add("${suite}" "${suite}")
        continue()
    endif()
    foreach(index RANGE 1 ${count})
        math(EXPR shard "${index} - 1")
        add("${suite}.${index}of${count}" "${suite}" GTEST_TOTAL_SHARDS=set:${count} "GTEST_SHARD_INDEX=set:${shard}")
    endforeach()
endforeach()
if(NOT written)
    message(FATAL_ERROR "${PROGRAM} lists no tests")
endif()
file(WRITE ${LIST} "${written}")
