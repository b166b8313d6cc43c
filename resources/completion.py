#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""completion.py PROGRAM FOLDER: writes what `tessera help` lists as completion for bash, zsh and fish into
FOLDER/tessera.bash, _tessera and tessera.fish. The words ":file" and ":directory" stand for what the shell finds."""
import json
import pathlib
import re
import shlex
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def said(*arguments):
    return subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, encoding='utf-8').stdout


table = json.loads(said('help', '--json'))
adapters = [json.loads(file.read_text('utf-8'))['name']
            for file in sorted((pathlib.Path(__file__).parent / 'adapters').glob('*.engine.json'))]
mistakes = [line.split()[0] for line in said('engines', '--faulty').splitlines()]
engines = ['cpu', 'reference', 'vulkan', *adapters, *('sabotage:' + name for name in mistakes)]
operators = {each['name']: each for each in table['operators']}
types = next(each['choices'] for each in table['operators'][0]['options'] if each['name'] == 'DataType')
commands = {each['name']: each for each in table['commands']}
topics = [*commands, 'all', 'case', 'engine']
of_kind = {'file': [':file'], 'folder': [':directory'], 'engine': engines, 'engine-or-file': [*engines, ':file'],
           'pack-case': ['all'], 'operator': list(operators), 'data-types': types}


def values(option):
    """The words that may follow the option; None: it is a switch."""
    if not option['value']:
        return None
    return option['choices'] if option.get('choices') else of_kind.get(option.get('kind'), [])


def operands(command):
    taken = command['operands']
    names = list(operators) if re.search('CASE|INPUT|OPERATOR', taken) else topics if 'COMMAND' in taken else []
    return names + ([':file'] if taken and 'COMMAND' not in taken else [])


def options(command):
    """The name, the values and the sentence of each option."""
    given = command['options'] + ([] if command['name'] in operators else table['commonOptions'])
    files = {'data': [':file']} if command['name'] in operators else {}
    return [(each['name'], None if values(each) is None else values(each) + files.get(each['name'], []),
             each['sentence'].split('. ')[0].rstrip('.:')) for each in given]


window = table['window'] | {'name': '', 'operands': 'CASE'}
subjects = [window, *commands.values(), *operators.values()]


def bash():
    entries = {}
    for each in subjects:
        subject = each['name'] or 'window'
        entries[subject + ' '] = ['--' + name for name, _, _ in options(each)]
        entries |= {f'{subject} --{name}': words for name, words, _ in options(each) if words is not None}
        if subject not in operators:
            entries[subject] = operands(each) + (list(commands) if each is window else [])
    rows = ''.join(f'    [{shlex.quote(key)}]={shlex.quote(chr(10).join(words))}\n' for key, words in entries.items())
    return (pathlib.Path(__file__).parent / 'completion.bash').read_text('utf-8').replace('@rows@\n', rows)


def zsh():
    def part(text):
        return re.sub(r'([\\:\[\]])', r'\\\1', text)

    def action(words):
        find = {':file': '_files', ':directory': '_files -/'}
        parts = ['compadd -- ' + ' '.join(shlex.quote(each) for each in words if each not in find)]
        return '{' + part('; '.join(parts + [find[each] for each in words if each in find])) + '}'

    def specs(command):
        lines = [f'*--{name}[{part(what)}]' if words is None else f'*--{name}=[{part(what)}]: :{action(words)}'
                 for name, words, what in options(command)]
        return '\n'.join('    ' + shlex.quote(line) for line in lines)

    arms = ''.join(f'({name}) specs=(\n{specs(each)}\n    {shlex.quote("*: :" + action(operands(each)))}) ;;\n'
                   for name, each in commands.items())
    fields = ''.join(f'({name}) specs+=(\n{specs(each)}) ;;\n' for name, each in operators.items())
    first = shlex.quote('*: :' + action([*commands, *operands(window)]))
    return (f'#compdef tessera tessera-window\nlocal -a specs\nlocal each\ncase ${{words[2]}} in\n{arms}'
            f'(*) specs=(\n{specs(window)}\n    {first}) ;;\nesac\n'
            f'for each in ${{words[2,CURRENT-1]}}; do case $each in\n{fields}esac; done\n_arguments -S : $specs\n')


def fish():
    def quoted(text):
        return "'" + text.replace('\\', '\\\\').replace("'", "\\'") + "'"

    lines = ['complete -c tessera -f']
    for each in subjects:
        when = f'__fish_seen_subcommand_from {each["name"]}' if each['name'] else '__fish_use_subcommand'
        begin = f'complete -c tessera -n {quoted(when)}'
        for name, words, what in options(each):
            listed = ' '.join(quoted(word) for word in words or [] if word[0] != ':')
            paths = '' if words is None else ' -r -F' if ':file' in words else ' -x'
            listed = '(__fish_complete_directories)' if words == [':directory'] else listed
            lines.append(f'{begin} -l {name}{paths} -d {quoted(what)}' + (f' -a {quoted(listed)}' if listed else ''))
        if each['name'] in operators:
            continue
        lines += [f'{begin} -F'] if ':file' in operands(each) else []
        lines += [f'{begin} -a {quoted(" ".join(word for word in operands(each) if word[0] != ":"))}']
    lines += [f'complete -c tessera -n __fish_use_subcommand -a {name} -d {quoted(each["summary"])}'
              for name, each in commands.items()]
    return '\n'.join([*lines, 'complete -c tessera-window -w tessera', ''])


folder.mkdir(parents=True, exist_ok=True)
for name, text in {'tessera.bash': bash(), '_tessera': zsh(), 'tessera.fish': fish()}.items():
    (folder / name).write_text(text, 'utf-8')
