# libtessera: the rooms of engine/ as one archive and as one shared library with a C interface, its headers, and what
# finds it (find_package(tessera), pkg-config).
get_property(rooms GLOBAL PROPERTY tessera_engine_rooms)
set(objects ${rooms})
list(TRANSFORM objects REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>")
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/tessera)
find_package(Threads REQUIRED)

# tessera_static and tessera_shared; each has an export of its own, where both are called tessera::capi. Nothing of C++
# reaches who compiles against them.
foreach(kind IN ITEMS static shared)
    string(TOUPPER ${kind} KIND)
    set(library tessera_${kind})
    add_library(${library} ${KIND} ${objects})
    set_target_properties(${library} PROPERTIES OUTPUT_NAME tessera EXPORT_NAME capi LINKER_LANGUAGE CXX)
    target_link_libraries(${library} PRIVATE TBB::tbb PNG::PNG JPEG::JPEG OpenEXR::OpenEXR TIFF::TIFF zip Threads::Threads ${CMAKE_DL_LIBS})
    target_include_directories(${library} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    install(TARGETS ${library} EXPORT tessera-${kind}
            ARCHIVE COMPONENT dev
            LIBRARY COMPONENT lib NAMELINK_COMPONENT dev)
    install(EXPORT tessera-${kind} NAMESPACE tessera:: DESTINATION ${package_folder} COMPONENT dev)
endforeach()

set(exported ${CMAKE_CURRENT_SOURCE_DIR}/exported.map)
set_target_properties(tessera_shared PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
                                                LINK_DEPENDS ${exported})
target_link_options(tessera_shared PRIVATE LINKER:--version-script=${exported})

install(FILES capi/tessera.h capi/tessera_engine.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)
install(FILES ${PROJECT_BINARY_DIR}/include/tessera/version.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tessera COMPONENT dev)

include(CMakePackageConfigHelpers)
configure_package_config_file(tessera-config.cmake.in tessera-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(tessera-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tessera-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/tessera-config-version.cmake
        DESTINATION ${package_folder} COMPONENT dev)

# Relative to the .pc file, so that the installed tree can be moved.
set(pkgconfig_folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH from_pc_to_prefix /${pkgconfig_folder} /)
string(REGEX REPLACE "/$" "" from_pc_to_prefix ${from_pc_to_prefix})
configure_file(tessera.pc.in tessera.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tessera.pc DESTINATION ${pkgconfig_folder} COMPONENT dev)

# What Python imports is over the shared library.
add_subdirectory(capi/python)
