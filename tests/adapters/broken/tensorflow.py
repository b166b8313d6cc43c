# SPDX-License-Identifier: GPL-3.0-or-later
"""A framework that is not there."""

raise ModuleNotFoundError("No module named 'tensorflow'", name="tensorflow")
