# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
# bash completion for tessera, made by completion.py. bash parts words at ":" and "=", which stand inside of ours
# (--Order=COLUMN_ROW_DEPTH), and completes the last part.
#
# "check" is what may stand behind the command, "check " its options, "check --engine" what stands behind that one.
declare -gA _tessera_words=(
@rows@
)
_tessera()
{
    local word part='' words=() each name=window operator=none option='' list path IFS=$'\n' mark='^[:=]+$'
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ $word =~ $mark || $part =~ $mark ]]; then words[-1]+=$word; else words+=("$word"); fi
        part=$word
    done
    [[ $part =~ $mark ]] && part=
    word=${words[-1]}
    [[ ${#words[@]} -gt 2 && -n ${_tessera_words[${words[1]} ]+there} ]] && name=${words[1]}
    for each in "${words[@]:1:${#words[@]}-2}"; do
        if [[ -n $option ]]; then
            option=
        elif [[ -n ${_tessera_words[$name $each]+there}${_tessera_words[$operator $each]+there} ]]; then
            option=$each
        elif [[ -n ${_tessera_words[$each --data]+there} ]]; then
            operator=$each
        fi
    done
    path=$word
    [[ $word == --*=* ]] && option=${word%%=*} path=${word#*=}
    if [[ -n $option ]]; then
        list=${_tessera_words[$name $option]-${_tessera_words[$operator $option]-}}
    elif [[ $word == -* ]]; then
        list=${_tessera_words[$name ]}$'\n'${_tessera_words[$operator ]-}
    else
        list=${_tessera_words[$name]-}
    fi
    each=${path//[\\\"\']/} # without quotes
    mapfile -t COMPREPLY < <(compgen -W "${list//:@(file|directory)/}" -- "$each")
    [[ $part == [\"\']* ]] || COMPREPLY=("${COMPREPLY[@]// /\\ }")
    if [[ $list =~ :(file|directory) ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -A "${BASH_REMATCH[1]}" -- "$path")
    fi
    COMPREPLY=("${COMPREPLY[@]/#/${word%"$path"}}")
    COMPREPLY=("${COMPREPLY[@]#"${word%"$part"}"}")
}
complete -F _tessera tessera tessera-window
