# SPDX-License-Identifier: Apache-2.0
# fish completion for tessera; `tessera help --format fish` prints it.
function __tessera_complete
    set -l token (commandline -ct)
    set -l words (commandline -opc) (string replace -ar '["\'\\\\]' '' -- $token)
    set words[1] (string replace -r '^~/' ~/ -- $words[1])
    set -l found ($words[1] __complete -- $words[2..] 2>/dev/null)
    set -l option (string match -r -- '^--[^=]*=' $token; or echo)
    set -l paths $option(complete -C "'' "(string replace -r -- '^--[^=]*=' '' $token))
    # fish finds files behind a colon too, which stands inside of our words.
    if string match -q -- '*:*' $token
        set paths (for path in $paths
            test -e (string replace -r -- '^--[^=]*=' '' $path | string replace -r '^~/' ~/); and echo $path
        end)
    end
    string join \n -- $found[2..]
    switch "$found[1]"
        case :file
            string join \n -- $paths
        case :directory
            string match -- '*/' $paths
    end
end
complete -c tessera -f -k -a '(__tessera_complete)'
complete -c tessera-window -f -k -a '(__tessera_complete)'
