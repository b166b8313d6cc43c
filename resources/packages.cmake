# Debian packages, `cpack`: tessera-cli (the commands), tessera (the window), libtessera0 and libtessera-dev,
# python3-tessera over libtessera0, and tessera-engines, what commands and library run other people's engines with.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tessera)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # else it stands above that of each package
set(CPACK_PACKAGE_VENDOR "The Tessera developers")
set(CPACK_PACKAGE_CONTACT "The Tessera developers <maintainers@tessera.invalid>")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr) # wherever `cmake --install` would put it
set(CPACK_STRIP_FILES ON)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/packages/reproducible.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL cli engines lib dev python)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# debian_package(COMPONENT NAME SECTION SUMMARY TEXT)
macro(debian_package component name section summary text)
    string(TOUPPER ${component} COMPONENT)
    set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME ${name})
    set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_SECTION ${section})
    set(CPACK_DEBIAN_${COMPONENT}_DESCRIPTION "${summary}\n${text}")
    install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/packages/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
            COMPONENT ${component})
endmacro()

debian_package(cli tessera-cli science "test bench for DirectML's tensor layout operators, commands"
               "Runs, checks, proves and measures DEPTH_TO_SPACE, SPACE_TO_DEPTH, RESAMPLE and their successors, without a display.")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "libvulkan1, mesa-vulkan-drivers")
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "tessera-engines (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "tessera, bash-completion")

debian_package(engines tessera-engines science "test bench for DirectML's tensor layout operators, engines of others"
               "The process in which a library or a shader runs as an engine, and adapters that make engines of frameworks.")
set(CPACK_DEBIAN_ENGINES_PACKAGE_SUGGESTS "python3-numpy, python3-pil, python3-opencv, python3-torch, nodejs, glslc")

debian_package(lib libtessera${PROJECT_VERSION_MAJOR} libs "DirectML's tensor layout operators as a library, at run time"
               "The shared library that programs linked with libtessera-dev load.")
set(CPACK_DEBIAN_LIB_PACKAGE_RECOMMENDS "tessera-engines (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_LIB_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_LIB_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_SOURCE_DIR}/packages/triggers)

debian_package(dev libtessera-dev libdevel "DirectML's tensor layout operators as a library"
               "Headers for C, the static library, a CMake package and a pkg-config file.")
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "libtessera${PROJECT_VERSION_MAJOR} (= ${PROJECT_VERSION}), libtbb-dev, libpng-dev, libjpeg-dev, libopenexr-dev, libtiff-dev, libzip-dev")

debian_package(python python3-tessera python "DirectML's tensor layout operators in Python"
               "Runs, compares and identifies them on NumPy's arrays and others, in pytest, Hypothesis and notebooks.")
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.9), libtessera${PROJECT_VERSION_MAJOR} (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS "python3-numpy, tessera-cli (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-pytest, python3-hypothesis, jupyter")
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
    "${CMAKE_CURRENT_SOURCE_DIR}/packages/python/postinst;${CMAKE_CURRENT_SOURCE_DIR}/packages/python/prerm")

if(TESSERA_WINDOW)
    list(APPEND CPACK_COMPONENTS_ALL window)
    debian_package(window tessera science "test bench for DirectML's tensor layout operators"
                   "Shows where every element of a tensor goes when a layout operator moves it, and whether an implementation moved it right.")
    set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS "tessera-cli (= ${PROJECT_VERSION})")
    set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS "qt6-wayland, qt6-svg-plugins, qt6-translations-l10n, fonts-inter, fonts-jetbrains-mono")
    set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "fonts-noto-cjk") # Korean
endif()

# Not of a build for one machine's processor: packages are for all.
if(NOT TESSERA_NATIVE)
    include(CPack)
endif()
