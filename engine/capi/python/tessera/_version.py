# SPDX-License-Identifier: Apache-2.0
"""The version of the package, which is the library's."""

__version__ = "0.1.0"
SONAME = "libtessera.so.0"
