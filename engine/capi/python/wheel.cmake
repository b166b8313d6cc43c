# Installs what a wheel carries of the build tree BUILD, and has wheel.py make one of it in FOLDER, as old as the commit is.
set(tree ${FOLDER}/tree)
file(REMOVE_RECURSE ${FOLDER})
foreach(component lib cli engines python)
    execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --component ${component} --prefix ${tree} --strip
                    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
include(${SOURCE}/resources/packages/reproducible.cmake)
find_program(python NAMES python3 PATHS /usr/bin REQUIRED)
execute_process(COMMAND ${python} ${CMAKE_CURRENT_LIST_DIR}/wheel.py ${tree} ${VERSION} ${SOURCE}/resources/packages/libraries ${FOLDER}
                COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${tree})
