# SPDX-License-Identifier: GPL-3.0-or-later
"""The frameworks that a case can be translated for: a module each, imported where it is asked for.

A module has TITLE, describe() (version and device) and run(case, x), which gives the output and the seconds of the
framework's own call, or throws case.Unsupported. One with options has start(options) too.
"""
