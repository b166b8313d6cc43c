# cmake -D PROGRAM=… -D FOLDER=… -P manual.cmake: what the program says of itself, as FOLDER/man and FOLDER/completion.
function(help output)
    execute_process(COMMAND ${PROGRAM} help ${ARGN} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE ${output} "${text}")
endfunction()

function(page name section)
    set(file ${FOLDER}/man/man${section}/${name}.${section})
    help(${file} --format man ${ARGN})
    execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${FOLDER})
page(tessera 1)
page(tessera-case 5 case)
page(tessera-engine 7 engine)
help(${FOLDER}/help.json --format json)
file(READ ${FOLDER}/help.json table)
string(JSON count LENGTH ${table} commands)
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
    string(JSON command GET ${table} commands ${index} name)
    page(tessera-${command} 1 ${command})
endforeach()

# bash looks for a file of the program's name.
help(${FOLDER}/completion/tessera --format bash)
file(WRITE ${FOLDER}/completion/tessera-window "_completion_loader tessera\n")
file(TOUCH ${FOLDER}/stamp)
