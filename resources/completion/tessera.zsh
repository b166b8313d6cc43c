#compdef tessera tessera-window
# SPDX-License-Identifier: Apache-2.0
# zsh completion for tessera; `tessera help --format zsh` prints it.
local kind
local -a found open
found=("${(@f)$(${(Q)~words[1]} __complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
kind=$found[1] found=("${(@)found[2,-1]}")
compset -P '--*=' && found=("${(@)found#*=}")
open=("${(@M)found:#*:($'\t'*|)}") found=("${(@)found:#*:($'\t'*|)}") # more follows a ":"
found=("${(@)${(@)found//:/\\:}/$'\t'/:}") open=("${(@)${(@)open//:/\\:}/$'\t'/:}") # as word:description
_describe -V tessera found -- open -S ''
case $kind in (:file) _files ;; (:directory) _files -/ ;; esac
