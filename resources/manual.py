#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""manual.py PROGRAM FOLDER: writes what `tessera help` says as manual pages, FOLDER/man/man1/tessera.1.gz and so on."""
import gzip
import json
import pathlib
import re
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
manuals = pathlib.Path(__file__).parent
date = re.search(r'<release .*date="([0-9-]+)"', (manuals / 'org.tessera.tessera.metainfo.xml').read_text())[1]


def said(*arguments):
    return subprocess.run([program, 'help', *arguments], check=True, stdout=subprocess.PIPE, encoding='utf-8').stdout


def roff(text):
    """The text as roff prints it unchanged, whatever encoding roff expects."""
    text = text.replace('\\', '\\e').replace('-', '\\-')
    text = ''.join(each if ord(each) < 128 else f'\\[u{ord(each):04X}]' for each in text)
    return re.sub(r"^(?=[.'])", r'\\&', text, flags=re.MULTILINE)


def entry(label, sentence):
    return f'.TP\n.B {roff(label)}\n{roff(sentence)}\n'


def entries(title, meanings):
    return f'.SH {title}\n' + ''.join(entry(each['name'], each.get('sentence') or each['summary']) for each in meanings)


def options(all_options):
    text = ''
    for each in all_options:
        sentence = each['sentence']
        if each.get('choices'):
            sentence = sentence.rstrip('.:') + ': ' + ', '.join(each['choices']) + '.'
        if 'default' in each:
            sentence += f' Default: {each["default"]}.'
        text += entry(f'--{each["name"]} {each["value"]}'.strip(), sentence)
    return text


def paragraphs(text):
    """Fills lines anew, except the rows of tables, which begin with a blank or have two columns."""
    lines = ['.PP' if not line else f'.nf\n{roff(line)}\n.fi' if re.match(r' |\S.*  ', line) else roff(line)
             for line in text.strip().split('\n')]
    return '\n'.join(lines).replace('.fi\n.nf\n', '') + '\n'


def markdown(file):
    """A document in roff: its sections, tables of two columns, blocks of code, `code`, **bold** and links."""
    text = re.sub(r'^# .*\n', '', roff((manuals / file).read_text('utf-8')))
    text = re.sub(r'^\|.*\n\|[|\\ -]+\n', '', text, flags=re.MULTILINE)
    text = re.sub(r'^\| (.*?) \| (.*) \|$', r'.TP\n\1\n\2', text, flags=re.MULTILINE)
    text = re.sub(r'((?:^    .*\n)+)', r'.nf\n\1.fi\n', text, flags=re.MULTILINE)
    text = re.sub(r'`(.+?)`', r'\\fB\1\\fR', text)
    text = re.sub(r'\*\*(.+?)\*\*', r'\\fI\1\\fR', text)
    text = re.sub(r'\[([^u\]\n][^\]\n]*)\]\(.*?\)', r'\1', text)
    text = re.sub(r'^## (.*)$', lambda title: '.SH ' + title[1].upper(), text, flags=re.MULTILINE)
    text = re.sub(r'\n\n+', '\n.PP\n', text)
    text = re.sub(r'^(\.SH .*\n)\.PP\n', r'\1', text, flags=re.MULTILINE)
    return re.sub(r'^\.PP\n(?=\.(TP|SH))', '', text, flags=re.MULTILINE).lstrip('\n')


def examples(command):
    text = '.SH EXAMPLES\n' if command['examples'] else ''
    for each in command['examples']:
        text += f'{roff(each["sentence"])}\n.RS 4\n.nf\n{roff("tessera " + each["line"])}\n.fi\n.RE\n.PP\n'
    return text.removesuffix('.PP\n')


def write(name, section, summary, text):
    file = folder / f'man/man{section}/{name}.{section}.gz'
    file.parent.mkdir(parents=True, exist_ok=True)
    others = [('tessera', 1), ('tessera-case', 5), ('tessera-engine', 7)]
    references = ''.join(f'.BR {roff(other)} ({number})\n' for other, number in others if other != name)
    page = (f'.TH {roff(name)} {section} {date} "{table["program"]}"\n'
            f'.SH NAME\n{roff(name)} \\- {roff(summary)}\n{text}.SH SEE ALSO\n{references}')
    file.write_bytes(gzip.compress(page.encode('ascii'), mtime=0))


def synopsis(command):
    given = ''.join(f' [--{each["name"]} {each["value"]}'.rstrip() + ']' for each in command['options'])
    words = roff(command['operands'] + given)
    return (f'.SH SYNOPSIS\n.B tessera {roff(command["name"])}\n{words}\n'
            f'.SH DESCRIPTION\n{roff(command["sentence"])}\n')


table = json.loads(said('--json'))
window, common = table['window'], options(table['commonOptions'])
pages = [{'name': 'tessera-' + each['name'], 'summary': each['summary']} for each in table['commands']]
write('tessera', 1, "test bench for DirectML's tensor layout operators",
      synopsis(window) + '.SH OPTIONS\n' + options(window['options']) + common
      + entries('COMMANDS', pages) + entries('EXIT STATUS', table['exitCodes'])
      + markdown('environment.md') + examples(window))
for each in table['commands']:
    write('tessera-' + each['name'], 1, each['summary'],
          synopsis(each) + ('.PP\n' + paragraphs(each['remarks']) if each['remarks'] else '') + '.SH OPTIONS\n'
          + options(each['options']) + common + entries('EXIT STATUS', table['exitCodes']) + examples(each))
case = said('case').split('\n', 1)
operators = ''.join(f'.SS {each["name"]}\n{roff(each["summary"])}\n' + options(each['options'])
                    for each in table['operators'])
write('tessera-case', 5, case[0], '.SH LINE\n' + paragraphs(case[1]) + markdown('case_files.md')
      + '.SH OPERATORS\n' + operators)
write('tessera-engine', 7, 'programs, libraries and shaders as engines of tessera',
      '.SH DESCRIPTION\n' + markdown('engines.md'))
