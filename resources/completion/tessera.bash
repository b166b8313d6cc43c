# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
# bash completion for tessera; `tessera help --format bash` prints it. bash parts words at ":" and "=", which stand inside
# of ours (--Order=COLUMN_ROW_DEPTH), and completes the last part.
_tessera()
{
    local word part='' words=() path found mark='^[:=]+$'
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ $word =~ $mark || $part =~ $mark ]]; then words[-1]+=$word; else words+=("$word"); fi
        part=$word
    done
    [[ $part =~ $mark ]] && part=
    word=${words[-1]} path=${words[-1]#--*=} words=("${words[@]//[\\\"\']/}") # the words without quotes
    mapfile -t found < <("${words[0]/#\~/$HOME}" __complete -- "${words[@]:1}" 2>/dev/null)
    COMPREPLY=("${found[@]:1}") COMPREPLY=("${COMPREPLY[@]%%$'\t'*}") # without what they are
    [[ $part == [\"\']* ]] || COMPREPLY=("${COMPREPLY[@]// /\\ }")
    [[ ${COMPREPLY[*]} == *: ]] && compopt -o nospace 2>/dev/null
    if [[ ${found[0]} == :file || ${found[0]} == :directory ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -A "${found[0]#:}" -P "${word%"$path"}" -- "$path")
    fi
    COMPREPLY=("${COMPREPLY[@]#"${word%"$part"}"}")
}
complete -F _tessera tessera tessera-window
