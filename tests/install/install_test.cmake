# libtessera as others get it: installed, moved, found by CMake and pkg-config, linked shared and static, run, with
# engines of others; and what the shared library exports. BUILD is the build tree, SOURCE is tests/.
set(work ${BUILD}/install_test)
set(prefix ${work}/moved)
file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work}/linked)

function(run)
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE code)
    if(NOT code EQUAL 0)
        string(JOIN " " command ${ARGN})
        message(FATAL_ERROR "${command}: ${code}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

# Builds and runs the user's project in that folder.
function(check_project folder)
    set(binary ${work}/${folder})
    run(${CMAKE_COMMAND} -S ${SOURCE}/install/${folder} -B ${binary} -G Ninja -D CMAKE_PREFIX_PATH=${prefix}
        -D CMAKE_C_COMPILER=${CC} -D CMAKE_CXX_COMPILER=${CXX} "-D CMAKE_C_FLAGS=${FLAGS}" "-D CMAKE_CXX_FLAGS=${FLAGS}" ${ARGN})
    run(${CMAKE_COMMAND} --build ${binary})
    run(${binary}/consumer)
endfunction()

# Links the user's main file with what pkg-config says, and runs it.
function(check_pkg_config name)
    set(ENV{PKG_CONFIG_PATH} ${prefix}/${LIBRARY_FOLDER}/pkgconfig)
    run(${PKG_CONFIG} --cflags --libs ${ARGN} tessera)
    separate_arguments(options UNIX_COMMAND "${output}")
    separate_arguments(flags UNIX_COMMAND "${FLAGS}")
    run(${CC} -std=c99 ${flags} ${SOURCE}/install/c/main.c -o ${work}/linked/${name} ${options} -Wl,-rpath,${prefix}/${LIBRARY_FOLDER})
    run(${work}/linked/${name})
endfunction()

# Names that are not the interface: of std, of other libraries, of what is inside.
function(check_exports)
    run(${NM} -D --defined-only ${prefix}/${LIBRARY_FOLDER}/libtessera.so)
    string(REGEX REPLACE "\n$" "" lines "${output}")
    string(REPLACE ";" "," lines "${lines}")
    string(REPLACE "\n" ";" lines "${lines}")
    set(foreign ${lines})
    list(FILTER foreign EXCLUDE REGEX " tessera_[a-z_]+$")
    if(foreign)
        string(REPLACE ";" "\n" text "${foreign}")
        message(FATAL_ERROR "libtessera.so exports what is not its interface:\n${text}")
    endif()
    file(READ ${prefix}/include/tessera.h header)
    string(REGEX MATCHALL "tessera_[a-z_]+\\(" functions "${header}")
    list(REMOVE_DUPLICATES functions)
    list(LENGTH functions count)
    foreach(function IN LISTS functions)
        string(REPLACE "(" "" function ${function})
        if(NOT lines MATCHES " ${function}(;|$)")
            message(FATAL_ERROR "libtessera.so does not export ${function}")
        endif()
    endforeach()
    if(count LESS 30)
        message(FATAL_ERROR "<tessera.h> has only ${count} functions")
    endif()
endfunction()

# The program with foreign engines: what it starts for them is installed beside the library.
function(check_engines program)
    run(${program} cpu lib:${work}/example.so shader:${SOURCE}/../resources/shaders/depth_space.comp numpy)
endfunction()

foreach(component lib dev engines cli)
    run(${CMAKE_COMMAND} --install ${BUILD} --component ${component} --prefix ${work}/first)
endforeach()
file(RENAME ${work}/first ${prefix}) # the tree may be moved
check_exports()
run(readelf -d ${prefix}/${LIBRARY_FOLDER}/libtessera.so)
if(NOT output MATCHES "SONAME.*libtessera\\.so\\.0")
    message(FATAL_ERROR "The shared library's SONAME is not libtessera.so.0:\n${output}")
endif()
run(${CC} -std=c99 -shared -fPIC -I${prefix}/include ${SOURCE}/../resources/examples/library.c -o ${work}/example.so)
check_project(c)
check_engines(${work}/c/consumer)
check_project(c -D tessera_USE_STATIC_LIBS=ON) # compiled already, linked anew
check_pkg_config(shared_c)
file(GLOB shared ${prefix}/${LIBRARY_FOLDER}/libtessera.so*)
file(REMOVE ${shared}) # the linker prefers it
check_pkg_config(static_c --static)
set(ENV{PATH} "${prefix}/bin:$ENV{PATH}") # where the archive finds what is installed
check_engines(${work}/linked/static_c)
