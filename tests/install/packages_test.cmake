# The packages of one build are equal byte for byte, whenever and wherever they are packed. BUILD is the build tree, whose
# programs are there; COMPONENTS are those that are packed.
set(work ${BUILD}/packages_test)
file(REMOVE_RECURSE ${work})

function(pack folder)
    list(JOIN COMPONENTS "\;" components)
    execute_process(COMMAND ${CPACK} --config ${BUILD}/CPackConfig.cmake -B ${folder} -D CPACK_COMPONENTS_ALL=${components}
                    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "cpack: ${code}\n${output}")
    endif()
endfunction()

# The configuration that cpack reads, read once for both: another commit would give other times.
include(${BUILD}/CPackConfig.cmake)
include(${CPACK_PROJECT_CONFIG_FILE})
pack(${work}/first)
execute_process(COMMAND ${CMAKE_COMMAND} -E sleep 1) # so that whatever is as old as its packing differs
pack(${work}/second/elsewhere)
file(GLOB packages ${work}/first/*.deb)
list(LENGTH packages count)
list(LENGTH COMPONENTS expected)
if(NOT count EQUAL expected)
    message(FATAL_ERROR "${expected} packages were asked for: ${packages}")
endif()
foreach(package IN LISTS packages)
    cmake_path(GET package FILENAME name)
    file(SHA256 ${package} first)
    file(SHA256 ${work}/second/elsewhere/${name} second)
    if(NOT first STREQUAL second)
        message(FATAL_ERROR "${name} differs: cmp ${package} ${work}/second/elsewhere/${name}")
    endif()
endforeach()
file(REMOVE_RECURSE ${work})
