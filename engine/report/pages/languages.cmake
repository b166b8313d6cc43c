# SPDX-License-Identifier: Apache-2.0
# cmake -D FOLDER=resources/languages -D OUTPUT=languages.inc -P languages.cmake
# Writes {"fr", "Page", R"(…)"sv}, and so on: of each .ts file the context Page and those of the engine's rooms,
# which have small letters, without what indents them.
# A literal may have 65,536 bytes: a context of more is written in parts. Without the suffix sv clang counts the letters
# while it compiles, and gives up.
set(made "")
foreach(language fr it ko ru)
    file(READ ${FOLDER}/${language}.ts text)
    string(REGEX MATCHALL "<name>(Page|[a-z]+)</name>" contexts "${text}")
    list(TRANSFORM contexts REPLACE "<name>(.*)</name>" "\\1")
    list(REMOVE_ITEM contexts tessera)
    foreach(context IN LISTS contexts)
        string(FIND "${text}" "<name>${context}</name>" begin)
        string(SUBSTRING "${text}" ${begin} -1 rest)
        string(FIND "${rest}" "</context>" end)
        string(SUBSTRING "${rest}" 0 ${end} part)
        string(REGEX REPLACE "\n *" "\n" part "${part}")
        while(NOT part STREQUAL "")
            string(SUBSTRING "${part}" 0 50000 piece)
            string(LENGTH "${part}" length)
            if(length GREATER 50000)
                string(FIND "${piece}" "<message>" last REVERSE)
                string(SUBSTRING "${part}" 0 ${last} piece)
            else()
                set(last ${length})
            endif()
            string(SUBSTRING "${part}" ${last} -1 part)
            string(APPEND made "{\"${language}\", \"${context}\", R\"tessera(${piece})tessera\"sv},\n")
        endwhile()
    endforeach()
endforeach()
file(WRITE ${OUTPUT} "${made}")
