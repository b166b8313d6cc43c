# SPDX-License-Identifier: GPL-3.0-or-later
"""tab.py SHELL SCRIPT: completes the lines of standard input in a real shell, which has read the completion
script, and prints the last word of each as a program gets it then. bash and zsh are typed into; fish answers itself."""
import os
import pathlib
import pty
import select
import subprocess
import sys
import time

shell, script = sys.argv[1:]
lines = sys.stdin.read().splitlines()
# A stand-in for tessera, which the completed line calls. It writes its last word into a file.
folder, result = pathlib.Path('bin').resolve(), pathlib.Path('result').resolve()
folder.mkdir()
(folder / 'tessera').write_text(f'''#!/bin/bash
echo "${{@: -1}}" >'{result}.new' && mv '{result}.new' '{result}'
''')
(folder / 'tessera').chmod(0o755)
os.environ['PATH'] = f'{folder}:' + os.environ['PATH']
os.environ['TERM'] = 'dumb'
if shell == 'fish':
    for line in lines:
        command = ['fish', '--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', script, line]
        offered = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
        print(' '.join(each.split('\t')[0] for each in offered))
    sys.exit()

(folder / '_tessera').write_text(pathlib.Path(script).read_text())
command, start = {
    'bash': (['bash', '--norc', '--noprofile', '-i'], f". '{script}'"),
    'zsh': (['zsh', '-f', '-i'], f"fpath=('{folder}' $fpath); autoload -Uz compinit; compinit -u -D"),
}[shell]
child, terminal = pty.fork()
if child == 0:
    os.execvp(command[0], command)


def until(done):
    """Reads what the shell shows till that is so."""
    shown, end = '', time.monotonic() + 30
    while not done(shown):
        if time.monotonic() > end:
            sys.exit(f'{shell} shows:\n{shown}')
        if select.select([terminal], [], [], 0.01)[0]:
            shown += os.read(terminal, 65536).decode(errors='replace')


os.write(terminal, f"{start}; echo re''ady\n".encode())
until(lambda shown: 'ready' in shown)
for line in lines:
    os.write(terminal, f'{line}\t\n'.encode())
    until(lambda _: result.exists())
    print(result.read_text().rstrip('\n'))
    result.unlink()
os.close(terminal)
