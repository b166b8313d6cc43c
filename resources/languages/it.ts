<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BottomTab</name>
    <message>
        <source>Compare</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Corrispondenza</translation>
    </message>
    <message>
        <source>Where an element comes from and goes to, and by which formula</source>
        <translation>Da dove viene un elemento, dove va e con quale formula</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Assi</translation>
    </message>
    <message>
        <source>How each axis is sampled, to scale</source>
        <translation>Come è campionato ogni asse, in scala</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Both buffers in the order of their addresses</source>
        <translation>I due buffer nell’ordine degli indirizzi</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Where A and B differ, and by how much</source>
        <translation>Dove A e B differiscono, e di quanto</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Proofs about the engines, on demand</source>
        <translation>Prove sui motori, su richiesta</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>One plane as numbers</source>
        <translation>Un piano in numeri</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>The case in the words of other frameworks, to copy</source>
        <translation>Il caso nei termini di altri framework, da copiare</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>How long the engines take</source>
        <translation>Quanto tempo impiegano i motori</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Segnaposto</translation>
    </message>
    <message>
        <source>The kept pins with the values of every result</source>
        <translation>I segnaposto conservati, con i valori di ogni risultato</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>The results that were shown before, to be shown again and to be compared with</source>
        <translation>I risultati mostrati prima, da mostrare di nuovo e con cui confrontare</translation>
    </message>
</context>
<context>
    <name>CellPainter</name>
    <message>
        <source>largest of %1</source>
        <translation>massimo di %1</translation>
    </message>
</context>
<context>
    <name>Latest</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Non c’è abbastanza memoria per questo.</translation>
    </message>
    <message>
        <source>The computation failed without saying why.</source>
        <translation>Il calcolo non è riuscito senza dire perché.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>Non c’è abbastanza memoria per questo file.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A file is left out: %1</source>
        <translation>Un file è stato ignorato: %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
</context>
<context>
    <name>TensorScene</name>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>%1, largest of the colours</source>
        <translation>%1, massimo dei colori</translation>
    </message>
</context>
<context>
    <name>Tone</name>
    <message>
        <source>clipping</source>
        <translation>valori tagliati</translation>
    </message>
</context>
<context>
    <name>ViewPicture</name>
    <message>
        <source>%1 cells are in sight, and an SVG holds at most %2. Zoom in, show one plane, or take PNG.</source>
        <translation>Sono visibili %1 celle, e un SVG ne contiene al massimo %2. Ingrandire, mostrare un solo piano o scegliere PNG.</translation>
    </message>
    <message>
        <source>expected a name that ends in .png, .jpg or .svg</source>
        <translation>atteso: un nome che termina in .png, .jpg o .svg</translation>
    </message>
</context>
<context>
    <name>bugs</name>
    <message>
        <source>one of: %1</source>
        <extracomment>Classes of mistakes: a list.</extracomment>
        <translation>uno di: %1</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <extracomment>An operator, an engine, and what is wrong.</extracomment>
        <translation>%1 su %2: %3</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What was done wrong, and another mistake that was made at the same time.</extracomment>
        <translation>%1; e: %2</translation>
    </message>
</context>
<context>
    <name>bundle</name>
    <message>
        <source>%1: member %2 cannot be read: %3</source>
        <translation>%1: il membro %2 non si può leggere: %3</translation>
    </message>
    <message>
        <source>%1: member %2 is shorter than it declares</source>
        <translation>%1: il membro %2 è più corto di quanto dichiara</translation>
    </message>
    <message>
        <source>%1: member %2 is longer than it declares</source>
        <translation>%1: il membro %2 è più lungo di quanto dichiara</translation>
    </message>
    <message>
        <source>%1 is no zip that can be read: %2</source>
        <translation>%1 non è uno zip leggibile: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 members; expected at most %3</source>
        <translation>%1 contiene %2 membri; atteso: al massimo %3</translation>
    </message>
    <message>
        <source>%1: member %2</source>
        <extracomment>The subject of a sentence: a bundle, and a member of it.</extracomment>
        <translation>%1: il membro %2</translation>
    </message>
    <message>
        <source>%1: member %2 is not described</source>
        <translation>%1: il membro %2 non è descritto</translation>
    </message>
    <message>
        <source>%1: member %2 has no plain name; expected letters, digits, &quot;.&quot;, &quot;-&quot; and &quot;_&quot;</source>
        <translation>%1: il membro %2 non ha un nome semplice; atteso: lettere, cifre, “.”, “-” e “_”</translation>
    </message>
    <message>
        <source>%1: member %2 is compressed by method %3; expected 0 (stored) or 8 (deflated)</source>
        <translation>%1: il membro %2 è compresso con il metodo %3; atteso: 0 (stored) o 8 (deflated)</translation>
    </message>
    <message>
        <source>%1: member %2 is there twice</source>
        <translation>%1: il membro %2 c’è due volte</translation>
    </message>
    <message>
        <source>%1: member %2 declares %3 bytes of %4 that are there; none can be packed so tightly</source>
        <translation>%1: il membro %2 dichiara %3 byte per %4 presenti; nulla si comprime tanto</translation>
    </message>
    <message>
        <source>%1: member %2 is missing</source>
        <translation>%1: il membro %2 manca</translation>
    </message>
    <message>
        <source>A bundle cannot be made: %1</source>
        <translation>Un pacchetto non si può creare: %1</translation>
    </message>
    <message>
        <source>its bytes are lost</source>
        <translation>i suoi byte sono perduti</translation>
    </message>
    <message>
        <source>%1: member %2 is not right: %3</source>
        <translation>%1: il membro %2 non è corretto: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not &quot;tessera bundle&quot;</source>
        <translation>%1 = %2 non è “tessera bundle”</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2 non è nel pacchetto</translation>
    </message>
    <message>
        <source>The bundle&apos;s %1</source>
        <translation>Il pacchetto: %1</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; %3 is the version that it reads</source>
        <translation>%1 = %2 è più recente di questo programma; la versione che legge è %3</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <source>The adapters that run a model are not installed.</source>
        <translation>Gli adattatori che eseguono un modello non sono installati.</translation>
    </message>
    <message>
        <source>%1 was not recorded: %2</source>
        <translation>%1 non è stato registrato: %2</translation>
    </message>
    <message>
        <source>%1 did not run the model: %2</source>
        <translation>%1 non ha eseguito il modello: %2</translation>
    </message>
    <message>
        <source>--capture %1: the model has %2 inputs; expected NAME=FILE of each of %3</source>
        <translation>--capture %1: il modello ha %2 ingressi; atteso: NOME=FILE per ognuno di %3</translation>
    </message>
    <message>
        <source>--capture %1: the model has no such input; expected one of %2</source>
        <translation>--capture %1: il modello non ha questo ingresso; atteso: uno di %2</translation>
    </message>
    <message>
        <source>--capture names no file for the input %1; expected --capture %2</source>
        <translation>--capture non nomina un file per l’ingresso %1; atteso: --capture %2</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>is not a number, such as 0.5 or 1e-3</source>
        <translation>non è un numero, come 0.5 o 1e-3</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to %1</source>
        <translation>non è un numero intero da 0 a %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an operator or a comma at character %2</source>
        <translation>“%1”: al carattere %2, atteso: un operatore o una virgola</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nested too deeply</source>
        <translation>“%1” è annidato troppo a fondo</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a closing bracket at character %2</source>
        <translation>“%1”: al carattere %2, atteso: una parentesi chiusa</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number or a name at character %2</source>
        <translation>“%1”: al carattere %2, atteso: un numero o un nome</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a bracket at character %2</source>
        <translation>“%1”: al carattere %2, atteso: una parentesi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in &quot;%2&quot; is no name; %3 are</source>
        <translation>“%1” in “%2” non è un nome; lo sono: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number at character %2</source>
        <translation>“%1”: al carattere %2, atteso: un numero</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 values; expected one</source>
        <translation>“%1” ha %2 valori; atteso: uno</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option such as --Sizes should</source>
        <translation>“%1” sta dove dovrebbe stare un’opzione come --Sizes</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 richiede un valore</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1 è dato due volte</translation>
    </message>
    <message>
        <source>A case begins with the name of an operator, such as DEPTH_TO_SPACE1.</source>
        <translation>Un caso comincia col nome di un operatore, come DEPTH_TO_SPACE1.</translation>
    </message>
    <message>
        <source>%1 needs --Sizes, such as --Sizes 1,8,2,3</source>
        <translation>%1 richiede --Sizes, per esempio --Sizes 1,8,2,3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 in hexadecimal</source>
        <translation>“%1” non è un %2 in esadecimale</translation>
    </message>
    <message>
        <source>--data values:…: %1 values are given, and %2 would fill %3</source>
        <translation>--data values:…: sono dati %1 valori, e %2 riempirebbero %3</translation>
    </message>
    <message>
        <source>--data values:…, value %1: %2</source>
        <translation>--data values:…, valore %1: %2</translation>
    </message>
    <message>
        <source>--data is empty; expected a file, a generator or values:1,2,3</source>
        <translation>--data è vuoto; atteso: un file, un generatore o values:1,2,3</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; is neither a generator nor a file</source>
        <translation>--data “%1” non è né un generatore né un file</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2 takes no number</source>
        <translation>--data “%1”: %2 non accetta un numero</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 0 to 2^64 − 1</source>
        <translation>“%1” non è un numero intero da 0 a 2^64 − 1</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2</source>
        <translation>--data “%1”: %2</translation>
    </message>
    <message>
        <source>--range &quot;%1&quot; is neither 0-255 nor 0-1</source>
        <translation>--range “%1” non è né 0-255 né 0-1</translation>
    </message>
    <message>
        <source>--range %1 is of float types; %2 has a range of its own</source>
        <translation>--range %1 vale per i tipi in virgola mobile; %2 ha un intervallo proprio</translation>
    </message>
    <message>
        <source>is not one of %1</source>
        <translation>non è nessuno di %1</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>%1 non ha il campo %2</translation>
    </message>
    <message>
        <source>%1 is a tensor; name a part of it, such as Sizes</source>
        <translation>%1 è un tensore; nominare una sua parte, come Sizes</translation>
    </message>
    <message>
        <source>%1 has no parts</source>
        <translation>%1 non ha parti</translation>
    </message>
    <message>
        <source>a tensor has no part %1; it has Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</source>
        <translation>un tensore non ha la parte %1; ha Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</translation>
    </message>
    <message>
        <source>is not true or false</source>
        <translation>non è né true né false</translation>
    </message>
    <message>
        <source>is not %1 or %2</source>
        <translation>non è né %1 né %2</translation>
    </message>
    <message>
        <source>The numbers of the reference pages: 0, 1, 2 … with a gap of 3 after each channel.</source>
        <translation>I numeri delle pagine di riferimento: 0, 1, 2 … con un salto di 3 dopo ogni canale.</translation>
    </message>
    <message>
        <source>Every element is its own index; integers wrap.</source>
        <translation>Ogni elemento è il proprio indice; gli interi ricominciano.</translation>
    </message>
    <message>
        <source>Uniform noise from a seed: floats in [−1, 1), integers over their whole range.</source>
        <translation>Rumore uniforme da un seme: virgola mobile in [−1, 1), interi su tutto l’intervallo.</translation>
    </message>
    <message>
        <source>Every element spells its own n, c, h, w in decimal digits.</source>
        <translation>Ogni elemento scrive i propri n, c, h, w in cifre decimali.</translation>
    </message>
    <message>
        <source>One value everywhere: proves nothing about where elements go.</source>
        <translation>Un solo valore ovunque: non prova niente su dove vanno gli elementi.</translation>
    </message>
    <message>
        <source>Rises evenly along every axis: linear interpolation keeps it a plane.</source>
        <translation>Cresce uniformemente lungo ogni asse: l’interpolazione lineare lo lascia un piano.</translation>
    </message>
    <message>
        <source>0 and 1 alternate along every axis: the finest pattern that there is.</source>
        <translation>0 e 1 si alternano lungo ogni asse: il motivo più fine che ci sia.</translation>
    </message>
    <message>
        <source>A single 1 among zeros: shows where one element goes.</source>
        <translation>Un solo 1 tra zeri: mostra dove va un elemento.</translation>
    </message>
    <message>
        <source>NaN, infinities, −0, denormals and extremes among ordinary noise.</source>
        <translation>NaN, infiniti, −0, denormali ed estremi tra rumore ordinario.</translation>
    </message>
    <message>
        <source>A picture made for resampling: zone plate, stars, edges, letters, gradients.</source>
        <translation>Un’immagine fatta per il ricampionamento: zone plate, stelle, bordi, lettere, sfumature.</translation>
    </message>
    <message>
        <source>A quotation mark in the case&apos;s line is not closed.</source>
        <translation>Una virgoletta nella riga del caso non è chiusa.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>forse %1?</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>atteso: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operator</source>
        <translation>“%1” non è un operatore</translation>
    </message>
    <message>
        <source>%1 has no option --%2</source>
        <translation>%1 non ha l’opzione --%2</translation>
    </message>
    <message>
        <source>--range says what white is in a file, and --data names none</source>
        <translation>--range dice che cos’è il bianco in un file, e --data non ne nomina alcuno</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 richiede un valore</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1 è dato due volte</translation>
    </message>
    <message>
        <source>--pack %1 is no single case; expected a name such as %2</source>
        <translation>--pack %1 non è un caso solo; atteso: un nome come %2</translation>
    </message>
    <message>
        <source>The words do not fit the sizes %1; %2 are taken.</source>
        <translation>Le parole non si adattano alle dimensioni %1; si prendono %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes, and is no lesson; expected several smaller ones</source>
        <translation>%1 ha più di %2 byte, e non è una lezione; atteso: più lezioni piccole</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: %3</source>
        <translation>--%1 “%2”: %3</translation>
    </message>
    <message>
        <source>--%1 %2 is a file; expected a folder</source>
        <translation>--%1 %2 è un file; atteso: una cartella</translation>
    </message>
    <message>
        <source>an argument is empty; expected a case file (.json) or an operator</source>
        <translation>un argomento è vuoto; atteso: un file di caso (.json) o un operatore</translation>
    </message>
    <message>
        <source>%1 is no option of the window; %2</source>
        <translation>%1 non è un’opzione della finestra; %2</translation>
    </message>
    <message>
        <source>%1 is no option of %2; %3</source>
        <translation>%1 non è un’opzione di %2; %3</translation>
    </message>
    <message>
        <source>`%1` lists them, and an operator&apos;s follow its name</source>
        <translation>`%1` le elenca, e quelle di un operatore seguono il suo nome</translation>
    </message>
    <message>
        <source>--%1 follows the name of an operator: %2</source>
        <translation>--%1 segue il nome di un operatore: %2</translation>
    </message>
    <message>
        <source>--%1 takes no value</source>
        <translation>--%1 non prende un valore</translation>
    </message>
    <message>
        <source>no case is given; expected a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields</source>
        <translation>nessun caso è dato; atteso: un file di caso (.json) o un operatore come DEPTH_TO_SPACE1 coi suoi campi</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a whole number from %3 to %4</source>
        <translation>--%1 “%2” non è un numero intero da %3 a %4</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 indica: %2</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a number from %3 to %4</source>
        <translation>--%1 “%2” non è un numero da %3 a %4</translation>
    </message>
    <message>
        <source>--%1 goes with a model, a file that ends in .onnx, or a node of one</source>
        <translation>--%1 si usa con un modello, un file che finisce in .onnx, o un suo nodo</translation>
    </message>
    <message>
        <source>sums in %1 that are %2</source>
        <translation>somme in %1 che sono %2</translation>
    </message>
    <message>
        <source>A is what sums in %1 give that are %2.</source>
        <translation>A è ciò che danno somme in %1 che sono %2.</translation>
    </message>
    <message>
        <source>The node stands in a graph of QuantizeLinear and DequantizeLinear, which the runtime has fused with it: keep this node out of the quantization, or choose another runtime.</source>
        <translation>Il nodo sta in un grafo di QuantizeLinear e DequantizeLinear, che il runtime ha fuso con esso: lasci questo nodo fuori dalla quantizzazione, o scelga un altro runtime.</translation>
    </message>
    <message>
        <source>%1 takes no %2; FLOAT32 is taken.</source>
        <translation>%1 non accetta %2; si usa FLOAT32.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no case; expected an operator with its fields, such as DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2; File, Open opens files</source>
        <translation>“%1” non è un caso; atteso: un operatore con i suoi campi, come DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2; File, Apri apre i file</translation>
    </message>
    <message>
        <source>--%1 is empty; expected a name</source>
        <translation>--%1 è vuoto; atteso: un nome</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>%1 on ties</source>
        <translation>%1 su equidistanze</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, o %2</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart</source>
        <translation>il limite d’arrotondamento (2k + 2)·2⁻²⁴·Σ|w·a| di coordinate a 4 ulp float32 di distanza</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|</source>
        <translation>il limite d’arrotondamento (2k + 2)·2⁻²⁴·Σ|w·a|</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1 of coordinates 4 float32 ulps apart</source>
        <translation>interi troncati o arrotondati %1, di coordinate a 4 ulp float32 di distanza</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1</source>
        <translation>interi troncati o arrotondati %1</translation>
    </message>
    <message>
        <source>either neighbour of a tie</source>
        <translation>l’uno o l’altro vicino di un’equidistanza</translation>
    </message>
    <message>
        <source>equal bits</source>
        <translation>bit uguali</translation>
    </message>
    <message>
        <source>NaN differs from NaN</source>
        <translation>NaN è diverso da NaN</translation>
    </message>
    <message>
        <source>%1 % may lie beyond</source>
        <translation>%1 % può andare oltre</translation>
    </message>
    <message>
        <source>none by more than %1</source>
        <translation>nessuno di oltre %1</translation>
    </message>
    <message>
        <source>Equal bits</source>
        <translation>Bit uguali</translation>
    </message>
    <message>
        <source>Nothing may differ.</source>
        <translation>Nulla può differire.</translation>
    </message>
    <message>
        <source>Rounding bound</source>
        <translation>Limite d’arrotondamento</translation>
    </message>
    <message>
        <source>What the roundings of an interpolation can add up to; where none is made, nothing.</source>
        <translation>Quanto possono sommare gli arrotondamenti di un’interpolazione; dove non ce n’è, nulla.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un altro programma</translation>
    </message>
    <message>
        <source>Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its rounding bound where they move by 4 float32 ulps.</source>
        <translation>Coordinate che un altro programma calcola diversamente: l’uno o l’altro vicino di un’equidistanza, e lineare entro il suo limite d’arrotondamento se si spostano di 4 ulp float32.</translation>
    </message>
    <message>
        <source>WebNN conformance</source>
        <translation>Conformità WebNN</translation>
    </message>
    <message>
        <source>Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing.</source>
        <translation>Lineare: 84 ULP di FLOAT32, 10 di FLOAT16, un’unità per gli interi; altrimenti nulla.</translation>
    </message>
    <message>
        <source>ONNX backend tests</source>
        <translation>Test di backend ONNX</translation>
    </message>
    <message>
        <source>rtol 1e-3 and atol 1e-7, whatever the operator and the type.</source>
        <translation>rtol 1e-3 e atol 1e-7, quali che siano l’operatore e il tipo.</translation>
    </message>
    <message>
        <source>ONNX Runtime tests</source>
        <translation>Test di ONNX Runtime</translation>
    </message>
    <message>
        <source>FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing.</source>
        <translation>FLOAT32 atol 1e-5 e rtol 1e-4, FLOAT16 atol 2.5e-3 e rtol 1e-3; altrimenti nulla.</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: expected %3</source>
        <translation>--%1 “%2”: atteso: %3</translation>
    </message>
    <message>
        <source>a number from 0 to 100, in percent</source>
        <translation>un numero da 0 a 100, in percento,</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>un numero da 0 in su</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>un numero intero da 0 in su</translation>
    </message>
    <message>
        <source>all on ties; --tolerance ties=either accepts them</source>
        <translation>tutti su equidistanze; --tolerance ties=either li accetta</translation>
    </message>
</context>
<context>
    <name>cpu</name>
    <message>
        <source>%1 thread, %2</source>
        <translation>%1 thread, %2</translation>
    </message>
    <message>
        <source>%1 threads, %2</source>
        <translation>%1 thread, %2</translation>
    </message>
    <message>
        <source>The machine has not enough memory for the rows that this case works on; close other programs or make the tensors smaller</source>
        <translation>La macchina non ha abbastanza memoria per le righe su cui lavora questo caso; chiudere altri programmi o ridurre i tensori</translation>
    </message>
    <message>
        <source>There is not enough memory for the threads of the cpu engine; close other programs</source>
        <translation>Non c’è abbastanza memoria per i thread del motore cpu; chiudere altri programmi</translation>
    </message>
    <message>
        <source>This processor does not run &quot;%1&quot;</source>
        <translation>Questo processore non esegue “%1”</translation>
    </message>
    <message>
        <source>This build of Tessera is for another processor; build it again on this machine</source>
        <translation>Questa versione di Tessera è stata compilata per un altro processore; ricompilarla su questa macchina</translation>
    </message>
</context>
<context>
    <name>dialects</name>
    <message>
        <source>DirectML&apos;s Antialiased halves, and has no stretched triangle: expected AntialiasFilter HALVING</source>
        <translation>L’Antialiased di DirectML dimezza e non ha un triangolo stirato; atteso: AntialiasFilter HALVING</translation>
    </message>
    <message>
        <source>%1 moves no elements between channels and pixels</source>
        <translation>%1 non sposta elementi tra canali e pixel</translation>
    </message>
    <message>
        <source>RESAMPLE3 has four dimensions, and %1 axes have more than one element</source>
        <translation>RESAMPLE3 ha quattro dimensioni, e %1 assi hanno più di un elemento</translation>
    </message>
    <message>
        <source>ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12</source>
        <translation>ONNX ha antialias dall’opset 18, e tf_half_pixel_for_nn fino al 12</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other; ties round up.</source>
        <translation>I pixel sono quadrati e quelli delle due immagini si ricoprono; le equidistanze vanno per eccesso.</translation>
    </message>
    <message>
        <source>Half pixels, but nearest takes the element at or after x: half a pixel too far.</source>
        <translation>Mezzi pixel, ma nearest prende l’elemento in x o dopo: mezzo pixel troppo avanti.</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other: nothing shifts.</source>
        <translation>I pixel sono quadrati e quelli delle due immagini si ricoprono: niente si sposta.</translation>
    </message>
    <message>
        <source>As half_pixel, about the middle where the factor does not give a whole size.</source>
        <translation>Come half_pixel, attorno al centro dove il fattore non dà una dimensione intera.</translation>
    </message>
    <message>
        <source>The centres of the outermost pixels lie on each other: the scale is (m − 1)/(n − 1).</source>
        <translation>I centri dei pixel estremi si sovrappongono: la scala è (m − 1)/(n − 1).</translation>
    </message>
    <message>
        <source>x = o/s: the centres of pixel 0 lie on each other, so the picture shifts as it grows.</source>
        <translation>x = o/s: i centri del pixel 0 si sovrappongono, quindi l’immagine si sposta crescendo.</translation>
    </message>
    <message>
        <source>x = (o + ½)/s, without the way back from edges to centres: meant for floor.</source>
        <translation>x = (o + ½)/s, senza il ritorno dai bordi ai centri: pensato per floor.</translation>
    </message>
    <message>
        <source>floor(o/s): each input is repeated from its own place on.</source>
        <translation>floor(o/s): ogni ingresso è ripetuto dal suo posto in poi.</translation>
    </message>
    <message>
        <source>The outermost centres lie on each other; ties up.</source>
        <translation>I centri estremi coincidono; equidistanze per eccesso.</translation>
    </message>
    <message>
        <source>Half pixels; a single output lies on input 0.</source>
        <translation>Mezzi pixel; un’uscita sola sta sull’ingresso 0.</translation>
    </message>
    <message>
        <source>Half pixels, ties down.</source>
        <translation>Mezzi pixel, equidistanze per difetto.</translation>
    </message>
    <message>
        <source>The output&apos;s edges on the centres of the outermost inputs.</source>
        <translation>I bordi dell’uscita sui centri degli ingressi estremi.</translation>
    </message>
    <message>
        <source>Half pixels, computed in fixed point.</source>
        <translation>Mezzi pixel, calcolati in virgola fissa.</translation>
    </message>
    <message>
        <source>%1 has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and AntialiasFilter TRIANGLE is another one, which ONNX has</source>
        <translation>%1 non ha un filtro che dimezzi sotto Scale 1/2, come fa DirectML; NumPy sa dirlo, e AntialiasFilter TRIANGLE è un altro, che ONNX ha</translation>
    </message>
    <message>
        <source>%1 widens its linear filter where it shrinks, and drops the part that lies outside the input</source>
        <translation>%1 allarga il suo filtro lineare dove riduce, e scarta ciò che sporge dall’ingresso</translation>
    </message>
    <message>
        <source>%1 samples by the ratio of the sizes, and these scales are factors of their own</source>
        <translation>%1 campiona secondo il rapporto delle dimensioni, e queste scale sono fattori propri</translation>
    </message>
    <message>
        <source>%1 moves whole elements, and resizes nothing</source>
        <translation>%1 sposta elementi interi e non ridimensiona nulla</translation>
    </message>
    <message>
        <source>No mode of %1 samples at these places</source>
        <translation>Nessuna modalità di %1 campiona in questi posti</translation>
    </message>
    <message>
        <source>OpenCV rounds n·factor to a size, and here it is floored</source>
        <translation>OpenCV arrotonda n·fattore a una dimensione, e qui è troncata</translation>
    </message>
    <message>
        <source>%1 resizes the last two of four axes, and here others are resized</source>
        <translation>%1 ridimensiona gli ultimi due di quattro assi, e qui se ne ridimensionano altri</translation>
    </message>
    <message>
        <source>Of %1 only the forward resize is written, and this is its gradient</source>
        <translation>Di %1 si scrive solo il ridimensionamento diretto, e questo è il suo gradiente</translation>
    </message>
    <message>
        <source>On a tie %1 may take the other neighbour, and a gradient is added to one of them</source>
        <translation>In caso di equidistanza %1 può prendere l’altro vicino, e un gradiente si somma a uno solo dei due</translation>
    </message>
    <message>
        <source>%1 has no resize</source>
        <translation>%1 non ha ridimensionamento</translation>
    </message>
    <message>
        <source>ONNX has tf_half_pixel_for_nn until opset 12, and scripts are of later ones</source>
        <translation>ONNX ha tf_half_pixel_for_nn fino all’opset 12, e gli script sono di opset più recenti</translation>
    </message>
    <message>
        <source>No mode of %1 is AntialiasFilter TRIANGLE at these places; NumPy can say it</source>
        <translation>Nessuna modalità di %1 è AntialiasFilter TRIANGLE in questi posti; NumPy sa dirlo</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>%1 takes one value</source>
        <translation>%1 accetta un solo valore</translation>
    </message>
</context>
<context>
    <name>faulty</name>
    <message>
        <source>a scale has no reciprocal in float32</source>
        <translation>una scala non ha un reciproco in float32</translation>
    </message>
    <message>
        <source>nothing is done wrong</source>
        <translation>niente è fatto male</translation>
    </message>
    <message>
        <source>DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse</source>
        <translation>DEPTH_COLUMN_ROW per COLUMN_ROW_DEPTH, o l’inverso</translation>
    </message>
    <message>
        <source>from BlockSize 3 on a block&apos;s rows are taken for its columns</source>
        <translation>da BlockSize 3 in su le righe di un blocco sono prese per le sue colonne</translation>
    </message>
    <message>
        <source>the batch is folded into the channels, channels outermost</source>
        <translation>il batch è ripiegato nei canali, canali all’esterno</translation>
    </message>
    <message>
        <source>the input&apos;s memory is read as packed, whatever its strides</source>
        <translation>la memoria dell’ingresso è letta come compatta, quali che siano i suoi stride</translation>
    </message>
    <message>
        <source>the input is read as NHWC</source>
        <translation>l’ingresso è letto come NHWC</translation>
    </message>
    <message>
        <source>the input&apos;s planes are read column by column</source>
        <translation>i piani dell’ingresso sono letti colonna per colonna</translation>
    </message>
    <message>
        <source>scales and offsets of H and W are exchanged</source>
        <translation>scale e offset di H e W sono scambiati</translation>
    </message>
    <message>
        <source>the input is read from its last row up</source>
        <translation>l’ingresso è letto dall’ultima riga in su</translation>
    </message>
    <message>
        <source>the first and the third channel are exchanged: BGR for RGB</source>
        <translation>il primo e il terzo canale sono scambiati: BGR invece di RGB</translation>
    </message>
    <message>
        <source>asymmetric: x = o / Scale, whatever the offsets</source>
        <translation>asymmetric: x = o / Scale, quali che siano gli offset</translation>
    </message>
    <message>
        <source>half-pixel, whatever the offsets</source>
        <translation>half-pixel, quali che siano gli offset</translation>
    </message>
    <message>
        <source>x = o (n - 1) / (m - 1), whatever scales and offsets</source>
        <translation>x = o (n - 1) / (m - 1), quali che siano scale e offset</translation>
    </message>
    <message>
        <source>floor for half up and for ceil, ceil for floor</source>
        <translation>floor per le metà per eccesso e per ceil, ceil per floor</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>l’altro vicino a ogni equidistanza</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>coordinate con una moltiplicazione per 1 / Scale in float32</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>dimensione d’uscita / d’ingresso invece della scala data</translation>
    </message>
    <message>
        <source>an output axis of length one reads its first element</source>
        <translation>un asse di uscita di lunghezza uno legge il suo primo elemento</translation>
    </message>
    <message>
        <source>sums are rounded half to even, not toward zero</source>
        <translation>le somme sono arrotondate, metà al pari, non verso lo zero</translation>
    </message>
    <message>
        <source>weights are rounded to FLOAT16</source>
        <translation>i pesi sono arrotondati a FLOAT16</translation>
    </message>
    <message>
        <source>coordinates are clamped one element short of the end</source>
        <translation>le coordinate sono limitate un elemento prima della fine</translation>
    </message>
    <message>
        <source>coordinates are not clamped: outside, weights are negative</source>
        <translation>le coordinate non sono limitate: fuori i pesi sono negativi</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 is added, too: NaN and infinities leak from it</source>
        <translation>è aggiunto anche un vicino di peso 0: ne escono NaN e infiniti</translation>
    </message>
    <message>
        <source>the filter is on for off, or off for on</source>
        <translation>il filtro è attivo invece di spento, o l’inverso</translation>
    </message>
    <message>
        <source>the filter is a stretched triangle for halving, or the reverse</source>
        <translation>il filtro è un triangolo stirato al posto del dimezzamento, o il contrario</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>nearest per linear, o l’inverso</translation>
    </message>
    <message>
        <source>the output&apos;s last row is not written</source>
        <translation>l’ultima riga dell’uscita non è scritta</translation>
    </message>
    <message>
        <source>the gradient is resized, not added to what it came from</source>
        <translation>il gradiente è ridimensionato, non sommato a ciò da cui viene</translation>
    </message>
    <message>
        <source>InputPixelOffsets is taken for the forward input&apos;s, not its output&apos;s</source>
        <translation>InputPixelOffsets è preso per quello dell’ingresso diretto, non dell’uscita</translation>
    </message>
    <message>
        <source>every seventh element has its lowest bits inverted</source>
        <translation>ogni settimo elemento ha i bit più bassi invertiti</translation>
    </message>
    <message>
        <source>every operator</source>
        <translation>ogni operatore</translation>
    </message>
    <message>
        <source>depth and space operators</source>
        <translation>operatori depth e space</translation>
    </message>
    <message>
        <source>resamplings and their gradients</source>
        <translation>ricampionamenti e i loro gradienti</translation>
    </message>
    <message>
        <source>nearest neighbour</source>
        <translation>vicino più prossimo</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>interpolazione lineare</translation>
    </message>
    <message>
        <source>linear interpolation of integers</source>
        <translation>interpolazione lineare di interi</translation>
    </message>
    <message>
        <source>linear RESAMPLE3</source>
        <translation>RESAMPLE3 lineare</translation>
    </message>
    <message>
        <source>linear RESAMPLE3, antialiased</source>
        <translation>RESAMPLE3 lineare, con antialias</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradienti</translation>
    </message>
    <message>
        <source>tensors of two dimensions and more</source>
        <translation>tensori a due dimensioni e più</translation>
    </message>
    <message>
        <source>tensors of three channels and more</source>
        <translation>tensori a tre canali e più</translation>
    </message>
    <message>
        <source>tensors of four dimensions</source>
        <translation>tensori a quattro dimensioni</translation>
    </message>
    <message>
        <source>this mistake is one of %1</source>
        <translation>questo errore riguarda: %1</translation>
    </message>
    <message>
        <source>%1 has no order</source>
        <translation>%1 non ha un ordine</translation>
    </message>
    <message>
        <source>%1 has no blocks</source>
        <translation>%1 non ha blocchi</translation>
    </message>
    <message>
        <source>the input&apos;s memory is smaller than its packed elements</source>
        <translation>la memoria dell’ingresso è più piccola dei suoi elementi compatti</translation>
    </message>
    <message>
        <source>there is one axis</source>
        <translation>c’è un solo asse</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>sbagliato apposta: %1</translation>
    </message>
    <message>
        <source>sums are rounded down, not toward zero</source>
        <translation>le somme sono arrotondate per difetto, non verso zero</translation>
    </message>
    <message>
        <source>weights are rounded to parts of 256</source>
        <translation>i pesi sono arrotondati a parti di 256</translation>
    </message>
    <message>
        <source>cubic for linear: a = -0.75, four elements</source>
        <translation>cubica invece di lineare: a = -0,75, quattro elementi</translation>
    </message>
    <message>
        <source>the output&apos;s last column holds zeros</source>
        <translation>l’ultima colonna dell’uscita contiene zeri</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not made after %3; two mistakes stand in the order in which they are made, one of the input, the map, the sums and the output each</source>
        <translation>“%1”: %2 non si compie dopo %3; due errori stanno nell’ordine in cui si compiono, uno per ingresso, corrispondenza, somme e uscita</translation>
    </message>
    <message>
        <source>every value is inverted</source>
        <translation>ogni valore è invertito</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 non si può scrivere: %2</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 non esiste</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 è una cartella, non un file</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 non si può leggere: %2</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 non è un file ordinario</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 non si può aprire: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>%1 cannot be opened for writing: %2</source>
        <translation>%1 non si può aprire in scrittura: %2</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 esiste già</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2</source>
        <translation>%1 non si può sostituire: %2</translation>
    </message>
    <message>
        <source>%1 has no elements: one of its sizes is 0</source>
        <translation>%1 non ha elementi: una delle sue dimensioni è 0</translation>
    </message>
    <message>
        <source>%1 is too short: its header announces %2 bytes of data, %3 are there</source>
        <translation>%1 è troppo corto: l’intestazione annuncia %2 byte di elementi, e ce ne sono %3</translation>
    </message>
    <message>
        <source>more than 2^64</source>
        <translation>più di 2^64</translation>
    </message>
    <message>
        <source>%1 has more than 2^32 − 1 elements</source>
        <translation>%1 ha più di 2^32 − 1 elementi</translation>
    </message>
    <message>
        <source>%1 is too long: %2 bytes follow the last element, at most %3 may</source>
        <translation>%1 è troppo lungo: %2 byte seguono l’ultimo elemento, ne sono permessi al massimo %3</translation>
    </message>
    <message>
        <source>%1 ends inside its .npy header</source>
        <translation>%1 finisce dentro la sua intestazione .npy</translation>
    </message>
    <message>
        <source>%1 has more than %2 dimensions</source>
        <translation>%1 ha più di %2 dimensioni</translation>
    </message>
    <message>
        <source>%1 holds elements of type %2, which is not supported; floats of 16 to 64 and integers of 8 to 64 bits are</source>
        <translation>%1 contiene elementi di tipo %2, che non è accettato; lo sono i numeri in virgola mobile da 16 a 64 bit e gli interi da 8 a 64 bit</translation>
    </message>
    <message>
        <source>%1 is not a .npy file: it does not begin with \x93NUMPY and a version</source>
        <translation>%1 non è un file .npy: non comincia con \x93NUMPY e una versione</translation>
    </message>
    <message>
        <source>%1 is a .npy file of version %2; 1 to 3 are supported</source>
        <translation>%1 è un file .npy di versione %2; sono accettate da 1 a 3</translation>
    </message>
    <message>
        <source>%1 holds structures (a list of named fields), which is not supported; save each field alone</source>
        <translation>%1 contiene strutture (un elenco di campi con nome), che non sono accettate; salvare ogni campo da solo</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2</source>
        <translation>%1 non si può creare: %2</translation>
    </message>
    <message>
        <source>%1 holds no arrays: no member of it ends in .npy</source>
        <translation>%1 non contiene array: nessun suo membro finisce in .npy</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays: %3; expected the name of one of them, as in %4</source>
        <translation>%1 contiene %2 array: %3; atteso: il nome di uno di essi, come in %4</translation>
    </message>
    <message>
        <source>%1 holds no array &quot;%2&quot;; it holds %3</source>
        <translation>%1 non contiene un array “%2”; contiene %3</translation>
    </message>
    <message>
        <source>%1 is no .npz, and its array has no name; expected the file&apos;s alone</source>
        <translation>%1 non è un .npz, e il suo array non ha nome; atteso: solo quello del file</translation>
    </message>
    <message>
        <source>%1 cannot be written into an .npz, which is written whole; expected %2</source>
        <translation>%1 non si può scrivere in un .npz, che si scrive per intero; atteso: %2</translation>
    </message>
    <message>
        <source>%1 has a damaged .npy header: its entry &apos;%2&apos; is missing or wrong</source>
        <translation>%1 ha un’intestazione .npy danneggiata: la sua voce “%2” manca o è sbagliata</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>another program cannot be started: %1</source>
        <translation>un altro programma non si può avviare: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 non si può avviare: %2</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>codice di uscita %1</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>segnale %1 (%2)</translation>
    </message>
    <message>
        <source>another program cannot be waited for: %1</source>
        <translation>un altro programma non si può attendere: %1</translation>
    </message>
    <message>
        <source>it wrote more than 1 MiB before it had read what was sent</source>
        <translation>ha scritto più di 1 MiB prima di leggere ciò che gli è stato inviato</translation>
    </message>
    <message>
        <source>it wrote a line of more than 1 MiB</source>
        <translation>ha scritto una riga di più di 1 MiB</translation>
    </message>
    <message>
        <source>%1 is no field of an engine file</source>
        <translation>%1 non è un campo di un file di motore</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this format</source>
        <translation>%1 = %2 non è 1, la versione di questo formato</translation>
    </message>
    <message>
        <source>%1 = %2 is not a name of letters, digits, -, _, . and +</source>
        <translation>%1 = %2 non è un nome di lettere, cifre, -, _, . e +</translation>
    </message>
    <message>
        <source>%1 = %2 is the name of an engine of this program; choose another</source>
        <translation>%1 = %2 è il nome di un motore di questo programma; atteso: un altro</translation>
    </message>
    <message>
        <source>%1 = %2 is not exec:…, serve:…, lib:…, shader:… followed by a command or a path</source>
        <translation>%1 = %2 non è exec:…, serve:…, lib:…, shader:… seguito da un comando o da un percorso</translation>
    </message>
    <message>
        <source>%1 = %2 is not a number of seconds, more than 0 and at most 86400</source>
        <translation>%1 = %2 non è un numero di secondi, più di 0 e al massimo 86400</translation>
    </message>
    <message>
        <source>%1 is no name of a variable</source>
        <translation>%1 non è un nome di variabile</translation>
    </message>
    <message>
        <source>%1 is no engine file: it has more than 1 MiB</source>
        <translation>%1 non è un file di motore: ha più di 1 MiB</translation>
    </message>
    <message>
        <source>the input cannot be handed over: %1</source>
        <translation>l’ingresso non si può consegnare: %1</translation>
    </message>
    <message>
        <source>the case cannot be handed over: %1 cannot be written</source>
        <translation>il caso non si può consegnare: %1 non si può scrivere</translation>
    </message>
    <message>
        <source>it wrote no output</source>
        <translation>non ha scritto un’uscita</translation>
    </message>
    <message>
        <source>it wrote %1, not %2</source>
        <translation>ha scritto %1, non %2</translation>
    </message>
    <message>
        <source>its output</source>
        <translation>la sua uscita</translation>
    </message>
    <message>
        <source>the command of %1 has no {output}, the file that it writes; expected `exec:./mine {input} {output}`</source>
        <translation>il comando di %1 non ha {output}, il file che scrive; atteso: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>a process for each run of %1</source>
        <translation>un processo per ogni esecuzione di %1</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>non dice il motivo</translation>
    </message>
    <message>
        <source>The program %1 is missing, in which libraries run; it lies beside tessera, or in libexec/tessera</source>
        <translation>Manca il programma %1, in cui girano le librerie; sta accanto a tessera, o in libexec/tessera</translation>
    </message>
    <message>
        <source>%1: names no file; expected `lib:./libmine.so` or `shader:mine.comp`</source>
        <translation>%1: non nomina un file; atteso: `lib:./libmine.so` o `shader:mine.comp`</translation>
    </message>
    <message>
        <source>it does not claim %1</source>
        <translation>non dichiara %1</translation>
    </message>
    <message>
        <source>the command of %1 has a quotation mark that is not closed</source>
        <translation>il comando di %1 ha una virgoletta non chiusa</translation>
    </message>
    <message>
        <source>%1 names no program; expected `exec:./mine {input} {output}`</source>
        <translation>%1 non nomina un programma; atteso: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>%1 is missing, or is no program that may be started</source>
        <translation>%1 manca, o non è un programma che si può avviare</translation>
    </message>
    <message>
        <source>There is no program %1 in PATH</source>
        <translation>Non c’è un programma %1 in PATH</translation>
    </message>
    <message>
        <source>no answer within the time limit of %1 s</source>
        <translation>nessuna risposta entro il limite di tempo di %1 s</translation>
    </message>
    <message>
        <source>%1 takes no private folder: %2</source>
        <translation>%1 non accetta una cartella privata: %2</translation>
    </message>
    <message>
        <source>it ended before its greeting: %1</source>
        <translation>è finito prima del suo messaggio iniziale: %1</translation>
    </message>
    <message>
        <source>it ended before its answer: %1</source>
        <translation>è finito prima della sua risposta: %1</translation>
    </message>
    <message>
        <source>a process that stays: %1</source>
        <translation>un processo che resta: %1</translation>
    </message>
    <message>
        <source>%1 does not start: %2</source>
        <translation>%1 non si avvia: %2</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 non si può usare: %2</translation>
    </message>
    <message>
        <source>%1. To install it: %2</source>
        <translation>%1. Per installarlo: %2</translation>
    </message>
    <message>
        <source>it is not ready, and says no reason</source>
        <translation>non è pronto, e non dice il motivo</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its greeting: %2</source>
        <translation>ha scritto “%1” come messaggio iniziale: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this conversation</source>
        <translation>%1 = %2 non è 1, la versione di questo protocollo</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its answer: %2</source>
        <translation>ha scritto “%1” come risposta: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not the id of the request, %3</source>
        <translation>%1 = %2 non è l’id della richiesta, %3</translation>
    </message>
    <message>
        <source>%1 = %2 comes without &quot;unsupported&quot; or &quot;error&quot;, which say why</source>
        <translation>%1 = %2 viene senza “unsupported” né “error”, che dicono perché</translation>
    </message>
    <message>
        <source>%1 = %2 is no time in seconds</source>
        <translation>%1 = %2 non è un tempo in secondi</translation>
    </message>
    <message>
        <source>%1 is not an image that a %2 can hold</source>
        <translation>%1 non è un’immagine che un file %2 può contenere</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>How many elements of memory lie between neighbours on an axis.</source>
        <translation>Quanti elementi di memoria separano i vicini su un asse.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementi</translation>
    </message>
    <message>
        <source>The number of elements on each axis, the slowest first.</source>
        <translation>Il numero di elementi su ogni asse, il più lento per primo.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>%1 = %2 is no verdict; expected PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID or MISSING</source>
        <translation>%1 = %2 non è un verdetto; atteso: PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID o MISSING</translation>
    </message>
    <message>
        <source>%1 = %2 writes no report of results that another run has as well</source>
        <translation>%1 = %2 non scrive rapporti di risultati che abbia anche un’altra esecuzione</translation>
    </message>
    <message>
        <source>%1: %2; expected what `tessera check --json` writes</source>
        <translation>%1: %2; atteso: ciò che scrive `tessera check --json`</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>there is no memory for %1 bytes: %2</source>
        <translation>non c’è memoria per %1 byte: %2</translation>
    </message>
    <message>
        <source>it wrote between or after the elements of the output, at byte %1</source>
        <translation>ha scritto tra gli elementi dell’uscita o dietro di essi, al byte %1</translation>
    </message>
    <message>
        <source>it wrote before the output</source>
        <translation>ha scritto prima dell’uscita</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>ha scritto oltre la fine dell’uscita</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>non si può caricare: %1</translation>
    </message>
    <message>
        <source>it exports no %1, which tessera_engine.h declares</source>
        <translation>non esporta %1, che tessera_engine.h dichiara</translation>
    </message>
    <message>
        <source>it was compiled for version %1 of tessera_engine.h, not %2</source>
        <translation>è stata compilata per la versione %1 di tessera_engine.h, non %2</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>non dice il motivo</translation>
    </message>
    <message>
        <source>it returned %1: %2</source>
        <translation>ha restituito %1: %2</translation>
    </message>
    <message>
        <source>it returned %1</source>
        <translation>ha restituito %1</translation>
    </message>
    <message>
        <source>%1 has more than 16 MiB</source>
        <translation>%1 ha più di 16 MiB</translation>
    </message>
    <message>
        <source>there is no program glslc in PATH, which compiles shaders. To install it: apt-get install glslc</source>
        <translation>in PATH non c’è il programma glslc, che compila gli shader. Per installarlo: apt-get install glslc</translation>
    </message>
    <message>
        <source>it does not compile: %1</source>
        <translation>non si compila: %1</translation>
    </message>
    <message>
        <source>%1 is no SPIR-V</source>
        <translation>%1 non è SPIR-V</translation>
    </message>
    <message>
        <source>its source says so: unsupported = %1</source>
        <translation>lo dice il suo sorgente: unsupported = %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no operator</source>
        <translation>“%1” non è un operatore</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no data type; expected one such as FLOAT32</source>
        <translation>“%1” non è un tipo di dati; atteso: FLOAT32</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of groups, operators, types and unsupported</source>
        <translation>“%1” non è nessuno di groups, operators, types e unsupported</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1, which is no whole number from 1 to %2</source>
        <translation>la formula dei gruppi dà %1, che non è un numero intero da 1 a %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no =</source>
        <translation>“%1” non ha =</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1 numbers; expected one, two or three</source>
        <translation>la formula dei gruppi dà %1 numeri; atteso: uno, due o tre</translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>nearest by %1</source>
        <translation>più vicino con %1</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>l’altro vicino a ogni equidistanza</translation>
    </message>
    <message>
        <source>coordinates in float64</source>
        <translation>coordinate in float64</translation>
    </message>
    <message>
        <source>coordinates by the exact ratio of the sizes</source>
        <translation>coordinate dal rapporto esatto delle dimensioni</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>coordinate con una moltiplicazione per 1 / Scale in float32</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with input size / output size in float32</source>
        <translation>coordinate con una moltiplicazione per dimensione d’ingresso / d’uscita in float32</translation>
    </message>
    <message>
        <source>align_corners with the output size for Scale · input size</source>
        <translation>align_corners con la dimensione d’uscita invece di Scale · dimensione d’ingresso</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>dimensione d’uscita / d’ingresso invece della scala data</translation>
    </message>
    <message>
        <source>coordinates clamped one element short of the end</source>
        <translation>coordinate limitate un elemento prima della fine</translation>
    </message>
    <message>
        <source>an input that is 0 outside</source>
        <translation>un ingresso che all’esterno vale 0</translation>
    </message>
    <message>
        <source>an input that wraps around at its ends</source>
        <translation>un ingresso che ricomincia dall’altro capo</translation>
    </message>
    <message>
        <source>coordinates that are not clamped: negative weights outside</source>
        <translation>coordinate non limitate: pesi negativi fuori</translation>
    </message>
    <message>
        <source>a filter whose taps outside are dropped</source>
        <translation>un filtro i cui coefficienti fuori dall’ingresso sono tralasciati</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <extracomment>A convention&apos;s name.</extracomment>
        <translation>coordinate %1</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>interpolazione lineare</translation>
    </message>
    <message>
        <source>linear interpolation without the antialiasing filter</source>
        <translation>interpolazione lineare senza il filtro antialiasing</translation>
    </message>
    <message>
        <source>the antialiasing filter HALVING</source>
        <translation>il filtro antialiasing HALVING</translation>
    </message>
    <message>
        <source>the antialiasing filter TRIANGLE</source>
        <translation>il filtro antialiasing TRIANGLE</translation>
    </message>
    <message>
        <source>an antialiasing filter whose taps outside are dropped</source>
        <translation>un filtro antialiasing i cui coefficienti fuori dall’ingresso sono tralasciati</translation>
    </message>
    <message>
        <source>weights rounded to FLOAT16</source>
        <translation>pesi arrotondati a FLOAT16</translation>
    </message>
    <message>
        <source>weights rounded to bfloat16</source>
        <translation>pesi arrotondati a bfloat16</translation>
    </message>
    <message>
        <source>weights in parts of %1</source>
        <translation>pesi in frazioni di 1/%1</translation>
    </message>
    <message>
        <source>%1 on the axes that are resized</source>
        <translation>%1 sugli assi ridimensionati</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its first element</source>
        <translation>un asse d’uscita di lunghezza uno che legge il primo elemento</translation>
    </message>
    <message>
        <source>an output axis of length one that reads the middle</source>
        <translation>un asse d’uscita di lunghezza uno che legge il mezzo</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its last element</source>
        <translation>un asse d’uscita di lunghezza uno che legge l’ultimo elemento</translation>
    </message>
    <message>
        <source>OutputPixelOffset taken as 0</source>
        <translation>OutputPixelOffset preso per 0</translation>
    </message>
    <message>
        <source>InputPixelOffset taken as 0</source>
        <translation>InputPixelOffset preso per 0</translation>
    </message>
    <message>
        <source>OutputPixelOffset with the other sign</source>
        <translation>OutputPixelOffset con il segno opposto</translation>
    </message>
    <message>
        <source>InputPixelOffset with the other sign</source>
        <translation>InputPixelOffset con il segno opposto</translation>
    </message>
    <message>
        <source>both offsets with the other sign</source>
        <translation>entrambi gli offset con il segno opposto</translation>
    </message>
    <message>
        <source>an output index that is one too high</source>
        <translation>un indice di uscita troppo alto di uno</translation>
    </message>
    <message>
        <source>an input index that is one too high</source>
        <translation>un indice di ingresso troppo alto di uno</translation>
    </message>
    <message>
        <source>an output index that is one too low</source>
        <translation>un indice di uscita troppo basso di uno</translation>
    </message>
    <message>
        <source>an input index that is one too low</source>
        <translation>un indice di ingresso troppo basso di uno</translation>
    </message>
    <message>
        <source>OutputPixelOffset subtracted after the division</source>
        <translation>OutputPixelOffset sottratto dopo la divisione</translation>
    </message>
    <message>
        <source>InputPixelOffset subtracted after the division</source>
        <translation>InputPixelOffset sottratto dopo la divisione</translation>
    </message>
    <message>
        <source>a multiplication with Scale for the division</source>
        <translation>una moltiplicazione per Scale invece della divisione</translation>
    </message>
    <message>
        <source>weights t and 1 − t exchanged</source>
        <translation>pesi t e 1 − t scambiati</translation>
    </message>
    <message>
        <source>both offsets exchanged</source>
        <translation>entrambi gli offset scambiati</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>What is done, and an axis.
----------
What is done to values, and the channels: &quot;times 2 on C 0&quot;.</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Classes of mistakes: what was done wrong, and what besides.</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>none: A and B are what is meant, within the rounding of an interpolation</source>
        <translation>none: A e B sono ciò che si intende, a meno dell’arrotondamento di un’interpolazione</translation>
    </message>
    <message>
        <source>cannot show %1: %2 does the same here</source>
        <extracomment>A class of mistakes, and what it is not told from.</extracomment>
        <translation>non può mostrare %1: %2 fa qui lo stesso</translation>
    </message>
    <message>
        <source>cannot show %1: H and W are alike, and may have been exchanged</source>
        <translation>non può mostrare %1: H e W sono uguali e potrebbero essere scambiati</translation>
    </message>
    <message>
        <source>cannot show %1: the input has fewer than three channels</source>
        <translation>non può mostrare %1: l’ingresso ha meno di tre canali</translation>
    </message>
    <message>
        <source>cannot show %1: the scales are output size / input size</source>
        <translation>non può mostrare %1: le scale sono dimensione d’uscita / dimensione d’ingresso</translation>
    </message>
    <message>
        <source>nothing is wrong</source>
        <translation>niente è sbagliato</translation>
    </message>
    <message>
        <source>one order of the channel&apos;s digits for the other</source>
        <translation>un ordine delle cifre del canale invece dell’altro</translation>
    </message>
    <message>
        <source>another permutation of the same digits, the inverse operator, another block</source>
        <translation>un’altra permutazione delle stesse cifre, l’operatore inverso, un altro blocco</translation>
    </message>
    <message>
        <source>memory read or written as another layout</source>
        <translation>memoria letta o scritta secondo un altro layout</translation>
    </message>
    <message>
        <source>H and W exchanged, or an axis mirrored</source>
        <translation>H e W scambiati, o un asse specchiato</translation>
    </message>
    <message>
        <source>BGR for RGB</source>
        <translation>BGR invece di RGB</translation>
    </message>
    <message>
        <source>another convention of where samples lie</source>
        <translation>un’altra convenzione sul posto dei campioni</translation>
    </message>
    <message>
        <source>another rule that rounds to the nearest element</source>
        <translation>un’altra regola di arrotondamento all’elemento più vicino</translation>
    </message>
    <message>
        <source>another neighbour on a tie, or a coordinate of another precision</source>
        <translation>un altro vicino a un’equidistanza, o una coordinata di un’altra precisione</translation>
    </message>
    <message>
        <source>the scale that is given for the ratio of sizes, or the reverse</source>
        <translation>la scala data invece del rapporto delle dimensioni, o il contrario</translation>
    </message>
    <message>
        <source>an axis of length one treated apart</source>
        <translation>un asse di lunghezza uno trattato a parte</translation>
    </message>
    <message>
        <source>sums rounded to an integer other than toward zero</source>
        <translation>somme arrotondate a interi altrimenti che verso lo zero</translation>
    </message>
    <message>
        <source>weights or sums in half precision or fixed point</source>
        <translation>pesi o somme in mezza precisione o in virgola fissa</translation>
    </message>
    <message>
        <source>another treatment of what lies outside, or has weight 0</source>
        <translation>un altro trattamento di ciò che è fuori, o ha peso 0</translation>
    </message>
    <message>
        <source>the filter on for off, the other filter, or its outside dropped</source>
        <translation>il filtro acceso invece di spento, l’altro filtro, o i suoi coefficienti fuori dall’ingresso tralasciati</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>nearest per linear, o l’inverso</translation>
    </message>
    <message>
        <source>elements that were never written</source>
        <translation>elementi mai scritti</translation>
    </message>
    <message>
        <source>a forward map for the gradient, or its two offsets exchanged</source>
        <translation>una corrispondenza diretta invece del gradiente, o i suoi due offset scambiati</translation>
    </message>
    <message>
        <source>nothing on this list explains it</source>
        <translation>niente in questo elenco lo spiega</translation>
    </message>
    <message>
        <source>%1; or: %2</source>
        <extracomment>What one class of mistakes is, and another.</extracomment>
        <translation>%1; oppure: %2</translation>
    </message>
    <message>
        <source>%1: %2 is what is meant</source>
        <extracomment>The class of mistakes; the output.</extracomment>
        <translation>%1: %2 è ciò che si intende</translation>
    </message>
    <message>
        <source>%1: nothing that is known gives %2</source>
        <translation>%1: nulla di noto dà %2</translation>
    </message>
    <message>
        <source>%1 other mistake would give the same here</source>
        <translation>%1 altro errore darebbe qui lo stesso</translation>
    </message>
    <message>
        <source>%1 other mistakes would give the same here</source>
        <translation>altri %1 errori darebbero qui lo stesso</translation>
    </message>
    <message>
        <source>So few elements of so few values may agree by chance: it is the likeliest name, and no more.</source>
        <translation>Così pochi elementi, di così pochi valori, possono coincidere per caso: è il nome più probabile, e niente di più.</translation>
    </message>
    <message>
        <source>%1 has the sizes %2, and %3 are meant.</source>
        <translation>%1 ha le dimensioni %2, e si intendono %3.</translation>
    </message>
    <message>
        <source>%1 holds the input&apos;s values in another order: sorted they are identical.</source>
        <translation>%1 contiene i valori dell’ingresso in un altro ordine: ordinati sono identici.</translation>
    </message>
    <message>
        <source>%1 is what is meant.</source>
        <translation>%1 è ciò che si intende.</translation>
    </message>
    <message>
        <source>an output that was never written</source>
        <translation>un’uscita mai scritta</translation>
    </message>
    <message>
        <source>This data cannot tell it from %1.</source>
        <extracomment>Other mistakes: a list.</extracomment>
        <translation>Questi dati non permettono di distinguerlo da: %1.</translation>
    </message>
    <message>
        <source>This case tells them apart: %1</source>
        <translation>Questo caso li distingue: %1</translation>
    </message>
    <message>
        <source>This case tells some of them apart: %1</source>
        <translation>Questo caso ne distingue alcuni: %1</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1, or comes near it.</source>
        <translation>Nulla di noto dà %1, né ci va vicino.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 explains all, which chance does as well.</source>
        <translation>Nulla di noto dà %1; questo spiega tutto, ma anche il caso: %2.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; the right result is nearest.</source>
        <translation>Nulla di noto dà %1; il più vicino è il risultato giusto.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 comes nearest.</source>
        <translation>Nulla di noto dà %1; il più vicino è: %2.</translation>
    </message>
    <message>
        <source>coordinates computed in another precision</source>
        <translation>coordinate calcolate in un’altra precisione</translation>
    </message>
    <message>
        <source>the other neighbour at %1 of %2 coordinates that are ties</source>
        <translation>l’altro vicino a %1 delle %2 coordinate che sono equidistanze</translation>
    </message>
    <message>
        <source>the meant operator</source>
        <translation>l’operatore che si intende</translation>
    </message>
    <message>
        <source>%1, without writing %2,</source>
        <extracomment>What gives an output, but for a region of it: the words stand in the middle of a sentence.</extracomment>
        <translation>%1, senza scrivere: %2</translation>
    </message>
    <message>
        <source>%1 was never written, as it seems.</source>
        <translation>%1 non è mai stato scritto, a quanto pare.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2.</source>
        <translation>Ognuno dei suoi %1 elementi contiene %2.</translation>
    </message>
    <message>
        <source>The engine was asked %1: it gave nothing: %2</source>
        <extracomment>A case; why the engine did not run it.</extracomment>
        <translation>Al motore è stato chiesto %1: non ha dato nulla: %2</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names none explains what it gave, and another mistake is likelier.</source>
        <translation>Al motore è stato chiesto %1: dei %2 nomi nessuno spiega ciò che ha dato; è più probabile un altro errore.</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth fastest</source>
        <translation>l’ordine dei canali %1: righe del blocco prese per colonne, profondità più veloce</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth slowest</source>
        <translation>l’ordine dei canali %1: righe del blocco prese per colonne, profondità più lenta</translation>
    </message>
    <message>
        <source>the channel order %1</source>
        <translation>l’ordine dei canali %1</translation>
    </message>
    <message>
        <source>the inverse operator, %1</source>
        <translation>l’operatore inverso, %1</translation>
    </message>
    <message>
        <source>sums in FLOAT16</source>
        <translation>somme in FLOAT16</translation>
    </message>
    <message>
        <source>sums in half precision or fixed point</source>
        <translation>somme in mezza precisione o in virgola fissa</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 that is added all the same</source>
        <translation>un vicino di peso 0 che viene sommato comunque</translation>
    </message>
    <message>
        <source>sums that are rounded half to even</source>
        <translation>somme arrotondate, metà al pari</translation>
    </message>
    <message>
        <source>sums that are rounded half up</source>
        <translation>somme arrotondate, metà per eccesso</translation>
    </message>
    <message>
        <source>sums that are rounded half away from zero</source>
        <translation>somme arrotondate, metà lontano da zero</translation>
    </message>
    <message>
        <source>sums that are rounded half down</source>
        <translation>somme arrotondate, metà per difetto</translation>
    </message>
    <message>
        <source>sums that are rounded down</source>
        <translation>somme arrotondate per difetto</translation>
    </message>
    <message>
        <source>sums that are rounded up</source>
        <translation>somme arrotondate per eccesso</translation>
    </message>
    <message>
        <source>scales and offsets of H and W exchanged</source>
        <translation>scale e offset di H e W scambiati</translation>
    </message>
    <message>
        <source>%1 on %2 alone</source>
        <extracomment>What is done, and an axis.
----------
A mistake, and the part that has it: &quot;weights in parts of 256 on C 1 alone&quot;.</extracomment>
        <translation>%1 solo su %2</translation>
    </message>
    <message>
        <source>a resize of the gradient: its elements are not added to what they came from</source>
        <translation>un ridimensionamento del gradiente: i suoi elementi non si sommano a ciò da cui vengono</translation>
    </message>
    <message>
        <source>the first batch entry</source>
        <translation>la prima voce del batch</translation>
    </message>
    <message>
        <source>the last batch entry</source>
        <translation>l’ultima voce del batch</translation>
    </message>
    <message>
        <source>the first %1 batch entries</source>
        <translation>le prime %1 voci del batch</translation>
    </message>
    <message>
        <source>the last %1 batch entries</source>
        <translation>le ultime %1 voci del batch</translation>
    </message>
    <message>
        <source>the first channel</source>
        <translation>il primo canale</translation>
    </message>
    <message>
        <source>the last channel</source>
        <translation>l’ultimo canale</translation>
    </message>
    <message>
        <source>the first %1 channels</source>
        <translation>i primi %1 canali</translation>
    </message>
    <message>
        <source>the last %1 channels</source>
        <translation>gli ultimi %1 canali</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>la prima riga</translation>
    </message>
    <message>
        <source>the last row</source>
        <translation>l’ultima riga</translation>
    </message>
    <message>
        <source>the first %1 rows</source>
        <translation>le prime %1 righe</translation>
    </message>
    <message>
        <source>the last %1 rows</source>
        <translation>le ultime %1 righe</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>la prima colonna</translation>
    </message>
    <message>
        <source>the last column</source>
        <translation>l’ultima colonna</translation>
    </message>
    <message>
        <source>the first %1 columns</source>
        <translation>le prime %1 colonne</translation>
    </message>
    <message>
        <source>the last %1 columns</source>
        <translation>le ultime %1 colonne</translation>
    </message>
    <message>
        <source>the last %1 elements</source>
        <translation>gli ultimi %1 elementi</translation>
    </message>
    <message>
        <source>%1 with nearest_mode=%2</source>
        <extracomment>What a framework calls a convention, and ONNX&apos;s name of a rule.</extracomment>
        <translation>%1 con nearest_mode=%2</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and Reshape; PyTorch&apos;s pixel_unshuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH.</source>
        <translation>SpaceToDepth di ONNX non ha mode ed è DEPTH_COLUMN_ROW: scrivere Reshape, Transpose e Reshape; pixel_unshuffle di PyTorch e depth_first di OpenVINO sono COLUMN_ROW_DEPTH.</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth, TensorFlow&apos;s space_to_depth and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW; PyTorch&apos;s pixel_unshuffle is not.</source>
        <translation>SpaceToDepth di ONNX, space_to_depth di TensorFlow e blocks_first di OpenVINO sono DEPTH_COLUMN_ROW; pixel_unshuffle di PyTorch no.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;CRD&apos; (ONNX DepthToSpace); PyTorch&apos;s pixel_shuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH, TensorFlow&apos;s depth_to_space is not.</source>
        <translation>Esportare con mode=&apos;CRD&apos; (DepthToSpace di ONNX); pixel_shuffle di PyTorch e depth_first di OpenVINO sono COLUMN_ROW_DEPTH, depth_to_space di TensorFlow no.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;DCR&apos; (ONNX DepthToSpace); TensorFlow&apos;s depth_to_space and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW, PyTorch&apos;s pixel_shuffle is not.</source>
        <translation>Esportare con mode=&apos;DCR&apos; (DepthToSpace di ONNX); depth_to_space di TensorFlow e blocks_first di OpenVINO sono DEPTH_COLUMN_ROW, pixel_shuffle di PyTorch no.</translation>
    </message>
    <message>
        <source>%1 with the offsets −0.5 and 0.5</source>
        <extracomment>A formula that has offsets in it.</extracomment>
        <translation>%1 con gli offset −0.5 e 0.5</translation>
    </message>
    <message>
        <source>Ask for %1.</source>
        <extracomment>What frameworks call a convention: a list.</extracomment>
        <translation>Richiedere %1.</translation>
    </message>
    <message>
        <source>No framework has a name for what is meant: compute %1.</source>
        <extracomment>A formula.</extracomment>
        <translation>Nessun framework ha un nome per ciò che si intende: calcolare %1.</translation>
    </message>
    <message>
        <source>%1 computes x in float32 with a division; --tolerance foreign accepts every other precision.</source>
        <translation>%1 calcola x in float32 con una divisione; --tolerance foreign accetta ogni altra precisione.</translation>
    </message>
    <message>
        <source>the first, %1, holds %2</source>
        <translation>il primo, %1, contiene %2</translation>
    </message>
    <message>
        <source>the first that is not as meant, %1, holds %2</source>
        <translation>il primo che non è come si intende, %1, contiene %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 elementi su %2</translation>
    </message>
    <message>
        <source>the one element</source>
        <translation>l’unico elemento</translation>
    </message>
    <message>
        <source>all %1 elements</source>
        <translation>tutti i %1 elementi</translation>
    </message>
    <message>
        <source>the other %1 lies in %2</source>
        <translation>il resto, %1, sta qui: %2</translation>
    </message>
    <message>
        <source>the other %1 lie in %2</source>
        <translation>gli altri %1 stanno qui: %2</translation>
    </message>
    <message>
        <source>It explains %1.</source>
        <translation>Spiega %1.</translation>
    </message>
    <message>
        <source>the first of the others, %1, holds %2</source>
        <translation>il primo degli altri, %1, contiene %2</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>un elemento</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementi</translation>
    </message>
    <message>
        <source>Correct the order of the axes in the transpose.</source>
        <translation>Correggere l’ordine degli assi nella trasposizione.</translation>
    </message>
    <message>
        <source>Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format, or a Transpose to NCHW.</source>
        <translation>Trasmettere gli stride, o convertire prima: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format, o un Transpose in NCHW.</translation>
    </message>
    <message>
        <source>Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.</source>
        <translation>Qui le dimensioni sono (altezza, larghezza): OpenCV e Pillow prendono (larghezza, altezza); controllare ribaltamenti e trasposizioni.</translation>
    </message>
    <message>
        <source>Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].</source>
        <translation>Convertire con cv2.cvtColor(x, cv2.COLOR_BGR2RGB) o x[:, [2, 1, 0]].</translation>
    </message>
    <message>
        <source>PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.</source>
        <translation>PyTorch: recompute_scale_factor=False mantiene il fattore; ONNX: passare scales e non sizes, o il contrario.</translation>
    </message>
    <message>
        <source>Compute coordinates, weights and sums in float32 and round once at the end.</source>
        <translation>Calcolare coordinate, pesi e somme in float32 e arrotondare una volta sola alla fine.</translation>
    </message>
    <message>
        <source>Clamp coordinates to [0, n - 1], n the input&apos;s length, before they are split into index and weight.</source>
        <translation>Limitare le coordinate a [0, n - 1], dove n è la lunghezza dell’ingresso, prima di dividerle in indice e peso.</translation>
    </message>
    <message>
        <source>Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 repeats the edge. DirectML&apos;s filter is HALVING; an older case file that names no AntialiasFilter meant TRIANGLE.</source>
        <translation>Impostare antialias come si intende: ONNX antialias, PyTorch antialias=, Pillow filtra sempre; exclude_outside=0 ripete il bordo. Il filtro di DirectML è HALVING; un file di caso di prima, che non nomina AntialiasFilter, intendeva TRIANGLE.</translation>
    </message>
    <message>
        <source>Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.</source>
        <translation>Impostare la modalità come si intende: ONNX mode, PyTorch mode=, OpenCV interpolation=.</translation>
    </message>
    <message>
        <source>Check the number of threads or groups: round it up, and guard the last one.</source>
        <translation>Controllare il numero di thread o di gruppi: arrotondarlo per eccesso, e proteggere l’ultimo.</translation>
    </message>
    <message>
        <source>The gradient is the transpose of the forward map: add each element to all that it was read from.</source>
        <translation>Il gradiente è la trasposta della corrispondenza diretta: sommare ogni elemento a tutti quelli da cui fu letto.</translation>
    </message>
    <message>
        <source>The element at floor(x) weighs 1 − t, and the next one t = x − floor(x).</source>
        <translation>L’elemento in floor(x) pesa 1 − t, e il seguente t = x − floor(x).</translation>
    </message>
    <message>
        <source>Check how a channel&apos;s index is made: it is off by one.</source>
        <translation>Controllare come si forma l’indice di canale: è sbagliato di uno.</translation>
    </message>
    <message>
        <source>Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add them; where that is wanted, keep NaN and infinities out of the input.</source>
        <translation>Tralasciare i vicini di peso 0: 0·NaN e 0·∞ sono NaN. PyTorch, ONNX Runtime e OpenCV li sommano; se lo si vuole, tenere NaN e infiniti fuori dall’ingresso.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>altri %1</translation>
    </message>
    <message>
        <source>%1 would make it %2</source>
        <translation>%1: varrebbe %2</translation>
    </message>
    <message>
        <source>right is %1</source>
        <translation>il valore giusto è %1</translation>
    </message>
    <message>
        <source>Its element %1: %2.</source>
        <extracomment>An element, and what it holds by each mistake: a list.</extracomment>
        <translation>Il suo elemento %1: %2.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>What is wrong with sizes or scales, and another mistake.</extracomment>
        <translation>%1, e %2</translation>
    </message>
    <message>
        <source>an input that is read as packed, whatever its strides</source>
        <translation>un ingresso letto come compatto, quali che siano i suoi stride</translation>
    </message>
    <message>
        <source>%1 by a given factor</source>
        <translation>%1 con un fattore dato</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>una copia</translation>
    </message>
    <message>
        <source>%1 with BlockSize %2 and Order %3</source>
        <extracomment>An operator, and two of its fields.</extracomment>
        <translation>%1 con BlockSize %2 e Order %3</translation>
    </message>
    <message>
        <source>linear interpolation at half_pixel coordinates</source>
        <translation>interpolazione lineare a coordinate half_pixel</translation>
    </message>
    <message>
        <source>nearest by %1 at half_pixel coordinates</source>
        <translation>più vicino con %1 a coordinate half_pixel</translation>
    </message>
    <message>
        <source>output sizes with H and W exchanged</source>
        <translation>dimensioni d’uscita con H e W scambiati</translation>
    </message>
    <message>
        <source>the scale made of sizes</source>
        <translation>la scala ricavata dalle dimensioni</translation>
    </message>
    <message>
        <source>the right result, transposed: %1</source>
        <translation>il risultato giusto, trasposto: %1</translation>
    </message>
    <message>
        <source>the rearrangement %1</source>
        <translation>il riordinamento %1</translation>
    </message>
    <message>
        <source>align_corners coordinates inside the crop</source>
        <translation>coordinate align_corners all’interno del ritaglio</translation>
    </message>
    <message>
        <source>half_pixel coordinates inside the crop</source>
        <translation>coordinate half_pixel all’interno del ritaglio</translation>
    </message>
    <message>
        <source>the shape of %1 with the axes of %2</source>
        <translation>la forma di %1 con gli assi di %2</translation>
    </message>
    <message>
        <source>the axes of %1 turned round: their inverse</source>
        <translation>l’ordine inverso degli assi di %1</translation>
    </message>
    <message>
        <source>%1 by %2 and back by %3, in blocks of %4</source>
        <translation>%1 con %2 e ritorno con %3, a blocchi di %4</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 prima di %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 dopo %2</translation>
    </message>
    <message>
        <source>%1 before %2, and %3 after it</source>
        <translation>%1 prima di %2, e %3 dopo</translation>
    </message>
    <message>
        <source>a tensor that is read as (%1) and transposed by (%2)</source>
        <translation>un tensore letto come (%1) e trasposto con (%2)</translation>
    </message>
    <message>
        <source>These are two mistakes: the first alone explains %1 of them, the second alone %2.</source>
        <extracomment>After the evidence for both: counts of elements.</extracomment>
        <translation>Sono due errori: il primo da solo ne spiega %1, il secondo da solo %2.</translation>
    </message>
    <message>
        <source>the gradient of linear interpolation at half_pixel coordinates</source>
        <translation>il gradiente dell’interpolazione lineare a coordinate half_pixel</translation>
    </message>
    <message>
        <source>the gradient of nearest at half_pixel coordinates</source>
        <translation>il gradiente del più vicino a coordinate half_pixel</translation>
    </message>
    <message>
        <source>another output length</source>
        <translation>un’altra lunghezza d’uscita</translation>
    </message>
    <message>
        <source>Meant is %1.</source>
        <extracomment>Coordinates of axes: &quot;x = 4/3·o on H; x = 12/7·o on W&quot;.</extracomment>
        <translation>Inteso è: %1.</translation>
    </message>
    <message>
        <source>a division of 0 by 0 on an axis of length one</source>
        <translation>una divisione di 0 per 0 su un asse di lunghezza uno</translation>
    </message>
    <message>
        <source>Every element of %1 is NaN, and no element of the input is.</source>
        <translation>Ogni elemento di %1 è NaN, e nessun elemento dell’ingresso lo è.</translation>
    </message>
    <message>
        <source>H or W has length one: (n − 1) / (m − 1) is 0 / 0 there, where corners are aligned.</source>
        <translation>H o W ha lunghezza uno: lì (n − 1) / (m − 1) è 0 / 0, se gli angoli sono allineati.</translation>
    </message>
    <message>
        <source>a scale of %1 for %2</source>
        <translation>una scala di %1 invece di %2</translation>
    </message>
    <message>
        <source>%1 (the slope is %2)</source>
        <extracomment>A line, and a formula of its slope.</extracomment>
        <translation>%1 (la pendenza è %2)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>tra %1 e %2</translation>
    </message>
    <message>
        <source>the coordinates %1</source>
        <translation>le coordinate %1</translation>
    </message>
    <message>
        <source>a gradient that is divided by the scale, a mean for a sum</source>
        <translation>un gradiente diviso per la scala, una media invece di una somma</translation>
    </message>
    <message>
        <source>a gradient whose weights are made to sum to 1, a mean for a sum</source>
        <translation>un gradiente con pesi portati a somma 1, una media invece di una somma</translation>
    </message>
    <message>
        <source>sums that are cut off toward zero</source>
        <translation>somme troncate verso zero</translation>
    </message>
    <message>
        <source>%1 after each axis, W first</source>
        <extracomment>How sums are rounded.</extracomment>
        <translation>%1 dopo ogni asse, prima W</translation>
    </message>
    <message>
        <source>%1 after each axis, H first</source>
        <translation>%1 dopo ogni asse, prima H</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends</source>
        <translation>un ingresso riflesso ai suoi capi</translation>
    </message>
    <message>
        <source>coordinates that are not clamped below 0: a negative weight at the first element</source>
        <translation>coordinate non limitate sotto 0: un peso negativo al primo elemento</translation>
    </message>
    <message>
        <source>coordinates that are not clamped beyond the last element: a negative weight there</source>
        <translation>coordinate non limitate dopo l’ultimo elemento: lì un peso negativo</translation>
    </message>
    <message>
        <source>an index that is clamped, with the weights of the coordinate that is not</source>
        <translation>un indice limitato, con i pesi della coordinata che non lo è</translation>
    </message>
    <message>
        <source>coordinates computed in FLOAT16</source>
        <translation>coordinate calcolate in FLOAT16</translation>
    </message>
    <message>
        <source>coordinates rounded to FLOAT16</source>
        <translation>coordinate arrotondate a FLOAT16</translation>
    </message>
    <message>
        <source>coordinates in steps of 1/%1</source>
        <translation>coordinate a passi di 1/%1</translation>
    </message>
    <message>
        <source>weights cut off to parts of %1</source>
        <translation>pesi troncati in frazioni di 1/%1</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too high</source>
        <translation>coordinate troppo alte di mezzo pixel d’ingresso</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too low</source>
        <translation>coordinate troppo basse di mezzo pixel d’ingresso</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too high</source>
        <translation>coordinate troppo alte di un pixel d’ingresso</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too low</source>
        <translation>coordinate troppo basse di un pixel d’ingresso</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too high</source>
        <translation>coordinate troppo alte di mezzo pixel d’uscita</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too low</source>
        <translation>coordinate troppo basse di mezzo pixel d’uscita</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What one class of mistakes is, and another that was made at the same time.</extracomment>
        <translation>%1; e: %2</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends, the edge twice</source>
        <translation>un ingresso riflesso alle estremità, il bordo due volte</translation>
    </message>
    <message>
        <source>a reshape of the right result</source>
        <translation>un reshape del risultato giusto</translation>
    </message>
    <message>
        <source>a reshape of the input</source>
        <translation>un reshape dell’ingresso</translation>
    </message>
    <message>
        <source>All %1 elements stand in the right order of memory, under the shape %2.</source>
        <extracomment>A number of elements; sizes.</extracomment>
        <translation>Tutti i %1 elementi sono nell’ordine giusto in memoria, sotto la forma %2.</translation>
    </message>
    <message>
        <source>Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a reshape does not.</source>
        <translation>Dategli le dimensioni %1, il che non sposta nulla; se si vuole un altro ordine degli assi, trasponete: un reshape non lo fa.</translation>
    </message>
    <message>
        <source>coordinates computed in bfloat16</source>
        <translation>coordinate calcolate in bfloat16</translation>
    </message>
    <message>
        <source>coordinates rounded to bfloat16</source>
        <translation>coordinate arrotondate a bfloat16</translation>
    </message>
    <message>
        <source>the right result on another scale, by a curve, or cut off</source>
        <translation>il risultato giusto su un’altra scala, con una curva, o tagliato</translation>
    </message>
    <message>
        <source>All of them lie in %1.</source>
        <extracomment>A part of a tensor: &quot;H 14&quot;.</extracomment>
        <translation>Tutti sono in %1.</translation>
    </message>
    <message>
        <source>All of them lie in %1, which holds the right values %2.</source>
        <translation>Tutti sono in %1, che ha i valori giusti, %2.</translation>
    </message>
    <message>
        <source>the scales of H and W exchanged</source>
        <translation>le scale di H e W scambiate</translation>
    </message>
    <message>
        <source>memory with rows in a pitch of %1 that is read in one of %2</source>
        <translation>memoria con righe a passo %1 che è letta a passo %2</translation>
    </message>
    <message>
        <source>a reshape of the input without the transposition</source>
        <translation>un reshape dell’ingresso senza la trasposizione</translation>
    </message>
    <message>
        <source>a product with all weights of an axis, 0 · NaN over the whole plane</source>
        <translation>un prodotto con tutti i pesi di un asse, 0 · NaN su tutto il piano</translation>
    </message>
    <message>
        <source>a product with all weights of H, 0 · NaN over whole columns</source>
        <translation>un prodotto con tutti i pesi di H, 0 · NaN su colonne intere</translation>
    </message>
    <message>
        <source>a product with all weights of W, 0 · NaN over whole rows</source>
        <translation>un prodotto con tutti i pesi di W, 0 · NaN su righe intere</translation>
    </message>
    <message>
        <source>a gradient whose terms overwrite each other: the last is left</source>
        <translation>un gradiente i cui termini si sovrascrivono: resta l’ultimo</translation>
    </message>
    <message>
        <source>a gradient of which only the first term is kept</source>
        <translation>un gradiente di cui resta solo il primo termine</translation>
    </message>
    <message>
        <source>a gradient that drops the second neighbour&apos;s terms</source>
        <translation>un gradiente senza i termini del secondo vicino</translation>
    </message>
    <message>
        <source>a gradient that drops the first neighbour&apos;s terms</source>
        <translation>un gradiente senza i termini del primo vicino</translation>
    </message>
    <message>
        <source>Memory that nobody wrote may hold it; or NaN comes from 0 / 0, ∞ − ∞ or 0 · ∞: look at divisors that may be 0.</source>
        <translation>La memoria che nessuno ha scritto può essere riempita così; oppure NaN viene da 0 / 0, da ∞ − ∞ e da 0 · ∞: controllare i divisori che possono valere 0.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is input %3.</source>
        <translation>Ognuno dei suoi %1 elementi contiene %2, cioè l’ingresso %3.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is the mean of the input.</source>
        <translation>Ognuno dei suoi %1 elementi contiene %2, cioè la media dell’ingresso.</translation>
    </message>
    <message>
        <source>interpolated in linear light (sRGB)</source>
        <translation>interpolato in luce lineare (sRGB)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.2)</source>
        <translation>interpolato in luce lineare (gamma 2.2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2)</source>
        <translation>interpolato in luce lineare (gamma 2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.4)</source>
        <translation>interpolato in luce lineare (gamma 2.4)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 1.8)</source>
        <translation>interpolato in luce lineare (gamma 1.8)</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB)</source>
        <translation>decodificato in luce lineare (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve</source>
        <translation>codificato con la curva di sRGB</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB) before</source>
        <translation>decodificato prima in luce lineare (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve before</source>
        <translation>codificato prima con la curva di sRGB</translation>
    </message>
    <message>
        <source>raised to the power 2.2</source>
        <translation>elevato alla potenza 2.2</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2</source>
        <translation>elevato alla potenza 1/2.2</translation>
    </message>
    <message>
        <source>raised to the power 2</source>
        <translation>elevato alla potenza 2</translation>
    </message>
    <message>
        <source>raised to the power 1/2</source>
        <translation>elevato alla potenza 1/2</translation>
    </message>
    <message>
        <source>raised to the power 2.2 before</source>
        <translation>elevato prima alla potenza 2.2</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2 before</source>
        <translation>elevato prima alla potenza 1/2.2</translation>
    </message>
    <message>
        <source>of an input clipped to 0 … 1</source>
        <translation>di un ingresso limitato a 0 … 1</translation>
    </message>
    <message>
        <source>of an input without negative values</source>
        <translation>di un ingresso senza valori negativi</translation>
    </message>
    <message>
        <source>of an input cut to whole numbers</source>
        <translation>di un ingresso troncato a numeri interi</translation>
    </message>
    <message>
        <source>of an input rounded to whole numbers</source>
        <translation>di un ingresso arrotondato a numeri interi</translation>
    </message>
    <message>
        <source>of an input rounded down to whole numbers</source>
        <translation>di un ingresso arrotondato per difetto a numeri interi</translation>
    </message>
    <message>
        <source>of an input rounded to FLOAT16</source>
        <translation>di un ingresso arrotondato a FLOAT16</translation>
    </message>
    <message>
        <source>of an input rounded to bfloat16</source>
        <translation>di un ingresso arrotondato a bfloat16</translation>
    </message>
    <message>
        <source>rounded to bfloat16</source>
        <translation>arrotondato a bfloat16</translation>
    </message>
    <message>
        <source>cut off toward zero</source>
        <translation>troncato verso zero</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>arrotondato, le metà per eccesso</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>arrotondato, le metà al pari</translation>
    </message>
    <message>
        <source>rounded half away from zero</source>
        <translation>arrotondato, le metà lontano da zero</translation>
    </message>
    <message>
        <source>rounded half down</source>
        <translation>arrotondato, le metà per difetto</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrotondato per difetto</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>arrotondato per eccesso</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>diviso per %1</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>shifted by %1</source>
        <translation>spostato di %1</translation>
    </message>
    <message>
        <source>cut off below %1</source>
        <translation>tagliato sotto %1</translation>
    </message>
    <message>
        <source>cut off above %1</source>
        <translation>tagliato sopra %1</translation>
    </message>
    <message>
        <source>%1 to whole numbers</source>
        <translation>%1 a numeri interi</translation>
    </message>
    <message>
        <source>%1 to steps of 1/%2</source>
        <translation>%1 a passi di 1/%2</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 soltanto</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A result, and what is done to its values: &quot;the right result times 2, shifted by 3&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the right result</source>
        <translation>il risultato giusto</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 è %2.</translation>
    </message>
    <message>
        <source>a read beyond the end of a row, into the next row,</source>
        <translation>una lettura oltre la fine di una riga, nella riga seguente,</translation>
    </message>
    <message>
        <source>a read beyond the end of a plane, into the next plane,</source>
        <translation>una lettura oltre la fine di un piano, nel piano seguente,</translation>
    </message>
    <message>
        <source>%1, but %2,</source>
        <translation>%1, ma %2,</translation>
    </message>
    <message>
        <source>%1 of %2 elements differs</source>
        <translation>%1 elemento su %2 differisce</translation>
    </message>
    <message>
        <source>%1 of %2 elements differ</source>
        <translation>%1 elementi su %2 differiscono</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>infiniti: %1</translation>
    </message>
    <message>
        <source>%1, %2 … %3</source>
        <extracomment>Every second row, say: the first, the second and the last.</extracomment>
        <translation>%1, %2 … %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>one element in %1, from element %2 to %3 in the order of memory</source>
        <translation>un elemento su %1, dall’elemento %2 al %3 nell’ordine della memoria</translation>
    </message>
    <message>
        <source>the elements %1 to %2 in the order of memory</source>
        <translation>gli elementi da %1 a %2 nell’ordine della memoria</translation>
    </message>
    <message>
        <source>Keep the fractions of floats, and cut integers&apos; sums off toward zero, as DirectML does: clamp and cast (static_cast, astype) without rounding; or compare with --tolerance integers=half-even or another rounding.</source>
        <translation>Mantenere le frazioni dei numeri in virgola mobile e troncare verso lo zero le somme di interi, come DirectML: limitare e convertire (static_cast, astype) senza arrotondare; o confrontare con --tolerance integers=half-even o un altro arrotondamento.</translation>
    </message>
    <message>
        <source>memory that lies %1 further on</source>
        <extracomment>A number of elements: &quot;memory that lies one element further on&quot;.</extracomment>
        <translation>memoria spostata di %1 in avanti</translation>
    </message>
    <message>
        <source>memory that lies %1 further back</source>
        <translation>memoria spostata di %1 all’indietro</translation>
    </message>
    <message>
        <source>planes whose memory is rotated by %1</source>
        <translation>piani la cui memoria è ruotata di %1</translation>
    </message>
    <message>
        <source>rows that are rotated by %1</source>
        <translation>righe ruotate di %1</translation>
    </message>
    <message>
        <source>a last column that repeats the one before</source>
        <translation>un’ultima colonna che ripete la precedente</translation>
    </message>
    <message>
        <source>a last row that repeats the one before</source>
        <translation>un’ultima riga che ripete la precedente</translation>
    </message>
    <message>
        <source>channels in the order %1</source>
        <extracomment>Numbers: &quot;channels in the order 1, 0, 2&quot;.</extracomment>
        <translation>canali nell’ordine %1</translation>
    </message>
    <message>
        <source>channels taken from %1</source>
        <extracomment>Numbers: &quot;channels taken from 0, 0, 0&quot;.</extracomment>
        <translation>canali presi da %1</translation>
    </message>
    <message>
        <source>a picture that is shifted, %1,</source>
        <translation>un’immagine che è spostata, %1,</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that blurs</source>
        <translation>un filtro su %1 × %2 elementi che sfoca</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that sharpens</source>
        <translation>un filtro su %1 × %2 elementi che rende nitido</translation>
    </message>
    <message>
        <source>It holds for every element whose neighbours all lie inside.</source>
        <translation>Vale per ogni elemento i cui vicini sono tutti all’interno.</translation>
    </message>
    <message>
        <source>%1, with a channel more: C %2 holds %3 everywhere</source>
        <extracomment>A result, a channel&apos;s number and a value: an alpha channel, say.</extracomment>
        <translation>%1, con un canale in più: C %2 contiene %3 ovunque</translation>
    </message>
    <message>
        <source>Where these sizes are meant, it is %1, and no mistake.</source>
        <translation>Se queste dimensioni sono volute, è %1, senza errore.</translation>
    </message>
    <message>
        <source>Of these %1 take the other neighbour on a tie, which --tolerance ties=either accepts.</source>
        <translation>Di questi, %1 prendono l’altro vicino a un’equidistanza, cosa che --tolerance ties=either accetta.</translation>
    </message>
    <message>
        <source>rounded to FLOAT16</source>
        <translation>arrotondato a FLOAT16</translation>
    </message>
    <message>
        <source>of an input with 0 for NaN</source>
        <translation>di un ingresso con 0 al posto di NaN</translation>
    </message>
    <message>
        <source>with 0 for NaN</source>
        <translation>con 0 al posto di NaN</translation>
    </message>
    <message>
        <source>of bytes that are read as signed ones</source>
        <translation>di byte letti come con segno</translation>
    </message>
    <message>
        <source>as luma of BT.601 in every channel</source>
        <translation>come luma di BT.601 in ogni canale</translation>
    </message>
    <message>
        <source>as luma of BT.709 in every channel</source>
        <translation>come luma di BT.709 in ogni canale</translation>
    </message>
    <message>
        <source>as the mean of its channels in every channel</source>
        <translation>come la media dei suoi canali in ogni canale</translation>
    </message>
    <message>
        <source>%1 everywhere</source>
        <translation>%1 ovunque</translation>
    </message>
    <message>
        <source>shifted by %1 and wrapped around at %2</source>
        <translation>spostato di %1 e ripreso da capo a %2</translation>
    </message>
    <message>
        <source>%1 takes %2, with x in float32: on a tie that is one of the neighbours, and the other is wrong. --tolerance ties=either accepts both, for programs that choose otherwise.</source>
        <extracomment>An operator; a formula.</extracomment>
        <translation>%1 prende %2, con x in float32: a un’equidistanza è uno dei vicini, e l’altro è sbagliato. --tolerance ties=either accetta entrambi, per i programmi che scelgono altrimenti.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <extracomment>A value, and the one that is meant.</extracomment>
        <translation>%1 invece di %2</translation>
    </message>
    <message>
        <source>%1: input %2</source>
        <extracomment>What an element of the output holds, and the element of the input that it is.</extracomment>
        <translation>%1: ingresso %2</translation>
    </message>
    <message>
        <source>%1, which holds %2 everywhere</source>
        <extracomment>Where elements lie, and their value.</extracomment>
        <translation>%1, dove tutto vale %2</translation>
    </message>
    <message>
        <source>the largest difference is %1, at %2: %3</source>
        <extracomment>A number; what an element holds.</extracomment>
        <translation>la differenza più grande è %1, a %2: %3</translation>
    </message>
    <message>
        <source>the largest finite difference is %1, at %2: %3</source>
        <translation>la differenza finita più grande è %1, a %2: %3</translation>
    </message>
    <message>
        <source>%1 is what %2 give</source>
        <translation>%1 è ciò che danno: %2</translation>
    </message>
    <message>
        <source>%1 is what %2 gives</source>
        <translation>%1 è ciò che dà: %2</translation>
    </message>
    <message>
        <source>%1, but for %2</source>
        <translation>%1, salvo %2</translation>
    </message>
    <message>
        <source>output size / input size as scale</source>
        <extracomment>A clause after the name of a convention.</extracomment>
        <translation>dimensione d’uscita / d’ingresso come scala</translation>
    </message>
    <message>
        <source>another number of channels or batch entries</source>
        <translation>un altro numero di canali o di elementi del batch</translation>
    </message>
    <message>
        <source>%1, clamped to %2 … %3,</source>
        <extracomment>Coordinates, and between which elements they are kept.</extracomment>
        <translation>%1, limitate a %2 … %3,</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names it leaves %3.</source>
        <translation>Al motore è stato chiesto %1: dei %2 nomi ne restano %3.</translation>
    </message>
    <message>
        <source>In einops, %1 is meant.</source>
        <translation>Si intende %1 (einops).</translation>
    </message>
    <message>
        <source>%1 computes %2.</source>
        <extracomment>An operator, and its formula.</extracomment>
        <translation>%1 calcola %2.</translation>
    </message>
    <message>
        <source>align_corners and pytorch_half_pixel treat an output of length one apart.</source>
        <translation>align_corners e pytorch_half_pixel trattano a parte un’uscita di lunghezza uno.</translation>
    </message>
    <message>
        <source>Give both tensors the same scale and zero point (pictures have 0 … 255 or 0 … 1): DirectML interpolates the stored numbers, and knows no quantisation, gamma or exposure.</source>
        <translation>Date ai due tensori la stessa scala e lo stesso zero (le immagini hanno 0 … 255 o 0 … 1): DirectML interpola i numeri come sono, senza quantizzazione, gamma o esposizione.</translation>
    </message>
    <message>
        <source>an input that is read %1</source>
        <translation>un ingresso letto %1</translation>
    </message>
    <message>
        <source>an output that is written %1</source>
        <translation>un’uscita scritta %1</translation>
    </message>
    <message>
        <source>an operator that reads and writes %1</source>
        <translation>un operatore che legge e scrive %1</translation>
    </message>
    <message>
        <source>a tensor %1</source>
        <translation>un tensore %1</translation>
    </message>
    <message>
        <source>memory read %1</source>
        <translation>memoria letta %1</translation>
    </message>
    <message>
        <source>memory written %1</source>
        <translation>memoria scritta %1</translation>
    </message>
    <message>
        <source>with H and W exchanged</source>
        <translation>con H e W scambiati</translation>
    </message>
    <message>
        <source>with a quarter turn to the left</source>
        <translation>con un quarto di giro a sinistra</translation>
    </message>
    <message>
        <source>with a quarter turn to the right</source>
        <translation>con un quarto di giro a destra</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>colonna per colonna</translation>
    </message>
    <message>
        <source>as NHWC</source>
        <translation>come NHWC</translation>
    </message>
    <message>
        <source>as NCHW in place of NHWC</source>
        <translation>come NCHW invece di NHWC</translation>
    </message>
    <message>
        <source>from its last row up</source>
        <translation>dall’ultima riga in su</translation>
    </message>
    <message>
        <source>from its last column on</source>
        <translation>dall’ultima colonna</translation>
    </message>
    <message>
        <source>with a half turn</source>
        <translation>con un mezzo giro</translation>
    </message>
    <message>
        <source>with its first and third channel exchanged (BGR for RGB)</source>
        <translation>con il primo e il terzo canale scambiati (BGR invece di RGB)</translation>
    </message>
    <message>
        <source>with its channels reversed</source>
        <translation>con i canali invertiti</translation>
    </message>
    <message>
        <source>with N and C exchanged</source>
        <translation>con N e C scambiati</translation>
    </message>
    <message>
        <source>with a channel index that is one too high</source>
        <translation>con un indice di canale troppo alto di uno</translation>
    </message>
    <message>
        <source>with a channel index that is one too low</source>
        <translation>con un indice di canale troppo basso di uno</translation>
    </message>
    <message>
        <source>with its first batch entry for all</source>
        <translation>con il primo elemento del batch per tutti</translation>
    </message>
    <message>
        <source>%1 in NHWC</source>
        <translation>%1 in NHWC</translation>
    </message>
    <message>
        <source>a reshape of the result of %1</source>
        <translation>un reshape del risultato di %1</translation>
    </message>
    <message>
        <source>The operator is %1.</source>
        <extracomment>A command line.</extracomment>
        <translation>L’operatore è %1.</translation>
    </message>
    <message>
        <source>%1 is %2 and holds values that are no %3, the type of the input; save the input as %2</source>
        <translation>%1 è in %2 e contiene valori che non esistono in %3, il tipo dell’ingresso; salva l’ingresso in %2</translation>
    </message>
    <message>
        <source>the right result without its last elements along an axis</source>
        <translation>il risultato giusto senza i suoi ultimi elementi lungo un asse</translation>
    </message>
    <message>
        <source>the right result without its first elements along an axis</source>
        <translation>il risultato giusto senza i suoi primi elementi lungo un asse</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4</source>
        <translation>con %1 × %2 pixel richiede %3 di memoria, più del limite di memoria di %4</translation>
    </message>
    <message>
        <source>it is a drawing, not pixels; export it as .png first</source>
        <translation>è un disegno, non pixel; esportarlo prima in .png</translation>
    </message>
    <message>
        <source>it does not say how large it is; .png would do</source>
        <translation>non dice quanto è grande; atteso: .png</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>il file finisce prima della sua immagine</translation>
    </message>
    <message>
        <source>not enough memory for its pixels</source>
        <translation>non c’è abbastanza memoria per i suoi pixel</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 from byte %4 on are needed</source>
        <translation>%1 ha %2 byte; ne servono %3 dal byte %4</translation>
    </message>
    <message>
        <source>gives %1 = %2, which %3</source>
        <translation>dà %1 = %2, che %3</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>%1 is no built-in example</source>
        <translation>%1 non è un esempio incorporato</translation>
    </message>
    <message>
        <source>dispatch %1 is asked for, and there are %2</source>
        <translation>è chiesto il dispatch %1, e ce ne sono %2</translation>
    </message>
    <message>
        <source>dispatchable &quot;%1&quot; %2</source>
        <translation>il dispatchable “%1”: %2</translation>
    </message>
    <message>
        <source>the dispatch of &quot;%1&quot; binds nothing to %2</source>
        <translation>il dispatch di “%1” non lega nulla a %2</translation>
    </message>
    <message>
        <source>%1 = %2 is too small for %3 bytes of values at initialValuesOffsetInBytes = %4</source>
        <translation>%1 = %2 è troppo piccolo per %3 byte di valori a initialValuesOffsetInBytes = %4</translation>
    </message>
    <message>
        <source>%1 = %2 is not a command; dispatch, print and writeFile are</source>
        <translation>%1 = %2 non è un comando; lo sono dispatch, print e writeFile</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the dispatchables</source>
        <translation>%1 = %2 non è uno dei dispatchables</translation>
    </message>
    <message>
        <source>%1 = %2 reaches beyond 2^64 bytes</source>
        <translation>%1 = %2 supera 2^64 byte</translation>
    </message>
    <message>
        <source>%1 = %2 begins after the %3 bytes of resource &quot;%4&quot;</source>
        <translation>%1 = %2 comincia dopo i %3 byte della risorsa “%4”</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the resources</source>
        <translation>%1 = %2 non è una delle resources</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; 1 is the version that it reads</source>
        <translation>%1 = %2 è più recente di questo programma, che legge la versione 1</translation>
    </message>
    <message>
        <source>%1 = %2 is expected of a resource that does not exist</source>
        <translation>%1 = %2 è atteso da una risorsa che non esiste</translation>
    </message>
    <message>
        <source>%1 holds %2, and the operator&apos;s input is %3</source>
        <translation>%1 contiene %2, e l’ingresso dell’operatore è %3</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and %3 needs %4</source>
        <translation>%1 ha %2 byte, e %3 ne richiede %4</translation>
    </message>
    <message>
        <source>%1: no dispatch reads a resource &quot;%2&quot; as %3</source>
        <translation>%1: nessun dispatch legge una risorsa “%2” come %3</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>I dati</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>is missing; bound are: %1</source>
        <translation>manca; sono legati: %1</translation>
    </message>
    <message>
        <source>has %1 bytes; %2 are needed from offset %3 on</source>
        <translation>ha %1 byte; ne servono %2 dall’offset %3</translation>
    </message>
    <message>
        <source>is the input&apos;s memory too; an output needs its own</source>
        <translation>è anche la memoria dell’ingresso; un’uscita richiede la propria</translation>
    </message>
    <message>
        <source>dispatch of &quot;%1&quot;: %2</source>
        <translation>dispatch di “%1”: %2</translation>
    </message>
    <message>
        <source>%1 has %2 values; %3 are needed for %4</source>
        <translation>%1 ha %2 valori; ne servono %3 per %4</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels</source>
        <translation>Annidato per più di %1 livelli</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark, which DxDispatch does not read; save it as UTF-8 without</source>
        <translation>Il testo comincia con un indicatore di ordine dei byte, che DxDispatch non legge; salvarlo in UTF-8 senza</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>The text has %1 bytes; within the memory budget it may have %2. Keep large values in a .npy file</source>
        <translation>Il testo ha %1 byte; il limite di memoria ne permette %2. Tenere i valori grandi in un file .npy</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manca</translation>
    </message>
    <message>
        <source>%1 = %2 is not an object {…}</source>
        <translation>%1 = %2 non è un oggetto {…}</translation>
    </message>
    <message>
        <source>%1 = %2 is not an array […]</source>
        <translation>%1 = %2 non è un array […]</translation>
    </message>
    <message>
        <source>%1 = %2 is not a string</source>
        <translation>%1 = %2 non è una stringa</translation>
    </message>
    <message>
        <source>%1 = %2 is neither true nor false</source>
        <translation>%1 = %2 non è né true né false</translation>
    </message>
    <message>
        <source>%1 = %2 is not a whole number from 0 to %3</source>
        <translation>%1 = %2 non è un numero intero da 0 a %3</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Il testo</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a number, &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation>%1 = %2 non è un %3; atteso: un numero, “nan”, “inf” o “-inf”</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a whole number from %4 to %5</source>
        <translation>%1 = %2 non è un %3; atteso: un numero intero da %4 a %5</translation>
    </message>
    <message>
        <source>%1 = %2 is not a kind of tensor that can be used; DML_TENSOR_TYPE_BUFFER is</source>
        <translation>%1 = %2 non è un genere di tensore utilizzabile; lo è DML_TENSOR_TYPE_BUFFER</translation>
    </message>
    <message>
        <source>%1 = %2 is not the number of Sizes, %3</source>
        <translation>%1 = %2 non è il numero di Sizes, %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of its values; expected %3</source>
        <translation>%1 = %2 non è uno dei suoi valori; atteso: %3</translation>
    </message>
    <message>
        <source>%1 is no field of %2 and is ignored</source>
        <translation>%1 non è un campo per %2 ed è ignorato</translation>
    </message>
    <message>
        <source>is of type &quot;%1&quot;, which is none of the operators of this program: %2</source>
        <translation>è del tipo “%1”, che non è nessuno degli operatori di questo programma: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not a tolerance; expected 0 or a positive number</source>
        <translation>%1 = %2 non è una tolleranza; atteso: 0 o un numero positivo</translation>
    </message>
    <message>
        <source>%1 = %2 is no rounding; expected truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil</source>
        <translation>%1 = %2 non è un arrotondamento; atteso: truncate, half-up, half-even, half-away-from-zero, half-down, floor o ceil</translation>
    </message>
    <message>
        <source>%1 = %2 is more than all elements; expected 0 to 1</source>
        <translation>%1 = %2 è più di tutti gli elementi; atteso: da 0 a 1</translation>
    </message>
    <message>
        <source>%1 = %2 needs initialValuesDataType beside it</source>
        <translation>%1 = %2 richiede initialValuesDataType accanto</translation>
    </message>
    <message>
        <source>%1 = %2 stands beside value; only one of them can be meant</source>
        <translation>%1 = %2 sta accanto a value; solo uno dei due può essere inteso</translation>
    </message>
    <message>
        <source>%1 = %2 is not a file&apos;s name</source>
        <translation>%1 = %2 non è un nome di file</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; lies outside the case&apos;s folder</source>
        <translation>%1 = “%2” sta fuori dalla cartella del caso</translation>
    </message>
    <message>
        <source>%1 = %2 holds %3 where initialValuesDataType is %4</source>
        <translation>%1 = %2 contiene %3 mentre initialValuesDataType è %4</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2 non è nel pacchetto</translation>
    </message>
    <message>
        <source>%1 = %2 is a picture, which a case file cannot bring here; open it in the window or save it as .npy</source>
        <translation>%1 = %2 è un’immagine, che un file di caso non può portare qui; aprirla nella finestra o salvarla come .npy</translation>
    </message>
    <message>
        <source>%1 = %2 has %3 bytes, not a multiple of the %4 of a %5</source>
        <translation>%1 = %2 ha %3 byte, non un multiplo dei %4 di un %5</translation>
    </message>
    <message>
        <source>%1 = %2 cannot be used: %3</source>
        <translation>%1 = %2 non si può usare: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is neither an array nor an object with value, valueStart or sourcePath</source>
        <translation>%1 = %2 non è né un array né un oggetto con value, valueStart o sourcePath</translation>
    </message>
    <message>
        <source>%1 = %2 has neither value, valueStart nor sourcePath</source>
        <translation>%1 = %2 non ha né value, né valueStart, né sourcePath</translation>
    </message>
    <message>
        <source>%1 = %2 is not a data type that values can have; FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8 are</source>
        <translation>%1 = %2 non è un tipo che i valori possono avere; lo sono FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8</translation>
    </message>
    <message>
        <source>%1 = %2 has no values</source>
        <translation>%1 = %2 non ha valori</translation>
    </message>
    <message>
        <source>%1 = %2 has more than 2^32 − 1 values</source>
        <translation>%1 = %2 ha più di 2^32 − 1 valori</translation>
    </message>
    <message>
        <source>%1 = %2 is no report of tessera; expected &quot;%3&quot;</source>
        <translation>%1 = %2 non è un rapporto di tessera; atteso: “%3”</translation>
    </message>
    <message>
        <source>%1 = %2 is a form that this program does not know; expected %3, or a newer tessera</source>
        <translation>%1 = %2 è un formato che questo programma non conosce; atteso: %3, o un tessera più recente</translation>
    </message>
    <message>
        <source>%1 = %2 is none that writes reports; expected &quot;tessera 0.1.0&quot;</source>
        <translation>%1 = %2 non è un programma che scrive rapporti; atteso: “tessera 0.1.0”</translation>
    </message>
    <message>
        <source>%1 elements in one row are more than the %2 that a size can say</source>
        <translation>%1 elementi di seguito superano i %2 che una dimensione può esprimere</translation>
    </message>
    <message>
        <source>Resource &quot;%1&quot; is &quot;deferred&quot;: only an ONNX dispatch would fill it</source>
        <translation>La risorsa “%1” è “deferred”: la riempirebbe solo un dispatch ONNX</translation>
    </message>
    <message>
        <source>its writeFile commands are left out: `tessera run --output` says what is written</source>
        <translation>i suoi comandi writeFile sono tralasciati: `tessera run --output` dice che cosa viene scritto</translation>
    </message>
    <message>
        <source>%1 reads &quot;%2&quot;, which %3 writes; each is a case of its own, with the values that the file gives</source>
        <translation>%1 legge “%2”, che %3 scrive; ciascuno è un caso a sé, con i valori dati dal file</translation>
    </message>
    <message>
        <source>%1 = %2 is no operator of this program; `tessera help` lists them</source>
        <translation>%1 = %2 non è un operatore di questo programma; `tessera help` li elenca</translation>
    </message>
    <message>
        <source>%1 = %2 is no data type; expected one such as FLOAT32</source>
        <translation>%1 = %2 non è un tipo di dati; atteso: FLOAT32</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes of memory; of the budget of %3, %4 are left</source>
        <translation>%1 richiede %2 byte di memoria; del limite di %3 ne restano %4</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>the case of line %1: %2</source>
        <translation>il caso della riga %1: %2</translation>
    </message>
    <message>
        <source>@%1: no case of this lesson has that name</source>
        <translation>@%1: nessun caso di questa lezione ha quel nome</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is about a case, and none stands before it</source>
        <translation>“%1” riguarda un caso, e nessuno lo precede</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is stated of &quot;%2&quot;; expected %3</source>
        <translation>“%1” è affermato di “%2”; atteso: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected %2</source>
        <translation>“%1”: atteso: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not all of the question; expected %2</source>
        <translation>“%1” non è tutta la domanda; atteso: %2</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>non ce n’è</translation>
    </message>
    <message>
        <source>the case only moves elements: its axes have no coordinates</source>
        <translation>il caso sposta solo elementi: i suoi assi non hanno coordinate</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a calculation, or one of %2</source>
        <translation>“%1”: atteso: un calcolo, o uno di %2</translation>
    </message>
    <message>
        <source>is not UTF-8; expected a file saved as UTF-8</source>
        <translation>non è in UTF-8; atteso: il file salvato in UTF-8</translation>
    </message>
    <message>
        <source>has no title; expected a first line &quot;# Title&quot;</source>
        <translation>non ha un titolo; atteso: una prima riga “# Titolo”</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected &quot;# Title&quot; or &quot;## Heading&quot;</source>
        <translation>“%1”: atteso: “# Titolo” o “## Sottotitolo”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second title; expected &quot;## Heading&quot;</source>
        <translation>“%1” è un secondo titolo; atteso: “## Sottotitolo”</translation>
    </message>
    <message>
        <source>begins with &quot;%1&quot;; expected a paragraph, &quot;- &quot; for a list, &quot;## &quot; for a heading or &quot;```&quot;</source>
        <translation>comincia con “%1”; atteso: un paragrafo, “- ” per un elenco, “## ” per un sottotitolo o “```”</translation>
    </message>
    <message>
        <source>the block &quot;```%1&quot; does not end; expected a line &quot;```&quot;</source>
        <translation>il blocco “```%1” non finisce; atteso: una riga “```”</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a whole number from 0 to %2</source>
        <translation>“%1”: atteso: un numero intero da 0 a %2</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; would not travel with the lesson; expected a file that lies beside it, a generator such as iota, or values:1,2,3</source>
        <translation>--data “%1” non viaggerebbe con la lezione; atteso: un file accanto, un generatore come iota, o values:1,2,3</translation>
    </message>
    <message>
        <source>has no line; expected DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</source>
        <translation>non ha una riga; atteso: DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</translation>
    </message>
    <message>
        <source>stands before the first answer</source>
        <translation>sta prima della prima risposta</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>is missing: a question needs an answer that is wrong</source>
        <translation>manca: una domanda richiede una risposta sbagliata</translation>
    </message>
    <message>
        <source>is missing: each answer says why it is right or wrong</source>
        <translation>manca: ogni risposta dice perché è giusta o sbagliata</translation>
    </message>
    <message>
        <source>&quot;{=%1}&quot; states nothing that can be recomputed; expected {= 49 | output 0,1,2,3}</source>
        <translation>“{=%1}” non afferma nulla che si possa ricalcolare; atteso: {= 49 | output 0,1,2,3}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end; expected %2, or \%3 for the sign itself</source>
        <translation>“%1” non finisce; atteso: %2, o \%3 per il segno stesso</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a function of the input and fields, such as %2</source>
        <translation>“%1”: atteso una funzione dell’ingresso e di campi, come %2</translation>
    </message>
    <message>
        <source>an exercise reads no file; expected a generator such as iota, or values:1,2,3</source>
        <translation>un esercizio non legge file; atteso un generatore come iota, o values:1,2,3</translation>
    </message>
    <message>
        <source>%1: %2 has no field %3</source>
        <translation>%1: %2 non ha il campo %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis, such as Scales[3]</source>
        <translation>“%1”: atteso un asse, come Scales[3]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis from 0 to %2</source>
        <translation>“%1”: atteso un asse da 0 a %2</translation>
    </message>
    <message>
        <source>a layout has four axes, and the case has %1</source>
        <translation>un layout ha quattro assi, e il caso ne ha %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected the letters N, C, H and W in an order, such as NHWC</source>
        <translation>“%1”: atteso le lettere N, C, H e W in un ordine, come NHWC</translation>
    </message>
    <message>
        <source>Layout: the input has gaps; expected one that is packed</source>
        <translation>Layout: l’ingresso ha dei vuoti; atteso uno compatto</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected fields and their values, such as %2</source>
        <translation>“%1”: atteso campi e i loro valori, come %2</translation>
    </message>
    <message>
        <source>the case has %1; expected it among the choices %2</source>
        <translation>il caso ha %1; atteso tra le scelte %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected two choices or more</source>
        <translation>“%1”: atteso almeno due scelte</translation>
    </message>
    <message>
        <source>the knobs have more than %1 settings together</source>
        <translation>le manopole hanno insieme più di %1 impostazioni</translation>
    </message>
    <message>
        <source>stands before the first knob</source>
        <translation>sta prima della prima manopola</translation>
    </message>
    <message>
        <source>stands before the task</source>
        <translation>sta prima del compito</translation>
    </message>
    <message>
        <source>is done before a knob is turned</source>
        <translation>è già riuscito prima di girare una manopola</translation>
    </message>
    <message>
        <source>no setting of the knobs does it</source>
        <translation>nessuna impostazione delle manopole ci riesce</translation>
    </message>
    <message>
        <source>%1 of %2 elements are right so far.</source>
        <translation>Finora sono giusti %1 elementi su %2.</translation>
    </message>
    <message>
        <source>Done: all %1 elements are right.</source>
        <translation>Fatto: tutti i %1 elementi sono giusti.</translation>
    </message>
    <message>
        <source>The output has the sizes %1, the target %2.</source>
        <translation>L’uscita ha le dimensioni %1, l’obiettivo %2.</translation>
    </message>
    <message>
        <source>This cannot be: %1.</source>
        <translation>Non è possibile: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a case whose channels become blocks, or the reverse</source>
        <translation>“%1”: valore atteso: un caso i cui canali diventano blocchi, o il contrario</translation>
    </message>
    <message>
        <source>has %1 answers; expected one for each of the %2 engines</source>
        <translation>ha %1 risposte; attesa una per ciascuno dei %2 motori</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a setting of the knobs of the case before</source>
        <translation>“%1”: atteso un valore delle manopole del caso che precede</translation>
    </message>
    <message>
        <source>That is right. Now say why.</source>
        <translation>È giusto. Ora di’ perché.</translation>
    </message>
    <message>
        <source>your picture does not fit this lesson: its case has an output of %1; expected one image of 1 channel, which is grey, or of 3: red, green and blue</source>
        <translation>l’immagine non si adatta a questa lezione: il suo caso ha un’uscita di %1; attesa: una sola immagine di 1 canale, in grigio, o di 3: rosso, verde e blu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected choices, such as %1 0,0.5</source>
        <translation>“%1”: atteso scelte, come %1 0,0.5</translation>
    </message>
    <message>
        <source>&quot;```%1&quot;: expected lesson, case, question, exercise or text</source>
        <translation>“```%1”: atteso lesson, case, question, exercise o text</translation>
    </message>
    <message>
        <source>is no field of ```%1; expected %2</source>
        <translation>non è un campo di ```%1; atteso: %2</translation>
    </message>
    <message>
        <source>one answer is right: expected one line &quot;right: …&quot;</source>
        <translation>una sola risposta è giusta: attesa una riga “right: …”</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected equal FIELD=VALUE</source>
        <translation>“%1”: atteso equal FIELD=VALUE</translation>
    </message>
    <message>
        <source>a page shows at most %1 elements of both tensors together, not %2; try smaller Sizes</source>
        <translation>una pagina mostra al massimo %1 elementi dei due tensori insieme, e non %2; provare Sizes più piccole</translation>
    </message>
</context>
<context>
    <name>measure</name>
    <message>
        <source>%1 of %2 equal</source>
        <translation>%1 su %2 uguali</translation>
    </message>
    <message>
        <source>the input is constant: whatever is read, the output is the same</source>
        <translation>l’ingresso è costante: qualunque cosa si legga, l’uscita è la stessa</translation>
    </message>
    <message>
        <source>%1 of %2 elements lie on ties: with either neighbour accepted the case tells little</source>
        <translation>%1 elementi su %2 stanno su equidistanze: se è accettato l’uno o l’altro vicino, il caso dice poco</translation>
    </message>
    <message>
        <source>does not apply: stride 0 repeats the elements of dimension %1, so that they cannot be numbered</source>
        <translation>non si applica: lo stride 0 ripete gli elementi della dimensione %1, così che non si possono numerare</translation>
    </message>
    <message>
        <source>both orders are the same here, so that none is proved</source>
        <translation>i due ordini qui sono gli stessi, così che nessuno è provato</translation>
    </message>
    <message>
        <source>%1 run differs from the first</source>
        <translation>%1 esecuzione differisce dalla prima</translation>
    </message>
    <message>
        <source>%1 runs differ from the first</source>
        <translation>%1 esecuzioni differiscono dalla prima</translation>
    </message>
    <message>
        <source>this is run %1</source>
        <translation>questa è l’esecuzione %1</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>non c’è abbastanza memoria per questo</translation>
    </message>
    <message>
        <source>by bits alone at %1: %2, not %3</source>
        <translation>solo nei bit in %1: %2, non %3</translation>
    </message>
    <message>
        <source>a NaN at %1: %2, not %3</source>
        <translation>un NaN in %1: %2, non %3</translation>
    </message>
    <message>
        <source>an infinity at %1: %2, not %3</source>
        <translation>un infinito in %1: %2, non %3</translation>
    </message>
    <message>
        <source>largest |A − B| %1 at %2: %3, not %4</source>
        <translation>massimo |A − B| %1 in %2: %3, non %4</translation>
    </message>
    <message>
        <source>largest |A − B| %1, %2 at %3: %4, not %5</source>
        <translation>massimo |A − B| %1, %2 in %3: %4, non %5</translation>
    </message>
    <message>
        <source>largest ULP %1 at %2: %3, not %4</source>
        <translation>massimo ULP %1 in %2: %3, non %4</translation>
    </message>
    <message>
        <source>%1 of %2 input elements stand in the output exactly once</source>
        <translation>%1 elementi d’ingresso su %2 stanno nell’uscita esattamente una volta</translation>
    </message>
    <message>
        <source>the first is %1</source>
        <translation>il primo è %1</translation>
    </message>
    <message>
        <source>%1 runs, the same bits each time</source>
        <translation>%1 esecuzioni, ogni volta gli stessi bit</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first</source>
        <translation>%1 esecuzioni su %2 differiscono dalla prima</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first, first at %3</source>
        <translation>%1 esecuzioni su %2 differiscono dalla prima, prima in %3</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>permutazione</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>andata e ritorno</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>ripetizione</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 runs</source>
        <translation>fermato al limite di %1 esecuzioni</translation>
    </message>
    <message>
        <source>%1 dispatches nothing: it has no output</source>
        <translation>%1 non esegue nulla: non c’è uscita</translation>
    </message>
    <message>
        <source>The file&apos;s case is another one: %1</source>
        <translation>Il caso del file è un altro: %1</translation>
    </message>
    <message>
        <source>The expected values belong to another input</source>
        <translation>I valori attesi appartengono a un altro ingresso</translation>
    </message>
    <message>
        <source>cannot be compared: %1, not %2</source>
        <translation>non si può confrontare: %1, non %2</translation>
    </message>
    <message>
        <source>%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at fault; `check --against cpu` shows every element. Use the cpu engine</source>
        <translation>%1 ha dato un risultato sbagliato: l’elemento %2 è %3 mentre il caso ha %4. La colpa è del suo driver o del dispositivo; `check --against cpu` mostra ogni elemento. Usare il motore cpu</translation>
    </message>
    <message>
        <source>The first run of a new engine, all of it: compilation, allocation, transfers</source>
        <translation>La prima esecuzione di un nuovo motore, per intero: compilazione, allocazione, trasferimenti</translation>
    </message>
    <message>
        <source>Hot runs: those after the first, on the same buffers</source>
        <translation>Esecuzioni a caldo: quelle dopo la prima, sugli stessi buffer</translation>
    </message>
    <message>
        <source>The shortest hot run&apos;s time in the kernel, transfers excluded</source>
        <translation>Il tempo a caldo più breve nel kernel, trasferimenti esclusi</translation>
    </message>
    <message>
        <source>Of the hot runs&apos; times in the kernel</source>
        <translation>Dei tempi a caldo nel kernel</translation>
    </message>
    <message>
        <source>95 % of the hot runs&apos; kernels took at most this long</source>
        <translation>Il 95 % dei kernel a caldo è durato al massimo tanto</translation>
    </message>
    <message>
        <source>The longest hot run&apos;s time in the kernel</source>
        <translation>Il tempo a caldo più lungo nel kernel</translation>
    </message>
    <message>
        <source>Bytes that the operator must read and write / median kernel time</source>
        <translation>Byte che l’operatore deve leggere e scrivere / tempo mediano del kernel</translation>
    </message>
    <message>
        <source>The time of the engine&apos;s own copy of (input + output) / 2 bytes / the kernel&apos;s, medians of runs in turn</source>
        <translation>Il tempo della copia del motore stesso di (ingresso + uscita) / 2 byte / quello del kernel, mediane di esecuzioni alternate</translation>
    </message>
    <message>
        <source>Making the plan: tables and strides; once for each case</source>
        <translation>Fare il piano: tabelle e stride; una volta per caso</translation>
    </message>
    <message>
        <source>Input to the device, median</source>
        <translation>L’ingresso verso il dispositivo, mediana</translation>
    </message>
    <message>
        <source>Output from the device, median</source>
        <translation>L’uscita dal dispositivo, mediana</translation>
    </message>
    <message>
        <source>The whole call, transfers included, median</source>
        <translation>L’intera chiamata, trasferimenti inclusi, mediana</translation>
    </message>
    <message>
        <source>It is the output of another case: %1</source>
        <translation>È l’uscita di un altro caso: %1</translation>
    </message>
    <message>
        <source>largest finite |A − B| %1 at %2: %3, not %4</source>
        <translation>|A − B| finita più grande %1 a %2: %3, non %4</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>infiniti: %1</translation>
    </message>
    <message>
        <source>%1 within the tolerance (%2)</source>
        <translation>%1 entro la tolleranza (%2)</translation>
    </message>
    <message>
        <source>%1 beyond it</source>
        <translation>%1 oltre</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance (%2)</source>
        <translation>%1 oltre la tolleranza (%2)</translation>
    </message>
    <message>
        <source>which is allowed</source>
        <translation>il che è permesso</translation>
    </message>
    <message>
        <source>%1 nowhere</source>
        <translation>%1 da nessuna parte</translation>
    </message>
    <message>
        <source>%1 more than once</source>
        <translation>%1 più di una volta</translation>
    </message>
    <message>
        <source>%1 outputs come from no element</source>
        <translation>%1 uscite non vengono da nessun elemento</translation>
    </message>
    <message>
        <source>%1 of %2 are back after %3</source>
        <translation>%1 su %2 sono tornati dopo %3</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 contiene %2</translation>
    </message>
    <message>
        <source>in the other order %1 of %2</source>
        <translation>nell’altro ordine %1 su %2</translation>
    </message>
    <message>
        <source>in the other order only %1 of %2</source>
        <translation>nell’altro ordine solo %1 su %2</translation>
    </message>
    <message>
        <source>%1 would hold %2</source>
        <translation>%1 conterrebbe %2</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>a freddo</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>of copy</source>
        <translation>della copia</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>piano</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>invio</translation>
    </message>
    <message>
        <source>download</source>
        <translation>ricezione</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>totale</translation>
    </message>
</context>
<context>
    <name>measured</name>
    <message>
        <source>cubic interpolation with a = %1</source>
        <translation>interpolazione cubica con a = %1</translation>
    </message>
    <message>
        <source>cubic interpolation with a = %1, its taps outside dropped</source>
        <translation>interpolazione cubica con a = %1, senza i coefficienti esterni</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1, its taps outside dropped</source>
        <translation>un filtro cubico con a = %1, senza i coefficienti esterni</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1</source>
        <translation>un filtro cubico con a = %1</translation>
    </message>
    <message>
        <source>the mean of the area that an output covers</source>
        <translation>la media dell’area che un’uscita copre</translation>
    </message>
    <message>
        <source>the mean of all elements that an output touches</source>
        <translation>la media di tutti gli elementi che un’uscita tocca</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes, its taps outside dropped</source>
        <translation>un filtro di Lanczos a tre lobi, senza i coefficienti esterni</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes</source>
        <translation>un filtro di Lanczos a tre lobi</translation>
    </message>
    <message>
        <source>the mean of the elements whose centres an output covers</source>
        <translation>la media degli elementi il cui centro è coperto da un’uscita</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 non si può leggere: %2</translation>
    </message>
    <message>
        <source>%1 lies outside the model&apos;s folder</source>
        <translation>%1 sta fuori dalla cartella del modello</translation>
    </message>
    <message>
        <source>%1 holds %2, and %3 gives %4</source>
        <translation>%1 contiene %2, e %3 dà %4</translation>
    </message>
    <message>
        <source>tensor %1 has more than 8 dimensions</source>
        <translation>il tensore %1 ha più di 8 dimensioni</translation>
    </message>
    <message>
        <source>tensor %1 has the size %2; expected 0 to 2^32 − 1</source>
        <translation>il tensore %1 ha la dimensione %2; atteso: da 0 a 2^32 − 1</translation>
    </message>
    <message>
        <source>tensor %1 has %2 values; its sizes need %3</source>
        <translation>il tensore %1 ha %2 valori; le sue dimensioni ne richiedono %3</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in another file; expected data in the file itself</source>
        <translation>il tensore %1 tiene i suoi dati in un altro file; atteso: dati nel file stesso</translation>
    </message>
    <message>
        <source>tensor %1 is of ONNX&apos;s element type %2; FLOAT, DOUBLE, FLOAT16, BOOL and integers of 8 to 64 bits are read</source>
        <translation>il tensore %1 è del tipo di elemento %2 di ONNX; si leggono FLOAT, DOUBLE, FLOAT16, BOOL e interi da 8 a 64 bit</translation>
    </message>
    <message>
        <source>tensor %1 has more than 2^64 elements</source>
        <translation>il tensore %1 ha più di 2^64 elementi</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>il tensore %1</translation>
    </message>
    <message>
        <source>attribute %1 is neither a number, a text nor a list of them</source>
        <translation>l’attributo %1 non è né un numero, né un testo, né una loro lista</translation>
    </message>
    <message>
        <source>Constant node of %1 has no value</source>
        <translation>Il nodo Constant di %1 non ha valore</translation>
    </message>
    <message>
        <source>imports the opset %1, which there is not</source>
        <translation>importa l’opset %1, che non esiste</translation>
    </message>
    <message>
        <source>imports no opset of ONNX&apos;s own</source>
        <translation>non importa nessun opset di ONNX</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; files of ONNX have less than 2^31</source>
        <translation>%1 ha %2 byte; i file di ONNX ne hanno meno di 2^31</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 non si può aprire</translation>
    </message>
    <message>
        <source>%1 is none of ONNX&apos;s files, or a damaged one</source>
        <translation>%1 non è un file di ONNX, o è danneggiato</translation>
    </message>
    <message>
        <source>A file of ONNX cannot hold this: it has at most 2 GiB</source>
        <translation>Un file di ONNX non può contenere questo: ha al massimo 2 GiB</translation>
    </message>
    <message>
        <source>it stands in the function %1, whose sizes are those of each call</source>
        <translation>sta nella funzione %1, le cui dimensioni sono quelle di ogni chiamata</translation>
    </message>
    <message>
        <source>its input&apos;s sizes are open: %1</source>
        <translation>le dimensioni del suo ingresso sono aperte: %1</translation>
    </message>
    <message>
        <source>The model has too many nodes that move elements: not all chains were tried.</source>
        <translation>Il modello ha troppi nodi che spostano elementi: non tutte le catene sono state provate.</translation>
    </message>
    <message>
        <source>the type of its input %1 is none of DirectML&apos;s, or not known</source>
        <translation>il tipo del suo ingresso %1 non è di quelli di DirectML, o non è noto</translation>
    </message>
    <message>
        <source>the sizes of its input %1 are not known</source>
        <translation>le dimensioni del suo ingresso %1 non sono note</translation>
    </message>
    <message>
        <source>%1 has no node %2 that is one of DirectML&apos;s layout operators</source>
        <translation>%1 non ha un nodo %2 che sia uno degli operatori di layout di DirectML</translation>
    </message>
    <message>
        <source>expected %1, or other numbers</source>
        <translation>atteso: %1, o altri numeri</translation>
    </message>
    <message>
        <source>The provider runs the %1 nodes one by one.</source>
        <translation>Il provider esegue i %1 nodi uno per uno.</translation>
    </message>
    <message>
        <source>holds no node besides constants</source>
        <translation>non contiene nodi oltre alle costanti</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in %2, outside the model&apos;s folder</source>
        <translation>il tensore %1 tiene i suoi dati in %2, fuori dalla cartella del modello</translation>
    </message>
    <message>
        <source>--dim %1: expected a name and a size, such as --dim batch=1</source>
        <translation>--dim %1: atteso: un nome e una dimensione, come --dim batch=1</translation>
    </message>
    <message>
        <source>%1 has %2 nodes, and none of them is one of DirectML&apos;s layout operators</source>
        <translation>%1 ha %2 nodi, e nessuno è uno degli operatori di layout di DirectML</translation>
    </message>
    <message>
        <source>%1 has %2 nodes of which each is a case; expected one, such as %3; `tessera model` lists them</source>
        <translation>%1 ha %2 nodi, ognuno dei quali è un caso; atteso: uno di essi, come %3; `tessera model` li elenca</translation>
    </message>
    <message>
        <source>%1 was recorded as %2 %3; the node needs %4 %5</source>
        <translation>%1 è stato registrato come %2 %3; il nodo richiede %4 %5</translation>
    </message>
    <message>
        <source>%1 holds no .npy, .npz or .pb</source>
        <translation>%1 non contiene .npy, .npz o .pb</translation>
    </message>
    <message>
        <source>its input %1 was not recorded</source>
        <translation>il suo ingresso %1 non è stato registrato</translation>
    </message>
    <message>
        <source>its output %1 was not recorded</source>
        <translation>la sua uscita %1 non è stata registrata</translation>
    </message>
    <message>
        <source>The model is of opset %1, and the library for shapes knows opset %2: what was changed since may keep sizes open.</source>
        <translation>Il modello è dell’opset %1, e la libreria delle forme conosce l’opset %2: ciò che è cambiato da allora può lasciare aperte delle dimensioni.</translation>
    </message>
    <message>
        <source>--dim %1: the model leaves no size open</source>
        <translation>--dim %1: il modello non lascia aperta alcuna dimensione</translation>
    </message>
    <message>
        <source>--dim %1: the model has no such size</source>
        <translation>--dim %1: il modello non ha questa dimensione</translation>
    </message>
    <message>
        <source>%1 cannot be linked: %2</source>
        <translation>%1 non si può collegare: %2</translation>
    </message>
    <message>
        <source>it has %1 elements; expected a few an axis</source>
        <translation>ha %1 elementi; attesi pochi per asse</translation>
    </message>
    <message>
        <source>its data in %1 are %2 bytes long; its sizes need %3</source>
        <translation>i suoi dati in %1 sono lunghi %2 byte; le sue dimensioni ne richiedono %3</translation>
    </message>
    <message>
        <source>its data lie in %1, which cannot be read</source>
        <translation>i suoi dati sono in %1, che non si può leggere</translation>
    </message>
    <message>
        <source>its data are the bytes %1 to %2 of %3, which has %4</source>
        <translation>i suoi dati sono i byte da %1 a %2 di %3, che ne ha %4</translation>
    </message>
    <message>
        <source>Tensor %1 is not read: %2.</source>
        <translation>Il tensore %1 non viene letto: %2.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser does not read it: %1</source>
        <translation>il parser di ONNX non lo legge: %1</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser fails with this text</source>
        <translation>il parser di ONNX fallisce con questo testo</translation>
    </message>
    <message>
        <source>the text has no node with an input</source>
        <translation>il testo non ha alcun nodo con un ingresso</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>il testo non dice quanto è grande %1; atteso --Sizes 1,8,2,3 accanto</translation>
    </message>
    <message>
        <source>%1 is %2 in the text, and --Sizes says %3</source>
        <translation>%1 è %2 nel testo, e --Sizes dice %3</translation>
    </message>
    <message>
        <source>the text has %1 of DirectML&apos;s layout operators, %2 and %3; expected one</source>
        <translation>il testo ha %1 degli operatori di layout di DirectML, %2 e %3; atteso uno</translation>
    </message>
    <message>
        <source>none of the nodes is one of DirectML&apos;s layout operators</source>
        <translation>nessuno dei nodi è un operatore di layout di DirectML</translation>
    </message>
    <message>
        <source>It stands in a graph of QuantizeLinear and DequantizeLinear: a runtime may compute it in %1.</source>
        <translation>Sta in un grafo di QuantizeLinear e DequantizeLinear: un runtime può calcolarlo in %1.</translation>
    </message>
    <message>
        <source>its %1 are no constant of the model: %2</source>
        <translation>i suoi %1 non sono una costante del modello: %2</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>troncate</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrotondate per difetto</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>arrotondate al pari più vicino</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>arrotondate al più vicino, la metà per eccesso</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>arrotondate per eccesso</translation>
    </message>
    <message>
        <source>The library for shapes fails with %1: only sizes that the model says itself are known there.</source>
        <translation>La libreria delle forme fallisce con %1: lì sono note solo le dimensioni che il modello stesso dice.</translation>
    </message>
    <message>
        <source>`tessera model` lists those that it has</source>
        <translation>`tessera model` elenca quelli che ha</translation>
    </message>
    <message>
        <source>the values of the tensor %1 are not known</source>
        <translation>i valori del tensore %1 non sono noti</translation>
    </message>
    <message>
        <source>tensor %1 is there twice; expected each once</source>
        <translation>il tensore %1 c’è due volte; atteso: ognuno una volta</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>is not a type that this operator takes</source>
        <translation>non è un tipo che questo operatore prende</translation>
    </message>
    <message>
        <source>is not the input&apos;s type</source>
        <translation>non è il tipo dell’ingresso</translation>
    </message>
    <message>
        <source>is not a multiple of %1 = %2</source>
        <translation>non è un multiplo di %1 = %2</translation>
    </message>
    <message>
        <source>does not have four dimensions {N, C, H, W}</source>
        <translation>non ha quattro dimensioni {N, C, H, W}</translation>
    </message>
    <message>
        <source>is not a block&apos;s side</source>
        <translation>non è il lato di un blocco</translation>
    </message>
    <message>
        <source>and BlockSize = %1 give an output size beyond 2^32 − 1</source>
        <translation>e BlockSize = %1 danno una dimensione di uscita oltre 2^32 − 1</translation>
    </message>
    <message>
        <source>does not follow from the input %1 and BlockSize = %2</source>
        <translation>non segue dall’ingresso %1 e da BlockSize = %2</translation>
    </message>
    <message>
        <source>Output row %1, column %2 is row %3, column %4 of its %5 block, and that place of channel %6 is kept in input channel %7 at row %8, column %9.</source>
        <translation>La riga %1, colonna %2 dell’uscita è la riga %3, colonna %4 del suo blocco %5, e quel posto del canale %6 è conservato nel canale d’ingresso %7, riga %8, colonna %9.</translation>
    </message>
    <message>
        <source>Output channel %1 at row %2, column %3 keeps row %4, column %5 of its %6 block of input channel %7, which is input row %8, column %9.</source>
        <translation>Il canale di uscita %1, riga %2, colonna %3 conserva la riga %4, colonna %5 del suo blocco %6 del canale d’ingresso %7, cioè la riga %8, colonna %9 dell’ingresso.</translation>
    </message>
    <message>
        <source>BlockSize is 1: both orders leave everything where it is</source>
        <translation>BlockSize è 1: entrambi gli ordini lasciano tutto dov’è</translation>
    </message>
    <message>
        <source>the output has one channel: both orders are the same</source>
        <translation>l’uscita ha un solo canale: i due ordini sono uguali</translation>
    </message>
    <message>
        <source>the input has one channel: both orders are the same</source>
        <translation>l’ingresso ha un solo canale: i due ordini sono uguali</translation>
    </message>
    <message>
        <source>BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart</source>
        <translation>BlockSize è 2, dove b + b è b·b; un blocco più grande distingue più errori</translation>
    </message>
    <message>
        <source>The tensor that is read: {N, C, H, W}.</source>
        <translation>Il tensore che è letto: {N, C, H, W}.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape follows from the rest.</source>
        <translation>Il tensore che è scritto; la sua forma segue dal resto.</translation>
    </message>
    <message>
        <source>The side of the square block of pixels that BlockSize² channels become, or come from.</source>
        <translation>Il lato del blocco quadrato di pixel che BlockSize² canali diventano, o da cui vengono.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementi</translation>
    </message>
    <message>
        <source>How the channel index is made of depth, block column and block row, the fastest first.</source>
        <translation>Come l’indice di canale si compone di profondità, colonna e riga del blocco, il più veloce per primo.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, depth fastest.</source>
        <translation>Sposta canali in blocchi di pixel, profondità più veloce.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, in one of two orders.</source>
        <translation>Sposta canali in blocchi di pixel, in uno di due ordini.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, depth fastest.</source>
        <translation>Sposta blocchi di pixel in canali, profondità più veloce.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, in one of two orders.</source>
        <translation>Sposta blocchi di pixel in canali, in uno di due ordini.</translation>
    </message>
    <message>
        <source>%1 takes another kind of value</source>
        <translation>%1 prende un altro genere di valore</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>%1 non ha il campo %2</translation>
    </message>
    <message>
        <source>needs %1 with the input and the tables, more than the memory budget of %2</source>
        <translation>richiede %1 con l’ingresso e le tabelle, più del limite di memoria di %2</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>supera 2^64 byte</translation>
    </message>
    <message>
        <source>needs more than 2^64 bytes with the input and the tables</source>
        <translation>richiede più di 2^64 byte con l’ingresso e le tabelle</translation>
    </message>
    <message>
        <source>AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an axis that shrinks enough</source>
        <translation>AntialiasFilter qui non ha effetto: vuole Antialiased, LINEAR e un asse che si riduce abbastanza</translation>
    </message>
    <message>
        <source>RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no operator that does the same; with Antialiased = false it is written as RESAMPLE2</source>
        <translation>RESAMPLE3 con Antialiased = true non si può scrivere per DxDispatch, che non conosce un operatore equivalente; con Antialiased = false si scrive come RESAMPLE2</translation>
    </message>
    <message>
        <source>The tensor that is read: one to four dimensions.</source>
        <translation>Il tensore che è letto: da una a quattro dimensioni.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape may be chosen.</source>
        <translation>Il tensore che è scritto; la sua forma si può scegliere.</translation>
    </message>
    <message>
        <source>Whether an output copies one element or blends neighbours.</source>
        <translation>Se un’uscita copia un elemento o mescola i vicini.</translation>
    </message>
    <message>
        <source>Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR.</source>
        <translation>Se nearest prende l’elemento alla coordinata o dopo, o alla coordinata o prima; senza effetto con LINEAR.</translation>
    </message>
    <message>
        <source>The number of scales: the rank of both tensors.</source>
        <translation>Il numero di scale: il rango di entrambi i tensori.</translation>
    </message>
    <message>
        <source>The number of scales and offsets: the rank of both tensors.</source>
        <translation>Il numero di scale e offset: il rango di entrambi i tensori.</translation>
    </message>
    <message>
        <source>Output pixels per input pixel, for each axis.</source>
        <translation>Pixel di uscita per pixel d’ingresso, per ogni asse.</translation>
    </message>
    <message>
        <source>Added to an input coordinate before scaling, for each axis.</source>
        <translation>Aggiunto a una coordinata d’ingresso prima della scala, per ogni asse.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>Added to the scaled coordinate, for each axis.</source>
        <translation>Aggiunto alla coordinata scalata, per ogni asse.</translation>
    </message>
    <message>
        <source>When shrinking with LINEAR: filter, so that an output reads all pixels that it covers; outside, the edge repeats.</source>
        <translation>Riducendo con LINEAR: filtra, perché un’uscita legga tutti i pixel che copre; fuori, il bordo si ripete.</translation>
    </message>
    <message>
        <source>Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that are not pixel centres, and that it rounds nothing in between, is our rule: no document says it.</source>
        <translation>Quale filtro; non è un campo di DirectML, il cui filtro è HALVING. Come questo tratti le lunghezze dispari e gli offset che non sono centri di pixel, e che non arrotondi nulla nel mezzo, è una nostra regola: nessun documento lo dice.</translation>
    </message>
    <message>
        <source>Resizes by scales, pixel centres at one half.</source>
        <translation>Ridimensiona per scale, centri dei pixel a un mezzo.</translation>
    </message>
    <message>
        <source>Resizes by scales and pixel offsets; nearest rounds ties up.</source>
        <translation>Ridimensiona per scale e offset; nearest risolve le equidistanze per eccesso.</translation>
    </message>
    <message>
        <source>RESAMPLE1 with a rounding direction for nearest.</source>
        <translation>RESAMPLE1 con un verso di arrotondamento per nearest.</translation>
    </message>
    <message>
        <source>RESAMPLE2 with an antialiasing filter for linear.</source>
        <translation>RESAMPLE2 con un filtro antialiasing per linear.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s output.</source>
        <translation>Il gradiente dell’uscita dell’operatore diretto.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s input; its shape may be chosen.</source>
        <translation>Il gradiente dell’ingresso dell’operatore diretto; la sua forma si può scegliere.</translation>
    </message>
    <message>
        <source>Whether a forward output copied one element or blended neighbours.</source>
        <translation>Se un’uscita diretta ha copiato un elemento o mescolato i vicini.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s: its output pixels per input pixel, for each axis.</source>
        <translation>Quelle dell’operatore diretto: i suoi pixel di uscita per pixel di ingresso, per ogni asse.</translation>
    </message>
    <message>
        <source>Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis.</source>
        <translation>Di InputGradientTensor, l’uscita diretta: aggiunto alla sua coordinata scalata, per ogni asse.</translation>
    </message>
    <message>
        <source>Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis.</source>
        <translation>Di OutputGradientTensor, l’ingresso diretto: aggiunto alla sua coordinata prima della scala, per ogni asse.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE1: its map read backwards.</source>
        <translation>Il gradiente di RESAMPLE1: la sua corrispondenza letta all’indietro.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE2: its map read backwards.</source>
        <translation>Il gradiente di RESAMPLE2: la sua corrispondenza letta all’indietro.</translation>
    </message>
    <message>
        <source>needs one value for each of the %1 dimensions</source>
        <translation>richiede un valore per ognuna delle %1 dimensioni</translation>
    </message>
    <message>
        <source>is not a finite number above 0</source>
        <translation>non è un numero finito maggiore di 0</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>non è un numero finito</translation>
    </message>
    <message>
        <source>no coordinate is a tie: how ties are rounded is not tested</source>
        <translation>nessuna coordinata è un’equidistanza: il loro arrotondamento non è provato</translation>
    </message>
    <message>
        <source>no coordinate lies outside the input: the repeated edge is not tested</source>
        <translation>nessuna coordinata è fuori dall’ingresso: il bordo ripetuto non è provato</translation>
    </message>
    <message>
        <source>nothing is cropped: the scaled input is no larger than the output</source>
        <translation>niente è ritagliato: l’ingresso scalato non è più grande dell’uscita</translation>
    </message>
    <message>
        <source>How DirectML halves an odd length, or where offsets are not pixel centres, is in no document: here it is our rule.</source>
        <translation>Come DirectML dimezzi una lunghezza dispari, o dove gli offset non sono centri di pixel, non è in alcun documento: qui è una nostra regola.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>ha più di quattro dimensioni</translation>
    </message>
    <message>
        <source>does not have the %1 dimensions of %2</source>
        <translation>non ha le %1 dimensioni di %2</translation>
    </message>
    <message>
        <source>is not the rank of both tensors</source>
        <translation>non è il rango di entrambi i tensori</translation>
    </message>
    <message>
        <source>%1 + … (%2 in all)</source>
        <translation>%1 + … (%2 in tutto)</translation>
    </message>
    <message>
        <source>%1 → in %2 = %3</source>
        <translation>%1 → ingresso %2 = %3</translation>
    </message>
    <message>
        <source>%1 → halved once: %2</source>
        <translation>%1 → dimezzato una volta: %2</translation>
    </message>
    <message>
        <source>%1 → halved %2 times: %3</source>
        <translation>%1 → dimezzato %2 volte: %3</translation>
    </message>
    <message>
        <source>%1  a tie: [%2] on the other side</source>
        <translation>%1  equidistanza: [%2] dall’altra parte</translation>
    </message>
    <message>
        <source>%1  taps outside read the edge</source>
        <translation>%1  i coefficienti fuori leggono il bordo</translation>
    </message>
    <message>
        <source>%1  clamped to the edge</source>
        <translation>%1  riportato al bordo</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input: outside, the edge is repeated, and its element passes unchanged.</source>
        <translation>L’uscita si trova in %1 dell’ingresso: fuori, il bordo si ripete, e il suo elemento passa immutato.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input, which is an element: it passes unchanged.</source>
        <translation>L’uscita si trova in %1 dell’ingresso, che è un elemento: passa immutato.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it; outside, the edge is repeated.</source>
        <translation>L’uscita si trova in %1 dell’ingresso e mescola i %2 elementi attorno; fuori, il bordo si ripete.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it.</source>
        <translation>L’uscita si trova in %1 dell’ingresso e mescola i %2 elementi attorno.</translation>
    </message>
    <message>
        <source>Every axis keeps its scale: the output copies the input element in its place.</source>
        <translation>Ogni asse mantiene la scala: l’uscita copia l’elemento d’ingresso al suo posto.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and copies the one element that rounding gives.</source>
        <translation>L’uscita si trova in %1 dell’ingresso e copia il solo elemento dato dall’arrotondamento.</translation>
    </message>
    <message>
        <source>No element of the forward output was read from here: the gradient is 0.</source>
        <translation>Nessun elemento dell’uscita diretta è stato letto da qui: il gradiente è 0.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 output; its gradient comes back with the forward weight.</source>
        <translation>L’operatore diretto ha letto questo elemento per %1 uscita; il suo gradiente torna con il peso diretto.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 outputs; their gradients come back, each with its forward weight, and are added.</source>
        <translation>L’operatore diretto ha letto questo elemento per %1 uscite; i loro gradienti tornano, ciascuno con il peso diretto, e si sommano.</translation>
    </message>
    <message>
        <source>%1 ← nothing</source>
        <translation>%1 ← niente</translation>
    </message>
    <message>
        <source>%1   e.g. [%2]: %3</source>
        <translation>%1   p.&#xa0;es. [%2]: %3</translation>
    </message>
    <message>
        <source>%1 pixel</source>
        <translation>%1 pixel</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixel</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a destra</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>down</source>
        <translation>in basso</translation>
    </message>
    <message>
        <source>up</source>
        <translation>in alto</translation>
    </message>
    <message>
        <source>to higher indices</source>
        <translation>verso indici maggiori</translation>
    </message>
    <message>
        <source>to lower indices</source>
        <translation>verso indici minori</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output: %3</source>
        <translation>L’immagine si sposta %1 di %2 dell’uscita: %3</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>il bordo</translation>
    </message>
    <message>
        <source>the centre of pixel 0</source>
        <translation>il centro del pixel 0</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posizione %1</translation>
    </message>
    <message>
        <source>the scale starts at %1 of both.</source>
        <translation>la scala parte dallo stesso punto di entrambe: %1.</translation>
    </message>
    <message>
        <source>the scale puts %1 of the input on %2 of the output.</source>
        <translation>la scala pone questo punto dell’ingresso (%1) su questo punto dell’uscita (%2).</translation>
    </message>
    <message>
        <source>Nothing shifts: the edges of both pictures coincide.</source>
        <translation>Niente si sposta: i bordi delle due immagini coincidono.</translation>
    </message>
    <message>
        <source>No shift, but the picture is stretched about its middle: each edge lies %1 outside.</source>
        <translation>Nessuno spostamento, ma l’immagine è allargata attorno al centro: ogni bordo è fuori di %1.</translation>
    </message>
    <message>
        <source>No shift, but the picture is shrunk about its middle: each edge lies %1 inside.</source>
        <translation>Nessuno spostamento, ma l’immagine è ristretta attorno al centro: ogni bordo è dentro di %1.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 beyond the output and is cropped.</source>
        <translation>I primi bordi coincidono; all’altro capo l’ingresso supera l’uscita di %1 ed è ritagliato.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 less far and its edge is repeated.</source>
        <translation>I primi bordi coincidono; all’altro capo all’ingresso mancano %1 e il suo bordo si ripete.</translation>
    </message>
    <message>
        <source>The input&apos;s first edge falls %1 %2 of the output&apos;s, its last edge %3 %4: %5</source>
        <translation>Il primo bordo dell’ingresso è a %1 %2 di quello dell’uscita, l’ultimo a %3 %4: %5</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too far.</source>
        <translation>con questi offset l’arrotondamento legge %1 dell’ingresso troppo avanti.</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too early.</source>
        <translation>con questi offset l’arrotondamento legge %1 dell’ingresso troppo presto.</translation>
    </message>
    <message>
        <source>Nothing shifts: every output copies the input that it covers.</source>
        <translation>Niente si sposta: ogni uscita copia l’ingresso che copre.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output.</source>
        <translation>L’immagine si sposta %1 di %2 dell’uscita.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 of the output.</source>
        <translation>L’immagine si sposta %1 di %2 e %3 di %4 dell’uscita.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 of the output.</source>
        <translation>L’immagine si sposta %1 di %2 e %3 di %4 e %5 di %6 dell’uscita.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 and %7 by %8 of the output.</source>
        <translation>L’immagine si sposta %1 di %2 e %3 di %4 e %5 di %6 e %7 di %8 dell’uscita.</translation>
    </message>
    <message>
        <source>The edges of the two pictures do not meet.</source>
        <translation>I bordi delle due immagini non si incontrano.</translation>
    </message>
    <message>
        <source>%1 → the two about it, backwards</source>
        <translation>%1 → i due attorno, all’indietro</translation>
    </message>
    <message>
        <source>%1 → the two about it</source>
        <translation>%1 → i due attorno</translation>
    </message>
    <message>
        <source>%1 → a triangle about it</source>
        <translation>%1 → un triangolo attorno</translation>
    </message>
    <message>
        <source>%1 → halved while Scale &lt; 1/2, then the two about it</source>
        <translation>%1 → dimezzato finché Scale &lt; 1/2, poi i due intorno</translation>
    </message>
    <message>
        <source>%1 → %2, backwards</source>
        <translation>%1 → %2, all’indietro</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that blended it, with their weights</source>
        <translation>ogni uscita somma i gradienti delle uscite dirette che l’hanno mescolata, con i loro pesi</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that copied it</source>
        <translation>ogni uscita somma i gradienti delle uscite dirette che l’hanno copiata</translation>
    </message>
    <message>
        <source>each output blends all elements below a triangle, which widens where an axis shrinks</source>
        <translation>ogni uscita mescola tutti gli elementi sotto un triangolo, che si allarga dove un asse si riduce</translation>
    </message>
    <message>
        <source>each output blends two elements of every axis, of pairs&apos; means where its Scale is below 1/2</source>
        <translation>ogni uscita mescola due elementi di ogni asse, medie di coppie dove il suo Scale è sotto 1/2</translation>
    </message>
    <message>
        <source>no effect in LINEAR, which rounds no coordinate</source>
        <translation>senza effetto con LINEAR, che non arrotonda coordinate</translation>
    </message>
    <message>
        <source>Copied: same place, same number.</source>
        <translation>Copiato: stesso posto, stesso numero.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too far.</source>
        <translation>con questi offset l’arrotondamento per eccesso legge %1 dell’ingresso troppo avanti.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too early.</source>
        <translation>con questi offset l’arrotondamento per eccesso legge %1 dell’ingresso troppo presto.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too far.</source>
        <translation>con questi offset l’arrotondamento per difetto legge %1 dell’ingresso troppo avanti.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too early.</source>
        <translation>con questi offset l’arrotondamento per difetto legge %1 dell’ingresso troppo presto.</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>All’inizio (Inizio)</translation>
    </message>
    <message>
        <source>Back (left arrow, Page Up)</source>
        <translation>Indietro (freccia sinistra, Pag su)</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ Avvia</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ Pausa</translation>
    </message>
    <message>
        <source>Play or pause (space)</source>
        <translation>Avviare o mettere in pausa (Spazio)</translation>
    </message>
    <message>
        <source>Step (right arrow, Page Down)</source>
        <translation>Passo avanti (freccia destra, Pag giù)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>along the</source>
        <translation>seguendo</translation>
    </message>
    <message>
        <source>output</source>
        <translation>l’uscita</translation>
    </message>
    <message>
        <source>input</source>
        <translation>l’ingresso</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>la memoria</translation>
    </message>
    <message>
        <source>by</source>
        <translation>per</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocco</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>canale</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>passi al secondo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Evidenziazione</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>equidistanza</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation>riportato al bordo</translation>
    </message>
    <message>
        <source>cropped</source>
        <translation>ritagliato</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>two neighbours are equally near</source>
        <translation>due vicini sono alla stessa distanza</translation>
    </message>
    <message>
        <source>outside the input, where the edge is repeated</source>
        <translation>fuori dall’ingresso, dove il bordo si ripete</translation>
    </message>
    <message>
        <source>no output reads it: it lies beyond what the outputs stand for</source>
        <translation>nessuna uscita lo legge: sta oltre ciò che le uscite coprono</translation>
    </message>
    <message>
        <source>no output reads it</source>
        <translation>nessuna uscita lo legge</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>The tensors are drawn by a script, which this reader does not run.</source>
        <translation>I tensori sono disegnati da uno script che questo lettore non esegue.</translation>
    </message>
    <message>
        <source>The formula with its numbers</source>
        <translation>La formula con i suoi numeri</translation>
    </message>
    <message>
        <source>What belongs to it</source>
        <translation>Ciò che gli corrisponde</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Segnaposto</translation>
    </message>
    <message>
        <source>Point at an element, or walk with the arrow keys, to see what belongs to it; click or press Enter to keep it. Space plays, the arrows and Page Up and Page Down step.</source>
        <translation>Puntare un elemento, o spostarsi con le frecce, per vedere che cosa gli corrisponde; fare clic o premere Invio per fissarlo. Spazio avvia la riproduzione; le frecce, Pag su e Pag giù procedono passo per passo.</translation>
    </message>
    <message>
        <source>%1, its channels as red, green and blue</source>
        <translation>%1, i suoi canali come rosso, verde e blu</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>Non è ancora riempito nulla.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>L’ingresso %1 attende: le uscite che lo leggono leggono anche un elemento successivo.</translation>
    </message>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>Nessuna uscita legge l’ingresso %1: non si riempie nulla.</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>Riempie %1 elementi %2. Il primo: %3</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>from %1, weight %2</source>
        <translation>da: %1, peso %2</translation>
    </message>
    <message>
        <source>to %1, weight %2</source>
        <translation>verso: %1, peso %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altri %1</translation>
    </message>
    <message>
        <source>No output reads it.</source>
        <translation>Nessuna uscita lo legge.</translation>
    </message>
    <message>
        <source>It is read by %1 output.</source>
        <translation>È letto da %1 uscita.</translation>
    </message>
    <message>
        <source>It is read by %1 outputs.</source>
        <translation>È letto da %1 uscite.</translation>
    </message>
    <message>
        <source>Remove the pin of %1</source>
        <translation>Togliere il segnaposto di %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lezione %1</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minuti</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Non questa.</translation>
    </message>
    <message>
        <source>What you can turn</source>
        <translation>Che cosa potete girare</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Compito</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>Mostra la spiegazione</translation>
    </message>
    <message>
        <source>Output %1 copies input %2.</source>
        <translation>L’uscita %1 copia l’ingresso %2.</translation>
    </message>
    <message>
        <source>Output %1 blends %2 inputs.</source>
        <translation>L’uscita %1 fonde %2 ingressi.</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Scrivete questa funzione in un file Python, e verificatela:</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La soluzione</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Open in Tessera</source>
        <translation>Aprire in Tessera</translation>
    </message>
    <message>
        <source>Memory of the input</source>
        <translation>Memoria dell’ingresso</translation>
    </message>
    <message>
        <source>Memory of the output</source>
        <translation>Memoria dell’uscita</translation>
    </message>
    <message>
        <source>Strides %1.</source>
        <translation>Stride %1.</translation>
    </message>
    <message>
        <source>Strides %1. %2 lives in house %3.</source>
        <translation>Stride %1. %2 abita nella casa %3.</translation>
    </message>
    <message>
        <source>Houses %1 to %2 of %3</source>
        <translation>Case da %1 a %2 su %3</translation>
    </message>
    <message>
        <source>Axis %1 on one ruler. Above: %2. Below: %3, each %4 wide.</source>
        <translation>Asse %1 su un solo righello. Sopra: %2. Sotto: %3, ogni casella larga %4.</translation>
    </message>
    <message>
        <source>The place in its block, (by, bx)</source>
        <translation>Il posto nel suo blocco, (by, bx)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Riferimento</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>The picture of %1 × %2 pixels is no tensor: it may have 1 to 2^32 − 1 samples</source>
        <translation>L’immagine di %1 × %2 pixel non è un tensore: può avere da 1 a 2^32 − 1 campioni</translation>
    </message>
    <message>
        <source>%1 is a drawing, not pixels; export it as .png first</source>
        <translation>%1 è un disegno, non pixel; esportarlo prima in .png</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>%1 immagini</translation>
    </message>
    <message>
        <source>%1: its size is %2, and that of %3 is %4; the pictures of a batch are equally large</source>
        <translation>%1: la sua dimensione è %2, e quella di %3 è %4; le immagini di un batch sono ugualmente grandi</translation>
    </message>
    <message>
        <source>it is no JPEG picture that can be read: %1</source>
        <translation>non è un’immagine JPEG leggibile: %1</translation>
    </message>
    <message>
        <source>more than %1 scans</source>
        <translation>più di %1 scansioni</translation>
    </message>
    <message>
        <source>a JPEG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>un’immagine JPEG di %1 × %2 pixel non si può fare: %3</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>il file finisce prima della sua immagine</translation>
    </message>
    <message>
        <source>there is not enough memory for the file</source>
        <translation>non c’è abbastanza memoria per il file</translation>
    </message>
    <message>
        <source>it is no PNG picture that can be read: %1</source>
        <translation>non è un’immagine PNG leggibile: %1</translation>
    </message>
    <message>
        <source>the file ends before its picture does: a chunk is to have %1 bytes, %2 are left</source>
        <translation>il file finisce prima della sua immagine: un blocco deve avere %1 byte, ne restano %2</translation>
    </message>
    <message>
        <source>it is a PNG picture of a kind that cannot be read</source>
        <translation>è un’immagine PNG di un genere illeggibile</translation>
    </message>
    <message>
        <source>a PNG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>un’immagine PNG di %1 × %2 pixel non si può fare: %3</translation>
    </message>
    <message>
        <source>it is no OpenEXR picture that can be read: %1</source>
        <translation>non è un’immagine OpenEXR leggibile: %1</translation>
    </message>
    <message>
        <source>its attribute %1 is not as long as one of its type</source>
        <translation>il suo attributo %1 non ha la lunghezza del suo tipo</translation>
    </message>
    <message>
        <source>its channels, %1, are neither grey nor RGB; as many as it has would do: %2</source>
        <translation>i suoi canali, %1, non sono né grigio né RGB; attesi tanti quanti ne ha: %2</translation>
    </message>
    <message>
        <source>%1 × %2 at (%3, %4)</source>
        <translation>%1 × %2 in (%3, %4)</translation>
    </message>
    <message>
        <source>channels %1</source>
        <translation>canali %1</translation>
    </message>
    <message>
        <source>%1 is of another type and becomes %2</source>
        <translation>%1 è di un altro tipo e diventa %2</translation>
    </message>
    <message>
        <source>the data window, %1, which is read; the display window is %2</source>
        <translation>la finestra dei dati, %1, che si legge; la finestra di visualizzazione è %2</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>non ha pixel</translation>
    </message>
    <message>
        <source>the first of %1 parts</source>
        <translation>la prima di %1 parti</translation>
    </message>
    <message>
        <source>its headers contradict each other</source>
        <translation>le sue intestazioni si contraddicono</translation>
    </message>
    <message>
        <source>an OpenEXR picture cannot be made: %1</source>
        <translation>un’immagine OpenEXR non si può fare: %1</translation>
    </message>
    <message>
        <source>%1 holds %2; a picture is {H, W, C} or {N, H, W, C} of 1, 3 or 4 channels</source>
        <translation>%1 contiene %2; un’immagine è {H, W, C} o {N, H, W, C} con 1, 3 o 4 canali</translation>
    </message>
    <message>
        <source>the array %1 is %2</source>
        <translation>l’array %1 è %2</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in one of %2</source>
        <translation>%1: atteso: un nome che finisce in uno di %2</translation>
    </message>
    <message>
        <source>%1 holds %2 pictures, and a batch is made of files of one</source>
        <translation>%1 contiene %2 immagini, e un batch si compone di file che ne hanno una</translation>
    </message>
    <message>
        <source>it is no picture of a format that is read: %1</source>
        <translation>non è un’immagine di un formato che si legge: %1</translation>
    </message>
    <message>
        <source>%1 holds no picture of %2 channels</source>
        <translation>%1 non ha immagini di %2 canali</translation>
    </message>
    <message>
        <source>a row is longer than the picture is wide</source>
        <translation>una riga è più lunga della larghezza dell’immagine</translation>
    </message>
    <message>
        <source>scale %1, by which no sample is multiplied</source>
        <translation>scala %1, per cui nessun campione è moltiplicato</translation>
    </message>
    <message>
        <source>it is no TIFF picture that can be read: %1</source>
        <translation>non è un’immagine TIFF leggibile: %1</translation>
    </message>
    <message>
        <source>its samples have %1 bits, or are complex; integers of 8 to 64 bits and floats of 16 to 64 are read</source>
        <translation>i suoi campioni hanno %1 bit, o sono complessi; si leggono interi da 8 a 64 bit e float da 16 a 64</translation>
    </message>
    <message>
        <source>0 is white: the samples are as they are stored</source>
        <translation>0 è il bianco: i campioni restano come sono memorizzati</translation>
    </message>
    <message>
        <source>colours are multiplied by their opacity</source>
        <translation>i colori sono moltiplicati per la loro opacità</translation>
    </message>
    <message>
        <source>its rows have %1 bytes where %2 are needed</source>
        <translation>le sue righe hanno %1 byte invece di %2</translation>
    </message>
    <message>
        <source>a TIFF picture cannot be made: %1</source>
        <translation>un’immagine TIFF non si può fare: %1</translation>
    </message>
    <message>
        <source>orientation %1, which is applied</source>
        <translation>orientamento %1, che viene applicato</translation>
    </message>
    <message>
        <source>its channel %1 has one sample for %2 × %3 pixels; a tensor has one for each, and to make them up would convert luminance and chroma: save it with the channels R, G and B</source>
        <translation>il suo canale %1 ha un campione per %2 × %3 pixel; un tensore ne ha uno per pixel, e inventarli convertirebbe luminanza e crominanza: salvarla con i canali R, G e B</translation>
    </message>
    <message>
        <source>values above %1, which are clipped to it: %2</source>
        <translation>valori superiori a %1, che vi sono riportati: %2</translation>
    </message>
    <message>
        <source>values below %1, which are clipped to it: %2</source>
        <translation>valori inferiori a %1, che vi sono riportati: %2</translation>
    </message>
    <message>
        <source>values that are no number, which become black: %1</source>
        <translation>valori che non sono un numero, che diventano neri: %1</translation>
    </message>
    <message>
        <source>16 bits a sample, of which 8 are kept</source>
        <translation>16 bit per campione, di cui 8 sono conservati</translation>
    </message>
    <message>
        <source>%1 is read and not written; OpenEXR (.exr) and PFM (.pfm) hold its floats</source>
        <translation>%1 viene letto ma non scritto; OpenEXR (.exr) e PFM (.pfm) ne contengono i numeri in virgola mobile</translation>
    </message>
    <message>
        <source>its photometric interpretation is %1, which is not read; saved as RGB or grey it is, light as OpenEXR or TIFF of floats</source>
        <translation>la sua interpretazione fotometrica è %1, che non viene letta; salvata in RGB o in grigio lo è, la luce come OpenEXR o TIFF di numeri in virgola mobile</translation>
    </message>
    <message>
        <source>it has several pages, of which none is chosen; a file for each would do</source>
        <translation>ha più pagine, di cui nessuna è scelta; atteso: un file per ciascuna</translation>
    </message>
    <message>
        <source>%1 as %2, in which white is 1</source>
        <translation>%1 come %2, in cui il bianco è 1</translation>
    </message>
    <message>
        <source>the fourth channel, which %1 does not hold</source>
        <translation>il quarto canale, che %1 non contiene</translation>
    </message>
    <message>
        <source>it is a JPEG picture in CMYK, which is not read; saved as RGB it is</source>
        <translation>è un’immagine JPEG in CMYK, che non viene letta; salvata in RGB lo è</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of its header</source>
        <translation>“%1” non è un numero della sua intestazione</translation>
    </message>
    <message>
        <source>it has no size, or one that is not read; -Y HEIGHT +X WIDTH is</source>
        <translation>non ha una dimensione, o ne ha una che non si legge; si legge -Y ALTEZZA +X LARGHEZZA</translation>
    </message>
    <message>
        <source>it is in tiles or planes, which is not read; saved row by row it is</source>
        <translation>è a riquadri o a piani, il che non si legge; salvata riga per riga si legge</translation>
    </message>
    <message>
        <source>The picture as %1</source>
        <translation>L’immagine come %1</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels</source>
        <translation>un’immagine di %1 × %2 pixel</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>input</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>%1 are more elements than can be counted</source>
        <translation>%1 sono più elementi di quanti si possano contare</translation>
    </message>
    <message>
        <source>%1 is no shape; expected sizes from 1, and one -1</source>
        <translation>%1 non è una forma; atteso: dimensioni da 1, e un -1</translation>
    </message>
    <message>
        <source>the tensor %1 is too large for strides of 32 bits</source>
        <translation>il tensore %1 è troppo grande per stride di 32 bit</translation>
    </message>
    <message>
        <source>axis %1 is none of %2</source>
        <translation>l’asse %1 non è nessuno di %2</translation>
    </message>
    <message>
        <source>expected %1 to %2</source>
        <translation>atteso: da %1 a %2</translation>
    </message>
    <message>
        <source>reshape of %1 to %2: the elements are %3, and not %4</source>
        <translation>reshape di %1 in %2: gli elementi sono %3, e non %4</translation>
    </message>
    <message>
        <source>reshape of %1 to %2 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>reshape di %1 in %2 taglia un asse, cosa che nessuno degli operatori di layout di DirectML fa</translation>
    </message>
    <message>
        <source>axis %1 is there twice; expected each once</source>
        <translation>l’asse %1 c’è due volte; atteso: ognuno una volta</translation>
    </message>
    <message>
        <source>%1 axes of the %2 of %3 are named; expected all</source>
        <translation>sono nominati %1 assi dei %2 di %3; atteso: tutti</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>ripetere %1 volte non dà una dimensione</translation>
    </message>
    <message>
        <source>there is no place %1 for a further axis of %2</source>
        <translation>non c’è un posto %1 per un altro asse di %2</translation>
    </message>
    <message>
        <source>the part of %1 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>la parte di %1 taglia un asse, cosa che nessuno degli operatori di layout di DirectML fa</translation>
    </message>
    <message>
        <source>the parts %1 and %2 do not lie beside each other</source>
        <translation>le parti %1 e %2 non stanno l’una accanto all’altra</translation>
    </message>
    <message>
        <source>the parts are too long to be joined</source>
        <translation>le parti sono troppo lunghe per essere unite</translation>
    </message>
    <message>
        <source>the parts follow each other in an order that no operator has</source>
        <translation>le parti si seguono in un ordine che nessun operatore ha</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>Nessuna uscita legge l’ingresso %1: non si riempie nulla.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>L’ingresso %1 attende: le uscite che lo leggono leggono anche un elemento successivo.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>Riempie %1 elementi %2. Il primo: %3</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>Non è ancora riempito nulla.</translation>
    </message>
</context>
<context>
    <name>probe</name>
    <message>
        <source>Outputs copy inputs: read off in two numberings, proved by %1 runs.</source>
        <translation>Le uscite copiano ingressi: letto in due numerazioni, provato da %1 esecuzioni.</translation>
    </message>
    <message>
        <source>Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted.</source>
        <translation>Le uscite sono somme pesate di ingressi: misurato con %1 esecuzioni, e valori casuali sono predetti.</translation>
    </message>
    <message>
        <source>There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs).</source>
        <translation>Non c’è una corrispondenza: le uscite non sono né copie né somme pesate di ingressi (%1 esecuzioni).</translation>
    </message>
    <message>
        <source>%1 output is never written: they keep what the memory held.</source>
        <translation>%1 uscita non è mai scritta: tiene ciò che la memoria conteneva.</translation>
    </message>
    <message>
        <source>%1 outputs are never written: they keep what the memory held.</source>
        <translation>%1 uscite non sono mai scritte: tengono ciò che la memoria conteneva.</translation>
    </message>
    <message>
        <source>%1 output holds a constant that no input changes.</source>
        <translation>%1 uscita contiene una costante che nessun ingresso cambia.</translation>
    </message>
    <message>
        <source>%1 outputs hold a constant that no input changes.</source>
        <translation>%1 uscite contengono una costante che nessun ingresso cambia.</translation>
    </message>
    <message>
        <source>It rearranges %1.</source>
        <translation>Riordina %1.</translation>
    </message>
    <message>
        <source>It rearranges %1 where %2 is right.</source>
        <translation>Riordina %1 mentre è giusto %2.</translation>
    </message>
    <message>
        <source>Its axes do not separate: weights are no products of one weight an axis.</source>
        <translation>I suoi assi non si separano: i pesi non sono prodotti di un peso per asse.</translation>
    </message>
    <message>
        <source>The map is the right one.</source>
        <translation>La corrispondenza è quella giusta.</translation>
    </message>
    <message>
        <source>%1 of %2 outputs read otherwise than they should.</source>
        <translation>%1 uscite su %2 leggono diversamente da come dovrebbero.</translation>
    </message>
    <message>
        <source>%1.Sizes %2 has %3 elements; at most %4 can be probed</source>
        <translation>%1.Sizes %2 ha %3 elementi; se ne possono sondare al massimo %4</translation>
    </message>
</context>
<context>
    <name>quality</name>
    <message>
        <source>The mean of |A − B|, by channel; 0 where they are equal.</source>
        <translation>La media di |A − B|, per canale; 0 se sono uguali.</translation>
    </message>
    <message>
        <source>The largest |A − B|, by channel; 0 where they are equal.</source>
        <translation>Il massimo di |A − B|, per canale; 0 se sono uguali.</translation>
    </message>
    <message>
        <source>The peak against the mean of (A − B)²; infinite where they are equal.</source>
        <translation>Il valore massimo rispetto alla media di (A − B)²; infinito se sono uguali.</translation>
    </message>
    <message>
        <source>Structural similarity, Gaussian window of 11 × 11; 1 where they are equal.</source>
        <translation>Similarità strutturale, finestra gaussiana di 11 × 11; 1 se sono uguali.</translation>
    </message>
    <message>
        <source>How much an eye sees when the two alternate on a display, in sRGB; 0 where they are equal.</source>
        <translation>Quanto un occhio vede quando i due si alternano su uno schermo, in sRGB; 0 se sono uguali.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>ha più di quattro dimensioni</translation>
    </message>
    <message>
        <source>needs at least %1 × %1 elements; these are %2 × %3</source>
        <translation>servono almeno %1 × %1 elementi; qui sono %2 × %3</translation>
    </message>
    <message>
        <source>needs a picture of 1, 3 or 4 channels; there are %1</source>
        <translation>serve un’immagine di 1, 3 o 4 canali; qui sono %1</translation>
    </message>
    <message>
        <source>an element is NaN or infinite</source>
        <translation>un elemento è NaN o infinito</translation>
    </message>
    <message>
        <source>no measure of pictures: %1</source>
        <translation>nessuna misura di immagini: %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>massimo %1</translation>
    </message>
    <message>
        <source>%1 pixels per degree</source>
        <translation>%1 pixel per grado</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>height times %1</source>
        <translation>altezza per %1</translation>
    </message>
    <message>
        <source>width times %1</source>
        <translation>larghezza per %1</translation>
    </message>
    <message>
        <source>pixel centres</source>
        <translation>centri dei pixel</translation>
    </message>
    <message>
        <source>corners as origin</source>
        <translation>angoli come origine</translation>
    </message>
    <message>
        <source>halves rounded up</source>
        <translation>metà arrotondate per eccesso</translation>
    </message>
    <message>
        <source>the channel number is read in the other order</source>
        <translation>il numero di canale è letto nell’altro ordine</translation>
    </message>
    <message>
        <source>the corners are the origin: x = o / scale</source>
        <translation>gli angoli sono l’origine: x = o / scala</translation>
    </message>
    <message>
        <source>pixel centres are used: x = (o + 0.5) / scale − 0.5</source>
        <translation>si usano i centri dei pixel: x = (o + 0.5) / scala − 0.5</translation>
    </message>
    <message>
        <source>the corners are aligned: x = o·(in − 1) / (out − 1)</source>
        <translation>gli angoli sono allineati: x = o·(in − 1) / (out − 1)</translation>
    </message>
    <message>
        <source>the gradient is resized like a picture, and not added up</source>
        <translation>il gradiente è ridimensionato come un’immagine, e non sommato</translation>
    </message>
    <message>
        <source>the two offsets are exchanged: each is taken for the other tensor&apos;s</source>
        <translation>i due offset sono scambiati: ognuno è preso per quello dell’altro tensore</translation>
    </message>
    <message>
        <source>the antialias filter is switched off where it is on, or on where it is off</source>
        <translation>il filtro antialiasing è spento dov’è acceso, o acceso dov’è spento</translation>
    </message>
    <message>
        <source>row and column inside the block are exchanged</source>
        <translation>riga e colonna nel blocco sono scambiate</translation>
    </message>
    <message>
        <source>the batch is read as the fast part of the channel number</source>
        <translation>il batch è letto come la parte veloce del numero di canale</translation>
    </message>
    <message>
        <source>the strides are ignored: the memory is read as if it were packed</source>
        <translation>gli stride sono ignorati: la memoria è letta come se fosse compatta</translation>
    </message>
    <message>
        <source>the memory is read as NHWC, as if the channels of a pixel lay side by side</source>
        <translation>la memoria è letta come NHWC, come se i canali di un pixel fossero uno accanto all’altro</translation>
    </message>
    <message>
        <source>rows and columns of the input are exchanged</source>
        <translation>righe e colonne dell’ingresso sono scambiate</translation>
    </message>
    <message>
        <source>each axis has the other one&apos;s scale, and past the end the edge repeats</source>
        <translation>ogni asse ha la scala dell’altro, e oltre la fine il bordo si ripete</translation>
    </message>
    <message>
        <source>the coordinates are clamped one element before the end</source>
        <translation>le coordinate sono limitate un elemento prima della fine</translation>
    </message>
    <message>
        <source>the edge is not repeated: weights outside become negative</source>
        <translation>il bordo non si ripete: fuori i pesi diventano negativi</translation>
    </message>
    <message>
        <source>the other neighbour is taken on a tie</source>
        <translation>in caso di equidistanza si prende l’altro vicino</translation>
    </message>
    <message>
        <source>the picture is read from its last row up</source>
        <translation>l’immagine è letta dall’ultima riga in su</translation>
    </message>
    <message>
        <source>The mistake: %1.</source>
        <translation>L’errore: %1.</translation>
    </message>
    <message>
        <source>Which input element lands in output %1?</source>
        <translation>Quale elemento d’ingresso finisce nell’uscita %1?</translation>
    </message>
    <message>
        <source>What comes out at output %1?</source>
        <translation>Quanto vale l’uscita %1?</translation>
    </message>
    <message>
        <source>Output %1 holds %2. %3</source>
        <translation>L’uscita %1 contiene %2. %3</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Which order made this output?</source>
        <translation>Quale ordine ha fatto questa uscita?</translation>
    </message>
    <message>
        <source>Which convention drew this picture?</source>
        <translation>Quale convenzione ha disegnato questa immagine?</translation>
    </message>
    <message>
        <source>level = %1 is none: expected 1, 2 or 3</source>
        <translation>level = %1 non esiste; atteso: 1, 2 o 3</translation>
    </message>
    <message>
        <source>questions = %1: expected 1 to %2</source>
        <translation>questions = %1; atteso: da 1 a %2</translation>
    </message>
    <message>
        <source>%1, batch entry %2</source>
        <translation>%1, elemento del batch %2</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, canale %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>the coordinate is rounded by another rule</source>
        <translation>la coordinata è arrotondata con un’altra regola</translation>
    </message>
    <message>
        <source>Both: the other order gives the same output</source>
        <translation>Entrambi: l’altro ordine dà la stessa uscita</translation>
    </message>
    <message>
        <source>The picture has one channel, so c is always 0: in both orders k = by·b + bx.</source>
        <translation>L’immagine ha un solo canale, quindi c è sempre 0: in entrambi gli ordini k = by·b + bx.</translation>
    </message>
    <message>
        <source>%1 gives this output, and so does the other order.</source>
        <translation>%1 dà questa uscita, e anche l’altro ordine.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, poi %2</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineare</translation>
    </message>
    <message>
        <source>nearest element</source>
        <translation>elemento più vicino</translation>
    </message>
    <message>
        <source>with the antialias filter %1</source>
        <translation>con il filtro antialiasing %1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>blocchi di %1</translation>
    </message>
    <message>
        <source>the input&apos;s channels last in memory</source>
        <translation>i canali dell’ingresso per ultimi in memoria</translation>
    </message>
    <message>
        <source>A resampling</source>
        <translation>Un ricampionamento</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>What is done, and the sizes of both tensors.</extracomment>
        <translation>%1: da %2 a %3</translation>
    </message>
    <message>
        <source>level %1 has only %2 questions; ask for fewer</source>
        <translation>il livello %1 ha solo %2 domande; chiederne meno</translation>
    </message>
    <message>
        <source>Quiz on tensor layouts</source>
        <translation>Quiz sui layout di tensori</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Domanda %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>align corners</source>
        <translation>align corners</translation>
    </message>
    <message>
        <source>the nearest element is copied where neighbours are blended, or the reverse</source>
        <translation>l’elemento più vicino è copiato dove i vicini sono mescolati, o il contrario</translation>
    </message>
    <message>
        <source>Then output %1 would be %2; here it is %3.</source>
        <translation>Allora l’uscita %1 sarebbe %2; qui è %3.</translation>
    </message>
    <message>
        <source>seed %1, level %2, questions: %3</source>
        <translation>seme %1, livello %2, domande: %3</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>%1 takes %2 arguments, and this is one more</source>
        <translation>%1 prende %2 argomenti, e questo è uno in più</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 è dato due volte</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 non ha %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manca</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>atteso: %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a whole number from 1 on</source>
        <translation>un numero intero da 1 in su</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>una lista di numeri</translation>
    </message>
    <message>
        <source>one number or two</source>
        <translation>uno o due numeri</translation>
    </message>
    <message>
        <source>%1 needs whole numbers</source>
        <translation>%1 richiede numeri interi</translation>
    </message>
    <message>
        <source>one whole number</source>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una stringa</translation>
    </message>
    <message>
        <source>expected a whole multiple of %1 elements</source>
        <translation>atteso: un multiplo intero di %1 elementi</translation>
    </message>
    <message>
        <source>%1 needs a whole number from 1 on</source>
        <translation>%1 richiede un numero intero da 1 in su</translation>
    </message>
    <message>
        <source>no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one</source>
        <translation>qui non c’è nessuna chiamata che sposti o ridimensioni un tensore; lo sarebbe F.pixel_shuffle(x, 2)</translation>
    </message>
    <message>
        <source>the value does not have %1 parts, one for each name</source>
        <translation>il valore non ha le %1 parti nominate</translation>
    </message>
    <message>
        <source>%1 is given no value; the text&apos;s input is %2</source>
        <translation>%1 non riceve un valore; l’ingresso del testo è %2</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>il testo non dice quanto è grande %1; atteso: --Sizes 1,8,2,3 accanto</translation>
    </message>
    <message>
        <source>channels that are last need four sizes N, C, H, W</source>
        <translation>i canali per ultimi richiedono quattro dimensioni N, C, H, W</translation>
    </message>
    <message>
        <source>expected a tensor here, such as x</source>
        <translation>atteso qui: un tensore, per esempio x</translation>
    </message>
    <message>
        <source>%1 is nothing that can be read</source>
        <translation>%1 non si può leggere qui</translation>
    </message>
    <message>
        <source>this is no place in a list of %1</source>
        <translation>questo non è un posto in una lista di %1</translation>
    </message>
    <message>
        <source>the list is too long</source>
        <translation>la lista è troppo lunga</translation>
    </message>
    <message>
        <source>only numbers can be calculated with here</source>
        <translation>qui si calcola solo con numeri</translation>
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation>nulla si divide per 0</translation>
    </message>
    <message>
        <source>a layer takes one tensor</source>
        <translation>uno strato prende un tensore</translation>
    </message>
    <message>
        <source>this is nothing that can be called</source>
        <translation>questo non si può chiamare</translation>
    </message>
    <message>
        <source>%1 is none of the functions that can be read</source>
        <translation>%1 non è nessuna delle funzioni leggibili</translation>
    </message>
    <message>
        <source>expected one that moves or resizes a tensor, such as pixel_shuffle, interpolate, reshape or transpose</source>
        <translation>atteso: una che sposta o ridimensiona un tensore, come pixel_shuffle, interpolate, reshape o transpose</translation>
    </message>
    <message>
        <source>%1 is %2&apos;s, and the DirectML provider runs nodes of ONNX</source>
        <translation>%1 è di %2, e il provider DirectML esegue nodi ONNX</translation>
    </message>
    <message>
        <source>without an axis whole tensors are laid side by side, or the result is flat; expected repeat(2, axis=3) or repeat_interleave</source>
        <translation>senza un asse si affiancano tensori interi, o il risultato è a una dimensione; atteso: repeat(2, axis=3) o repeat_interleave</translation>
    </message>
    <message>
        <source>np.ones of the blocks&apos; shape</source>
        <translation>np.ones della forma dei blocchi</translation>
    </message>
    <message>
        <source>expected %1 dimensions</source>
        <translation>atteso: %1 dimensioni</translation>
    </message>
    <message>
        <source>the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] beside it</source>
        <translation>i valori di %1 non sono nel testo; atteso: %2 = [1, 1, 2, 2] accanto</translation>
    </message>
    <message>
        <source>%1 needs a list of numbers</source>
        <translation>%1 richiede una lista di numeri</translation>
    </message>
    <message>
        <source>%1 has no further input</source>
        <translation>%1 non ha altri ingressi</translation>
    </message>
    <message>
        <source>a case is one operator, and here a second one follows</source>
        <translation>un caso è un solo operatore, e qui ne segue un secondo</translation>
    </message>
    <message>
        <source>expected lists of names: [&quot;x&quot;], [&quot;y&quot;]</source>
        <translation>atteso: liste di nomi: [&quot;x&quot;], [&quot;y&quot;]</translation>
    </message>
    <message>
        <source>RESAMPLE repeats the edge and has no padding</source>
        <translation>RESAMPLE ripete il bordo e non ha riempimento</translation>
    </message>
    <message>
        <source>it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one RoundingDirection for all axes</source>
        <translation>è ceil dove un asse si riduce e floor dove cresce, e RESAMPLE2 ha un solo RoundingDirection per tutti gli assi</translation>
    </message>
    <message>
        <source>RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle</source>
        <translation>RESAMPLE copia un elemento o mescola due vicini per asse, e il suo filtro antialiasing è un triangolo</translation>
    </message>
    <message>
        <source>OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the exact mean off.</source>
        <translation>OpenCV calcola UINT8 con pesi di 1/2048 e arrotonda le metà per eccesso; DirectML tronca la media esatta.</translation>
    </message>
    <message>
        <source>expected %1 or %2</source>
        <translation>atteso: %1 o %2</translation>
    </message>
    <message>
        <source>expected one axis from %1 to %2</source>
        <translation>atteso: un asse da %1 a %2</translation>
    </message>
    <message>
        <source>the tensor does not have the %1 axes that are resized</source>
        <translation>il tensore non ha i %1 assi che si ridimensionano</translation>
    </message>
    <message>
        <source>expected %1 values</source>
        <translation>atteso: %1 valori</translation>
    </message>
    <message>
        <source>expected an object such as %1</source>
        <translation>atteso: un oggetto come %1</translation>
    </message>
    <message>
        <source>the input %1 does not have four dimensions {N, C, H, W}</source>
        <translation>l’ingresso %1 non ha quattro dimensioni {N, C, H, W}</translation>
    </message>
    <message>
        <source>the pattern has too many axes</source>
        <translation>lo schema ha troppi assi</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of a pattern that can be read; expected names, spaces and brackets</source>
        <translation>“%1” non è una parte leggibile di uno schema; atteso: nomi, spazi e parentesi</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a bracket is not closed</source>
        <translation>“%1”: una parentesi non è chiusa</translation>
    </message>
    <message>
        <source>%1 is no length of an axis</source>
        <translation>%1 non è una lunghezza di asse</translation>
    </message>
    <message>
        <source>a pattern has one arrow: n c h w -&gt; n h w c</source>
        <translation>uno schema ha una sola freccia: n c h w -&gt; n h w c</translation>
    </message>
    <message>
        <source>the pattern has %1 axes on its left, and the tensor %2</source>
        <translation>lo schema ha %1 assi a sinistra, e il tensore %2</translation>
    </message>
    <message>
        <source>%1 stands on the left twice</source>
        <translation>%1 sta due volte a sinistra</translation>
    </message>
    <message>
        <source>the lengths are too large</source>
        <translation>le lunghezze sono troppo grandi</translation>
    </message>
    <message>
        <source>the lengths of %1 and %2 are not known; expected %3=2 beside the pattern</source>
        <translation>le lunghezze di %1 e %2 non sono note; atteso: %3=2 accanto allo schema</translation>
    </message>
    <message>
        <source>an axis of %1 elements is no multiple of %2</source>
        <translation>un asse di %1 elementi non è un multiplo di %2</translation>
    </message>
    <message>
        <source>%1 stands on the right twice</source>
        <translation>%1 sta due volte a destra</translation>
    </message>
    <message>
        <source>%1 is only on the right side</source>
        <translation>%1 è solo a destra</translation>
    </message>
    <message>
        <source>%1 is only on the left side</source>
        <translation>%1 è solo a sinistra</translation>
    </message>
    <message>
        <source>an axis would be too long</source>
        <translation>un asse sarebbe troppo lungo</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3</source>
        <translation>%1 dell’opset %2 non ha questo attributo; è arrivato con %3</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3 and went with %4</source>
        <translation>%1 dell’opset %2 non ha questo attributo; è arrivato con %3 e sparito con %4</translation>
    </message>
    <message>
        <source>the DirectML provider leaves it to the CPU; expected 0</source>
        <translation>il provider DirectML lo lascia alla CPU; valore atteso: 0</translation>
    </message>
    <message>
        <source>what the DirectML provider makes of it is not known</source>
        <translation>non si sa che cosa ne fa il provider DirectML</translation>
    </message>
    <message>
        <source>ONNX lays a single output on input 0; the provider asks whether the input has one element, and lays this one as half_pixel.</source>
        <translation>ONNX pone un’uscita unica sull’ingresso 0; il provider chiede se l’ingresso ha un solo elemento, e pone questa come half_pixel.</translation>
    </message>
    <message>
        <source>The corners follow the whole size %1; ONNX&apos;s test vectors follow scales·n = %2.</source>
        <translation>Gli angoli seguono la dimensione intera %1; i vettori di prova di ONNX seguono scales·n = %2.</translation>
    </message>
    <message>
        <source>The provider places the samples of this node as half_pixel, where ONNX has asymmetric.</source>
        <translation>Il provider pone i campioni di questo nodo come half_pixel, dove ONNX ha asymmetric.</translation>
    </message>
    <message>
        <source>DirectML&apos;s filter halves; ONNX&apos;s is a triangle that widens as the axis shrinks.</source>
        <translation>Il filtro di DirectML dimezza; quello di ONNX è un triangolo che si allarga quando l’asse si riduce.</translation>
    </message>
    <message>
        <source>the DirectML provider leaves cubic to the CPU</source>
        <translation>il provider DirectML lascia cubic alla CPU</translation>
    </message>
    <message>
        <source>it came with opset 19</source>
        <translation>è arrivato con l’opset 19</translation>
    </message>
    <message>
        <source>it went with opset 13</source>
        <translation>è sparito con l’opset 13</translation>
    </message>
    <message>
        <source>the input %1 has not one to eight dimensions, as DirectML&apos;s tensors have</source>
        <translation>l’ingresso %1 non ha da una a otto dimensioni, come i tensori di DirectML</translation>
    </message>
    <message>
        <source>expected each axis once, from %1 to %2</source>
        <translation>atteso: ogni asse una volta, da %1 a %2</translation>
    </message>
    <message>
        <source>The corners follow scales·n = %1, as in ONNX&apos;s test vectors; ONNX Runtime takes the whole size %2.</source>
        <translation>Gli angoli seguono scales·n = %1, come nei vettori di prova di ONNX; ONNX Runtime prende la dimensione intera %2.</translation>
    </message>
    <message>
        <source>with antialias RESAMPLE3 repeats the edge outside; expected 0</source>
        <translation>con antialias RESAMPLE3 ripete il bordo fuori; atteso: 0</translation>
    </message>
    <message>
        <source>a resize says itself where its channels are</source>
        <translation>un ridimensionamento dice da sé dove sono i suoi canali</translation>
    </message>
    <message>
        <source>channels that are last need four axes</source>
        <translation>i canali per ultimi richiedono quattro assi</translation>
    </message>
    <message>
        <source>the elements of %1 end up in %2 as none of DirectML&apos;s layout operators moves them</source>
        <translation>gli elementi di %1 finiscono in %2 come nessuno degli operatori di layout di DirectML li sposta</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>ripetere %1 volte non dà una dimensione</translation>
    </message>
    <message>
        <source>depth to space by blocks of %1 does not go with %2; expected four axes, and channels that are a multiple of %3</source>
        <translation>depth to space a blocchi di %1 non va con %2; atteso: quattro assi, e canali multipli di %3</translation>
    </message>
    <message>
        <source>space to depth by blocks of %1 does not go with %2; expected four axes, and rows and columns that are multiples of %3</source>
        <translation>space to depth a blocchi di %1 non va con %2; atteso: quattro assi, e righe e colonne multiple di %3</translation>
    </message>
    <message>
        <source>the filter&apos;s width follows the scale, and %1 the spacing: RESAMPLE3 has one Scale for both</source>
        <translation>la larghezza del filtro segue la scala, e %1 la spaziatura: RESAMPLE3 ha un solo Scale per entrambe</translation>
    </message>
    <message>
        <source>%1 drops what its widened filter has outside the input, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1 lascia cadere ciò che il suo filtro allargato ha fuori dall’ingresso, mentre RESAMPLE3 ripete il bordo: un altro operatore</translation>
    </message>
    <message>
        <source>the output would have the size %1; expected a factor that gives 1 or more</source>
        <translation>l’uscita avrebbe la dimensione %1; atteso: un fattore che dà 1 o più</translation>
    </message>
    <message>
        <source>an axis that is no axis of the input is resized</source>
        <translation>si ridimensiona un asse che non è dell’ingresso</translation>
    </message>
    <message>
        <source>the axes of the result are not in the order of the input&apos;s, which no operator changes</source>
        <translation>gli assi del risultato non sono nell’ordine di quelli dell’ingresso, che nessun operatore cambia</translation>
    </message>
    <message>
        <source>the text does nothing to its input; expected a call that moves or resizes it</source>
        <translation>il testo non fa nulla al suo ingresso; atteso: una chiamata che lo sposti o lo ridimensioni</translation>
    </message>
    <message>
        <source>the statement does not go on like this</source>
        <translation>l’istruzione non continua così</translation>
    </message>
    <message>
        <source>nothing can be given a value here; expected a name</source>
        <translation>nulla può ricevere un valore qui; atteso: un nome</translation>
    </message>
    <message>
        <source>the text ends here</source>
        <translation>il testo finisce qui</translation>
    </message>
    <message>
        <source>expected %1 here</source>
        <translation>atteso qui: %1</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nome</translation>
    </message>
    <message>
        <source>the text has %1 bytes; expected at most %2</source>
        <translation>il testo ha %1 byte; atteso: al massimo %2</translation>
    </message>
    <message>
        <source>the text is empty; expected a call such as F.pixel_shuffle(x, 2)</source>
        <translation>il testo è vuoto; atteso: una chiamata come F.pixel_shuffle(x, 2)</translation>
    </message>
    <message>
        <source>a zero byte is no text</source>
        <translation>un byte zero non è testo</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>colonna %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <translation>%1 non è chiuso</translation>
    </message>
    <message>
        <source>this is no number that can be held</source>
        <translation>questo non è un numero rappresentabile</translation>
    </message>
    <message>
        <source>a number does not go on like this</source>
        <translation>un numero non continua così</translation>
    </message>
    <message>
        <source>the string is not closed; expected %1</source>
        <translation>la stringa non è chiusa; atteso: %1</translation>
    </message>
    <message>
        <source>this sign is not understood</source>
        <translation>questo segno non si capisce</translation>
    </message>
    <message>
        <source>too many brackets in each other</source>
        <translation>troppe parentesi una nell’altra</translation>
    </message>
    <message>
        <source>%1 closes nothing</source>
        <translation>%1 non chiude nulla</translation>
    </message>
    <message>
        <source>a value for %1</source>
        <translation>un valore per %1</translation>
    </message>
    <message>
        <source>expected %1 or a comma here</source>
        <translation>atteso qui: %1 o una virgola</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valore</translation>
    </message>
    <message>
        <source>expected %1, so that every element is in one block</source>
        <translation>atteso: %1, perché ogni elemento stia in un blocco</translation>
    </message>
    <message>
        <source>stride is missing, and then 1, so that blocks overlap; expected stride=%1</source>
        <translation>manca stride, che allora è 1, così che i blocchi si sovrappongono; atteso: stride=%1</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numeri</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>una lista di tensori</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s operators that move or resize a tensor</source>
        <translation>%1 non è nessuno degli operatori di DirectML che spostano o ridimensionano un tensore</translation>
    </message>
    <message>
        <source>DirectMLX rounds nearest up where nothing is said, half a pixel too far.</source>
        <translation>DirectMLX arrotonda il più vicino verso l’alto dove non si dice nulla, mezzo pixel troppo lontano.</translation>
    </message>
    <message>
        <source>the text takes too long to work out</source>
        <translation>il testo richiede troppo tempo per essere valutato</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with %2, which is given no value here, or is a tensor, whose elements the operators only move or blend</source>
        <translation>“%1” calcola con %2, che qui non ha valore, o è un tensore, i cui elementi gli operatori solo spostano o mescolano</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with a tensor&apos;s elements, which the operators only move or blend; expected numbers</source>
        <translation>“%1” calcola con gli elementi di un tensore, che gli operatori solo spostano o mescolano; atteso: numeri</translation>
    </message>
    <message>
        <source>it samples at places that data say, and RESAMPLE at those of a scale and an offset</source>
        <translation>campiona dove dicono i dati, e RESAMPLE dove dicono una scala e un offset</translation>
    </message>
    <message>
        <source>it computes with weights of its own, and the operators only move or blend elements</source>
        <translation>calcola con pesi propri, e gli operatori solo spostano o mescolano elementi</translation>
    </message>
    <message>
        <source>it makes one of whole windows, and RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>fa un elemento di finestre intere, e RESAMPLE copia un elemento o mescola due vicini per asse</translation>
    </message>
    <message>
        <source>it adds elements at the edges, which no layout operator does</source>
        <translation>aggiunge elementi ai bordi, cosa che nessun operatore di layout fa</translation>
    </message>
    <message>
        <source>it turns axes round or rolls them, which no operator of DirectML&apos;s does</source>
        <translation>inverte gli assi o li fa scorrere, cosa che nessun operatore di DirectML fa</translation>
    </message>
    <message>
        <source>it computes with the elements, which the operators only move or blend</source>
        <translation>calcola con gli elementi, che gli operatori solo spostano o mescolano</translation>
    </message>
    <message>
        <source>it moves blocks to the batch and not to the channels, which no operator of DirectML does</source>
        <translation>sposta i blocchi nel batch e non nei canali, cosa che nessun operatore di DirectML fa</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s layout operators: %2</source>
        <translation>%1 non è nessuno degli operatori di layout di DirectML: %2</translation>
    </message>
    <message>
        <source>the lists are not equally long</source>
        <translation>le liste non sono ugualmente lunghe</translation>
    </message>
    <message>
        <source>no case has elements of the type %1</source>
        <translation>nessun caso ha elementi del tipo %1</translation>
    </message>
    <message>
        <source>a step of 0 takes nothing; expected 1 or more</source>
        <translation>un passo di 0 non prende nulla; atteso: 1 o più</translation>
    </message>
    <message>
        <source>the first axis would run fastest; expected &quot;C&quot;</source>
        <translation>il primo asse scorrerebbe più in fretta; atteso: “C”</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements and cannot become %3; expected an axis of 1</source>
        <translation>l’asse %1 ha %2 elementi e non può diventare %3; atteso: un asse di 1</translation>
    </message>
    <message>
        <source>the part from %1 to %2 has no elements</source>
        <translation>la parte da %1 a %2 non ha elementi</translation>
    </message>
    <message>
        <source>the parts are not the axis, which has %1 elements</source>
        <translation>le parti non fanno l’asse, che ha %1 elementi</translation>
    </message>
    <message>
        <source>a step of %1 turns the axis round, which no operator of DirectML does</source>
        <translation>un passo di %1 inverte l’asse, cosa che nessun operatore di DirectML fa</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>una parte</translation>
    </message>
    <message>
        <source>the index has %1 places, and the tensor %2 axes</source>
        <translation>l’indice ha %1 posti, e il tensore %2 assi</translation>
    </message>
    <message>
        <source>which part is taken is not known here; expected numbers</source>
        <translation>quale parte si prenda qui non è noto; atteso: numeri</translation>
    </message>
    <message>
        <source>no dispatchable is here</source>
        <translation>qui non c’è alcun dispatchable</translation>
    </message>
    <message>
        <source>the block is column by column (as in Focus): no operator of DirectML orders it so; nearest is %1 with BlockSize %2 and Order %3, row by row</source>
        <translation>il blocco va colonna per colonna (come in Focus): nessun operatore di DirectML lo ordina così; il più vicino è %1 con BlockSize %2 e Order %3, riga per riga</translation>
    </message>
    <message>
        <source>the axes of %1 end up in another order, %2: a transposition, which DirectML says by strides and by no operator</source>
        <translation>gli assi di %1 finiscono in un altro ordine, %2: una trasposizione, che DirectML dice con gli stride e con nessun operatore</translation>
    </message>
    <message>
        <source>The words&apos; type %1 is none of the operator&apos;s; %2 is taken.</source>
        <translation>Il tipo %1 delle parole non è tra quelli dell’operatore; si prende %2.</translation>
    </message>
    <message>
        <source>The words&apos; result has the sizes %1, the case&apos;s %2.</source>
        <translation>Il risultato delle parole ha le dimensioni %1, quello del caso %2.</translation>
    </message>
    <message>
        <source>the input %1 has more than the four dimensions of RESAMPLE, and too few neighbours that are kept and could be one</source>
        <translation>l’ingresso %1 ha più delle quattro dimensioni di RESAMPLE, e troppo poche vicine mantenute che potrebbero essere una sola</translation>
    </message>
    <message>
        <source>DirectML has none: RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>DirectML non ne ha: RESAMPLE copia un elemento o mescola due vicini per asse</translation>
    </message>
    <message>
        <source>too much is open in each other here</source>
        <translation>qui troppe cose sono aperte l’una nell’altra</translation>
    </message>
    <message>
        <source>a part of a tensor is given a value, which only whole maps can be read of; expected reshape and transpose, or parts that are concatenated</source>
        <translation>una parte di un tensore riceve un valore, ma si legge solo una corrispondenza intera; atteso: reshape e transpose, o parti concatenate</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements; expected 1</source>
        <translation>l’asse %1 ha %2 elementi; atteso: 1</translation>
    </message>
    <message>
        <source>parts of several tensors are joined, and a case has one input</source>
        <translation>si uniscono parti di più tensori, e un caso ha un solo ingresso</translation>
    </message>
    <message>
        <source>Keras&apos;s backends do not agree on its order</source>
        <translation>I backend di Keras non concordano sul suo ordine</translation>
    </message>
    <message>
        <source>%1 takes it with %2 %3 only</source>
        <translation>%1 lo prende solo con %2 %3</translation>
    </message>
    <message>
        <source>it is %1 where nothing is said</source>
        <translation>è %1 dove non si dice nulla</translation>
    </message>
    <message>
        <source>DirectML does not say where UPSAMPLE_2D places its samples</source>
        <translation>DirectML non dice dove UPSAMPLE_2D colloca i suoi campioni</translation>
    </message>
    <message>
        <source>the pictures have %1 dimensions; expected %2</source>
        <translation>le immagini hanno %1 dimensioni; atteso: %2</translation>
    </message>
    <message>
        <source>where a picture shrinks, its filter is wider and drops the part outside the picture, since %1 is True by default; RESAMPLE3 repeats the edge; expected %1=False</source>
        <translation>dove un’immagine si riduce il suo filtro si allarga, poiché %1 è True dove non si dice nulla, e lascia cadere ciò che sta fuori, mentre RESAMPLE3 ripete il bordo; atteso: %1=False</translation>
    </message>
    <message>
        <source>%1 widens its filter where a picture shrinks, and drops the part outside the picture, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1 allarga il suo filtro dove un’immagine si riduce, e lascia cadere ciò che sta fuori, mentre RESAMPLE3 ripete il bordo: un altro operatore</translation>
    </message>
    <message>
        <source>%1 does not say which neighbour is nearest</source>
        <translation>%1 non dice quale vicino è il più vicino</translation>
    </message>
    <message>
        <source>paste the assignments and calls alone, or let Python run the whole function with ts.probe, ts.identify or ts.sweep</source>
        <translation>incolli solo le assegnazioni e le chiamate, o lasci che Python esegua l’intera funzione con ts.probe, ts.identify o ts.sweep</translation>
    </message>
    <message>
        <source>&quot;%1&quot; branches or loops, which is not run here</source>
        <translation>“%1” si dirama o cicla, cosa che qui non si esegue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; makes a program, which is not run here</source>
        <translation>“%1” fa un programma, che qui non si esegue</translation>
    </message>
    <message>
        <source>expected at most %1</source>
        <translation>atteso: al massimo %1</translation>
    </message>
    <message>
        <source>it multiplies tensors, and the operators only move or blend elements</source>
        <translation>moltiplica tensori, e gli operatori spostano o mescolano soltanto elementi</translation>
    </message>
    <message>
        <source>the blocks have %1 rows and %2 columns: %3 has one BlockSize for both</source>
        <translation>i blocchi hanno %1 righe e %2 colonne: %3 ha un solo BlockSize per entrambe</translation>
    </message>
    <message>
        <source>%1 is seen as %2 and every element stays where it is in memory: a reshape, for which DirectML has no operator</source>
        <translation>%1 è visto come %2 e ogni elemento resta al suo posto in memoria: un reshape, per cui DirectML non ha operatori</translation>
    </message>
    <message>
        <source>The tensors are taken for N, H, W, C: the case has them as N, C, H, W, with the strides of channels that are last.</source>
        <translation>I tensori sono presi per N, H, W, C: il caso li ha come N, C, H, W, con gli stride di canali ultimi.</translation>
    </message>
    <message>
        <source>paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), or give its output to identify</source>
        <translation>incolla ciò che lo shader calcola come chiamata, per esempio F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), o dai la sua uscita a identify</translation>
    </message>
    <message>
        <source>paste the same reshapes, transposes and resizes as Python has them, or give the output to identify</source>
        <translation>incolla gli stessi reshape, trasposizioni e ridimensionamenti come li scrive Python, o dai l’uscita a identify</translation>
    </message>
    <message>
        <source>this is %1, which is not read; %2</source>
        <translation>questo è %1, che non viene letto; %2</translation>
    </message>
    <message>
        <source>The words&apos; channels are last, which the case says by strides.</source>
        <translation>I canali del testo sono ultimi, cosa che il caso dice con gli strides.</translation>
    </message>
    <message>
        <source>%1 has no such parameter</source>
        <translation>%1 non ha questo parametro</translation>
    </message>
    <message>
        <source>%1 and %2 have a %3; --framework &quot;%4&quot; would say whose it is</source>
        <translation>%1 e %2 hanno un %3; --framework “%4” direbbe di chi è</translation>
    </message>
    <message>
        <source>%1 is called by a function of the text, which is not read; paste its statements in the place of the call</source>
        <translation>%1 è chiamata da una funzione del testo, il che non viene letto; incollate le sue istruzioni al posto della chiamata</translation>
    </message>
    <message>
        <source>it resizes a region of its input, which is not read; a case of RESAMPLE1 says it by Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) and OutputPixelOffsets 0</source>
        <translation>ridimensiona una regione del suo ingresso, il che non viene letto; un caso di RESAMPLE1 lo dice con Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) e OutputPixelOffsets 0</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>The reference engine %1</source>
        <extracomment>&quot;needs 3 MiB of memory, more than the memory budget of 1 MiB&quot;</extracomment>
        <translation>Il motore reference %1</translation>
    </message>
    <message>
        <source>the textbook formulas in float64, one thread</source>
        <translation>le formule da manuale in float64, un thread</translation>
    </message>
    <message>
        <source>The reference engine ran out of memory: it keeps intermediate values in float64. Choose a smaller tensor, or another engine</source>
        <translation>Il motore reference ha esaurito la memoria: tiene valori intermedi in float64. Scegliere un tensore più piccolo, o un altro motore</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>There is no engine &quot;%1&quot;</source>
        <translation>Non esiste un motore “%1”</translation>
    </message>
    <message>
        <source>There is no engine &quot;%1&quot;. %2 Engines of this machine: %3</source>
        <translation>Non c’è un motore “%1”. %2 Motori di questa macchina: %3</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>%1 has no Python</source>
        <translation>%1 non ha Python</translation>
    </message>
    <message>
        <source>DataType %1: %2 computes this operator exactly only for %3</source>
        <translation>DataType %1: %2 calcola questo operatore esattamente solo per %3</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>%1 is too large for a session</source>
        <translation>%1 è troppo grande per una sessione</translation>
    </message>
    <message>
        <source>%1 was written by a newer Tessera</source>
        <translation>%1 è stato scritto da un Tessera più recente</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 è danneggiato</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>%1 = %2 is no hexadecimal number</source>
        <translation>%1 = %2 non è un numero esadecimale</translation>
    </message>
    <message>
        <source>%1 = %2 is no sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>%1 = %2 non è una scansione; atteso: ciò che scrive `tessera sweep --out FILE`</translation>
    </message>
    <message>
        <source>%1 = %2 is none of %3 shards</source>
        <translation>%1 = %2 non è nessuno dei %3 frammenti</translation>
    </message>
    <message>
        <source>%1 = %2 is no verdict of a failure; expected FAIL, CRASH, TIMEOUT or INVALID</source>
        <translation>%1 = %2 non è il verdetto di un fallimento; atteso: FAIL, CRASH, TIMEOUT o INVALID</translation>
    </message>
    <message>
        <source>%1 is of another sweep than %2: %3 %4, not %5</source>
        <extracomment>Two files, and what of the sweep is another: a name, its value, the other value.</extracomment>
        <translation>%1 è di una scansione diversa da %2: %3 %4, e non %5</translation>
    </message>
    <message>
        <source>%1 and %2 are both shard %3</source>
        <translation>%1 e %2 sono entrambi il frammento %3</translation>
    </message>
    <message>
        <source>shard %1 is missing; there are %2 of %3</source>
        <translation>manca il frammento %1; ce ne sono %2 su %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, riga %2: %3</translation>
    </message>
    <message>
        <source>%1 has no line with the sums: it was cut off; run its shard again</source>
        <translation>%1 non ha una riga con le somme: è stato troncato; eseguire di nuovo il suo frammento</translation>
    </message>
    <message>
        <source>follows the sums, which are the last line; expected nothing after them</source>
        <translation>segue le somme, che sono l’ultima riga; atteso: niente dopo di esse</translation>
    </message>
    <message>
        <source>is no report of a sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>non è un rapporto di scansione; atteso: ciò che scrive `tessera sweep --out FILE`</translation>
    </message>
    <message>
        <source>%1 = %2 stands in another line as well; expected each case once</source>
        <translation>%1 = %2 si trova anche in un’altra riga; atteso: ogni caso una volta</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of %3; expected a lower number</source>
        <translation>%1 = %2 non è uno dei %3 casi; atteso: un numero inferiore</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another&apos;s lines</source>
        <translation>%1 = %2 non è un caso del frammento %3, ma di %4: il file è di quel frammento, o ha righe di un altro</translation>
    </message>
    <message>
        <source>The sweep made a case with an issue: %1: %2</source>
        <translation>La scansione ha prodotto un caso con un errore: %1: %2</translation>
    </message>
    <message>
        <source>%1, the judge: %2</source>
        <translation>%1, il giudice: %2</translation>
    </message>
    <message>
        <source>--operator &quot;%1&quot;: %2</source>
        <translation>--operator “%1”: %2</translation>
    </message>
    <message>
        <source>--types &quot;%1&quot;: %2</source>
        <translation>--types “%1”: %2</translation>
    </message>
    <message>
        <source>--types %1: %2 has none of them; expected one of %3</source>
        <translation>--types %1: %2 non ne ha nessuno; atteso: uno di %3</translation>
    </message>
    <message>
        <source>--types %1: no --operator has it; expected one of %2</source>
        <translation>--types %1: nessun --operator lo ha; atteso: uno di %2</translation>
    </message>
    <message>
        <source>there is no case of %1</source>
        <translation>non c’è nessun caso di %1</translation>
    </message>
    <message>
        <source>--shard &quot;%1&quot;: expected I/N with I from 1 to N, such as 3/16</source>
        <translation>--shard “%1”: atteso: I/N con I da 1 a N, come 3/16</translation>
    </message>
    <message>
        <source>%1 = %2 is not what the rest of the file gives; expected %3</source>
        <translation>%1 = %2 non corrisponde al resto del file; atteso: %3</translation>
    </message>
</context>
<context>
    <name>tensor</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A field, and what is wrong with it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 = %2 %3</source>
        <extracomment>A field, its value, and what is wrong with it.</extracomment>
        <translation>%1 = %2 %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <extracomment>What is wrong, and what was expected.</extracomment>
        <translation>%1; atteso: %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>needs %1 of memory, more than the memory budget of %2</source>
        <extracomment>The rest of a sentence.</extracomment>
        <translation>richiede %1 di memoria, più del limite di memoria di %2</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory, more than the memory budget of %3</source>
        <translation>%1 richiede %2 di memoria, più del limite di memoria di %3</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 bytes. Choose smaller sizes or close other programs</source>
        <translation>Non c’è abbastanza memoria per %1 byte. Scegliere dimensioni più piccole o chiudere altri programmi</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 non si può leggere: %2</translation>
    </message>
    <message>
        <source>%1 became shorter while it was read: %2 bytes are left of %3</source>
        <translation>%1 si è accorciato durante la lettura: restano %2 byte su %3</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 non si può aprire: %2</translation>
    </message>
    <message>
        <source>%1 is shorter than the %2 bytes that it announces</source>
        <translation>%1 è più corto dei %2 byte che annuncia</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a coordinate: expected %2 whole numbers or a flat index</source>
        <translation>“%1” non è una coordinata; atteso: %2 numeri interi o un indice lineare</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond the last element, %2</source>
        <translation>“%1” è oltre l’ultimo elemento, %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers; the tensor has %3 dimensions</source>
        <translation>“%1” ha %2 numeri; il tensore ha %3 dimensioni</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside %2</source>
        <translation>“%1” è fuori da %2</translation>
    </message>
    <message>
        <source>channel = (block row, block column, depth), depth fastest</source>
        <translation>canale = (riga del blocco, colonna del blocco, profondità), profondità più veloce</translation>
    </message>
    <message>
        <source>channel = (depth, block row, block column), block column fastest</source>
        <translation>canale = (profondità, riga del blocco, colonna del blocco), colonna del blocco più veloce</translation>
    </message>
    <message>
        <source>each output copies one input element</source>
        <translation>ogni uscita copia un elemento d’ingresso</translation>
    </message>
    <message>
        <source>each output blends the two nearest elements of every axis</source>
        <translation>ogni uscita mescola i due elementi più vicini di ogni asse</translation>
    </message>
    <message>
        <source>nearest takes the element at or after the coordinate: ceil(x)</source>
        <translation>nearest prende l’elemento alla coordinata o dopo: ceil(x)</translation>
    </message>
    <message>
        <source>nearest takes the element at or before the coordinate: floor(x)</source>
        <translation>nearest prende l’elemento alla coordinata o prima: floor(x)</translation>
    </message>
    <message>
        <source>DirectML&apos;s: while Scale is below 1/2 each pair becomes its mean, then two neighbours are blended</source>
        <translation>quello di DirectML: finché Scale è sotto 1/2, ogni coppia diventa la sua media, poi due vicini sono mescolati</translation>
    </message>
    <message>
        <source>ONNX&apos;s antialias: below Scale 1 the two-pixel triangle is stretched by 1/Scale</source>
        <translation>l’antialias di ONNX: sotto Scale 1 il triangolo di due pixel è stirato di 1/Scale</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>spazio esaurito sul disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>file system di sola lettura</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>errore di ingresso/uscita</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>needs one stride for each of the %1 sizes</source>
        <translation>richiede uno stride per ognuna delle %1 dimensioni</translation>
    </message>
    <message>
        <source>would write several elements to one place</source>
        <translation>scriverebbe più elementi nello stesso posto</translation>
    </message>
    <message>
        <source>lets two elements of %1 share a place; an output&apos;s may not</source>
        <translation>fa condividere un posto a due elementi di %1; un’uscita non può</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>supera 2^64 byte</translation>
    </message>
    <message>
        <source>is less than the %1 bytes that the elements reach</source>
        <translation>è meno dei %1 byte che gli elementi raggiungono</translation>
    </message>
    <message>
        <source>is neither 0 nor a power of two of at least the element&apos;s %1 bytes</source>
        <translation>non è né 0 né una potenza di due di almeno i %1 byte dell’elemento</translation>
    </message>
    <message>
        <source>has no dimensions</source>
        <translation>non ha dimensioni</translation>
    </message>
    <message>
        <source>is not a size</source>
        <translation>non è una dimensione</translation>
    </message>
    <message>
        <source>has more than 2^32 − 1 elements</source>
        <translation>ha più di 2^32 − 1 elementi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2</source>
        <translation>“%1” non è un valore di %2</translation>
    </message>
</context>
<context>
    <name>tessera</name>
    <message>
        <source>Pin the element under the mouse</source>
        <translation>Fissare l’elemento sotto il mouse</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Move the pin by one element</source>
        <translation>Spostare il segnaposto di un elemento</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Move the pin by one block</source>
        <translation>Spostare il segnaposto di un blocco</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Maiusc+Frecce</translation>
    </message>
    <message>
        <source>Move the pin by one channel</source>
        <translation>Spostare il segnaposto di un canale</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Pag su, Pag giù</translation>
    </message>
    <message>
        <source>Select from the pin on</source>
        <translation>Selezionare a partire dal segnaposto</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+Frecce</translation>
    </message>
    <message>
        <source>Take the pin along</source>
        <translation>Trascinare il segnaposto</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Trascinare</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Selezionare un rettangolo</translation>
    </message>
    <message>
        <source>Add a rectangle to it</source>
        <translation>Aggiungervi un rettangolo</translation>
    </message>
    <message>
        <source>Shift+Drag</source>
        <translation>Maiusc+Trascinare</translation>
    </message>
    <message>
        <source>Take a rectangle from it</source>
        <translation>Toglierne un rettangolo</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+Trascinare</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Spostare la vista</translation>
    </message>
    <message>
        <source>Pan with any tool</source>
        <translation>Spostare la vista con ogni strumento</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Trascinare col tasto centrale</translation>
    </message>
    <message>
        <source>Pan sideways</source>
        <translation>Spostare di lato</translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation>Maiusc+Rotella</translation>
    </message>
    <message>
        <source>Zoom about the mouse</source>
        <translation>Zoom attorno al mouse</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rotella</translation>
    </message>
    <message>
        <source>Copy, jump, compare: more about an element</source>
        <translation>Copiare, andare, confrontare: altro su un elemento</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic destro</translation>
    </message>
    <message>
        <source>%1 reads %2 for %3</source>
        <translation>%1 legge %2 per %3</translation>
    </message>
    <message>
        <source>%1, where %2 is right.</source>
        <translation>%1, mentre è giusto %2.</translation>
    </message>
    <message>
        <source>%1, which is right.</source>
        <translation>%1, ed è giusto.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 altro</numerusform>
            <numerusform>altri %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>No output element reads this one: it is cropped away, or skipped.</source>
        <translation>Nessun elemento di uscita legge questo: è ritagliato o saltato.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bit</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>non è un numero</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>segno</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>esponente</translation>
    </message>
    <message>
        <source>mantissa, subnormal</source>
        <translation>mantissa, subnormale</translation>
    </message>
    <message>
        <source>mantissa</source>
        <translation>mantissa</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>Tolleranza: %1</translation>
    </message>
    <message>
        <source>%1 beyond the hard limit</source>
        <translation>%1 oltre il limite assoluto</translation>
    </message>
    <message>
        <source>%1 of %2 on ties</source>
        <translation>%1 di %2 su equidistanze</translation>
    </message>
    <message>
        <source>%1 · tolerance: %2</source>
        <translation>%1 · tolleranza: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>as many differ as may · %1 of %2</source>
        <translation>differiscono quanti è ammesso · %1 di %2</translation>
    </message>
    <message>
        <source>equal, bit for bit · %1</source>
        <translation>uguali, bit per bit · %1</translation>
    </message>
    <message>
        <source>within the tolerance · %1 bit for bit</source>
        <translation>entro la tolleranza · %1 bit per bit</translation>
    </message>
    <message>
        <source>different · %1</source>
        <translation>diversi · %1</translation>
    </message>
    <message>
        <source>different · %1 · %2</source>
        <translation>diversi · %1 · %2</translation>
    </message>
    <message>
        <source>equal, but proves little: %1</source>
        <translation>uguali, ma dimostra poco: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1; e un altro</numerusform>
            <numerusform>%1; e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no input: %1</source>
        <translation>nessun ingresso: %1</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>l’esecuzione non è riuscita: %1</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>in esecuzione…</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>non ancora eseguito</translation>
    </message>
    <message>
        <source>changed since the last run</source>
        <translation>modificato dopo l’ultima esecuzione</translation>
    </message>
    <message>
        <source>one engine: nothing to compare with</source>
        <translation>un solo motore: niente da confrontare</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>confronto…</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>non confrontato</translation>
    </message>
    <message>
        <source>B has the input&apos;s shape: %1 of %2 outputs are held against the element that they come from.</source>
        <translation>B ha la forma dell’ingresso: %1 uscite su %2 sono confrontate con l’elemento da cui vengono.</translation>
    </message>
    <message>
        <source>Why does my picture shift?</source>
        <translation>Perché la mia immagine si sposta?</translation>
    </message>
    <message>
        <source>Enlarged from corners instead of pixel centres, it moves by half a pixel. The Axes tab shows by how much, and whose convention is the right one.</source>
        <translation>Ingrandita dagli angoli anziché dai centri dei pixel, si sposta di mezzo pixel. La scheda Assi mostra di quanto, e quale convenzione è quella giusta.</translation>
    </message>
    <message>
        <source>moved shifted offset half pixel misaligned align corners edge cut off by one</source>
        <translation>spostato offset mezzo pixel disallineato align corners bordo tagliato</translation>
    </message>
    <message>
        <source>What does the order change?</source>
        <translation>Che cosa cambia l’ordine?</translation>
    </message>
    <message>
        <source>Channels that pixel shuffle packed, unpacked in the other order: the colours are torn apart. Change Order, and the picture is whole again.</source>
        <translation>Canali impacchettati da pixel shuffle, spacchettati nell’altro ordine: i colori sono dispersi. Cambiando Order l’immagine torna intera.</translation>
    </message>
    <message>
        <source>wrong colours scrambled checkerboard pixel shuffle PyTorch TensorFlow DCR CRD noise grid</source>
        <translation>colori sbagliati mescolati scacchiera pixel shuffle PyTorch TensorFlow DCR CRD rumore griglia</translation>
    </message>
    <message>
        <source>Where do the engines differ?</source>
        <translation>Dove differiscono i motori?</translation>
    </message>
    <message>
        <source>Float32 against float64: the Compare tab lists which elements part, and by how many ULP.</source>
        <translation>Float32 contro float64: la scheda Confronto elenca quali elementi si scostano, e di quanti ULP.</translation>
    </message>
    <message>
        <source>mismatch not equal different results tolerance ULP rounding last bit GPU CPU precision</source>
        <translation>discrepanza diversi risultati tolleranza ULP arrotondamento ultimo bit GPU CPU precisione</translation>
    </message>
    <message>
        <source>Why do two programs choose other neighbours?</source>
        <translation>Perché due programmi scelgono vicini diversi?</translation>
    </message>
    <message>
        <source>Every second output lies halfway between two inputs: a tie. The Axes tab shows which rounding rule takes which.</source>
        <translation>Un’uscita su due cade a metà tra due ingressi: un’equidistanza. La scheda Assi mostra quale regola di arrotondamento prende quale.</translation>
    </message>
    <message>
        <source>nearest ties half even round floor ceil one pixel off other neighbour</source>
        <translation>più vicino equidistanza metà pari arrotondamento floor ceil un pixel altro vicino</translation>
    </message>
    <message>
        <source>What does space to depth do to a picture?</source>
        <translation>Che cosa fa space to depth a un’immagine?</translation>
    </message>
    <message>
        <source>Four pictures of a quarter of the size: each holds every second pixel of every second row.</source>
        <translation>Quattro immagini di un quarto della dimensione: ognuna contiene un pixel ogni due di una riga ogni due.</translation>
    </message>
    <message>
        <source>small copies channels four pictures blocks reorganise passthrough YOLO focus</source>
        <translation>piccole copie canali quattro immagini blocchi riorganizzare passthrough YOLO focus</translation>
    </message>
    <message>
        <source>Why is my shrunk picture jagged?</source>
        <translation>Perché la mia immagine ridotta è scalettata?</translation>
    </message>
    <message>
        <source>aliasing moire jaggies shimmering downscale thumbnail stripes antialias</source>
        <translation>aliasing moiré scalettatura sfarfallio riduzione miniatura strisce antialias</translation>
    </message>
    <message>
        <source>Open %1 as a tensor</source>
        <translation>Aprire %1 come tensore</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>The type of every element, little-endian</source>
        <translation>Il tipo di ogni elemento, little-endian</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>compatto</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Primo byte</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Rounding ties</source>
        <translation>Equidistanze</translation>
    </message>
    <message>
        <source>Clamped to the edge</source>
        <translation>Riportati al bordo</translation>
    </message>
    <message>
        <source>Cropped away</source>
        <translation>Ritagliati</translation>
    </message>
    <message>
        <source>Never read</source>
        <translation>Mai letti</translation>
    </message>
    <message>
        <source>Moved by the other order</source>
        <translation>Spostati dall’altro ordine</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>±Inf</source>
        <translation>±Inf</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativi</translation>
    </message>
    <message>
        <source>Read otherwise by the engine</source>
        <translation>Letti diversamente dal motore</translation>
    </message>
    <message>
        <source>Outside the range</source>
        <translation>Fuori dall’intervallo</translation>
    </message>
    <message>
        <source>The coordinate lies on a rounding boundary: other programs may take the neighbour</source>
        <translation>La coordinata è su un confine di arrotondamento: altri programmi possono prendere il vicino</translation>
    </message>
    <message>
        <source>The coordinate, or part of its filter, lies outside the input: the edge is repeated</source>
        <translation>La coordinata, o parte del suo filtro, è fuori dall’ingresso: il bordo si ripete</translation>
    </message>
    <message>
        <source>No output reads these inputs: they lie beyond what the outputs stand for</source>
        <translation>Nessuna uscita legge questi ingressi: sono oltre ciò che le uscite rappresentano</translation>
    </message>
    <message>
        <source>No output reads these inputs: others, next to them, are read instead</source>
        <translation>Nessuna uscita legge questi ingressi: altri, accanto, sono letti al loro posto</translation>
    </message>
    <message>
        <source>Elements that another Order would take from, or bring to, another place</source>
        <translation>Elementi che un altro Order prenderebbe o porterebbe altrove</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>Valori che non sono numeri</translation>
    </message>
    <message>
        <source>Values that are infinite</source>
        <translation>Valori infiniti</translation>
    </message>
    <message>
        <source>Values below zero</source>
        <translation>Valori sotto lo zero</translation>
    </message>
    <message>
        <source>Outputs whose sources, as the X-ray found them, are not the operator&apos;s</source>
        <translation>Uscite le cui sorgenti, trovate dalla radiografia, non sono quelle dell’operatore</translation>
    </message>
    <message>
        <source>Values that the colours&apos; range does not reach</source>
        <translation>Valori che l’intervallo dei colori non raggiunge</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Op&amp;en recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>Pi&amp;ns</source>
        <translation>Segnaposto</translation>
    </message>
    <message>
        <source>&amp;Colour cells</source>
        <translation>C&amp;olora le celle</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>Evidenzia le celle</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Pannelli</translation>
    </message>
    <message>
        <source>&amp;Case panel</source>
        <translation>&amp;Pannello del caso</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>Pannello &amp;inferiore</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>Link panes b&amp;y</source>
        <translation>Collega i riquadri &amp;per</translation>
    </message>
    <message>
        <source>&amp;Range of the colours</source>
        <translation>In&amp;tervallo dei colori</translation>
    </message>
    <message>
        <source>C&amp;hannels and images</source>
        <translation>Canali e immagini</translation>
    </message>
    <message>
        <source>&amp;Theme and text</source>
        <translation>Tema e testo</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronta</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Esegui</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Avviare o mettere in pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Il passo successivo</translation>
    </message>
    <message>
        <source>Right, Page Down</source>
        <translation>Destra, Pag giù</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Il passo precedente</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Sinistra, Pag su</translation>
    </message>
    <message>
        <source>Nothing filled, all filled</source>
        <translation>Niente riempito, tutto riempito</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inizio, Fine</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Non questa.</translation>
    </message>
    <message>
        <source>▣ The case beside this text: %1</source>
        <translation>▣ Il caso accanto a questo testo: %1</translation>
    </message>
    <message>
        <source>▢ Show this case: %1</source>
        <translation>▢ Mostrare questo caso: %1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lezioni</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s steps</source>
        <translation>Pass&amp;i del lettore</translation>
    </message>
    <message>
        <source>Of output %1, which reads it: %2</source>
        <translation>Dell’uscita %1, che lo legge: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>B is running…</source>
        <translation>B è in esecuzione…</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Scrivete questa funzione in un file Python, e verificatela:</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>Mostra la spiegazione</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valori</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Palette and exposure</source>
        <translation>Tavolozza ed esposizione</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>la base</translation>
    </message>
    <message>
        <source>not compared with %1</source>
        <translation>non confrontato con %1</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>contro %1: %2</translation>
    </message>
    <message>
        <source>%1, in a subgraph of %2</source>
        <translation>%1, in un sottografo di %2</translation>
    </message>
    <message>
        <source>%1, in the function %2</source>
        <translation>%1, nella funzione %2</translation>
    </message>
    <message>
        <source>As the model ran</source>
        <translation>All’esecuzione del modello</translation>
    </message>
    <message>
        <source>As the model ran, held against DirectML&apos;s rules</source>
        <translation>All’esecuzione del modello, a confronto con le regole di DirectML</translation>
    </message>
    <message>
        <source>In DirectML</source>
        <translation>In DirectML</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>lo stesso</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider passes</source>
        <translation>Il provider DirectML di ONNX Runtime passa</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider</source>
        <translation>Il provider DirectML di ONNX Runtime</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n differisce</numerusform>
            <numerusform>%n differiscono</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prove little</source>
        <translation>
            <numerusform>%n prova poco</numerusform>
            <numerusform>%n provano poco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <translation>
            <numerusform>%n uguale</numerusform>
            <numerusform>%n uguali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n non giudicato</numerusform>
            <numerusform>%n non giudicati</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1 ran it: %2</source>
        <translation>Eseguito da %1: %2</translation>
    </message>
    <message>
        <source>opset %1</source>
        <translation>opset %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes concern DirectML</source>
        <translation>
            <numerusform>nodi per DirectML: %1 di %n</numerusform>
            <numerusform>nodi per DirectML: %1 di %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>Ingresso e uscita</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributi</translation>
    </message>
    <message>
        <source>Nodes of the chain</source>
        <translation>Nodi della catena</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>M&amp;odello</translation>
    </message>
    <message>
        <source>Each output reads the two nearest pixels of an axis and skips the others: the slats of the roof become waves. RESAMPLE3 with Antialiased reads them all.</source>
        <translation>Ogni uscita legge i due pixel più vicini di un asse e salta gli altri: i listelli del tetto diventano onde. RESAMPLE3 con Antialiased li legge tutti.</translation>
    </message>
    <message>
        <source>In a tensor</source>
        <translation>In un tensore</translation>
    </message>
    <message>
        <source>In a tensor, while the player is on</source>
        <translation>In un tensore, con il lettore attivo</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>Giuste: %1 su %2</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>Nessun errore.</translation>
    </message>
    <message>
        <source>Click what you missed to see why.</source>
        <translation>Fare clic su una domanda sbagliata per vedere perché.</translation>
    </message>
    <message>
        <source>New quiz</source>
        <translation>Nuovo quiz</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>%1 gave no output.</source>
        <translation>%1 non ha dato uscita.</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>nessuna uscita</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Insegna</translation>
    </message>
    <message>
        <source>C&amp;opy as</source>
        <translation>C&amp;opia come</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>During a l&amp;ecture</source>
        <translation>Durante una presentazione</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Quanto è difficile</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>Quante domande</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>A whole number: the same seed makes the same questions</source>
        <translation>Un numero intero: lo stesso seme fa le stesse domande</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Domande</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seme</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Begin with the first question</source>
        <translation>Cominciare dalla prima domanda</translation>
    </message>
    <message>
        <source>Save &amp;handout…</source>
        <translation>S&amp;alva la dispensa…</translation>
    </message>
    <message>
        <source>Questions with empty cells, then solutions, as a PDF for a class</source>
        <translation>Domande con celle vuote, poi soluzioni, come PDF per una classe</translation>
    </message>
    <message>
        <source>Questions about where elements go and what comes out. Every wrong answer is a mistake that programs really make, and you are told which one.</source>
        <translation>Domande su dove vanno gli elementi e che cosa esce. Ogni risposta sbagliata è un errore che i programmi fanno davvero, e viene detto quale.</translation>
    </message>
    <message>
        <source>1: depth to space and its orders (lessons 2 and 3)</source>
        <translation>1: depth to space e i suoi ordini (lezioni 2 e 3)</translation>
    </message>
    <message>
        <source>2: and back, pixel centres, nearest, linear (2, 5, 6)</source>
        <translation>2: il ritorno, centri, più vicino, lineare (2, 5, 6)</translation>
    </message>
    <message>
        <source>3: strides, filters, gradients (1, 7, 8)</source>
        <translation>3: stride, filtri, gradienti (1, 7, 8)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>The documentation&apos;s example in a tab of its own</source>
        <translation>L’esempio della documentazione in una scheda propria</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>The same case in a tab of its own</source>
        <translation>Lo stesso caso in una scheda propria</translation>
    </message>
    <message>
        <source>Exa&amp;mples…</source>
        <translation>&amp;Esempi…</translation>
    </message>
    <message>
        <source>Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your folder</source>
        <translation>Casi per cominciare, ciascuno con un’immagine e una frase: gli esempi incorporati e quelli della propria cartella</translation>
    </message>
    <message>
        <source>&amp;Close case</source>
        <translation>C&amp;hiudi il caso</translation>
    </message>
    <message>
        <source>Close this tab; in place of the last one comes the documentation&apos;s example</source>
        <translation>Chiudere questa scheda; al posto dell’ultima viene l’esempio della documentazione</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>&amp;Caso successivo</translation>
    </message>
    <message>
        <source>Show the tab at the right</source>
        <translation>Mostrare la scheda a destra</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>Caso &amp;precedente</translation>
    </message>
    <message>
        <source>Show the tab at the left</source>
        <translation>Mostrare la scheda a sinistra</translation>
    </message>
    <message>
        <source>Move case ri&amp;ght</source>
        <translation>&amp;Sposta il caso a destra</translation>
    </message>
    <message>
        <source>Put this tab one place to the right</source>
        <translation>Spostare questa scheda di un posto a destra</translation>
    </message>
    <message>
        <source>Move case le&amp;ft</source>
        <translation>Sposta &amp;il caso a sinistra</translation>
    </message>
    <message>
        <source>Put this tab one place to the left</source>
        <translation>Spostare questa scheda di un posto a sinistra</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Scritto in %1.</translation>
    </message>
    <message>
        <source>Save the output</source>
        <translation>Salva l’uscita</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy)</source>
        <translation>Array NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Save the output as a picture</source>
        <translation>Salva l’uscita come immagine</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Immagini (%1)</translation>
    </message>
    <message>
        <source>%1 does not hold everything: %2</source>
        <translation>%1 non contiene tutto: %2</translation>
    </message>
    <message>
        <source>Export the view</source>
        <translation>Esporta la vista</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Vectors (*.svg)</source>
        <translation>Vettoriali (*.svg)</translation>
    </message>
    <message>
        <source>Save the report of A and B</source>
        <translation>Salva il rapporto di A e B</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>Export the lesson as a page</source>
        <translation>Esporta la lezione come pagina</translation>
    </message>
    <message>
        <source>Export the case as a page</source>
        <translation>Esporta il caso come pagina</translation>
    </message>
    <message>
        <source>Save output as .n&amp;py…</source>
        <translation>Salva &amp;l’uscita come .npy…</translation>
    </message>
    <message>
        <source>Save the output tensor for NumPy</source>
        <translation>Salvare il tensore di uscita per NumPy</translation>
    </message>
    <message>
        <source>Save output as p&amp;icture…</source>
        <translation>Salva l’&amp;uscita come immagine…</translation>
    </message>
    <message>
        <source>Save the plane or picture that is shown</source>
        <translation>Salvare il piano o l’immagine mostrati</translation>
    </message>
    <message>
        <source>&amp;Use output as input</source>
        <translation>Usa l’usci&amp;ta come ingresso</translation>
    </message>
    <message>
        <source>A new tab: the output goes the way back between depth and space, or through the same operator again</source>
        <translation>Una nuova scheda: l’uscita fa il percorso inverso tra profondità e spazio, o ripassa per lo stesso operatore</translation>
    </message>
    <message>
        <source>there is no output</source>
        <translation>non c’è uscita</translation>
    </message>
    <message>
        <source>E&amp;xport view…</source>
        <translation>Esporta la &amp;vista…</translation>
    </message>
    <message>
        <source>Write what the panes show as PNG, at 1 to 4 times the screen&apos;s pixels, or as SVG</source>
        <translation>Scrivere ciò che mostrano i riquadri come PNG, da 1 a 4 volte i pixel dello schermo, o come SVG</translation>
    </message>
    <message>
        <source>Save repor&amp;t…</source>
        <translation>Salva il ra&amp;pporto…</translation>
    </message>
    <message>
        <source>Write the comparison of A and B as one HTML page</source>
        <translation>Scrivere il confronto di A e B come una pagina HTML</translation>
    </message>
    <message>
        <source>nothing is compared: B gives nothing, or the case has changed since</source>
        <translation>niente è confrontato: B non dà niente, o il caso è cambiato</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>Esporta la pagina…</translation>
    </message>
    <message>
        <source>Write an interactive page of the case, or of the lesson that is open, for a course site or a browser</source>
        <translation>Scrivere una pagina interattiva del caso, o della lezione aperta, per un sito di corsi o un browser</translation>
    </message>
    <message>
        <source>the case does not run</source>
        <translation>il caso non si esegue</translation>
    </message>
    <message>
        <source>Cases, models, lessons, tensors and pictures (%1);;All files (*)</source>
        <translation>Casi, modelli, lezioni, tensori e immagini (%1);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cases (*.json);;Bundles: the case with tensors and results (*.tessera)</source>
        <translation>Casi (*.json);;Pacchetti: il caso con tensori e risultati (*.tessera)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Salvare il caso</translation>
    </message>
    <message>
        <source>Save this dispatch as a case of its own</source>
        <translation>Salva questo dispatch come caso a sé</translation>
    </message>
    <message>
        <source>Keep as B</source>
        <translation>Tieni come B</translation>
    </message>
    <message>
        <source>Take what A shows as B, by the line of its case; then change the case, and see what that changes</source>
        <translation>Prendi come B ciò che mostra A, con la riga del suo caso; poi cambia il caso e guarda che cosa cambia</translation>
    </message>
    <message>
        <source>there is no result of an engine, or it is out of date</source>
        <translation>non c’è alcun risultato di un motore, oppure non è aggiornato</translation>
    </message>
    <message>
        <source>Keep beside the others</source>
        <translation>Tieni accanto agli altri</translation>
    </message>
    <message>
        <source>Take what A shows as one more result, by the line of its case</source>
        <translation>Prendi ciò che mostra A come un altro risultato, con la riga del suo caso</translation>
    </message>
    <message>
        <source>there are four results, or none of an engine as A</source>
        <translation>ci sono quattro risultati, o A non ne ha uno di un motore</translation>
    </message>
    <message>
        <source>Add the next case</source>
        <translation>Aggiungi il caso successivo</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as one more result</source>
        <translation>Prendi ciò che dà la scheda a destra come un altro risultato</translation>
    </message>
    <message>
        <source>there are four results, or no other tab has a case that runs</source>
        <translation>ci sono quattro risultati, o nessun’altra scheda ha un caso eseguibile</translation>
    </message>
    <message>
        <source>Add the chosen result</source>
        <translation>Aggiungi il risultato scelto</translation>
    </message>
    <message>
        <source>Take the chosen row of the list of results as one more result</source>
        <translation>Prendi la riga scelta dell’elenco dei risultati come un altro risultato</translation>
    </message>
    <message>
        <source>there are four results, or no row of the list is chosen</source>
        <translation>ci sono quattro risultati, o nessuna riga dell’elenco è scelta</translation>
    </message>
    <message>
        <source>Compare with the next case</source>
        <translation>Confronta con il caso successivo</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as B</source>
        <translation>Prendi come B ciò che dà la scheda a destra</translation>
    </message>
    <message>
        <source>no other tab has a case that runs</source>
        <translation>nessun’altra scheda ha un caso eseguibile</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Show the result again that was shown before this one</source>
        <translation>Mostra di nuovo il risultato mostrato prima di questo</translation>
    </message>
    <message>
        <source>no other result was shown before</source>
        <translation>prima non è stato mostrato nessun altro risultato</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Risultato successivo</translation>
    </message>
    <message>
        <source>Show the result again that was shown after this one</source>
        <translation>Mostra di nuovo il risultato mostrato dopo questo</translation>
    </message>
    <message>
        <source>no result was shown after this one</source>
        <translation>dopo questo non è stato mostrato nessun risultato</translation>
    </message>
    <message>
        <source>Remove result</source>
        <translation>Rimuovi il risultato</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of results</source>
        <translation>Togli la riga scelta dall’elenco dei risultati</translation>
    </message>
    <message>
        <source>no row of the list is chosen</source>
        <translation>nessuna riga dell’elenco è scelta</translation>
    </message>
    <message>
        <source>Remove all results</source>
        <translation>Rimuovi tutti i risultati</translation>
    </message>
    <message>
        <source>Empty the list of results</source>
        <translation>Svuota l’elenco dei risultati</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>l’elenco è vuoto</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Salva la dispensa</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Pagine (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Quiz…</source>
        <translation>&amp;Quiz…</translation>
    </message>
    <message>
        <source>Answer questions about layouts; every wrong answer is a mistake that programs make</source>
        <translation>Rispondere a domande sui layout; ogni risposta sbagliata è un errore che i programmi fanno</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Trova un’azione…</translation>
    </message>
    <message>
        <source>Every action and its keys, which can be changed</source>
        <translation>Ogni azione e le sue scorciatoie, che si possono cambiare</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>&amp;Informazioni su Tessera</translation>
    </message>
    <message>
        <source>What this program is, and its licence</source>
        <translation>Che cos’è questo programma, e la sua licenza</translation>
    </message>
    <message>
        <source>Tessera %1: where every element of DirectML&apos;s layout operators comes from. The window is free software under GPL-3.0-or-later, the engine under Apache-2.0.</source>
        <translation>Tessera %1: da dove viene ogni elemento degli operatori di layout di DirectML. La finestra è software libero sotto GPL-3.0-or-later, il motore sotto Apache-2.0.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>%1 needs a font that this machine lacks: install the package %2, then choose the language again.</source>
        <translation>%1 richiede un carattere che questa macchina non ha: installare il pacchetto %2, poi scegliere di nuovo la lingua.</translation>
    </message>
    <message>
        <source>The window is in %1 from its next start on.</source>
        <translation>Dal prossimo avvio la finestra sarà in questa lingua: %1.</translation>
    </message>
    <message>
        <source>Language of the &amp;desktop</source>
        <translation>&amp;Lingua del sistema</translation>
    </message>
    <message>
        <source>Follow the desktop, at every start</source>
        <translation>Seguire il sistema, a ogni avvio</translation>
    </message>
    <message>
        <source>Show the window in this language from the next start on: %1</source>
        <translation>Mostrare la finestra in questa lingua dal prossimo avvio: %1</translation>
    </message>
    <message>
        <source>Run → Memory budget… raises it, on a command line --memory-budget</source>
        <translation>Esegui → Limite di memoria… lo aumenta; a riga di comando, --memory-budget</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>Limite di memoria</translation>
    </message>
    <message>
        <source>What needs more memory is refused before it is read.
In force: %1 MiB. 0: half of this machine&apos;s memory</source>
        <translation>Ciò che richiede più memoria è rifiutato prima di essere letto.
In vigore: %1 MiB. 0: metà della memoria di questa macchina</translation>
    </message>
    <message>
        <source>New shader</source>
        <translation>Nuovo shader</translation>
    </message>
    <message>
        <source>GLSL (*.comp)</source>
        <translation>GLSL (*.comp)</translation>
    </message>
    <message>
        <source>%1 does %2. Change it in an editor: each time it is saved, it is compiled and run again.</source>
        <translation>%1 fa %2. Modificarlo in un editor: a ogni salvataggio è ricompilato e rieseguito.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Apri nell’editor</translation>
    </message>
    <message>
        <source>Run the case on both engines now</source>
        <translation>Eseguire ora il caso su entrambi i motori</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>Esecuzione imme&amp;diata</translation>
    </message>
    <message>
        <source>Run again after every change</source>
        <translation>Rieseguire dopo ogni modifica</translation>
    </message>
    <message>
        <source>&amp;Validate Vulkan</source>
        <translation>&amp;Convalida Vulkan</translation>
    </message>
    <message>
        <source>Run Vulkan under its validation layer: what that says is shown as the engine&apos;s error</source>
        <translation>Eseguire Vulkan con il suo livello di convalida: ciò che dice è mostrato come errore del motore</translation>
    </message>
    <message>
        <source>&amp;Memory budget…</source>
        <translation>&amp;Limite di memoria…</translation>
    </message>
    <message>
        <source>How much memory a case or a file may take; what needs more is refused before it is read</source>
        <translation>Quanta memoria può occupare un caso o un file; ciò che richiede di più è rifiutato prima di essere letto</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>&amp;Scambia A e B</translation>
    </message>
    <message>
        <source>Swap engine A and engine B</source>
        <translation>Scambiare il motore A e il motore B</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>non c’è B</translation>
    </message>
    <message>
        <source>Add &amp;engine…</source>
        <translation>&amp;Aggiungi motore…</translation>
    </message>
    <message>
        <source>Run a program, a library or a shader of yours as engine B</source>
        <translation>Eseguire un proprio programma, libreria o shader come motore B</translation>
    </message>
    <message>
        <source>&amp;New shader…</source>
        <translation>&amp;Nuovo shader…</translation>
    </message>
    <message>
        <source>Write a compute shader that computes this operator right, and run it as engine B: each time it is saved, it is compiled and run again</source>
        <translation>Scrivere uno shader che calcola bene questo operatore ed eseguirlo come motore B: a ogni salvataggio è ricompilato e rieseguito</translation>
    </message>
    <message>
        <source>there is no shader to begin with for this operator</source>
        <translation>non c’è uno shader di partenza per questo operatore</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Compare as %1</source>
        <translation>Confronta come %1</translation>
    </message>
    <message>
        <source>Outputs (*.npy *.npz *.json *.tessera *.onnx %1);;All files (*)</source>
        <translation>Uscite (*.npy *.npz *.json *.tessera *.onnx %1);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>%1 holds several arrays:</source>
        <translation>%1 contiene più array:</translation>
    </message>
    <message>
        <source>&amp;Next mismatch</source>
        <translation>Disc&amp;repanza successiva</translation>
    </message>
    <message>
        <source>Pin the next element of the list of those beyond the tolerance</source>
        <translation>Fissare il prossimo elemento della lista di quelli oltre la tolleranza</translation>
    </message>
    <message>
        <source>&amp;Previous mismatch</source>
        <translation>Discrepanza &amp;precedente</translation>
    </message>
    <message>
        <source>Pin the one before it in the list</source>
        <translation>Fissare il precedente della lista</translation>
    </message>
    <message>
        <source>Go to t&amp;he worst element</source>
        <translation>&amp;Vai all’elemento peggiore</translation>
    </message>
    <message>
        <source>Pin the element where A and B differ most</source>
        <translation>Fissare l’elemento dove A e B differiscono di più</translation>
    </message>
    <message>
        <source>A is a f&amp;ile…</source>
        <translation>A è &amp;un file…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as A</source>
        <translation>Confrontare un tensore, un’immagine o l’uscita di un altro caso come A</translation>
    </message>
    <message>
        <source>B is a fil&amp;e…</source>
        <translation>B è un file…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as B</source>
        <translation>Confrontare un tensore, un’immagine o l’uscita di un altro caso come B</translation>
    </message>
    <message>
        <source>B is what is expected</source>
        <translation>B è ciò che è atteso</translation>
    </message>
    <message>
        <source>Compare with the expected values of the case&apos;s file</source>
        <translation>Confrontare con i valori attesi del file del caso</translation>
    </message>
    <message>
        <source>the case&apos;s file has no expected values</source>
        <translation>il file del caso non ha valori attesi</translation>
    </message>
    <message>
        <source>Show a case of the findings</source>
        <translation>Mostrare un caso dei riscontri</translation>
    </message>
    <message>
        <source>Pro&amp;ve the permutation</source>
        <translation>Prova la permutazione</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output</source>
        <translation>Numerare ogni elemento d’ingresso e trovarli tutti esattamente una volta nell’uscita</translation>
    </message>
    <message>
        <source>Ro&amp;und trip</source>
        <translation>Andata e ritorno</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one</source>
        <translation>Andare e tornare, nello stesso ordine e nell’altro</translation>
    </message>
    <message>
        <source>Repeat ten times</source>
        <translation>Ripeti dieci volte</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits</source>
        <translation>Eseguire dieci volte e confrontare i bit</translation>
    </message>
    <message>
        <source>Conformance pac&amp;k</source>
        <translation>Casi di conformità</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all</source>
        <translation>Eseguire ogni esempio e i casi che è facile sbagliare, %1 in tutto</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Secondo il valore</translation>
    </message>
    <message>
        <source>Colour cells by their values</source>
        <translation>Colorare le celle secondo i valori</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Secondo: %1</translation>
    </message>
    <message>
        <source>only of depth and space</source>
        <translation>solo per profondità e spazio</translation>
    </message>
    <message>
        <source>only of resampling</source>
        <translation>solo per il ricampionamento</translation>
    </message>
    <message>
        <source>the case has no other order</source>
        <translation>il caso non ha un altro ordine</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>nessun motore è stato radiografato su questo caso</translation>
    </message>
    <message>
        <source>only of signed types</source>
        <translation>solo per i tipi con segno</translation>
    </message>
    <message>
        <source>only of floating-point types</source>
        <translation>solo per i tipi in virgola mobile</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Evidenziare: %1</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Colori: %1</translation>
    </message>
    <message>
        <source>Colour values by this palette</source>
        <translation>Colorare i valori con questa tavolozza</translation>
    </message>
    <message>
        <source>More exposure</source>
        <translation>Più esposizione</translation>
    </message>
    <message>
        <source>Show values lighter by half a stop; no value changes</source>
        <translation>Mostra i valori più chiari di mezzo stop; nessun valore cambia</translation>
    </message>
    <message>
        <source>Less exposure</source>
        <translation>Meno esposizione</translation>
    </message>
    <message>
        <source>Show values darker by half a stop; no value changes</source>
        <translation>Mostra i valori più scuri di mezzo stop; nessun valore cambia</translation>
    </message>
    <message>
        <source>More gamma</source>
        <translation>Più gamma</translation>
    </message>
    <message>
        <source>Show what is dark lighter; no value changes</source>
        <translation>Mostra più chiaro ciò che è scuro; nessun valore cambia</translation>
    </message>
    <message>
        <source>Less gamma</source>
        <translation>Meno gamma</translation>
    </message>
    <message>
        <source>Show what is dark darker; no value changes</source>
        <translation>Mostra più scuro ciò che è scuro; nessun valore cambia</translation>
    </message>
    <message>
        <source>Show clipping</source>
        <translation>Mostra i valori tagliati</translation>
    </message>
    <message>
        <source>What is white or beyond is red, what is black or below it blue</source>
        <translation>Ciò che è bianco o oltre è rosso, ciò che è nero o sotto è blu</translation>
    </message>
    <message>
        <source>Colours as they were</source>
        <translation>Colori com’erano</translation>
    </message>
    <message>
        <source>No exposure, no gamma, no clipping, and the palette of the view</source>
        <translation>Senza esposizione, senza gamma, senza valori tagliati, e la tavolozza della vista</translation>
    </message>
    <message>
        <source>nothing is changed</source>
        <translation>nulla è cambiato</translation>
    </message>
    <message>
        <source>Colours an&amp;d marks…</source>
        <translation>Colori &amp;ed evidenziazione…</translation>
    </message>
    <message>
        <source>What cells are coloured by and which are marked, with counts</source>
        <translation>Secondo che cosa le celle sono colorate e quali sono segnate, con i conteggi</translation>
    </message>
    <message>
        <source>Next colo&amp;uring</source>
        <translation>&amp;Colorazione successiva</translation>
    </message>
    <message>
        <source>Colour cells by the next axis, after the last one by value again</source>
        <translation>Colorare le celle secondo l’asse successivo, dopo l’ultimo di nuovo secondo il valore</translation>
    </message>
    <message>
        <source>Pre&amp;vious colouring</source>
        <translation>Colorazione &amp;precedente</translation>
    </message>
    <message>
        <source>Colour cells by the axis before</source>
        <translation>Colorare le celle secondo l’asse precedente</translation>
    </message>
    <message>
        <source>Next way to write n&amp;umbers</source>
        <translation>A&amp;ltra scrittura dei numeri</translation>
    </message>
    <message>
        <source>Numbers in cells: shortest exact, four digits, or bits</source>
        <translation>Numeri nelle celle: esatti e brevi, quattro cifre, o bit</translation>
    </message>
    <message>
        <source>Histogram, &amp;range and statistics</source>
        <translation>Istogramma, &amp;intervallo e statistiche</translation>
    </message>
    <message>
        <source>The histogram, black and white, and statistics of the tensor, the plane and the selection</source>
        <translation>L’istogramma, il nero e il bianco, e le statistiche del tensore, del piano e della selezione</translation>
    </message>
    <message>
        <source>Range: each its &amp;own</source>
        <translation>Intervallo: &amp;a ciascuno il suo</translation>
    </message>
    <message>
        <source>Each tensor&apos;s colours from its own smallest to its largest value</source>
        <translation>Colori di ogni tensore, dal suo valore minimo al suo massimo</translation>
    </message>
    <message>
        <source>Range: &amp;both</source>
        <translation>Intervallo: &amp;entrambi</translation>
    </message>
    <message>
        <source>Equal colours are equal values in both tensors, also after new results</source>
        <translation>Colori uguali sono valori uguali in entrambi i tensori, anche dopo nuovi risultati</translation>
    </message>
    <message>
        <source>Range: &amp;visible part</source>
        <translation>Intervallo: &amp;parte visibile</translation>
    </message>
    <message>
        <source>The colours&apos; range is that of the values in sight</source>
        <translation>L’intervallo dei colori è quello dei valori visibili</translation>
    </message>
    <message>
        <source>Range: &amp;0 to 1</source>
        <translation>Intervallo: &amp;da 0 a 1</translation>
    </message>
    <message>
        <source>The colours&apos; range is from 0 to 1</source>
        <translation>L’intervallo dei colori va da 0 a 1</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;axesTab&quot;&gt;See why&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;axesTab&quot;&gt;Vedere perché&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Both orders give the same output: this case cannot tell them apart.</source>
        <translation>I due ordini danno la stessa uscita: questo caso non li distingue.</translation>
    </message>
    <message>
        <source>The other order moves %1 of %2 outputs. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</source>
        <translation>L’altro ordine sposta %1 uscite su %2. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Unmark them</source>
        <translation>Non evidenziarle più</translation>
    </message>
    <message>
        <source>Mark them</source>
        <translation>Evidenziarle</translation>
    </message>
    <message>
        <source>Not taken from the line, for it means nothing here: %1.</source>
        <translation>Non presi dalla riga, perché qui non significano niente: %1.</translation>
    </message>
    <message>
        <source>Paste a case</source>
        <translation>Incollare un caso</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Annullare l’ultima modifica</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>niente è stato modificato</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annulla: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Rifare la modifica</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>niente è stato annullato</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Ripeti: %1</translation>
    </message>
    <message>
        <source>&amp;Copy value or selection</source>
        <translation>&amp;Copia il valore o la selezione</translation>
    </message>
    <message>
        <source>Copy the selection as rows of numbers; where there is none, the active element&apos;s value</source>
        <translation>Copiare la selezione come righe di numeri; se manca, il valore dell’elemento attivo</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copia l’&amp;immagine</translation>
    </message>
    <message>
        <source>Copy what the pane shows as a picture</source>
        <translation>Copiare come immagine ciò che mostra il riquadro</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>Copia co&amp;me comando</translation>
    </message>
    <message>
        <source>Copy the command that checks this very case</source>
        <translation>Copiare il comando che verifica proprio questo caso</translation>
    </message>
    <message>
        <source>Copy as command of the picture</source>
        <translation>Copia come comando dell’immagine</translation>
    </message>
    <message>
        <source>Copy the command that draws what the pane shows: this place, this size, these colours</source>
        <translation>Copia il comando che disegna ciò che mostra il riquadro: questo punto, questa grandezza, questi colori</translation>
    </message>
    <message>
        <source>Paste c&amp;ase</source>
        <translation>Incolla &amp;un caso</translation>
    </message>
    <message>
        <source>Show the case whose command, or whose words of a framework, are in the clipboard</source>
        <translation>Mostrare il caso il cui comando, o il cui codice per un framework, sono negli appunti</translation>
    </message>
    <message>
        <source>In t&amp;he other order</source>
        <translation>Nell’altro ordine</translation>
    </message>
    <message>
        <source>Show the case with the other order of channels and blocks</source>
        <translation>Mostrare il caso con l’altro ordine di canali e blocchi</translation>
    </message>
    <message>
        <source>Other order</source>
        <translation>Altro ordine</translation>
    </message>
    <message>
        <source>the operator has no order</source>
        <translation>l’operatore non ha un ordine</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</source>
        <translation>
            <numerusform>%1 elemento è troppo per gli appunti; il massimo è %2. Salvare invece il tensore come .npy.</numerusform>
            <numerusform>%1 elementi sono troppi per gli appunti; il massimo è %2. Salvare invece il tensore come .npy.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is selected or pinned</source>
        <translation>niente è selezionato o fissato</translation>
    </message>
    <message>
        <source>&amp;Move tool</source>
        <translation>&amp;Strumento di spostamento</translation>
    </message>
    <message>
        <source>Dragging moves the tensors</source>
        <translation>Trascinando si spostano i tensori</translation>
    </message>
    <message>
        <source>&amp;Select tool</source>
        <translation>Strumento &amp;di selezione</translation>
    </message>
    <message>
        <source>Dragging selects a rectangle; Shift adds one, Ctrl takes one away</source>
        <translation>Trascinando si seleziona un rettangolo; Maiusc ne aggiunge uno, Ctrl ne toglie uno</translation>
    </message>
    <message>
        <source>&amp;Inspect tool</source>
        <translation>S&amp;trumento di ispezione</translation>
    </message>
    <message>
        <source>Dragging takes the pin along</source>
        <translation>Trascinando si porta con sé il segnaposto</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>S&amp;eleziona tutto</translation>
    </message>
    <message>
        <source>Select every element of the current pane</source>
        <translation>Selezionare ogni elemento del riquadro attivo</translation>
    </message>
    <message>
        <source>Copy ro&amp;w</source>
        <translation>Copia &amp;la riga</translation>
    </message>
    <message>
        <source>Copy the row of the active element</source>
        <translation>Copiare la riga dell’elemento attivo</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>C&amp;opia come CSV</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, separated by commas</source>
        <translation>Copiare la selezione, o altrimenti la riga dell’elemento attivo, separata da virgole</translation>
    </message>
    <message>
        <source>Copy as C arra&amp;y</source>
        <translation>Co&amp;pia come array C</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as a constant of C</source>
        <translation>Copiare la selezione, o altrimenti la riga dell’elemento attivo, come costante C</translation>
    </message>
    <message>
        <source>Copy as N&amp;umPy</source>
        <translation>Copia per &amp;NumPy</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as an np.array</source>
        <translation>Copiare la selezione, o altrimenti la riga dell’elemento attivo, come np.array</translation>
    </message>
    <message>
        <source>no pin is kept</source>
        <translation>nessun segnaposto è conservato</translation>
    </message>
    <message>
        <source>&amp;Go to element…</source>
        <translation>&amp;Vai all’elemento…</translation>
    </message>
    <message>
        <source>Pin the element at a coordinate</source>
        <translation>Fissare l’elemento a una coordinata</translation>
    </message>
    <message>
        <source>Canc&amp;el or clear pin</source>
        <translation>Annulla o to&amp;gli il segnaposto</translation>
    </message>
    <message>
        <source>Stop the run; where none runs, take the pin off</source>
        <translation>Fermare l’esecuzione; se non ce n’è, togliere il segnaposto</translation>
    </message>
    <message>
        <source>&amp;Keep pin</source>
        <translation>&amp;Conserva il segnaposto</translation>
    </message>
    <message>
        <source>Keep the pinned element in the list of pins, with its values; again: take it off</source>
        <translation>Conservare l’elemento fissato nell’elenco dei segnaposto, con i suoi valori; di nuovo: toglierlo</translation>
    </message>
    <message>
        <source>no element is pinned</source>
        <translation>nessun elemento è fissato</translation>
    </message>
    <message>
        <source>&amp;Remove kept pin</source>
        <translation>&amp;Rimuovi il segnaposto conservato</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of pins</source>
        <translation>Togliere la riga scelta dall’elenco dei segnaposto</translation>
    </message>
    <message>
        <source>Remove &amp;all kept pins</source>
        <translation>Rimuovi &amp;tutti i segnaposto</translation>
    </message>
    <message>
        <source>Empty the list of pins</source>
        <translation>Svuotare l’elenco dei segnaposto</translation>
    </message>
    <message>
        <source>&amp;Next kept pin</source>
        <translation>&amp;Segnaposto successivo</translation>
    </message>
    <message>
        <source>Pin the next element of the list of pins</source>
        <translation>Fissare il prossimo elemento dell’elenco</translation>
    </message>
    <message>
        <source>&amp;Previous kept pin</source>
        <translation>Segnaposto &amp;precedente</translation>
    </message>
    <message>
        <source>Pin the element before it in the list of pins</source>
        <translation>Fissare l’elemento precedente dell’elenco</translation>
    </message>
    <message>
        <source>Pin &amp;back</source>
        <translation>Segnaposto &amp;indietro</translation>
    </message>
    <message>
        <source>Pin the element again that was pinned before this one</source>
        <translation>Fissare di nuovo l’elemento di prima</translation>
    </message>
    <message>
        <source>no other element was pinned before</source>
        <translation>nessun altro elemento era fissato prima</translation>
    </message>
    <message>
        <source>Pin &amp;forward</source>
        <translation>Segnaposto &amp;avanti</translation>
    </message>
    <message>
        <source>Pin the element again that you came back from</source>
        <translation>Fissare di nuovo l’elemento da cui si è tornati</translation>
    </message>
    <message>
        <source>you did not go back to this pin</source>
        <translation>non si è tornati a questo segnaposto</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Adatta</translation>
    </message>
    <message>
        <source>Show both tensors whole</source>
        <translation>Mostrare interi entrambi i tensori</translation>
    </message>
    <message>
        <source>&amp;Keep fitting</source>
        <translation>Adatta &amp;sempre</translation>
    </message>
    <message>
        <source>Fit again whenever the window or the tensors change</source>
        <translation>Riadattare quando la finestra o i tensori cambiano</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One element for each device pixel</source>
        <translation>Un elemento per ogni pixel fisico</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Twice as large, by powers of two</source>
        <translation>Il doppio, per potenze di due</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Riduci</translation>
    </message>
    <message>
        <source>Half as large, by powers of two</source>
        <translation>La metà, per potenze di due</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Griglia</translation>
    </message>
    <message>
        <source>Lines between elements</source>
        <translation>Linee tra gli elementi</translation>
    </message>
    <message>
        <source>&amp;Block grid</source>
        <translation>Griglia &amp;dei blocchi</translation>
    </message>
    <message>
        <source>Heavier lines between blocks</source>
        <translation>Linee più spesse tra i blocchi</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Pa&amp;noramica</translation>
    </message>
    <message>
        <source>A small picture of the whole tensor while a part of it is out of sight</source>
        <translation>Una piccola immagine dell’intero tensore finché una sua parte non si vede</translation>
    </message>
    <message>
        <source>&amp;Link panes</source>
        <translation>&amp;Collega i riquadri</translation>
    </message>
    <message>
        <source>Zoom and pan both tensors together</source>
        <translation>Ingrandire e spostare insieme i due tensori</translation>
    </message>
    <message>
        <source>Link by the same &amp;share</source>
        <translation>&amp;Collega per la stessa quota</translation>
    </message>
    <message>
        <source>Linked panes move by the same share of their tensors</source>
        <translation>I riquadri collegati si spostano della stessa quota dei loro tensori</translation>
    </message>
    <message>
        <source>Link by the same &amp;elements</source>
        <translation>Collega &amp;per gli stessi elementi</translation>
    </message>
    <message>
        <source>Linked panes move by the same number of elements</source>
        <translation>I riquadri collegati si spostano dello stesso numero di elementi</translation>
    </message>
    <message>
        <source>Link by the &amp;mapping</source>
        <translation>Collega per &amp;la corrispondenza</translation>
    </message>
    <message>
        <source>The other pane shows where the middle of this one comes from, or goes to</source>
        <translation>L’altro riquadro mostra da dove viene, o dove va, il centro di questo</translation>
    </message>
    <message>
        <source>Next way to lin&amp;k</source>
        <translation>&amp;Modo successivo di collegare</translation>
    </message>
    <message>
        <source>Link the panes by share, by elements or by the mapping</source>
        <translation>Collegare i riquadri per quota, per elementi o per la corrispondenza</translation>
    </message>
    <message>
        <source>&amp;Atlas</source>
        <translation>Atlante</translation>
    </message>
    <message>
        <source>All planes of the current pane side by side</source>
        <translation>Tutti i piani del riquadro attivo affiancati</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>One plane in the current pane</source>
        <translation>Un piano nel riquadro attivo</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Three channels of the current pane as a colour picture</source>
        <translation>Tre canali del riquadro attivo come immagine a colori</translation>
    </message>
    <message>
        <source>Previous &amp;channel</source>
        <translation>Canale &amp;precedente</translation>
    </message>
    <message>
        <source>One channel back in the current pane</source>
        <translation>Un canale indietro nel riquadro attivo</translation>
    </message>
    <message>
        <source>&amp;Next channel</source>
        <translation>C&amp;anale successivo</translation>
    </message>
    <message>
        <source>One channel on in the current pane</source>
        <translation>Un canale avanti nel riquadro attivo</translation>
    </message>
    <message>
        <source>Previous i&amp;mage</source>
        <translation>&amp;Immagine precedente</translation>
    </message>
    <message>
        <source>One entry of the batch back in the current pane</source>
        <translation>Un elemento del batch indietro nel riquadro attivo</translation>
    </message>
    <message>
        <source>Next ima&amp;ge</source>
        <translation>I&amp;mmagine successiva</translation>
    </message>
    <message>
        <source>One entry of the batch on in the current pane</source>
        <translation>Un elemento del batch avanti nel riquadro attivo</translation>
    </message>
    <message>
        <source>S&amp;olo channel</source>
        <translation>&amp;Canale solo</translation>
    </message>
    <message>
        <source>The pinned element&apos;s channel alone in the current pane, or all of them again</source>
        <translation>Il canale dell’elemento fissato da solo nel riquadro attivo, o di nuovo tutti</translation>
    </message>
    <message>
        <source>Choose channe&amp;ls…</source>
        <translation>&amp;Scegli i canali…</translation>
    </message>
    <message>
        <source>Which channel is shown, or which are red, green and blue, or grey</source>
        <translation>Quale canale è mostrato, o quali sono rosso, verde e blu, o grigio</translation>
    </message>
</context>
<context>
    <name>tessera::ActionDialog</name>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>Digitare qualche lettera di ciò che si vuole fare</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Trovare un’azione</translation>
    </message>
    <message>
        <source>Up and Down mark an action, Enter runs it, Esc leaves</source>
        <translation>Su e Giù segnano un’azione, Invio la esegue, Esc esce</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e le loro scorciatoie</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Scorciatoia</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Altra scorciatoia</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Premere qui la nuova scorciatoia</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Take this key away</source>
        <translation>Togliere questa scorciatoia</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessuna scorciatoia</translation>
    </message>
    <message>
        <source>No other key</source>
        <translation>Nessun’altra scorciatoia</translation>
    </message>
    <message>
        <source>&amp;All to default</source>
        <translation>&amp;Tutto predefinito</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>Ridare a ogni azione le scorciatoie iniziali</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The keys are kept</source>
        <translation>Le scorciatoie sono conservate</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <translation>Scorciatoie di “%1”</translation>
    </message>
    <message>
        <source>No action has these letters</source>
        <translation>Nessuna azione ha queste lettere</translation>
    </message>
</context>
<context>
    <name>tessera::Actions</name>
    <message>
        <source>%1 moves the focus or the pin, and is kept for that.</source>
        <translation>%1 sposta il focus o il segnaposto, ed è riservato a questo.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 appartiene a “%2”.</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Non ora: %1</translation>
    </message>
</context>
<context>
    <name>tessera::AxisDiagram</name>
    <message>
        <source>Axis %1, %2 inputs, %3 outputs</source>
        <translation>Asse %1, ingressi: %2, uscite: %3</translation>
    </message>
    <message>
        <source>No axis</source>
        <translation>Nessun asse</translation>
    </message>
    <message>
        <source>%1 with weight %2</source>
        <translation>%1 con peso %2</translation>
    </message>
    <message>
        <source>Output %1 lies at %2 and reads %3</source>
        <translation>L’uscita %1 si trova in %2 e legge %3</translation>
    </message>
    <message>
        <source>Input %1</source>
        <translation>Ingresso %1</translation>
    </message>
    <message>
        <source>in</source>
        <translation>ingr.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>usc.</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 di %2: %3</translation>
    </message>
    <message>
        <source>Drag it, or use the arrow keys. It snaps to halves and ratios; Shift: free.</source>
        <translation>Trascinarlo o usare le frecce. Si aggancia a metà e rapporti; Maiusc: libero.</translation>
    </message>
    <message>
        <source>RESAMPLE has half pixels only; RESAMPLE1 has offsets of one&apos;s own.</source>
        <translation>RESAMPLE ha solo mezzi pixel; RESAMPLE1 ha offset propri.</translation>
    </message>
    <message>
        <source>InputPixelOffset: where in the input the scale starts.
%1</source>
        <translation>InputPixelOffset: dove comincia la scala nell’ingresso.
%1</translation>
    </message>
    <message>
        <source>OutputPixelOffset: moves the output&apos;s pixels.
%1</source>
        <translation>OutputPixelOffset: sposta i pixel dell’uscita.
%1</translation>
    </message>
    <message>
        <source>Scale: outputs for each input.
%1</source>
        <translation>Scala: uscite per ogni ingresso.
%1</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Modificare %1 di %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>The axis of the forward operator</source>
        <translation>L’asse dell’operatore diretto</translation>
    </message>
    <message>
        <source>forward input</source>
        <translation>ingresso diretto</translation>
    </message>
    <message>
        <source>forward output</source>
        <translation>uscita diretta</translation>
    </message>
    <message>
        <source>OutputPixelOffset, of OutputGradientTensor: where in the forward input the scale starts.
%1</source>
        <translation>OutputPixelOffset, di OutputGradientTensor: dove nell’ingresso diretto comincia la scala.
%1</translation>
    </message>
    <message>
        <source>InputPixelOffset, of InputGradientTensor: moves the forward output&apos;s pixels.
%1</source>
        <translation>InputPixelOffset, di InputGradientTensor: sposta i pixel dell’uscita diretta.
%1</translation>
    </message>
    <message>
        <source>in %1 = %2</source>
        <translation>ingresso %1 = %2</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, equidistanza</translation>
    </message>
    <message>
        <source>%1, clamped</source>
        <translation>%1, riportata al bordo</translation>
    </message>
</context>
<context>
    <name>tessera::AxisView</name>
    <message>
        <source>%1: its axes do not separate, so that none can be drawn alone. The operator&apos;s is shown; the tab Mapping has what each output reads.</source>
        <translation>%1: i suoi assi non si separano, quindi nessuno si può disegnare da solo. È mostrato quello dell’operatore; la scheda Corrispondenza dice che cosa legge ogni uscita.</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>nessuna retta</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, right: %3; reads %4 inputs</source>
        <translation>
            <numerusform>%1: %2, giusto: %3; legge %4 ingresso</numerusform>
            <numerusform>%1: %2, giusto: %3; legge %4 ingressi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; reads %3 inputs</source>
        <translation>
            <numerusform>%1: %2; legge %3 ingresso</numerusform>
            <numerusform>%1: %2; legge %3 ingressi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Framed outputs read otherwise than they should; arrows lead from the right place.</source>
        <translation>%1. Le uscite incorniciate leggono diversamente dal dovuto; le frecce partono dal posto giusto.</translation>
    </message>
    <message numerus="yes">
        <source>%n inputs, copied as they are</source>
        <translation>
            <numerusform>%n ingresso, copiato com’è</numerusform>
            <numerusform>%n ingressi, copiati come sono</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inputs, %2 outputs</source>
        <translation>ingressi: %1, uscite: %2</translation>
    </message>
    <message>
        <source>Axis %1</source>
        <translation>Asse %1</translation>
    </message>
    <message>
        <source>%1 moves elements as they are: there is nothing to sample. Choose a RESAMPLE operator to see its axes.</source>
        <translation>%1 sposta gli elementi come sono: non c’è niente da campionare. Scegliere un operatore RESAMPLE per vederne gli assi.</translation>
    </message>
    <message>
        <source>The case needs a correction before its axes can be drawn.</source>
        <translation>Il caso va corretto prima che se ne possano disegnare gli assi.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s axis: its input is as long as %1&apos;s, its output as %2&apos;s. %3</source>
        <translation>L’asse dell’operatore diretto: il suo ingresso è lungo come %1, la sua uscita come %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 ties</source>
        <translation>
            <numerusform>%1 equidistanza</numerusform>
            <numerusform>%1 equidistanze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 outputs repeat the edge</source>
        <translation>
            <numerusform>%1 uscita ripete il bordo</numerusform>
            <numerusform>%1 uscite ripetono il bordo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs cropped</source>
        <translation>
            <numerusform>%1 ingresso ritagliato</numerusform>
            <numerusform>%1 ingressi ritagliati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs never read</source>
        <translation>
            <numerusform>%1 ingresso mai letto</numerusform>
            <numerusform>%1 ingressi mai letti</numerusform>
        </translation>
    </message>
    <message>
        <source>of the forward operator:</source>
        <translation>dell’operatore diretto:</translation>
    </message>
    <message>
        <source>output&apos;s centre</source>
        <translation>centro dell’uscita</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>giusto: %1</translation>
    </message>
    <message>
        <source>edges apart, in output pixels</source>
        <translation>distanza dei bordi, in pixel di uscita</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: pan. Arrows: step. Click: pin.</source>
        <translation>Rotella: zoom. Trascinare: spostare. Frecce: passo. Clic: fissare.</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Convenzioni</translation>
    </message>
    <message>
        <source>How other frameworks place the samples: a click sets the fields.</source>
        <translation>Come altri framework dispongono i campioni: un clic imposta i campi.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrotondamento</translation>
    </message>
    <message>
        <source>The same map under other rules and in other arithmetic.</source>
        <translation>La stessa corrispondenza con altre regole e altra aritmetica.</translation>
    </message>
</context>
<context>
    <name>tessera::BottomPanel</name>
    <message>
        <source>Bottom panel</source>
        <translation>Pannello inferiore</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More pages; move, float or hide this panel</source>
        <translation>Altre pagine; sposta, stacca o nascondi questo pannello</translation>
    </message>
</context>
<context>
    <name>tessera::CasePanel</name>
    <message>
        <source>Case</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Nascondere questo pannello</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>Dispatch</translation>
    </message>
    <message>
        <source>The dispatch of the file that is shown</source>
        <translation>Il dispatch del file che è mostrato</translation>
    </message>
</context>
<context>
    <name>tessera::CaseTabs</name>
    <message>
        <source>Cases</source>
        <translation>Casi</translation>
    </message>
    <message>
        <source>Close this case</source>
        <translation>Chiudere questo caso</translation>
    </message>
    <message>
        <source>%1, with unsaved changes</source>
        <translation>%1, con modifiche non salvate</translation>
    </message>
</context>
<context>
    <name>tessera::ChannelPanel</name>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Un piano</translation>
    </message>
    <message>
        <source>One channel, coloured by its values</source>
        <translation>Un canale, colorato secondo i suoi valori</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>One channel as red, one as green, one as blue</source>
        <translation>Un canale come rosso, uno come verde, uno come blu</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>One channel as a grey picture</source>
        <translation>Un canale come immagine grigia</translation>
    </message>
    <message>
        <source>How channels are shown</source>
        <translation>Come sono mostrati i canali</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>The entry of the batch</source>
        <translation>L’elemento del batch</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canale</translation>
    </message>
    <message>
        <source>The channel that is shown, or that is red</source>
        <translation>Il canale che è mostrato, o che è rosso</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Green channel</source>
        <translation>Canale verde</translation>
    </message>
    <message>
        <source>The channel that is green</source>
        <translation>Il canale che è verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Blue channel</source>
        <translation>Canale blu</translation>
    </message>
    <message>
        <source>The channel that is blue</source>
        <translation>Il canale che è blu</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicini</translation>
    </message>
    <message>
        <source>Three channels that follow each other: c, c + 1, c + 2</source>
        <translation>Tre canali consecutivi: c, c + 1, c + 2</translation>
    </message>
    <message>
        <source>A third apart</source>
        <translation>A terzi</translation>
    </message>
    <message>
        <source>Channels a third of them apart: the colours of one pixel after SPACE_TO_DEPTH with COLUMN_ROW_DEPTH</source>
        <translation>Canali distanti un terzo del loro numero: i colori di un pixel dopo SPACE_TO_DEPTH con COLUMN_ROW_DEPTH</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Red channel</source>
        <translation>Canale rosso</translation>
    </message>
</context>
<context>
    <name>tessera::CodeView</name>
    <message>
        <source>The operator&apos;s description as a C++ program fills it.</source>
        <translation>La descrizione dell’operatore come la compila un programma C++.</translation>
    </message>
    <message>
        <source>The same result from NumPy alone.</source>
        <translation>Lo stesso risultato con il solo NumPy.</translation>
    </message>
    <message>
        <source>A model for DxDispatch, which runs it on DirectML itself.</source>
        <translation>Un modello per DxDispatch, che lo esegue su DirectML stesso.</translation>
    </message>
    <message>
        <source>What follows “tessera run”: paste it to open this case anywhere.</source>
        <translation>Ciò che segue “tessera run”: incollarlo per aprire questo caso ovunque.</translation>
    </message>
    <message>
        <source>A node of an ONNX model.</source>
        <translation>Un nodo di un modello ONNX.</translation>
    </message>
    <message>
        <source>The same in PyTorch.</source>
        <translation>Lo stesso in PyTorch.</translation>
    </message>
    <message>
        <source>The same in TensorFlow, whose tensors are NHWC.</source>
        <translation>Lo stesso in TensorFlow, i cui tensori sono NHWC.</translation>
    </message>
    <message>
        <source>The same as a node of OpenVINO.</source>
        <translation>Lo stesso come nodo di OpenVINO.</translation>
    </message>
    <message>
        <source>The same in a browser, by WebNN.</source>
        <translation>Lo stesso in un browser, con WebNN.</translation>
    </message>
    <message>
        <source>The same as one pattern of einops.</source>
        <translation>Lo stesso come un solo schema di einops.</translation>
    </message>
    <message>
        <source>The same in OpenCV, a plane at a time.</source>
        <translation>Lo stesso in OpenCV, un piano alla volta.</translation>
    </message>
    <message>
        <source>The same in Pillow, a plane at a time.</source>
        <translation>Lo stesso in Pillow, un piano alla volta.</translation>
    </message>
    <message>
        <source>Runnable script</source>
        <translation>Script eseguibile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Linguaggio</translation>
    </message>
    <message>
        <source>What the case is written in</source>
        <translation>In che cosa è scritto il caso</translation>
    </message>
    <message>
        <source>The case as code</source>
        <translation>Il caso come codice</translation>
    </message>
    <message>
        <source>A whole program: imports, the input, the call, and its output printed or saved</source>
        <translation>Un programma intero: importazioni, ingresso, chiamata, e l’uscita stampata o salvata</translation>
    </message>
    <message>
        <source>Copy all of it to the clipboard.</source>
        <translation>Copiarlo tutto negli appunti.</translation>
    </message>
    <message>
        <source>A program that runs as it is.</source>
        <translation>Un programma che si esegue così com’è.</translation>
    </message>
    <message>
        <source>There is no code for a case that is wrong: the form marks where.</source>
        <translation>Non c’è codice per un caso sbagliato: il modulo segna dove.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied ✓</source>
        <translation>Copiato ✓</translation>
    </message>
</context>
<context>
    <name>tessera::CompareCanvas</name>
    <message>
        <source>The output of A appears here after a run.</source>
        <translation>L’uscita di A appare qui dopo un’esecuzione.</translation>
    </message>
    <message>
        <source>There is no B: choose a second engine, or a file, at the top of the window.</source>
        <translation>Non c’è B: scegliere un secondo motore, o un file, in alto nella finestra.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1 × %2 %</source>
        <translation>%1 × %2 %</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Uscita di %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 holds %2, and the output is %3.</source>
        <translation>Non c’è differenza da mostrare: %1 contiene %2 e l’uscita è %3.</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 and %2 are not compared.</source>
        <translation>Non c’è differenza da mostrare: %1 e %2 non sono confrontati.</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % di %2</translation>
    </message>
    <message>
        <source>%1 and %2, in ULP</source>
        <translation>%1 e %2, in ULP</translation>
    </message>
    <message>
        <source>%1 and %2, by the tolerance</source>
        <translation>%1 e %2, secondo la tolleranza</translation>
    </message>
    <message>
        <source>%1 and %2, SSIM</source>
        <translation>%1 e %2, SSIM</translation>
    </message>
    <message>
        <source>%1 and %2, FLIP</source>
        <translation>%1 e %2, FLIP</translation>
    </message>
    <message>
        <source>Difference of %1 and %2</source>
        <translation>Differenza di %1 e %2</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Togli %1</translation>
    </message>
</context>
<context>
    <name>tessera::ComparePane</name>
    <message>
        <source>Signed</source>
        <translation>Con segno</translation>
    </message>
    <message>
        <source>A − B: blue below zero, orange above, white where they are equal.</source>
        <translation>A − B: blu sotto lo zero, arancione sopra, bianco dove sono uguali.</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Assoluta</translation>
    </message>
    <message>
        <source>|A − B|.</source>
        <translation>|A − B|.</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativa</translation>
    </message>
    <message>
        <source>|A − B| / |B|; infinite where B is 0 and A is not.</source>
        <translation>|A − B| / |B|; infinito dove B è 0 e A no.</translation>
    </message>
    <message>
        <source>Squared</source>
        <translation>Quadrata</translation>
    </message>
    <message>
        <source>(A − B)².</source>
        <translation>(A − B)².</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>How many representable values lie between, on a logarithmic scale; equal ones are darkest.</source>
        <translation>Quanti valori rappresentabili stanno in mezzo, in scala logaritmica; gli uguali sono i più scuri.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolleranza</translation>
    </message>
    <message>
        <source>Equal, within the tolerance, or beyond it.</source>
        <translation>Uguale, entro la tolleranza, o oltre.</translation>
    </message>
    <message>
        <source>Difference shown</source>
        <translation>Differenza mostrata</translation>
    </message>
    <message>
        <source>What of the difference is shown</source>
        <translation>Che cosa è mostrato della differenza</translation>
    </message>
    <message>
        <source>How A and B are shown</source>
        <translation>Come sono mostrati A e B</translation>
    </message>
    <message>
        <source>Share of B</source>
        <translation>Quota di B</translation>
    </message>
    <message>
        <source>From A alone to B alone</source>
        <translation>Da solo A a solo B</translation>
    </message>
    <message>
        <source>Structural similarity of A and B as pictures: 1 where they are alike, 0 where nothing is.</source>
        <translation>Similarità strutturale di A e B come immagini: 1 dove si somigliano, 0 dove nulla è simile.</translation>
    </message>
    <message>
        <source>How much of the difference an eye sees, 0 to 1, on a display of 3840 pixels and 0.7 m from 0.7 m away: does it matter?</source>
        <translation>Quanto della differenza vede un occhio, da 0 a 1, su uno schermo di 3840 pixel e 0,7 m, da 0,7 m di distanza: conta?</translation>
    </message>
    <message>
        <source>The base of the differences</source>
        <translation>La base delle differenze</translation>
    </message>
    <message>
        <source>The element under the mouse, else the pinned one: each result, the difference, units in the last place</source>
        <translation>L’elemento sotto il mouse, altrimenti quello fissato: ogni risultato, la differenza, unità nell’ultima posizione</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonController</name>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>&amp;Compare A and B</source>
        <translation>&amp;Confronta A e B</translation>
    </message>
    <message>
        <source>Give the tensors&apos; place to A, B and their difference, or give it back</source>
        <translation>Dare il posto dei tensori ad A, B e alla loro differenza, o restituirlo</translation>
    </message>
    <message>
        <source>Show as dia&amp;gnosed</source>
        <translation>Mostra s&amp;econdo la diagnosi</translation>
    </message>
    <message>
        <source>no mistake is named</source>
        <translation>nessun errore è nominato</translation>
    </message>
    <message>
        <source>as diagnosed, %1.npy</source>
        <translation>secondo la diagnosi, %1.npy</translation>
    </message>
    <message>
        <source>What &amp;makes B of the input?</source>
        <translation>Che cosa tras&amp;forma l’ingresso in B?</translation>
    </message>
    <message>
        <source>Try every operator, order, block and convention on the input, whatever the case says</source>
        <translation>Provare ogni operatore, ordine, blocco e convenzione sull’ingresso, qualunque cosa dica il caso</translation>
    </message>
    <message>
        <source>B holds nothing, or a tensor has more than four dimensions</source>
        <translation>B non contiene niente, o un tensore ha più di quattro dimensioni</translation>
    </message>
    <message>
        <source>Show what makes B</source>
        <translation>Mostra che cosa produce B</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Affiancati</translation>
    </message>
    <message>
        <source>A, B and their difference beside each other</source>
        <translation>A, B e la loro differenza affiancati</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>&amp;Tendina</translation>
    </message>
    <message>
        <source>A on one side of a line, B on the other</source>
        <translation>A da un lato di una linea, B dall’altro</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>A&amp;lterna</translation>
    </message>
    <message>
        <source>A or B in one place; Space flips, holding Shift peeks</source>
        <translation>A o B nello stesso posto; Spazio alterna, tenendo Maiusc si sbircia</translation>
    </message>
    <message>
        <source>&amp;Blend</source>
        <translation>&amp;Sovrapponi</translation>
    </message>
    <message>
        <source>A and B over each other, each with its share</source>
        <translation>A e B sovrapposti, ciascuno con la sua quota</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation>&amp;Differenza</translation>
    </message>
    <message>
        <source>What of A and B differs, and by how much</source>
        <translation>Che cosa differisce tra A e B, e di quanto</translation>
    </message>
    <message>
        <source>Show the &amp;other one</source>
        <translation>&amp;Mostra l’altro</translation>
    </message>
    <message>
        <source>Flip between A and B</source>
        <translation>Alternare tra A e B</translation>
    </message>
    <message>
        <source>&amp;Turn the wipe line</source>
        <translation>&amp;Gira la linea della tendina</translation>
    </message>
    <message>
        <source>Let the line between A and B stand or lie</source>
        <translation>Linea verticale o orizzontale tra A e B</translation>
    </message>
    <message>
        <source>&amp;Lock the wipe line</source>
        <translation>&amp;Blocca la linea della tendina</translation>
    </message>
    <message>
        <source>Keep the line between A and B where it is</source>
        <translation>Tenere la linea tra A e B dov’è</translation>
    </message>
    <message>
        <source>Colours of each side&apos;s own &amp;range</source>
        <translation>Colori secondo l’intervallo di &amp;ogni lato</translation>
    </message>
    <message>
        <source>Colour A and B each by the range of its own values instead of one for both</source>
        <translation>Colorare A e B ciascuno con l’intervallo dei propri valori anziché con uno comune</translation>
    </message>
    <message>
        <source>Ne&amp;xt kind of difference</source>
        <translation>T&amp;ipo di differenza successivo</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>non c’è B</translation>
    </message>
    <message>
        <source>There is no bug report: %1</source>
        <translation>Non c’è alcuna segnalazione: %1</translation>
    </message>
    <message>
        <source>Cop&amp;y bug report</source>
        <translation>Copia la seg&amp;nalazione d’errore</translation>
    </message>
    <message>
        <source>Find the smallest case that goes wrong alike, and copy a report of it as Markdown</source>
        <translation>Trovare il caso più piccolo che sbaglia allo stesso modo e copiarne una segnalazione in Markdown</translation>
    </message>
    <message>
        <source>Looking for the smallest case that goes wrong alike. Escape stops it.</source>
        <translation>Ricerca del caso più piccolo che sbaglia allo stesso modo. Esc la ferma.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>There is nothing to report: run again, nothing was wrong.</source>
        <translation>Non c’è niente da segnalare: rieseguendo, niente era sbagliato.</translation>
    </message>
    <message>
        <source>The bug report is on the clipboard: %1</source>
        <translation>La segnalazione è negli appunti: %1</translation>
    </message>
    <message>
        <source>A and B do not differ, or one of them is a file, which runs no smaller case</source>
        <translation>A e B non differiscono, o uno dei due è un file, che non esegue casi più piccoli</translation>
    </message>
    <message>
        <source>Put what the named mistake gives beside the side that made it, and show its map: then at most roundings differ</source>
        <translation>Mettere ciò che dà l’errore nominato accanto al lato che l’ha fatto, e mostrarne la corrispondenza: restano solo differenze di arrotondamento</translation>
    </message>
    <message>
        <source>Signed, absolute, relative, squared, ULP, tolerance, SSIM, FLIP</source>
        <translation>Con segno, assoluta, relativa, al quadrato, ULP, tolleranza, SSIM, FLIP</translation>
    </message>
    <message>
        <source>Add a result…</source>
        <translation>Aggiungi un risultato…</translation>
    </message>
    <message>
        <source>Look at one more result beside the others, of an engine, a file or a case; four at most</source>
        <translation>Guardare un altro risultato accanto agli altri, di un motore, un file o un caso; al massimo quattro</translation>
    </message>
    <message>
        <source>there are four results</source>
        <translation>ci sono quattro risultati</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Togli il risultato</translation>
    </message>
    <message>
        <source>Close the result that has the keys; A stays</source>
        <translation>Chiudere il risultato attivo; A resta</translation>
    </message>
    <message>
        <source>no result but A has the keys</source>
        <translation>nessun risultato oltre ad A è attivo</translation>
    </message>
    <message>
        <source>Next base of the differences</source>
        <translation>Base successiva delle differenze</translation>
    </message>
    <message>
        <source>Hold the other results against the next one</source>
        <translation>Confrontare gli altri risultati con il successivo</translation>
    </message>
    <message>
        <source>Trying every operator, order, block and convention…</source>
        <translation>Si prova ogni operatore, ordine, blocco e convenzione…</translation>
    </message>
    <message>
        <source>Unknown: no case on the list explains B</source>
        <translation>Sconosciuto: nessun caso dell’elenco spiega B</translation>
    </message>
    <message>
        <source>Proved: no other case on the list gives B</source>
        <translation>Provato: nessun altro caso dell’elenco dà B</translation>
    </message>
    <message>
        <source>Likely: this case gives B</source>
        <translation>Probabile: questo caso dà B</translation>
    </message>
    <message>
        <source>Show this case</source>
        <translation>Mostra questo caso</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonFigures</name>
    <message>
        <source>Figures of the comparison</source>
        <translation>Cifre del confronto</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>uguali</translation>
    </message>
    <message>
        <source>Elements that are equal, bit for bit.</source>
        <translation>Elementi uguali, bit per bit.</translation>
    </message>
    <message>
        <source>within</source>
        <translation>entro</translation>
    </message>
    <message>
        <source>Elements that differ, within the tolerance.</source>
        <translation>Elementi che differiscono, entro la tolleranza.</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>oltre</translation>
    </message>
    <message>
        <source>Elements that differ by more than the tolerance.</source>
        <translation>Elementi che differiscono più della tolleranza.</translation>
    </message>
    <message>
        <source>max |A − B|</source>
        <translation>|A − B| max</translation>
    </message>
    <message>
        <source>The largest difference of finite values.</source>
        <translation>La massima differenza di valori finiti.</translation>
    </message>
    <message>
        <source>max relative</source>
        <translation>relativo max</translation>
    </message>
    <message>
        <source>The largest |A − B| / |B|, where B is not zero.</source>
        <translation>Il massimo |A − B| / |B|, dove B non è zero.</translation>
    </message>
    <message>
        <source>max ULP</source>
        <translation>ULP max</translation>
    </message>
    <message>
        <source>The most representable values between A and B.</source>
        <translation>Il maggior numero di valori rappresentabili tra A e B.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>peggiore %1</translation>
    </message>
    <message>
        <source>most |A − B| %1</source>
        <translation>|A − B| max. %1</translation>
    </message>
    <message>
        <source>most ULP %1</source>
        <translation>ULP max. %1</translation>
    </message>
    <message>
        <source>%1
%2
A − B %3  ULP %4</source>
        <translation>%1
%2
A − B %3  ULP %4</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>ammesso %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
</context>
<context>
    <name>tessera::ConventionList</name>
    <message>
        <source>Conventions of other frameworks</source>
        <translation>Convenzioni di altri framework</translation>
    </message>
    <message>
        <source>Click one, or press Enter, to set scales and offsets as that framework does.</source>
        <translation>Fare clic su una, o premere Invio, per impostare scale e offset come quel framework.</translation>
    </message>
    <message>
        <source>%1 %2, what the case has</source>
        <translation>%1 %2, quella del caso</translation>
    </message>
    <message>
        <source>Nothing is resized: every convention agrees.</source>
        <translation>Niente è ridimensionato: tutte le convenzioni concordano.</translation>
    </message>
    <message>
        <source>These are %1</source>
        <translation>Sono quelli di %1</translation>
    </message>
    <message>
        <source>Place samples as %1 %2</source>
        <translation>Disporre i campioni come %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a framework, and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No framework uses these numbers.</source>
        <translation>Nessun framework usa questi numeri.</translation>
    </message>
</context>
<context>
    <name>tessera::DataForm</name>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Generate values</source>
        <translation>Genera valori</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>What the input tensor holds.</source>
        <translation>Che cosa contiene il tensore d’ingresso.</translation>
    </message>
    <message>
        <source>Fill the input with %1, in place of these data</source>
        <translation>Riempire l’ingresso con %1 al posto di questi dati</translation>
    </message>
    <message>
        <source>Generate the input</source>
        <translation>Generare l’ingresso</translation>
    </message>
    <message>
        <source>Type of the picture&apos;s samples</source>
        <translation>Tipo dei campioni dell’immagine</translation>
    </message>
    <message>
        <source>The data type that samples are converted to.</source>
        <translation>Il tipo di dati in cui i campioni sono convertiti.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>One channel: the brightness.</source>
        <translation>Un canale: la luminosità.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels; transparency is dropped.</source>
        <translation>Tre canali; la trasparenza si perde.</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Four channels; the last is the opacity.</source>
        <translation>Quattro canali; l’ultimo è l’opacità.</translation>
    </message>
    <message>
        <source>0–255</source>
        <translation>0–255</translation>
    </message>
    <message>
        <source>Black is 0, white is 255.</source>
        <translation>Il nero è 0, il bianco è 255.</translation>
    </message>
    <message>
        <source>0–1</source>
        <translation>0–1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>Open the input</source>
        <translation>Apri l’ingresso</translation>
    </message>
    <message>
        <source>Fill the input with %1</source>
        <translation>Riempire l’ingresso con %1</translation>
    </message>
    <message>
        <source>Change the data&apos;s %1</source>
        <translation>Modificare i dati: %1</translation>
    </message>
    <message>
        <source>Black is 0, white is 1.</source>
        <translation>Il nero è 0, il bianco è 1.</translation>
    </message>
    <message>
        <source>The file holds %1: a batch of one is added, %2.</source>
        <translation>Il file contiene %1: è aggiunto un batch di uno, %2.</translation>
    </message>
    <message>
        <source>The file holds %1: ones are added in front, %2.</source>
        <translation>Il file contiene %1: sono aggiunti degli 1 davanti, %2.</translation>
    </message>
    <message>
        <source>Take it as a picture</source>
        <translation>Prendi come immagine</translation>
    </message>
    <message>
        <source>The array is {H, W, C}: rows of pixels, the channels of each side by side.</source>
        <translation>L’array è {H, W, C}: righe di pixel, con i canali di ciascuno affiancati.</translation>
    </message>
    <message>
        <source>Open a tensor (.npy, .npz) or a picture as the input.</source>
        <translation>Aprire un tensore (.npy, .npz) o un’immagine come ingresso.</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>The arrays of the file: this one is the input.</source>
        <translation>Gli array del file: questo è l’ingresso.</translation>
    </message>
    <message>
        <source>the samples of the file are %1</source>
        <translation>i campioni del file sono %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>Tensors and pictures (*.npy *.npz %1);;Tensors (*.npy *.npz);;Pictures (%1);;All files (*)</source>
        <translation>Tensori e immagini (*.npy *.npz %1);;Tensori (*.npy *.npz);;Immagini (%1);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>tessera::Dialogs</name>
    <message>
        <source>The file was changed</source>
        <translation>Il file è stato modificato</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was read here.</source>
        <translation>Un altro programma ha modificato %1 da quando è stato letto qui.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Sostituiscilo</translation>
    </message>
    <message>
        <source>A file outside the case&apos;s folder</source>
        <translation>Un file fuori dalla cartella del caso</translation>
    </message>
    <message>
        <source>%1. A case that you do not trust should not read it.</source>
        <translation>%1. Un caso di cui non ci si fida non dovrebbe leggerlo.</translation>
    </message>
    <message>
        <source>&amp;Read it</source>
        <translation>&amp;Leggilo</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1” ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>These cases have changes that are not saved:</source>
        <translation>Questi casi hanno modifiche non salvate:</translation>
    </message>
</context>
<context>
    <name>tessera::DifferenceLoader</name>
    <message>
        <source>= equal %1</source>
        <translation>= uguali %1</translation>
    </message>
    <message>
        <source>≈ within %1</source>
        <translation>≈ entro %1</translation>
    </message>
    <message>
        <source>≠ beyond %1</source>
        <translation>≠ oltre %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>NaN, ∞</source>
        <translation>NaN, ∞</translation>
    </message>
</context>
<context>
    <name>tessera::DifferenceView</name>
    <message>
        <source>|A − B|</source>
        <translation>|A − B|</translation>
    </message>
    <message>
        <source>The largest |A − B| first. F8 and Shift+F8 step through the list.</source>
        <translation>Il massimo |A − B| per primo. F8 e Maiusc+F8 scorrono la lista.</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>In the order of the tensor. F8 and Shift+F8 step through the list.</source>
        <translation>Nell’ordine del tensore. F8 e Maiusc+F8 scorrono la lista.</translation>
    </message>
    <message>
        <source>Order of the mismatches</source>
        <translation>Ordine delle discrepanze</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>The elements beyond the tolerance.</source>
        <translation>Gli elementi oltre la tolleranza.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Where A and B differ.</source>
        <translation>Dove A e B differiscono.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Istogramma</translation>
    </message>
    <message>
        <source>How many elements differ by how much.</source>
        <translation>Quanti elementi differiscono, e di quanto.</translation>
    </message>
    <message>
        <source>List, map or histogram</source>
        <translation>Lista, mappa o istogramma</translation>
    </message>
    <message>
        <source>Compare in the middle of the window: side by side, wipe, flip, blend (C)</source>
        <translation>Confrontare al centro della finestra: affiancati, tendina, alternati, sovrapposti (C)</translation>
    </message>
    <message>
        <source>Compare in the middle of the window</source>
        <translation>Confronta al centro della finestra</translation>
    </message>
    <message>
        <source>Map of the differences</source>
        <translation>Mappa delle differenze</translation>
    </message>
    <message>
        <source>The difference appears here after a run.</source>
        <translation>La differenza appare qui dopo un’esecuzione.</translation>
    </message>
    <message>
        <source>One engine runs: there is nothing to compare with.
Choose a second one as B, at the top of the window, or drop a file there.</source>
        <translation>Un solo motore è in uso: non c’è niente da confrontare.
Sceglierne un secondo come B, in alto nella finestra, o trascinarvi un file.</translation>
    </message>
    <message>
        <source>The first %1 of %2 beyond the tolerance</source>
        <translation>I primi %1 di %2 oltre la tolleranza</translation>
    </message>
    <message>
        <source>The worst %1 of %2 beyond the tolerance</source>
        <translation>I peggiori %1 di %2 oltre la tolleranza</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance</source>
        <translation>%1 oltre la tolleranza</translation>
    </message>
    <message>
        <source>at</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Histogram of the differences</source>
        <translation>Istogramma delle differenze</translation>
    </message>
    <message>
        <source>Both scales are logarithmic</source>
        <translation>Entrambe le scale sono logaritmiche</translation>
    </message>
    <message>
        <source>A %1
B %2</source>
        <translation>A %1
B %2</translation>
    </message>
    <message>
        <source>Elements by ULP</source>
        <translation>Elementi per ULP</translation>
    </message>
    <message>
        <source>A and B %1.
They can be looked at side by side: press C.</source>
        <translation>A e B: %1.
Si possono guardare affiancati: premere C.</translation>
    </message>
    <message>
        <source>Back to the comparison</source>
        <translation>Torna al confronto</translation>
    </message>
    <message>
        <source>Answer about B</source>
        <translation>Risposta su B</translation>
    </message>
</context>
<context>
    <name>tessera::DimsForm</name>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>The model leaves these sizes open. Enter gives them to all of its nodes.</source>
        <translation>Il modello lascia aperte queste dimensioni. Invio le dà a tutti i suoi nodi.</translation>
    </message>
    <message>
        <source>Give the nodes these sizes</source>
        <translation>Dare queste dimensioni ai nodi</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Dimensione di %1</translation>
    </message>
    <message>
        <source>How large %1 is: a whole number, 1 or more</source>
        <translation>Quanto è grande %1: un numero intero, 1 o più</translation>
    </message>
</context>
<context>
    <name>tessera::DisplayPanel</name>
    <message>
        <source>Colours and marks</source>
        <translation>Colori ed evidenziazione</translation>
    </message>
    <message>
        <source>Colour cells by</source>
        <translation>Colora le celle secondo</translation>
    </message>
    <message>
        <source>What a cell&apos;s colour stands for, in both tensors: one colour is one place of origin</source>
        <translation>Che cosa rappresenta il colore di una cella, in entrambi i tensori: un colore è un luogo d’origine</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>Numeri nelle celle</translation>
    </message>
    <message>
        <source>How numbers are written in the cells</source>
        <translation>Come sono scritti i numeri nelle celle</translation>
    </message>
    <message>
        <source>Shortest exact</source>
        <translation>Esatti e brevi</translation>
    </message>
    <message>
        <source>Four digits</source>
        <translation>Quattro cifre</translation>
    </message>
    <message>
        <source>Bits (hexadecimal)</source>
        <translation>Bit (esadecimali)</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Evidenzia</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>The number in the cell, by the range below the tensors</source>
        <translation>Il numero nella cella, secondo l’intervallo sotto i tensori</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uscita</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Set the tolerance</source>
        <translation>Impostare la tolleranza</translation>
    </message>
    <message>
        <source>Take the default tolerance</source>
        <translation>Prendere la tolleranza predefinita</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Rileggere %1</translation>
    </message>
</context>
<context>
    <name>tessera::DropOverlay</name>
    <message numerus="yes">
        <source>Open %n files</source>
        <translation>
            <numerusform>Aprire %n file</numerusform>
            <numerusform>Aprire %n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Aprire %1</translation>
    </message>
    <message>
        <source>Use %1 as the input</source>
        <translation>Usare %1 come ingresso</translation>
    </message>
    <message>
        <source>Compare %1 as %2</source>
        <translation>Confrontare %1 come %2</translation>
    </message>
</context>
<context>
    <name>tessera::EngineBox</name>
    <message>
        <source>%1: missing</source>
        <translation>%1: mancante</translation>
    </message>
</context>
<context>
    <name>tessera::EngineForm</name>
    <message>
        <source>A program, started for each run</source>
        <translation>Un programma, avviato a ogni esecuzione</translation>
    </message>
    <message>
        <source>{case} is the case&apos;s line, {json} a file with DxDispatch&apos;s description, {input} and {output} are .npy files. Exit 0: it ran; 77: it cannot do this case.</source>
        <translation>{case} è la riga del caso, {json} un file con la descrizione di DxDispatch, {input} e {output} sono file .npy. Codice 0: eseguito; 77: non può fare questo caso.</translation>
    </message>
    <message>
        <source>A program that stays</source>
        <translation>Un programma che resta</translation>
    </message>
    <message>
        <source>It greets, then answers a line of JSON for each run, on its standard input and output.</source>
        <translation>Si presenta, poi risponde con una riga di JSON a ogni esecuzione, su ingresso e uscita standard.</translation>
    </message>
    <message>
        <source>A shared library</source>
        <translation>Una libreria condivisa</translation>
    </message>
    <message>
        <source>It exports the functions of tessera_engine.h, and runs in a process of its own: a crash ends one run.</source>
        <translation>Esporta le funzioni di tessera_engine.h e gira in un processo proprio: un crash termina una sola esecuzione.</translation>
    </message>
    <message>
        <source>A compute shader</source>
        <translation>Uno shader di calcolo</translation>
    </message>
    <message>
        <source>GLSL or SPIR-V, run on the Vulkan device. A saved file is compiled and run again.</source>
        <translation>GLSL o SPIR-V, eseguito sul dispositivo Vulkan. Un file salvato è ricompilato e rieseguito.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Scegliere il file</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usa</translation>
    </message>
    <message>
        <source>Run the case on it</source>
        <translation>Eseguirvi il caso</translation>
    </message>
    <message>
        <source>Your engine</source>
        <translation>Motore personale</translation>
    </message>
    <message>
        <source>How it is started</source>
        <translation>Come si avvia</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>kept under this name; empty: not kept</source>
        <translation>conservato con questo nome; vuoto: non conservato</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Limite di tempo di un’esecuzione</translation>
    </message>
    <message>
        <source>A run that takes longer is a TIMEOUT</source>
        <translation>Un’esecuzione più lunga è un TIMEOUT</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite di tempo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>&amp;Keep and use</source>
        <translation>&amp;Conserva e usa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>tessera::FieldRow</name>
    <message>
        <source>DataType</source>
        <translation>DataType</translation>
    </message>
    <message>
        <source>The type of every element, of both tensors.</source>
        <translation>Il tipo di ogni elemento, di entrambi i tensori.</translation>
    </message>
</context>
<context>
    <name>tessera::FileBar</name>
    <message>
        <source>Reading %1 · Esc stops</source>
        <translation>Lettura di %1 · Esc ferma</translation>
    </message>
    <message>
        <source>Saving %1 · Esc stops</source>
        <translation>Salvataggio di %1 · Esc ferma</translation>
    </message>
</context>
<context>
    <name>tessera::FilesController</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>R&amp;icarica</translation>
    </message>
    <message>
        <source>Read the files of the case again</source>
        <translation>Rileggere i file del caso</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Salvare il caso</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save the case under another name</source>
        <translation>Salvare il caso con un altro nome</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Chiudere la finestra</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuno</translation>
    </message>
    <message>
        <source>Open a case, a model, a lesson, a tensor or a picture; several pictures of one size become a batch</source>
        <translation>Aprire un caso, un modello, una lezione, un tensore o un’immagine; più immagini della stessa dimensione diventano un batch</translation>
    </message>
    <message>
        <source>%1 is being saved.</source>
        <translation>Salvataggio di %1 in corso.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Salvataggio</translation>
    </message>
</context>
<context>
    <name>tessera::Gallery</name>
    <message>
        <source>yours</source>
        <translation>proprio</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Save this case…</source>
        <translation>&amp;Salva questo caso…</translation>
    </message>
    <message>
        <source>Find by what you see: shifted, wrong colours, jagged, not equal… or by operator</source>
        <translation>Cercare per ciò che si vede: spostato, colori sbagliati, scalettato, diverso… o per operatore</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Leave the case as it is</source>
        <translation>Lasciare il caso com’è</translation>
    </message>
    <message>
        <source>Open a copy of the example, or the case of yours, in a tab</source>
        <translation>Aprire una copia dell’esempio, o il proprio caso, in una scheda</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Find an example</source>
        <translation>Trovare un esempio</translation>
    </message>
    <message>
        <source>Shows the cases that are about all of these words</source>
        <translation>Mostra i casi che riguardano tutte queste parole</translation>
    </message>
    <message>
        <source>Save the case that is shown in the folder of your cases</source>
        <translation>Salvare il caso mostrato nella cartella dei propri casi</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Cartella…</translation>
    </message>
    <message>
        <source>Choose the folder whose case files are shown here</source>
        <translation>Scegliere la cartella i cui file di casi sono mostrati qui</translation>
    </message>
    <message>
        <source>The case files of %1 are shown here too.</source>
        <translation>Sono mostrati qui anche i file di casi di %1.</translation>
    </message>
    <message>
        <source>No case is about “%1”.</source>
        <translation>Nessun caso riguarda “%1”.</translation>
    </message>
    <message>
        <source>Folder of your cases</source>
        <translation>Cartella dei propri casi</translation>
    </message>
</context>
<context>
    <name>tessera::GotoBar</name>
    <message>
        <source>Output element</source>
        <translation>Elemento di uscita</translation>
    </message>
    <message>
        <source>Input element</source>
        <translation>Elemento d’ingresso</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensore</translation>
    </message>
    <message>
        <source>The tensor that the coordinate is of</source>
        <translation>Il tensore a cui appartiene la coordinata</translation>
    </message>
    <message>
        <source>n,c,y,x or a flat index</source>
        <translation>n,c,y,x o un indice lineare</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Coordinata</translation>
    </message>
    <message>
        <source>Enter pins the element</source>
        <translation>Invio fissa l’elemento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>tessera::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>Istogramma</translation>
    </message>
    <message>
        <source>Black %1, white %2</source>
        <translation>Nero %1, bianco %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Conteggio…</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>nero %1</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>bianco %1</translation>
    </message>
    <message>
        <source>How often values occur, of a picture in each channel; few are seen beside many. Drag black or white to set the range</source>
        <translation>Quanto sono frequenti i valori, di un’immagine in ogni canale; i pochi si vedono accanto ai molti. Trascinare il nero o il bianco per impostare l’intervallo</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryView</name>
    <message>
        <source>Nothing has been shown yet. Each result that stays for a second is kept here.</source>
        <translation>Non è stato ancora mostrato nulla. Ogni risultato che resta un secondo viene tenuto qui.</translation>
    </message>
    <message>
        <source>Results that were shown</source>
        <translation>Risultati mostrati</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>uguali</translation>
    </message>
    <message>
        <source>proves little</source>
        <translation>prova poco</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%1 su %2 differiscono</translation>
    </message>
    <message>
        <source>shown at</source>
        <translation>mostrato alle</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>time of A</source>
        <translation>tempo di A</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdetto</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
</context>
<context>
    <name>tessera::InputController</name>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>&amp;Watch files</source>
        <translation>Osser&amp;va i file</translation>
    </message>
    <message>
        <source>Run again when another program changes a file of the case; Reload reads them in any case</source>
        <translation>Rieseguire quando un altro programma modifica un file del caso; Ricarica li rilegge comunque</translation>
    </message>
    <message>
        <source>%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the case back.</source>
        <translation>%1 non può prendere un tensore di questa forma o tipo: ora l’operatore è %2. Annulla riporta il caso.</translation>
    </message>
    <message>
        <source>%1 The last good data stays.</source>
        <translation>%1 Restano gli ultimi dati validi.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the case here has unsaved changes. Reload takes the file&apos;s case; undo brings this one back.</source>
        <translation>%1 è stato modificato da un altro programma, e qui il caso ha modifiche non salvate. Ricarica prende il caso del file; Annulla riporta questo.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is read again. Undo brings the case back.</source>
        <translation>%1 è stato modificato da un altro programma e viene riletto. Annulla riporta il caso.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 non c’è più.</translation>
    </message>
    <message>
        <source>Take the new shape of %1</source>
        <translation>Prendere la nuova forma di %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
</context>
<context>
    <name>tessera::InputLoader</name>
    <message>
        <source>Open %1</source>
        <translation>Aprire %1</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Rileggere %1</translation>
    </message>
</context>
<context>
    <name>tessera::IssueList</name>
    <message>
        <source>Use %1</source>
        <translation>Usare %1</translation>
    </message>
</context>
<context>
    <name>tessera::Layout</name>
    <message>
        <source>Packed, NCHW</source>
        <translation>Compatto, NCHW</translation>
    </message>
    <message>
        <source>Row after row, plane after plane, without gaps. No strides are given.</source>
        <translation>Riga dopo riga, piano dopo piano, senza spazi. Non si danno stride.</translation>
    </message>
    <message>
        <source>Packed, NHWC</source>
        <translation>Compatto, NHWC</translation>
    </message>
    <message>
        <source>The channels of a pixel lie next to each other.</source>
        <translation>I canali di un pixel sono adiacenti.</translation>
    </message>
    <message>
        <source>Padded rows</source>
        <translation>Righe con riempimento</translation>
    </message>
    <message>
        <source>One unused element after every row.</source>
        <translation>Un elemento inutilizzato dopo ogni riga.</translation>
    </message>
    <message>
        <source>Own strides</source>
        <translation>Stride propri</translation>
    </message>
    <message>
        <source>Any stride for each axis; on an input 0 repeats the axis.</source>
        <translation>Qualsiasi stride per ogni asse; su un ingresso 0 ripete l’asse.</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutController</name>
    <message>
        <source>View</source>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>Hide or show all pane&amp;ls</source>
        <translation>&amp;Nascondi o mostra i pannelli</translation>
    </message>
    <message>
        <source>Leave the whole window to the tensors, or bring the panels back</source>
        <translation>Lasciare tutta la finestra ai tensori, o riportare i pannelli</translation>
    </message>
    <message>
        <source>Case panel</source>
        <translation>Pannello del caso</translation>
    </message>
    <message>
        <source>Bottom panel</source>
        <translation>Pannello inferiore</translation>
    </message>
    <message>
        <source>Dock the panel “%1” there</source>
        <translation>Agganciare lì il pannello “%1”</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: mostra o nascondi</translation>
    </message>
    <message>
        <source>Show or hide the panel “%1”</source>
        <translation>Mostrare o nascondere il pannello “%1”</translation>
    </message>
    <message>
        <source>%1: to the left</source>
        <translation>%1: a sinistra</translation>
    </message>
    <message>
        <source>%1: to the right</source>
        <translation>%1: a destra</translation>
    </message>
    <message>
        <source>%1: to the bottom</source>
        <translation>%1: in basso</translation>
    </message>
    <message>
        <source>%1: float or dock</source>
        <translation>%1: stacca o aggancia</translation>
    </message>
    <message>
        <source>Make the panel “%1” a window of its own, or dock it again</source>
        <translation>Fare del pannello “%1” una finestra a sé, o agganciarlo di nuovo</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Reimposta i pannelli</translation>
    </message>
    <message>
        <source>Put every panel back where it was at first</source>
        <translation>Rimettere ogni pannello dov’era all’inizio</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it again</source>
        <translation>Riempire lo schermo, o uscirne</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Parte successiva della finestra</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Parte precedente della finestra</translation>
    </message>
    <message>
        <source>Make this part wider</source>
        <translation>Allargare questa parte</translation>
    </message>
    <message>
        <source>Give more width to the part that has the focus</source>
        <translation>Dare più larghezza alla parte che ha il focus</translation>
    </message>
    <message>
        <source>Make this part narrower</source>
        <translation>Restringere questa parte</translation>
    </message>
    <message>
        <source>Give less width to the part that has the focus</source>
        <translation>Dare meno larghezza alla parte che ha il focus</translation>
    </message>
    <message>
        <source>Make this part higher</source>
        <translation>Alzare questa parte</translation>
    </message>
    <message>
        <source>Give more height to the part that has the focus</source>
        <translation>Dare più altezza alla parte che ha il focus</translation>
    </message>
    <message>
        <source>Make this part lower</source>
        <translation>Abbassare questa parte</translation>
    </message>
    <message>
        <source>Give less height to the part that has the focus</source>
        <translation>Dare meno altezza alla parte che ha il focus</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostra %1</translation>
    </message>
    <message>
        <source>Move the focus on: case panel, input, output, bottom panel, values</source>
        <translation>Passa alla parte successiva: pannello del caso, input, output, pannello inferiore, valori</translation>
    </message>
    <message>
        <source>Move the focus back: values, bottom panel, output, input, case panel</source>
        <translation>Torna alla parte precedente: valori, pannello inferiore, output, input, pannello del caso</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Show Histogram</source>
        <translation>Mostra l’istogramma</translation>
    </message>
    <message>
        <source>How a tensor&apos;s values are spread, of a picture in each channel; statistics, black and white</source>
        <translation>Come sono distribuiti i valori di un tensore, di un’immagine in ogni canale; statistiche, nero e bianco</translation>
    </message>
    <message>
        <source>Show Profile</source>
        <translation>Mostra il profilo di linea</translation>
    </message>
    <message>
        <source>The values of input, A and B along x and y through the pin, over each other</source>
        <translation>I valori di input, A e B lungo x e y attraverso il segnaposto, sovrapposti</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutForm</name>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Layout of the output</source>
        <translation>Layout dell’uscita</translation>
    </message>
    <message>
        <source>Layout of the input</source>
        <translation>Layout dell’ingresso</translation>
    </message>
</context>
<context>
    <name>tessera::LectureBand</name>
    <message>
        <source>Lesson %1</source>
        <translation>Lezione %1</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · %4</source>
        <translation>%1 · %2 di %3 · %4</translation>
    </message>
    <message>
        <source>Click a cell, or press Page Down.</source>
        <translation>Fare clic su una cella, o premere Pag giù.</translation>
    </message>
</context>
<context>
    <name>tessera::LectureController</name>
    <message>
        <source>View</source>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>nobody lectures: F5 begins</source>
        <translation>nessuna presentazione in corso: F5 la avvia</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Modalità presentazione</translation>
    </message>
    <message>
        <source>Formula in s&amp;ymbols</source>
        <translation>Formula in &amp;simboli</translation>
    </message>
    <message>
        <source>The formula of a lecture in symbols, or with its numbers</source>
        <translation>La formula di una presentazione in simboli, o con i numeri</translation>
    </message>
    <message>
        <source>Lecture: ne&amp;xt</source>
        <translation>Presentazione: &amp;avanti</translation>
    </message>
    <message>
        <source>The next step, or the next element; Page Down, as a remote sends it</source>
        <translation>Il passo o l’elemento successivo; Pag giù, come un telecomando</translation>
    </message>
    <message>
        <source>Lecture: &amp;back</source>
        <translation>Presentazione: &amp;indietro</translation>
    </message>
    <message>
        <source>The step or the element before; Page Up, as a remote sends it</source>
        <translation>Il passo o l’elemento precedente; Pag su, come un telecomando</translation>
    </message>
    <message>
        <source>The tensors alone on the full screen, in large letters; again or Esc: as before</source>
        <translation>Solo i tensori a tutto schermo, in grande; di nuovo o Esc: come prima</translation>
    </message>
</context>
<context>
    <name>tessera::LessonController</name>
    <message>
        <source>no lesson is open, or it stands there</source>
        <translation>nessuna lezione è aperta, o è già lì</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lezione %1: %2</translation>
    </message>
    <message>
        <source>Open this lesson beside its live cases</source>
        <translation>Aprire questa lezione accanto ai suoi casi eseguibili</translation>
    </message>
    <message>
        <source>The step of the lesson before</source>
        <translation>Il passo precedente della lezione</translation>
    </message>
    <message>
        <source>Back &amp;to the lesson</source>
        <translation>&amp;Torna alla lezione</translation>
    </message>
    <message>
        <source>Show the step&apos;s case again as the lesson has it</source>
        <translation>Mostrare di nuovo il caso del passo come nella lezione</translation>
    </message>
    <message>
        <source>Lesson: sho&amp;w or hide</source>
        <translation>&amp;Lezione: mostra o nascondi</translation>
    </message>
    <message>
        <source>Show or hide the panel of the lesson</source>
        <translation>Mostrare o nascondere il pannello della lezione</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>nessuna lezione è aperta</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>%1
The last good lesson stays.</source>
        <translation>%1
Resta l’ultima lezione valida.</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>Passo &amp;precedente della lezione</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>Passo &amp;successivo della lezione</translation>
    </message>
    <message>
        <source>Go on in the lesson</source>
        <translation>Avanti nella lezione</translation>
    </message>
    <message>
        <source>Lecture %1: %2</source>
        <translation>Presentazione %1: %2</translation>
    </message>
    <message>
        <source>Open this lecture for a class: its figures in order; F5 shows them on the full screen</source>
        <translation>Apre questa presentazione per una classe: le figure in ordine; F5 le mostra a tutto schermo</translation>
    </message>
</context>
<context>
    <name>tessera::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lezione %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>Il testo della lezione</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Nascondere questo pannello</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Torna alla lezione</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message>
        <source>%1 · %2 min</source>
        <translation>%1 · %2 min</translation>
    </message>
    <message>
        <source>Right arrow: a step on. Left arrow: a step back. Space: play.</source>
        <translation>Freccia destra: un passo avanti. Freccia sinistra: un passo indietro. Spazio: avvia.</translation>
    </message>
    <message>
        <source>Next: %1. Will the task be done? A: yes. B: no.</source>
        <translation>Poi: %1. Il compito sarà risolto? A: sì. B: no.</translation>
    </message>
    <message>
        <source>Next: %1. What will change?</source>
        <translation>Poi: %1. Che cosa cambierà?</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Torna alla domanda</translation>
    </message>
</context>
<context>
    <name>tessera::LookController</name>
    <message>
        <source>View</source>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Scuro o chiaro</translation>
    </message>
    <message>
        <source>Change between the dark and the light theme</source>
        <translation>Passare tra tema scuro e chiaro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contrasto elevato</translation>
    </message>
    <message>
        <source>Black on white or white on black, with lines that are seen</source>
        <translation>Nero su bianco o bianco su nero, con linee ben visibili</translation>
    </message>
    <message>
        <source>Theme of the des&amp;ktop</source>
        <translation>&amp;Tema del sistema</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Testo &amp;più grande</translation>
    </message>
    <message>
        <source>All words and numbers of the window larger</source>
        <translation>Tutte le parole e i numeri della finestra più grandi</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>T&amp;esto più piccolo</translation>
    </message>
    <message>
        <source>All words and numbers of the window smaller</source>
        <translation>Tutte le parole e i numeri della finestra più piccoli</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>Words and numbers as they were designed</source>
        <translation>Parole e numeri come progettati</translation>
    </message>
    <message>
        <source>Font of num&amp;bers…</source>
        <translation>Carattere &amp;dei numeri…</translation>
    </message>
    <message>
        <source>Choose the font that numbers are written in</source>
        <translation>Scegliere il carattere dei numeri</translation>
    </message>
    <message>
        <source>Font of numbers</source>
        <translation>Carattere dei numeri</translation>
    </message>
    <message>
        <source>Fonts whose digits are equally wide</source>
        <translation>Caratteri con cifre di uguale larghezza</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is</source>
        <translation>Scuro, chiaro o ad alto contrasto, come il sistema</translation>
    </message>
    <message>
        <source>As it was designed</source>
        <translation>Come progettato</translation>
    </message>
</context>
<context>
    <name>tessera::MappingView</name>
    <message>
        <source>reads</source>
        <translation>legge</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusto</translation>
    </message>
    <message>
        <source>is</source>
        <translation>è</translation>
    </message>
    <message>
        <source>output</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Hover a cell, or click to pin it</source>
        <translation>Passare su una cella, o fare clic per fissarla</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 sorgente</numerusform>
            <numerusform>%1 sorgenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 destinazione</numerusform>
            <numerusform>%1 destinazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Σ weight %1</source>
        <translation>Σ peso %1</translation>
    </message>
    <message>
        <source>Σ part %1</source>
        <translation>Σ parte %1</translation>
    </message>
    <message>
        <source>of the first %1</source>
        <translation>dei primi %1</translation>
    </message>
    <message>
        <source>The player has not filled this output yet</source>
        <translation>Il lettore non ha ancora riempito questa uscita</translation>
    </message>
    <message>
        <source>The player has not filled every output that reads this element yet.</source>
        <translation>Il lettore non ha ancora riempito tutte le uscite che leggono questo elemento.</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Uscita di %1</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>The coordinate on each axis.</source>
        <translation>La coordinata su ogni asse.</translation>
    </message>
    <message>
        <source>The value, as short as it reads back equal.</source>
        <translation>Il valore, breve quanto basta per rileggerlo uguale.</translation>
    </message>
    <message>
        <source>The bits of the value.</source>
        <translation>I bit del valore.</translation>
    </message>
    <message>
        <source>The number of the element in logical order: row-major over the sizes, whatever the strides.</source>
        <translation>Il numero dell’elemento nell’ordine logico: per righe secondo le dimensioni, qualunque siano gli stride.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in elements: the sum of coordinate times stride.</source>
        <translation>Dove si trova nel buffer, in elementi: la somma di coordinata per stride.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in bytes.</source>
        <translation>Dove si trova nel buffer, in byte.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>at</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bit</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>offset</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
</context>
<context>
    <name>tessera::MemoryStrip</name>
    <message>
        <source>strides %1</source>
        <translation>stride %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 byte</numerusform>
        </translation>
    </message>
    <message>
        <source>no two neighbours in a row</source>
        <translation>mai due vicini di fila</translation>
    </message>
    <message>
        <source>runs of %1</source>
        <translation>sequenze di %1</translation>
    </message>
    <message>
        <source>runs of %1 (%2 bytes)</source>
        <translation>sequenze di %1 (%2 byte)</translation>
    </message>
    <message>
        <source>%1 padding</source>
        <translation>%1 di riempimento</translation>
    </message>
    <message numerus="yes">
        <source>each read %1 times</source>
        <translation>
            <numerusform>ognuno letto %1 volta</numerusform>
            <numerusform>ognuno letto %1 volte</numerusform>
        </translation>
    </message>
    <message>
        <source>The element lies at offset %1</source>
        <translation>L’elemento è all’offset %1</translation>
    </message>
    <message>
        <source>Read: offset %1</source>
        <translation>Letto: offset %1</translation>
    </message>
    <message>
        <source>Written: offset %1</source>
        <translation>Scritto: offset %1</translation>
    </message>
    <message>
        <source>Input buffer: %1</source>
        <translation>Buffer d’ingresso: %1</translation>
    </message>
    <message>
        <source>Output buffer: %1</source>
        <translation>Buffer di uscita: %1</translation>
    </message>
    <message>
        <source>offset %1, byte %2</source>
        <translation>offset %1, byte %2</translation>
    </message>
    <message>
        <source>padding
%1</source>
        <translation>riempimento
%1</translation>
    </message>
    <message>
        <source>%1 0 … %2, all in the same place</source>
        <translation>%1 0 … %2, tutti nello stesso posto</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e un altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::MemoryView</name>
    <message>
        <source>The buffers appear here after a run.</source>
        <translation>I buffer appaiono qui dopo un’esecuzione.</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Ingresso: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Uscita: %1</translation>
    </message>
    <message>
        <source>What was found is a table: no strides say how it reads. Its lines are those of the element that is pinned.</source>
        <translation>Ciò che è stato trovato è una tabella: nessuno stride dice come legge. Le sue linee sono quelle dell’elemento fissato.</translation>
    </message>
    <message>
        <source>A lane for each axis, the largest step on top. Wheel: zoom. Drag: pan.</source>
        <translation>Una corsia per asse, il passo maggiore in alto. Rotella: zoom. Trascinare: spostare.</translation>
    </message>
    <message>
        <source>While the output is written in the order of its addresses: how many elements lie from one read to the next. Where it is +1, neighbours are read together.</source>
        <translation>Mentre l’uscita è scritta nell’ordine degli indirizzi: quanti elementi separano una lettura dalla successiva. A +1 si leggono insieme dei vicini.</translation>
    </message>
    <message>
        <source>Jumps between reads</source>
        <translation>Salti tra letture</translation>
    </message>
    <message>
        <source>Jumps between the first reads</source>
        <translation>Salti tra le prime letture</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altri %1</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Chiudere questo messaggio</translation>
    </message>
</context>
<context>
    <name>tessera::ModelController</name>
    <message>
        <source>no model is open</source>
        <translation>nessun modello è aperto</translation>
    </message>
    <message>
        <source>no model is open, or it runs</source>
        <translation>nessun modello è aperto, o è in esecuzione</translation>
    </message>
    <message>
        <source>&amp;Next node of the model</source>
        <translation>Nodo &amp;successivo del modello</translation>
    </message>
    <message>
        <source>Show the next node of the model that is a case</source>
        <translation>Mostrare il nodo successivo del modello che è un caso</translation>
    </message>
    <message>
        <source>no model is open, or its last case is shown</source>
        <translation>nessun modello è aperto, o è mostrato il suo ultimo caso</translation>
    </message>
    <message>
        <source>&amp;Previous node of the model</source>
        <translation>Nodo &amp;precedente del modello</translation>
    </message>
    <message>
        <source>Show the node before it that is a case</source>
        <translation>Mostrare il nodo precedente del modello che è un caso</translation>
    </message>
    <message>
        <source>no model is open, or its first case is shown</source>
        <translation>nessun modello è aperto, o è mostrato il suo primo caso</translation>
    </message>
    <message>
        <source>Next &amp;failing node</source>
        <translation>Nodo &amp;errato successivo</translation>
    </message>
    <message>
        <source>Show the next node whose output is not what it should be</source>
        <translation>Mostrare il nodo successivo la cui uscita non è quella che dovrebbe essere</translation>
    </message>
    <message>
        <source>no node is known to fail</source>
        <translation>nessun nodo errato è noto</translation>
    </message>
    <message>
        <source>Node in a ta&amp;b of its own</source>
        <translation>Nodo in una sc&amp;heda a parte</translation>
    </message>
    <message>
        <source>Keep the chosen node open while others are stepped through</source>
        <translation>Tenere aperto il nodo scelto mentre si scorrono gli altri</translation>
    </message>
    <message>
        <source>no node is chosen, or it is no case</source>
        <translation>nessun nodo è scelto, o non è un caso</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>&amp;Cattura</translation>
    </message>
    <message>
        <source>Have ONNX Runtime or OpenCV run the model once, on generated values, and judge each node by what it gave</source>
        <translation>Far eseguire una volta il modello da ONNX Runtime o OpenCV, su valori generati, e giudicare ogni nodo da ciò che ha dato</translation>
    </message>
    <message>
        <source>Capture &amp;with files…</source>
        <translation>Cattura con &amp;file…</translation>
    </message>
    <message>
        <source>The same on values of yours: an .npy for each input</source>
        <translation>Lo stesso su valori propri: un .npy per ogni ingresso</translation>
    </message>
    <message>
        <source>&amp;Recorded tensors…</source>
        <translation>Tensori &amp;registrati…</translation>
    </message>
    <message>
        <source>Take what flowed through the model from a folder of .npy, .npz and .pb files, named by tensor, and judge each node by it</source>
        <translation>Prendere ciò che è passato nel modello da una cartella di file .npy, .npz e .pb, con i nomi dei tensori, e giudicare da questo ogni nodo</translation>
    </message>
    <message>
        <source>&amp;Generated tensors</source>
        <translation>Tensori &amp;generati</translation>
    </message>
    <message>
        <source>Forget what flowed through the model: data are generated</source>
        <translation>Dimenticare ciò che è passato nel modello: i dati sono generati</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>nulla è stato registrato</translation>
    </message>
    <message>
        <source>&amp;Stop the model</source>
        <translation>Fer&amp;ma il modello</translation>
    </message>
    <message>
        <source>Stop what runs the model and judges its nodes</source>
        <translation>Fermare ciò che esegue il modello e ne giudica i nodi</translation>
    </message>
    <message>
        <source>nothing runs</source>
        <translation>nulla è in esecuzione</translation>
    </message>
    <message>
        <source>Model: show or &amp;hide</source>
        <translation>M&amp;odello: mostra o nascondi</translation>
    </message>
    <message>
        <source>Show or hide the panel of the model</source>
        <translation>Mostrare o nascondere il pannello del modello</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Values for the input %1</source>
        <translation>Valori per l’ingresso %1</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz);;All files (*)</source>
        <translation>Array (*.npy *.npz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Recorded tensors</source>
        <translation>Tensori registrati</translation>
    </message>
</context>
<context>
    <name>tessera::ModelPanel</name>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Nascondere questo pannello</translation>
    </message>
    <message>
        <source>Progress of the model&apos;s run</source>
        <translation>Avanzamento dell’esecuzione del modello</translation>
    </message>
    <message>
        <source>About the node</source>
        <translation>Informazioni sul nodo</translation>
    </message>
    <message>
        <source>Nodes of the model</source>
        <translation>Nodi del modello</translation>
    </message>
    <message>
        <source>It is being read…</source>
        <translation>Lettura in corso…</translation>
    </message>
    <message>
        <source>No node of it is one of DirectML&apos;s layout operators.</source>
        <translation>Nessuno dei suoi nodi è uno degli operatori di layout di DirectML.</translation>
    </message>
    <message>
        <source>Another program runs the model; Esc stops it.</source>
        <translation>Un altro programma esegue il modello; Esc lo ferma.</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nodo</translation>
    </message>
    <message>
        <source>The node&apos;s name; of one without a name, its output&apos;s</source>
        <translation>Il nome del nodo; se non ne ha, quello della sua uscita</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>The operator, or the chain of operators that is one of DirectML&apos;s</source>
        <translation>L’operatore, o la catena di operatori che equivale a uno di quelli di DirectML</translation>
    </message>
    <message>
        <source>DirectML</source>
        <translation>DirectML</translation>
    </message>
    <message>
        <source>The operator of DirectML that it is; “no”: DirectML cannot run it as it stands</source>
        <translation>L’operatore di DirectML corrispondente; “no”: DirectML non può eseguirlo così com’è</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>dimensioni</translation>
    </message>
    <message>
        <source>The sizes of its input and of its output</source>
        <translation>Le dimensioni del suo ingresso e della sua uscita</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdetto</translation>
    </message>
    <message>
        <source>What the node gave when the model ran, held against DirectML&apos;s rules</source>
        <translation>Ciò che il nodo ha dato all’esecuzione del modello, a confronto con le regole di DirectML</translation>
    </message>
</context>
<context>
    <name>tessera::OperatorForm</name>
    <message>
        <source>Operator</source>
        <translation>Operatore</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Sizes</translation>
    </message>
    <message>
        <source>Remove the first axis</source>
        <translation>Togliere il primo asse</translation>
    </message>
    <message>
        <source>Add an axis in front</source>
        <translation>Aggiungere un asse davanti</translation>
    </message>
    <message>
        <source>Own shape</source>
        <translation>Forma propria</translation>
    </message>
    <message>
        <source>Choose the output&apos;s sizes instead of the offered ones: what exceeds the scaled input repeats its edge, what falls short crops it.</source>
        <translation>Scegliere le dimensioni dell’uscita anziché quelle proposte: ciò che eccede l’ingresso scalato ne ripete il bordo, ciò che manca lo ritaglia.</translation>
    </message>
    <message>
        <source>Layout in memory</source>
        <translation>Layout in memoria</translation>
    </message>
    <message>
        <source>The lowest DirectML feature level that has this operator with this data type and rank.</source>
        <translation>Il livello di funzionalità DirectML più basso che ha questo operatore con questo tipo di dati e rango.</translation>
    </message>
    <message>
        <source>Needs feature level %1</source>
        <translation>Richiede il livello di funzionalità %1</translation>
    </message>
    <message>
        <source>Output shape unknown</source>
        <translation>Forma di uscita sconosciuta</translation>
    </message>
    <message>
        <source>Output shape %1</source>
        <translation>Forma di uscita %1</translation>
    </message>
    <message>
        <source>The fields above give no shape.</source>
        <translation>I campi sopra non danno una forma.</translation>
    </message>
    <message>
        <source>%1, with the suggested values</source>
        <translation>%1, con i valori proposti</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 byte</translation>
    </message>
    <message>
        <source>More bytes than 64 bits can count.</source>
        <translation>Più byte di quanti 64 bit possano contare.</translation>
    </message>
    <message>
        <source>Change the operator to %1</source>
        <translation>Cambiare l’operatore in %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiare %1</translation>
    </message>
    <message>
        <source>Change the output&apos;s layout</source>
        <translation>Cambiare il layout dell’uscita</translation>
    </message>
    <message>
        <source>Change the input&apos;s layout</source>
        <translation>Cambiare il layout dell’ingresso</translation>
    </message>
    <message>
        <source>Take the offered output shape</source>
        <translation>Prendere la forma di uscita proposta</translation>
    </message>
    <message>
        <source>How both tensors lie in memory</source>
        <translation>Come i due tensori stanno in memoria</translation>
    </message>
</context>
<context>
    <name>tessera::PartnersModel</name>
    <message>
        <source>Click to pin this element.</source>
        <translation>Fare clic per fissare questo elemento.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>part</source>
        <translation>parte</translation>
    </message>
</context>
<context>
    <name>tessera::PinView</name>
    <message>
        <source>Kept pins</source>
        <translation>Segnaposto conservati</translation>
    </message>
    <message>
        <source>No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is drawn in the tensors.</source>
        <translation>Nessun segnaposto è conservato. Fare clic su una cella, poi premere %1: i suoi valori restano in questo elenco, e il suo numero è disegnato nei tensori.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>ingr.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>usc.</translation>
    </message>
    <message>
        <source>There is no B</source>
        <translation>Non c’è B</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>segnaposto</translation>
    </message>
    <message>
        <source>at</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>atteso</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>Che cosa dovrebbe uscire secondo il file del caso</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>The tensor as it is now has no such element</source>
        <translation>Il tensore com’è ora non ha questo elemento</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 sorgente</numerusform>
            <numerusform>%1 sorgenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 destinazione</numerusform>
            <numerusform>%1 destinazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>No output element reads this one</source>
        <translation>Nessun elemento di uscita legge questo</translation>
    </message>
</context>
<context>
    <name>tessera::PlaneTableModel</name>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1 ha %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>Uscita B</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>Uscita A</translation>
    </message>
</context>
<context>
    <name>tessera::Playback</name>
    <message>
        <source>Where does output %1 come from? Click it in the input, or type its value.</source>
        <translation>Da dove viene l’uscita %1? Fare clic sulla sua origine nell’ingresso, o digitarne il valore.</translation>
    </message>
    <message>
        <source>%1 All is filled: %2 of %3 were right.</source>
        <translation>%1 Tutto è riempito: %2 giuste su %3.</translation>
    </message>
    <message>
        <source>Not this one: you clicked %1, and it comes from %2.</source>
        <translation>Non questo: è stato scelto %1, e viene da %2.</translation>
    </message>
    <message>
        <source>Right: it comes from %1.</source>
        <translation>Giusto: viene da %1.</translation>
    </message>
    <message>
        <source>Right: %1 is one of its sources. It is %2.</source>
        <translation>Giusto: %1 è una delle sue sorgenti. Vale %2.</translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation>Giusto: vale %1.</translation>
    </message>
    <message>
        <source>Not this one: you said %1, and it is %2.</source>
        <translation>Non questo: è stato detto %1, e vale %2.</translation>
    </message>
    <message>
        <source>It comes from %1.</source>
        <translation>Viene da %1.</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerBar</name>
    <message>
        <source>Player</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>Steps that are done</source>
        <translation>Passi fatti</translation>
    </message>
    <message>
        <source>Drag to any step</source>
        <translation>Trascinare a un passo</translation>
    </message>
    <message>
        <source>What the steps follow</source>
        <translation>Che cosa seguono i passi</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Steps follow the elements of the output</source>
        <translation>I passi seguono gli elementi dell’uscita</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Steps follow the elements of the input</source>
        <translation>I passi seguono gli elementi dell’ingresso</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Steps follow the addresses of the output&apos;s buffer</source>
        <translation>I passi seguono gli indirizzi del buffer di uscita</translation>
    </message>
    <message>
        <source>What a step fills</source>
        <translation>Che cosa riempie un passo</translation>
    </message>
    <message>
        <source>by element</source>
        <translation>per elemento</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>per riga</translation>
    </message>
    <message>
        <source>by block</source>
        <translation>per blocco</translation>
    </message>
    <message>
        <source>by channel</source>
        <translation>per canale</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Passi al secondo</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Con quale velocità</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Close the player</source>
        <translation>Chiudere il lettore</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
    <message>
        <source>There is nothing to play: the case has no result.</source>
        <translation>Non c’è niente da riprodurre: il caso non ha risultato.</translation>
    </message>
    <message>
        <source>The value that comes out</source>
        <translation>Il valore che esce</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Answer, or see where it comes from (Right)</source>
        <translation>Rispondere, o vedere da dove viene (Destra)</translation>
    </message>
    <message>
        <source>The next question (Right)</source>
        <translation>La domanda successiva (Destra)</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>giuste: %1 su %2</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerController</name>
    <message>
        <source>the player is off</source>
        <translation>il lettore è spento</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Avvia</translation>
    </message>
    <message>
        <source>Play or pause (Space, while the player is on)</source>
        <translation>Avviare o mettere in pausa (Spazio, con il lettore attivo)</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Pre&amp;dict</source>
        <translation>&amp;Prevedi</translation>
    </message>
    <message>
        <source>Say where the next output comes from before it is shown</source>
        <translation>Dire da dove viene la prossima uscita prima che sia mostrata</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Le&amp;ttore</translation>
    </message>
    <message>
        <source>Fill the output step by step, and see where each element comes from</source>
        <translation>Riempire l’uscita passo per passo e vedere da dove viene ogni elemento</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo &amp;indietro</translation>
    </message>
    <message>
        <source>Take the last step back (Left, Page Up)</source>
        <translation>Tornare indietro di un passo (Sinistra, Pag su)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Passo a&amp;vanti</translation>
    </message>
    <message>
        <source>Do the next step (Right, Page Down)</source>
        <translation>Fare il passo successivo (Destra, Pag giù)</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Nothing is filled (Home)</source>
        <translation>Niente è riempito (Inizio)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Alla &amp;fine</translation>
    </message>
    <message>
        <source>All is filled (End)</source>
        <translation>Tutto è riempito (Fine)</translation>
    </message>
</context>
<context>
    <name>tessera::ProfilePanel</name>
    <message>
        <source>Pin an element to see the values along its row and its column.</source>
        <translation>Fissare un elemento per vedere i valori della sua riga e della sua colonna.</translation>
    </message>
    <message>
        <source>Profile through the pin</source>
        <translation>Profilo attraverso il segnaposto</translation>
    </message>
</context>
<context>
    <name>tessera::ProfileView</name>
    <message>
        <source>Profile along %1</source>
        <translation>Profilo lungo %1</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>lungo %1</translation>
    </message>
    <message>
        <source>%1 of the output</source>
        <translation>%1 dell’output</translation>
    </message>
    <message>
        <source>%1 of the input</source>
        <translation>%1 dell’input</translation>
    </message>
    <message>
        <source>out %1 %2</source>
        <translation>out %1 %2</translation>
    </message>
    <message>
        <source>in %1 %2</source>
        <translation>in %1 %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>The values along %1 through the pin. A click pins the element there</source>
        <translation>I valori lungo %1 attraverso il segnaposto. Un clic fissa l’elemento in quel punto</translation>
    </message>
</context>
<context>
    <name>tessera::RangePanel</name>
    <message>
        <source>Range and statistics</source>
        <translation>Intervallo e statistiche</translation>
    </message>
    <message>
        <source>Values of the input</source>
        <translation>Valori dell’ingresso</translation>
    </message>
    <message>
        <source>Values of the output</source>
        <translation>Valori dell’uscita</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineare</translation>
    </message>
    <message>
        <source>Equal steps of the value are equally wide</source>
        <translation>Passi uguali del valore sono ugualmente larghi</translation>
    </message>
    <message>
        <source>Symlog</source>
        <translation>Symlog</translation>
    </message>
    <message>
        <source>Linear about zero, logarithmic far from it, on both sides</source>
        <translation>Lineare attorno allo zero, logaritmica lontano, da entrambi i lati</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Values up to here have the first colour</source>
        <translation>I valori fin qui hanno il primo colore</translation>
    </message>
    <message>
        <source>Values from here on have the last colour</source>
        <translation>I valori da qui in poi hanno l’ultimo colore</translation>
    </message>
    <message>
        <source>Always fit</source>
        <translation>Adatta sempre</translation>
    </message>
    <message>
        <source>Follow every new result; off: the range stays as it is</source>
        <translation>Segue ogni nuovo risultato; altrimenti l’intervallo resta com’è</translation>
    </message>
    <message>
        <source>Visible part</source>
        <translation>Parte visibile</translation>
    </message>
    <message>
        <source>0 … 1</source>
        <translation>0 … 1</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensore</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tensore</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>piano</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>selezione</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementi</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Quanti ce ne sono</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimo</translation>
    </message>
    <message>
        <source>The smallest finite value</source>
        <translation>Il valore finito più piccolo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>massimo</translation>
    </message>
    <message>
        <source>The largest finite value</source>
        <translation>Il valore finito più grande</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>Of the finite values</source>
        <translation>Dei valori finiti</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>deviazione</translation>
    </message>
    <message>
        <source>The standard deviation of the finite values</source>
        <translation>La deviazione standard dei valori finiti</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>Valori che non sono un numero</translation>
    </message>
    <message>
        <source>±Inf</source>
        <translation>±Inf</translation>
    </message>
    <message>
        <source>Infinite values</source>
        <translation>Valori infiniti</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>Zeros of either sign</source>
        <translation>Zeri dell’uno o dell’altro segno</translation>
    </message>
    <message>
        <source>denormal</source>
        <translation>denormali</translation>
    </message>
    <message>
        <source>Values too small for a normal number</source>
        <translation>Valori troppo piccoli per un numero normale</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Common range</source>
        <translation>Intervallo comune</translation>
    </message>
    <message>
        <source>Own ranges</source>
        <translation>Intervalli propri</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Nascondere questo pannello</translation>
    </message>
</context>
<context>
    <name>tessera::RawForm</name>
    <message>
        <source>%1: “%2” is no whole number; “1,3,224,224” is right</source>
        <translation>%1: “%2” non è un numero intero; “1,3,224,224” è corretto</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Elements on each axis, the slowest first: 1,3,224,224</source>
        <translation>Elementi su ogni asse, il più lento per primo: 1,3,224,224</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Primo byte</translation>
    </message>
    <message>
        <source>Bytes of a header that are skipped</source>
        <translation>Byte di intestazione da saltare</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Elements from one index to the next on each axis; empty: packed</source>
        <translation>Elementi da un indice al successivo su ogni asse; vuoto: compatto</translation>
    </message>
    <message>
        <source>First byte: “%1” is no whole number</source>
        <translation>Primo byte: “%1” non è un numero intero</translation>
    </message>
    <message>
        <source>Needs %1 bytes from byte %2 on; the file has %3.</source>
        <translation>Servono %1 byte dal byte %2 in poi; il file ne ha %3.</translation>
    </message>
    <message>
        <source>Reads %1 of the file&apos;s %2 bytes.</source>
        <translation>Legge %1 dei %2 byte del file.</translation>
    </message>
</context>
<context>
    <name>tessera::Readout</name>
    <message>
        <source>out</source>
        <translation>usc.</translation>
    </message>
    <message>
        <source>Output element: coordinate, A&apos;s value, bits</source>
        <translation>Elemento di uscita: coordinata, valore di A, bit</translation>
    </message>
    <message>
        <source>in</source>
        <translation>ingr.</translation>
    </message>
    <message>
        <source>Input element: coordinate, value, bits</source>
        <translation>Elemento d’ingresso: coordinata, valore, bit</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B&apos;s value of the output element</source>
        <translation>Valore di B dell’elemento di uscita</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Output of A minus output of B</source>
        <translation>Uscita di A meno uscita di B</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Distance of A and B in units in the last place</source>
        <translation>Distanza di A e B in unità nell’ultima posizione</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>Device pixels for each element</source>
        <translation>Pixel fisici per ogni elemento</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation>Zoom %1</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHeader</name>
    <message>
        <source>What makes this result, and the base</source>
        <translation>Che cosa produce questo risultato, e la base</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHistory</name>
    <message>
        <source>Show a result again</source>
        <translation>Mostra di nuovo un risultato</translation>
    </message>
</context>
<context>
    <name>tessera::RoundingPanel</name>
    <message>
        <source>rule</source>
        <translation>regola</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>aritmetica</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>uscite</translation>
    </message>
    <message>
        <source>output</source>
        <translation>l’uscita</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>legge</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>Rounding rules and ways to compute</source>
        <translation>Regole di arrotondamento e modi di calcolare</translation>
    </message>
    <message>
        <source>How many outputs read another input under each rule: choose one to see where.</source>
        <translation>Quante uscite leggono un altro ingresso con ogni regola: sceglierne una per vedere dove.</translation>
    </message>
    <message>
        <source>Outputs where the rules part</source>
        <translation>Uscite dove le regole si dividono</translation>
    </message>
    <message>
        <source>Let the case round by the chosen rule.</source>
        <translation>Far arrotondare il caso con la regola scelta.</translation>
    </message>
    <message>
        <source>Round by %1</source>
        <translation>Arrotondare con %1</translation>
    </message>
    <message>
        <source>LINEAR rounds nothing. Rules part only with NEAREST_NEIGHBOR.</source>
        <translation>LINEAR non arrotonda niente. Le regole si dividono solo con NEAREST_NEIGHBOR.</translation>
    </message>
    <message>
        <source>case</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>Click to pin this output.</source>
        <translation>Fare clic per fissare questa uscita.</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>i primi %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 outputs read another input.</source>
        <translation>%1, %2: %3 uscite su %4 leggono un altro ingresso.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionController</name>
    <message>
        <source>The session is not kept, and closing asks: %1.</source>
        <translation>La sessione non è conservata, e alla chiusura verrà chiesto: %1.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionFolder</name>
    <message>
        <source>A case of the last session is left out: %1. It is kept, and tried again at each start.</source>
        <translation>Un caso dell’ultima sessione è tralasciato: %1. È conservato, e ritentato a ogni avvio.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It is kept in %2.</source>
        <translation>L’ultima sessione non si può leggere: %1. È conservata in %2.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It stays as it is, and this window keeps none.</source>
        <translation>L’ultima sessione non si può leggere: %1. Resta com’è, e questa finestra non ne conserva alcuna.</translation>
    </message>
</context>
<context>
    <name>tessera::SheetWriter</name>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nome: %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Scrivete questa funzione in un file Python, e verificatela:</translation>
    </message>
    <message>
        <source>Cut out the squares, and lay them on the empty output.</source>
        <translation>Ritaglia i quadrati e posali sull’uscita vuota.</translation>
    </message>
</context>
<context>
    <name>tessera::ShowController</name>
    <message>
        <source>Take tensors from other programs</source>
        <translation>Tensori da altri programmi</translation>
    </message>
    <message>
        <source>Show what `tessera show` and tessera.show() of Python give, each name in a tab of its own</source>
        <translation>Mostrare ciò che danno `tessera show` e tessera.show() di Python, ogni nome in una scheda propria</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>No case was given with the two arrays: the second is shown as B.</source>
        <translation>I due array sono stati passati senza un caso: il secondo è mostrato come B.</translation>
    </message>
    <message>
        <source>What makes B?</source>
        <translation>Che cosa produce B?</translation>
    </message>
</context>
<context>
    <name>tessera::SourceList</name>
    <message>
        <source>expected values</source>
        <translation>valori attesi</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>Che cosa dovrebbe uscire secondo il file del caso</translation>
    </message>
    <message>
        <source>your engine…</source>
        <translation>motore personale…</translation>
    </message>
    <message>
        <source>A program, a library or a shader of yours runs the case as this side</source>
        <translation>Un proprio programma, libreria o shader esegue il caso da questo lato</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>un file…</translation>
    </message>
    <message>
        <source>A tensor (.npy, .npz), a picture, or another case&apos;s output</source>
        <translation>Un tensore (.npy, .npz), un’immagine, o l’uscita di un altro caso</translation>
    </message>
    <message>
        <source>a framework…</source>
        <translation>un framework…</translation>
    </message>
    <message>
        <source>NumPy, PyTorch, ONNX Runtime and others, where they are installed</source>
        <translation>NumPy, PyTorch, ONNX Runtime e altri, dove sono installati</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>tessera::StoryView</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 di %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tessera::TableView</name>
    <message>
        <source>The numbers appear here after a run.</source>
        <translation>I numeri appaiono qui dopo un’esecuzione.</translation>
    </message>
    <message>
        <source>Numbers of one plane</source>
        <translation>Numeri di un piano</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>The input tensor</source>
        <translation>Il tensore d’ingresso</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>Uscita A</translation>
    </message>
    <message>
        <source>What engine A has written</source>
        <translation>Ciò che ha scritto il motore A</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>Uscita B</translation>
    </message>
    <message>
        <source>What engine B has written</source>
        <translation>Ciò che ha scritto il motore B</translation>
    </message>
    <message>
        <source>Batch entry</source>
        <translation>Elemento del batch</translation>
    </message>
    <message>
        <source>The batch entry that is shown.</source>
        <translation>L’elemento del batch che è mostrato.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canale</translation>
    </message>
    <message>
        <source>The channel that is shown.</source>
        <translation>Il canale che è mostrato.</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>righe: %1, colonne: %2</translation>
    </message>
    <message>
        <source>%1 · bold: the other output has other bits</source>
        <translation>%1 · grassetto: l’altra uscita ha altri bit</translation>
    </message>
    <message>
        <source>%1 · the first %2 and %3 are shown</source>
        <translation>%1 · si mostrano le prime %2 e %3</translation>
    </message>
</context>
<context>
    <name>tessera::TaskBox</name>
    <message>
        <source>Target: %1</source>
        <translation>Obiettivo: %1</translation>
    </message>
    <message>
        <source>Task:</source>
        <translation>Compito:</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Gira %1</translation>
    </message>
    <message>
        <source>Test it, until you can name its mistake.</source>
        <translation>Provalo finché sai dire qual è il suo errore.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorDisplay</name>
    <message>
        <source>Image (n)</source>
        <translation>Immagine (n)</translation>
    </message>
    <message>
        <source>Channel (c)</source>
        <translation>Canale (c)</translation>
    </message>
    <message>
        <source>Row (y)</source>
        <translation>Riga (y)</translation>
    </message>
    <message>
        <source>Column (x)</source>
        <translation>Colonna (x)</translation>
    </message>
    <message>
        <source>Channel group (c&apos;)</source>
        <translation>Gruppo di canali (c’)</translation>
    </message>
    <message>
        <source>Block row (by)</source>
        <translation>Riga del blocco (by)</translation>
    </message>
    <message>
        <source>Block column (bx)</source>
        <translation>Colonna del blocco (bx)</translation>
    </message>
    <message>
        <source>Input pixel (y, x)</source>
        <translation>Pixel d’ingresso (y, x)</translation>
    </message>
    <message>
        <source>Flat address</source>
        <translation>Indirizzo lineare</translation>
    </message>
    <message>
        <source>Which channel of the space side an element belongs to</source>
        <translation>A quale canale del lato spazio appartiene un elemento</translation>
    </message>
    <message>
        <source>The row inside its block that an element has on the space side</source>
        <translation>La riga di un elemento nel suo blocco, dal lato spazio</translation>
    </message>
    <message>
        <source>The column inside its block that an element has on the space side</source>
        <translation>La colonna di un elemento nel suo blocco, dal lato spazio</translation>
    </message>
    <message>
        <source>Elements that come from the same input pixel, of whatever channel, look the same</source>
        <translation>Gli elementi dello stesso pixel d’ingresso, di qualunque canale, appaiono uguali</translation>
    </message>
    <message>
        <source>The number of the input element, in the order of its memory if packed</source>
        <translation>Il numero dell’elemento d’ingresso, nell’ordine della memoria se compatto</translation>
    </message>
    <message>
        <source>The coordinate of the input element that an element comes from</source>
        <translation>La coordinata dell’elemento d’ingresso da cui viene un elemento</translation>
    </message>
    <message>
        <source>Place in the block (by, bx)</source>
        <translation>Posto nel blocco (by, bx)</translation>
    </message>
    <message>
        <source>The row and the column inside its block that an element has on the space side, as one</source>
        <translation>La riga e la colonna dell’elemento nel suo blocco, dal lato spazio, prese insieme</translation>
    </message>
</context>
<context>
    <name>tessera::TensorPane</name>
    <message>
        <source>Input</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Choose channels, colours or grey. Right click: all planes again</source>
        <translation>Scegliere canali, colori o grigio. Clic destro: di nuovo tutti i piani</translation>
    </message>
    <message>
        <source>Previous channel</source>
        <translation>Canale precedente</translation>
    </message>
    <message>
        <source>Next channel</source>
        <translation>Canale successivo</translation>
    </message>
    <message>
        <source>Channels shown: %1</source>
        <translation>Canali mostrati: %1</translation>
    </message>
    <message>
        <source>grey %1</source>
        <translation>grigio %1</translation>
    </message>
</context>
<context>
    <name>tessera::TensorSource</name>
    <message>
        <source>Nothing to show yet: the case needs a correction.</source>
        <translation>Ancora niente da mostrare: il caso va corretto.</translation>
    </message>
    <message>
        <source>Nothing to show yet: there is no input.</source>
        <translation>Ancora niente da mostrare: non c’è ingresso.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>In esecuzione…</translation>
    </message>
    <message>
        <source>The input appears here.</source>
        <translation>L’ingresso appare qui.</translation>
    </message>
    <message>
        <source>The output appears here after a run.</source>
        <translation>L’uscita appare qui dopo un’esecuzione.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorView</name>
    <message>
        <source>Copy value %1</source>
        <translation>Copia il valore %1</translation>
    </message>
    <message>
        <source>Copy coordinates %1</source>
        <translation>Copia le coordinate %1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fissa</translation>
    </message>
    <message>
        <source>Go to target</source>
        <translation>Vai alla destinazione</translation>
    </message>
    <message>
        <source>Go to source</source>
        <translation>Vai alla sorgente</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adatta</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Dimensioni reali</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Tutti i piani</translation>
    </message>
    <message>
        <source>This plane only</source>
        <translation>Solo questo piano</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Un piano</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Input tensor</source>
        <translation>Tensore d’ingresso</translation>
    </message>
    <message>
        <source>Output tensor</source>
        <translation>Tensore di uscita</translation>
    </message>
    <message>
        <source>Every element of the tensor. Wheel: zoom. Drag: move. Click: pin an element. Right click on a caption: that channel alone. Arrows: move the pin, with Shift by a block. Page Up and Page Down: other channels. Esc: unpin.</source>
        <translation>Ogni elemento del tensore. Rotella: zoom. Trascinare: spostare. Clic: fissare un elemento. Clic destro su una didascalia: solo quel canale. Frecce: spostare il segnaposto, con Maiusc di un blocco. Pag su e Pag giù: altri canali. Esc: togliere il segnaposto.</translation>
    </message>
    <message>
        <source>A picture needs 3 channels, and there are %1</source>
        <translation>Un’immagine richiede 3 canali, e ce ne sono %1</translation>
    </message>
    <message>
        <source>Right click: this channel alone</source>
        <translation>Clic destro: solo questo canale</translation>
    </message>
    <message>
        <source>Right click: all channels again</source>
        <translation>Clic destro: di nuovo tutti i canali</translation>
    </message>
</context>
<context>
    <name>tessera::TimingView</name>
    <message>
        <source>Measuring %1; Esc stops.</source>
        <translation>Misura di %1; Esc ferma.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Avanzamento della misura</translation>
    </message>
    <message>
        <source>Every sample (CSV)…</source>
        <translation>Ogni misura (CSV)…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Figures (CSV)…</source>
        <translation>Cifre (CSV)…</translation>
    </message>
    <message>
        <source>Figures and samples (JSON)…</source>
        <translation>Cifre e misure (JSON)…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Times of the engines</source>
        <translation>Tempi dei motori</translation>
    </message>
    <message>
        <source>Chart of the times</source>
        <translation>Grafico dei tempi</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>Da dove vengono le cifre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>A case that is wrong takes no time: the form marks where.</source>
        <translation>Un caso errato non si può misurare: il modulo segna dove.</translation>
    </message>
    <message>
        <source>The figures are of the case as it was before the last change.</source>
        <translation>Le cifre sono del caso com’era prima dell’ultima modifica.</translation>
    </message>
    <message>
        <source>This program was built without optimisation: its times say little.</source>
        <translation>Questo programma è compilato senza ottimizzazione: i suoi tempi dicono poco.</translation>
    </message>
    <message>
        <source>At least 20 runs and a second on each engine, in turn with its own copy of as many bytes.</source>
        <translation>Almeno 20 esecuzioni e un secondo su ogni motore, alternate con la sua copia di altrettanti byte.</translation>
    </message>
    <message>
        <source>Measure runs the case on A and on B, again and again, and shows here how long they take:
the first run apart from the others; planning, upload, kernel and download apart;
bytes per second beside those of the device&apos;s own copy; each sample in a chart.</source>
        <translation>Misura esegue il caso su A e su B, più e più volte, e mostra qui quanto tempo impiegano:
la prima esecuzione separata dalle altre; pianificazione, invio, kernel e ritorno separati;
byte al secondo accanto a quelli della copia del dispositivo stesso; ogni misura in un grafico.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>esecuzione</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>tempo del kernel</translation>
    </message>
    <message>
        <source>%1’s copy</source>
        <translation>copia di %1</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motore</translation>
    </message>
    <message>
        <source>Chart (PNG)…</source>
        <translation>Grafico (PNG)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
</context>
<context>
    <name>tessera::ToleranceEditor</name>
    <message>
        <source>Tolerance atol</source>
        <translation>Tolleranza atol</translation>
    </message>
    <message>
        <source>|A − B| may be atol + rtol · |B|.</source>
        <translation>|A − B| può essere atol + rtol · |B|.</translation>
    </message>
    <message>
        <source>Tolerance rtol</source>
        <translation>Tolleranza rtol</translation>
    </message>
    <message>
        <source>Tolerance ULP</source>
        <translation>Tolleranza ULP</translation>
    </message>
    <message>
        <source>How many representable values may lie between.</source>
        <translation>Quanti valori rappresentabili possono stare in mezzo.</translation>
    </message>
    <message>
        <source>Tolerance preset</source>
        <translation>Preset di tolleranza</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Equal bits between engines that execute plans and wherever nothing is computed; else the rounding bound.</source>
        <translation>Bit uguali tra motori che eseguono piani e ovunque niente sia calcolato; altrimenti il limite di arrotondamento.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propria</translation>
    </message>
    <message>
        <source>What the fields say.</source>
        <translation>Ciò che dicono i campi.</translation>
    </message>
    <message>
        <source>NaN = NaN</source>
        <translation>NaN = NaN</translation>
    </message>
    <message>
        <source>Two NaNs are equal</source>
        <translation>Due NaN sono uguali</translation>
    </message>
    <message>
        <source>Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count too. Infinities of one sign are always equal. What is not finite stays out of the largest and mean differences and is counted.</source>
        <translation>Due NaN sono uguali, qualunque sia il loro contenuto; dove niente è calcolato conta anche quello. Infiniti dello stesso segno sono sempre uguali. Ciò che non è finito resta fuori dalle differenze massima e media, ed è contato.</translation>
    </message>
    <message>
        <source>Allowed beyond, percent</source>
        <translation>Ammessi oltre, per cento</translation>
    </message>
    <message>
        <source>So many of the elements may lie beyond</source>
        <translation>Tanti elementi possono essere oltre</translation>
    </message>
    <message>
        <source>Hard limit</source>
        <translation>Limite assoluto</translation>
    </message>
    <message>
        <source>No difference may be larger; empty: none</source>
        <translation>Nessuna differenza può essere maggiore; vuoto: nessun limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>but none by more than</source>
        <translation>ma nessuno di più di</translation>
    </message>
    <message>
        <source>Saved with the case.</source>
        <translation>Salvato con il caso.</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>More tolerances: %1</source>
        <translation>Altre tolleranze: %1</translation>
    </message>
    <message>
        <source>An element passes when it is within any one of these. Where no figure stands, the rounding bound holds; all at zero: equal bits.</source>
        <translation>Un elemento passa se rispetta una di queste tolleranze. Dove non c’è una cifra vale il limite di arrotondamento; tutto a zero: bit uguali.</translation>
    </message>
    <message>
        <source>Default tolerance</source>
        <translation>Tolleranza predefinita</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>NaN, and how many elements may fail</source>
        <translation>NaN, e quanti elementi possono fallire</translation>
    </message>
    <message>
        <source>Elements that may lie beyond, in percent</source>
        <translation>Elementi che possono essere oltre, in percento</translation>
    </message>
</context>
<context>
    <name>tessera::VerdictStrip</name>
    <message>
        <source>Engine A</source>
        <translation>Motore A</translation>
    </message>
    <message>
        <source>The engine whose output is shown</source>
        <translation>Il motore la cui uscita è mostrata</translation>
    </message>
    <message>
        <source>Engine B</source>
        <translation>Motore B</translation>
    </message>
    <message>
        <source>The engine that A is compared with</source>
        <translation>Il motore con cui A è confrontato</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>tessera::VerifyView</name>
    <message>
        <source>Permutation</source>
        <translation>Permutazione</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output.</source>
        <translation>Numerare ogni elemento d’ingresso e trovarli tutti esattamente una volta nell’uscita.</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Andata e ritorno</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one.</source>
        <translation>Andare e tornare, nello stesso ordine e nell’altro.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ripetizione</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits.</source>
        <translation>Eseguire dieci volte e confrontare i bit.</translation>
    </message>
    <message>
        <source>Conformance pack</source>
        <translation>Casi di conformità</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Leave the rest undone.</source>
        <translation>Tralasciare il resto.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Riscontri</translation>
    </message>
    <message>
        <source>Only depth and space operators move every element to one place: of this case there is no permutation to prove.</source>
        <translation>Solo gli operatori di profondità e spazio spostano ogni elemento in un posto: di questo caso non c’è permutazione da provare.</translation>
    </message>
    <message>
        <source>%1 of %2 pass</source>
        <translation>%1 di %2 riusciti</translation>
    </message>
    <message>
        <source>Proofs on A, and on B where it is another engine:
Permutation – every input element arrives exactly once (depth and space only).
Round trip – the way back brings every element home, and the other order does not (depth and space only).
Repeat – ten runs give the same bits.
Conformance pack – every example and the cases that are easily got wrong, %1 in all, come out right.
On a finding, Enter shows its case and Ctrl+Alt+C copies the command that repeats it.</source>
        <translation>Prove su A, e su B se è un altro motore:
Permutazione – ogni elemento d’ingresso arriva esattamente una volta (solo depth to space e space to depth).
Andata e ritorno – il ritorno riporta ogni elemento, e l’altro ordine no (solo depth to space e space to depth).
Ripetizione – dieci esecuzioni danno gli stessi bit.
Casi di conformità – ogni esempio e i casi che è facile sbagliare, %1 in tutto, sono giusti.
Su un riscontro, Invio mostra il suo caso e Ctrl+Alt+C copia il comando che lo ripete.</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all.</source>
        <translation>Eseguire ogni esempio e i casi che è facile sbagliare, %1 in tutto.</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>%1 falliti</translation>
    </message>
    <message>
        <source>%1 mistrusted</source>
        <translation>%1 poco attendibili</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifre</translation>
    </message>
</context>
<context>
    <name>tessera::ViewArea</name>
    <message>
        <source>Planes or picture</source>
        <translation>Piani o immagine</translation>
    </message>
    <message>
        <source>All planes, one, or three as a picture</source>
        <translation>Tutti i piani, uno, o tre come immagine</translation>
    </message>
    <message>
        <source>More about the view</source>
        <translation>Altre impostazioni della vista</translation>
    </message>
</context>
<context>
    <name>tessera::WindowSettings</name>
    <message>
        <source>The settings cannot be read: %1 is no JSON object. It is kept as %2.</source>
        <translation>Le impostazioni non si possono leggere: %1 non è un oggetto JSON. È conservato come %2.</translation>
    </message>
</context>
<context>
    <name>tessera::WipeHandle</name>
    <message>
        <source>Wipe line</source>
        <translation>Linea della tendina</translation>
    </message>
    <message>
        <source>Locked. Shift+X lets the line go.</source>
        <translation>Bloccata. Maiusc+X libera la linea.</translation>
    </message>
    <message>
        <source>Drag: more of A or of B. Arrow keys move it too; Shift+X locks it.</source>
        <translation>Trascinare: più di A o di B. La spostano anche le frecce; Maiusc+X la blocca.</translation>
    </message>
</context>
<context>
    <name>tessera::XrayBar</name>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Whose map the tabs show</source>
        <translation>Di chi le schede mostrano la corrispondenza</translation>
    </message>
    <message>
        <source>The X-ray runs</source>
        <translation>La radiografia è in corso</translation>
    </message>
    <message>
        <source>X-ray of %1</source>
        <translation>Radiografia di %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Forget what was found</source>
        <translation>Dimenticare ciò che è stato trovato</translation>
    </message>
    <message>
        <source>The operator&apos;s map</source>
        <translation>Corrispondenza dell’operatore</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Che cosa è giusto</translation>
    </message>
    <message>
        <source>%1&apos;s map</source>
        <translation>Corrispondenza di %1</translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>Che cosa fa %1</translation>
    </message>
    <message>
        <source>Diagnosis of %1</source>
        <translation>Diagnosi di %1</translation>
    </message>
</context>
<context>
    <name>tessera::XrayController</name>
    <message>
        <source>The X-ray of %1 failed: %2</source>
        <translation>La radiografia di %1 non è riuscita: %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Show the map that was &amp;found</source>
        <translation>&amp;Mostra la corrispondenza trovata</translation>
    </message>
    <message>
        <source>Explain what the X-rayed engine does, in place of what the operator says</source>
        <translation>Spiegare che cosa fa il motore radiografato, anziché ciò che dice l’operatore</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>nessun motore è stato radiografato su questo caso</translation>
    </message>
    <message>
        <source>&amp;X-ray B</source>
        <translation>&amp;Radiografia di B</translation>
    </message>
    <message>
        <source>X-ray &amp;A</source>
        <translation>Radiogra&amp;fia di A</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine B reads</source>
        <translation>Scoprire dall’esterno quali ingressi legge ogni uscita del motore B</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine A reads</source>
        <translation>Scoprire dall’esterno quali ingressi legge ogni uscita del motore A</translation>
    </message>
    <message>
        <source>that side is no engine, or the case does not run</source>
        <translation>quel lato non è un motore, o il caso non si esegue</translation>
    </message>
    <message>
        <source>Output of B</source>
        <translation>Uscita di B</translation>
    </message>
</context>
<context>
    <name>vulkan</name>
    <message>
        <source>The device did not finish within %1 seconds, and still works. Run a smaller case, or the cpu engine</source>
        <translation>Il dispositivo non ha finito in %1 secondi, e lavora ancora. Eseguire un caso più piccolo, o il motore cpu</translation>
    </message>
    <message>
        <source>The device has no memory of the kind that a buffer needs</source>
        <translation>Il dispositivo non ha memoria del genere che un buffer richiede</translation>
    </message>
    <message>
        <source>The Vulkan validation layer is missing. Install the package vulkan-validationlayers</source>
        <translation>Manca il livello di validazione di Vulkan. Installare il pacchetto vulkan-validationlayers</translation>
    </message>
    <message>
        <source>The Vulkan validation layer says: %1</source>
        <translation>Il livello di validazione di Vulkan dice: %1</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot;; this machine has %2</source>
        <translation>Non c’è un dispositivo Vulkan “%1”; questa macchina ha %2</translation>
    </message>
    <message>
        <source>The Vulkan device has not enough memory for this case. Close other programs that use it, or run the case on the cpu engine</source>
        <translation>Il dispositivo Vulkan non ha abbastanza memoria per questo caso. Chiudere altri programmi che lo usano, o eseguire il caso sul motore cpu</translation>
    </message>
    <message>
        <source>The Vulkan device was lost: its driver stopped or reset it. Run again to reopen it</source>
        <translation>Il dispositivo Vulkan è perduto: il suo driver l’ha fermato o reimpostato. Eseguire di nuovo per riaprirlo</translation>
    </message>
    <message>
        <source>Vulkan failed: %1. Run the case on the cpu engine</source>
        <translation>Errore di Vulkan: %1. Eseguire il caso sul motore cpu</translation>
    </message>
    <message>
        <source>This device ends the loops of a kernel after fewer than %1 iterations: results would be wrong. Use another engine</source>
        <translation>Questo dispositivo termina i cicli di un kernel dopo meno di %1 iterazioni: i risultati sarebbero sbagliati. Usare un altro motore</translation>
    </message>
    <message>
        <source>this device binds at most %1 bytes to a shader; a tensor has %2</source>
        <translation>questo dispositivo collega al massimo %1 byte a uno shader; un tensore ne ha %2</translation>
    </message>
    <message>
        <source>it wrote before or after its buffers</source>
        <translation>ha scritto prima o dopo i suoi buffer</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>ha scritto oltre la fine dell’uscita</translation>
    </message>
    <message>
        <source>it wrote to the input, which may only be read</source>
        <translation>ha scritto nell’ingresso, che si può solo leggere</translation>
    </message>
    <message>
        <source>it wrote to the numbers of the case, which may only be read</source>
        <translation>ha scritto nei numeri del caso, che si possono solo leggere</translation>
    </message>
    <message>
        <source>lost; the next run reopens it</source>
        <translation>perduto; la prossima esecuzione lo riapre</translation>
    </message>
    <message>
        <source>This device flushes denormal numbers to zero: results may differ there.</source>
        <translation>Questo dispositivo azzera i numeri denormali: lì i risultati possono differire.</translation>
    </message>
    <message>
        <source>A kernel wrote beyond its buffer on %1</source>
        <translation>Un kernel ha scritto oltre il suo buffer su %1</translation>
    </message>
    <message>
        <source>%1, software</source>
        <translation>%1, software</translation>
    </message>
    <message>
        <source>Install the packages libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU</source>
        <translation>Installare i pacchetti libvulkan1 e mesa-vulkan-drivers, che non richiede una GPU, o il driver della GPU</translation>
    </message>
    <message>
        <source>Vulkan has no loader that starts (libvulkan.so.1)</source>
        <translation>Vulkan non ha un caricatore che si avvii (libvulkan.so.1)</translation>
    </message>
    <message>
        <source>; %1 has it look at nothing but %2</source>
        <extracomment>After the sentence that there is no driver.</extracomment>
        <translation>; %1 gli fa guardare solo %2</translation>
    </message>
    <message>
        <source>Vulkan has no driver that starts (%1)</source>
        <translation>Vulkan non ha un driver che si avvii (%1)</translation>
    </message>
    <message>
        <source>Vulkan has no driver that finds a device with a compute queue</source>
        <translation>Vulkan non ha un driver che trovi un dispositivo con una coda di calcolo</translation>
    </message>
    <message>
        <source>, driver %1</source>
        <translation>, driver %1</translation>
    </message>
    <message>
        <source>, Vulkan %1, %2 MiB, buffers of up to %3 MiB, %4 groups, no optional features used</source>
        <translation>, Vulkan %1, %2 MiB, buffer fino a %3 MiB, %4 gruppi, nessuna funzione opzionale usata</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>the values of this case were set by hand, and are too many for its line; save the tensor as .npy, and take the file as B</source>
        <translation>i valori di questo caso sono stati inseriti a mano e sono troppi per la sua riga; salva il tensore come .npy e prendi il file come B</translation>
    </message>
    <message>
        <source>the model&apos;s input is %1: give the sizes that are open, or a file with values for it</source>
        <translation>l’ingresso del modello è %1: dare le dimensioni aperte, o un file con i suoi valori</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>The system starts no more threads, which a window needs. Close other programs, or raise the limit of processes (ulimit -u).</source>
        <translation>Il sistema non avvia più thread, di cui una finestra ha bisogno. Chiudere altri programmi, o alzare il limite dei processi (ulimit -u).</translation>
    </message>
</context>
</TS>
