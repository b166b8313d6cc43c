# The metainfo file has nothing that software centres would complain of, without a homepage and with one; then its
# screenshots are pictures of the tree. SOURCE is the tree.
set(file org.tessera.tessera.metainfo.xml)
# The program has no homepage and no company yet, which newer versions of appstreamcli warn of.
set(missing "[WI]: [^\n]*(url-homepage|developer-info)-missing")
foreach(homepage "" https://example.org/tessera)
    set(made ${WORK}/${file})
    execute_process(COMMAND ${CMAKE_COMMAND} -D HOMEPAGE=${homepage} -D FROM=${SOURCE}/resources/${file} -D TO=${made}
                            -P ${SOURCE}/resources/metainfo.cmake
                    COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${APPSTREAMCLI} validate --pedantic --no-net ${made} OUTPUT_VARIABLE output ERROR_VARIABLE output
                    RESULT_VARIABLE code)
    string(REGEX REPLACE "${missing}" "" said "${output}")
    if((NOT code EQUAL 0 AND said STREQUAL output) OR said MATCHES "(^|\n)[EWIP]: ")
        message(FATAL_ERROR "'${homepage}': ${output}")
    endif()
    file(STRINGS ${made} images REGEX "<image>")
    foreach(image IN LISTS images)
        string(REGEX REPLACE ".*<image>${homepage}/(.*)</image>.*" "\\1" path "${image}")
        if(NOT EXISTS ${SOURCE}/${path})
            message(FATAL_ERROR "'${image}' is no file of the tree")
        endif()
    endforeach()
endforeach()
list(LENGTH images count)
if(count EQUAL 0)
    message(FATAL_ERROR "There is no screenshot")
endif()
