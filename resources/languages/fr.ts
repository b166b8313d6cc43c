<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BottomTab</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>Where an element comes from and goes to, and by which formula</source>
        <translation>D’où vient un élément, où il va, et par quelle formule</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Axes</translation>
    </message>
    <message>
        <source>How each axis is sampled, to scale</source>
        <translation>Comment chaque axe est échantillonné, à l’échelle</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Both buffers in the order of their addresses</source>
        <translation>Les deux tampons dans l’ordre de leurs adresses</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Where A and B differ, and by how much</source>
        <translation>Où A et B diffèrent, et de combien</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Proofs about the engines, on demand</source>
        <translation>Preuves sur les moteurs, à la demande</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>One plane as numbers</source>
        <translation>Un plan en nombres</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The case in the words of other frameworks, to copy</source>
        <translation>Le cas dans les termes d’autres frameworks, à copier</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Durées</translation>
    </message>
    <message>
        <source>How long the engines take</source>
        <translation>Combien de temps prennent les moteurs</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>The kept pins with the values of every result</source>
        <translation>Les épingles gardées, avec les valeurs de chaque résultat</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The results that were shown before, to be shown again and to be compared with</source>
        <translation>Les résultats montrés auparavant, à montrer à nouveau et à comparer</translation>
    </message>
</context>
<context>
    <name>CellPainter</name>
    <message>
        <source>largest of %1</source>
        <translation>maximum de %1</translation>
    </message>
</context>
<context>
    <name>Latest</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Il n’y a pas assez de mémoire pour cela.</translation>
    </message>
    <message>
        <source>The computation failed without saying why.</source>
        <translation>Le calcul a échoué sans dire pourquoi.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>Il n’y a pas assez de mémoire pour ce fichier.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A file is left out: %1</source>
        <translation>Un fichier est omis&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
</context>
<context>
    <name>TensorScene</name>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>%1, largest of the colours</source>
        <translation>%1, maximum des couleurs</translation>
    </message>
</context>
<context>
    <name>Tone</name>
    <message>
        <source>clipping</source>
        <translation>écrêtage</translation>
    </message>
</context>
<context>
    <name>ViewPicture</name>
    <message>
        <source>%1 cells are in sight, and an SVG holds at most %2. Zoom in, show one plane, or take PNG.</source>
        <translation>%1 cellules sont visibles, et un SVG en contient au plus %2. Zoomez, affichez un seul plan ou choisissez PNG.</translation>
    </message>
    <message>
        <source>expected a name that ends in .png, .jpg or .svg</source>
        <translation>attendu&#xa0;: un nom qui se termine par .png, .jpg ou .svg</translation>
    </message>
</context>
<context>
    <name>bugs</name>
    <message>
        <source>one of: %1</source>
        <extracomment>Classes of mistakes: a list.</extracomment>
        <translation>l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <extracomment>An operator, an engine, and what is wrong.</extracomment>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What was done wrong, and another mistake that was made at the same time.</extracomment>
        <translation>%1&#x202f;; et&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>bundle</name>
    <message>
        <source>%1: member %2 cannot be read: %3</source>
        <translation>%1&#xa0;: le membre %2 ne peut pas être lu&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: member %2 is shorter than it declares</source>
        <translation>%1&#xa0;: le membre %2 est plus court que ce qu’il déclare</translation>
    </message>
    <message>
        <source>%1: member %2 is longer than it declares</source>
        <translation>%1&#xa0;: le membre %2 est plus long que ce qu’il déclare</translation>
    </message>
    <message>
        <source>%1 is no zip that can be read: %2</source>
        <translation>%1 n’est pas un zip lisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 members; expected at most %3</source>
        <translation>%1 contient %2 membres&#x202f;; attendu&#xa0;: %3 au plus</translation>
    </message>
    <message>
        <source>%1: member %2</source>
        <extracomment>The subject of a sentence: a bundle, and a member of it.</extracomment>
        <translation>%1&#xa0;: le membre %2</translation>
    </message>
    <message>
        <source>%1: member %2 is not described</source>
        <translation>%1&#xa0;: le membre %2 n’est pas décrit</translation>
    </message>
    <message>
        <source>%1: member %2 has no plain name; expected letters, digits, &quot;.&quot;, &quot;-&quot; and &quot;_&quot;</source>
        <translation>%1&#xa0;: le membre %2 n’a pas un nom simple&#x202f;; attendu&#xa0;: lettres, chiffres, «&#xa0;.&#xa0;», «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;»</translation>
    </message>
    <message>
        <source>%1: member %2 is compressed by method %3; expected 0 (stored) or 8 (deflated)</source>
        <translation>%1&#xa0;: le membre %2 est compressé par la méthode %3&#x202f;; attendu&#xa0;: 0 (stored) ou 8 (deflated)</translation>
    </message>
    <message>
        <source>%1: member %2 is there twice</source>
        <translation>%1&#xa0;: le membre %2 y est deux fois</translation>
    </message>
    <message>
        <source>%1: member %2 declares %3 bytes of %4 that are there; none can be packed so tightly</source>
        <translation>%1&#xa0;: le membre %2 déclare %3 octets pour %4 présents&#x202f;; rien ne se comprime autant</translation>
    </message>
    <message>
        <source>%1: member %2 is missing</source>
        <translation>%1&#xa0;: le membre %2 manque</translation>
    </message>
    <message>
        <source>A bundle cannot be made: %1</source>
        <translation>Un paquet ne peut pas être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>its bytes are lost</source>
        <translation>ses octets sont perdus</translation>
    </message>
    <message>
        <source>%1: member %2 is not right: %3</source>
        <translation>%1&#xa0;: le membre %2 n’est pas correct&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not &quot;tessera bundle&quot;</source>
        <translation>%1 = %2 n’est pas «&#xa0;tessera bundle&#xa0;»</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2 n’est pas dans le paquet</translation>
    </message>
    <message>
        <source>The bundle&apos;s %1</source>
        <translation>Le paquet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; %3 is the version that it reads</source>
        <translation>%1 = %2 est plus récent que ce programme&#x202f;; il lit la version %3</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <source>The adapters that run a model are not installed.</source>
        <translation>Les adaptateurs qui exécutent un modèle ne sont pas installés.</translation>
    </message>
    <message>
        <source>%1 was not recorded: %2</source>
        <translation>%1 n’a pas été enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 did not run the model: %2</source>
        <translation>%1 n’a pas exécuté le modèle&#xa0;: %2</translation>
    </message>
    <message>
        <source>--capture %1: the model has %2 inputs; expected NAME=FILE of each of %3</source>
        <translation>--capture %1&#xa0;: le modèle a %2 entrées&#x202f;; attendu&#xa0;: NOM=FICHIER pour chacune de %3</translation>
    </message>
    <message>
        <source>--capture %1: the model has no such input; expected one of %2</source>
        <translation>--capture %1&#xa0;: le modèle n’a pas cette entrée&#x202f;; attendu&#xa0;: une de %2</translation>
    </message>
    <message>
        <source>--capture names no file for the input %1; expected --capture %2</source>
        <translation>--capture ne nomme aucun fichier pour l’entrée %1&#x202f;; attendu&#xa0;: --capture %2</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>is not a number, such as 0.5 or 1e-3</source>
        <translation>n’est pas un nombre, comme 0.5 ou 1e-3</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to %1</source>
        <translation>n’est pas un nombre entier de 0 à %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an operator or a comma at character %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: au caractère %2, attendu&#xa0;: un opérateur ou une virgule</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nested too deeply</source>
        <translation>«&#xa0;%1&#xa0;» est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a closing bracket at character %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: au caractère %2, attendu&#xa0;: une parenthèse fermante</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number or a name at character %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: au caractère %2, attendu&#xa0;: un nombre ou un nom</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a bracket at character %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: au caractère %2, attendu&#xa0;: une parenthèse</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in &quot;%2&quot; is no name; %3 are</source>
        <translation>«&#xa0;%1&#xa0;» dans «&#xa0;%2&#xa0;» n’est pas un nom&#x202f;; en sont&#xa0;: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number at character %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: au caractère %2, attendu&#xa0;: un nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 values; expected one</source>
        <translation>«&#xa0;%1&#xa0;» a %2 valeurs&#x202f;; attendu&#xa0;: une</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option such as --Sizes should</source>
        <translation>«&#xa0;%1&#xa0;» se trouve là où il faut une option comme --Sizes</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 demande une valeur</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1 est donné deux fois</translation>
    </message>
    <message>
        <source>A case begins with the name of an operator, such as DEPTH_TO_SPACE1.</source>
        <translation>Un cas commence par le nom d’un opérateur, comme DEPTH_TO_SPACE1.</translation>
    </message>
    <message>
        <source>%1 needs --Sizes, such as --Sizes 1,8,2,3</source>
        <translation>%1 demande --Sizes, par exemple --Sizes 1,8,2,3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 in hexadecimal</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un %2 en hexadécimal</translation>
    </message>
    <message>
        <source>--data values:…: %1 values are given, and %2 would fill %3</source>
        <translation>--data values:…&#xa0;: %1 valeurs sont données, et il en faudrait %2 pour remplir %3</translation>
    </message>
    <message>
        <source>--data values:…, value %1: %2</source>
        <translation>--data values:…, valeur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>--data is empty; expected a file, a generator or values:1,2,3</source>
        <translation>--data est vide&#x202f;; attendu&#xa0;: un fichier, un générateur ou values:1,2,3</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; is neither a generator nor a file</source>
        <translation>--data «&#xa0;%1&#xa0;» n’est ni un générateur ni un fichier</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2 takes no number</source>
        <translation>--data «&#xa0;%1&#xa0;»&#xa0;: %2 ne prend pas de nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 0 to 2^64 − 1</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier de 0 à 2^64 − 1</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2</source>
        <translation>--data «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>--range &quot;%1&quot; is neither 0-255 nor 0-1</source>
        <translation>--range «&#xa0;%1&#xa0;» n’est ni 0-255 ni 0-1</translation>
    </message>
    <message>
        <source>--range %1 is of float types; %2 has a range of its own</source>
        <translation>--range %1 vaut pour les types flottants&#x202f;; %2 a sa propre plage</translation>
    </message>
    <message>
        <source>is not one of %1</source>
        <translation>n’est aucun de %1</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>%1 n’a pas de champ %2</translation>
    </message>
    <message>
        <source>%1 is a tensor; name a part of it, such as Sizes</source>
        <translation>%1 est un tenseur&#x202f;; nommez une de ses parties, comme Sizes</translation>
    </message>
    <message>
        <source>%1 has no parts</source>
        <translation>%1 n’a pas de parties</translation>
    </message>
    <message>
        <source>a tensor has no part %1; it has Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</source>
        <translation>un tenseur n’a pas de partie %1&#x202f;; il a Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</translation>
    </message>
    <message>
        <source>is not true or false</source>
        <translation>n’est ni true ni false</translation>
    </message>
    <message>
        <source>is not %1 or %2</source>
        <translation>n’est ni %1 ni %2</translation>
    </message>
    <message>
        <source>The numbers of the reference pages: 0, 1, 2 … with a gap of 3 after each channel.</source>
        <translation>Les nombres des pages de référence&#xa0;: 0, 1, 2 … avec un saut de 3 après chaque canal.</translation>
    </message>
    <message>
        <source>Every element is its own index; integers wrap.</source>
        <translation>Chaque élément est son propre indice&#x202f;; les entiers rebouclent.</translation>
    </message>
    <message>
        <source>Uniform noise from a seed: floats in [−1, 1), integers over their whole range.</source>
        <translation>Bruit uniforme à partir d’une graine&#xa0;: flottants dans [−1, 1), entiers sur toute leur plage.</translation>
    </message>
    <message>
        <source>Every element spells its own n, c, h, w in decimal digits.</source>
        <translation>Chaque élément épelle ses propres n, c, h, w en chiffres décimaux.</translation>
    </message>
    <message>
        <source>One value everywhere: proves nothing about where elements go.</source>
        <translation>Une seule valeur partout&#xa0;: ne prouve rien sur la place des éléments.</translation>
    </message>
    <message>
        <source>Rises evenly along every axis: linear interpolation keeps it a plane.</source>
        <translation>Croît régulièrement le long de chaque axe&#xa0;: l’interpolation linéaire en garde un plan.</translation>
    </message>
    <message>
        <source>0 and 1 alternate along every axis: the finest pattern that there is.</source>
        <translation>0 et 1 alternent le long de chaque axe&#xa0;: le motif le plus fin qui soit.</translation>
    </message>
    <message>
        <source>A single 1 among zeros: shows where one element goes.</source>
        <translation>Un seul 1 parmi des zéros&#xa0;: montre où va un élément.</translation>
    </message>
    <message>
        <source>NaN, infinities, −0, denormals and extremes among ordinary noise.</source>
        <translation>NaN, infinis, −0, dénormalisés et extrêmes parmi un bruit ordinaire.</translation>
    </message>
    <message>
        <source>A picture made for resampling: zone plate, stars, edges, letters, gradients.</source>
        <translation>Une image faite pour le rééchantillonnage&#xa0;: mire zonale, étoiles, bords, lettres, dégradés.</translation>
    </message>
    <message>
        <source>A quotation mark in the case&apos;s line is not closed.</source>
        <translation>Un guillemet de la ligne du cas n’est pas fermé.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operator</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un opérateur</translation>
    </message>
    <message>
        <source>%1 has no option --%2</source>
        <translation>%1 n’a pas d’option --%2</translation>
    </message>
    <message>
        <source>--range says what white is in a file, and --data names none</source>
        <translation>--range dit ce qu’est le blanc dans un fichier, et --data n’en nomme aucun</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 demande une valeur</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1 est donné deux fois</translation>
    </message>
    <message>
        <source>--pack %1 is no single case; expected a name such as %2</source>
        <translation>--pack %1 n’est pas un seul cas&#x202f;; attendu&#xa0;: un nom comme %2</translation>
    </message>
    <message>
        <source>The words do not fit the sizes %1; %2 are taken.</source>
        <translation>Les mots ne conviennent pas aux tailles %1&#x202f;; %2 sont prises.</translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes, and is no lesson; expected several smaller ones</source>
        <translation>%1 a plus de %2 octets, et n’est pas une leçon&#x202f;; attendu&#xa0;: plusieurs plus petites</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: %3</source>
        <translation>--%1 «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>--%1 %2 is a file; expected a folder</source>
        <translation>--%1 %2 est un fichier&#x202f;; attendu&#xa0;: un dossier</translation>
    </message>
    <message>
        <source>an argument is empty; expected a case file (.json) or an operator</source>
        <translation>un argument est vide&#x202f;; attendu&#xa0;: un fichier de cas (.json) ou un opérateur</translation>
    </message>
    <message>
        <source>%1 is no option of the window; %2</source>
        <translation>%1 n’est pas une option de la fenêtre&#x202f;; %2</translation>
    </message>
    <message>
        <source>%1 is no option of %2; %3</source>
        <translation>%1 n’est pas une option de %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>`%1` lists them, and an operator&apos;s follow its name</source>
        <translation>`%1` les énumère, et celles d’un opérateur suivent son nom</translation>
    </message>
    <message>
        <source>--%1 follows the name of an operator: %2</source>
        <translation>--%1 suit le nom d’un opérateur&#xa0;: %2</translation>
    </message>
    <message>
        <source>--%1 takes no value</source>
        <translation>--%1 ne prend pas de valeur</translation>
    </message>
    <message>
        <source>no case is given; expected a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields</source>
        <translation>aucun cas n’est donné&#x202f;; attendu&#xa0;: un fichier de cas (.json) ou un opérateur comme DEPTH_TO_SPACE1 avec ses champs</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a whole number from %3 to %4</source>
        <translation>--%1 «&#xa0;%2&#xa0;» n’est pas un nombre entier de %3 à %4</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 indique&#xa0;: %2</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a number from %3 to %4</source>
        <translation>--%1 «&#xa0;%2&#xa0;» n’est pas un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>--%1 goes with a model, a file that ends in .onnx, or a node of one</source>
        <translation>--%1 s’emploie avec un modèle, un fichier qui finit par .onnx, ou un de ses nœuds</translation>
    </message>
    <message>
        <source>sums in %1 that are %2</source>
        <translation>des sommes en %1 qui sont %2</translation>
    </message>
    <message>
        <source>A is what sums in %1 give that are %2.</source>
        <translation>A est ce que donnent des sommes en %1 qui sont %2.</translation>
    </message>
    <message>
        <source>The node stands in a graph of QuantizeLinear and DequantizeLinear, which the runtime has fused with it: keep this node out of the quantization, or choose another runtime.</source>
        <translation>Le nœud se trouve dans un graphe de QuantizeLinear et DequantizeLinear, que le moteur a fusionné avec lui&#xa0;: laissez ce nœud hors de la quantification, ou choisissez un autre moteur.</translation>
    </message>
    <message>
        <source>%1 takes no %2; FLOAT32 is taken.</source>
        <translation>%1 n’accepte pas %2&#x202f;; FLOAT32 est pris à la place.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no case; expected an operator with its fields, such as DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2; File, Open opens files</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un cas&#x202f;; attendu&#xa0;: un opérateur avec ses champs, comme DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2&#x202f;; Fichier, Ouvrir ouvre des fichiers</translation>
    </message>
    <message>
        <source>--%1 is empty; expected a name</source>
        <translation>--%1 est vide&#x202f;; attendu&#xa0;: un nom</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>%1 on ties</source>
        <translation>%1 sur des égalités d’arrondi</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart</source>
        <translation>la borne d’arrondi (2k + 2)·2⁻²⁴·Σ|w·a| de coordonnées à 4 ulps float32 près</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|</source>
        <translation>la borne d’arrondi (2k + 2)·2⁻²⁴·Σ|w·a|</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1 of coordinates 4 float32 ulps apart</source>
        <translation>entiers tronqués ou arrondis %1, de coordonnées à 4 ulps float32 près</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1</source>
        <translation>entiers tronqués ou arrondis %1</translation>
    </message>
    <message>
        <source>either neighbour of a tie</source>
        <translation>l’un ou l’autre voisin d’une égalité d’arrondi</translation>
    </message>
    <message>
        <source>equal bits</source>
        <translation>bits égaux</translation>
    </message>
    <message>
        <source>NaN differs from NaN</source>
        <translation>NaN diffère de NaN</translation>
    </message>
    <message>
        <source>%1 % may lie beyond</source>
        <translation>%1 % peuvent dépasser</translation>
    </message>
    <message>
        <source>none by more than %1</source>
        <translation>aucun de plus de %1</translation>
    </message>
    <message>
        <source>Equal bits</source>
        <translation>Bits égaux</translation>
    </message>
    <message>
        <source>Nothing may differ.</source>
        <translation>Rien ne peut différer.</translation>
    </message>
    <message>
        <source>Rounding bound</source>
        <translation>Borne d’arrondi</translation>
    </message>
    <message>
        <source>What the roundings of an interpolation can add up to; where none is made, nothing.</source>
        <translation>Ce que les arrondis d’une interpolation peuvent cumuler&#x202f;; là où il n’y en a pas, rien.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its rounding bound where they move by 4 float32 ulps.</source>
        <translation>Des coordonnées qu’un autre programme calcule autrement&#xa0;: l’un ou l’autre voisin d’une égalité d’arrondi, et linéaire dans sa borne d’arrondi si elles bougent de 4 ulps float32.</translation>
    </message>
    <message>
        <source>WebNN conformance</source>
        <translation>Conformité WebNN</translation>
    </message>
    <message>
        <source>Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing.</source>
        <translation>Linéaire&#xa0;: 84 ULP en FLOAT32, 10 en FLOAT16, une unité pour les entiers&#x202f;; sinon rien.</translation>
    </message>
    <message>
        <source>ONNX backend tests</source>
        <translation>Tests de backend ONNX</translation>
    </message>
    <message>
        <source>rtol 1e-3 and atol 1e-7, whatever the operator and the type.</source>
        <translation>rtol 1e-3 et atol 1e-7, quels que soient l’opérateur et le type.</translation>
    </message>
    <message>
        <source>ONNX Runtime tests</source>
        <translation>Tests d’ONNX Runtime</translation>
    </message>
    <message>
        <source>FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing.</source>
        <translation>FLOAT32 atol 1e-5 et rtol 1e-4, FLOAT16 atol 2.5e-3 et rtol 1e-3&#x202f;; sinon rien.</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: expected %3</source>
        <translation>--%1 «&#xa0;%2&#xa0;»&#x202f;; attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>a number from 0 to 100, in percent</source>
        <translation>un nombre de 0 à 100, en pour cent,</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>un nombre à partir de 0</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>all on ties; --tolerance ties=either accepts them</source>
        <translation>toutes sur des égalités d’arrondi&#x202f;; --tolerance ties=either les accepte</translation>
    </message>
</context>
<context>
    <name>cpu</name>
    <message>
        <source>%1 thread, %2</source>
        <translation>%1 fil d’exécution, %2</translation>
    </message>
    <message>
        <source>%1 threads, %2</source>
        <translation>%1 fils d’exécution, %2</translation>
    </message>
    <message>
        <source>The machine has not enough memory for the rows that this case works on; close other programs or make the tensors smaller</source>
        <translation>La machine n’a pas assez de mémoire pour les lignes que ce cas traite&#x202f;; fermez d’autres programmes ou réduisez les tenseurs</translation>
    </message>
    <message>
        <source>There is not enough memory for the threads of the cpu engine; close other programs</source>
        <translation>Il n’y a pas assez de mémoire pour les fils d’exécution du moteur cpu&#x202f;; fermez d’autres programmes</translation>
    </message>
    <message>
        <source>This processor does not run &quot;%1&quot;</source>
        <translation>Ce processeur n’exécute pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>This build of Tessera is for another processor; build it again on this machine</source>
        <translation>Cette version de Tessera a été compilée pour un autre processeur&#x202f;; recompilez-la sur cette machine</translation>
    </message>
</context>
<context>
    <name>dialects</name>
    <message>
        <source>DirectML&apos;s Antialiased halves, and has no stretched triangle: expected AntialiasFilter HALVING</source>
        <translation>L’Antialiased de DirectML réduit de moitié et n’a pas de triangle étiré&#x202f;; attendu&#xa0;: AntialiasFilter HALVING</translation>
    </message>
    <message>
        <source>%1 moves no elements between channels and pixels</source>
        <translation>%1 ne déplace pas d’éléments entre canaux et pixels</translation>
    </message>
    <message>
        <source>RESAMPLE3 has four dimensions, and %1 axes have more than one element</source>
        <translation>RESAMPLE3 a quatre dimensions, et %1 axes ont plus d’un élément</translation>
    </message>
    <message>
        <source>ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12</source>
        <translation>ONNX a antialias depuis l’opset 18, et tf_half_pixel_for_nn jusqu’à 12</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other; ties round up.</source>
        <translation>Les pixels sont des carrés, et ceux des deux images se recouvrent&#x202f;; les égalités d’arrondi vont vers le haut.</translation>
    </message>
    <message>
        <source>Half pixels, but nearest takes the element at or after x: half a pixel too far.</source>
        <translation>Demi-pixels, mais nearest prend l’élément en x ou après&#xa0;: un demi-pixel trop loin.</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other: nothing shifts.</source>
        <translation>Les pixels sont des carrés, et ceux des deux images se recouvrent&#xa0;: rien ne se décale.</translation>
    </message>
    <message>
        <source>As half_pixel, about the middle where the factor does not give a whole size.</source>
        <translation>Comme half_pixel, autour du milieu où le facteur ne donne pas une taille entière.</translation>
    </message>
    <message>
        <source>The centres of the outermost pixels lie on each other: the scale is (m − 1)/(n − 1).</source>
        <translation>Les centres des pixels extrêmes se superposent&#xa0;: l’échelle est (m − 1)/(n − 1).</translation>
    </message>
    <message>
        <source>x = o/s: the centres of pixel 0 lie on each other, so the picture shifts as it grows.</source>
        <translation>x = o/s&#xa0;: les centres du pixel 0 se superposent, l’image se décale donc en grandissant.</translation>
    </message>
    <message>
        <source>x = (o + ½)/s, without the way back from edges to centres: meant for floor.</source>
        <translation>x = (o + ½)/s, sans le retour des bords aux centres&#xa0;: prévu pour floor.</translation>
    </message>
    <message>
        <source>floor(o/s): each input is repeated from its own place on.</source>
        <translation>floor(o/s)&#xa0;: chaque entrée est répétée à partir de sa place.</translation>
    </message>
    <message>
        <source>The outermost centres lie on each other; ties up.</source>
        <translation>Les centres extrêmes coïncident&#x202f;; égalités d’arrondi vers le haut.</translation>
    </message>
    <message>
        <source>Half pixels; a single output lies on input 0.</source>
        <translation>Demi-pixels&#x202f;; une sortie unique se trouve sur l’entrée 0.</translation>
    </message>
    <message>
        <source>Half pixels, ties down.</source>
        <translation>Demi-pixels, égalités d’arrondi vers le bas.</translation>
    </message>
    <message>
        <source>The output&apos;s edges on the centres of the outermost inputs.</source>
        <translation>Les bords de la sortie sur les centres des entrées extrêmes.</translation>
    </message>
    <message>
        <source>Half pixels, computed in fixed point.</source>
        <translation>Demi-pixels, calculés en virgule fixe.</translation>
    </message>
    <message>
        <source>%1 has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and AntialiasFilter TRIANGLE is another one, which ONNX has</source>
        <translation>%1 n’a pas de filtre qui réduise de moitié au-dessous de Scale 1/2, comme DirectML&#x202f;; NumPy sait le dire, et AntialiasFilter TRIANGLE en est un autre, qu’ONNX possède</translation>
    </message>
    <message>
        <source>%1 widens its linear filter where it shrinks, and drops the part that lies outside the input</source>
        <translation>%1 élargit son filtre linéaire là où il réduit, et omet ce qui en dépasse l’entrée</translation>
    </message>
    <message>
        <source>%1 samples by the ratio of the sizes, and these scales are factors of their own</source>
        <translation>%1 échantillonne par le rapport des tailles, et ces échelles sont des facteurs à part</translation>
    </message>
    <message>
        <source>%1 moves whole elements, and resizes nothing</source>
        <translation>%1 déplace des éléments entiers, et ne redimensionne rien</translation>
    </message>
    <message>
        <source>No mode of %1 samples at these places</source>
        <translation>Aucun mode de %1 n’échantillonne à ces places</translation>
    </message>
    <message>
        <source>OpenCV rounds n·factor to a size, and here it is floored</source>
        <translation>OpenCV arrondit n·facteur à une taille, et ici elle est tronquée</translation>
    </message>
    <message>
        <source>%1 resizes the last two of four axes, and here others are resized</source>
        <translation>%1 redimensionne les deux derniers de quatre axes, et ici ce sont d’autres</translation>
    </message>
    <message>
        <source>Of %1 only the forward resize is written, and this is its gradient</source>
        <translation>De %1 seul le redimensionnement direct s’écrit, et ceci est son gradient</translation>
    </message>
    <message>
        <source>On a tie %1 may take the other neighbour, and a gradient is added to one of them</source>
        <translation>À une égalité d’arrondi, %1 peut prendre l’autre voisin, et un gradient s’ajoute à un seul des deux</translation>
    </message>
    <message>
        <source>%1 has no resize</source>
        <translation>%1 n’a pas de redimensionnement</translation>
    </message>
    <message>
        <source>ONNX has tf_half_pixel_for_nn until opset 12, and scripts are of later ones</source>
        <translation>ONNX a tf_half_pixel_for_nn jusqu’à l’opset 12, et les scripts sont d’opsets plus récents</translation>
    </message>
    <message>
        <source>No mode of %1 is AntialiasFilter TRIANGLE at these places; NumPy can say it</source>
        <translation>Aucun mode de %1 n’est AntialiasFilter TRIANGLE à ces places&#x202f;; NumPy sait le dire</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>%1 takes one value</source>
        <translation>%1 prend une seule valeur</translation>
    </message>
</context>
<context>
    <name>faulty</name>
    <message>
        <source>a scale has no reciprocal in float32</source>
        <translation>une échelle n’a pas d’inverse en float32</translation>
    </message>
    <message>
        <source>nothing is done wrong</source>
        <translation>rien n’est fait de travers</translation>
    </message>
    <message>
        <source>DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse</source>
        <translation>DEPTH_COLUMN_ROW pour COLUMN_ROW_DEPTH, ou l’inverse</translation>
    </message>
    <message>
        <source>from BlockSize 3 on a block&apos;s rows are taken for its columns</source>
        <translation>à partir de BlockSize 3, les lignes d’un bloc sont prises pour ses colonnes</translation>
    </message>
    <message>
        <source>the batch is folded into the channels, channels outermost</source>
        <translation>le lot est replié dans les canaux, canaux à l’extérieur</translation>
    </message>
    <message>
        <source>the input&apos;s memory is read as packed, whatever its strides</source>
        <translation>la mémoire de l’entrée est lue comme compacte, quels que soient ses pas</translation>
    </message>
    <message>
        <source>the input is read as NHWC</source>
        <translation>l’entrée est lue comme NHWC</translation>
    </message>
    <message>
        <source>the input&apos;s planes are read column by column</source>
        <translation>les plans de l’entrée sont lus colonne par colonne</translation>
    </message>
    <message>
        <source>scales and offsets of H and W are exchanged</source>
        <translation>échelles et décalages de H et W sont échangés</translation>
    </message>
    <message>
        <source>the input is read from its last row up</source>
        <translation>l’entrée est lue depuis sa dernière ligne vers le haut</translation>
    </message>
    <message>
        <source>the first and the third channel are exchanged: BGR for RGB</source>
        <translation>le premier et le troisième canal sont échangés&#xa0;: BGR au lieu de RGB</translation>
    </message>
    <message>
        <source>asymmetric: x = o / Scale, whatever the offsets</source>
        <translation>asymmetric&#xa0;: x = o / Scale, quels que soient les décalages</translation>
    </message>
    <message>
        <source>half-pixel, whatever the offsets</source>
        <translation>half-pixel, quels que soient les décalages</translation>
    </message>
    <message>
        <source>x = o (n - 1) / (m - 1), whatever scales and offsets</source>
        <translation>x = o (n - 1) / (m - 1), quels que soient échelles et décalages</translation>
    </message>
    <message>
        <source>floor for half up and for ceil, ceil for floor</source>
        <translation>floor pour les demis vers le haut et pour ceil, ceil pour floor</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>l’autre voisin à chaque égalité d’arrondi</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>coordonnées par une multiplication par 1 / Scale en float32</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>taille de sortie / taille d’entrée au lieu de l’échelle donnée</translation>
    </message>
    <message>
        <source>an output axis of length one reads its first element</source>
        <translation>un axe de sortie de longueur un lit son premier élément</translation>
    </message>
    <message>
        <source>sums are rounded half to even, not toward zero</source>
        <translation>les sommes sont arrondies, demis au pair, non vers zéro</translation>
    </message>
    <message>
        <source>weights are rounded to FLOAT16</source>
        <translation>les poids sont arrondis à FLOAT16</translation>
    </message>
    <message>
        <source>coordinates are clamped one element short of the end</source>
        <translation>les coordonnées sont bornées un élément avant la fin</translation>
    </message>
    <message>
        <source>coordinates are not clamped: outside, weights are negative</source>
        <translation>les coordonnées ne sont pas bornées&#xa0;: au-dehors, les poids sont négatifs</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 is added, too: NaN and infinities leak from it</source>
        <translation>un voisin de poids 0 est ajouté aussi&#xa0;: NaN et infinis en débordent</translation>
    </message>
    <message>
        <source>the filter is on for off, or off for on</source>
        <translation>le filtre est actif au lieu d’inactif, ou l’inverse</translation>
    </message>
    <message>
        <source>the filter is a stretched triangle for halving, or the reverse</source>
        <translation>le filtre est un triangle étiré au lieu de la réduction de moitié, ou l’inverse</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>nearest pour linear, ou l’inverse</translation>
    </message>
    <message>
        <source>the output&apos;s last row is not written</source>
        <translation>la dernière ligne de la sortie n’est pas écrite</translation>
    </message>
    <message>
        <source>the gradient is resized, not added to what it came from</source>
        <translation>le gradient est redimensionné, non ajouté à ce dont il vient</translation>
    </message>
    <message>
        <source>InputPixelOffsets is taken for the forward input&apos;s, not its output&apos;s</source>
        <translation>InputPixelOffsets est pris pour celui de l’entrée directe, non de la sortie</translation>
    </message>
    <message>
        <source>every seventh element has its lowest bits inverted</source>
        <translation>les bits de poids faible de chaque septième élément sont inversés</translation>
    </message>
    <message>
        <source>every operator</source>
        <translation>tout opérateur</translation>
    </message>
    <message>
        <source>depth and space operators</source>
        <translation>opérateurs depth et space</translation>
    </message>
    <message>
        <source>resamplings and their gradients</source>
        <translation>rééchantillonnages et leurs gradients</translation>
    </message>
    <message>
        <source>nearest neighbour</source>
        <translation>plus proche voisin</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>interpolation linéaire</translation>
    </message>
    <message>
        <source>linear interpolation of integers</source>
        <translation>interpolation linéaire d’entiers</translation>
    </message>
    <message>
        <source>linear RESAMPLE3</source>
        <translation>RESAMPLE3 linéaire</translation>
    </message>
    <message>
        <source>linear RESAMPLE3, antialiased</source>
        <translation>RESAMPLE3 linéaire, avec anticrénelage</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <source>tensors of two dimensions and more</source>
        <translation>tenseurs à deux dimensions et plus</translation>
    </message>
    <message>
        <source>tensors of three channels and more</source>
        <translation>tenseurs à trois canaux et plus</translation>
    </message>
    <message>
        <source>tensors of four dimensions</source>
        <translation>tenseurs à quatre dimensions</translation>
    </message>
    <message>
        <source>this mistake is one of %1</source>
        <translation>cette erreur ne concerne que&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has no order</source>
        <translation>%1 n’a pas d’ordre</translation>
    </message>
    <message>
        <source>%1 has no blocks</source>
        <translation>%1 n’a pas de blocs</translation>
    </message>
    <message>
        <source>the input&apos;s memory is smaller than its packed elements</source>
        <translation>la mémoire de l’entrée est plus petite que ses éléments compacts</translation>
    </message>
    <message>
        <source>there is one axis</source>
        <translation>il n’y a qu’un axe</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>faux exprès&#xa0;: %1</translation>
    </message>
    <message>
        <source>sums are rounded down, not toward zero</source>
        <translation>les sommes sont arrondies vers le bas, et non vers zéro</translation>
    </message>
    <message>
        <source>weights are rounded to parts of 256</source>
        <translation>les poids sont arrondis à des parties de 256</translation>
    </message>
    <message>
        <source>cubic for linear: a = -0.75, four elements</source>
        <translation>cubique au lieu de linéaire&#xa0;: a = -0,75, quatre éléments</translation>
    </message>
    <message>
        <source>the output&apos;s last column holds zeros</source>
        <translation>la dernière colonne de la sortie contient des zéros</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not made after %3; two mistakes stand in the order in which they are made, one of the input, the map, the sums and the output each</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 ne se fait pas après %3&#x202f;; deux erreurs se suivent dans l’ordre où elles sont faites, au plus une pour l’entrée, la correspondance, les sommes et la sortie</translation>
    </message>
    <message>
        <source>every value is inverted</source>
        <translation>chaque valeur est inversée</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 n’existe pas</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>%1 cannot be opened for writing: %2</source>
        <translation>%1 ne peut pas être ouvert en écriture&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2</source>
        <translation>%1 ne peut pas être remplacé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has no elements: one of its sizes is 0</source>
        <translation>%1 n’a pas d’éléments&#xa0;: l’une de ses tailles est 0</translation>
    </message>
    <message>
        <source>%1 is too short: its header announces %2 bytes of data, %3 are there</source>
        <translation>%1 est trop court&#xa0;: son en-tête annonce %2 octets d’éléments, et il y en a %3</translation>
    </message>
    <message>
        <source>more than 2^64</source>
        <translation>plus de 2^64</translation>
    </message>
    <message>
        <source>%1 has more than 2^32 − 1 elements</source>
        <translation>%1 a plus de 2^32 − 1 éléments</translation>
    </message>
    <message>
        <source>%1 is too long: %2 bytes follow the last element, at most %3 may</source>
        <translation>%1 est trop long&#xa0;: %2 octets suivent le dernier élément, %3 au plus sont permis</translation>
    </message>
    <message>
        <source>%1 ends inside its .npy header</source>
        <translation>%1 s’arrête dans son en-tête .npy</translation>
    </message>
    <message>
        <source>%1 has more than %2 dimensions</source>
        <translation>%1 a plus de %2 dimensions</translation>
    </message>
    <message>
        <source>%1 holds elements of type %2, which is not supported; floats of 16 to 64 and integers of 8 to 64 bits are</source>
        <translation>%1 contient des éléments de type %2, qui n’est pas accepté&#x202f;; les flottants de 16 à 64 bits et les entiers de 8 à 64 bits le sont</translation>
    </message>
    <message>
        <source>%1 is not a .npy file: it does not begin with \x93NUMPY and a version</source>
        <translation>%1 n’est pas un fichier .npy&#xa0;: il ne commence pas par \x93NUMPY et une version</translation>
    </message>
    <message>
        <source>%1 is a .npy file of version %2; 1 to 3 are supported</source>
        <translation>%1 est un fichier .npy de version %2&#x202f;; les versions 1 à 3 sont acceptées</translation>
    </message>
    <message>
        <source>%1 holds structures (a list of named fields), which is not supported; save each field alone</source>
        <translation>%1 contient des structures (une liste de champs nommés), ce qui n’est pas accepté&#x202f;; enregistrez chaque champ à part</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2</source>
        <translation>%1 ne peut pas être créé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 holds no arrays: no member of it ends in .npy</source>
        <translation>%1 ne contient aucun tableau&#xa0;: aucun de ses membres ne finit par .npy</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays: %3; expected the name of one of them, as in %4</source>
        <translation>%1 contient %2 tableaux&#xa0;: %3&#x202f;; attendu&#xa0;: le nom de l’un d’eux, comme dans %4</translation>
    </message>
    <message>
        <source>%1 holds no array &quot;%2&quot;; it holds %3</source>
        <translation>%1 ne contient pas de tableau «&#xa0;%2&#xa0;»&#x202f;; il contient %3</translation>
    </message>
    <message>
        <source>%1 is no .npz, and its array has no name; expected the file&apos;s alone</source>
        <translation>%1 n’est pas un .npz, et son tableau n’a pas de nom&#x202f;; attendu&#xa0;: celui du fichier seul</translation>
    </message>
    <message>
        <source>%1 cannot be written into an .npz, which is written whole; expected %2</source>
        <translation>%1 ne peut pas être écrit dans un .npz, qui s’écrit en entier&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has a damaged .npy header: its entry &apos;%2&apos; is missing or wrong</source>
        <translation>%1 a un en-tête .npy endommagé&#xa0;: son entrée «&#xa0;%2&#xa0;» manque ou est fausse</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>another program cannot be started: %1</source>
        <translation>un autre programme ne peut pas être démarré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 ne peut pas être démarré&#xa0;: %2</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>code de sortie %1</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>signal %1 (%2)</translation>
    </message>
    <message>
        <source>another program cannot be waited for: %1</source>
        <translation>un autre programme ne peut pas être attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>it wrote more than 1 MiB before it had read what was sent</source>
        <translation>il a écrit plus de 1 Mio avant d’avoir lu ce qui lui a été envoyé</translation>
    </message>
    <message>
        <source>it wrote a line of more than 1 MiB</source>
        <translation>il a écrit une ligne de plus de 1 Mio</translation>
    </message>
    <message>
        <source>%1 is no field of an engine file</source>
        <translation>%1 n’est pas un champ d’un fichier de moteur</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this format</source>
        <translation>%1 = %2 n’est pas 1, la version de ce format</translation>
    </message>
    <message>
        <source>%1 = %2 is not a name of letters, digits, -, _, . and +</source>
        <translation>%1 = %2 n’est pas un nom fait de lettres, chiffres, -, _, . et +</translation>
    </message>
    <message>
        <source>%1 = %2 is the name of an engine of this program; choose another</source>
        <translation>%1 = %2 est le nom d’un moteur de ce programme&#x202f;; attendu&#xa0;: un autre</translation>
    </message>
    <message>
        <source>%1 = %2 is not exec:…, serve:…, lib:…, shader:… followed by a command or a path</source>
        <translation>%1 = %2 n’est pas exec:…, serve:…, lib:…, shader:… suivi d’une commande ou d’un chemin</translation>
    </message>
    <message>
        <source>%1 = %2 is not a number of seconds, more than 0 and at most 86400</source>
        <translation>%1 = %2 n’est pas un nombre de secondes, plus de 0 et au plus 86400</translation>
    </message>
    <message>
        <source>%1 is no name of a variable</source>
        <translation>%1 n’est pas un nom de variable</translation>
    </message>
    <message>
        <source>%1 is no engine file: it has more than 1 MiB</source>
        <translation>%1 n’est pas un fichier de moteur&#xa0;: il a plus de 1 Mio</translation>
    </message>
    <message>
        <source>the input cannot be handed over: %1</source>
        <translation>l’entrée ne peut pas être transmise&#xa0;: %1</translation>
    </message>
    <message>
        <source>the case cannot be handed over: %1 cannot be written</source>
        <translation>le cas ne peut pas être transmis&#xa0;: %1 ne peut pas être écrit</translation>
    </message>
    <message>
        <source>it wrote no output</source>
        <translation>il n’a pas écrit de sortie</translation>
    </message>
    <message>
        <source>it wrote %1, not %2</source>
        <translation>il a écrit %1, non %2</translation>
    </message>
    <message>
        <source>its output</source>
        <translation>sa sortie</translation>
    </message>
    <message>
        <source>the command of %1 has no {output}, the file that it writes; expected `exec:./mine {input} {output}`</source>
        <translation>la commande de %1 n’a pas de {output}, le fichier qu’elle écrit&#x202f;; attendu&#xa0;: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>a process for each run of %1</source>
        <translation>un processus pour chaque exécution de %1</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>il ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>The program %1 is missing, in which libraries run; it lies beside tessera, or in libexec/tessera</source>
        <translation>Le programme %1, dans lequel s’exécutent les bibliothèques, manque&#x202f;; il est à côté de tessera, ou dans libexec/tessera</translation>
    </message>
    <message>
        <source>%1: names no file; expected `lib:./libmine.so` or `shader:mine.comp`</source>
        <translation>%1&#xa0;: ne nomme pas de fichier&#x202f;; attendu&#xa0;: `lib:./libmine.so` ou `shader:mine.comp`</translation>
    </message>
    <message>
        <source>it does not claim %1</source>
        <translation>il ne déclare pas %1</translation>
    </message>
    <message>
        <source>the command of %1 has a quotation mark that is not closed</source>
        <translation>la commande de %1 a un guillemet qui n’est pas fermé</translation>
    </message>
    <message>
        <source>%1 names no program; expected `exec:./mine {input} {output}`</source>
        <translation>%1 ne nomme pas de programme&#x202f;; attendu&#xa0;: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>%1 is missing, or is no program that may be started</source>
        <translation>%1 manque, ou n’est pas un programme qui peut être démarré</translation>
    </message>
    <message>
        <source>There is no program %1 in PATH</source>
        <translation>Il n’y a pas de programme %1 dans PATH</translation>
    </message>
    <message>
        <source>no answer within the time limit of %1 s</source>
        <translation>pas de réponse dans la limite de temps de %1 s</translation>
    </message>
    <message>
        <source>%1 takes no private folder: %2</source>
        <translation>%1 n’accepte pas de dossier privé&#xa0;: %2</translation>
    </message>
    <message>
        <source>it ended before its greeting: %1</source>
        <translation>il a fini avant son message d’accueil&#xa0;: %1</translation>
    </message>
    <message>
        <source>it ended before its answer: %1</source>
        <translation>il a fini avant sa réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>a process that stays: %1</source>
        <translation>un processus qui reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 does not start: %2</source>
        <translation>%1 ne démarre pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 ne peut pas être utilisé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. To install it: %2</source>
        <translation>%1. Pour l’installer&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is not ready, and says no reason</source>
        <translation>il n’est pas prêt, et ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its greeting: %2</source>
        <translation>il a écrit «&#xa0;%1&#xa0;» comme message d’accueil&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this conversation</source>
        <translation>%1 = %2 n’est pas 1, la version de ce protocole</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its answer: %2</source>
        <translation>il a écrit «&#xa0;%1&#xa0;» comme réponse&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not the id of the request, %3</source>
        <translation>%1 = %2 n’est pas l’id de la demande, %3</translation>
    </message>
    <message>
        <source>%1 = %2 comes without &quot;unsupported&quot; or &quot;error&quot;, which say why</source>
        <translation>%1 = %2 vient sans «&#xa0;unsupported&#xa0;» ni «&#xa0;error&#xa0;», qui disent pourquoi</translation>
    </message>
    <message>
        <source>%1 = %2 is no time in seconds</source>
        <translation>%1 = %2 n’est pas un temps en secondes</translation>
    </message>
    <message>
        <source>%1 is not an image that a %2 can hold</source>
        <translation>%1 n’est pas une image qu’un fichier %2 peut contenir</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>How many elements of memory lie between neighbours on an axis.</source>
        <translation>Combien d’éléments de mémoire séparent des voisins sur un axe.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>The number of elements on each axis, the slowest first.</source>
        <translation>Le nombre d’éléments sur chaque axe, le plus lent d’abord.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>%1 = %2 is no verdict; expected PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID or MISSING</source>
        <translation>%1 = %2 n’est pas un verdict&#x202f;; attendu&#xa0;: PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID ou MISSING</translation>
    </message>
    <message>
        <source>%1 = %2 writes no report of results that another run has as well</source>
        <translation>%1 = %2 n’écrit pas de rapport de résultats qu’une autre exécution aurait aussi</translation>
    </message>
    <message>
        <source>%1: %2; expected what `tessera check --json` writes</source>
        <translation>%1&#xa0;: %2&#x202f;; attendu&#xa0;: ce qu’écrit `tessera check --json`</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>there is no memory for %1 bytes: %2</source>
        <translation>il n’y a pas de mémoire pour %1 octets&#xa0;: %2</translation>
    </message>
    <message>
        <source>it wrote between or after the elements of the output, at byte %1</source>
        <translation>il a écrit entre ou derrière les éléments de la sortie, à l’octet %1</translation>
    </message>
    <message>
        <source>it wrote before the output</source>
        <translation>il a écrit avant la sortie</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>il a écrit après la fin de la sortie</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>elle ne peut pas être chargée&#xa0;: %1</translation>
    </message>
    <message>
        <source>it exports no %1, which tessera_engine.h declares</source>
        <translation>elle n’exporte pas %1, que tessera_engine.h déclare</translation>
    </message>
    <message>
        <source>it was compiled for version %1 of tessera_engine.h, not %2</source>
        <translation>elle a été compilée pour la version %1 de tessera_engine.h, non %2</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>il ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>it returned %1: %2</source>
        <translation>il a renvoyé %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it returned %1</source>
        <translation>il a renvoyé %1</translation>
    </message>
    <message>
        <source>%1 has more than 16 MiB</source>
        <translation>%1 a plus de 16 Mio</translation>
    </message>
    <message>
        <source>there is no program glslc in PATH, which compiles shaders. To install it: apt-get install glslc</source>
        <translation>il n’y a pas dans PATH de programme glslc, qui compile les shaders. Pour l’installer&#xa0;: apt-get install glslc</translation>
    </message>
    <message>
        <source>it does not compile: %1</source>
        <translation>il ne se compile pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is no SPIR-V</source>
        <translation>%1 n’est pas du SPIR-V</translation>
    </message>
    <message>
        <source>its source says so: unsupported = %1</source>
        <translation>sa source le dit&#xa0;: unsupported = %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no operator</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un opérateur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no data type; expected one such as FLOAT32</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de données&#x202f;; attendu&#xa0;: un type comme FLOAT32</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of groups, operators, types and unsupported</source>
        <translation>«&#xa0;%1&#xa0;» n’est aucun de groups, operators, types et unsupported</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1, which is no whole number from 1 to %2</source>
        <translation>la formule des groupes donne %1, qui n’est pas un nombre entier de 1 à %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no =</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de =</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1 numbers; expected one, two or three</source>
        <translation>la formule des groupes donne %1 nombres&#x202f;; attendu&#xa0;: un, deux ou trois</translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>nearest by %1</source>
        <translation>plus proche par %1</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>l’autre voisin à chaque égalité d’arrondi</translation>
    </message>
    <message>
        <source>coordinates in float64</source>
        <translation>coordonnées en float64</translation>
    </message>
    <message>
        <source>coordinates by the exact ratio of the sizes</source>
        <translation>coordonnées par le rapport exact des tailles</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>coordonnées par une multiplication par 1 / Scale en float32</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with input size / output size in float32</source>
        <translation>coordonnées par une multiplication par taille d’entrée / taille de sortie en float32</translation>
    </message>
    <message>
        <source>align_corners with the output size for Scale · input size</source>
        <translation>align_corners avec la taille de sortie au lieu de Scale · taille d’entrée</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>taille de sortie / taille d’entrée au lieu de l’échelle donnée</translation>
    </message>
    <message>
        <source>coordinates clamped one element short of the end</source>
        <translation>coordonnées bornées un élément avant la fin</translation>
    </message>
    <message>
        <source>an input that is 0 outside</source>
        <translation>une entrée qui vaut 0 à l’extérieur</translation>
    </message>
    <message>
        <source>an input that wraps around at its ends</source>
        <translation>une entrée qui reprend à l’autre bout</translation>
    </message>
    <message>
        <source>coordinates that are not clamped: negative weights outside</source>
        <translation>coordonnées non bornées&#xa0;: poids négatifs au-dehors</translation>
    </message>
    <message>
        <source>a filter whose taps outside are dropped</source>
        <translation>un filtre dont les coefficients hors de l’entrée sont omis</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <extracomment>A convention&apos;s name.</extracomment>
        <translation>coordonnées %1</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>interpolation linéaire</translation>
    </message>
    <message>
        <source>linear interpolation without the antialiasing filter</source>
        <translation>interpolation linéaire sans le filtre d’anticrénelage</translation>
    </message>
    <message>
        <source>the antialiasing filter HALVING</source>
        <translation>le filtre d’anticrénelage HALVING</translation>
    </message>
    <message>
        <source>the antialiasing filter TRIANGLE</source>
        <translation>le filtre d’anticrénelage TRIANGLE</translation>
    </message>
    <message>
        <source>an antialiasing filter whose taps outside are dropped</source>
        <translation>un filtre d’anticrénelage dont les coefficients hors de l’entrée sont omis</translation>
    </message>
    <message>
        <source>weights rounded to FLOAT16</source>
        <translation>poids arrondis à FLOAT16</translation>
    </message>
    <message>
        <source>weights rounded to bfloat16</source>
        <translation>poids arrondis à bfloat16</translation>
    </message>
    <message>
        <source>weights in parts of %1</source>
        <translation>poids en fractions de 1/%1</translation>
    </message>
    <message>
        <source>%1 on the axes that are resized</source>
        <translation>%1 sur les axes redimensionnés</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its first element</source>
        <translation>un axe de sortie de longueur un qui lit son premier élément</translation>
    </message>
    <message>
        <source>an output axis of length one that reads the middle</source>
        <translation>un axe de sortie de longueur un qui lit le milieu</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its last element</source>
        <translation>un axe de sortie de longueur un qui lit son dernier élément</translation>
    </message>
    <message>
        <source>OutputPixelOffset taken as 0</source>
        <translation>OutputPixelOffset pris pour 0</translation>
    </message>
    <message>
        <source>InputPixelOffset taken as 0</source>
        <translation>InputPixelOffset pris pour 0</translation>
    </message>
    <message>
        <source>OutputPixelOffset with the other sign</source>
        <translation>OutputPixelOffset de signe contraire</translation>
    </message>
    <message>
        <source>InputPixelOffset with the other sign</source>
        <translation>InputPixelOffset de signe contraire</translation>
    </message>
    <message>
        <source>both offsets with the other sign</source>
        <translation>les deux décalages de signe contraire</translation>
    </message>
    <message>
        <source>an output index that is one too high</source>
        <translation>un indice de sortie trop grand de un</translation>
    </message>
    <message>
        <source>an input index that is one too high</source>
        <translation>un indice d’entrée trop grand de un</translation>
    </message>
    <message>
        <source>an output index that is one too low</source>
        <translation>un indice de sortie trop petit de un</translation>
    </message>
    <message>
        <source>an input index that is one too low</source>
        <translation>un indice d’entrée trop petit de un</translation>
    </message>
    <message>
        <source>OutputPixelOffset subtracted after the division</source>
        <translation>OutputPixelOffset soustrait après la division</translation>
    </message>
    <message>
        <source>InputPixelOffset subtracted after the division</source>
        <translation>InputPixelOffset soustrait après la division</translation>
    </message>
    <message>
        <source>a multiplication with Scale for the division</source>
        <translation>une multiplication par Scale au lieu de la division</translation>
    </message>
    <message>
        <source>weights t and 1 − t exchanged</source>
        <translation>poids t et 1 − t échangés</translation>
    </message>
    <message>
        <source>both offsets exchanged</source>
        <translation>les deux décalages échangés</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>What is done, and an axis.
----------
What is done to values, and the channels: &quot;times 2 on C 0&quot;.</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Classes of mistakes: what was done wrong, and what besides.</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>none: A and B are what is meant, within the rounding of an interpolation</source>
        <translation>none&#xa0;: A et B sont bien ce qui est voulu, à l’arrondi d’une interpolation près</translation>
    </message>
    <message>
        <source>cannot show %1: %2 does the same here</source>
        <extracomment>A class of mistakes, and what it is not told from.</extracomment>
        <translation>ne peut pas montrer %1&#xa0;: %2 fait ici la même chose</translation>
    </message>
    <message>
        <source>cannot show %1: H and W are alike, and may have been exchanged</source>
        <translation>ne peut pas montrer %1&#xa0;: H et W sont pareils et ont pu être échangés</translation>
    </message>
    <message>
        <source>cannot show %1: the input has fewer than three channels</source>
        <translation>ne peut pas montrer %1&#xa0;: l’entrée a moins de trois canaux</translation>
    </message>
    <message>
        <source>cannot show %1: the scales are output size / input size</source>
        <translation>ne peut pas montrer %1&#xa0;: les échelles sont taille de sortie / taille d’entrée</translation>
    </message>
    <message>
        <source>nothing is wrong</source>
        <translation>rien n’est faux</translation>
    </message>
    <message>
        <source>one order of the channel&apos;s digits for the other</source>
        <translation>un ordre des chiffres du canal au lieu de l’autre</translation>
    </message>
    <message>
        <source>another permutation of the same digits, the inverse operator, another block</source>
        <translation>une autre permutation des mêmes chiffres, l’opérateur inverse, un autre bloc</translation>
    </message>
    <message>
        <source>memory read or written as another layout</source>
        <translation>mémoire lue ou écrite selon une autre disposition</translation>
    </message>
    <message>
        <source>H and W exchanged, or an axis mirrored</source>
        <translation>H et W échangés, ou un axe inversé en miroir</translation>
    </message>
    <message>
        <source>BGR for RGB</source>
        <translation>BGR au lieu de RGB</translation>
    </message>
    <message>
        <source>another convention of where samples lie</source>
        <translation>une autre convention sur la place des échantillons</translation>
    </message>
    <message>
        <source>another rule that rounds to the nearest element</source>
        <translation>une autre règle d’arrondi à l’élément le plus proche</translation>
    </message>
    <message>
        <source>another neighbour on a tie, or a coordinate of another precision</source>
        <translation>un autre voisin à une égalité d’arrondi, ou une coordonnée d’une autre précision</translation>
    </message>
    <message>
        <source>the scale that is given for the ratio of sizes, or the reverse</source>
        <translation>l’échelle donnée au lieu du rapport des tailles, ou l’inverse</translation>
    </message>
    <message>
        <source>an axis of length one treated apart</source>
        <translation>un axe de longueur un traité à part</translation>
    </message>
    <message>
        <source>sums rounded to an integer other than toward zero</source>
        <translation>sommes arrondies à l’entier autrement que vers zéro</translation>
    </message>
    <message>
        <source>weights or sums in half precision or fixed point</source>
        <translation>poids ou sommes en demi-précision ou en virgule fixe</translation>
    </message>
    <message>
        <source>another treatment of what lies outside, or has weight 0</source>
        <translation>un autre traitement de ce qui est au-dehors, ou a le poids 0</translation>
    </message>
    <message>
        <source>the filter on for off, the other filter, or its outside dropped</source>
        <translation>le filtre allumé au lieu d’éteint, l’autre filtre, ou ses coefficients hors de l’entrée omis</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>nearest pour linear, ou l’inverse</translation>
    </message>
    <message>
        <source>elements that were never written</source>
        <translation>des éléments jamais écrits</translation>
    </message>
    <message>
        <source>a forward map for the gradient, or its two offsets exchanged</source>
        <translation>une correspondance directe au lieu du gradient, ou ses deux décalages échangés</translation>
    </message>
    <message>
        <source>nothing on this list explains it</source>
        <translation>rien dans cette liste ne l’explique</translation>
    </message>
    <message>
        <source>%1; or: %2</source>
        <extracomment>What one class of mistakes is, and another.</extracomment>
        <translation>%1&#x202f;; ou&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 is what is meant</source>
        <extracomment>The class of mistakes; the output.</extracomment>
        <translation>%1&#xa0;: %2 est bien ce qui est voulu</translation>
    </message>
    <message>
        <source>%1: nothing that is known gives %2</source>
        <translation>%1&#xa0;: rien de connu ne donne %2</translation>
    </message>
    <message>
        <source>%1 other mistake would give the same here</source>
        <translation>%1 autre erreur donnerait ici la même chose</translation>
    </message>
    <message>
        <source>%1 other mistakes would give the same here</source>
        <translation>%1 autres erreurs donneraient ici la même chose</translation>
    </message>
    <message>
        <source>So few elements of so few values may agree by chance: it is the likeliest name, and no more.</source>
        <translation>Si peu d’éléments, de si peu de valeurs, peuvent concorder par hasard&#xa0;: c’est le nom le plus probable, sans plus.</translation>
    </message>
    <message>
        <source>%1 has the sizes %2, and %3 are meant.</source>
        <translation>%1 a les tailles %2, alors que %3 est voulu.</translation>
    </message>
    <message>
        <source>%1 holds the input&apos;s values in another order: sorted they are identical.</source>
        <translation>%1 contient les valeurs de l’entrée dans un autre ordre&#xa0;: triées, elles sont identiques.</translation>
    </message>
    <message>
        <source>%1 is what is meant.</source>
        <translation>%1 est bien ce qui est voulu.</translation>
    </message>
    <message>
        <source>an output that was never written</source>
        <translation>une sortie jamais écrite</translation>
    </message>
    <message>
        <source>This data cannot tell it from %1.</source>
        <extracomment>Other mistakes: a list.</extracomment>
        <translation>Ces données ne permettent pas de le distinguer de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This case tells them apart: %1</source>
        <translation>Ce cas les distingue&#xa0;: %1</translation>
    </message>
    <message>
        <source>This case tells some of them apart: %1</source>
        <translation>Ce cas en distingue certains&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1, or comes near it.</source>
        <translation>Rien de connu ne donne %1, ni ne s’en approche.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 explains all, which chance does as well.</source>
        <translation>Rien de connu ne donne %1&#x202f;; ceci explique tout, mais le hasard aussi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; the right result is nearest.</source>
        <translation>Rien de connu ne donne %1&#x202f;; le plus proche est le résultat juste.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 comes nearest.</source>
        <translation>Rien de connu ne donne %1&#x202f;; le plus proche est&#xa0;: %2.</translation>
    </message>
    <message>
        <source>coordinates computed in another precision</source>
        <translation>coordonnées calculées dans une autre précision</translation>
    </message>
    <message>
        <source>the other neighbour at %1 of %2 coordinates that are ties</source>
        <translation>l’autre voisin à %1 des %2 coordonnées qui sont des égalités d’arrondi</translation>
    </message>
    <message>
        <source>the meant operator</source>
        <translation>l’opérateur voulu</translation>
    </message>
    <message>
        <source>%1, without writing %2,</source>
        <extracomment>What gives an output, but for a region of it: the words stand in the middle of a sentence.</extracomment>
        <translation>%1, sans écrire ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was never written, as it seems.</source>
        <translation>%1 n’a jamais été écrit, semble-t-il.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2.</source>
        <translation>Chacun de ses %1 éléments contient %2.</translation>
    </message>
    <message>
        <source>The engine was asked %1: it gave nothing: %2</source>
        <extracomment>A case; why the engine did not run it.</extracomment>
        <translation>Le moteur a été interrogé sur %1&#xa0;: il n’a rien donné&#xa0;: %2</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names none explains what it gave, and another mistake is likelier.</source>
        <translation>Le moteur a été interrogé sur %1&#xa0;: des %2 noms, aucun n’explique ce qu’il a donné&#x202f;; une autre erreur est plus probable.</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth fastest</source>
        <translation>l’ordre des canaux %1&#xa0;: lignes du bloc prises pour des colonnes, profondeur la plus rapide</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth slowest</source>
        <translation>l’ordre des canaux %1&#xa0;: lignes du bloc prises pour des colonnes, profondeur la plus lente</translation>
    </message>
    <message>
        <source>the channel order %1</source>
        <translation>l’ordre des canaux %1</translation>
    </message>
    <message>
        <source>the inverse operator, %1</source>
        <translation>l’opérateur inverse, %1</translation>
    </message>
    <message>
        <source>sums in FLOAT16</source>
        <translation>sommes en FLOAT16</translation>
    </message>
    <message>
        <source>sums in half precision or fixed point</source>
        <translation>sommes en demi-précision ou en virgule fixe</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 that is added all the same</source>
        <translation>un voisin de poids 0 ajouté quand même</translation>
    </message>
    <message>
        <source>sums that are rounded half to even</source>
        <translation>sommes arrondies, demis au pair</translation>
    </message>
    <message>
        <source>sums that are rounded half up</source>
        <translation>sommes arrondies, demis vers le haut</translation>
    </message>
    <message>
        <source>sums that are rounded half away from zero</source>
        <translation>sommes arrondies, demis en s’éloignant de zéro</translation>
    </message>
    <message>
        <source>sums that are rounded half down</source>
        <translation>sommes arrondies, demis vers le bas</translation>
    </message>
    <message>
        <source>sums that are rounded down</source>
        <translation>sommes arrondies vers le bas</translation>
    </message>
    <message>
        <source>sums that are rounded up</source>
        <translation>sommes arrondies vers le haut</translation>
    </message>
    <message>
        <source>scales and offsets of H and W exchanged</source>
        <translation>échelles et décalages de H et W échangés</translation>
    </message>
    <message>
        <source>%1 on %2 alone</source>
        <extracomment>What is done, and an axis.
----------
A mistake, and the part that has it: &quot;weights in parts of 256 on C 1 alone&quot;.</extracomment>
        <translation>%1 sur %2 seulement</translation>
    </message>
    <message>
        <source>a resize of the gradient: its elements are not added to what they came from</source>
        <translation>un redimensionnement du gradient&#xa0;: ses éléments ne sont pas ajoutés à ce dont ils viennent</translation>
    </message>
    <message>
        <source>the first batch entry</source>
        <translation>le premier élément du lot</translation>
    </message>
    <message>
        <source>the last batch entry</source>
        <translation>le dernier élément du lot</translation>
    </message>
    <message>
        <source>the first %1 batch entries</source>
        <translation>les %1 premiers éléments du lot</translation>
    </message>
    <message>
        <source>the last %1 batch entries</source>
        <translation>les %1 derniers éléments du lot</translation>
    </message>
    <message>
        <source>the first channel</source>
        <translation>le premier canal</translation>
    </message>
    <message>
        <source>the last channel</source>
        <translation>le dernier canal</translation>
    </message>
    <message>
        <source>the first %1 channels</source>
        <translation>les %1 premiers canaux</translation>
    </message>
    <message>
        <source>the last %1 channels</source>
        <translation>les %1 derniers canaux</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>la première ligne</translation>
    </message>
    <message>
        <source>the last row</source>
        <translation>la dernière ligne</translation>
    </message>
    <message>
        <source>the first %1 rows</source>
        <translation>les %1 premières lignes</translation>
    </message>
    <message>
        <source>the last %1 rows</source>
        <translation>les %1 dernières lignes</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>la première colonne</translation>
    </message>
    <message>
        <source>the last column</source>
        <translation>la dernière colonne</translation>
    </message>
    <message>
        <source>the first %1 columns</source>
        <translation>les %1 premières colonnes</translation>
    </message>
    <message>
        <source>the last %1 columns</source>
        <translation>les %1 dernières colonnes</translation>
    </message>
    <message>
        <source>the last %1 elements</source>
        <translation>les %1 derniers éléments</translation>
    </message>
    <message>
        <source>%1 with nearest_mode=%2</source>
        <extracomment>What a framework calls a convention, and ONNX&apos;s name of a rule.</extracomment>
        <translation>%1 avec nearest_mode=%2</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and Reshape; PyTorch&apos;s pixel_unshuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH.</source>
        <translation>SpaceToDepth d’ONNX n’a pas de mode et est DEPTH_COLUMN_ROW&#xa0;: écrivez Reshape, Transpose et Reshape&#x202f;; pixel_unshuffle de PyTorch et depth_first d’OpenVINO sont COLUMN_ROW_DEPTH.</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth, TensorFlow&apos;s space_to_depth and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW; PyTorch&apos;s pixel_unshuffle is not.</source>
        <translation>SpaceToDepth d’ONNX, space_to_depth de TensorFlow et blocks_first d’OpenVINO sont DEPTH_COLUMN_ROW&#x202f;; pixel_unshuffle de PyTorch ne l’est pas.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;CRD&apos; (ONNX DepthToSpace); PyTorch&apos;s pixel_shuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH, TensorFlow&apos;s depth_to_space is not.</source>
        <translation>Exportez avec mode=&apos;CRD&apos; (DepthToSpace d’ONNX)&#x202f;; pixel_shuffle de PyTorch et depth_first d’OpenVINO sont COLUMN_ROW_DEPTH, depth_to_space de TensorFlow ne l’est pas.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;DCR&apos; (ONNX DepthToSpace); TensorFlow&apos;s depth_to_space and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW, PyTorch&apos;s pixel_shuffle is not.</source>
        <translation>Exportez avec mode=&apos;DCR&apos; (DepthToSpace d’ONNX)&#x202f;; depth_to_space de TensorFlow et blocks_first d’OpenVINO sont DEPTH_COLUMN_ROW, pixel_shuffle de PyTorch ne l’est pas.</translation>
    </message>
    <message>
        <source>%1 with the offsets −0.5 and 0.5</source>
        <extracomment>A formula that has offsets in it.</extracomment>
        <translation>%1 avec les décalages −0.5 et 0.5</translation>
    </message>
    <message>
        <source>Ask for %1.</source>
        <extracomment>What frameworks call a convention: a list.</extracomment>
        <translation>Demandez %1.</translation>
    </message>
    <message>
        <source>No framework has a name for what is meant: compute %1.</source>
        <extracomment>A formula.</extracomment>
        <translation>Aucun framework n’a de nom pour ce qui est voulu&#xa0;: calculez %1.</translation>
    </message>
    <message>
        <source>%1 computes x in float32 with a division; --tolerance foreign accepts every other precision.</source>
        <translation>%1 calcule x en float32 par une division&#x202f;; --tolerance foreign accepte toute autre précision.</translation>
    </message>
    <message>
        <source>the first, %1, holds %2</source>
        <translation>le premier, %1, contient %2</translation>
    </message>
    <message>
        <source>the first that is not as meant, %1, holds %2</source>
        <translation>le premier qui n’est pas comme voulu, %1, contient %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 éléments sur %2</translation>
    </message>
    <message>
        <source>the one element</source>
        <translation>le seul élément</translation>
    </message>
    <message>
        <source>all %1 elements</source>
        <translation>les %1 éléments</translation>
    </message>
    <message>
        <source>the other %1 lies in %2</source>
        <translation>le reste, %1, se trouve ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>the other %1 lie in %2</source>
        <translation>les %1 autres se trouvent ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>It explains %1.</source>
        <translation>Cela explique %1.</translation>
    </message>
    <message>
        <source>the first of the others, %1, holds %2</source>
        <translation>le premier des autres, %1, contient %2</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>un élément</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>Correct the order of the axes in the transpose.</source>
        <translation>Corrigez l’ordre des axes dans la transposition.</translation>
    </message>
    <message>
        <source>Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format, or a Transpose to NCHW.</source>
        <translation>Transmettez les pas, ou convertissez d’abord&#xa0;: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format, ou un Transpose vers NCHW.</translation>
    </message>
    <message>
        <source>Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.</source>
        <translation>Les tailles sont ici (hauteur, largeur)&#xa0;: OpenCV et Pillow prennent (largeur, hauteur)&#x202f;; vérifiez les retournements et les transpositions.</translation>
    </message>
    <message>
        <source>Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].</source>
        <translation>Convertissez avec cv2.cvtColor(x, cv2.COLOR_BGR2RGB) ou x[:, [2, 1, 0]].</translation>
    </message>
    <message>
        <source>PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.</source>
        <translation>PyTorch&#xa0;: recompute_scale_factor=False garde le facteur&#x202f;; ONNX&#xa0;: passez scales et non sizes, ou l’inverse.</translation>
    </message>
    <message>
        <source>Compute coordinates, weights and sums in float32 and round once at the end.</source>
        <translation>Calculez coordonnées, poids et sommes en float32 et arrondissez une seule fois à la fin.</translation>
    </message>
    <message>
        <source>Clamp coordinates to [0, n - 1], n the input&apos;s length, before they are split into index and weight.</source>
        <translation>Bornez les coordonnées à [0, n - 1], n étant la longueur de l’entrée, avant de les séparer en indice et poids.</translation>
    </message>
    <message>
        <source>Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 repeats the edge. DirectML&apos;s filter is HALVING; an older case file that names no AntialiasFilter meant TRIANGLE.</source>
        <translation>Réglez antialias comme voulu&#xa0;: ONNX antialias, PyTorch antialias=, Pillow filtre toujours&#x202f;; exclude_outside=0 répète le bord. Le filtre de DirectML est HALVING&#x202f;; un fichier de cas d’avant, qui ne nomme pas d’AntialiasFilter, voulait dire TRIANGLE.</translation>
    </message>
    <message>
        <source>Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.</source>
        <translation>Réglez le mode comme voulu&#xa0;: ONNX mode, PyTorch mode=, OpenCV interpolation=.</translation>
    </message>
    <message>
        <source>Check the number of threads or groups: round it up, and guard the last one.</source>
        <translation>Vérifiez le nombre de fils d’exécution ou de groupes&#xa0;: arrondissez-le vers le haut, et protégez le dernier.</translation>
    </message>
    <message>
        <source>The gradient is the transpose of the forward map: add each element to all that it was read from.</source>
        <translation>Le gradient est la transposée de la correspondance directe&#xa0;: ajoutez chaque élément à tous ceux dont il a été lu.</translation>
    </message>
    <message>
        <source>The element at floor(x) weighs 1 − t, and the next one t = x − floor(x).</source>
        <translation>L’élément en floor(x) pèse 1 − t, et le suivant t = x − floor(x).</translation>
    </message>
    <message>
        <source>Check how a channel&apos;s index is made: it is off by one.</source>
        <translation>Vérifiez le calcul de l’indice de canal&#xa0;: il est faux de un.</translation>
    </message>
    <message>
        <source>Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add them; where that is wanted, keep NaN and infinities out of the input.</source>
        <translation>Omettez les voisins de poids 0&#xa0;: 0·NaN et 0·∞ sont NaN. PyTorch, ONNX Runtime et OpenCV les ajoutent&#x202f;; si c’est voulu, gardez NaN et infinis hors de l’entrée.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>%1 would make it %2</source>
        <translation>%1&#xa0;: il vaudrait %2</translation>
    </message>
    <message>
        <source>right is %1</source>
        <translation>la valeur juste est %1</translation>
    </message>
    <message>
        <source>Its element %1: %2.</source>
        <extracomment>An element, and what it holds by each mistake: a list.</extracomment>
        <translation>Son élément %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>What is wrong with sizes or scales, and another mistake.</extracomment>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>an input that is read as packed, whatever its strides</source>
        <translation>une entrée lue comme compacte, quels que soient ses pas</translation>
    </message>
    <message>
        <source>%1 by a given factor</source>
        <translation>%1 par un facteur donné</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>une copie</translation>
    </message>
    <message>
        <source>%1 with BlockSize %2 and Order %3</source>
        <extracomment>An operator, and two of its fields.</extracomment>
        <translation>%1 avec BlockSize %2 et Order %3</translation>
    </message>
    <message>
        <source>linear interpolation at half_pixel coordinates</source>
        <translation>interpolation linéaire aux coordonnées half_pixel</translation>
    </message>
    <message>
        <source>nearest by %1 at half_pixel coordinates</source>
        <translation>plus proche par %1 aux coordonnées half_pixel</translation>
    </message>
    <message>
        <source>output sizes with H and W exchanged</source>
        <translation>tailles de sortie avec H et W échangés</translation>
    </message>
    <message>
        <source>the scale made of sizes</source>
        <translation>l’échelle tirée des tailles</translation>
    </message>
    <message>
        <source>the right result, transposed: %1</source>
        <translation>le résultat juste, transposé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rearrangement %1</source>
        <translation>le réarrangement %1</translation>
    </message>
    <message>
        <source>align_corners coordinates inside the crop</source>
        <translation>coordonnées align_corners à l’intérieur de la partie rognée</translation>
    </message>
    <message>
        <source>half_pixel coordinates inside the crop</source>
        <translation>coordonnées half_pixel à l’intérieur de la partie rognée</translation>
    </message>
    <message>
        <source>the shape of %1 with the axes of %2</source>
        <translation>la forme de %1 avec les axes de %2</translation>
    </message>
    <message>
        <source>the axes of %1 turned round: their inverse</source>
        <translation>l’ordre inverse des axes de %1</translation>
    </message>
    <message>
        <source>%1 by %2 and back by %3, in blocks of %4</source>
        <translation>%1 par %2 puis retour par %3, en blocs de %4</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 avant %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 après %2</translation>
    </message>
    <message>
        <source>%1 before %2, and %3 after it</source>
        <translation>%1 avant %2, et %3 après</translation>
    </message>
    <message>
        <source>a tensor that is read as (%1) and transposed by (%2)</source>
        <translation>un tenseur lu comme (%1) et transposé par (%2)</translation>
    </message>
    <message>
        <source>These are two mistakes: the first alone explains %1 of them, the second alone %2.</source>
        <extracomment>After the evidence for both: counts of elements.</extracomment>
        <translation>Ce sont deux erreurs&#xa0;: la première seule en explique %1, la seconde seule %2.</translation>
    </message>
    <message>
        <source>the gradient of linear interpolation at half_pixel coordinates</source>
        <translation>le gradient de l’interpolation linéaire aux coordonnées half_pixel</translation>
    </message>
    <message>
        <source>the gradient of nearest at half_pixel coordinates</source>
        <translation>le gradient du plus proche aux coordonnées half_pixel</translation>
    </message>
    <message>
        <source>another output length</source>
        <translation>une autre longueur de sortie</translation>
    </message>
    <message>
        <source>Meant is %1.</source>
        <extracomment>Coordinates of axes: &quot;x = 4/3·o on H; x = 12/7·o on W&quot;.</extracomment>
        <translation>Attendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>a division of 0 by 0 on an axis of length one</source>
        <translation>une division de 0 par 0 sur un axe de longueur un</translation>
    </message>
    <message>
        <source>Every element of %1 is NaN, and no element of the input is.</source>
        <translation>Chaque élément de %1 est NaN, et aucun élément de l’entrée ne l’est.</translation>
    </message>
    <message>
        <source>H or W has length one: (n − 1) / (m − 1) is 0 / 0 there, where corners are aligned.</source>
        <translation>H ou W est de longueur un&#xa0;: (n − 1) / (m − 1) y vaut 0 / 0, si les coins sont alignés.</translation>
    </message>
    <message>
        <source>a scale of %1 for %2</source>
        <translation>une échelle de %1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1 (the slope is %2)</source>
        <extracomment>A line, and a formula of its slope.</extracomment>
        <translation>%1 (la pente est %2)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>entre %1 et %2</translation>
    </message>
    <message>
        <source>the coordinates %1</source>
        <translation>les coordonnées %1</translation>
    </message>
    <message>
        <source>a gradient that is divided by the scale, a mean for a sum</source>
        <translation>un gradient divisé par l’échelle, une moyenne au lieu d’une somme</translation>
    </message>
    <message>
        <source>a gradient whose weights are made to sum to 1, a mean for a sum</source>
        <translation>un gradient aux poids ramenés à une somme de 1, une moyenne au lieu d’une somme</translation>
    </message>
    <message>
        <source>sums that are cut off toward zero</source>
        <translation>sommes tronquées vers zéro</translation>
    </message>
    <message>
        <source>%1 after each axis, W first</source>
        <extracomment>How sums are rounded.</extracomment>
        <translation>%1 après chaque axe, W d’abord</translation>
    </message>
    <message>
        <source>%1 after each axis, H first</source>
        <translation>%1 après chaque axe, H d’abord</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends</source>
        <translation>une entrée reflétée à ses bouts</translation>
    </message>
    <message>
        <source>coordinates that are not clamped below 0: a negative weight at the first element</source>
        <translation>coordonnées non bornées au-dessous de 0&#xa0;: un poids négatif au premier élément</translation>
    </message>
    <message>
        <source>coordinates that are not clamped beyond the last element: a negative weight there</source>
        <translation>coordonnées non bornées après le dernier élément&#xa0;: un poids négatif à cet endroit</translation>
    </message>
    <message>
        <source>an index that is clamped, with the weights of the coordinate that is not</source>
        <translation>un indice borné, avec les poids de la coordonnée qui ne l’est pas</translation>
    </message>
    <message>
        <source>coordinates computed in FLOAT16</source>
        <translation>coordonnées calculées en FLOAT16</translation>
    </message>
    <message>
        <source>coordinates rounded to FLOAT16</source>
        <translation>coordonnées arrondies à FLOAT16</translation>
    </message>
    <message>
        <source>coordinates in steps of 1/%1</source>
        <translation>coordonnées par pas de 1/%1</translation>
    </message>
    <message>
        <source>weights cut off to parts of %1</source>
        <translation>poids tronqués en fractions de 1/%1</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too high</source>
        <translation>des coordonnées trop grandes d’un demi-pixel d’entrée</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too low</source>
        <translation>des coordonnées trop petites d’un demi-pixel d’entrée</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too high</source>
        <translation>des coordonnées trop grandes d’un pixel d’entrée</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too low</source>
        <translation>des coordonnées trop petites d’un pixel d’entrée</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too high</source>
        <translation>des coordonnées trop grandes d’un demi-pixel de sortie</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too low</source>
        <translation>des coordonnées trop petites d’un demi-pixel de sortie</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What one class of mistakes is, and another that was made at the same time.</extracomment>
        <translation>%1&#x202f;; et&#xa0;: %2</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends, the edge twice</source>
        <translation>une entrée réfléchie à ses bouts, le bord deux fois</translation>
    </message>
    <message>
        <source>a reshape of the right result</source>
        <translation>un reshape du résultat juste</translation>
    </message>
    <message>
        <source>a reshape of the input</source>
        <translation>un reshape de l’entrée</translation>
    </message>
    <message>
        <source>All %1 elements stand in the right order of memory, under the shape %2.</source>
        <extracomment>A number of elements; sizes.</extracomment>
        <translation>Les %1 éléments sont tous dans le bon ordre en mémoire, sous la forme %2.</translation>
    </message>
    <message>
        <source>Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a reshape does not.</source>
        <translation>Donnez-lui les tailles %1, ce qui ne déplace rien&#x202f;; pour un autre ordre des axes, transposez&#xa0;: un reshape ne le fait pas.</translation>
    </message>
    <message>
        <source>coordinates computed in bfloat16</source>
        <translation>des coordonnées calculées en bfloat16</translation>
    </message>
    <message>
        <source>coordinates rounded to bfloat16</source>
        <translation>des coordonnées arrondies à bfloat16</translation>
    </message>
    <message>
        <source>the right result on another scale, by a curve, or cut off</source>
        <translation>le bon résultat à une autre échelle, par une courbe, ou coupé</translation>
    </message>
    <message>
        <source>All of them lie in %1.</source>
        <extracomment>A part of a tensor: &quot;H 14&quot;.</extracomment>
        <translation>Tous sont dans %1.</translation>
    </message>
    <message>
        <source>All of them lie in %1, which holds the right values %2.</source>
        <translation>Tous sont dans %1, qui a les bonnes valeurs, %2.</translation>
    </message>
    <message>
        <source>the scales of H and W exchanged</source>
        <translation>les échelles de H et W échangées</translation>
    </message>
    <message>
        <source>memory with rows in a pitch of %1 that is read in one of %2</source>
        <translation>mémoire aux lignes espacées de %1, lues avec un pas de %2</translation>
    </message>
    <message>
        <source>a reshape of the input without the transposition</source>
        <translation>un reshape de l’entrée sans la transposition</translation>
    </message>
    <message>
        <source>a product with all weights of an axis, 0 · NaN over the whole plane</source>
        <translation>un produit avec tous les poids d’un axe, 0 · NaN sur le plan entier</translation>
    </message>
    <message>
        <source>a product with all weights of H, 0 · NaN over whole columns</source>
        <translation>un produit avec tous les poids de H, 0 · NaN sur des colonnes entières</translation>
    </message>
    <message>
        <source>a product with all weights of W, 0 · NaN over whole rows</source>
        <translation>un produit avec tous les poids de W, 0 · NaN sur des lignes entières</translation>
    </message>
    <message>
        <source>a gradient whose terms overwrite each other: the last is left</source>
        <translation>un gradient dont les termes s’écrasent&#xa0;: le dernier reste</translation>
    </message>
    <message>
        <source>a gradient of which only the first term is kept</source>
        <translation>un gradient dont seul le premier terme est gardé</translation>
    </message>
    <message>
        <source>a gradient that drops the second neighbour&apos;s terms</source>
        <translation>un gradient sans les termes du second voisin</translation>
    </message>
    <message>
        <source>a gradient that drops the first neighbour&apos;s terms</source>
        <translation>un gradient sans les termes du premier voisin</translation>
    </message>
    <message>
        <source>Memory that nobody wrote may hold it; or NaN comes from 0 / 0, ∞ − ∞ or 0 · ∞: look at divisors that may be 0.</source>
        <translation>Une mémoire que personne n’a écrite peut être remplie ainsi&#x202f;; ou bien NaN vient de 0 / 0, de ∞ − ∞ et de 0 · ∞&#xa0;: vérifiez les diviseurs qui peuvent valoir 0.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is input %3.</source>
        <translation>Chacun de ses %1 éléments contient %2, qui est l’entrée %3.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is the mean of the input.</source>
        <translation>Chacun de ses %1 éléments contient %2, qui est la moyenne de l’entrée.</translation>
    </message>
    <message>
        <source>interpolated in linear light (sRGB)</source>
        <translation>interpolé en lumière linéaire (sRGB)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.2)</source>
        <translation>interpolé en lumière linéaire (gamma 2.2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2)</source>
        <translation>interpolé en lumière linéaire (gamma 2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.4)</source>
        <translation>interpolé en lumière linéaire (gamma 2.4)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 1.8)</source>
        <translation>interpolé en lumière linéaire (gamma 1.8)</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB)</source>
        <translation>décodé en lumière linéaire (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve</source>
        <translation>codé par la courbe de sRGB</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB) before</source>
        <translation>décodé avant en lumière linéaire (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve before</source>
        <translation>codé avant par la courbe de sRGB</translation>
    </message>
    <message>
        <source>raised to the power 2.2</source>
        <translation>élevé à la puissance 2.2</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2</source>
        <translation>élevé à la puissance 1/2.2</translation>
    </message>
    <message>
        <source>raised to the power 2</source>
        <translation>élevé à la puissance 2</translation>
    </message>
    <message>
        <source>raised to the power 1/2</source>
        <translation>élevé à la puissance 1/2</translation>
    </message>
    <message>
        <source>raised to the power 2.2 before</source>
        <translation>élevé avant à la puissance 2.2</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2 before</source>
        <translation>élevé avant à la puissance 1/2.2</translation>
    </message>
    <message>
        <source>of an input clipped to 0 … 1</source>
        <translation>d’une entrée limitée à 0 … 1</translation>
    </message>
    <message>
        <source>of an input without negative values</source>
        <translation>d’une entrée sans valeurs négatives</translation>
    </message>
    <message>
        <source>of an input cut to whole numbers</source>
        <translation>d’une entrée tronquée à des nombres entiers</translation>
    </message>
    <message>
        <source>of an input rounded to whole numbers</source>
        <translation>d’une entrée arrondie à des nombres entiers</translation>
    </message>
    <message>
        <source>of an input rounded down to whole numbers</source>
        <translation>d’une entrée arrondie vers le bas à des nombres entiers</translation>
    </message>
    <message>
        <source>of an input rounded to FLOAT16</source>
        <translation>d’une entrée arrondie à FLOAT16</translation>
    </message>
    <message>
        <source>of an input rounded to bfloat16</source>
        <translation>d’une entrée arrondie à bfloat16</translation>
    </message>
    <message>
        <source>rounded to bfloat16</source>
        <translation>arrondi à bfloat16</translation>
    </message>
    <message>
        <source>cut off toward zero</source>
        <translation>tronqué vers zéro</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>arrondi, les moitiés vers le haut</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>arrondi, les moitiés au pair</translation>
    </message>
    <message>
        <source>rounded half away from zero</source>
        <translation>arrondi, les moitiés loin de zéro</translation>
    </message>
    <message>
        <source>rounded half down</source>
        <translation>arrondi, les moitiés vers le bas</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrondi vers le bas</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>arrondi vers le haut</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>divisé par %1</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>fois %1</translation>
    </message>
    <message>
        <source>shifted by %1</source>
        <translation>décalé de %1</translation>
    </message>
    <message>
        <source>cut off below %1</source>
        <translation>coupé au-dessous de %1</translation>
    </message>
    <message>
        <source>cut off above %1</source>
        <translation>coupé au-dessus de %1</translation>
    </message>
    <message>
        <source>%1 to whole numbers</source>
        <translation>%1 à des nombres entiers</translation>
    </message>
    <message>
        <source>%1 to steps of 1/%2</source>
        <translation>%1 par pas de 1/%2</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 seulement</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A result, and what is done to its values: &quot;the right result times 2, shifted by 3&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the right result</source>
        <translation>le bon résultat</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 est %2.</translation>
    </message>
    <message>
        <source>a read beyond the end of a row, into the next row,</source>
        <translation>une lecture au-delà de la fin d’une ligne, dans la ligne suivante,</translation>
    </message>
    <message>
        <source>a read beyond the end of a plane, into the next plane,</source>
        <translation>une lecture au-delà de la fin d’un plan, dans le plan suivant,</translation>
    </message>
    <message>
        <source>%1, but %2,</source>
        <translation>%1, mais %2,</translation>
    </message>
    <message>
        <source>%1 of %2 elements differs</source>
        <translation>%1 élément sur %2 diffère</translation>
    </message>
    <message>
        <source>%1 of %2 elements differ</source>
        <translation>%1 éléments sur %2 diffèrent</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN&#xa0;: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>infinis&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2 … %3</source>
        <extracomment>Every second row, say: the first, the second and the last.</extracomment>
        <translation>%1, %2 … %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>one element in %1, from element %2 to %3 in the order of memory</source>
        <translation>un élément sur %1, de l’élément %2 à %3 dans l’ordre de la mémoire</translation>
    </message>
    <message>
        <source>the elements %1 to %2 in the order of memory</source>
        <translation>les éléments %1 à %2 dans l’ordre de la mémoire</translation>
    </message>
    <message>
        <source>Keep the fractions of floats, and cut integers&apos; sums off toward zero, as DirectML does: clamp and cast (static_cast, astype) without rounding; or compare with --tolerance integers=half-even or another rounding.</source>
        <translation>Gardez les fractions des flottants et tronquez vers zéro les sommes d’entiers, comme DirectML&#xa0;: bornez et convertissez (static_cast, astype) sans arrondir&#x202f;; ou comparez avec --tolerance integers=half-even ou un autre arrondi.</translation>
    </message>
    <message>
        <source>memory that lies %1 further on</source>
        <extracomment>A number of elements: &quot;memory that lies one element further on&quot;.</extracomment>
        <translation>mémoire décalée de %1 vers la fin</translation>
    </message>
    <message>
        <source>memory that lies %1 further back</source>
        <translation>mémoire décalée de %1 vers le début</translation>
    </message>
    <message>
        <source>planes whose memory is rotated by %1</source>
        <translation>plans dont la mémoire tourne de %1</translation>
    </message>
    <message>
        <source>rows that are rotated by %1</source>
        <translation>lignes tournées de %1</translation>
    </message>
    <message>
        <source>a last column that repeats the one before</source>
        <translation>une dernière colonne qui répète la précédente</translation>
    </message>
    <message>
        <source>a last row that repeats the one before</source>
        <translation>une dernière ligne qui répète la précédente</translation>
    </message>
    <message>
        <source>channels in the order %1</source>
        <extracomment>Numbers: &quot;channels in the order 1, 0, 2&quot;.</extracomment>
        <translation>canaux dans l’ordre %1</translation>
    </message>
    <message>
        <source>channels taken from %1</source>
        <extracomment>Numbers: &quot;channels taken from 0, 0, 0&quot;.</extracomment>
        <translation>canaux pris de %1</translation>
    </message>
    <message>
        <source>a picture that is shifted, %1,</source>
        <translation>une image qui est décalée, %1,</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that blurs</source>
        <translation>un filtre sur %1 × %2 éléments qui rend flou</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that sharpens</source>
        <translation>un filtre sur %1 × %2 éléments qui rend net</translation>
    </message>
    <message>
        <source>It holds for every element whose neighbours all lie inside.</source>
        <translation>Cela vaut pour chaque élément dont tous les voisins sont à l’intérieur.</translation>
    </message>
    <message>
        <source>%1, with a channel more: C %2 holds %3 everywhere</source>
        <extracomment>A result, a channel&apos;s number and a value: an alpha channel, say.</extracomment>
        <translation>%1, avec un canal de plus&#xa0;: C %2 contient %3 partout</translation>
    </message>
    <message>
        <source>Where these sizes are meant, it is %1, and no mistake.</source>
        <translation>Si ces tailles sont voulues, c’est %1, sans erreur.</translation>
    </message>
    <message>
        <source>Of these %1 take the other neighbour on a tie, which --tolerance ties=either accepts.</source>
        <translation>Parmi eux, %1 prennent l’autre voisin à une égalité d’arrondi, ce que --tolerance ties=either accepte.</translation>
    </message>
    <message>
        <source>rounded to FLOAT16</source>
        <translation>arrondi à FLOAT16</translation>
    </message>
    <message>
        <source>of an input with 0 for NaN</source>
        <translation>d’une entrée avec 0 à la place de NaN</translation>
    </message>
    <message>
        <source>with 0 for NaN</source>
        <translation>avec 0 à la place de NaN</translation>
    </message>
    <message>
        <source>of bytes that are read as signed ones</source>
        <translation>d’octets qui sont lus comme signés</translation>
    </message>
    <message>
        <source>as luma of BT.601 in every channel</source>
        <translation>comme luma de BT.601 dans chaque canal</translation>
    </message>
    <message>
        <source>as luma of BT.709 in every channel</source>
        <translation>comme luma de BT.709 dans chaque canal</translation>
    </message>
    <message>
        <source>as the mean of its channels in every channel</source>
        <translation>comme la moyenne de ses canaux dans chaque canal</translation>
    </message>
    <message>
        <source>%1 everywhere</source>
        <translation>%1 partout</translation>
    </message>
    <message>
        <source>shifted by %1 and wrapped around at %2</source>
        <translation>décalé de %1 et replié à %2</translation>
    </message>
    <message>
        <source>%1 takes %2, with x in float32: on a tie that is one of the neighbours, and the other is wrong. --tolerance ties=either accepts both, for programs that choose otherwise.</source>
        <extracomment>An operator; a formula.</extracomment>
        <translation>%1 prend %2, avec x en float32&#xa0;: à une égalité d’arrondi, c’est l’un des voisins, et l’autre est faux. --tolerance ties=either accepte les deux, pour les programmes qui choisissent autrement.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <extracomment>A value, and the one that is meant.</extracomment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1: input %2</source>
        <extracomment>What an element of the output holds, and the element of the input that it is.</extracomment>
        <translation>%1&#xa0;: entrée %2</translation>
    </message>
    <message>
        <source>%1, which holds %2 everywhere</source>
        <extracomment>Where elements lie, and their value.</extracomment>
        <translation>%1, où tout vaut %2</translation>
    </message>
    <message>
        <source>the largest difference is %1, at %2: %3</source>
        <extracomment>A number; what an element holds.</extracomment>
        <translation>la plus grande différence est %1, à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the largest finite difference is %1, at %2: %3</source>
        <translation>la plus grande différence finie est %1, à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is what %2 give</source>
        <translation>%1 est ce que donnent&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is what %2 gives</source>
        <translation>%1 est ce que donne&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, but for %2</source>
        <translation>%1, sauf %2</translation>
    </message>
    <message>
        <source>output size / input size as scale</source>
        <extracomment>A clause after the name of a convention.</extracomment>
        <translation>taille de sortie / taille d’entrée comme échelle</translation>
    </message>
    <message>
        <source>another number of channels or batch entries</source>
        <translation>un autre nombre de canaux ou d’éléments du lot</translation>
    </message>
    <message>
        <source>%1, clamped to %2 … %3,</source>
        <extracomment>Coordinates, and between which elements they are kept.</extracomment>
        <translation>%1, bornées à %2 … %3,</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names it leaves %3.</source>
        <translation>Le moteur a été interrogé sur %1&#xa0;: des %2 noms, il en reste %3.</translation>
    </message>
    <message>
        <source>In einops, %1 is meant.</source>
        <translation>Est voulu&#xa0;: %1 (einops).</translation>
    </message>
    <message>
        <source>%1 computes %2.</source>
        <extracomment>An operator, and its formula.</extracomment>
        <translation>%1 calcule %2.</translation>
    </message>
    <message>
        <source>align_corners and pytorch_half_pixel treat an output of length one apart.</source>
        <translation>align_corners et pytorch_half_pixel traitent à part une sortie de longueur un.</translation>
    </message>
    <message>
        <source>Give both tensors the same scale and zero point (pictures have 0 … 255 or 0 … 1): DirectML interpolates the stored numbers, and knows no quantisation, gamma or exposure.</source>
        <translation>Donnez aux deux tenseurs la même échelle et le même zéro (les images ont 0 … 255 ou 0 … 1)&#xa0;: DirectML interpole les nombres tels quels, sans quantification, gamma ni exposition.</translation>
    </message>
    <message>
        <source>an input that is read %1</source>
        <translation>une entrée lue %1</translation>
    </message>
    <message>
        <source>an output that is written %1</source>
        <translation>une sortie écrite %1</translation>
    </message>
    <message>
        <source>an operator that reads and writes %1</source>
        <translation>un opérateur qui lit et écrit %1</translation>
    </message>
    <message>
        <source>a tensor %1</source>
        <translation>un tenseur %1</translation>
    </message>
    <message>
        <source>memory read %1</source>
        <translation>mémoire lue %1</translation>
    </message>
    <message>
        <source>memory written %1</source>
        <translation>mémoire écrite %1</translation>
    </message>
    <message>
        <source>with H and W exchanged</source>
        <translation>avec H et W échangés</translation>
    </message>
    <message>
        <source>with a quarter turn to the left</source>
        <translation>avec un quart de tour à gauche</translation>
    </message>
    <message>
        <source>with a quarter turn to the right</source>
        <translation>avec un quart de tour à droite</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>colonne par colonne</translation>
    </message>
    <message>
        <source>as NHWC</source>
        <translation>comme NHWC</translation>
    </message>
    <message>
        <source>as NCHW in place of NHWC</source>
        <translation>comme NCHW au lieu de NHWC</translation>
    </message>
    <message>
        <source>from its last row up</source>
        <translation>à partir de sa dernière ligne</translation>
    </message>
    <message>
        <source>from its last column on</source>
        <translation>à partir de sa dernière colonne</translation>
    </message>
    <message>
        <source>with a half turn</source>
        <translation>avec un demi-tour</translation>
    </message>
    <message>
        <source>with its first and third channel exchanged (BGR for RGB)</source>
        <translation>avec le premier et le troisième canal échangés (BGR au lieu de RGB)</translation>
    </message>
    <message>
        <source>with its channels reversed</source>
        <translation>avec les canaux inversés</translation>
    </message>
    <message>
        <source>with N and C exchanged</source>
        <translation>avec N et C échangés</translation>
    </message>
    <message>
        <source>with a channel index that is one too high</source>
        <translation>avec un indice de canal trop grand de un</translation>
    </message>
    <message>
        <source>with a channel index that is one too low</source>
        <translation>avec un indice de canal trop petit de un</translation>
    </message>
    <message>
        <source>with its first batch entry for all</source>
        <translation>avec le premier élément du lot pour tous</translation>
    </message>
    <message>
        <source>%1 in NHWC</source>
        <translation>%1 en NHWC</translation>
    </message>
    <message>
        <source>a reshape of the result of %1</source>
        <translation>un reshape du résultat de %1</translation>
    </message>
    <message>
        <source>The operator is %1.</source>
        <extracomment>A command line.</extracomment>
        <translation>L’opérateur est %1.</translation>
    </message>
    <message>
        <source>%1 is %2 and holds values that are no %3, the type of the input; save the input as %2</source>
        <translation>%1 est en %2 et contient des valeurs qui n’existent pas en %3, le type de l’entrée&#x202f;; enregistrez l’entrée en %2</translation>
    </message>
    <message>
        <source>the right result without its last elements along an axis</source>
        <translation>le résultat juste sans ses derniers éléments le long d’un axe</translation>
    </message>
    <message>
        <source>the right result without its first elements along an axis</source>
        <translation>le résultat juste sans ses premiers éléments le long d’un axe</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4</source>
        <translation>avec %1 × %2 pixels, elle demande %3 de mémoire, plus que le budget mémoire de %4</translation>
    </message>
    <message>
        <source>it is a drawing, not pixels; export it as .png first</source>
        <translation>c’est un dessin, pas des pixels&#x202f;; exportez-le d’abord en .png</translation>
    </message>
    <message>
        <source>it does not say how large it is; .png would do</source>
        <translation>elle ne dit pas sa taille&#x202f;; attendu&#xa0;: .png</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>le fichier finit avant son image</translation>
    </message>
    <message>
        <source>not enough memory for its pixels</source>
        <translation>pas assez de mémoire pour ses pixels</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 from byte %4 on are needed</source>
        <translation>%1 a %2 octets&#x202f;; il en faut %3 à partir de l’octet %4</translation>
    </message>
    <message>
        <source>gives %1 = %2, which %3</source>
        <translation>donne %1 = %2, qui %3</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>%1 is no built-in example</source>
        <translation>%1 n’est pas un exemple intégré</translation>
    </message>
    <message>
        <source>dispatch %1 is asked for, and there are %2</source>
        <translation>le dispatch %1 est demandé, et il y en a %2</translation>
    </message>
    <message>
        <source>dispatchable &quot;%1&quot; %2</source>
        <translation>le dispatchable «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>the dispatch of &quot;%1&quot; binds nothing to %2</source>
        <translation>le dispatch de «&#xa0;%1&#xa0;» ne lie rien à %2</translation>
    </message>
    <message>
        <source>%1 = %2 is too small for %3 bytes of values at initialValuesOffsetInBytes = %4</source>
        <translation>%1 = %2 est trop petit pour %3 octets de valeurs à initialValuesOffsetInBytes = %4</translation>
    </message>
    <message>
        <source>%1 = %2 is not a command; dispatch, print and writeFile are</source>
        <translation>%1 = %2 n’est pas une commande&#x202f;; dispatch, print et writeFile en sont</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the dispatchables</source>
        <translation>%1 = %2 n’est pas un des dispatchables</translation>
    </message>
    <message>
        <source>%1 = %2 reaches beyond 2^64 bytes</source>
        <translation>%1 = %2 dépasse 2^64 octets</translation>
    </message>
    <message>
        <source>%1 = %2 begins after the %3 bytes of resource &quot;%4&quot;</source>
        <translation>%1 = %2 commence après les %3 octets de la ressource «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the resources</source>
        <translation>%1 = %2 n’est pas une des resources</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; 1 is the version that it reads</source>
        <translation>%1 = %2 est plus récent que ce programme&#x202f;; il lit la version 1</translation>
    </message>
    <message>
        <source>%1 = %2 is expected of a resource that does not exist</source>
        <translation>%1 = %2 est attendu d’une ressource qui n’existe pas</translation>
    </message>
    <message>
        <source>%1 holds %2, and the operator&apos;s input is %3</source>
        <translation>%1 contient %2, et l’entrée de l’opérateur est %3</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and %3 needs %4</source>
        <translation>%1 a %2 octets, et %3 en demande %4</translation>
    </message>
    <message>
        <source>%1: no dispatch reads a resource &quot;%2&quot; as %3</source>
        <translation>%1&#xa0;: aucun dispatch ne lit une ressource «&#xa0;%2&#xa0;» comme %3</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>Les données</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is missing; bound are: %1</source>
        <translation>manque&#x202f;; sont liés&#xa0;: %1</translation>
    </message>
    <message>
        <source>has %1 bytes; %2 are needed from offset %3 on</source>
        <translation>a %1 octets&#x202f;; il en faut %2 à partir du décalage %3</translation>
    </message>
    <message>
        <source>is the input&apos;s memory too; an output needs its own</source>
        <translation>est aussi la mémoire de l’entrée&#x202f;; une sortie demande la sienne</translation>
    </message>
    <message>
        <source>dispatch of &quot;%1&quot;: %2</source>
        <translation>dispatch de «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has %2 values; %3 are needed for %4</source>
        <translation>%1 a %2 valeurs&#x202f;; il en faut %3 pour %4</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels</source>
        <translation>Imbriqué sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark, which DxDispatch does not read; save it as UTF-8 without</source>
        <translation>Le texte commence par une marque d’ordre des octets, que DxDispatch ne lit pas&#x202f;; enregistrez-le en UTF-8 sans elle</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The text has %1 bytes; within the memory budget it may have %2. Keep large values in a .npy file</source>
        <translation>Le texte a %1 octets&#x202f;; le budget mémoire en permet %2. Gardez les grandes valeurs dans un fichier .npy</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>%1 = %2 is not an object {…}</source>
        <translation>%1 = %2 n’est pas un objet {…}</translation>
    </message>
    <message>
        <source>%1 = %2 is not an array […]</source>
        <translation>%1 = %2 n’est pas un tableau […]</translation>
    </message>
    <message>
        <source>%1 = %2 is not a string</source>
        <translation>%1 = %2 n’est pas une chaîne</translation>
    </message>
    <message>
        <source>%1 = %2 is neither true nor false</source>
        <translation>%1 = %2 n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 = %2 is not a whole number from 0 to %3</source>
        <translation>%1 = %2 n’est pas un nombre entier de 0 à %3</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a number, &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation>%1 = %2 n’est pas un %3&#x202f;; attendu&#xa0;: un nombre, «&#xa0;nan&#xa0;», «&#xa0;inf&#xa0;» ou «&#xa0;-inf&#xa0;»</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a whole number from %4 to %5</source>
        <translation>%1 = %2 n’est pas un %3&#x202f;; attendu&#xa0;: un nombre entier de %4 à %5</translation>
    </message>
    <message>
        <source>%1 = %2 is not a kind of tensor that can be used; DML_TENSOR_TYPE_BUFFER is</source>
        <translation>%1 = %2 n’est pas un type de tenseur utilisable&#x202f;; DML_TENSOR_TYPE_BUFFER en est un</translation>
    </message>
    <message>
        <source>%1 = %2 is not the number of Sizes, %3</source>
        <translation>%1 = %2 n’est pas le nombre de Sizes, %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of its values; expected %3</source>
        <translation>%1 = %2 n’est pas une de ses valeurs&#x202f;; attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is no field of %2 and is ignored</source>
        <translation>%1 n’est pas un champ pour %2 et est ignoré</translation>
    </message>
    <message>
        <source>is of type &quot;%1&quot;, which is none of the operators of this program: %2</source>
        <translation>est du type «&#xa0;%1&#xa0;», qui n’est aucun des opérateurs de ce programme&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not a tolerance; expected 0 or a positive number</source>
        <translation>%1 = %2 n’est pas une tolérance&#x202f;; attendu&#xa0;: 0 ou un nombre positif</translation>
    </message>
    <message>
        <source>%1 = %2 is no rounding; expected truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil</source>
        <translation>%1 = %2 n’est pas un arrondi&#x202f;; attendu&#xa0;: truncate, half-up, half-even, half-away-from-zero, half-down, floor ou ceil</translation>
    </message>
    <message>
        <source>%1 = %2 is more than all elements; expected 0 to 1</source>
        <translation>%1 = %2 est plus que tous les éléments&#x202f;; attendu&#xa0;: 0 à 1</translation>
    </message>
    <message>
        <source>%1 = %2 needs initialValuesDataType beside it</source>
        <translation>%1 = %2 demande initialValuesDataType à côté</translation>
    </message>
    <message>
        <source>%1 = %2 stands beside value; only one of them can be meant</source>
        <translation>%1 = %2 est à côté de value&#x202f;; un seul des deux peut être voulu</translation>
    </message>
    <message>
        <source>%1 = %2 is not a file&apos;s name</source>
        <translation>%1 = %2 n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; lies outside the case&apos;s folder</source>
        <translation>%1 = «&#xa0;%2&#xa0;» est hors du dossier du cas</translation>
    </message>
    <message>
        <source>%1 = %2 holds %3 where initialValuesDataType is %4</source>
        <translation>%1 = %2 contient %3 alors que initialValuesDataType est %4</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2 n’est pas dans le paquet</translation>
    </message>
    <message>
        <source>%1 = %2 is a picture, which a case file cannot bring here; open it in the window or save it as .npy</source>
        <translation>%1 = %2 est une image, qu’un fichier de cas ne peut pas apporter ici&#x202f;; ouvrez-la dans la fenêtre ou enregistrez-la en .npy</translation>
    </message>
    <message>
        <source>%1 = %2 has %3 bytes, not a multiple of the %4 of a %5</source>
        <translation>%1 = %2 a %3 octets, pas un multiple des %4 d’un %5</translation>
    </message>
    <message>
        <source>%1 = %2 cannot be used: %3</source>
        <translation>%1 = %2 ne peut pas être utilisé&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is neither an array nor an object with value, valueStart or sourcePath</source>
        <translation>%1 = %2 n’est ni un tableau ni un objet avec value, valueStart ou sourcePath</translation>
    </message>
    <message>
        <source>%1 = %2 has neither value, valueStart nor sourcePath</source>
        <translation>%1 = %2 n’a ni value, ni valueStart, ni sourcePath</translation>
    </message>
    <message>
        <source>%1 = %2 is not a data type that values can have; FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8 are</source>
        <translation>%1 = %2 n’est pas un type que des valeurs peuvent avoir&#x202f;; en sont&#xa0;: FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8</translation>
    </message>
    <message>
        <source>%1 = %2 has no values</source>
        <translation>%1 = %2 n’a pas de valeurs</translation>
    </message>
    <message>
        <source>%1 = %2 has more than 2^32 − 1 values</source>
        <translation>%1 = %2 a plus de 2^32 − 1 valeurs</translation>
    </message>
    <message>
        <source>%1 = %2 is no report of tessera; expected &quot;%3&quot;</source>
        <translation>%1 = %2 n’est pas un rapport de tessera&#x202f;; attendu&#xa0;: «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>%1 = %2 is a form that this program does not know; expected %3, or a newer tessera</source>
        <translation>%1 = %2 est un format que ce programme ne connaît pas&#x202f;; attendu&#xa0;: %3, ou un tessera plus récent</translation>
    </message>
    <message>
        <source>%1 = %2 is none that writes reports; expected &quot;tessera 0.1.0&quot;</source>
        <translation>%1 = %2 n’est pas un programme qui écrit des rapports&#x202f;; attendu&#xa0;: «&#xa0;tessera 0.1.0&#xa0;»</translation>
    </message>
    <message>
        <source>%1 elements in one row are more than the %2 that a size can say</source>
        <translation>%1 éléments à la suite dépassent les %2 qu’une taille peut exprimer</translation>
    </message>
    <message>
        <source>Resource &quot;%1&quot; is &quot;deferred&quot;: only an ONNX dispatch would fill it</source>
        <translation>La ressource «&#xa0;%1&#xa0;» est «&#xa0;deferred&#xa0;»&#xa0;: seul un dispatch ONNX la remplirait</translation>
    </message>
    <message>
        <source>its writeFile commands are left out: `tessera run --output` says what is written</source>
        <translation>ses commandes writeFile sont ignorées&#xa0;: `tessera run --output` dit ce qui est écrit</translation>
    </message>
    <message>
        <source>%1 reads &quot;%2&quot;, which %3 writes; each is a case of its own, with the values that the file gives</source>
        <translation>%1 lit «&#xa0;%2&#xa0;», que %3 écrit&#x202f;; chacun est un cas à part, avec les valeurs que donne le fichier</translation>
    </message>
    <message>
        <source>%1 = %2 is no operator of this program; `tessera help` lists them</source>
        <translation>%1 = %2 n’est pas un opérateur de ce programme&#x202f;; `tessera help` les énumère</translation>
    </message>
    <message>
        <source>%1 = %2 is no data type; expected one such as FLOAT32</source>
        <translation>%1 = %2 n’est pas un type de données&#x202f;; attendu&#xa0;: un type comme FLOAT32</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes of memory; of the budget of %3, %4 are left</source>
        <translation>%1 demande %2 octets de mémoire&#x202f;; du budget de %3, il en reste %4</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>the case of line %1: %2</source>
        <translation>le cas de la ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>@%1: no case of this lesson has that name</source>
        <translation>@%1&#xa0;: aucun cas de cette leçon n’a ce nom</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is about a case, and none stands before it</source>
        <translation>«&#xa0;%1&#xa0;» porte sur un cas, et aucun ne le précède</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is stated of &quot;%2&quot;; expected %3</source>
        <translation>«&#xa0;%1&#xa0;» est affirmé de «&#xa0;%2&#xa0;»&#x202f;; attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected %2</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not all of the question; expected %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas toute la question&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>the case only moves elements: its axes have no coordinates</source>
        <translation>le cas ne fait que déplacer des éléments&#xa0;: ses axes n’ont pas de coordonnées</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a calculation, or one of %2</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: un calcul, ou un de %2</translation>
    </message>
    <message>
        <source>is not UTF-8; expected a file saved as UTF-8</source>
        <translation>n’est pas en UTF-8&#x202f;; attendu&#xa0;: le fichier enregistré en UTF-8</translation>
    </message>
    <message>
        <source>has no title; expected a first line &quot;# Title&quot;</source>
        <translation>n’a pas de titre&#x202f;; attendu&#xa0;: une première ligne «&#xa0;# Titre&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected &quot;# Title&quot; or &quot;## Heading&quot;</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: «&#xa0;# Titre&#xa0;» ou «&#xa0;## Intertitre&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second title; expected &quot;## Heading&quot;</source>
        <translation>«&#xa0;%1&#xa0;» est un second titre&#x202f;; attendu&#xa0;: «&#xa0;## Intertitre&#xa0;»</translation>
    </message>
    <message>
        <source>begins with &quot;%1&quot;; expected a paragraph, &quot;- &quot; for a list, &quot;## &quot; for a heading or &quot;```&quot;</source>
        <translation>commence par «&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: un paragraphe, «&#xa0;-&#xa0;» pour une liste, «&#xa0;##&#xa0;» pour un intertitre ou «&#xa0;```&#xa0;»</translation>
    </message>
    <message>
        <source>the block &quot;```%1&quot; does not end; expected a line &quot;```&quot;</source>
        <translation>le bloc «&#xa0;```%1&#xa0;» ne finit pas&#x202f;; attendu&#xa0;: une ligne «&#xa0;```&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a whole number from 0 to %2</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: un nombre entier de 0 à %2</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; would not travel with the lesson; expected a file that lies beside it, a generator such as iota, or values:1,2,3</source>
        <translation>--data «&#xa0;%1&#xa0;» ne voyagerait pas avec la leçon&#x202f;; attendu&#xa0;: un fichier à côté d’elle, un générateur comme iota, ou values:1,2,3</translation>
    </message>
    <message>
        <source>has no line; expected DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</source>
        <translation>n’a pas de ligne&#x202f;; attendu&#xa0;: DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</translation>
    </message>
    <message>
        <source>stands before the first answer</source>
        <translation>est avant la première réponse</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is missing: a question needs an answer that is wrong</source>
        <translation>manque&#xa0;: une question demande une réponse fausse</translation>
    </message>
    <message>
        <source>is missing: each answer says why it is right or wrong</source>
        <translation>manque&#xa0;: chaque réponse dit pourquoi elle est correcte ou fausse</translation>
    </message>
    <message>
        <source>&quot;{=%1}&quot; states nothing that can be recomputed; expected {= 49 | output 0,1,2,3}</source>
        <translation>«&#xa0;{=%1}&#xa0;» n’affirme rien qui se recalcule&#x202f;; attendu&#xa0;: {= 49 | output 0,1,2,3}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end; expected %2, or \%3 for the sign itself</source>
        <translation>«&#xa0;%1&#xa0;» ne finit pas&#x202f;; attendu&#xa0;: %2, ou \%3 pour le signe lui-même</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a function of the input and fields, such as %2</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: une fonction de l’entrée et de champs, comme %2</translation>
    </message>
    <message>
        <source>an exercise reads no file; expected a generator such as iota, or values:1,2,3</source>
        <translation>un exercice ne lit pas de fichier&#x202f;; attendu&#xa0;: un générateur comme iota, ou values:1,2,3</translation>
    </message>
    <message>
        <source>%1: %2 has no field %3</source>
        <translation>%1&#xa0;: %2 n’a pas de champ %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis, such as Scales[3]</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: un axe, comme Scales[3]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis from 0 to %2</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: un axe de 0 à %2</translation>
    </message>
    <message>
        <source>a layout has four axes, and the case has %1</source>
        <translation>une disposition a quatre axes, et le cas en a %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected the letters N, C, H and W in an order, such as NHWC</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: les lettres N, C, H et W dans un ordre, comme NHWC</translation>
    </message>
    <message>
        <source>Layout: the input has gaps; expected one that is packed</source>
        <translation>Layout&#xa0;: l’entrée a des trous&#x202f;; attendu&#xa0;: une entrée compacte</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected fields and their values, such as %2</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: des champs et leurs valeurs, comme %2</translation>
    </message>
    <message>
        <source>the case has %1; expected it among the choices %2</source>
        <translation>le cas a %1&#x202f;; attendu parmi les choix %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected two choices or more</source>
        <translation>«&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: au moins deux choix</translation>
    </message>
    <message>
        <source>the knobs have more than %1 settings together</source>
        <translation>les boutons ont ensemble plus de %1 réglages</translation>
    </message>
    <message>
        <source>stands before the first knob</source>
        <translation>se trouve avant le premier bouton</translation>
    </message>
    <message>
        <source>stands before the task</source>
        <translation>se trouve avant la tâche</translation>
    </message>
    <message>
        <source>is done before a knob is turned</source>
        <translation>est déjà réussie avant qu’on tourne un bouton</translation>
    </message>
    <message>
        <source>no setting of the knobs does it</source>
        <translation>aucun réglage des boutons n’y arrive</translation>
    </message>
    <message>
        <source>%1 of %2 elements are right so far.</source>
        <translation>%1 éléments sur %2 sont justes pour l’instant.</translation>
    </message>
    <message>
        <source>Done: all %1 elements are right.</source>
        <translation>Réussi&#xa0;: les %1 éléments sont tous justes.</translation>
    </message>
    <message>
        <source>The output has the sizes %1, the target %2.</source>
        <translation>La sortie a les tailles %1, la cible %2.</translation>
    </message>
    <message>
        <source>This cannot be: %1.</source>
        <translation>C’est impossible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a case whose channels become blocks, or the reverse</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: valeur attendue&#xa0;: un cas dont les canaux deviennent des blocs, ou l’inverse</translation>
    </message>
    <message>
        <source>has %1 answers; expected one for each of the %2 engines</source>
        <translation>a %1 réponses&#x202f;; attendu&#xa0;: une pour chacun des %2 moteurs</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a setting of the knobs of the case before</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: attendu&#xa0;: un réglage des boutons du cas qui précède</translation>
    </message>
    <message>
        <source>That is right. Now say why.</source>
        <translation>C’est juste. Dites maintenant pourquoi.</translation>
    </message>
    <message>
        <source>your picture does not fit this lesson: its case has an output of %1; expected one image of 1 channel, which is grey, or of 3: red, green and blue</source>
        <translation>votre image ne convient pas à cette leçon&#xa0;: son cas a une sortie de %1&#x202f;; attendu&#xa0;: une seule image de 1 canal, en gris, ou de 3&#xa0;: rouge, vert et bleu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected choices, such as %1 0,0.5</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: attendu&#xa0;: des choix, comme %1 0,0.5</translation>
    </message>
    <message>
        <source>&quot;```%1&quot;: expected lesson, case, question, exercise or text</source>
        <translation>«&#xa0;```%1&#xa0;»&#xa0;: attendu lesson, case, question, exercise ou text</translation>
    </message>
    <message>
        <source>is no field of ```%1; expected %2</source>
        <translation>n’est pas un champ de ```%1&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>one answer is right: expected one line &quot;right: …&quot;</source>
        <translation>une seule réponse est juste&#x202f;; attendu&#xa0;: une ligne «&#xa0;right: …&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected equal FIELD=VALUE</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: attendu&#xa0;: equal FIELD=VALUE</translation>
    </message>
    <message>
        <source>a page shows at most %1 elements of both tensors together, not %2; try smaller Sizes</source>
        <translation>une page montre au plus %1 éléments des deux tenseurs ensemble, et non %2&#x202f;; essayez des Sizes plus petites</translation>
    </message>
</context>
<context>
    <name>measure</name>
    <message>
        <source>%1 of %2 equal</source>
        <translation>%1 sur %2 égaux</translation>
    </message>
    <message>
        <source>the input is constant: whatever is read, the output is the same</source>
        <translation>l’entrée est constante&#xa0;: quoi qu’on lise, la sortie est la même</translation>
    </message>
    <message>
        <source>%1 of %2 elements lie on ties: with either neighbour accepted the case tells little</source>
        <translation>%1 éléments sur %2 sont sur des égalités d’arrondi&#xa0;: si l’un ou l’autre voisin est accepté, le cas en dit peu</translation>
    </message>
    <message>
        <source>does not apply: stride 0 repeats the elements of dimension %1, so that they cannot be numbered</source>
        <translation>ne s’applique pas&#xa0;: un pas de 0 répète les éléments de la dimension %1, si bien qu’ils ne peuvent pas être numérotés</translation>
    </message>
    <message>
        <source>both orders are the same here, so that none is proved</source>
        <translation>les deux ordres sont ici les mêmes, si bien qu’aucun n’est prouvé</translation>
    </message>
    <message>
        <source>%1 run differs from the first</source>
        <translation>%1 exécution diffère de la première</translation>
    </message>
    <message>
        <source>%1 runs differ from the first</source>
        <translation>%1 exécutions diffèrent de la première</translation>
    </message>
    <message>
        <source>this is run %1</source>
        <translation>il s’agit de l’exécution %1</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>il n’y a pas assez de mémoire pour cela</translation>
    </message>
    <message>
        <source>by bits alone at %1: %2, not %3</source>
        <translation>par les bits seuls en %1&#xa0;: %2, non %3</translation>
    </message>
    <message>
        <source>a NaN at %1: %2, not %3</source>
        <translation>un NaN en %1&#xa0;: %2, non %3</translation>
    </message>
    <message>
        <source>an infinity at %1: %2, not %3</source>
        <translation>un infini en %1&#xa0;: %2, non %3</translation>
    </message>
    <message>
        <source>largest |A − B| %1 at %2: %3, not %4</source>
        <translation>plus grand |A − B| %1 en %2&#xa0;: %3, non %4</translation>
    </message>
    <message>
        <source>largest |A − B| %1, %2 at %3: %4, not %5</source>
        <translation>plus grand |A − B| %1, %2 en %3&#xa0;: %4, non %5</translation>
    </message>
    <message>
        <source>largest ULP %1 at %2: %3, not %4</source>
        <translation>plus grand ULP %1 en %2&#xa0;: %3, non %4</translation>
    </message>
    <message>
        <source>%1 of %2 input elements stand in the output exactly once</source>
        <translation>%1 éléments d’entrée sur %2 sont dans la sortie exactement une fois</translation>
    </message>
    <message>
        <source>the first is %1</source>
        <translation>le premier est %1</translation>
    </message>
    <message>
        <source>%1 runs, the same bits each time</source>
        <translation>%1 exécutions, les mêmes bits à chaque fois</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first</source>
        <translation>%1 exécutions sur %2 diffèrent de la première</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first, first at %3</source>
        <translation>%1 exécutions sur %2 diffèrent de la première, d’abord en %3</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>permutation</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>aller-retour</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>répétition</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 runs</source>
        <translation>arrêté à la limite de %1 exécutions</translation>
    </message>
    <message>
        <source>%1 dispatches nothing: it has no output</source>
        <translation>%1 n’exécute rien&#xa0;: il n’y a pas de sortie</translation>
    </message>
    <message>
        <source>The file&apos;s case is another one: %1</source>
        <translation>Le cas du fichier est un autre&#xa0;: %1</translation>
    </message>
    <message>
        <source>The expected values belong to another input</source>
        <translation>Les valeurs attendues sont celles d’une autre entrée</translation>
    </message>
    <message>
        <source>cannot be compared: %1, not %2</source>
        <translation>ne peut pas être comparé&#xa0;: %1, non %2</translation>
    </message>
    <message>
        <source>%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at fault; `check --against cpu` shows every element. Use the cpu engine</source>
        <translation>%1 a donné un résultat faux&#xa0;: l’élément %2 est %3 alors que le cas a %4. Son pilote ou le périphérique est en cause&#x202f;; `check --against cpu` montre chaque élément. Utilisez le moteur cpu</translation>
    </message>
    <message>
        <source>The first run of a new engine, all of it: compilation, allocation, transfers</source>
        <translation>La première exécution d’un nouveau moteur, en entier&#xa0;: compilation, allocation, transferts</translation>
    </message>
    <message>
        <source>Hot runs: those after the first, on the same buffers</source>
        <translation>Exécutions à chaud&#xa0;: celles après la première, sur les mêmes tampons</translation>
    </message>
    <message>
        <source>The shortest hot run&apos;s time in the kernel, transfers excluded</source>
        <translation>La plus courte durée à chaud dans le noyau, sans les transferts</translation>
    </message>
    <message>
        <source>Of the hot runs&apos; times in the kernel</source>
        <translation>Des durées à chaud dans le noyau</translation>
    </message>
    <message>
        <source>95 % of the hot runs&apos; kernels took at most this long</source>
        <translation>95 % des noyaux à chaud ont duré au plus autant</translation>
    </message>
    <message>
        <source>The longest hot run&apos;s time in the kernel</source>
        <translation>La plus longue durée à chaud dans le noyau</translation>
    </message>
    <message>
        <source>Bytes that the operator must read and write / median kernel time</source>
        <translation>Octets que l’opérateur doit lire et écrire / durée médiane du noyau</translation>
    </message>
    <message>
        <source>The time of the engine&apos;s own copy of (input + output) / 2 bytes / the kernel&apos;s, medians of runs in turn</source>
        <translation>La durée de la copie du moteur même de (entrée + sortie) / 2 octets / celle du noyau, médianes d’exécutions alternées</translation>
    </message>
    <message>
        <source>Making the plan: tables and strides; once for each case</source>
        <translation>Établir le plan&#xa0;: tables et pas&#x202f;; une fois par cas</translation>
    </message>
    <message>
        <source>Input to the device, median</source>
        <translation>L’entrée vers le périphérique, médiane</translation>
    </message>
    <message>
        <source>Output from the device, median</source>
        <translation>La sortie depuis le périphérique, médiane</translation>
    </message>
    <message>
        <source>The whole call, transfers included, median</source>
        <translation>L’appel entier, transferts compris, médiane</translation>
    </message>
    <message>
        <source>It is the output of another case: %1</source>
        <translation>C’est la sortie d’un autre cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>largest finite |A − B| %1 at %2: %3, not %4</source>
        <translation>plus grande |A − B| finie %1 à %2&#xa0;: %3 au lieu de %4</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN&#xa0;: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>infinis&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 within the tolerance (%2)</source>
        <translation>%1 dans la tolérance (%2)</translation>
    </message>
    <message>
        <source>%1 beyond it</source>
        <translation>%1 au-delà</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance (%2)</source>
        <translation>%1 au-delà de la tolérance (%2)</translation>
    </message>
    <message>
        <source>which is allowed</source>
        <translation>ce qui est permis</translation>
    </message>
    <message>
        <source>%1 nowhere</source>
        <translation>%1 nulle part</translation>
    </message>
    <message>
        <source>%1 more than once</source>
        <translation>%1 plusieurs fois</translation>
    </message>
    <message>
        <source>%1 outputs come from no element</source>
        <translation>%1 sorties ne viennent d’aucun élément</translation>
    </message>
    <message>
        <source>%1 of %2 are back after %3</source>
        <translation>%1 sur %2 sont de retour après %3</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 contient %2</translation>
    </message>
    <message>
        <source>in the other order %1 of %2</source>
        <translation>dans l’autre ordre %1 sur %2</translation>
    </message>
    <message>
        <source>in the other order only %1 of %2</source>
        <translation>dans l’autre ordre seulement %1 sur %2</translation>
    </message>
    <message>
        <source>%1 would hold %2</source>
        <translation>%1 contiendrait %2</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>à froid</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>of copy</source>
        <translation>de la copie</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>envoi</translation>
    </message>
    <message>
        <source>download</source>
        <translation>réception</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>total</translation>
    </message>
</context>
<context>
    <name>measured</name>
    <message>
        <source>cubic interpolation with a = %1</source>
        <translation>interpolation cubique avec a = %1</translation>
    </message>
    <message>
        <source>cubic interpolation with a = %1, its taps outside dropped</source>
        <translation>interpolation cubique avec a = %1, sans les coefficients extérieurs</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1, its taps outside dropped</source>
        <translation>un filtre cubique avec a = %1, sans les coefficients extérieurs</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1</source>
        <translation>un filtre cubique avec a = %1</translation>
    </message>
    <message>
        <source>the mean of the area that an output covers</source>
        <translation>la moyenne de la surface que couvre une sortie</translation>
    </message>
    <message>
        <source>the mean of all elements that an output touches</source>
        <translation>la moyenne de tous les éléments que touche une sortie</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes, its taps outside dropped</source>
        <translation>un filtre de Lanczos à trois lobes, sans les coefficients extérieurs</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes</source>
        <translation>un filtre de Lanczos à trois lobes</translation>
    </message>
    <message>
        <source>the mean of the elements whose centres an output covers</source>
        <translation>la moyenne des éléments dont une sortie couvre le centre</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lies outside the model&apos;s folder</source>
        <translation>%1 est hors du dossier du modèle</translation>
    </message>
    <message>
        <source>%1 holds %2, and %3 gives %4</source>
        <translation>%1 contient %2, et %3 donne %4</translation>
    </message>
    <message>
        <source>tensor %1 has more than 8 dimensions</source>
        <translation>le tenseur %1 a plus de 8 dimensions</translation>
    </message>
    <message>
        <source>tensor %1 has the size %2; expected 0 to 2^32 − 1</source>
        <translation>le tenseur %1 a la taille %2&#x202f;; attendu&#xa0;: 0 à 2^32 − 1</translation>
    </message>
    <message>
        <source>tensor %1 has %2 values; its sizes need %3</source>
        <translation>le tenseur %1 a %2 valeurs&#x202f;; ses tailles en demandent %3</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in another file; expected data in the file itself</source>
        <translation>le tenseur %1 garde ses données dans un autre fichier&#x202f;; attendu&#xa0;: des données dans le fichier lui-même</translation>
    </message>
    <message>
        <source>tensor %1 is of ONNX&apos;s element type %2; FLOAT, DOUBLE, FLOAT16, BOOL and integers of 8 to 64 bits are read</source>
        <translation>le tenseur %1 est du type d’élément %2 d’ONNX&#x202f;; sont lus FLOAT, DOUBLE, FLOAT16, BOOL et les entiers de 8 à 64 bits</translation>
    </message>
    <message>
        <source>tensor %1 has more than 2^64 elements</source>
        <translation>le tenseur %1 a plus de 2^64 éléments</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>le tenseur %1</translation>
    </message>
    <message>
        <source>attribute %1 is neither a number, a text nor a list of them</source>
        <translation>l’attribut %1 n’est ni un nombre, ni un texte, ni une liste des deux</translation>
    </message>
    <message>
        <source>Constant node of %1 has no value</source>
        <translation>Le nœud Constant de %1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>imports the opset %1, which there is not</source>
        <translation>importe l’opset %1, qui n’existe pas</translation>
    </message>
    <message>
        <source>imports no opset of ONNX&apos;s own</source>
        <translation>n’importe aucun opset d’ONNX</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; files of ONNX have less than 2^31</source>
        <translation>%1 a %2 octets&#x202f;; les fichiers d’ONNX en ont moins de 2^31</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>%1 is none of ONNX&apos;s files, or a damaged one</source>
        <translation>%1 n’est pas un fichier d’ONNX, ou il est endommagé</translation>
    </message>
    <message>
        <source>A file of ONNX cannot hold this: it has at most 2 GiB</source>
        <translation>Un fichier d’ONNX ne peut pas contenir cela&#xa0;: il a au plus 2 Gio</translation>
    </message>
    <message>
        <source>it stands in the function %1, whose sizes are those of each call</source>
        <translation>il se trouve dans la fonction %1, dont les tailles sont celles de chaque appel</translation>
    </message>
    <message>
        <source>its input&apos;s sizes are open: %1</source>
        <translation>les tailles de son entrée sont ouvertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The model has too many nodes that move elements: not all chains were tried.</source>
        <translation>Le modèle a trop de nœuds qui déplacent des éléments&#xa0;: toutes les chaînes n’ont pas été essayées.</translation>
    </message>
    <message>
        <source>the type of its input %1 is none of DirectML&apos;s, or not known</source>
        <translation>le type de son entrée %1 n’est pas de ceux de DirectML, ou n’est pas connu</translation>
    </message>
    <message>
        <source>the sizes of its input %1 are not known</source>
        <translation>les tailles de son entrée %1 ne sont pas connues</translation>
    </message>
    <message>
        <source>%1 has no node %2 that is one of DirectML&apos;s layout operators</source>
        <translation>%1 n’a pas de nœud %2 qui soit un des opérateurs de disposition de DirectML</translation>
    </message>
    <message>
        <source>expected %1, or other numbers</source>
        <translation>attendu&#xa0;: %1, ou d’autres nombres</translation>
    </message>
    <message>
        <source>The provider runs the %1 nodes one by one.</source>
        <translation>Le fournisseur exécute les %1 nœuds un par un.</translation>
    </message>
    <message>
        <source>holds no node besides constants</source>
        <translation>ne contient aucun nœud hormis des constantes</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in %2, outside the model&apos;s folder</source>
        <translation>le tenseur %1 garde ses données dans %2, hors du dossier du modèle</translation>
    </message>
    <message>
        <source>--dim %1: expected a name and a size, such as --dim batch=1</source>
        <translation>--dim %1&#x202f;; attendu&#xa0;: un nom et une taille, comme --dim batch=1</translation>
    </message>
    <message>
        <source>%1 has %2 nodes, and none of them is one of DirectML&apos;s layout operators</source>
        <translation>%1 a %2 nœuds, et aucun n’est un des opérateurs de disposition de DirectML</translation>
    </message>
    <message>
        <source>%1 has %2 nodes of which each is a case; expected one, such as %3; `tessera model` lists them</source>
        <translation>%1 a %2 nœuds dont chacun est un cas&#x202f;; attendu&#xa0;: l’un d’eux, comme %3&#x202f;; `tessera model` les énumère</translation>
    </message>
    <message>
        <source>%1 was recorded as %2 %3; the node needs %4 %5</source>
        <translation>%1 a été enregistré comme %2 %3&#x202f;; le nœud demande %4 %5</translation>
    </message>
    <message>
        <source>%1 holds no .npy, .npz or .pb</source>
        <translation>%1 ne contient ni .npy, ni .npz, ni .pb</translation>
    </message>
    <message>
        <source>its input %1 was not recorded</source>
        <translation>son entrée %1 n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>its output %1 was not recorded</source>
        <translation>sa sortie %1 n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>The model is of opset %1, and the library for shapes knows opset %2: what was changed since may keep sizes open.</source>
        <translation>Le modèle est de l’opset %1, et la bibliothèque des formes connaît l’opset %2&#xa0;: ce qui a changé depuis peut laisser des tailles ouvertes.</translation>
    </message>
    <message>
        <source>--dim %1: the model leaves no size open</source>
        <translation>--dim %1&#xa0;: le modèle ne laisse aucune taille ouverte</translation>
    </message>
    <message>
        <source>--dim %1: the model has no such size</source>
        <translation>--dim %1&#xa0;: le modèle n’a pas cette taille</translation>
    </message>
    <message>
        <source>%1 cannot be linked: %2</source>
        <translation>%1 ne peut pas être lié&#xa0;: %2</translation>
    </message>
    <message>
        <source>it has %1 elements; expected a few an axis</source>
        <translation>il a %1 éléments&#x202f;; attendu&#xa0;: quelques-uns par axe</translation>
    </message>
    <message>
        <source>its data in %1 are %2 bytes long; its sizes need %3</source>
        <translation>ses données dans %1 ont %2 octets&#x202f;; ses tailles en demandent %3</translation>
    </message>
    <message>
        <source>its data lie in %1, which cannot be read</source>
        <translation>ses données sont dans %1, qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>its data are the bytes %1 to %2 of %3, which has %4</source>
        <translation>ses données sont les octets %1 à %2 de %3, qui en a %4</translation>
    </message>
    <message>
        <source>Tensor %1 is not read: %2.</source>
        <translation>Le tenseur %1 n’est pas lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser does not read it: %1</source>
        <translation>l’analyseur d’ONNX ne le lit pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser fails with this text</source>
        <translation>l’analyseur d’ONNX échoue sur ce texte</translation>
    </message>
    <message>
        <source>the text has no node with an input</source>
        <translation>le texte n’a aucun nœud avec une entrée</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>le texte ne dit pas la taille de %1&#x202f;; attendu&#xa0;: --Sizes 1,8,2,3 à côté</translation>
    </message>
    <message>
        <source>%1 is %2 in the text, and --Sizes says %3</source>
        <translation>%1 est %2 dans le texte, et --Sizes dit %3</translation>
    </message>
    <message>
        <source>the text has %1 of DirectML&apos;s layout operators, %2 and %3; expected one</source>
        <translation>le texte a %1 des opérateurs de disposition de DirectML, %2 et %3&#x202f;; un seul est attendu</translation>
    </message>
    <message>
        <source>none of the nodes is one of DirectML&apos;s layout operators</source>
        <translation>aucun des nœuds n’est un opérateur de disposition de DirectML</translation>
    </message>
    <message>
        <source>It stands in a graph of QuantizeLinear and DequantizeLinear: a runtime may compute it in %1.</source>
        <translation>Il se trouve dans un graphe de QuantizeLinear et DequantizeLinear&#xa0;: un moteur peut le calculer en %1.</translation>
    </message>
    <message>
        <source>its %1 are no constant of the model: %2</source>
        <translation>ses %1 ne sont pas une constante du modèle&#xa0;: %2</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>tronquées</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrondies vers le bas</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>arrondies au pair le plus proche</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>arrondies au plus proche, la moitié vers le haut</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>arrondies vers le haut</translation>
    </message>
    <message>
        <source>The library for shapes fails with %1: only sizes that the model says itself are known there.</source>
        <translation>La bibliothèque des formes échoue avec %1&#xa0;: seules les tailles que le modèle dit lui-même y sont connues.</translation>
    </message>
    <message>
        <source>`tessera model` lists those that it has</source>
        <translation>`tessera model` énumère ceux qu’il a</translation>
    </message>
    <message>
        <source>the values of the tensor %1 are not known</source>
        <translation>les valeurs du tenseur %1 ne sont pas connues</translation>
    </message>
    <message>
        <source>tensor %1 is there twice; expected each once</source>
        <translation>le tenseur %1 y est deux fois&#x202f;; attendu&#xa0;: chacun une fois</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>is not a type that this operator takes</source>
        <translation>n’est pas un type que prend cet opérateur</translation>
    </message>
    <message>
        <source>is not the input&apos;s type</source>
        <translation>n’est pas le type de l’entrée</translation>
    </message>
    <message>
        <source>is not a multiple of %1 = %2</source>
        <translation>n’est pas un multiple de %1 = %2</translation>
    </message>
    <message>
        <source>does not have four dimensions {N, C, H, W}</source>
        <translation>n’a pas quatre dimensions {N, C, H, W}</translation>
    </message>
    <message>
        <source>is not a block&apos;s side</source>
        <translation>n’est pas le côté d’un bloc</translation>
    </message>
    <message>
        <source>and BlockSize = %1 give an output size beyond 2^32 − 1</source>
        <translation>et BlockSize = %1 donnent une taille de sortie au-delà de 2^32 − 1</translation>
    </message>
    <message>
        <source>does not follow from the input %1 and BlockSize = %2</source>
        <translation>ne découle pas de l’entrée %1 et de BlockSize = %2</translation>
    </message>
    <message>
        <source>Output row %1, column %2 is row %3, column %4 of its %5 block, and that place of channel %6 is kept in input channel %7 at row %8, column %9.</source>
        <translation>La ligne %1, colonne %2 de la sortie est la ligne %3, colonne %4 de son bloc %5, et cette place du canal %6 est gardée dans le canal d’entrée %7, ligne %8, colonne %9.</translation>
    </message>
    <message>
        <source>Output channel %1 at row %2, column %3 keeps row %4, column %5 of its %6 block of input channel %7, which is input row %8, column %9.</source>
        <translation>Le canal de sortie %1, ligne %2, colonne %3 garde la ligne %4, colonne %5 de son bloc %6 du canal d’entrée %7, soit la ligne %8, colonne %9 de l’entrée.</translation>
    </message>
    <message>
        <source>BlockSize is 1: both orders leave everything where it is</source>
        <translation>BlockSize vaut 1&#xa0;: les deux ordres laissent tout en place</translation>
    </message>
    <message>
        <source>the output has one channel: both orders are the same</source>
        <translation>la sortie n’a qu’un canal&#xa0;: les deux ordres sont les mêmes</translation>
    </message>
    <message>
        <source>the input has one channel: both orders are the same</source>
        <translation>l’entrée n’a qu’un canal&#xa0;: les deux ordres sont les mêmes</translation>
    </message>
    <message>
        <source>BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart</source>
        <translation>BlockSize vaut 2, où b + b égale b·b&#x202f;; un plus grand bloc distingue plus d’erreurs</translation>
    </message>
    <message>
        <source>The tensor that is read: {N, C, H, W}.</source>
        <translation>Le tenseur qui est lu&#xa0;: {N, C, H, W}.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape follows from the rest.</source>
        <translation>Le tenseur qui est écrit&#x202f;; sa forme découle du reste.</translation>
    </message>
    <message>
        <source>The side of the square block of pixels that BlockSize² channels become, or come from.</source>
        <translation>Le côté du bloc carré de pixels que deviennent, ou dont viennent, BlockSize² canaux.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>How the channel index is made of depth, block column and block row, the fastest first.</source>
        <translation>Comment l’indice de canal se compose de la profondeur, de la colonne et de la ligne du bloc, le plus rapide d’abord.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, depth fastest.</source>
        <translation>Déplace des canaux dans des blocs de pixels, la profondeur variant le plus vite.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, in one of two orders.</source>
        <translation>Déplace des canaux dans des blocs de pixels, selon l’un de deux ordres.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, depth fastest.</source>
        <translation>Déplace des blocs de pixels dans des canaux, la profondeur variant le plus vite.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, in one of two orders.</source>
        <translation>Déplace des blocs de pixels dans des canaux, selon l’un de deux ordres.</translation>
    </message>
    <message>
        <source>%1 takes another kind of value</source>
        <translation>%1 prend un autre type de valeur</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>%1 n’a pas de champ %2</translation>
    </message>
    <message>
        <source>needs %1 with the input and the tables, more than the memory budget of %2</source>
        <translation>demande %1 avec l’entrée et les tables, plus que le budget mémoire de %2</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>dépasse 2^64 octets</translation>
    </message>
    <message>
        <source>needs more than 2^64 bytes with the input and the tables</source>
        <translation>demande plus de 2^64 octets avec l’entrée et les tables</translation>
    </message>
    <message>
        <source>AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an axis that shrinks enough</source>
        <translation>AntialiasFilter est ici sans effet&#xa0;: il lui faut Antialiased, LINEAR et un axe qui rétrécit assez</translation>
    </message>
    <message>
        <source>RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no operator that does the same; with Antialiased = false it is written as RESAMPLE2</source>
        <translation>RESAMPLE3 avec Antialiased = true ne peut pas être écrit pour DxDispatch, qui ne connaît pas d’opérateur équivalent&#x202f;; avec Antialiased = false il est écrit comme RESAMPLE2</translation>
    </message>
    <message>
        <source>The tensor that is read: one to four dimensions.</source>
        <translation>Le tenseur qui est lu&#xa0;: une à quatre dimensions.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape may be chosen.</source>
        <translation>Le tenseur qui est écrit&#x202f;; sa forme peut être choisie.</translation>
    </message>
    <message>
        <source>Whether an output copies one element or blends neighbours.</source>
        <translation>Si une sortie copie un élément ou mélange des voisins.</translation>
    </message>
    <message>
        <source>Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR.</source>
        <translation>Si nearest prend l’élément à la coordonnée ou après, ou à la coordonnée ou avant&#x202f;; sans effet avec LINEAR.</translation>
    </message>
    <message>
        <source>The number of scales: the rank of both tensors.</source>
        <translation>Le nombre d’échelles&#xa0;: le rang des deux tenseurs.</translation>
    </message>
    <message>
        <source>The number of scales and offsets: the rank of both tensors.</source>
        <translation>Le nombre d’échelles et de décalages&#xa0;: le rang des deux tenseurs.</translation>
    </message>
    <message>
        <source>Output pixels per input pixel, for each axis.</source>
        <translation>Pixels de sortie par pixel d’entrée, pour chaque axe.</translation>
    </message>
    <message>
        <source>Added to an input coordinate before scaling, for each axis.</source>
        <translation>Ajouté à une coordonnée d’entrée avant la mise à l’échelle, pour chaque axe.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>Added to the scaled coordinate, for each axis.</source>
        <translation>Ajouté à la coordonnée mise à l’échelle, pour chaque axe.</translation>
    </message>
    <message>
        <source>When shrinking with LINEAR: filter, so that an output reads all pixels that it covers; outside, the edge repeats.</source>
        <translation>En réduisant avec LINEAR&#xa0;: filtrer, pour qu’une sortie lise tous les pixels qu’elle couvre&#x202f;; au-dehors, le bord se répète.</translation>
    </message>
    <message>
        <source>Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that are not pixel centres, and that it rounds nothing in between, is our rule: no document says it.</source>
        <translation>Quel filtre&#x202f;; ce n’est pas un champ de DirectML, dont le filtre est HALVING. La façon dont celui-ci traite les longueurs impaires et les décalages qui ne sont pas des centres de pixels, et le fait qu’il n’arrondit rien entre-temps, sont notre règle&#xa0;: aucun document ne le dit.</translation>
    </message>
    <message>
        <source>Resizes by scales, pixel centres at one half.</source>
        <translation>Redimensionne par échelles, centres des pixels à un demi.</translation>
    </message>
    <message>
        <source>Resizes by scales and pixel offsets; nearest rounds ties up.</source>
        <translation>Redimensionne par échelles et décalages&#x202f;; nearest tranche les égalités d’arrondi vers le haut.</translation>
    </message>
    <message>
        <source>RESAMPLE1 with a rounding direction for nearest.</source>
        <translation>RESAMPLE1 avec un sens d’arrondi pour nearest.</translation>
    </message>
    <message>
        <source>RESAMPLE2 with an antialiasing filter for linear.</source>
        <translation>RESAMPLE2 avec un filtre d’anticrénelage pour linear.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s output.</source>
        <translation>Le gradient de la sortie de l’opérateur direct.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s input; its shape may be chosen.</source>
        <translation>Le gradient de l’entrée de l’opérateur direct&#x202f;; sa forme peut être choisie.</translation>
    </message>
    <message>
        <source>Whether a forward output copied one element or blended neighbours.</source>
        <translation>Si une sortie directe a copié un élément ou mélangé des voisins.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s: its output pixels per input pixel, for each axis.</source>
        <translation>Celles de l’opérateur direct&#xa0;: ses pixels de sortie par pixel d’entrée, pour chaque axe.</translation>
    </message>
    <message>
        <source>Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis.</source>
        <translation>De InputGradientTensor, la sortie directe&#xa0;: ajouté à sa coordonnée mise à l’échelle, pour chaque axe.</translation>
    </message>
    <message>
        <source>Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis.</source>
        <translation>De OutputGradientTensor, l’entrée directe&#xa0;: ajouté à sa coordonnée avant la mise à l’échelle, pour chaque axe.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE1: its map read backwards.</source>
        <translation>Le gradient de RESAMPLE1&#xa0;: sa correspondance lue à rebours.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE2: its map read backwards.</source>
        <translation>Le gradient de RESAMPLE2&#xa0;: sa correspondance lue à rebours.</translation>
    </message>
    <message>
        <source>needs one value for each of the %1 dimensions</source>
        <translation>demande une valeur pour chacune des %1 dimensions</translation>
    </message>
    <message>
        <source>is not a finite number above 0</source>
        <translation>n’est pas un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>no coordinate is a tie: how ties are rounded is not tested</source>
        <translation>aucune coordonnée n’est une égalité d’arrondi&#xa0;: leur arrondi n’est pas testé</translation>
    </message>
    <message>
        <source>no coordinate lies outside the input: the repeated edge is not tested</source>
        <translation>aucune coordonnée n’est hors de l’entrée&#xa0;: le bord répété n’est pas testé</translation>
    </message>
    <message>
        <source>nothing is cropped: the scaled input is no larger than the output</source>
        <translation>rien n’est rogné&#xa0;: l’entrée mise à l’échelle n’est pas plus grande que la sortie</translation>
    </message>
    <message>
        <source>How DirectML halves an odd length, or where offsets are not pixel centres, is in no document: here it is our rule.</source>
        <translation>Comment DirectML réduit de moitié une longueur impaire, ou là où les décalages ne sont pas des centres de pixels, n’est dans aucun document&#xa0;: ici c’est notre règle.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>a plus de quatre dimensions</translation>
    </message>
    <message>
        <source>does not have the %1 dimensions of %2</source>
        <translation>n’a pas les %1 dimensions de %2</translation>
    </message>
    <message>
        <source>is not the rank of both tensors</source>
        <translation>n’est pas le rang des deux tenseurs</translation>
    </message>
    <message>
        <source>%1 + … (%2 in all)</source>
        <translation>%1 + … (%2 en tout)</translation>
    </message>
    <message>
        <source>%1 → in %2 = %3</source>
        <translation>%1 → entrée %2 = %3</translation>
    </message>
    <message>
        <source>%1 → halved once: %2</source>
        <translation>%1 → réduit de moitié une fois&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 → halved %2 times: %3</source>
        <translation>%1 → réduit de moitié %2 fois&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1  a tie: [%2] on the other side</source>
        <translation>%1  égalité d’arrondi&#xa0;: [%2] de l’autre côté</translation>
    </message>
    <message>
        <source>%1  taps outside read the edge</source>
        <translation>%1  coefficients au-dehors&#xa0;: le bord est lu</translation>
    </message>
    <message>
        <source>%1  clamped to the edge</source>
        <translation>%1  ramené au bord</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input: outside, the edge is repeated, and its element passes unchanged.</source>
        <translation>La sortie se trouve en %1 de l’entrée&#xa0;: au-dehors, le bord est répété, et son élément passe inchangé.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input, which is an element: it passes unchanged.</source>
        <translation>La sortie se trouve en %1 de l’entrée, qui est un élément&#xa0;: il passe inchangé.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it; outside, the edge is repeated.</source>
        <translation>La sortie se trouve en %1 de l’entrée et mélange les %2 éléments qui l’entourent&#x202f;; au-dehors, le bord est répété.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it.</source>
        <translation>La sortie se trouve en %1 de l’entrée et mélange les %2 éléments qui l’entourent.</translation>
    </message>
    <message>
        <source>Every axis keeps its scale: the output copies the input element in its place.</source>
        <translation>Chaque axe garde son échelle&#xa0;: la sortie copie l’élément d’entrée à sa place.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and copies the one element that rounding gives.</source>
        <translation>La sortie se trouve en %1 de l’entrée et copie le seul élément que donne l’arrondi.</translation>
    </message>
    <message>
        <source>No element of the forward output was read from here: the gradient is 0.</source>
        <translation>Aucun élément de la sortie directe n’a été lu d’ici&#xa0;: le gradient est 0.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 output; its gradient comes back with the forward weight.</source>
        <translation>L’opérateur direct a lu cet élément pour %1 sortie&#x202f;; son gradient revient avec le poids direct.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 outputs; their gradients come back, each with its forward weight, and are added.</source>
        <translation>L’opérateur direct a lu cet élément pour %1 sorties&#x202f;; leurs gradients reviennent, chacun avec son poids direct, et s’additionnent.</translation>
    </message>
    <message>
        <source>%1 ← nothing</source>
        <translation>%1 ← rien</translation>
    </message>
    <message>
        <source>%1   e.g. [%2]: %3</source>
        <translation>%1   p.&#xa0;ex. [%2]&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 pixel</source>
        <translation>%1 pixel</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>to higher indices</source>
        <translation>vers les indices supérieurs</translation>
    </message>
    <message>
        <source>to lower indices</source>
        <translation>vers les indices inférieurs</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output: %3</source>
        <translation>L’image se déplace %1 de %2 de la sortie&#xa0;: %3</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>le bord</translation>
    </message>
    <message>
        <source>the centre of pixel 0</source>
        <translation>le centre du pixel 0</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>position %1</translation>
    </message>
    <message>
        <source>the scale starts at %1 of both.</source>
        <translation>l’échelle part du même point des deux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the scale puts %1 of the input on %2 of the output.</source>
        <translation>l’échelle pose ce point de l’entrée (%1) sur ce point de la sortie (%2).</translation>
    </message>
    <message>
        <source>Nothing shifts: the edges of both pictures coincide.</source>
        <translation>Rien ne se décale&#xa0;: les bords des deux images coïncident.</translation>
    </message>
    <message>
        <source>No shift, but the picture is stretched about its middle: each edge lies %1 outside.</source>
        <translation>Pas de décalage, mais l’image est étirée autour de son milieu&#xa0;: chaque bord est à %1 au-dehors.</translation>
    </message>
    <message>
        <source>No shift, but the picture is shrunk about its middle: each edge lies %1 inside.</source>
        <translation>Pas de décalage, mais l’image est rétrécie autour de son milieu&#xa0;: chaque bord est à %1 au-dedans.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 beyond the output and is cropped.</source>
        <translation>Les premiers bords coïncident&#x202f;; à l’autre bout, l’entrée dépasse la sortie de %1 et est rognée.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 less far and its edge is repeated.</source>
        <translation>Les premiers bords coïncident&#x202f;; à l’autre bout, il manque %1 à l’entrée et son bord est répété.</translation>
    </message>
    <message>
        <source>The input&apos;s first edge falls %1 %2 of the output&apos;s, its last edge %3 %4: %5</source>
        <translation>Le premier bord de l’entrée est à %1 %2 de celui de la sortie, le dernier à %3 %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too far.</source>
        <translation>à ces décalages, l’arrondi lit %1 de l’entrée trop loin.</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too early.</source>
        <translation>à ces décalages, l’arrondi lit %1 de l’entrée trop tôt.</translation>
    </message>
    <message>
        <source>Nothing shifts: every output copies the input that it covers.</source>
        <translation>Rien ne se décale&#xa0;: chaque sortie copie l’entrée qu’elle couvre.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output.</source>
        <translation>L’image se déplace %1 de %2 de la sortie.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 of the output.</source>
        <translation>L’image se déplace %1 de %2 et %3 de %4 de la sortie.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 of the output.</source>
        <translation>L’image se déplace %1 de %2 et %3 de %4 et %5 de %6 de la sortie.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 and %7 by %8 of the output.</source>
        <translation>L’image se déplace %1 de %2 et %3 de %4 et %5 de %6 et %7 de %8 de la sortie.</translation>
    </message>
    <message>
        <source>The edges of the two pictures do not meet.</source>
        <translation>Les bords des deux images ne se rencontrent pas.</translation>
    </message>
    <message>
        <source>%1 → the two about it, backwards</source>
        <translation>%1 → les deux autour, à l’envers</translation>
    </message>
    <message>
        <source>%1 → the two about it</source>
        <translation>%1 → les deux autour</translation>
    </message>
    <message>
        <source>%1 → a triangle about it</source>
        <translation>%1 → un triangle autour</translation>
    </message>
    <message>
        <source>%1 → halved while Scale &lt; 1/2, then the two about it</source>
        <translation>%1 → réduit de moitié tant que Scale &lt; 1/2, puis les deux autour</translation>
    </message>
    <message>
        <source>%1 → %2, backwards</source>
        <translation>%1 → %2, à l’envers</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that blended it, with their weights</source>
        <translation>chaque sortie additionne les gradients des sorties directes qui l’ont mélangée, avec leurs poids</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that copied it</source>
        <translation>chaque sortie additionne les gradients des sorties directes qui l’ont copiée</translation>
    </message>
    <message>
        <source>each output blends all elements below a triangle, which widens where an axis shrinks</source>
        <translation>chaque sortie mélange tous les éléments sous un triangle, qui s’élargit là où un axe rétrécit</translation>
    </message>
    <message>
        <source>each output blends two elements of every axis, of pairs&apos; means where its Scale is below 1/2</source>
        <translation>chaque sortie mélange deux éléments de chaque axe, des moyennes de paires là où son Scale est au-dessous de 1/2</translation>
    </message>
    <message>
        <source>no effect in LINEAR, which rounds no coordinate</source>
        <translation>sans effet avec LINEAR, qui n’arrondit aucune coordonnée</translation>
    </message>
    <message>
        <source>Copied: same place, same number.</source>
        <translation>Copié&#xa0;: même place, même nombre.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too far.</source>
        <translation>à ces décalages, l’arrondi vers le haut lit %1 de l’entrée trop loin.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too early.</source>
        <translation>à ces décalages, l’arrondi vers le haut lit %1 de l’entrée trop tôt.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too far.</source>
        <translation>à ces décalages, l’arrondi vers le bas lit %1 de l’entrée trop loin.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too early.</source>
        <translation>à ces décalages, l’arrondi vers le bas lit %1 de l’entrée trop tôt.</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>Back (left arrow, Page Up)</source>
        <translation>En arrière (flèche gauche, Page haut)</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ Lecture</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ Pause</translation>
    </message>
    <message>
        <source>Play or pause (space)</source>
        <translation>Lecture ou pause (Espace)</translation>
    </message>
    <message>
        <source>Step (right arrow, Page Down)</source>
        <translation>Étape suivante (flèche droite, Page bas)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>along the</source>
        <translation>en suivant</translation>
    </message>
    <message>
        <source>output</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>input</source>
        <translation>l’entrée</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>la mémoire</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>étapes par seconde</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité d’arrondi</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation>ramené au bord</translation>
    </message>
    <message>
        <source>cropped</source>
        <translation>rogné</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sauté</translation>
    </message>
    <message>
        <source>two neighbours are equally near</source>
        <translation>deux voisins sont à égale distance</translation>
    </message>
    <message>
        <source>outside the input, where the edge is repeated</source>
        <translation>hors de l’entrée, où le bord est répété</translation>
    </message>
    <message>
        <source>no output reads it: it lies beyond what the outputs stand for</source>
        <translation>aucune sortie ne le lit&#xa0;: il est au-delà de ce que couvrent les sorties</translation>
    </message>
    <message>
        <source>no output reads it</source>
        <translation>aucune sortie ne le lit</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>The tensors are drawn by a script, which this reader does not run.</source>
        <translation>Les tenseurs sont dessinés par un script que ce lecteur n’exécute pas.</translation>
    </message>
    <message>
        <source>The formula with its numbers</source>
        <translation>La formule avec ses nombres</translation>
    </message>
    <message>
        <source>What belongs to it</source>
        <translation>Ce qui lui correspond</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>Point at an element, or walk with the arrow keys, to see what belongs to it; click or press Enter to keep it. Space plays, the arrows and Page Up and Page Down step.</source>
        <translation>Pointez un élément, ou déplacez-vous avec les flèches, pour voir ce qui lui correspond&#x202f;; cliquez ou appuyez sur Entrée pour l’épingler. Espace lance la lecture&#x202f;; les flèches, Page haut et Page bas avancent pas à pas.</translation>
    </message>
    <message>
        <source>%1, its channels as red, green and blue</source>
        <translation>%1, ses canaux en rouge, vert et bleu</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>Rien n’est encore rempli.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>L’entrée %1 attend&#xa0;: les sorties qui la lisent lisent aussi un élément ultérieur.</translation>
    </message>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>Aucune sortie ne lit l’entrée %1&#xa0;: rien n’est rempli.</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>Remplit %1 éléments %2. Le premier&#xa0;: %3</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>from %1, weight %2</source>
        <translation>de&#xa0;: %1, poids %2</translation>
    </message>
    <message>
        <source>to %1, weight %2</source>
        <translation>vers&#xa0;: %1, poids %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>No output reads it.</source>
        <translation>Aucune sortie ne le lit.</translation>
    </message>
    <message>
        <source>It is read by %1 output.</source>
        <translation>Il est lu par %1 sortie.</translation>
    </message>
    <message>
        <source>It is read by %1 outputs.</source>
        <translation>Il est lu par %1 sorties.</translation>
    </message>
    <message>
        <source>Remove the pin of %1</source>
        <translation>Retirer l’épingle de %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correct.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Pas celle-ci.</translation>
    </message>
    <message>
        <source>What you can turn</source>
        <translation>Ce que vous pouvez tourner</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>Montrer l’explication</translation>
    </message>
    <message>
        <source>Output %1 copies input %2.</source>
        <translation>La sortie %1 copie l’entrée %2.</translation>
    </message>
    <message>
        <source>Output %1 blends %2 inputs.</source>
        <translation>La sortie %1 mélange %2 entrées.</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Écrivez cette fonction dans un fichier Python, et vérifiez-la&#xa0;:</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Open in Tessera</source>
        <translation>Ouvrir dans Tessera</translation>
    </message>
    <message>
        <source>Memory of the input</source>
        <translation>Mémoire de l’entrée</translation>
    </message>
    <message>
        <source>Memory of the output</source>
        <translation>Mémoire de la sortie</translation>
    </message>
    <message>
        <source>Strides %1.</source>
        <translation>Pas (strides) %1.</translation>
    </message>
    <message>
        <source>Strides %1. %2 lives in house %3.</source>
        <translation>Pas (strides) %1. %2 habite la maison %3.</translation>
    </message>
    <message>
        <source>Houses %1 to %2 of %3</source>
        <translation>Maisons %1 à %2 sur %3</translation>
    </message>
    <message>
        <source>Axis %1 on one ruler. Above: %2. Below: %3, each %4 wide.</source>
        <translation>Axe %1 sur une même règle. En haut&#xa0;: %2. En bas&#xa0;: %3, chaque case large de %4.</translation>
    </message>
    <message>
        <source>The place in its block, (by, bx)</source>
        <translation>La place dans son bloc, (by, bx)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>The picture of %1 × %2 pixels is no tensor: it may have 1 to 2^32 − 1 samples</source>
        <translation>L’image de %1 × %2 pixels n’est pas un tenseur&#xa0;: elle peut avoir de 1 à 2^32 − 1 échantillons</translation>
    </message>
    <message>
        <source>%1 is a drawing, not pixels; export it as .png first</source>
        <translation>%1 est un dessin, pas des pixels&#x202f;; exportez-le d’abord en .png</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>%1 images</translation>
    </message>
    <message>
        <source>%1: its size is %2, and that of %3 is %4; the pictures of a batch are equally large</source>
        <translation>%1&#xa0;: sa taille est %2, et celle de %3 est %4&#x202f;; les images d’un lot ont la même taille</translation>
    </message>
    <message>
        <source>it is no JPEG picture that can be read: %1</source>
        <translation>ce n’est pas une image JPEG lisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>more than %1 scans</source>
        <translation>plus de %1 balayages</translation>
    </message>
    <message>
        <source>a JPEG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>une image JPEG de %1 × %2 pixels ne peut pas être faite&#xa0;: %3</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>le fichier finit avant son image</translation>
    </message>
    <message>
        <source>there is not enough memory for the file</source>
        <translation>il n’y a pas assez de mémoire pour le fichier</translation>
    </message>
    <message>
        <source>it is no PNG picture that can be read: %1</source>
        <translation>ce n’est pas une image PNG lisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file ends before its picture does: a chunk is to have %1 bytes, %2 are left</source>
        <translation>le fichier s’arrête avant son image&#xa0;: un bloc doit avoir %1 octets, il en reste %2</translation>
    </message>
    <message>
        <source>it is a PNG picture of a kind that cannot be read</source>
        <translation>c’est une image PNG d’un type illisible</translation>
    </message>
    <message>
        <source>a PNG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>une image PNG de %1 × %2 pixels ne peut pas être faite&#xa0;: %3</translation>
    </message>
    <message>
        <source>it is no OpenEXR picture that can be read: %1</source>
        <translation>ce n’est pas une image OpenEXR lisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>its attribute %1 is not as long as one of its type</source>
        <translation>son attribut %1 n’a pas la longueur de son type</translation>
    </message>
    <message>
        <source>its channels, %1, are neither grey nor RGB; as many as it has would do: %2</source>
        <translation>ses canaux, %1, ne sont ni du gris ni du RGB&#x202f;; attendu, autant qu’elle en a&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 × %2 at (%3, %4)</source>
        <translation>%1 × %2 à (%3, %4)</translation>
    </message>
    <message>
        <source>channels %1</source>
        <translation>canaux %1</translation>
    </message>
    <message>
        <source>%1 is of another type and becomes %2</source>
        <translation>%1 est d’un autre type et devient %2</translation>
    </message>
    <message>
        <source>the data window, %1, which is read; the display window is %2</source>
        <translation>la fenêtre de données, %1, qui est lue&#x202f;; la fenêtre d’affichage est %2</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>elle n’a pas de pixels</translation>
    </message>
    <message>
        <source>the first of %1 parts</source>
        <translation>la première de %1 parties</translation>
    </message>
    <message>
        <source>its headers contradict each other</source>
        <translation>ses en-têtes se contredisent</translation>
    </message>
    <message>
        <source>an OpenEXR picture cannot be made: %1</source>
        <translation>une image OpenEXR ne peut pas être faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 holds %2; a picture is {H, W, C} or {N, H, W, C} of 1, 3 or 4 channels</source>
        <translation>%1 contient %2&#x202f;; une image est {H, W, C} ou {N, H, W, C} de 1, 3 ou 4 canaux</translation>
    </message>
    <message>
        <source>the array %1 is %2</source>
        <translation>le tableau %1 est %2</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in one of %2</source>
        <translation>%1&#x202f;; attendu&#xa0;: un nom qui finit par l’un de %2</translation>
    </message>
    <message>
        <source>%1 holds %2 pictures, and a batch is made of files of one</source>
        <translation>%1 contient %2 images, et un lot se compose de fichiers qui en ont une</translation>
    </message>
    <message>
        <source>it is no picture of a format that is read: %1</source>
        <translation>ce n’est pas une image d’un format lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 holds no picture of %2 channels</source>
        <translation>%1 n’a pas d’image de %2 canaux</translation>
    </message>
    <message>
        <source>a row is longer than the picture is wide</source>
        <translation>une ligne est plus longue que l’image n’est large</translation>
    </message>
    <message>
        <source>scale %1, by which no sample is multiplied</source>
        <translation>échelle %1, par laquelle aucun échantillon n’est multiplié</translation>
    </message>
    <message>
        <source>it is no TIFF picture that can be read: %1</source>
        <translation>ce n’est pas une image TIFF lisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>its samples have %1 bits, or are complex; integers of 8 to 64 bits and floats of 16 to 64 are read</source>
        <translation>ses échantillons ont %1 bits, ou sont complexes&#x202f;; les entiers de 8 à 64 bits et les flottants de 16 à 64 se lisent</translation>
    </message>
    <message>
        <source>0 is white: the samples are as they are stored</source>
        <translation>0 est le blanc&#xa0;: les échantillons restent tels qu’ils sont enregistrés</translation>
    </message>
    <message>
        <source>colours are multiplied by their opacity</source>
        <translation>les couleurs sont multipliées par leur opacité</translation>
    </message>
    <message>
        <source>its rows have %1 bytes where %2 are needed</source>
        <translation>ses lignes ont %1 octets au lieu de %2</translation>
    </message>
    <message>
        <source>a TIFF picture cannot be made: %1</source>
        <translation>une image TIFF ne peut pas être faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>orientation %1, which is applied</source>
        <translation>orientation %1, qui est appliquée</translation>
    </message>
    <message>
        <source>its channel %1 has one sample for %2 × %3 pixels; a tensor has one for each, and to make them up would convert luminance and chroma: save it with the channels R, G and B</source>
        <translation>son canal %1 a un échantillon pour %2 × %3 pixels&#x202f;; un tenseur en a un par pixel, et les inventer convertirait luminance et chrominance&#xa0;: enregistrez-la avec les canaux R, G et B</translation>
    </message>
    <message>
        <source>values above %1, which are clipped to it: %2</source>
        <translation>valeurs supérieures à %1, qui y sont ramenées&#xa0;: %2</translation>
    </message>
    <message>
        <source>values below %1, which are clipped to it: %2</source>
        <translation>valeurs inférieures à %1, qui y sont ramenées&#xa0;: %2</translation>
    </message>
    <message>
        <source>values that are no number, which become black: %1</source>
        <translation>valeurs qui ne sont pas un nombre, qui deviennent noires&#xa0;: %1</translation>
    </message>
    <message>
        <source>16 bits a sample, of which 8 are kept</source>
        <translation>16 bits par échantillon, dont 8 sont conservés</translation>
    </message>
    <message>
        <source>%1 is read and not written; OpenEXR (.exr) and PFM (.pfm) hold its floats</source>
        <translation>%1 est lu mais pas écrit&#x202f;; OpenEXR (.exr) et PFM (.pfm) contiennent ses flottants</translation>
    </message>
    <message>
        <source>its photometric interpretation is %1, which is not read; saved as RGB or grey it is, light as OpenEXR or TIFF of floats</source>
        <translation>son interprétation photométrique est %1, qui n’est pas lue&#x202f;; enregistrée en RVB ou en gris, elle l’est, la lumière en OpenEXR ou en TIFF de flottants</translation>
    </message>
    <message>
        <source>it has several pages, of which none is chosen; a file for each would do</source>
        <translation>elle a plusieurs pages, dont aucune n’est choisie&#x202f;; attendu&#xa0;: un fichier pour chacune</translation>
    </message>
    <message>
        <source>%1 as %2, in which white is 1</source>
        <translation>%1 en %2, où le blanc vaut 1</translation>
    </message>
    <message>
        <source>the fourth channel, which %1 does not hold</source>
        <translation>le quatrième canal, que %1 ne contient pas</translation>
    </message>
    <message>
        <source>it is a JPEG picture in CMYK, which is not read; saved as RGB it is</source>
        <translation>c’est une image JPEG en CMJN, qui n’est pas lue&#x202f;; enregistrée en RVB, elle l’est</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of its header</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de son en-tête</translation>
    </message>
    <message>
        <source>it has no size, or one that is not read; -Y HEIGHT +X WIDTH is</source>
        <translation>elle n’a pas de taille, ou une qui n’est pas lue&#x202f;; -Y HAUTEUR +X LARGEUR l’est</translation>
    </message>
    <message>
        <source>it is in tiles or planes, which is not read; saved row by row it is</source>
        <translation>elle est en tuiles ou en plans, ce qui n’est pas lu&#x202f;; enregistrée ligne par ligne, elle l’est</translation>
    </message>
    <message>
        <source>The picture as %1</source>
        <translation>L’image en %1</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels</source>
        <translation>une image de %1 × %2 pixels</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>%1 are more elements than can be counted</source>
        <translation>%1 sont plus d’éléments qu’on n’en peut compter</translation>
    </message>
    <message>
        <source>%1 is no shape; expected sizes from 1, and one -1</source>
        <translation>%1 n’est pas une forme&#x202f;; attendu&#xa0;: des tailles à partir de 1, et un -1</translation>
    </message>
    <message>
        <source>the tensor %1 is too large for strides of 32 bits</source>
        <translation>le tenseur %1 est trop grand pour des pas de 32 bits</translation>
    </message>
    <message>
        <source>axis %1 is none of %2</source>
        <translation>l’axe %1 n’est aucun de %2</translation>
    </message>
    <message>
        <source>expected %1 to %2</source>
        <translation>attendu&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>reshape of %1 to %2: the elements are %3, and not %4</source>
        <translation>reshape de %1 vers %2&#xa0;: les éléments sont %3, et non %4</translation>
    </message>
    <message>
        <source>reshape of %1 to %2 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>reshape de %1 vers %2 coupe un axe, ce que ne fait aucun des opérateurs de disposition de DirectML</translation>
    </message>
    <message>
        <source>axis %1 is there twice; expected each once</source>
        <translation>l’axe %1 y est deux fois&#x202f;; attendu&#xa0;: chacun une fois</translation>
    </message>
    <message>
        <source>%1 axes of the %2 of %3 are named; expected all</source>
        <translation>%1 axes des %2 de %3 sont nommés&#x202f;; attendu&#xa0;: tous</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>répéter %1 fois ne donne pas de taille</translation>
    </message>
    <message>
        <source>there is no place %1 for a further axis of %2</source>
        <translation>il n’y a pas de place %1 pour un axe de plus de %2</translation>
    </message>
    <message>
        <source>the part of %1 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>la partie de %1 coupe un axe, ce que ne fait aucun des opérateurs de disposition de DirectML</translation>
    </message>
    <message>
        <source>the parts %1 and %2 do not lie beside each other</source>
        <translation>les parties %1 et %2 ne sont pas l’une à côté de l’autre</translation>
    </message>
    <message>
        <source>the parts are too long to be joined</source>
        <translation>les parties sont trop longues pour être jointes</translation>
    </message>
    <message>
        <source>the parts follow each other in an order that no operator has</source>
        <translation>les parties se suivent dans un ordre qu’aucun opérateur n’a</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>Aucune sortie ne lit l’entrée %1&#xa0;: rien n’est rempli.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>L’entrée %1 attend&#xa0;: les sorties qui la lisent lisent aussi un élément ultérieur.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>Remplit %1 éléments %2. Le premier&#xa0;: %3</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>Rien n’est encore rempli.</translation>
    </message>
</context>
<context>
    <name>probe</name>
    <message>
        <source>Outputs copy inputs: read off in two numberings, proved by %1 runs.</source>
        <translation>Les sorties copient des entrées&#xa0;: lu dans deux numérotations, prouvé par %1 exécutions.</translation>
    </message>
    <message>
        <source>Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted.</source>
        <translation>Les sorties sont des sommes pondérées d’entrées&#xa0;: mesuré par %1 exécutions, et des valeurs aléatoires sont prédites.</translation>
    </message>
    <message>
        <source>There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs).</source>
        <translation>Il n’y a pas de correspondance&#xa0;: les sorties ne sont ni des copies ni des sommes pondérées d’entrées (%1 exécutions).</translation>
    </message>
    <message>
        <source>%1 output is never written: they keep what the memory held.</source>
        <translation>%1 sortie n’est jamais écrite&#xa0;: elle garde ce que contenait la mémoire.</translation>
    </message>
    <message>
        <source>%1 outputs are never written: they keep what the memory held.</source>
        <translation>%1 sorties ne sont jamais écrites&#xa0;: elles gardent ce que contenait la mémoire.</translation>
    </message>
    <message>
        <source>%1 output holds a constant that no input changes.</source>
        <translation>%1 sortie contient une constante qu’aucune entrée ne change.</translation>
    </message>
    <message>
        <source>%1 outputs hold a constant that no input changes.</source>
        <translation>%1 sorties contiennent une constante qu’aucune entrée ne change.</translation>
    </message>
    <message>
        <source>It rearranges %1.</source>
        <translation>Elle réarrange %1.</translation>
    </message>
    <message>
        <source>It rearranges %1 where %2 is right.</source>
        <translation>Elle réarrange %1 alors que %2 est juste.</translation>
    </message>
    <message>
        <source>Its axes do not separate: weights are no products of one weight an axis.</source>
        <translation>Ses axes ne se séparent pas&#xa0;: les poids ne sont pas des produits d’un poids par axe.</translation>
    </message>
    <message>
        <source>The map is the right one.</source>
        <translation>La correspondance est la bonne.</translation>
    </message>
    <message>
        <source>%1 of %2 outputs read otherwise than they should.</source>
        <translation>%1 sorties sur %2 lisent autrement qu’elles ne devraient.</translation>
    </message>
    <message>
        <source>%1.Sizes %2 has %3 elements; at most %4 can be probed</source>
        <translation>%1.Sizes %2 a %3 éléments&#x202f;; %4 au plus peuvent être sondés</translation>
    </message>
</context>
<context>
    <name>quality</name>
    <message>
        <source>The mean of |A − B|, by channel; 0 where they are equal.</source>
        <translation>La moyenne de |A − B|, par canal&#x202f;; 0 s’ils sont égaux.</translation>
    </message>
    <message>
        <source>The largest |A − B|, by channel; 0 where they are equal.</source>
        <translation>Le plus grand |A − B|, par canal&#x202f;; 0 s’ils sont égaux.</translation>
    </message>
    <message>
        <source>The peak against the mean of (A − B)²; infinite where they are equal.</source>
        <translation>La valeur maximale rapportée à la moyenne de (A − B)²&#x202f;; infini s’ils sont égaux.</translation>
    </message>
    <message>
        <source>Structural similarity, Gaussian window of 11 × 11; 1 where they are equal.</source>
        <translation>Similarité structurelle, fenêtre gaussienne de 11 × 11&#x202f;; 1 s’ils sont égaux.</translation>
    </message>
    <message>
        <source>How much an eye sees when the two alternate on a display, in sRGB; 0 where they are equal.</source>
        <translation>Ce qu’un œil voit quand les deux alternent sur un écran, en sRGB&#x202f;; 0 s’ils sont égaux.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>a plus de quatre dimensions</translation>
    </message>
    <message>
        <source>needs at least %1 × %1 elements; these are %2 × %3</source>
        <translation>il faut au moins %1 × %1 éléments&#x202f;; il y en a %2 × %3</translation>
    </message>
    <message>
        <source>needs a picture of 1, 3 or 4 channels; there are %1</source>
        <translation>il faut une image de 1, 3 ou 4 canaux&#x202f;; il y en a %1</translation>
    </message>
    <message>
        <source>an element is NaN or infinite</source>
        <translation>un élément est NaN ou infini</translation>
    </message>
    <message>
        <source>no measure of pictures: %1</source>
        <translation>aucune mesure d’image&#xa0;: %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>maximum %1</translation>
    </message>
    <message>
        <source>%1 pixels per degree</source>
        <translation>%1 pixels par degré</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>height times %1</source>
        <translation>hauteur fois %1</translation>
    </message>
    <message>
        <source>width times %1</source>
        <translation>largeur fois %1</translation>
    </message>
    <message>
        <source>pixel centres</source>
        <translation>centres des pixels</translation>
    </message>
    <message>
        <source>corners as origin</source>
        <translation>coins comme origine</translation>
    </message>
    <message>
        <source>halves rounded up</source>
        <translation>demis arrondis vers le haut</translation>
    </message>
    <message>
        <source>the channel number is read in the other order</source>
        <translation>le numéro de canal est lu dans l’autre ordre</translation>
    </message>
    <message>
        <source>the corners are the origin: x = o / scale</source>
        <translation>les coins sont l’origine&#xa0;: x = o / échelle</translation>
    </message>
    <message>
        <source>pixel centres are used: x = (o + 0.5) / scale − 0.5</source>
        <translation>les centres des pixels sont employés&#xa0;: x = (o + 0.5) / échelle − 0.5</translation>
    </message>
    <message>
        <source>the corners are aligned: x = o·(in − 1) / (out − 1)</source>
        <translation>les coins sont alignés&#xa0;: x = o·(in − 1) / (out − 1)</translation>
    </message>
    <message>
        <source>the gradient is resized like a picture, and not added up</source>
        <translation>le gradient est redimensionné comme une image, et non additionné</translation>
    </message>
    <message>
        <source>the two offsets are exchanged: each is taken for the other tensor&apos;s</source>
        <translation>les deux décalages sont échangés&#xa0;: chacun est pris pour celui de l’autre tenseur</translation>
    </message>
    <message>
        <source>the antialias filter is switched off where it is on, or on where it is off</source>
        <translation>le filtre d’anticrénelage est éteint là où il est allumé, ou l’inverse</translation>
    </message>
    <message>
        <source>row and column inside the block are exchanged</source>
        <translation>ligne et colonne dans le bloc sont échangées</translation>
    </message>
    <message>
        <source>the batch is read as the fast part of the channel number</source>
        <translation>le lot est lu comme la partie rapide du numéro de canal</translation>
    </message>
    <message>
        <source>the strides are ignored: the memory is read as if it were packed</source>
        <translation>les pas sont ignorés&#xa0;: la mémoire est lue comme si elle était compacte</translation>
    </message>
    <message>
        <source>the memory is read as NHWC, as if the channels of a pixel lay side by side</source>
        <translation>la mémoire est lue en NHWC, comme si les canaux d’un pixel étaient côte à côte</translation>
    </message>
    <message>
        <source>rows and columns of the input are exchanged</source>
        <translation>lignes et colonnes de l’entrée sont échangées</translation>
    </message>
    <message>
        <source>each axis has the other one&apos;s scale, and past the end the edge repeats</source>
        <translation>chaque axe a l’échelle de l’autre, et au-delà de la fin le bord se répète</translation>
    </message>
    <message>
        <source>the coordinates are clamped one element before the end</source>
        <translation>les coordonnées sont bornées un élément avant la fin</translation>
    </message>
    <message>
        <source>the edge is not repeated: weights outside become negative</source>
        <translation>le bord n’est pas répété&#xa0;: au-dehors les poids deviennent négatifs</translation>
    </message>
    <message>
        <source>the other neighbour is taken on a tie</source>
        <translation>en cas d’égalité d’arrondi, l’autre voisin est pris</translation>
    </message>
    <message>
        <source>the picture is read from its last row up</source>
        <translation>l’image est lue à partir de sa dernière ligne</translation>
    </message>
    <message>
        <source>The mistake: %1.</source>
        <translation>L’erreur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Which input element lands in output %1?</source>
        <translation>Quel élément d’entrée arrive à la sortie %1&#x202f;?</translation>
    </message>
    <message>
        <source>What comes out at output %1?</source>
        <translation>Que vaut la sortie %1&#x202f;?</translation>
    </message>
    <message>
        <source>Output %1 holds %2. %3</source>
        <translation>La sortie %1 contient %2. %3</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Which order made this output?</source>
        <translation>Quel ordre a fait cette sortie&#x202f;?</translation>
    </message>
    <message>
        <source>Which convention drew this picture?</source>
        <translation>Quelle convention a dessiné cette image&#x202f;?</translation>
    </message>
    <message>
        <source>level = %1 is none: expected 1, 2 or 3</source>
        <translation>level = %1 n’existe pas&#x202f;; attendu&#xa0;: 1, 2 ou 3</translation>
    </message>
    <message>
        <source>questions = %1: expected 1 to %2</source>
        <translation>questions = %1&#x202f;; attendu&#xa0;: 1 à %2</translation>
    </message>
    <message>
        <source>%1, batch entry %2</source>
        <translation>%1, élément du lot %2</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, canal %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>the coordinate is rounded by another rule</source>
        <translation>la coordonnée est arrondie par une autre règle</translation>
    </message>
    <message>
        <source>Both: the other order gives the same output</source>
        <translation>Les deux&#xa0;: l’autre ordre donne la même sortie</translation>
    </message>
    <message>
        <source>The picture has one channel, so c is always 0: in both orders k = by·b + bx.</source>
        <translation>L’image a un seul canal, donc c vaut toujours 0&#xa0;: dans les deux ordres k = by·b + bx.</translation>
    </message>
    <message>
        <source>%1 gives this output, and so does the other order.</source>
        <translation>%1 donne cette sortie, et l’autre ordre aussi.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>nearest element</source>
        <translation>élément le plus proche</translation>
    </message>
    <message>
        <source>with the antialias filter %1</source>
        <translation>avec le filtre d’anticrénelage %1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>blocs de %1</translation>
    </message>
    <message>
        <source>the input&apos;s channels last in memory</source>
        <translation>les canaux de l’entrée en dernier en mémoire</translation>
    </message>
    <message>
        <source>A resampling</source>
        <translation>Un rééchantillonnage</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>What is done, and the sizes of both tensors.</extracomment>
        <translation>%1&#xa0;: %2 vers %3</translation>
    </message>
    <message>
        <source>level %1 has only %2 questions; ask for fewer</source>
        <translation>le niveau %1 n’a que %2 questions&#x202f;; en demander moins</translation>
    </message>
    <message>
        <source>Quiz on tensor layouts</source>
        <translation>Quiz sur les dispositions de tenseurs</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Question %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>align corners</source>
        <translation>align corners</translation>
    </message>
    <message>
        <source>the nearest element is copied where neighbours are blended, or the reverse</source>
        <translation>l’élément le plus proche est copié là où les voisins sont mélangés, ou l’inverse</translation>
    </message>
    <message>
        <source>Then output %1 would be %2; here it is %3.</source>
        <translation>Alors la sortie %1 vaudrait %2&#x202f;; ici elle vaut %3.</translation>
    </message>
    <message>
        <source>seed %1, level %2, questions: %3</source>
        <translation>graine %1, niveau %2, questions&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>%1 takes %2 arguments, and this is one more</source>
        <translation>%1 prend %2 arguments, et en voici un de plus</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 est donné deux fois</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 n’a pas de %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a whole number from 1 on</source>
        <translation>un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>une liste de nombres</translation>
    </message>
    <message>
        <source>one number or two</source>
        <translation>un ou deux nombres</translation>
    </message>
    <message>
        <source>%1 needs whole numbers</source>
        <translation>%1 demande des nombres entiers</translation>
    </message>
    <message>
        <source>one whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>expected a whole multiple of %1 elements</source>
        <translation>attendu&#xa0;: un multiple entier de %1 éléments</translation>
    </message>
    <message>
        <source>%1 needs a whole number from 1 on</source>
        <translation>%1 demande un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one</source>
        <translation>il n’y a ici aucun appel qui déplace ou redimensionne un tenseur&#x202f;; F.pixel_shuffle(x, 2) en serait un</translation>
    </message>
    <message>
        <source>the value does not have %1 parts, one for each name</source>
        <translation>la valeur n’a pas les %1 parties qui sont nommées</translation>
    </message>
    <message>
        <source>%1 is given no value; the text&apos;s input is %2</source>
        <translation>%1 ne reçoit pas de valeur&#x202f;; l’entrée du texte est %2</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>le texte ne dit pas la taille de %1&#x202f;; attendu&#xa0;: --Sizes 1,8,2,3 à côté</translation>
    </message>
    <message>
        <source>channels that are last need four sizes N, C, H, W</source>
        <translation>des canaux en dernier demandent quatre tailles N, C, H, W</translation>
    </message>
    <message>
        <source>expected a tensor here, such as x</source>
        <translation>attendu ici&#xa0;: un tenseur, par exemple x</translation>
    </message>
    <message>
        <source>%1 is nothing that can be read</source>
        <translation>%1 ne se lit pas ici</translation>
    </message>
    <message>
        <source>this is no place in a list of %1</source>
        <translation>ce n’est pas une place dans une liste de %1</translation>
    </message>
    <message>
        <source>the list is too long</source>
        <translation>la liste est trop longue</translation>
    </message>
    <message>
        <source>only numbers can be calculated with here</source>
        <translation>on ne calcule ici qu’avec des nombres</translation>
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation>rien ne se divise par 0</translation>
    </message>
    <message>
        <source>a layer takes one tensor</source>
        <translation>une couche prend un tenseur</translation>
    </message>
    <message>
        <source>this is nothing that can be called</source>
        <translation>ceci ne peut pas être appelé</translation>
    </message>
    <message>
        <source>%1 is none of the functions that can be read</source>
        <translation>%1 n’est aucune des fonctions qui se lisent</translation>
    </message>
    <message>
        <source>expected one that moves or resizes a tensor, such as pixel_shuffle, interpolate, reshape or transpose</source>
        <translation>attendu&#xa0;: une fonction qui déplace ou redimensionne un tenseur, comme pixel_shuffle, interpolate, reshape ou transpose</translation>
    </message>
    <message>
        <source>%1 is %2&apos;s, and the DirectML provider runs nodes of ONNX</source>
        <translation>%1 appartient à %2, et le fournisseur DirectML exécute des nœuds ONNX</translation>
    </message>
    <message>
        <source>without an axis whole tensors are laid side by side, or the result is flat; expected repeat(2, axis=3) or repeat_interleave</source>
        <translation>sans axe, des tenseurs entiers sont mis côte à côte, ou le résultat est aplati&#x202f;; attendu&#xa0;: repeat(2, axis=3) ou repeat_interleave</translation>
    </message>
    <message>
        <source>np.ones of the blocks&apos; shape</source>
        <translation>np.ones de la forme des blocs</translation>
    </message>
    <message>
        <source>expected %1 dimensions</source>
        <translation>attendu&#xa0;: %1 dimensions</translation>
    </message>
    <message>
        <source>the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] beside it</source>
        <translation>les valeurs de %1 ne sont pas dans le texte&#x202f;; attendu&#xa0;: %2 = [1, 1, 2, 2] à côté</translation>
    </message>
    <message>
        <source>%1 needs a list of numbers</source>
        <translation>%1 demande une liste de nombres</translation>
    </message>
    <message>
        <source>%1 has no further input</source>
        <translation>%1 n’a pas d’autre entrée</translation>
    </message>
    <message>
        <source>a case is one operator, and here a second one follows</source>
        <translation>un cas est un seul opérateur, et il en suit ici un second</translation>
    </message>
    <message>
        <source>expected lists of names: [&quot;x&quot;], [&quot;y&quot;]</source>
        <translation>attendu&#xa0;: des listes de noms, [&quot;x&quot;], [&quot;y&quot;]</translation>
    </message>
    <message>
        <source>RESAMPLE repeats the edge and has no padding</source>
        <translation>RESAMPLE répète le bord et n’a pas de remplissage</translation>
    </message>
    <message>
        <source>it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one RoundingDirection for all axes</source>
        <translation>c’est ceil où un axe rétrécit et floor où il grandit, et RESAMPLE2 a un seul RoundingDirection pour tous les axes</translation>
    </message>
    <message>
        <source>RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle</source>
        <translation>RESAMPLE copie un élément ou mélange deux voisins par axe, et son filtre anticrénelé est un triangle</translation>
    </message>
    <message>
        <source>OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the exact mean off.</source>
        <translation>OpenCV calcule UINT8 avec des poids de 1/2048 et arrondit les demis vers le haut&#x202f;; DirectML tronque la moyenne exacte.</translation>
    </message>
    <message>
        <source>expected %1 or %2</source>
        <translation>attendu&#xa0;: %1 ou %2</translation>
    </message>
    <message>
        <source>expected one axis from %1 to %2</source>
        <translation>attendu&#xa0;: un axe de %1 à %2</translation>
    </message>
    <message>
        <source>the tensor does not have the %1 axes that are resized</source>
        <translation>le tenseur n’a pas les %1 axes qui sont redimensionnés</translation>
    </message>
    <message>
        <source>expected %1 values</source>
        <translation>attendu&#xa0;: %1 valeurs</translation>
    </message>
    <message>
        <source>expected an object such as %1</source>
        <translation>attendu&#xa0;: un objet comme %1</translation>
    </message>
    <message>
        <source>the input %1 does not have four dimensions {N, C, H, W}</source>
        <translation>l’entrée %1 n’a pas quatre dimensions {N, C, H, W}</translation>
    </message>
    <message>
        <source>the pattern has too many axes</source>
        <translation>le motif a trop d’axes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of a pattern that can be read; expected names, spaces and brackets</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une partie lisible d’un motif&#x202f;; attendu&#xa0;: noms, espaces et parenthèses</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a bracket is not closed</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: une parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>%1 is no length of an axis</source>
        <translation>%1 n’est pas une longueur d’axe</translation>
    </message>
    <message>
        <source>a pattern has one arrow: n c h w -&gt; n h w c</source>
        <translation>un motif a une seule flèche&#xa0;: n c h w -&gt; n h w c</translation>
    </message>
    <message>
        <source>the pattern has %1 axes on its left, and the tensor %2</source>
        <translation>le motif a %1 axes à gauche, et le tenseur %2</translation>
    </message>
    <message>
        <source>%1 stands on the left twice</source>
        <translation>%1 est deux fois à gauche</translation>
    </message>
    <message>
        <source>the lengths are too large</source>
        <translation>les longueurs sont trop grandes</translation>
    </message>
    <message>
        <source>the lengths of %1 and %2 are not known; expected %3=2 beside the pattern</source>
        <translation>les longueurs de %1 et %2 sont inconnues&#x202f;; attendu&#xa0;: %3=2 à côté du motif</translation>
    </message>
    <message>
        <source>an axis of %1 elements is no multiple of %2</source>
        <translation>un axe de %1 éléments n’est pas un multiple de %2</translation>
    </message>
    <message>
        <source>%1 stands on the right twice</source>
        <translation>%1 est deux fois à droite</translation>
    </message>
    <message>
        <source>%1 is only on the right side</source>
        <translation>%1 n’est qu’à droite</translation>
    </message>
    <message>
        <source>%1 is only on the left side</source>
        <translation>%1 n’est qu’à gauche</translation>
    </message>
    <message>
        <source>an axis would be too long</source>
        <translation>un axe serait trop long</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3</source>
        <translation>%1 de l’opset %2 n’a pas cet attribut&#x202f;; il est venu avec %3</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3 and went with %4</source>
        <translation>%1 de l’opset %2 n’a pas cet attribut&#x202f;; il est venu avec %3 et parti avec %4</translation>
    </message>
    <message>
        <source>the DirectML provider leaves it to the CPU; expected 0</source>
        <translation>le fournisseur DirectML le laisse au CPU&#x202f;; valeur attendue&#xa0;: 0</translation>
    </message>
    <message>
        <source>what the DirectML provider makes of it is not known</source>
        <translation>ce que le fournisseur DirectML en fait n’est pas connu</translation>
    </message>
    <message>
        <source>ONNX lays a single output on input 0; the provider asks whether the input has one element, and lays this one as half_pixel.</source>
        <translation>ONNX place une sortie unique sur l’entrée 0&#x202f;; le fournisseur demande si l’entrée a un seul élément, et place celle-ci comme half_pixel.</translation>
    </message>
    <message>
        <source>The corners follow the whole size %1; ONNX&apos;s test vectors follow scales·n = %2.</source>
        <translation>Les coins suivent la taille entière %1&#x202f;; les vecteurs de test d’ONNX suivent scales·n = %2.</translation>
    </message>
    <message>
        <source>The provider places the samples of this node as half_pixel, where ONNX has asymmetric.</source>
        <translation>Le fournisseur place les échantillons de ce nœud comme half_pixel, là où ONNX a asymmetric.</translation>
    </message>
    <message>
        <source>DirectML&apos;s filter halves; ONNX&apos;s is a triangle that widens as the axis shrinks.</source>
        <translation>Le filtre de DirectML réduit de moitié&#x202f;; celui d’ONNX est un triangle qui s’élargit quand l’axe rétrécit.</translation>
    </message>
    <message>
        <source>the DirectML provider leaves cubic to the CPU</source>
        <translation>le fournisseur DirectML laisse cubic au CPU</translation>
    </message>
    <message>
        <source>it came with opset 19</source>
        <translation>il est venu avec l’opset 19</translation>
    </message>
    <message>
        <source>it went with opset 13</source>
        <translation>il est parti avec l’opset 13</translation>
    </message>
    <message>
        <source>the input %1 has not one to eight dimensions, as DirectML&apos;s tensors have</source>
        <translation>l’entrée %1 n’a pas une à huit dimensions, comme les tenseurs de DirectML</translation>
    </message>
    <message>
        <source>expected each axis once, from %1 to %2</source>
        <translation>attendu&#xa0;: chaque axe une fois, de %1 à %2</translation>
    </message>
    <message>
        <source>The corners follow scales·n = %1, as in ONNX&apos;s test vectors; ONNX Runtime takes the whole size %2.</source>
        <translation>Les coins suivent scales·n = %1, comme dans les vecteurs de test d’ONNX&#x202f;; ONNX Runtime prend la taille entière %2.</translation>
    </message>
    <message>
        <source>with antialias RESAMPLE3 repeats the edge outside; expected 0</source>
        <translation>avec antialias, RESAMPLE3 répète le bord au-dehors&#x202f;; attendu&#xa0;: 0</translation>
    </message>
    <message>
        <source>a resize says itself where its channels are</source>
        <translation>un redimensionnement dit lui-même où sont ses canaux</translation>
    </message>
    <message>
        <source>channels that are last need four axes</source>
        <translation>des canaux en dernier demandent quatre axes</translation>
    </message>
    <message>
        <source>the elements of %1 end up in %2 as none of DirectML&apos;s layout operators moves them</source>
        <translation>les éléments de %1 arrivent dans %2 comme aucun des opérateurs de disposition de DirectML ne les déplace</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>répéter %1 fois ne donne pas de taille</translation>
    </message>
    <message>
        <source>depth to space by blocks of %1 does not go with %2; expected four axes, and channels that are a multiple of %3</source>
        <translation>depth to space par blocs de %1 ne va pas avec %2&#x202f;; attendu&#xa0;: quatre axes, et des canaux multiples de %3</translation>
    </message>
    <message>
        <source>space to depth by blocks of %1 does not go with %2; expected four axes, and rows and columns that are multiples of %3</source>
        <translation>space to depth par blocs de %1 ne va pas avec %2&#x202f;; attendu&#xa0;: quatre axes, et des lignes et colonnes multiples de %3</translation>
    </message>
    <message>
        <source>the filter&apos;s width follows the scale, and %1 the spacing: RESAMPLE3 has one Scale for both</source>
        <translation>la largeur du filtre suit l’échelle, et %1 l’espacement&#xa0;: RESAMPLE3 a un seul Scale pour les deux</translation>
    </message>
    <message>
        <source>%1 drops what its widened filter has outside the input, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1 laisse tomber ce que son filtre élargi a hors de l’entrée, alors que RESAMPLE3 répète le bord&#xa0;: un autre opérateur</translation>
    </message>
    <message>
        <source>the output would have the size %1; expected a factor that gives 1 or more</source>
        <translation>la sortie aurait la taille %1&#x202f;; attendu&#xa0;: un facteur qui donne 1 ou plus</translation>
    </message>
    <message>
        <source>an axis that is no axis of the input is resized</source>
        <translation>un axe qui n’en est pas un de l’entrée est redimensionné</translation>
    </message>
    <message>
        <source>the axes of the result are not in the order of the input&apos;s, which no operator changes</source>
        <translation>les axes du résultat ne sont pas dans l’ordre de ceux de l’entrée, qu’aucun opérateur ne change</translation>
    </message>
    <message>
        <source>the text does nothing to its input; expected a call that moves or resizes it</source>
        <translation>le texte ne fait rien à son entrée&#x202f;; attendu&#xa0;: un appel qui la déplace ou la redimensionne</translation>
    </message>
    <message>
        <source>the statement does not go on like this</source>
        <translation>l’instruction ne continue pas ainsi</translation>
    </message>
    <message>
        <source>nothing can be given a value here; expected a name</source>
        <translation>rien ne peut recevoir une valeur ici&#x202f;; attendu&#xa0;: un nom</translation>
    </message>
    <message>
        <source>the text ends here</source>
        <translation>le texte finit ici</translation>
    </message>
    <message>
        <source>expected %1 here</source>
        <translation>attendu ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>the text has %1 bytes; expected at most %2</source>
        <translation>le texte a %1 octets&#x202f;; attendu&#xa0;: %2 au plus</translation>
    </message>
    <message>
        <source>the text is empty; expected a call such as F.pixel_shuffle(x, 2)</source>
        <translation>le texte est vide&#x202f;; attendu&#xa0;: un appel comme F.pixel_shuffle(x, 2)</translation>
    </message>
    <message>
        <source>a zero byte is no text</source>
        <translation>un octet nul n’est pas du texte</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <translation>%1 n’est pas fermé</translation>
    </message>
    <message>
        <source>this is no number that can be held</source>
        <translation>ce nombre n’est pas représentable</translation>
    </message>
    <message>
        <source>a number does not go on like this</source>
        <translation>un nombre ne continue pas ainsi</translation>
    </message>
    <message>
        <source>the string is not closed; expected %1</source>
        <translation>la chaîne n’est pas fermée&#x202f;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>this sign is not understood</source>
        <translation>ce signe n’est pas compris</translation>
    </message>
    <message>
        <source>too many brackets in each other</source>
        <translation>trop de parenthèses emboîtées</translation>
    </message>
    <message>
        <source>%1 closes nothing</source>
        <translation>%1 ne ferme rien</translation>
    </message>
    <message>
        <source>a value for %1</source>
        <translation>une valeur pour %1</translation>
    </message>
    <message>
        <source>expected %1 or a comma here</source>
        <translation>attendu ici&#xa0;: %1 ou une virgule</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>expected %1, so that every element is in one block</source>
        <translation>attendu&#xa0;: %1, pour que chaque élément soit dans un bloc</translation>
    </message>
    <message>
        <source>stride is missing, and then 1, so that blocks overlap; expected stride=%1</source>
        <translation>le pas, stride, manque et vaut alors 1, si bien que les blocs se recouvrent&#x202f;; attendu&#xa0;: stride=%1</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>des nombres</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>une liste de tenseurs</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s operators that move or resize a tensor</source>
        <translation>%1 n’est aucun des opérateurs de DirectML qui déplacent ou redimensionnent un tenseur</translation>
    </message>
    <message>
        <source>DirectMLX rounds nearest up where nothing is said, half a pixel too far.</source>
        <translation>DirectMLX arrondit le plus proche vers le haut quand rien n’est dit, un demi-pixel trop loin.</translation>
    </message>
    <message>
        <source>the text takes too long to work out</source>
        <translation>le texte est trop long à évaluer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with %2, which is given no value here, or is a tensor, whose elements the operators only move or blend</source>
        <translation>«&#xa0;%1&#xa0;» calcule avec %2, qui n’a pas de valeur ici ou est un tenseur, dont les opérateurs ne font que déplacer ou mélanger les éléments</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with a tensor&apos;s elements, which the operators only move or blend; expected numbers</source>
        <translation>«&#xa0;%1&#xa0;» calcule avec les éléments d’un tenseur, que les opérateurs ne font que déplacer ou mélanger&#x202f;; attendu&#xa0;: des nombres</translation>
    </message>
    <message>
        <source>it samples at places that data say, and RESAMPLE at those of a scale and an offset</source>
        <translation>il échantillonne aux endroits que disent des données, et RESAMPLE à ceux d’une échelle et d’un décalage</translation>
    </message>
    <message>
        <source>it computes with weights of its own, and the operators only move or blend elements</source>
        <translation>il calcule avec ses propres poids, et les opérateurs ne font que déplacer ou mélanger des éléments</translation>
    </message>
    <message>
        <source>it makes one of whole windows, and RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>il fait un élément de fenêtres entières, et RESAMPLE copie un élément ou mélange deux voisins par axe</translation>
    </message>
    <message>
        <source>it adds elements at the edges, which no layout operator does</source>
        <translation>il ajoute des éléments aux bords, ce que ne fait aucun opérateur de disposition</translation>
    </message>
    <message>
        <source>it turns axes round or rolls them, which no operator of DirectML&apos;s does</source>
        <translation>il retourne des axes ou les fait tourner, ce que ne fait aucun opérateur de DirectML</translation>
    </message>
    <message>
        <source>it computes with the elements, which the operators only move or blend</source>
        <translation>il calcule avec les éléments, que les opérateurs ne font que déplacer ou mélanger</translation>
    </message>
    <message>
        <source>it moves blocks to the batch and not to the channels, which no operator of DirectML does</source>
        <translation>il déplace les blocs vers le lot et non vers les canaux, ce que ne fait aucun opérateur de DirectML</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s layout operators: %2</source>
        <translation>%1 n’est aucun des opérateurs de disposition de DirectML&#xa0;: %2</translation>
    </message>
    <message>
        <source>the lists are not equally long</source>
        <translation>les listes n’ont pas la même longueur</translation>
    </message>
    <message>
        <source>no case has elements of the type %1</source>
        <translation>aucun cas n’a d’éléments du type %1</translation>
    </message>
    <message>
        <source>a step of 0 takes nothing; expected 1 or more</source>
        <translation>un pas de 0 ne prend rien&#x202f;; attendu&#xa0;: 1 ou plus</translation>
    </message>
    <message>
        <source>the first axis would run fastest; expected &quot;C&quot;</source>
        <translation>le premier axe irait le plus vite&#x202f;; attendu&#xa0;: «&#xa0;C&#xa0;»</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements and cannot become %3; expected an axis of 1</source>
        <translation>l’axe %1 a %2 éléments et ne peut pas devenir %3&#x202f;; attendu&#xa0;: un axe de 1</translation>
    </message>
    <message>
        <source>the part from %1 to %2 has no elements</source>
        <translation>la partie de %1 à %2 n’a pas d’éléments</translation>
    </message>
    <message>
        <source>the parts are not the axis, which has %1 elements</source>
        <translation>les parties ne font pas l’axe, qui a %1 éléments</translation>
    </message>
    <message>
        <source>a step of %1 turns the axis round, which no operator of DirectML does</source>
        <translation>un pas de %1 retourne l’axe, ce que ne fait aucun opérateur de DirectML</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>the index has %1 places, and the tensor %2 axes</source>
        <translation>l’indice a %1 places, et le tenseur %2 axes</translation>
    </message>
    <message>
        <source>which part is taken is not known here; expected numbers</source>
        <translation>quelle partie est prise n’est pas connu ici&#x202f;; attendu&#xa0;: des nombres</translation>
    </message>
    <message>
        <source>no dispatchable is here</source>
        <translation>il n’y a pas de dispatchable ici</translation>
    </message>
    <message>
        <source>the block is column by column (as in Focus): no operator of DirectML orders it so; nearest is %1 with BlockSize %2 and Order %3, row by row</source>
        <translation>le bloc va colonne par colonne (comme dans Focus)&#xa0;: aucun opérateur de DirectML ne l’ordonne ainsi&#x202f;; le plus proche est %1 avec BlockSize %2 et Order %3, ligne par ligne</translation>
    </message>
    <message>
        <source>the axes of %1 end up in another order, %2: a transposition, which DirectML says by strides and by no operator</source>
        <translation>les axes de %1 finissent dans un autre ordre, %2&#xa0;: une transposition, que DirectML dit par des pas (strides) et par aucun opérateur</translation>
    </message>
    <message>
        <source>The words&apos; type %1 is none of the operator&apos;s; %2 is taken.</source>
        <translation>Le type %1 des mots n’est aucun de ceux de l’opérateur&#x202f;; %2 est pris.</translation>
    </message>
    <message>
        <source>The words&apos; result has the sizes %1, the case&apos;s %2.</source>
        <translation>Le résultat des mots a les tailles %1, celui du cas %2.</translation>
    </message>
    <message>
        <source>the input %1 has more than the four dimensions of RESAMPLE, and too few neighbours that are kept and could be one</source>
        <translation>l’entrée %1 a plus que les quatre dimensions de RESAMPLE, et trop peu de voisines gardées qui pourraient n’en être qu’une</translation>
    </message>
    <message>
        <source>DirectML has none: RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>DirectML n’en a pas&#xa0;: RESAMPLE copie un élément ou mélange deux voisins par axe</translation>
    </message>
    <message>
        <source>too much is open in each other here</source>
        <translation>trop de choses sont ouvertes l’une dans l’autre ici</translation>
    </message>
    <message>
        <source>a part of a tensor is given a value, which only whole maps can be read of; expected reshape and transpose, or parts that are concatenated</source>
        <translation>une partie d’un tenseur reçoit une valeur, or seules des correspondances entières se lisent&#x202f;; attendu&#xa0;: reshape et transpose, ou des parties concaténées</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements; expected 1</source>
        <translation>l’axe %1 a %2 éléments&#x202f;; attendu&#xa0;: 1</translation>
    </message>
    <message>
        <source>parts of several tensors are joined, and a case has one input</source>
        <translation>des parties de plusieurs tenseurs sont réunies, et un cas a une seule entrée</translation>
    </message>
    <message>
        <source>Keras&apos;s backends do not agree on its order</source>
        <translation>Les moteurs de Keras ne s’accordent pas sur son ordre</translation>
    </message>
    <message>
        <source>%1 takes it with %2 %3 only</source>
        <translation>%1 ne le prend qu’avec %2 %3</translation>
    </message>
    <message>
        <source>it is %1 where nothing is said</source>
        <translation>c’est %1 quand rien n’est dit</translation>
    </message>
    <message>
        <source>DirectML does not say where UPSAMPLE_2D places its samples</source>
        <translation>DirectML ne dit pas où UPSAMPLE_2D place ses échantillons</translation>
    </message>
    <message>
        <source>the pictures have %1 dimensions; expected %2</source>
        <translation>les images ont %1 dimensions&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>where a picture shrinks, its filter is wider and drops the part outside the picture, since %1 is True by default; RESAMPLE3 repeats the edge; expected %1=False</source>
        <translation>où une image rétrécit son filtre s’élargit, puisque %1 est True quand rien n’est dit, et laisse tomber ce qui dépasse, alors que RESAMPLE3 répète le bord&#x202f;; attendu&#xa0;: %1=False</translation>
    </message>
    <message>
        <source>%1 widens its filter where a picture shrinks, and drops the part outside the picture, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1 élargit son filtre où une image rétrécit, et laisse tomber ce qui dépasse, alors que RESAMPLE3 répète le bord&#xa0;: un autre opérateur</translation>
    </message>
    <message>
        <source>%1 does not say which neighbour is nearest</source>
        <translation>%1 ne dit pas quel voisin est le plus proche</translation>
    </message>
    <message>
        <source>paste the assignments and calls alone, or let Python run the whole function with ts.probe, ts.identify or ts.sweep</source>
        <translation>collez seulement les affectations et les appels, ou laissez Python exécuter toute la fonction avec ts.probe, ts.identify ou ts.sweep</translation>
    </message>
    <message>
        <source>&quot;%1&quot; branches or loops, which is not run here</source>
        <translation>«&#xa0;%1&#xa0;» bifurque ou boucle, ce qui n’est pas exécuté ici</translation>
    </message>
    <message>
        <source>&quot;%1&quot; makes a program, which is not run here</source>
        <translation>«&#xa0;%1&#xa0;» fait un programme, qui n’est pas exécuté ici</translation>
    </message>
    <message>
        <source>expected at most %1</source>
        <translation>attendu&#xa0;: au plus %1</translation>
    </message>
    <message>
        <source>it multiplies tensors, and the operators only move or blend elements</source>
        <translation>elle multiplie des tenseurs, et les opérateurs ne font que déplacer ou mêler des éléments</translation>
    </message>
    <message>
        <source>the blocks have %1 rows and %2 columns: %3 has one BlockSize for both</source>
        <translation>les blocs ont %1 lignes et %2 colonnes&#xa0;: %3 a un seul BlockSize pour les deux</translation>
    </message>
    <message>
        <source>%1 is seen as %2 and every element stays where it is in memory: a reshape, for which DirectML has no operator</source>
        <translation>%1 est vu comme %2 et chaque élément reste à sa place en mémoire&#xa0;: un reshape, pour lequel DirectML n’a pas d’opérateur</translation>
    </message>
    <message>
        <source>The tensors are taken for N, H, W, C: the case has them as N, C, H, W, with the strides of channels that are last.</source>
        <translation>Les tenseurs sont pris pour N, H, W, C&#xa0;: le cas les a comme N, C, H, W, avec les pas de canaux en dernier.</translation>
    </message>
    <message>
        <source>paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), or give its output to identify</source>
        <translation>collez ce que le shader calcule sous forme d’appel, comme F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), ou donnez sa sortie à identify</translation>
    </message>
    <message>
        <source>paste the same reshapes, transposes and resizes as Python has them, or give the output to identify</source>
        <translation>collez les mêmes reshapes, transpositions et redimensionnements tels que Python les écrit, ou donnez la sortie à identify</translation>
    </message>
    <message>
        <source>this is %1, which is not read; %2</source>
        <translation>ceci est du %1, qui n’est pas lu&#x202f;; %2</translation>
    </message>
    <message>
        <source>The words&apos; channels are last, which the case says by strides.</source>
        <translation>Les canaux du texte sont en dernier, ce que le cas dit par des pas.</translation>
    </message>
    <message>
        <source>%1 has no such parameter</source>
        <translation>%1 n’a pas ce paramètre</translation>
    </message>
    <message>
        <source>%1 and %2 have a %3; --framework &quot;%4&quot; would say whose it is</source>
        <translation>%1 et %2 ont un %3&#x202f;; --framework «&#xa0;%4&#xa0;» dirait duquel il s’agit</translation>
    </message>
    <message>
        <source>%1 is called by a function of the text, which is not read; paste its statements in the place of the call</source>
        <translation>%1 est appelée par une fonction du texte, ce qui n’est pas lu&#x202f;; collez ses instructions à la place de l’appel</translation>
    </message>
    <message>
        <source>it resizes a region of its input, which is not read; a case of RESAMPLE1 says it by Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) and OutputPixelOffsets 0</source>
        <translation>il redimensionne une région de son entrée, ce qui n’est pas lu&#x202f;; un cas de RESAMPLE1 le dit par Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) et OutputPixelOffsets 0</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>The reference engine %1</source>
        <extracomment>&quot;needs 3 MiB of memory, more than the memory budget of 1 MiB&quot;</extracomment>
        <translation>Le moteur reference %1</translation>
    </message>
    <message>
        <source>the textbook formulas in float64, one thread</source>
        <translation>les formules du manuel en float64, un fil d’exécution</translation>
    </message>
    <message>
        <source>The reference engine ran out of memory: it keeps intermediate values in float64. Choose a smaller tensor, or another engine</source>
        <translation>Le moteur reference n’a plus de mémoire&#xa0;: il garde des valeurs intermédiaires en float64. Choisissez un tenseur plus petit, ou un autre moteur</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>There is no engine &quot;%1&quot;</source>
        <translation>Il n’y a pas de moteur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>There is no engine &quot;%1&quot;. %2 Engines of this machine: %3</source>
        <translation>Il n’y a pas de moteur «&#xa0;%1&#xa0;». %2 Moteurs de cette machine&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>%1 has no Python</source>
        <translation>%1 n’a pas de Python</translation>
    </message>
    <message>
        <source>DataType %1: %2 computes this operator exactly only for %3</source>
        <translation>DataType %1&#xa0;: %2 ne calcule cet opérateur exactement que pour %3</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>%1 is too large for a session</source>
        <translation>%1 est trop grand pour une session</translation>
    </message>
    <message>
        <source>%1 was written by a newer Tessera</source>
        <translation>%1 a été écrit par un Tessera plus récent</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 est endommagé</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>%1 = %2 is no hexadecimal number</source>
        <translation>%1 = %2 n’est pas un nombre hexadécimal</translation>
    </message>
    <message>
        <source>%1 = %2 is no sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>%1 = %2 n’est pas un balayage&#x202f;; attendu&#xa0;: ce qu’écrit `tessera sweep --out FILE`</translation>
    </message>
    <message>
        <source>%1 = %2 is none of %3 shards</source>
        <translation>%1 = %2 n’est aucun des %3 fragments</translation>
    </message>
    <message>
        <source>%1 = %2 is no verdict of a failure; expected FAIL, CRASH, TIMEOUT or INVALID</source>
        <translation>%1 = %2 n’est pas le verdict d’un échec&#x202f;; attendu&#xa0;: FAIL, CRASH, TIMEOUT ou INVALID</translation>
    </message>
    <message>
        <source>%1 is of another sweep than %2: %3 %4, not %5</source>
        <extracomment>Two files, and what of the sweep is another: a name, its value, the other value.</extracomment>
        <translation>%1 est d’un autre balayage que %2&#xa0;: %3 %4, et non %5</translation>
    </message>
    <message>
        <source>%1 and %2 are both shard %3</source>
        <translation>%1 et %2 sont tous deux le fragment %3</translation>
    </message>
    <message>
        <source>shard %1 is missing; there are %2 of %3</source>
        <translation>le fragment %1 manque&#x202f;; il y en a %2 sur %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 has no line with the sums: it was cut off; run its shard again</source>
        <translation>%1 n’a pas de ligne avec les sommes&#xa0;: il a été tronqué&#x202f;; exécutez son fragment à nouveau</translation>
    </message>
    <message>
        <source>follows the sums, which are the last line; expected nothing after them</source>
        <translation>suit les sommes, qui sont la dernière ligne&#x202f;; attendu&#xa0;: rien après elles</translation>
    </message>
    <message>
        <source>is no report of a sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>n’est pas un rapport de balayage&#x202f;; attendu&#xa0;: ce qu’écrit `tessera sweep --out FILE`</translation>
    </message>
    <message>
        <source>%1 = %2 stands in another line as well; expected each case once</source>
        <translation>%1 = %2 se trouve aussi sur une autre ligne&#x202f;; attendu&#xa0;: chaque cas une fois</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of %3; expected a lower number</source>
        <translation>%1 = %2 n’est pas l’un des %3 cas&#x202f;; attendu&#xa0;: un nombre inférieur</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another&apos;s lines</source>
        <translation>%1 = %2 n’est pas un cas du fragment %3, mais de %4&#xa0;: le fichier est de ce fragment-là, ou a des lignes d’un autre</translation>
    </message>
    <message>
        <source>The sweep made a case with an issue: %1: %2</source>
        <translation>Le balayage a produit un cas erroné&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, the judge: %2</source>
        <translation>%1, le juge&#xa0;: %2</translation>
    </message>
    <message>
        <source>--operator &quot;%1&quot;: %2</source>
        <translation>--operator «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>--types &quot;%1&quot;: %2</source>
        <translation>--types «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>--types %1: %2 has none of them; expected one of %3</source>
        <translation>--types %1&#xa0;: %2 n’en a aucun&#x202f;; attendu&#xa0;: l’un de %3</translation>
    </message>
    <message>
        <source>--types %1: no --operator has it; expected one of %2</source>
        <translation>--types %1&#xa0;: aucun --operator ne l’a&#x202f;; attendu&#xa0;: l’un de %2</translation>
    </message>
    <message>
        <source>there is no case of %1</source>
        <translation>il n’y a aucun cas de %1</translation>
    </message>
    <message>
        <source>--shard &quot;%1&quot;: expected I/N with I from 1 to N, such as 3/16</source>
        <translation>--shard «&#xa0;%1&#xa0;»&#x202f;; attendu&#xa0;: I/N avec I de 1 à N, comme 3/16</translation>
    </message>
    <message>
        <source>%1 = %2 is not what the rest of the file gives; expected %3</source>
        <translation>%1 = %2 ne correspond pas au reste du fichier&#x202f;; attendu&#xa0;: %3</translation>
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
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <extracomment>What is wrong, and what was expected.</extracomment>
        <translation>%1&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>needs %1 of memory, more than the memory budget of %2</source>
        <extracomment>The rest of a sentence.</extracomment>
        <translation>demande %1 de mémoire, plus que le budget mémoire de %2</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory, more than the memory budget of %3</source>
        <translation>%1 demande %2 de mémoire, plus que le budget mémoire de %3</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 bytes. Choose smaller sizes or close other programs</source>
        <translation>Il n’y a pas assez de mémoire pour %1 octets. Choisissez des tailles plus petites ou fermez d’autres programmes</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 became shorter while it was read: %2 bytes are left of %3</source>
        <translation>%1 a raccourci pendant la lecture&#xa0;: il reste %2 octets sur %3</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is shorter than the %2 bytes that it announces</source>
        <translation>%1 est plus court que les %2 octets annoncés</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a coordinate: expected %2 whole numbers or a flat index</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une coordonnée&#x202f;; attendu&#xa0;: %2 nombres entiers ou un indice linéaire</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond the last element, %2</source>
        <translation>«&#xa0;%1&#xa0;» dépasse le dernier élément, %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers; the tensor has %3 dimensions</source>
        <translation>«&#xa0;%1&#xa0;» a %2 nombres&#x202f;; le tenseur a %3 dimensions</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside %2</source>
        <translation>«&#xa0;%1&#xa0;» est hors de %2</translation>
    </message>
    <message>
        <source>channel = (block row, block column, depth), depth fastest</source>
        <translation>canal = (ligne du bloc, colonne du bloc, profondeur), profondeur la plus rapide</translation>
    </message>
    <message>
        <source>channel = (depth, block row, block column), block column fastest</source>
        <translation>canal = (profondeur, ligne du bloc, colonne du bloc), colonne du bloc la plus rapide</translation>
    </message>
    <message>
        <source>each output copies one input element</source>
        <translation>chaque sortie copie un élément d’entrée</translation>
    </message>
    <message>
        <source>each output blends the two nearest elements of every axis</source>
        <translation>chaque sortie mélange les deux éléments les plus proches de chaque axe</translation>
    </message>
    <message>
        <source>nearest takes the element at or after the coordinate: ceil(x)</source>
        <translation>nearest prend l’élément à la coordonnée ou après&#xa0;: ceil(x)</translation>
    </message>
    <message>
        <source>nearest takes the element at or before the coordinate: floor(x)</source>
        <translation>nearest prend l’élément à la coordonnée ou avant&#xa0;: floor(x)</translation>
    </message>
    <message>
        <source>DirectML&apos;s: while Scale is below 1/2 each pair becomes its mean, then two neighbours are blended</source>
        <translation>celui de DirectML&#xa0;: tant que Scale est au-dessous de 1/2, chaque paire devient sa moyenne, puis deux voisins sont mélangés</translation>
    </message>
    <message>
        <source>ONNX&apos;s antialias: below Scale 1 the two-pixel triangle is stretched by 1/Scale</source>
        <translation>l’antialias d’ONNX&#xa0;: au-dessous de Scale 1, le triangle de deux pixels est étiré par 1/Scale</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier inexistant</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>needs one stride for each of the %1 sizes</source>
        <translation>demande un pas pour chacune des %1 tailles</translation>
    </message>
    <message>
        <source>would write several elements to one place</source>
        <translation>écrirait plusieurs éléments à une même place</translation>
    </message>
    <message>
        <source>lets two elements of %1 share a place; an output&apos;s may not</source>
        <translation>fait partager une place à deux éléments de %1&#x202f;; une sortie ne le peut pas</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>dépasse 2^64 octets</translation>
    </message>
    <message>
        <source>is less than the %1 bytes that the elements reach</source>
        <translation>est moins que les %1 octets qu’atteignent les éléments</translation>
    </message>
    <message>
        <source>is neither 0 nor a power of two of at least the element&apos;s %1 bytes</source>
        <translation>n’est ni 0 ni une puissance de deux d’au moins les %1 octets de l’élément</translation>
    </message>
    <message>
        <source>has no dimensions</source>
        <translation>n’a pas de dimensions</translation>
    </message>
    <message>
        <source>is not a size</source>
        <translation>n’est pas une taille</translation>
    </message>
    <message>
        <source>has more than 2^32 − 1 elements</source>
        <translation>a plus de 2^32 − 1 éléments</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de %2</translation>
    </message>
</context>
<context>
    <name>tessera</name>
    <message>
        <source>Pin the element under the mouse</source>
        <translation>Épingler l’élément sous la souris</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Move the pin by one element</source>
        <translation>Déplacer l’épingle d’un élément</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the pin by one block</source>
        <translation>Déplacer l’épingle d’un bloc</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Maj+Flèches</translation>
    </message>
    <message>
        <source>Move the pin by one channel</source>
        <translation>Déplacer l’épingle d’un canal</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page haut, Page bas</translation>
    </message>
    <message>
        <source>Select from the pin on</source>
        <translation>Sélectionner à partir de l’épingle</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+Flèches</translation>
    </message>
    <message>
        <source>Take the pin along</source>
        <translation>Entraîner l’épingle</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Sélectionner un rectangle</translation>
    </message>
    <message>
        <source>Add a rectangle to it</source>
        <translation>Y ajouter un rectangle</translation>
    </message>
    <message>
        <source>Shift+Drag</source>
        <translation>Maj+Glisser</translation>
    </message>
    <message>
        <source>Take a rectangle from it</source>
        <translation>En retirer un rectangle</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+Glisser</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Pan with any tool</source>
        <translation>Déplacer la vue avec tout outil</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Glisser, bouton du milieu</translation>
    </message>
    <message>
        <source>Pan sideways</source>
        <translation>Déplacer latéralement</translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation>Maj+Molette</translation>
    </message>
    <message>
        <source>Zoom about the mouse</source>
        <translation>Zoomer autour de la souris</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Copy, jump, compare: more about an element</source>
        <translation>Copier, aller, comparer&#xa0;: davantage sur un élément</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>%1 reads %2 for %3</source>
        <translation>%1 lit %2 pour %3</translation>
    </message>
    <message>
        <source>%1, where %2 is right.</source>
        <translation>%1, alors que %2 est juste.</translation>
    </message>
    <message>
        <source>%1, which is right.</source>
        <translation>%1, ce qui est juste.</translation>
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
            <numerusform>%1 autre</numerusform>
            <numerusform>%1 autres</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>No output element reads this one: it is cropped away, or skipped.</source>
        <translation>Aucun élément de sortie ne lit celui-ci&#xa0;: il est rogné ou sauté.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bits</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>infini</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>signe</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>exposant</translation>
    </message>
    <message>
        <source>mantissa, subnormal</source>
        <translation>mantisse, sous-normale</translation>
    </message>
    <message>
        <source>mantissa</source>
        <translation>mantisse</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>Tolérance&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 beyond the hard limit</source>
        <translation>%1 au-delà de la limite absolue</translation>
    </message>
    <message>
        <source>%1 of %2 on ties</source>
        <translation>%1 sur %2 sur des égalités d’arrondi</translation>
    </message>
    <message>
        <source>%1 · tolerance: %2</source>
        <translation>%1 · tolérance&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>as many differ as may · %1 of %2</source>
        <translation>autant diffèrent qu’il est permis · %1 sur %2</translation>
    </message>
    <message>
        <source>equal, bit for bit · %1</source>
        <translation>égaux bit à bit · %1</translation>
    </message>
    <message>
        <source>within the tolerance · %1 bit for bit</source>
        <translation>dans la tolérance · %1 bit à bit</translation>
    </message>
    <message>
        <source>different · %1</source>
        <translation>différents · %1</translation>
    </message>
    <message>
        <source>different · %1 · %2</source>
        <translation>différents · %1 · %2</translation>
    </message>
    <message>
        <source>equal, but proves little: %1</source>
        <translation>égaux, mais peu probant&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1&#x202f;; et %n autre</numerusform>
            <numerusform>%1&#x202f;; et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>no input: %1</source>
        <translation>pas d’entrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>l’exécution a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>exécution…</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>pas encore exécuté</translation>
    </message>
    <message>
        <source>changed since the last run</source>
        <translation>modifié depuis la dernière exécution</translation>
    </message>
    <message>
        <source>one engine: nothing to compare with</source>
        <translation>un seul moteur&#xa0;: rien à comparer</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>comparaison…</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>non comparé</translation>
    </message>
    <message>
        <source>B has the input&apos;s shape: %1 of %2 outputs are held against the element that they come from.</source>
        <translation>B a la forme de l’entrée&#xa0;: %1 sorties sur %2 sont comparées à l’élément dont elles viennent.</translation>
    </message>
    <message>
        <source>Why does my picture shift?</source>
        <translation>Pourquoi mon image se décale-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Enlarged from corners instead of pixel centres, it moves by half a pixel. The Axes tab shows by how much, and whose convention is the right one.</source>
        <translation>Agrandie depuis les coins plutôt que depuis les centres des pixels, elle se déplace d’un demi-pixel. L’onglet Axes montre de combien, et quelle convention est la bonne.</translation>
    </message>
    <message>
        <source>moved shifted offset half pixel misaligned align corners edge cut off by one</source>
        <translation>décalé décalage déplacé demi-pixel désaligné align corners bord coupé</translation>
    </message>
    <message>
        <source>What does the order change?</source>
        <translation>Que change l’ordre&#x202f;?</translation>
    </message>
    <message>
        <source>Channels that pixel shuffle packed, unpacked in the other order: the colours are torn apart. Change Order, and the picture is whole again.</source>
        <translation>Des canaux empaquetés par pixel shuffle, dépaquetés dans l’autre ordre&#xa0;: les couleurs sont déchirées. Changez Order, et l’image est de nouveau entière.</translation>
    </message>
    <message>
        <source>wrong colours scrambled checkerboard pixel shuffle PyTorch TensorFlow DCR CRD noise grid</source>
        <translation>mauvaises couleurs brouillé damier pixel shuffle PyTorch TensorFlow DCR CRD bruit grille</translation>
    </message>
    <message>
        <source>Where do the engines differ?</source>
        <translation>Où les moteurs diffèrent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>Float32 against float64: the Compare tab lists which elements part, and by how many ULP.</source>
        <translation>Float32 contre float64&#xa0;: l’onglet Comparer énumère les éléments qui se séparent, et de combien d’ULP.</translation>
    </message>
    <message>
        <source>mismatch not equal different results tolerance ULP rounding last bit GPU CPU precision</source>
        <translation>écart inégal résultats différents tolérance ULP arrondi dernier bit GPU CPU précision</translation>
    </message>
    <message>
        <source>Why do two programs choose other neighbours?</source>
        <translation>Pourquoi deux programmes choisissent-ils d’autres voisins&#x202f;?</translation>
    </message>
    <message>
        <source>Every second output lies halfway between two inputs: a tie. The Axes tab shows which rounding rule takes which.</source>
        <translation>Une sortie sur deux tombe à mi-chemin entre deux entrées&#xa0;: une égalité d’arrondi. L’onglet Axes montre quelle règle d’arrondi prend laquelle.</translation>
    </message>
    <message>
        <source>nearest ties half even round floor ceil one pixel off other neighbour</source>
        <translation>plus proche égalité d’arrondi demi pair arrondi floor ceil un pixel autre voisin</translation>
    </message>
    <message>
        <source>What does space to depth do to a picture?</source>
        <translation>Que fait space to depth à une image&#x202f;?</translation>
    </message>
    <message>
        <source>Four pictures of a quarter of the size: each holds every second pixel of every second row.</source>
        <translation>Quatre images d’un quart de la taille&#xa0;: chacune contient un pixel sur deux d’une ligne sur deux.</translation>
    </message>
    <message>
        <source>small copies channels four pictures blocks reorganise passthrough YOLO focus</source>
        <translation>petites copies canaux quatre images blocs réorganiser passthrough YOLO focus</translation>
    </message>
    <message>
        <source>Why is my shrunk picture jagged?</source>
        <translation>Pourquoi mon image réduite est-elle crénelée&#x202f;?</translation>
    </message>
    <message>
        <source>aliasing moire jaggies shimmering downscale thumbnail stripes antialias</source>
        <translation>repliement moiré crénelage scintillement réduction vignette rayures antialias</translation>
    </message>
    <message>
        <source>Open %1 as a tensor</source>
        <translation>Ouvrir %1 comme tenseur</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>The type of every element, little-endian</source>
        <translation>Le type de chaque élément, petit-boutiste</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>compact</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Premier octet</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Pas (strides)</translation>
    </message>
    <message>
        <source>Rounding ties</source>
        <translation>Égalités d’arrondi</translation>
    </message>
    <message>
        <source>Clamped to the edge</source>
        <translation>Ramenés au bord</translation>
    </message>
    <message>
        <source>Cropped away</source>
        <translation>Rognés</translation>
    </message>
    <message>
        <source>Never read</source>
        <translation>Jamais lus</translation>
    </message>
    <message>
        <source>Moved by the other order</source>
        <translation>Déplacés par l’autre ordre</translation>
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
        <translation>Négatifs</translation>
    </message>
    <message>
        <source>Read otherwise by the engine</source>
        <translation>Lus autrement par le moteur</translation>
    </message>
    <message>
        <source>Outside the range</source>
        <translation>Hors de la plage</translation>
    </message>
    <message>
        <source>The coordinate lies on a rounding boundary: other programs may take the neighbour</source>
        <translation>La coordonnée est sur une limite d’arrondi&#xa0;: d’autres programmes peuvent prendre le voisin</translation>
    </message>
    <message>
        <source>The coordinate, or part of its filter, lies outside the input: the edge is repeated</source>
        <translation>La coordonnée, ou une partie de son filtre, est hors de l’entrée&#xa0;: le bord est répété</translation>
    </message>
    <message>
        <source>No output reads these inputs: they lie beyond what the outputs stand for</source>
        <translation>Aucune sortie ne lit ces entrées&#xa0;: elles sont au-delà de ce que représentent les sorties</translation>
    </message>
    <message>
        <source>No output reads these inputs: others, next to them, are read instead</source>
        <translation>Aucune sortie ne lit ces entrées&#xa0;: d’autres, à côté, sont lues à leur place</translation>
    </message>
    <message>
        <source>Elements that another Order would take from, or bring to, another place</source>
        <translation>Éléments qu’un autre Order prendrait ou placerait ailleurs</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>Valeurs qui ne sont pas des nombres</translation>
    </message>
    <message>
        <source>Values that are infinite</source>
        <translation>Valeurs infinies</translation>
    </message>
    <message>
        <source>Values below zero</source>
        <translation>Valeurs inférieures à zéro</translation>
    </message>
    <message>
        <source>Outputs whose sources, as the X-ray found them, are not the operator&apos;s</source>
        <translation>Sorties dont les sources, trouvées par la radiographie, ne sont pas celles de l’opérateur</translation>
    </message>
    <message>
        <source>Values that the colours&apos; range does not reach</source>
        <translation>Valeurs que la plage des couleurs n’atteint pas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Op&amp;en recent</source>
        <translation>Ouvrir &amp;un fichier récent</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Pi&amp;ns</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>&amp;Colour cells</source>
        <translation>Colo&amp;rer les cellules</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>&amp;Marquer les cellules</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>&amp;Case panel</source>
        <translation>&amp;Panneau du cas</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>Panneau &amp;inférieur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Link panes b&amp;y</source>
        <translation>Lier les volets &amp;par</translation>
    </message>
    <message>
        <source>&amp;Range of the colours</source>
        <translation>Plage de&amp;s couleurs</translation>
    </message>
    <message>
        <source>C&amp;hannels and images</source>
        <translation>Cana&amp;ux et images</translation>
    </message>
    <message>
        <source>&amp;Theme and text</source>
        <translation>T&amp;hème et texte</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécution</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>L’étape suivante</translation>
    </message>
    <message>
        <source>Right, Page Down</source>
        <translation>Droite, Page bas</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Gauche, Page haut</translation>
    </message>
    <message>
        <source>Nothing filled, all filled</source>
        <translation>Rien de rempli, tout rempli</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correct.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Pas celle-ci.</translation>
    </message>
    <message>
        <source>▣ The case beside this text: %1</source>
        <translation>▣ Le cas à côté de ce texte&#xa0;: %1</translation>
    </message>
    <message>
        <source>▢ Show this case: %1</source>
        <translation>▢ Afficher ce cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s steps</source>
        <translation>Étapes du lec&amp;teur</translation>
    </message>
    <message>
        <source>Of output %1, which reads it: %2</source>
        <translation>De la sortie %1, qui le lit&#xa0;: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>B is running…</source>
        <translation>B est en cours d’exécution…</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Écrivez cette fonction dans un fichier Python, et vérifiez-la&#xa0;:</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>Montrer l’explication</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valeurs</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Palette and exposure</source>
        <translation>Palette et exposition</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>la base</translation>
    </message>
    <message>
        <source>not compared with %1</source>
        <translation>non comparé à %1</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>contre %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, in a subgraph of %2</source>
        <translation>%1, dans un sous-graphe de %2</translation>
    </message>
    <message>
        <source>%1, in the function %2</source>
        <translation>%1, dans la fonction %2</translation>
    </message>
    <message>
        <source>As the model ran</source>
        <translation>À l’exécution du modèle</translation>
    </message>
    <message>
        <source>As the model ran, held against DirectML&apos;s rules</source>
        <translation>À l’exécution du modèle, comparé aux règles de DirectML</translation>
    </message>
    <message>
        <source>In DirectML</source>
        <translation>Dans DirectML</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la même chose</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider passes</source>
        <translation>Le fournisseur DirectML d’ONNX Runtime passe</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider</source>
        <translation>Le fournisseur DirectML d’ONNX Runtime</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n diffère</numerusform>
            <numerusform>%n diffèrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prove little</source>
        <translation>
            <numerusform>%n prouve peu</numerusform>
            <numerusform>%n prouvent peu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <translation>
            <numerusform>%n égal</numerusform>
            <numerusform>%n égaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n non jugé</numerusform>
            <numerusform>%n non jugés</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1 ran it: %2</source>
        <translation>Exécuté par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>opset %1</source>
        <translation>opset %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes concern DirectML</source>
        <translation>
            <numerusform>nœuds pour DirectML&#xa0;: %1 sur %n</numerusform>
            <numerusform>nœuds pour DirectML&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>Entrée et sortie</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>Nodes of the chain</source>
        <translation>Nœuds de la chaîne</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>M&amp;odèle</translation>
    </message>
    <message>
        <source>Each output reads the two nearest pixels of an axis and skips the others: the slats of the roof become waves. RESAMPLE3 with Antialiased reads them all.</source>
        <translation>Chaque sortie lit les deux pixels les plus proches d’un axe et saute les autres&#xa0;: les lattes du toit deviennent des vagues. RESAMPLE3 avec Antialiased les lit tous.</translation>
    </message>
    <message>
        <source>In a tensor</source>
        <translation>Dans un tenseur</translation>
    </message>
    <message>
        <source>In a tensor, while the player is on</source>
        <translation>Dans un tenseur, quand le lecteur est ouvert</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>Correctes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>Aucune erreur.</translation>
    </message>
    <message>
        <source>Click what you missed to see why.</source>
        <translation>Cliquez sur une question manquée pour voir pourquoi.</translation>
    </message>
    <message>
        <source>New quiz</source>
        <translation>Nouveau quiz</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>%1 gave no output.</source>
        <translation>%1 n’a donné aucune sortie.</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>pas de sortie</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>E&amp;nseigner</translation>
    </message>
    <message>
        <source>C&amp;opy as</source>
        <translation>C&amp;opier comme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>During a l&amp;ecture</source>
        <translation>Pendant une présentation</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Sa difficulté</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>Nombre de questions</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>A whole number: the same seed makes the same questions</source>
        <translation>Un nombre entier&#xa0;: la même graine fait les mêmes questions</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Questions</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin with the first question</source>
        <translation>Commencer par la première question</translation>
    </message>
    <message>
        <source>Save &amp;handout…</source>
        <translation>Enregistrer le &amp;document…</translation>
    </message>
    <message>
        <source>Questions with empty cells, then solutions, as a PDF for a class</source>
        <translation>Questions à cellules vides, puis solutions, en PDF pour une classe</translation>
    </message>
    <message>
        <source>Questions about where elements go and what comes out. Every wrong answer is a mistake that programs really make, and you are told which one.</source>
        <translation>Des questions sur la place des éléments et ce qui en sort. Chaque mauvaise réponse est une erreur que des programmes font vraiment, et l’on vous dit laquelle.</translation>
    </message>
    <message>
        <source>1: depth to space and its orders (lessons 2 and 3)</source>
        <translation>1&#xa0;: depth to space et ses ordres (leçons 2 et 3)</translation>
    </message>
    <message>
        <source>2: and back, pixel centres, nearest, linear (2, 5, 6)</source>
        <translation>2&#xa0;: le retour, centres, plus proche, linéaire (2, 5, 6)</translation>
    </message>
    <message>
        <source>3: strides, filters, gradients (1, 7, 8)</source>
        <translation>3&#xa0;: pas, filtres, gradients (1, 7, 8)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>The documentation&apos;s example in a tab of its own</source>
        <translation>L’exemple de la documentation dans son propre onglet</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>The same case in a tab of its own</source>
        <translation>Le même cas dans son propre onglet</translation>
    </message>
    <message>
        <source>Exa&amp;mples…</source>
        <translation>&amp;Exemples…</translation>
    </message>
    <message>
        <source>Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your folder</source>
        <translation>Des cas pour commencer, chacun avec une image et une phrase&#xa0;: les exemples intégrés, et ceux de votre dossier</translation>
    </message>
    <message>
        <source>&amp;Close case</source>
        <translation>&amp;Fermer le cas</translation>
    </message>
    <message>
        <source>Close this tab; in place of the last one comes the documentation&apos;s example</source>
        <translation>Fermer cet onglet&#x202f;; à la place du dernier vient l’exemple de la documentation</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>&amp;Cas suivant</translation>
    </message>
    <message>
        <source>Show the tab at the right</source>
        <translation>Afficher l’onglet de droite</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>Cas &amp;précédent</translation>
    </message>
    <message>
        <source>Show the tab at the left</source>
        <translation>Afficher l’onglet de gauche</translation>
    </message>
    <message>
        <source>Move case ri&amp;ght</source>
        <translation>&amp;Déplacer le cas à droite</translation>
    </message>
    <message>
        <source>Put this tab one place to the right</source>
        <translation>Déplacer cet onglet d’une place vers la droite</translation>
    </message>
    <message>
        <source>Move case le&amp;ft</source>
        <translation>Déplacer &amp;le cas à gauche</translation>
    </message>
    <message>
        <source>Put this tab one place to the left</source>
        <translation>Déplacer cet onglet d’une place vers la gauche</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Save the output</source>
        <translation>Enregistrer la sortie</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy)</source>
        <translation>Tableaux NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Save the output as a picture</source>
        <translation>Enregistrer la sortie en image</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <source>%1 does not hold everything: %2</source>
        <translation>%1 ne contient pas tout&#xa0;: %2</translation>
    </message>
    <message>
        <source>Export the view</source>
        <translation>Exporter la vue</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Vectors (*.svg)</source>
        <translation>Vecteurs (*.svg)</translation>
    </message>
    <message>
        <source>Save the report of A and B</source>
        <translation>Enregistrer le rapport de A et B</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>Export the lesson as a page</source>
        <translation>Exporter la leçon en page</translation>
    </message>
    <message>
        <source>Export the case as a page</source>
        <translation>Exporter le cas en page</translation>
    </message>
    <message>
        <source>Save output as .n&amp;py…</source>
        <translation>Enregistrer &amp;la sortie en .npy…</translation>
    </message>
    <message>
        <source>Save the output tensor for NumPy</source>
        <translation>Enregistrer le tenseur de sortie pour NumPy</translation>
    </message>
    <message>
        <source>Save output as p&amp;icture…</source>
        <translation>Enregistrer la sortie en &amp;image…</translation>
    </message>
    <message>
        <source>Save the plane or picture that is shown</source>
        <translation>Enregistrer le plan ou l’image affichés</translation>
    </message>
    <message>
        <source>&amp;Use output as input</source>
        <translation>Sortie &amp;comme entrée</translation>
    </message>
    <message>
        <source>A new tab: the output goes the way back between depth and space, or through the same operator again</source>
        <translation>Un nouvel onglet&#xa0;: la sortie fait le chemin inverse de depth to space ou space to depth, ou repasse par le même opérateur</translation>
    </message>
    <message>
        <source>there is no output</source>
        <translation>il n’y a pas de sortie</translation>
    </message>
    <message>
        <source>E&amp;xport view…</source>
        <translation>Exporter la &amp;vue…</translation>
    </message>
    <message>
        <source>Write what the panes show as PNG, at 1 to 4 times the screen&apos;s pixels, or as SVG</source>
        <translation>Écrire ce que montrent les volets en PNG, de 1 à 4 fois les pixels de l’écran, ou en SVG</translation>
    </message>
    <message>
        <source>Save repor&amp;t…</source>
        <translation>Enregis&amp;trer le rapport…</translation>
    </message>
    <message>
        <source>Write the comparison of A and B as one HTML page</source>
        <translation>Écrire la comparaison de A et B en une page HTML</translation>
    </message>
    <message>
        <source>nothing is compared: B gives nothing, or the case has changed since</source>
        <translation>rien n’est comparé&#xa0;: B ne donne rien, ou le cas a changé depuis</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>Exporter la page…</translation>
    </message>
    <message>
        <source>Write an interactive page of the case, or of the lesson that is open, for a course site or a browser</source>
        <translation>Écrire une page interactive du cas, ou de la leçon ouverte, pour un site de cours ou un navigateur</translation>
    </message>
    <message>
        <source>the case does not run</source>
        <translation>le cas ne s’exécute pas</translation>
    </message>
    <message>
        <source>Cases, models, lessons, tensors and pictures (%1);;All files (*)</source>
        <translation>Cas, modèles, leçons, tenseurs et images (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cases (*.json);;Bundles: the case with tensors and results (*.tessera)</source>
        <translation>Cas (*.json);;Paquets&#xa0;: le cas avec tenseurs et résultats (*.tessera)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Enregistrer le cas</translation>
    </message>
    <message>
        <source>Save this dispatch as a case of its own</source>
        <translation>Enregistrer ce dispatch comme un cas à part</translation>
    </message>
    <message>
        <source>Keep as B</source>
        <translation>Garder comme B</translation>
    </message>
    <message>
        <source>Take what A shows as B, by the line of its case; then change the case, and see what that changes</source>
        <translation>Prendre comme B ce que montre A, par la ligne de son cas&#x202f;; changez ensuite le cas et voyez ce que cela change</translation>
    </message>
    <message>
        <source>there is no result of an engine, or it is out of date</source>
        <translation>il n’y a pas de résultat d’un moteur, ou il est périmé</translation>
    </message>
    <message>
        <source>Keep beside the others</source>
        <translation>Garder à côté des autres</translation>
    </message>
    <message>
        <source>Take what A shows as one more result, by the line of its case</source>
        <translation>Prendre ce que montre A comme résultat de plus, par la ligne de son cas</translation>
    </message>
    <message>
        <source>there are four results, or none of an engine as A</source>
        <translation>il y a quatre résultats, ou A n’en a pas d’un moteur</translation>
    </message>
    <message>
        <source>Add the next case</source>
        <translation>Ajouter le cas suivant</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as one more result</source>
        <translation>Prendre ce que donne l’onglet de droite comme résultat de plus</translation>
    </message>
    <message>
        <source>there are four results, or no other tab has a case that runs</source>
        <translation>il y a quatre résultats, ou aucun autre onglet n’a de cas exécutable</translation>
    </message>
    <message>
        <source>Add the chosen result</source>
        <translation>Ajouter le résultat choisi</translation>
    </message>
    <message>
        <source>Take the chosen row of the list of results as one more result</source>
        <translation>Prendre la ligne choisie de la liste des résultats comme résultat de plus</translation>
    </message>
    <message>
        <source>there are four results, or no row of the list is chosen</source>
        <translation>il y a quatre résultats, ou aucune ligne de la liste n’est choisie</translation>
    </message>
    <message>
        <source>Compare with the next case</source>
        <translation>Comparer avec le cas suivant</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as B</source>
        <translation>Prendre comme B ce que donne l’onglet de droite</translation>
    </message>
    <message>
        <source>no other tab has a case that runs</source>
        <translation>aucun autre onglet n’a de cas exécutable</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Show the result again that was shown before this one</source>
        <translation>Montrer à nouveau le résultat montré avant celui-ci</translation>
    </message>
    <message>
        <source>no other result was shown before</source>
        <translation>aucun autre résultat n’a été montré avant</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Show the result again that was shown after this one</source>
        <translation>Montrer à nouveau le résultat montré après celui-ci</translation>
    </message>
    <message>
        <source>no result was shown after this one</source>
        <translation>aucun résultat n’a été montré après celui-ci</translation>
    </message>
    <message>
        <source>Remove result</source>
        <translation>Retirer le résultat</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of results</source>
        <translation>Retirer la ligne choisie de la liste des résultats</translation>
    </message>
    <message>
        <source>no row of the list is chosen</source>
        <translation>aucune ligne de la liste n’est choisie</translation>
    </message>
    <message>
        <source>Remove all results</source>
        <translation>Retirer tous les résultats</translation>
    </message>
    <message>
        <source>Empty the list of results</source>
        <translation>Vider la liste des résultats</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>la liste est vide</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Enregistrer le document</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Pages (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Quiz…</source>
        <translation>&amp;Quiz…</translation>
    </message>
    <message>
        <source>Answer questions about layouts; every wrong answer is a mistake that programs make</source>
        <translation>Répondre à des questions sur les dispositions&#x202f;; chaque mauvaise réponse est une erreur que font des programmes</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Trouver une action…</translation>
    </message>
    <message>
        <source>Every action and its keys, which can be changed</source>
        <translation>Chaque action et ses raccourcis, qui peuvent être changés</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>À &amp;propos de Tessera</translation>
    </message>
    <message>
        <source>What this program is, and its licence</source>
        <translation>Ce qu’est ce programme, et sa licence</translation>
    </message>
    <message>
        <source>Tessera %1: where every element of DirectML&apos;s layout operators comes from. The window is free software under GPL-3.0-or-later, the engine under Apache-2.0.</source>
        <translation>Tessera %1&#xa0;: d’où vient chaque élément des opérateurs de disposition de DirectML. La fenêtre est un logiciel libre sous GPL-3.0-or-later, le moteur sous Apache-2.0.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>%1 needs a font that this machine lacks: install the package %2, then choose the language again.</source>
        <translation>%1 demande une police que cette machine n’a pas&#xa0;: installez le paquet %2, puis choisissez de nouveau la langue.</translation>
    </message>
    <message>
        <source>The window is in %1 from its next start on.</source>
        <translation>La fenêtre sera dans cette langue à partir du prochain démarrage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Language of the &amp;desktop</source>
        <translation>&amp;Langue du système</translation>
    </message>
    <message>
        <source>Follow the desktop, at every start</source>
        <translation>Suivre le système, à chaque démarrage</translation>
    </message>
    <message>
        <source>Show the window in this language from the next start on: %1</source>
        <translation>Afficher la fenêtre dans cette langue à partir du prochain démarrage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run → Memory budget… raises it, on a command line --memory-budget</source>
        <translation>Exécution → Budget mémoire… le relève&#x202f;; en ligne de commande, --memory-budget</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>Budget mémoire</translation>
    </message>
    <message>
        <source>What needs more memory is refused before it is read.
In force: %1 MiB. 0: half of this machine&apos;s memory</source>
        <translation>Ce qui demande plus de mémoire est refusé avant d’être lu.
En vigueur&#xa0;: %1 Mio. 0&#xa0;: la moitié de la mémoire de cette machine</translation>
    </message>
    <message>
        <source>New shader</source>
        <translation>Nouveau shader</translation>
    </message>
    <message>
        <source>GLSL (*.comp)</source>
        <translation>GLSL (*.comp)</translation>
    </message>
    <message>
        <source>%1 does %2. Change it in an editor: each time it is saved, it is compiled and run again.</source>
        <translation>%1 fait %2. Modifiez-le dans un éditeur&#xa0;: à chaque enregistrement, il est recompilé et réexécuté.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>Run the case on both engines now</source>
        <translation>Exécuter maintenant le cas sur les deux moteurs</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>Exécution immé&amp;diate</translation>
    </message>
    <message>
        <source>Run again after every change</source>
        <translation>Réexécuter après chaque modification</translation>
    </message>
    <message>
        <source>&amp;Validate Vulkan</source>
        <translation>&amp;Valider Vulkan</translation>
    </message>
    <message>
        <source>Run Vulkan under its validation layer: what that says is shown as the engine&apos;s error</source>
        <translation>Exécuter Vulkan sous sa couche de validation&#xa0;: ce qu’elle dit est affiché comme erreur du moteur</translation>
    </message>
    <message>
        <source>&amp;Memory budget…</source>
        <translation>&amp;Budget mémoire…</translation>
    </message>
    <message>
        <source>How much memory a case or a file may take; what needs more is refused before it is read</source>
        <translation>Combien de mémoire un cas ou un fichier peut occuper&#x202f;; ce qui en demande plus est refusé avant d’être lu</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>Échanger &amp;A et B</translation>
    </message>
    <message>
        <source>Swap engine A and engine B</source>
        <translation>Échanger le moteur A et le moteur B</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>il n’y a pas de B</translation>
    </message>
    <message>
        <source>Add &amp;engine…</source>
        <translation>Ajouter &amp;un moteur…</translation>
    </message>
    <message>
        <source>Run a program, a library or a shader of yours as engine B</source>
        <translation>Exécuter votre propre programme, bibliothèque ou shader comme moteur B</translation>
    </message>
    <message>
        <source>&amp;New shader…</source>
        <translation>&amp;Nouveau shader…</translation>
    </message>
    <message>
        <source>Write a compute shader that computes this operator right, and run it as engine B: each time it is saved, it is compiled and run again</source>
        <translation>Écrire un shader de calcul qui calcule juste cet opérateur et l’exécuter comme moteur B&#xa0;: à chaque enregistrement, il est recompilé et réexécuté</translation>
    </message>
    <message>
        <source>there is no shader to begin with for this operator</source>
        <translation>il n’y a pas de shader de départ pour cet opérateur</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Compare as %1</source>
        <translation>Comparer comme %1</translation>
    </message>
    <message>
        <source>Outputs (*.npy *.npz *.json *.tessera *.onnx %1);;All files (*)</source>
        <translation>Sorties (*.npy *.npz *.json *.tessera *.onnx %1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>%1 holds several arrays:</source>
        <translation>%1 contient plusieurs tableaux&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Next mismatch</source>
        <translation>Éca&amp;rt suivant</translation>
    </message>
    <message>
        <source>Pin the next element of the list of those beyond the tolerance</source>
        <translation>Épingler l’élément suivant de la liste de ceux au-delà de la tolérance</translation>
    </message>
    <message>
        <source>&amp;Previous mismatch</source>
        <translation>Écart précéde&amp;nt</translation>
    </message>
    <message>
        <source>Pin the one before it in the list</source>
        <translation>Épingler le précédent de la liste</translation>
    </message>
    <message>
        <source>Go to t&amp;he worst element</source>
        <translation>Aller a&amp;u pire élément</translation>
    </message>
    <message>
        <source>Pin the element where A and B differ most</source>
        <translation>Épingler l’élément où A et B diffèrent le plus</translation>
    </message>
    <message>
        <source>A is a f&amp;ile…</source>
        <translation>A est un f&amp;ichier…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as A</source>
        <translation>Comparer un tenseur, une image ou la sortie d’un autre cas comme A</translation>
    </message>
    <message>
        <source>B is a fil&amp;e…</source>
        <translation>B est un fic&amp;hier…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as B</source>
        <translation>Comparer un tenseur, une image ou la sortie d’un autre cas comme B</translation>
    </message>
    <message>
        <source>B is what is expected</source>
        <translation>B est ce qui est attendu</translation>
    </message>
    <message>
        <source>Compare with the expected values of the case&apos;s file</source>
        <translation>Comparer avec les valeurs attendues du fichier du cas</translation>
    </message>
    <message>
        <source>the case&apos;s file has no expected values</source>
        <translation>le fichier du cas n’a pas de valeurs attendues</translation>
    </message>
    <message>
        <source>Show a case of the findings</source>
        <translation>Afficher un cas des résultats</translation>
    </message>
    <message>
        <source>Pro&amp;ve the permutation</source>
        <translation>Prouver la permutation</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output</source>
        <translation>Numéroter chaque élément d’entrée et retrouver chacun exactement une fois dans la sortie</translation>
    </message>
    <message>
        <source>Ro&amp;und trip</source>
        <translation>Aller-retour</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one</source>
        <translation>Aller et revenir, dans le même ordre et dans l’autre</translation>
    </message>
    <message>
        <source>Repeat ten times</source>
        <translation>Répéter dix fois</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits</source>
        <translation>Exécuter dix fois et comparer les bits</translation>
    </message>
    <message>
        <source>Conformance pac&amp;k</source>
        <translation>Cas de conformité</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all</source>
        <translation>Exécuter chaque exemple et les cas où l’on se trompe facilement, %1 en tout</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Selon la valeur</translation>
    </message>
    <message>
        <source>Colour cells by their values</source>
        <translation>Colorer les cellules selon leurs valeurs</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Selon&#xa0;: %1</translation>
    </message>
    <message>
        <source>only of depth and space</source>
        <translation>pour depth to space et space to depth seulement</translation>
    </message>
    <message>
        <source>only of resampling</source>
        <translation>pour le rééchantillonnage seulement</translation>
    </message>
    <message>
        <source>the case has no other order</source>
        <translation>le cas n’a pas d’autre ordre</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>aucun moteur n’a été radiographié sur ce cas</translation>
    </message>
    <message>
        <source>only of signed types</source>
        <translation>pour les types signés seulement</translation>
    </message>
    <message>
        <source>only of floating-point types</source>
        <translation>pour les types flottants seulement</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Marquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Couleurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Colour values by this palette</source>
        <translation>Colorer les valeurs selon cette palette</translation>
    </message>
    <message>
        <source>More exposure</source>
        <translation>Plus d’exposition</translation>
    </message>
    <message>
        <source>Show values lighter by half a stop; no value changes</source>
        <translation>Montrer les valeurs plus claires d’un demi-cran&#x202f;; aucune valeur ne change</translation>
    </message>
    <message>
        <source>Less exposure</source>
        <translation>Moins d’exposition</translation>
    </message>
    <message>
        <source>Show values darker by half a stop; no value changes</source>
        <translation>Montrer les valeurs plus sombres d’un demi-cran&#x202f;; aucune valeur ne change</translation>
    </message>
    <message>
        <source>More gamma</source>
        <translation>Plus de gamma</translation>
    </message>
    <message>
        <source>Show what is dark lighter; no value changes</source>
        <translation>Montrer plus clair ce qui est sombre&#x202f;; aucune valeur ne change</translation>
    </message>
    <message>
        <source>Less gamma</source>
        <translation>Moins de gamma</translation>
    </message>
    <message>
        <source>Show what is dark darker; no value changes</source>
        <translation>Montrer plus sombre ce qui est sombre&#x202f;; aucune valeur ne change</translation>
    </message>
    <message>
        <source>Show clipping</source>
        <translation>Montrer l’écrêtage</translation>
    </message>
    <message>
        <source>What is white or beyond is red, what is black or below it blue</source>
        <translation>Ce qui est blanc ou au-delà est rouge, ce qui est noir ou en deçà est bleu</translation>
    </message>
    <message>
        <source>Colours as they were</source>
        <translation>Couleurs comme avant</translation>
    </message>
    <message>
        <source>No exposure, no gamma, no clipping, and the palette of the view</source>
        <translation>Sans exposition, sans gamma, sans écrêtage, et la palette de la vue</translation>
    </message>
    <message>
        <source>nothing is changed</source>
        <translation>rien n’est changé</translation>
    </message>
    <message>
        <source>Colours an&amp;d marks…</source>
        <translation>&amp;Couleurs et marques…</translation>
    </message>
    <message>
        <source>What cells are coloured by and which are marked, with counts</source>
        <translation>D’après quoi les cellules sont colorées et lesquelles sont marquées, avec leurs nombres</translation>
    </message>
    <message>
        <source>Next colo&amp;uring</source>
        <translation>&amp;Coloration suivante</translation>
    </message>
    <message>
        <source>Colour cells by the next axis, after the last one by value again</source>
        <translation>Colorer les cellules selon l’axe suivant, et après le dernier de nouveau selon la valeur</translation>
    </message>
    <message>
        <source>Pre&amp;vious colouring</source>
        <translation>Coloration &amp;précédente</translation>
    </message>
    <message>
        <source>Colour cells by the axis before</source>
        <translation>Colorer les cellules selon l’axe précédent</translation>
    </message>
    <message>
        <source>Next way to write n&amp;umbers</source>
        <translation>Autre écriture des &amp;nombres</translation>
    </message>
    <message>
        <source>Numbers in cells: shortest exact, four digits, or bits</source>
        <translation>Nombres dans les cellules&#xa0;: exacts et courts, quatre chiffres, ou bits</translation>
    </message>
    <message>
        <source>Histogram, &amp;range and statistics</source>
        <translation>Histogramme, &amp;plage et statistiques</translation>
    </message>
    <message>
        <source>The histogram, black and white, and statistics of the tensor, the plane and the selection</source>
        <translation>L’histogramme, le noir et le blanc, et les statistiques du tenseur, du plan et de la sélection</translation>
    </message>
    <message>
        <source>Range: each its &amp;own</source>
        <translation>Plage&#xa0;: &amp;chacun la sienne</translation>
    </message>
    <message>
        <source>Each tensor&apos;s colours from its own smallest to its largest value</source>
        <translation>Couleurs de chaque tenseur, de sa plus petite à sa plus grande valeur</translation>
    </message>
    <message>
        <source>Range: &amp;both</source>
        <translation>Plage&#xa0;: &amp;les deux</translation>
    </message>
    <message>
        <source>Equal colours are equal values in both tensors, also after new results</source>
        <translation>Mêmes couleurs, mêmes valeurs dans les deux tenseurs, aussi après de nouveaux résultats</translation>
    </message>
    <message>
        <source>Range: &amp;visible part</source>
        <translation>Plage&#xa0;: partie &amp;visible</translation>
    </message>
    <message>
        <source>The colours&apos; range is that of the values in sight</source>
        <translation>La plage des couleurs est celle des valeurs visibles</translation>
    </message>
    <message>
        <source>Range: &amp;0 to 1</source>
        <translation>Plage&#xa0;: &amp;0 à 1</translation>
    </message>
    <message>
        <source>The colours&apos; range is from 0 to 1</source>
        <translation>La plage des couleurs va de 0 à 1</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;axesTab&quot;&gt;See why&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;axesTab&quot;&gt;Voir pourquoi&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Both orders give the same output: this case cannot tell them apart.</source>
        <translation>Les deux ordres donnent la même sortie&#xa0;: ce cas ne permet pas de les distinguer.</translation>
    </message>
    <message>
        <source>The other order moves %1 of %2 outputs. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</source>
        <translation>L’autre ordre déplace %1 sorties sur %2. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Unmark them</source>
        <translation>Ne plus les marquer</translation>
    </message>
    <message>
        <source>Mark them</source>
        <translation>Les marquer</translation>
    </message>
    <message>
        <source>Not taken from the line, for it means nothing here: %1.</source>
        <translation>Non repris de la ligne, car sans signification ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Paste a case</source>
        <translation>Coller un cas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>rien n’a été modifié</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Refaire la modification</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>rien n’a été annulé</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Copy value or selection</source>
        <translation>&amp;Copier la valeur ou la sélection</translation>
    </message>
    <message>
        <source>Copy the selection as rows of numbers; where there is none, the active element&apos;s value</source>
        <translation>Copier la sélection en lignes de nombres&#x202f;; à défaut, la valeur de l’élément actif</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Copy what the pane shows as a picture</source>
        <translation>Copier en image ce que montre le volet</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>C&amp;opier comme commande</translation>
    </message>
    <message>
        <source>Copy the command that checks this very case</source>
        <translation>Copier la commande qui vérifie précisément ce cas</translation>
    </message>
    <message>
        <source>Copy as command of the picture</source>
        <translation>Copier comme commande de l’image</translation>
    </message>
    <message>
        <source>Copy the command that draws what the pane shows: this place, this size, these colours</source>
        <translation>Copier la commande qui dessine ce que montre le volet&#xa0;: cet endroit, cette taille, ces couleurs</translation>
    </message>
    <message>
        <source>Paste c&amp;ase</source>
        <translation>Coller &amp;un cas</translation>
    </message>
    <message>
        <source>Show the case whose command, or whose words of a framework, are in the clipboard</source>
        <translation>Afficher le cas dont la commande, ou le code d’un framework, sont dans le presse-papiers</translation>
    </message>
    <message>
        <source>In t&amp;he other order</source>
        <translation>Dans l’autre ordre</translation>
    </message>
    <message>
        <source>Show the case with the other order of channels and blocks</source>
        <translation>Afficher le cas avec l’autre ordre des canaux et des blocs</translation>
    </message>
    <message>
        <source>Other order</source>
        <translation>Autre ordre</translation>
    </message>
    <message>
        <source>the operator has no order</source>
        <translation>l’opérateur n’a pas d’ordre</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</source>
        <translation>
            <numerusform>%1 élément est trop pour le presse-papiers&#x202f;; le maximum est %2. Enregistrez plutôt le tenseur en .npy.</numerusform>
            <numerusform>%1 éléments sont trop pour le presse-papiers&#x202f;; le maximum est %2. Enregistrez plutôt le tenseur en .npy.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is selected or pinned</source>
        <translation>rien n’est sélectionné ni épinglé</translation>
    </message>
    <message>
        <source>&amp;Move tool</source>
        <translation>Outil &amp;de déplacement</translation>
    </message>
    <message>
        <source>Dragging moves the tensors</source>
        <translation>Glisser déplace les tenseurs</translation>
    </message>
    <message>
        <source>&amp;Select tool</source>
        <translation>Outil de &amp;sélection</translation>
    </message>
    <message>
        <source>Dragging selects a rectangle; Shift adds one, Ctrl takes one away</source>
        <translation>Glisser sélectionne un rectangle&#x202f;; Maj en ajoute un, Ctrl en retire un</translation>
    </message>
    <message>
        <source>&amp;Inspect tool</source>
        <translation>Outil d’i&amp;nspection</translation>
    </message>
    <message>
        <source>Dragging takes the pin along</source>
        <translation>Glisser entraîne l’épingle</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Select every element of the current pane</source>
        <translation>Sélectionner chaque élément du volet actif</translation>
    </message>
    <message>
        <source>Copy ro&amp;w</source>
        <translation>Copier &amp;la ligne</translation>
    </message>
    <message>
        <source>Copy the row of the active element</source>
        <translation>Copier la ligne de l’élément actif</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Copier &amp;en CSV</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, separated by commas</source>
        <translation>Copier la sélection, ou sinon la ligne de l’élément actif, séparée par des virgules</translation>
    </message>
    <message>
        <source>Copy as C arra&amp;y</source>
        <translation>Copier en &amp;tableau C</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as a constant of C</source>
        <translation>Copier la sélection, ou sinon la ligne de l’élément actif, comme constante C</translation>
    </message>
    <message>
        <source>Copy as N&amp;umPy</source>
        <translation>Copier &amp;pour NumPy</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as an np.array</source>
        <translation>Copier la sélection, ou sinon la ligne de l’élément actif, comme np.array</translation>
    </message>
    <message>
        <source>no pin is kept</source>
        <translation>aucune épingle n’est gardée</translation>
    </message>
    <message>
        <source>&amp;Go to element…</source>
        <translation>Aller à l’élé&amp;ment…</translation>
    </message>
    <message>
        <source>Pin the element at a coordinate</source>
        <translation>Épingler l’élément d’une coordonnée</translation>
    </message>
    <message>
        <source>Canc&amp;el or clear pin</source>
        <translation>Arrêter ou retirer l’épin&amp;gle</translation>
    </message>
    <message>
        <source>Stop the run; where none runs, take the pin off</source>
        <translation>Arrêter l’exécution&#x202f;; s’il n’y en a pas, retirer l’épingle</translation>
    </message>
    <message>
        <source>&amp;Keep pin</source>
        <translation>&amp;Garder l’épingle</translation>
    </message>
    <message>
        <source>Keep the pinned element in the list of pins, with its values; again: take it off</source>
        <translation>Garder l’élément épinglé dans la liste des épingles, avec ses valeurs&#x202f;; à nouveau&#xa0;: l’en retirer</translation>
    </message>
    <message>
        <source>no element is pinned</source>
        <translation>aucun élément n’est épinglé</translation>
    </message>
    <message>
        <source>&amp;Remove kept pin</source>
        <translation>&amp;Retirer l’épingle gardée</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of pins</source>
        <translation>Retirer la ligne choisie de la liste des épingles</translation>
    </message>
    <message>
        <source>Remove &amp;all kept pins</source>
        <translation>Retirer &amp;toutes les épingles</translation>
    </message>
    <message>
        <source>Empty the list of pins</source>
        <translation>Vider la liste des épingles</translation>
    </message>
    <message>
        <source>&amp;Next kept pin</source>
        <translation>Épingle &amp;suivante</translation>
    </message>
    <message>
        <source>Pin the next element of the list of pins</source>
        <translation>Épingler l’élément suivant de la liste</translation>
    </message>
    <message>
        <source>&amp;Previous kept pin</source>
        <translation>Épingle &amp;précédente</translation>
    </message>
    <message>
        <source>Pin the element before it in the list of pins</source>
        <translation>Épingler l’élément précédent de la liste</translation>
    </message>
    <message>
        <source>Pin &amp;back</source>
        <translation>Épingle &amp;d’avant</translation>
    </message>
    <message>
        <source>Pin the element again that was pinned before this one</source>
        <translation>Épingler de nouveau l’élément qui l’était avant celui-ci</translation>
    </message>
    <message>
        <source>no other element was pinned before</source>
        <translation>aucun autre élément n’était épinglé avant</translation>
    </message>
    <message>
        <source>Pin &amp;forward</source>
        <translation>Épingle d’&amp;après</translation>
    </message>
    <message>
        <source>Pin the element again that you came back from</source>
        <translation>Épingler de nouveau l’élément dont vous êtes revenu</translation>
    </message>
    <message>
        <source>you did not go back to this pin</source>
        <translation>vous n’êtes pas revenu à cette épingle</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajuster</translation>
    </message>
    <message>
        <source>Show both tensors whole</source>
        <translation>Montrer les deux tenseurs en entier</translation>
    </message>
    <message>
        <source>&amp;Keep fitting</source>
        <translation>Ajuster &amp;toujours</translation>
    </message>
    <message>
        <source>Fit again whenever the window or the tensors change</source>
        <translation>Réajuster quand la fenêtre ou les tenseurs changent</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One element for each device pixel</source>
        <translation>Un élément par pixel physique</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Twice as large, by powers of two</source>
        <translation>Deux fois plus grand, par puissances de deux</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Z&amp;oom arrière</translation>
    </message>
    <message>
        <source>Half as large, by powers of two</source>
        <translation>Deux fois plus petit, par puissances de deux</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Lines between elements</source>
        <translation>Lignes entre les éléments</translation>
    </message>
    <message>
        <source>&amp;Block grid</source>
        <translation>Grille &amp;des blocs</translation>
    </message>
    <message>
        <source>Heavier lines between blocks</source>
        <translation>Lignes plus épaisses entre les blocs</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Vue d’&amp;ensemble</translation>
    </message>
    <message>
        <source>A small picture of the whole tensor while a part of it is out of sight</source>
        <translation>Une petite image du tenseur entier tant qu’une partie en est invisible</translation>
    </message>
    <message>
        <source>&amp;Link panes</source>
        <translation>&amp;Lier les volets</translation>
    </message>
    <message>
        <source>Zoom and pan both tensors together</source>
        <translation>Zoomer et déplacer les deux tenseurs ensemble</translation>
    </message>
    <message>
        <source>Link by the same &amp;share</source>
        <translation>&amp;Lier par la même proportion</translation>
    </message>
    <message>
        <source>Linked panes move by the same share of their tensors</source>
        <translation>Les volets liés se déplacent de la même proportion de leurs tenseurs</translation>
    </message>
    <message>
        <source>Link by the same &amp;elements</source>
        <translation>Lier &amp;par le même nombre d’éléments</translation>
    </message>
    <message>
        <source>Linked panes move by the same number of elements</source>
        <translation>Les volets liés se déplacent du même nombre d’éléments</translation>
    </message>
    <message>
        <source>Link by the &amp;mapping</source>
        <translation>Lier par la &amp;correspondance</translation>
    </message>
    <message>
        <source>The other pane shows where the middle of this one comes from, or goes to</source>
        <translation>L’autre volet montre d’où vient, ou où va, le milieu de celui-ci</translation>
    </message>
    <message>
        <source>Next way to lin&amp;k</source>
        <translation>&amp;Façon suivante de lier</translation>
    </message>
    <message>
        <source>Link the panes by share, by elements or by the mapping</source>
        <translation>Lier les volets par proportion, par éléments ou par la correspondance</translation>
    </message>
    <message>
        <source>&amp;Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>All planes of the current pane side by side</source>
        <translation>Tous les plans du volet actif côte à côte</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>One plane in the current pane</source>
        <translation>Un plan dans le volet actif</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Three channels of the current pane as a colour picture</source>
        <translation>Trois canaux du volet actif en image couleur</translation>
    </message>
    <message>
        <source>Previous &amp;channel</source>
        <translation>Canal &amp;précédent</translation>
    </message>
    <message>
        <source>One channel back in the current pane</source>
        <translation>Un canal en arrière dans le volet actif</translation>
    </message>
    <message>
        <source>&amp;Next channel</source>
        <translation>C&amp;anal suivant</translation>
    </message>
    <message>
        <source>One channel on in the current pane</source>
        <translation>Un canal en avant dans le volet actif</translation>
    </message>
    <message>
        <source>Previous i&amp;mage</source>
        <translation>&amp;Image précédente</translation>
    </message>
    <message>
        <source>One entry of the batch back in the current pane</source>
        <translation>Un élément du lot en arrière dans le volet actif</translation>
    </message>
    <message>
        <source>Next ima&amp;ge</source>
        <translation>I&amp;mage suivante</translation>
    </message>
    <message>
        <source>One entry of the batch on in the current pane</source>
        <translation>Un élément du lot en avant dans le volet actif</translation>
    </message>
    <message>
        <source>S&amp;olo channel</source>
        <translation>Canal &amp;seul</translation>
    </message>
    <message>
        <source>The pinned element&apos;s channel alone in the current pane, or all of them again</source>
        <translation>Le canal de l’élément épinglé seul dans le volet actif, ou de nouveau tous</translation>
    </message>
    <message>
        <source>Choose channe&amp;ls…</source>
        <translation>&amp;Choisir les canaux…</translation>
    </message>
    <message>
        <source>Which channel is shown, or which are red, green and blue, or grey</source>
        <translation>Quel canal est montré, ou lesquels sont rouge, vert et bleu, ou gris</translation>
    </message>
</context>
<context>
    <name>tessera::ActionDialog</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>Tapez quelques lettres de ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Trouver une action</translation>
    </message>
    <message>
        <source>Up and Down mark an action, Enter runs it, Esc leaves</source>
        <translation>Haut et Bas marquent une action, Entrée l’exécute, Échap quitte</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Autre raccourci</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Tapez ici le nouveau raccourci</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Take this key away</source>
        <translation>Retirer ce raccourci</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>No other key</source>
        <translation>Aucun autre raccourci</translation>
    </message>
    <message>
        <source>&amp;All to default</source>
        <translation>&amp;Tout par défaut</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>Redonner à chaque action ses raccourcis initiaux</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The keys are kept</source>
        <translation>Les raccourcis sont gardés</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <translation>Raccourcis de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No action has these letters</source>
        <translation>Aucune action n’a ces lettres</translation>
    </message>
</context>
<context>
    <name>tessera::Actions</name>
    <message>
        <source>%1 moves the focus or the pin, and is kept for that.</source>
        <translation>%1 déplace le focus ou l’épingle et y est réservée.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Pas maintenant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tessera::AxisDiagram</name>
    <message>
        <source>Axis %1, %2 inputs, %3 outputs</source>
        <translation>Axe %1, entrées&#xa0;: %2, sorties&#xa0;: %3</translation>
    </message>
    <message>
        <source>No axis</source>
        <translation>Aucun axe</translation>
    </message>
    <message>
        <source>%1 with weight %2</source>
        <translation>%1 avec le poids %2</translation>
    </message>
    <message>
        <source>Output %1 lies at %2 and reads %3</source>
        <translation>La sortie %1 se trouve en %2 et lit %3</translation>
    </message>
    <message>
        <source>Input %1</source>
        <translation>Entrée %1</translation>
    </message>
    <message>
        <source>in</source>
        <translation>entr.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sort.</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Drag it, or use the arrow keys. It snaps to halves and ratios; Shift: free.</source>
        <translation>Faites-le glisser ou utilisez les flèches. Il s’arrête sur les demis et les rapports&#x202f;; Maj&#xa0;: libre.</translation>
    </message>
    <message>
        <source>RESAMPLE has half pixels only; RESAMPLE1 has offsets of one&apos;s own.</source>
        <translation>RESAMPLE n’a que des demi-pixels&#x202f;; RESAMPLE1 a des décalages libres.</translation>
    </message>
    <message>
        <source>InputPixelOffset: where in the input the scale starts.
%1</source>
        <translation>InputPixelOffset&#xa0;: où l’échelle commence dans l’entrée.
%1</translation>
    </message>
    <message>
        <source>OutputPixelOffset: moves the output&apos;s pixels.
%1</source>
        <translation>OutputPixelOffset&#xa0;: déplace les pixels de la sortie.
%1</translation>
    </message>
    <message>
        <source>Scale: outputs for each input.
%1</source>
        <translation>Échelle&#xa0;: sorties pour chaque entrée.
%1</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Modifier %1 de %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>The axis of the forward operator</source>
        <translation>L’axe de l’opérateur direct</translation>
    </message>
    <message>
        <source>forward input</source>
        <translation>entrée directe</translation>
    </message>
    <message>
        <source>forward output</source>
        <translation>sortie directe</translation>
    </message>
    <message>
        <source>OutputPixelOffset, of OutputGradientTensor: where in the forward input the scale starts.
%1</source>
        <translation>OutputPixelOffset, de OutputGradientTensor&#xa0;: où l’échelle commence dans l’entrée directe.
%1</translation>
    </message>
    <message>
        <source>InputPixelOffset, of InputGradientTensor: moves the forward output&apos;s pixels.
%1</source>
        <translation>InputPixelOffset, de InputGradientTensor&#xa0;: déplace les pixels de la sortie directe.
%1</translation>
    </message>
    <message>
        <source>in %1 = %2</source>
        <translation>entrée %1 = %2</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, égalité d’arrondi</translation>
    </message>
    <message>
        <source>%1, clamped</source>
        <translation>%1, ramenée au bord</translation>
    </message>
</context>
<context>
    <name>tessera::AxisView</name>
    <message>
        <source>%1: its axes do not separate, so that none can be drawn alone. The operator&apos;s is shown; the tab Mapping has what each output reads.</source>
        <translation>%1&#xa0;: ses axes ne se séparent pas, aucun ne peut donc être dessiné seul. Celui de l’opérateur est montré&#x202f;; l’onglet Correspondance dit ce que lit chaque sortie.</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>pas de droite</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, right: %3; reads %4 inputs</source>
        <translation>
            <numerusform>%1&#xa0;: %2, juste&#xa0;: %3&#x202f;; lit %4 entrée</numerusform>
            <numerusform>%1&#xa0;: %2, juste&#xa0;: %3&#x202f;; lit %4 entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; reads %3 inputs</source>
        <translation>
            <numerusform>%1&#xa0;: %2&#x202f;; lit %3 entrée</numerusform>
            <numerusform>%1&#xa0;: %2&#x202f;; lit %3 entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Framed outputs read otherwise than they should; arrows lead from the right place.</source>
        <translation>%1. Les sorties encadrées lisent autrement qu’elles ne devraient&#x202f;; les flèches partent du bon endroit.</translation>
    </message>
    <message numerus="yes">
        <source>%n inputs, copied as they are</source>
        <translation>
            <numerusform>%n entrée, copiée telle quelle</numerusform>
            <numerusform>%n entrées, copiées telles quelles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inputs, %2 outputs</source>
        <translation>entrées&#xa0;: %1, sorties&#xa0;: %2</translation>
    </message>
    <message>
        <source>Axis %1</source>
        <translation>Axe %1</translation>
    </message>
    <message>
        <source>%1 moves elements as they are: there is nothing to sample. Choose a RESAMPLE operator to see its axes.</source>
        <translation>%1 déplace les éléments tels quels&#xa0;: il n’y a rien à échantillonner. Choisissez un opérateur RESAMPLE pour voir ses axes.</translation>
    </message>
    <message>
        <source>The case needs a correction before its axes can be drawn.</source>
        <translation>Le cas doit être corrigé avant que ses axes puissent être dessinés.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s axis: its input is as long as %1&apos;s, its output as %2&apos;s. %3</source>
        <translation>L’axe de l’opérateur direct&#xa0;: son entrée est aussi longue que %1, sa sortie que %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 ties</source>
        <translation>
            <numerusform>%1 égalité d’arrondi</numerusform>
            <numerusform>%1 égalités d’arrondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 outputs repeat the edge</source>
        <translation>
            <numerusform>%1 sortie répète le bord</numerusform>
            <numerusform>%1 sorties répètent le bord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs cropped</source>
        <translation>
            <numerusform>%1 entrée rognée</numerusform>
            <numerusform>%1 entrées rognées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs never read</source>
        <translation>
            <numerusform>%1 entrée jamais lue</numerusform>
            <numerusform>%1 entrées jamais lues</numerusform>
        </translation>
    </message>
    <message>
        <source>of the forward operator:</source>
        <translation>de l’opérateur direct&#xa0;:</translation>
    </message>
    <message>
        <source>output&apos;s centre</source>
        <translation>centre de la sortie</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>edges apart, in output pixels</source>
        <translation>écart des bords, en pixels de sortie</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: pan. Arrows: step. Click: pin.</source>
        <translation>Molette&#xa0;: zoom. Glisser&#xa0;: déplacer. Flèches&#xa0;: pas à pas. Clic&#xa0;: épingler.</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Conventions</translation>
    </message>
    <message>
        <source>How other frameworks place the samples: a click sets the fields.</source>
        <translation>Comment d’autres frameworks placent les échantillons&#xa0;: un clic règle les champs.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>The same map under other rules and in other arithmetic.</source>
        <translation>La même correspondance selon d’autres règles et une autre arithmétique.</translation>
    </message>
</context>
<context>
    <name>tessera::BottomPanel</name>
    <message>
        <source>Bottom panel</source>
        <translation>Panneau inférieur</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More pages; move, float or hide this panel</source>
        <translation>Autres pages&#x202f;; déplacer, détacher ou masquer ce panneau</translation>
    </message>
</context>
<context>
    <name>tessera::CasePanel</name>
    <message>
        <source>Case</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Masquer ce panneau</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>Dispatch</translation>
    </message>
    <message>
        <source>The dispatch of the file that is shown</source>
        <translation>Le dispatch du fichier qui est montré</translation>
    </message>
</context>
<context>
    <name>tessera::CaseTabs</name>
    <message>
        <source>Cases</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Close this case</source>
        <translation>Fermer ce cas</translation>
    </message>
    <message>
        <source>%1, with unsaved changes</source>
        <translation>%1, modifications non enregistrées</translation>
    </message>
</context>
<context>
    <name>tessera::ChannelPanel</name>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Un plan</translation>
    </message>
    <message>
        <source>One channel, coloured by its values</source>
        <translation>Un canal, coloré par ses valeurs</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>One channel as red, one as green, one as blue</source>
        <translation>Un canal en rouge, un en vert, un en bleu</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>One channel as a grey picture</source>
        <translation>Un canal en image grise</translation>
    </message>
    <message>
        <source>How channels are shown</source>
        <translation>Comment les canaux sont montrés</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>The entry of the batch</source>
        <translation>L’élément du lot</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>The channel that is shown, or that is red</source>
        <translation>Le canal qui est montré, ou qui est rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Green channel</source>
        <translation>Canal vert</translation>
    </message>
    <message>
        <source>The channel that is green</source>
        <translation>Le canal qui est vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Blue channel</source>
        <translation>Canal bleu</translation>
    </message>
    <message>
        <source>The channel that is blue</source>
        <translation>Le canal qui est bleu</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Three channels that follow each other: c, c + 1, c + 2</source>
        <translation>Trois canaux qui se suivent&#xa0;: c, c + 1, c + 2</translation>
    </message>
    <message>
        <source>A third apart</source>
        <translation>Par tiers</translation>
    </message>
    <message>
        <source>Channels a third of them apart: the colours of one pixel after SPACE_TO_DEPTH with COLUMN_ROW_DEPTH</source>
        <translation>Canaux espacés d’un tiers de leur nombre&#xa0;: les couleurs d’un pixel après SPACE_TO_DEPTH avec COLUMN_ROW_DEPTH</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Red channel</source>
        <translation>Canal rouge</translation>
    </message>
</context>
<context>
    <name>tessera::CodeView</name>
    <message>
        <source>The operator&apos;s description as a C++ program fills it.</source>
        <translation>La description de l’opérateur telle qu’un programme C++ la remplit.</translation>
    </message>
    <message>
        <source>The same result from NumPy alone.</source>
        <translation>Le même résultat avec NumPy seul.</translation>
    </message>
    <message>
        <source>A model for DxDispatch, which runs it on DirectML itself.</source>
        <translation>Un modèle pour DxDispatch, qui l’exécute sur DirectML même.</translation>
    </message>
    <message>
        <source>What follows “tessera run”: paste it to open this case anywhere.</source>
        <translation>Ce qui suit «&#xa0;tessera run&#xa0;»&#xa0;: collez-le pour ouvrir ce cas n’importe où.</translation>
    </message>
    <message>
        <source>A node of an ONNX model.</source>
        <translation>Un nœud d’un modèle ONNX.</translation>
    </message>
    <message>
        <source>The same in PyTorch.</source>
        <translation>La même chose en PyTorch.</translation>
    </message>
    <message>
        <source>The same in TensorFlow, whose tensors are NHWC.</source>
        <translation>La même chose en TensorFlow, dont les tenseurs sont NHWC.</translation>
    </message>
    <message>
        <source>The same as a node of OpenVINO.</source>
        <translation>La même chose comme nœud d’OpenVINO.</translation>
    </message>
    <message>
        <source>The same in a browser, by WebNN.</source>
        <translation>La même chose dans un navigateur, par WebNN.</translation>
    </message>
    <message>
        <source>The same as one pattern of einops.</source>
        <translation>La même chose comme un seul motif d’einops.</translation>
    </message>
    <message>
        <source>The same in OpenCV, a plane at a time.</source>
        <translation>La même chose en OpenCV, un plan à la fois.</translation>
    </message>
    <message>
        <source>The same in Pillow, a plane at a time.</source>
        <translation>La même chose en Pillow, un plan à la fois.</translation>
    </message>
    <message>
        <source>Runnable script</source>
        <translation>Script complet</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langage</translation>
    </message>
    <message>
        <source>What the case is written in</source>
        <translation>Dans quoi le cas est écrit</translation>
    </message>
    <message>
        <source>The case as code</source>
        <translation>Le cas en code</translation>
    </message>
    <message>
        <source>A whole program: imports, the input, the call, and its output printed or saved</source>
        <translation>Un programme entier&#xa0;: importations, entrée, appel, et sa sortie imprimée ou enregistrée</translation>
    </message>
    <message>
        <source>Copy all of it to the clipboard.</source>
        <translation>Le copier en entier dans le presse-papiers.</translation>
    </message>
    <message>
        <source>A program that runs as it is.</source>
        <translation>Un programme qui s’exécute tel quel.</translation>
    </message>
    <message>
        <source>There is no code for a case that is wrong: the form marks where.</source>
        <translation>Il n’y a pas de code pour un cas erroné&#xa0;: le formulaire marque où.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied ✓</source>
        <translation>Copié ✓</translation>
    </message>
</context>
<context>
    <name>tessera::CompareCanvas</name>
    <message>
        <source>The output of A appears here after a run.</source>
        <translation>La sortie de A apparaît ici après une exécution.</translation>
    </message>
    <message>
        <source>There is no B: choose a second engine, or a file, at the top of the window.</source>
        <translation>Il n’y a pas de B&#xa0;: choisissez un second moteur, ou un fichier, en haut de la fenêtre.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 × %2 %</source>
        <translation>%1 × %2 %</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Sortie de %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 holds %2, and the output is %3.</source>
        <translation>Il n’y a pas de différence à montrer&#xa0;: %1 contient %2, et la sortie est %3.</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 and %2 are not compared.</source>
        <translation>Il n’y a pas de différence à montrer&#xa0;: %1 et %2 ne sont pas comparés.</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1&#xa0;% de %2</translation>
    </message>
    <message>
        <source>%1 and %2, in ULP</source>
        <translation>%1 et %2, en ULP</translation>
    </message>
    <message>
        <source>%1 and %2, by the tolerance</source>
        <translation>%1 et %2, selon la tolérance</translation>
    </message>
    <message>
        <source>%1 and %2, SSIM</source>
        <translation>%1 et %2, SSIM</translation>
    </message>
    <message>
        <source>%1 and %2, FLIP</source>
        <translation>%1 et %2, FLIP</translation>
    </message>
    <message>
        <source>Difference of %1 and %2</source>
        <translation>Différence de %1 et %2</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Enlever %1</translation>
    </message>
</context>
<context>
    <name>tessera::ComparePane</name>
    <message>
        <source>Signed</source>
        <translation>Signée</translation>
    </message>
    <message>
        <source>A − B: blue below zero, orange above, white where they are equal.</source>
        <translation>A − B&#xa0;: bleu sous zéro, orange au-dessus, blanc où ils sont égaux.</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolue</translation>
    </message>
    <message>
        <source>|A − B|.</source>
        <translation>|A − B|.</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relative</translation>
    </message>
    <message>
        <source>|A − B| / |B|; infinite where B is 0 and A is not.</source>
        <translation>|A − B| / |B|&#x202f;; infini où B vaut 0 et A non.</translation>
    </message>
    <message>
        <source>Squared</source>
        <translation>Au carré</translation>
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
        <translation>Combien de valeurs représentables se trouvent entre les deux, en échelle logarithmique&#x202f;; les égales sont les plus sombres.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Equal, within the tolerance, or beyond it.</source>
        <translation>Égal, dans la tolérance, ou au-delà.</translation>
    </message>
    <message>
        <source>Difference shown</source>
        <translation>Différence montrée</translation>
    </message>
    <message>
        <source>What of the difference is shown</source>
        <translation>Ce qui est montré de la différence</translation>
    </message>
    <message>
        <source>How A and B are shown</source>
        <translation>Comment A et B sont montrés</translation>
    </message>
    <message>
        <source>Share of B</source>
        <translation>Part de B</translation>
    </message>
    <message>
        <source>From A alone to B alone</source>
        <translation>De A seul à B seul</translation>
    </message>
    <message>
        <source>Structural similarity of A and B as pictures: 1 where they are alike, 0 where nothing is.</source>
        <translation>Similarité structurelle de A et B comme images&#xa0;: 1 où ils se ressemblent, 0 où rien ne se ressemble.</translation>
    </message>
    <message>
        <source>How much of the difference an eye sees, 0 to 1, on a display of 3840 pixels and 0.7 m from 0.7 m away: does it matter?</source>
        <translation>Ce qu’un œil voit de la différence, de 0 à 1, sur un écran de 3840 pixels et 0,7 m, à 0,7 m de distance&#xa0;: est-ce important&#x202f;?</translation>
    </message>
    <message>
        <source>The base of the differences</source>
        <translation>La base des différences</translation>
    </message>
    <message>
        <source>The element under the mouse, else the pinned one: each result, the difference, units in the last place</source>
        <translation>L’élément sous la souris, sinon l’épinglé&#xa0;: chaque résultat, la différence, unités en dernière position</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonController</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>&amp;Compare A and B</source>
        <translation>&amp;Comparer A et B</translation>
    </message>
    <message>
        <source>Give the tensors&apos; place to A, B and their difference, or give it back</source>
        <translation>Donner la place des tenseurs à A, B et leur différence, ou la leur rendre</translation>
    </message>
    <message>
        <source>Show as dia&amp;gnosed</source>
        <translation>M&amp;ontrer selon le diagnostic</translation>
    </message>
    <message>
        <source>no mistake is named</source>
        <translation>aucune erreur n’est nommée</translation>
    </message>
    <message>
        <source>as diagnosed, %1.npy</source>
        <translation>selon le diagnostic, %1.npy</translation>
    </message>
    <message>
        <source>What &amp;makes B of the input?</source>
        <translation>&amp;Qu’est-ce qui produit B à partir de l’entrée&#x202f;?</translation>
    </message>
    <message>
        <source>Try every operator, order, block and convention on the input, whatever the case says</source>
        <translation>Essayer chaque opérateur, ordre, bloc et convention sur l’entrée, quoi que dise le cas</translation>
    </message>
    <message>
        <source>B holds nothing, or a tensor has more than four dimensions</source>
        <translation>B ne contient rien, ou un tenseur a plus de quatre dimensions</translation>
    </message>
    <message>
        <source>Show what makes B</source>
        <translation>Montrer ce qui produit B</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>Cô&amp;te à côte</translation>
    </message>
    <message>
        <source>A, B and their difference beside each other</source>
        <translation>A, B et leur différence côte à côte</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>Bala&amp;yage</translation>
    </message>
    <message>
        <source>A on one side of a line, B on the other</source>
        <translation>A d’un côté d’une ligne, B de l’autre</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Alterner</translation>
    </message>
    <message>
        <source>A or B in one place; Space flips, holding Shift peeks</source>
        <translation>A ou B à la même place&#x202f;; Espace alterne, Maj maintenue montre l’autre</translation>
    </message>
    <message>
        <source>&amp;Blend</source>
        <translation>&amp;Fondu</translation>
    </message>
    <message>
        <source>A and B over each other, each with its share</source>
        <translation>A et B superposés, chacun avec sa part</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation>&amp;Différence</translation>
    </message>
    <message>
        <source>What of A and B differs, and by how much</source>
        <translation>Ce qui diffère entre A et B, et de combien</translation>
    </message>
    <message>
        <source>Show the &amp;other one</source>
        <translation>&amp;Montrer l’autre</translation>
    </message>
    <message>
        <source>Flip between A and B</source>
        <translation>Alterner entre A et B</translation>
    </message>
    <message>
        <source>&amp;Turn the wipe line</source>
        <translation>Tourner &amp;la ligne de balayage</translation>
    </message>
    <message>
        <source>Let the line between A and B stand or lie</source>
        <translation>Ligne verticale ou horizontale entre A et B</translation>
    </message>
    <message>
        <source>&amp;Lock the wipe line</source>
        <translation>V&amp;errouiller la ligne de balayage</translation>
    </message>
    <message>
        <source>Keep the line between A and B where it is</source>
        <translation>Laisser la ligne entre A et B où elle est</translation>
    </message>
    <message>
        <source>Colours of each side&apos;s own &amp;range</source>
        <translation>Couleurs selon la &amp;plage de chaque côté</translation>
    </message>
    <message>
        <source>Colour A and B each by the range of its own values instead of one for both</source>
        <translation>Colorer A et B chacun selon la plage de ses valeurs plutôt qu’une plage commune</translation>
    </message>
    <message>
        <source>Ne&amp;xt kind of difference</source>
        <translation>&amp;Sorte de différence suivante</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>il n’y a pas de B</translation>
    </message>
    <message>
        <source>There is no bug report: %1</source>
        <translation>Il n’y a pas de rapport de bogue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cop&amp;y bug report</source>
        <translation>Copier le rapport de &amp;bogue</translation>
    </message>
    <message>
        <source>Find the smallest case that goes wrong alike, and copy a report of it as Markdown</source>
        <translation>Trouver le plus petit cas qui échoue de la même façon, et en copier un rapport en Markdown</translation>
    </message>
    <message>
        <source>Looking for the smallest case that goes wrong alike. Escape stops it.</source>
        <translation>Recherche du plus petit cas qui échoue de la même façon. Échap l’arrête.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>There is nothing to report: run again, nothing was wrong.</source>
        <translation>Il n’y a rien à signaler&#xa0;: à la nouvelle exécution, rien n’était faux.</translation>
    </message>
    <message>
        <source>The bug report is on the clipboard: %1</source>
        <translation>Le rapport de bogue est dans le presse-papiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>A and B do not differ, or one of them is a file, which runs no smaller case</source>
        <translation>A et B ne diffèrent pas, ou l’un des deux est un fichier, qui n’exécute pas de cas plus petit</translation>
    </message>
    <message>
        <source>Put what the named mistake gives beside the side that made it, and show its map: then at most roundings differ</source>
        <translation>Mettre ce que donne l’erreur nommée en regard du résultat fautif, et montrer sa correspondance&#xa0;: il ne reste que des différences d’arrondi</translation>
    </message>
    <message>
        <source>Signed, absolute, relative, squared, ULP, tolerance, SSIM, FLIP</source>
        <translation>Signée, absolue, relative, au carré, ULP, tolérance, SSIM, FLIP</translation>
    </message>
    <message>
        <source>Add a result…</source>
        <translation>Ajouter un résultat…</translation>
    </message>
    <message>
        <source>Look at one more result beside the others, of an engine, a file or a case; four at most</source>
        <translation>Voir un résultat de plus à côté des autres, d’un moteur, d’un fichier ou d’un cas&#x202f;; quatre au plus</translation>
    </message>
    <message>
        <source>there are four results</source>
        <translation>il y a quatre résultats</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Enlever le résultat</translation>
    </message>
    <message>
        <source>Close the result that has the keys; A stays</source>
        <translation>Fermer le résultat actif&#x202f;; A reste</translation>
    </message>
    <message>
        <source>no result but A has the keys</source>
        <translation>aucun résultat autre que A n’est actif</translation>
    </message>
    <message>
        <source>Next base of the differences</source>
        <translation>Base suivante des différences</translation>
    </message>
    <message>
        <source>Hold the other results against the next one</source>
        <translation>Comparer les autres résultats au suivant</translation>
    </message>
    <message>
        <source>Trying every operator, order, block and convention…</source>
        <translation>Essai de chaque opérateur, ordre, bloc et convention…</translation>
    </message>
    <message>
        <source>Unknown: no case on the list explains B</source>
        <translation>Inconnu&#xa0;: aucun cas de la liste n’explique B</translation>
    </message>
    <message>
        <source>Proved: no other case on the list gives B</source>
        <translation>Prouvé&#xa0;: aucun autre cas de la liste ne donne B</translation>
    </message>
    <message>
        <source>Likely: this case gives B</source>
        <translation>Probable&#xa0;: ce cas donne B</translation>
    </message>
    <message>
        <source>Show this case</source>
        <translation>Afficher ce cas</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonFigures</name>
    <message>
        <source>Figures of the comparison</source>
        <translation>Chiffres de la comparaison</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égaux</translation>
    </message>
    <message>
        <source>Elements that are equal, bit for bit.</source>
        <translation>Éléments égaux bit à bit.</translation>
    </message>
    <message>
        <source>within</source>
        <translation>dans la tol.</translation>
    </message>
    <message>
        <source>Elements that differ, within the tolerance.</source>
        <translation>Éléments qui diffèrent, dans la tolérance.</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>au-delà</translation>
    </message>
    <message>
        <source>Elements that differ by more than the tolerance.</source>
        <translation>Éléments qui diffèrent de plus que la tolérance.</translation>
    </message>
    <message>
        <source>max |A − B|</source>
        <translation>|A − B| max</translation>
    </message>
    <message>
        <source>The largest difference of finite values.</source>
        <translation>La plus grande différence de valeurs finies.</translation>
    </message>
    <message>
        <source>max relative</source>
        <translation>relatif max</translation>
    </message>
    <message>
        <source>The largest |A − B| / |B|, where B is not zero.</source>
        <translation>Le plus grand |A − B| / |B|, où B n’est pas nul.</translation>
    </message>
    <message>
        <source>max ULP</source>
        <translation>ULP max</translation>
    </message>
    <message>
        <source>The most representable values between A and B.</source>
        <translation>Le plus de valeurs représentables entre A et B.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>pire %1</translation>
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
        <translation>admis %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
</context>
<context>
    <name>tessera::ConventionList</name>
    <message>
        <source>Conventions of other frameworks</source>
        <translation>Conventions d’autres frameworks</translation>
    </message>
    <message>
        <source>Click one, or press Enter, to set scales and offsets as that framework does.</source>
        <translation>Cliquez sur l’une d’elles, ou appuyez sur Entrée, pour régler échelles et décalages comme ce framework.</translation>
    </message>
    <message>
        <source>%1 %2, what the case has</source>
        <translation>%1 %2, celle du cas</translation>
    </message>
    <message>
        <source>Nothing is resized: every convention agrees.</source>
        <translation>Rien n’est redimensionné&#xa0;: toutes les conventions s’accordent.</translation>
    </message>
    <message>
        <source>These are %1</source>
        <translation>Ce sont ceux de %1</translation>
    </message>
    <message>
        <source>Place samples as %1 %2</source>
        <translation>Placer les échantillons comme %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a framework, and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No framework uses these numbers.</source>
        <translation>Aucun framework n’utilise ces nombres.</translation>
    </message>
</context>
<context>
    <name>tessera::DataForm</name>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Generate values</source>
        <translation>Générer des valeurs</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>What the input tensor holds.</source>
        <translation>Ce que contient le tenseur d’entrée.</translation>
    </message>
    <message>
        <source>Fill the input with %1, in place of these data</source>
        <translation>Remplir l’entrée avec %1 à la place de ces données</translation>
    </message>
    <message>
        <source>Generate the input</source>
        <translation>Générer l’entrée</translation>
    </message>
    <message>
        <source>Type of the picture&apos;s samples</source>
        <translation>Type des échantillons de l’image</translation>
    </message>
    <message>
        <source>The data type that samples are converted to.</source>
        <translation>Le type de données dans lequel les échantillons sont convertis.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>One channel: the brightness.</source>
        <translation>Un canal&#xa0;: la luminosité.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels; transparency is dropped.</source>
        <translation>Trois canaux&#x202f;; la transparence est abandonnée.</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Four channels; the last is the opacity.</source>
        <translation>Quatre canaux&#x202f;; le dernier est l’opacité.</translation>
    </message>
    <message>
        <source>0–255</source>
        <translation>0–255</translation>
    </message>
    <message>
        <source>Black is 0, white is 255.</source>
        <translation>Noir vaut 0, blanc vaut 255.</translation>
    </message>
    <message>
        <source>0–1</source>
        <translation>0–1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Open the input</source>
        <translation>Ouvrir l’entrée</translation>
    </message>
    <message>
        <source>Fill the input with %1</source>
        <translation>Remplir l’entrée avec %1</translation>
    </message>
    <message>
        <source>Change the data&apos;s %1</source>
        <translation>Modifier les données&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black is 0, white is 1.</source>
        <translation>Noir vaut 0, blanc vaut 1.</translation>
    </message>
    <message>
        <source>The file holds %1: a batch of one is added, %2.</source>
        <translation>Le fichier contient %1&#xa0;: un lot de un est ajouté, %2.</translation>
    </message>
    <message>
        <source>The file holds %1: ones are added in front, %2.</source>
        <translation>Le fichier contient %1&#xa0;: des 1 sont ajoutés devant, %2.</translation>
    </message>
    <message>
        <source>Take it as a picture</source>
        <translation>Prendre pour une image</translation>
    </message>
    <message>
        <source>The array is {H, W, C}: rows of pixels, the channels of each side by side.</source>
        <translation>Le tableau est {H, W, C}&#xa0;: des lignes de pixels, les canaux de chacun côte à côte.</translation>
    </message>
    <message>
        <source>Open a tensor (.npy, .npz) or a picture as the input.</source>
        <translation>Ouvrir un tenseur (.npy, .npz) ou une image comme entrée.</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The arrays of the file: this one is the input.</source>
        <translation>Les tableaux du fichier&#xa0;: celui-ci est l’entrée.</translation>
    </message>
    <message>
        <source>the samples of the file are %1</source>
        <translation>les échantillons du fichier sont %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Tensors and pictures (*.npy *.npz %1);;Tensors (*.npy *.npz);;Pictures (%1);;All files (*)</source>
        <translation>Tenseurs et images (*.npy *.npz %1);;Tenseurs (*.npy *.npz);;Images (%1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>tessera::Dialogs</name>
    <message>
        <source>The file was changed</source>
        <translation>Le fichier a été modifié</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was read here.</source>
        <translation>Un autre programme a modifié %1 depuis qu’il a été lu ici.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Le remplacer</translation>
    </message>
    <message>
        <source>A file outside the case&apos;s folder</source>
        <translation>Un fichier hors du dossier du cas</translation>
    </message>
    <message>
        <source>%1. A case that you do not trust should not read it.</source>
        <translation>%1. Un cas auquel vous ne faites pas confiance ne devrait pas le lire.</translation>
    </message>
    <message>
        <source>&amp;Read it</source>
        <translation>&amp;Le lire</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>These cases have changes that are not saved:</source>
        <translation>Ces cas ont des modifications non enregistrées&#xa0;:</translation>
    </message>
</context>
<context>
    <name>tessera::DifferenceLoader</name>
    <message>
        <source>= equal %1</source>
        <translation>= égaux %1</translation>
    </message>
    <message>
        <source>≈ within %1</source>
        <translation>≈ dans la tol. %1</translation>
    </message>
    <message>
        <source>≠ beyond %1</source>
        <translation>≠ au-delà %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
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
        <translation>Le plus grand |A − B| d’abord. F8 et Maj+F8 parcourent la liste.</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>In the order of the tensor. F8 and Shift+F8 step through the list.</source>
        <translation>Dans l’ordre du tenseur. F8 et Maj+F8 parcourent la liste.</translation>
    </message>
    <message>
        <source>Order of the mismatches</source>
        <translation>Ordre des écarts</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The elements beyond the tolerance.</source>
        <translation>Les éléments au-delà de la tolérance.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Where A and B differ.</source>
        <translation>Où A et B diffèrent.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>How many elements differ by how much.</source>
        <translation>Combien d’éléments diffèrent, et de combien.</translation>
    </message>
    <message>
        <source>List, map or histogram</source>
        <translation>Liste, carte ou histogramme</translation>
    </message>
    <message>
        <source>Compare in the middle of the window: side by side, wipe, flip, blend (C)</source>
        <translation>Comparer au milieu de la fenêtre&#xa0;: côte à côte, balayage, alternance, fondu (C)</translation>
    </message>
    <message>
        <source>Compare in the middle of the window</source>
        <translation>Comparer au milieu de la fenêtre</translation>
    </message>
    <message>
        <source>Map of the differences</source>
        <translation>Carte des différences</translation>
    </message>
    <message>
        <source>The difference appears here after a run.</source>
        <translation>La différence apparaît ici après une exécution.</translation>
    </message>
    <message>
        <source>One engine runs: there is nothing to compare with.
Choose a second one as B, at the top of the window, or drop a file there.</source>
        <translation>Un seul moteur est exécuté&#xa0;: il n’y a rien à comparer.
Choisissez-en un second comme B, en haut de la fenêtre, ou déposez-y un fichier.</translation>
    </message>
    <message>
        <source>The first %1 of %2 beyond the tolerance</source>
        <translation>Les %1 premiers sur %2 au-delà de la tolérance</translation>
    </message>
    <message>
        <source>The worst %1 of %2 beyond the tolerance</source>
        <translation>Les %1 pires sur %2 au-delà de la tolérance</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance</source>
        <translation>%1 au-delà de la tolérance</translation>
    </message>
    <message>
        <source>at</source>
        <translation>position</translation>
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
        <translation>Histogramme des différences</translation>
    </message>
    <message>
        <source>Both scales are logarithmic</source>
        <translation>Les deux échelles sont logarithmiques</translation>
    </message>
    <message>
        <source>A %1
B %2</source>
        <translation>A %1
B %2</translation>
    </message>
    <message>
        <source>Elements by ULP</source>
        <translation>Éléments par ULP</translation>
    </message>
    <message>
        <source>A and B %1.
They can be looked at side by side: press C.</source>
        <translation>A et B&#xa0;: %1.
On peut les regarder côte à côte&#xa0;: appuyez sur C.</translation>
    </message>
    <message>
        <source>Back to the comparison</source>
        <translation>Revenir à la comparaison</translation>
    </message>
    <message>
        <source>Answer about B</source>
        <translation>Réponse à propos de B</translation>
    </message>
</context>
<context>
    <name>tessera::DimsForm</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>The model leaves these sizes open. Enter gives them to all of its nodes.</source>
        <translation>Le modèle laisse ces tailles ouvertes. Entrée les donne à tous ses nœuds.</translation>
    </message>
    <message>
        <source>Give the nodes these sizes</source>
        <translation>Donner ces tailles aux nœuds</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Taille de %1</translation>
    </message>
    <message>
        <source>How large %1 is: a whole number, 1 or more</source>
        <translation>La taille de %1&#xa0;: un nombre entier, 1 ou plus</translation>
    </message>
</context>
<context>
    <name>tessera::DisplayPanel</name>
    <message>
        <source>Colours and marks</source>
        <translation>Couleurs et marques</translation>
    </message>
    <message>
        <source>Colour cells by</source>
        <translation>Colorer les cellules selon</translation>
    </message>
    <message>
        <source>What a cell&apos;s colour stands for, in both tensors: one colour is one place of origin</source>
        <translation>Ce que la couleur d’une cellule représente, dans les deux tenseurs&#xa0;: une couleur est un lieu d’origine</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>Nombres des cellules</translation>
    </message>
    <message>
        <source>How numbers are written in the cells</source>
        <translation>Comment les nombres sont écrits dans les cellules</translation>
    </message>
    <message>
        <source>Shortest exact</source>
        <translation>Exacts et courts</translation>
    </message>
    <message>
        <source>Four digits</source>
        <translation>Quatre chiffres</translation>
    </message>
    <message>
        <source>Bits (hexadecimal)</source>
        <translation>Bits (hexadécimal)</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>The number in the cell, by the range below the tensors</source>
        <translation>Le nombre de la cellule, selon la plage sous les tenseurs</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Set the tolerance</source>
        <translation>Modifier la tolérance</translation>
    </message>
    <message>
        <source>Take the default tolerance</source>
        <translation>Prendre la tolérance par défaut</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Relire %1</translation>
    </message>
</context>
<context>
    <name>tessera::DropOverlay</name>
    <message numerus="yes">
        <source>Open %n files</source>
        <translation>
            <numerusform>Ouvrir %n fichier</numerusform>
            <numerusform>Ouvrir %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Use %1 as the input</source>
        <translation>Utiliser %1 comme entrée</translation>
    </message>
    <message>
        <source>Compare %1 as %2</source>
        <translation>Comparer %1 comme %2</translation>
    </message>
</context>
<context>
    <name>tessera::EngineBox</name>
    <message>
        <source>%1: missing</source>
        <translation>%1&#xa0;: absent</translation>
    </message>
</context>
<context>
    <name>tessera::EngineForm</name>
    <message>
        <source>A program, started for each run</source>
        <translation>Un programme, lancé à chaque exécution</translation>
    </message>
    <message>
        <source>{case} is the case&apos;s line, {json} a file with DxDispatch&apos;s description, {input} and {output} are .npy files. Exit 0: it ran; 77: it cannot do this case.</source>
        <translation>{case} est la ligne du cas, {json} un fichier avec la description de DxDispatch, {input} et {output} sont des fichiers .npy. Code 0&#xa0;: exécuté&#x202f;; 77&#xa0;: ce cas lui est impossible.</translation>
    </message>
    <message>
        <source>A program that stays</source>
        <translation>Un programme qui reste</translation>
    </message>
    <message>
        <source>It greets, then answers a line of JSON for each run, on its standard input and output.</source>
        <translation>Il se présente, puis répond par une ligne de JSON à chaque exécution, sur son entrée et sa sortie standard.</translation>
    </message>
    <message>
        <source>A shared library</source>
        <translation>Une bibliothèque partagée</translation>
    </message>
    <message>
        <source>It exports the functions of tessera_engine.h, and runs in a process of its own: a crash ends one run.</source>
        <translation>Elle exporte les fonctions de tessera_engine.h et tourne dans son propre processus&#xa0;: un plantage ne termine qu’une exécution.</translation>
    </message>
    <message>
        <source>A compute shader</source>
        <translation>Un shader de calcul</translation>
    </message>
    <message>
        <source>GLSL or SPIR-V, run on the Vulkan device. A saved file is compiled and run again.</source>
        <translation>GLSL ou SPIR-V, exécuté sur le périphérique Vulkan. Un fichier enregistré est recompilé et réexécuté.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choisir le fichier</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>Run the case on it</source>
        <translation>Exécuter le cas sur lui</translation>
    </message>
    <message>
        <source>Your engine</source>
        <translation>Votre moteur</translation>
    </message>
    <message>
        <source>How it is started</source>
        <translation>Comment il est lancé</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>kept under this name; empty: not kept</source>
        <translation>gardé sous ce nom&#x202f;; vide&#xa0;: non gardé</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Durée limite d’une exécution</translation>
    </message>
    <message>
        <source>A run that takes longer is a TIMEOUT</source>
        <translation>Une exécution plus longue est un TIMEOUT</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Durée limite</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Keep and use</source>
        <translation>&amp;Garder et utiliser</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
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
        <translation>Le type de chaque élément, des deux tenseurs.</translation>
    </message>
</context>
<context>
    <name>tessera::FileBar</name>
    <message>
        <source>Reading %1 · Esc stops</source>
        <translation>Lecture de %1 · Échap arrête</translation>
    </message>
    <message>
        <source>Saving %1 · Esc stops</source>
        <translation>Enregistrement de %1 · Échap arrête</translation>
    </message>
</context>
<context>
    <name>tessera::FilesController</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Read the files of the case again</source>
        <translation>Relire les fichiers du cas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Enregistrer le cas</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the case under another name</source>
        <translation>Enregistrer le cas sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucun</translation>
    </message>
    <message>
        <source>Open a case, a model, a lesson, a tensor or a picture; several pictures of one size become a batch</source>
        <translation>Ouvrir un cas, un modèle, une leçon, un tenseur ou une image&#x202f;; plusieurs images d’une même taille deviennent un lot</translation>
    </message>
    <message>
        <source>%1 is being saved.</source>
        <translation>Enregistrement de %1 en cours.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
</context>
<context>
    <name>tessera::Gallery</name>
    <message>
        <source>yours</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save this case…</source>
        <translation>&amp;Enregistrer ce cas…</translation>
    </message>
    <message>
        <source>Find by what you see: shifted, wrong colours, jagged, not equal… or by operator</source>
        <translation>Cherchez d’après ce que vous voyez&#xa0;: décalé, mauvaises couleurs, crénelé, inégal… ou par opérateur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Leave the case as it is</source>
        <translation>Laisser le cas tel quel</translation>
    </message>
    <message>
        <source>Open a copy of the example, or the case of yours, in a tab</source>
        <translation>Ouvrir une copie de l’exemple, ou votre cas, dans un onglet</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Find an example</source>
        <translation>Trouver un exemple</translation>
    </message>
    <message>
        <source>Shows the cases that are about all of these words</source>
        <translation>Affiche les cas qui traitent de tous ces mots</translation>
    </message>
    <message>
        <source>Save the case that is shown in the folder of your cases</source>
        <translation>Enregistrer le cas affiché dans le dossier de vos cas</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>Choose the folder whose case files are shown here</source>
        <translation>Choisir le dossier dont les fichiers de cas sont affichés ici</translation>
    </message>
    <message>
        <source>The case files of %1 are shown here too.</source>
        <translation>Les fichiers de cas de %1 sont aussi affichés ici.</translation>
    </message>
    <message>
        <source>No case is about “%1”.</source>
        <translation>Aucun cas ne traite de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Folder of your cases</source>
        <translation>Dossier de vos cas</translation>
    </message>
</context>
<context>
    <name>tessera::GotoBar</name>
    <message>
        <source>Output element</source>
        <translation>Élément de sortie</translation>
    </message>
    <message>
        <source>Input element</source>
        <translation>Élément d’entrée</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>The tensor that the coordinate is of</source>
        <translation>Le tenseur auquel appartient la coordonnée</translation>
    </message>
    <message>
        <source>n,c,y,x or a flat index</source>
        <translation>n,c,y,x ou un indice linéaire</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Coordonnée</translation>
    </message>
    <message>
        <source>Enter pins the element</source>
        <translation>Entrée épingle l’élément</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>tessera::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Black %1, white %2</source>
        <translation>Noir %1, blanc %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>noir %1</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>blanc %1</translation>
    </message>
    <message>
        <source>How often values occur, of a picture in each channel; few are seen beside many. Drag black or white to set the range</source>
        <translation>Fréquence des valeurs, pour une image dans chaque canal&#x202f;; les rares restent visibles à côté des nombreuses. Faites glisser le noir ou le blanc pour régler la plage</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryView</name>
    <message>
        <source>Nothing has been shown yet. Each result that stays for a second is kept here.</source>
        <translation>Rien n’a encore été montré. Chaque résultat qui reste une seconde est gardé ici.</translation>
    </message>
    <message>
        <source>Results that were shown</source>
        <translation>Résultats montrés</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égaux</translation>
    </message>
    <message>
        <source>proves little</source>
        <translation>prouve peu</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%1 sur %2 diffèrent</translation>
    </message>
    <message>
        <source>shown at</source>
        <translation>montré à</translation>
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
        <translation>temps de A</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>case</source>
        <translation>cas</translation>
    </message>
</context>
<context>
    <name>tessera::InputController</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>&amp;Watch files</source>
        <translation>&amp;Surveiller les fichiers</translation>
    </message>
    <message>
        <source>Run again when another program changes a file of the case; Reload reads them in any case</source>
        <translation>Réexécuter quand un autre programme modifie un fichier du cas&#x202f;; Recharger les relit dans tous les cas</translation>
    </message>
    <message>
        <source>%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the case back.</source>
        <translation>%1 ne peut prendre un tenseur de cette forme ou de ce type&#xa0;: l’opérateur est maintenant %2. Annuler ramène le cas.</translation>
    </message>
    <message>
        <source>%1 The last good data stays.</source>
        <translation>%1 Les dernières données valables restent.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the case here has unsaved changes. Reload takes the file&apos;s case; undo brings this one back.</source>
        <translation>%1 a été modifié par un autre programme, et le cas a ici des modifications non enregistrées. Recharger prend le cas du fichier&#x202f;; Annuler ramène celui-ci.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is read again. Undo brings the case back.</source>
        <translation>%1 a été modifié par un autre programme et est relu. Annuler ramène le cas.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 a disparu.</translation>
    </message>
    <message>
        <source>Take the new shape of %1</source>
        <translation>Prendre la nouvelle forme de %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
</context>
<context>
    <name>tessera::InputLoader</name>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Relire %1</translation>
    </message>
</context>
<context>
    <name>tessera::IssueList</name>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
</context>
<context>
    <name>tessera::Layout</name>
    <message>
        <source>Packed, NCHW</source>
        <translation>Compact, NCHW</translation>
    </message>
    <message>
        <source>Row after row, plane after plane, without gaps. No strides are given.</source>
        <translation>Ligne après ligne, plan après plan, sans trous. Aucun pas n’est donné.</translation>
    </message>
    <message>
        <source>Packed, NHWC</source>
        <translation>Compact, NHWC</translation>
    </message>
    <message>
        <source>The channels of a pixel lie next to each other.</source>
        <translation>Les canaux d’un pixel sont côte à côte.</translation>
    </message>
    <message>
        <source>Padded rows</source>
        <translation>Lignes avec remplissage</translation>
    </message>
    <message>
        <source>One unused element after every row.</source>
        <translation>Un élément inutilisé après chaque ligne.</translation>
    </message>
    <message>
        <source>Own strides</source>
        <translation>Pas libres</translation>
    </message>
    <message>
        <source>Any stride for each axis; on an input 0 repeats the axis.</source>
        <translation>Un pas quelconque par axe&#x202f;; sur une entrée, 0 répète l’axe.</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutController</name>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Hide or show all pane&amp;ls</source>
        <translation>&amp;Masquer ou afficher les panneaux</translation>
    </message>
    <message>
        <source>Leave the whole window to the tensors, or bring the panels back</source>
        <translation>Laisser toute la fenêtre aux tenseurs, ou ramener les panneaux</translation>
    </message>
    <message>
        <source>Case panel</source>
        <translation>Panneau du cas</translation>
    </message>
    <message>
        <source>Bottom panel</source>
        <translation>Panneau inférieur</translation>
    </message>
    <message>
        <source>Dock the panel “%1” there</source>
        <translation>Y ancrer le panneau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1&#xa0;: afficher ou masquer</translation>
    </message>
    <message>
        <source>Show or hide the panel “%1”</source>
        <translation>Afficher ou masquer le panneau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: to the left</source>
        <translation>%1&#xa0;: à gauche</translation>
    </message>
    <message>
        <source>%1: to the right</source>
        <translation>%1&#xa0;: à droite</translation>
    </message>
    <message>
        <source>%1: to the bottom</source>
        <translation>%1&#xa0;: en bas</translation>
    </message>
    <message>
        <source>%1: float or dock</source>
        <translation>%1&#xa0;: détacher ou ancrer</translation>
    </message>
    <message>
        <source>Make the panel “%1” a window of its own, or dock it again</source>
        <translation>Faire du panneau «&#xa0;%1&#xa0;» une fenêtre à part, ou l’ancrer de nouveau</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser les panneaux</translation>
    </message>
    <message>
        <source>Put every panel back where it was at first</source>
        <translation>Remettre chaque panneau à sa place initiale</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it again</source>
        <translation>Remplir l’écran, ou le quitter</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Make this part wider</source>
        <translation>Élargir cette partie</translation>
    </message>
    <message>
        <source>Give more width to the part that has the focus</source>
        <translation>Donner plus de largeur à la partie qui a le focus</translation>
    </message>
    <message>
        <source>Make this part narrower</source>
        <translation>Rétrécir cette partie</translation>
    </message>
    <message>
        <source>Give less width to the part that has the focus</source>
        <translation>Donner moins de largeur à la partie qui a le focus</translation>
    </message>
    <message>
        <source>Make this part higher</source>
        <translation>Agrandir cette partie en hauteur</translation>
    </message>
    <message>
        <source>Give more height to the part that has the focus</source>
        <translation>Donner plus de hauteur à la partie qui a le focus</translation>
    </message>
    <message>
        <source>Make this part lower</source>
        <translation>Réduire la hauteur de cette partie</translation>
    </message>
    <message>
        <source>Give less height to the part that has the focus</source>
        <translation>Donner moins de hauteur à la partie qui a le focus</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Move the focus on: case panel, input, output, bottom panel, values</source>
        <translation>Passer à la partie suivante&#xa0;: panneau du cas, entrée, sortie, panneau inférieur, valeurs</translation>
    </message>
    <message>
        <source>Move the focus back: values, bottom panel, output, input, case panel</source>
        <translation>Revenir à la partie précédente&#xa0;: valeurs, panneau inférieur, sortie, entrée, panneau du cas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Show Histogram</source>
        <translation>Afficher l’histogramme</translation>
    </message>
    <message>
        <source>How a tensor&apos;s values are spread, of a picture in each channel; statistics, black and white</source>
        <translation>Répartition des valeurs d’un tenseur, pour une image dans chaque canal&#x202f;; statistiques, noir et blanc</translation>
    </message>
    <message>
        <source>Show Profile</source>
        <translation>Afficher le profil de ligne</translation>
    </message>
    <message>
        <source>The values of input, A and B along x and y through the pin, over each other</source>
        <translation>Les valeurs de l’entrée, de A et de B selon x et y passant par l’épingle, superposées</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutForm</name>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Layout of the output</source>
        <translation>Disposition de la sortie</translation>
    </message>
    <message>
        <source>Layout of the input</source>
        <translation>Disposition de l’entrée</translation>
    </message>
</context>
<context>
    <name>tessera::LectureBand</name>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · %4</source>
        <translation>%1 · %2 sur %3 · %4</translation>
    </message>
    <message>
        <source>Click a cell, or press Page Down.</source>
        <translation>Cliquez sur une cellule ou appuyez sur Page bas.</translation>
    </message>
</context>
<context>
    <name>tessera::LectureController</name>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>nobody lectures: F5 begins</source>
        <translation>pas de présentation&#xa0;: F5 la démarre</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Mode présentation</translation>
    </message>
    <message>
        <source>Formula in s&amp;ymbols</source>
        <translation>Formule en s&amp;ymboles</translation>
    </message>
    <message>
        <source>The formula of a lecture in symbols, or with its numbers</source>
        <translation>La formule d’une présentation en symboles, ou avec ses nombres</translation>
    </message>
    <message>
        <source>Lecture: ne&amp;xt</source>
        <translation>Présentation&#xa0;: &amp;suivant</translation>
    </message>
    <message>
        <source>The next step, or the next element; Page Down, as a remote sends it</source>
        <translation>L’étape ou l’élément suivant&#x202f;; Page bas, comme une télécommande</translation>
    </message>
    <message>
        <source>Lecture: &amp;back</source>
        <translation>Présentation&#xa0;: &amp;précédent</translation>
    </message>
    <message>
        <source>The step or the element before; Page Up, as a remote sends it</source>
        <translation>L’étape ou l’élément précédent&#x202f;; Page haut, comme une télécommande</translation>
    </message>
    <message>
        <source>The tensors alone on the full screen, in large letters; again or Esc: as before</source>
        <translation>Les tenseurs seuls en plein écran, en grand&#x202f;; de nouveau ou Échap&#xa0;: comme avant</translation>
    </message>
</context>
<context>
    <name>tessera::LessonController</name>
    <message>
        <source>no lesson is open, or it stands there</source>
        <translation>aucune leçon n’est ouverte, ou elle y est déjà</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open this lesson beside its live cases</source>
        <translation>Ouvrir cette leçon à côté de ses cas exécutables</translation>
    </message>
    <message>
        <source>The step of the lesson before</source>
        <translation>L’étape précédente de la leçon</translation>
    </message>
    <message>
        <source>Back &amp;to the lesson</source>
        <translation>&amp;Revenir à la leçon</translation>
    </message>
    <message>
        <source>Show the step&apos;s case again as the lesson has it</source>
        <translation>Montrer de nouveau le cas de l’étape tel que dans la leçon</translation>
    </message>
    <message>
        <source>Lesson: sho&amp;w or hide</source>
        <translation>Leçon&#xa0;: &amp;afficher ou masquer</translation>
    </message>
    <message>
        <source>Show or hide the panel of the lesson</source>
        <translation>Afficher ou masquer le panneau de la leçon</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>aucune leçon n’est ouverte</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>%1
The last good lesson stays.</source>
        <translation>%1
La dernière leçon valable reste.</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>Étape &amp;précédente de la leçon</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>Étape &amp;suivante de la leçon</translation>
    </message>
    <message>
        <source>Go on in the lesson</source>
        <translation>Avancer dans la leçon</translation>
    </message>
    <message>
        <source>Lecture %1: %2</source>
        <translation>Présentation %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open this lecture for a class: its figures in order; F5 shows them on the full screen</source>
        <translation>Ouvrir cette présentation pour une classe&#xa0;: ses figures dans l’ordre&#x202f;; F5 les montre en plein écran</translation>
    </message>
</context>
<context>
    <name>tessera::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>Le texte de la leçon</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Masquer ce panneau</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Revenir à la leçon</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>%1 · %2 min</source>
        <translation>%1 · %2 min</translation>
    </message>
    <message>
        <source>Right arrow: a step on. Left arrow: a step back. Space: play.</source>
        <translation>Flèche droite&#xa0;: un pas en avant. Flèche gauche&#xa0;: un pas en arrière. Espace&#xa0;: lecture.</translation>
    </message>
    <message>
        <source>Next: %1. Will the task be done? A: yes. B: no.</source>
        <translation>Ensuite&#xa0;: %1. La tâche sera-t-elle accomplie&#x202f;? A&#xa0;: oui. B&#xa0;: non.</translation>
    </message>
    <message>
        <source>Next: %1. What will change?</source>
        <translation>Ensuite&#xa0;: %1. Qu’est-ce qui va changer&#x202f;?</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Revenir à la question</translation>
    </message>
</context>
<context>
    <name>tessera::LookController</name>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Sombre ou clair</translation>
    </message>
    <message>
        <source>Change between the dark and the light theme</source>
        <translation>Passer du thème sombre au thème clair ou l’inverse</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>Black on white or white on black, with lines that are seen</source>
        <translation>Noir sur blanc ou blanc sur noir, avec des lignes bien visibles</translation>
    </message>
    <message>
        <source>Theme of the des&amp;ktop</source>
        <translation>&amp;Thème du système</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texte &amp;plus grand</translation>
    </message>
    <message>
        <source>All words and numbers of the window larger</source>
        <translation>Tous les mots et nombres de la fenêtre plus grands</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>T&amp;exte plus petit</translation>
    </message>
    <message>
        <source>All words and numbers of the window smaller</source>
        <translation>Tous les mots et nombres de la fenêtre plus petits</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>Words and numbers as they were designed</source>
        <translation>Mots et nombres comme prévus à l’origine</translation>
    </message>
    <message>
        <source>Font of num&amp;bers…</source>
        <translation>Police &amp;des nombres…</translation>
    </message>
    <message>
        <source>Choose the font that numbers are written in</source>
        <translation>Choisir la police des nombres</translation>
    </message>
    <message>
        <source>Font of numbers</source>
        <translation>Police des nombres</translation>
    </message>
    <message>
        <source>Fonts whose digits are equally wide</source>
        <translation>Polices dont les chiffres sont d’égale largeur</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is</source>
        <translation>Sombre, clair ou à contraste élevé, comme le système</translation>
    </message>
    <message>
        <source>As it was designed</source>
        <translation>Comme prévu à l’origine</translation>
    </message>
</context>
<context>
    <name>tessera::MappingView</name>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Hover a cell, or click to pin it</source>
        <translation>Survolez une cellule ou cliquez pour l’épingler</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 source</numerusform>
            <numerusform>%1 sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 cible</numerusform>
            <numerusform>%1 cibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Σ weight %1</source>
        <translation>Σ poids %1</translation>
    </message>
    <message>
        <source>Σ part %1</source>
        <translation>Σ part %1</translation>
    </message>
    <message>
        <source>of the first %1</source>
        <translation>des %1 premières</translation>
    </message>
    <message>
        <source>The player has not filled this output yet</source>
        <translation>Le lecteur n’a pas encore rempli cette sortie</translation>
    </message>
    <message>
        <source>The player has not filled every output that reads this element yet.</source>
        <translation>Le lecteur n’a pas encore rempli toutes les sorties qui lisent cet élément.</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Sortie de %1</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>The coordinate on each axis.</source>
        <translation>La coordonnée sur chaque axe.</translation>
    </message>
    <message>
        <source>The value, as short as it reads back equal.</source>
        <translation>La valeur, aussi courte qu’elle se relit égale.</translation>
    </message>
    <message>
        <source>The bits of the value.</source>
        <translation>Les bits de la valeur.</translation>
    </message>
    <message>
        <source>The number of the element in logical order: row-major over the sizes, whatever the strides.</source>
        <translation>Le numéro de l’élément dans l’ordre logique&#xa0;: ligne par ligne selon les tailles, quels que soient les pas.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in elements: the sum of coordinate times stride.</source>
        <translation>Où il se trouve dans le tampon, en éléments&#xa0;: la somme des coordonnées multipliées par leur pas.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in bytes.</source>
        <translation>Où il se trouve dans le tampon, en octets.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>at</source>
        <translation>position</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>bits</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>décalage</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>octet</translation>
    </message>
</context>
<context>
    <name>tessera::MemoryStrip</name>
    <message>
        <source>strides %1</source>
        <translation>pas %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 octet</numerusform>
            <numerusform>%1 octets</numerusform>
        </translation>
    </message>
    <message>
        <source>no two neighbours in a row</source>
        <translation>jamais deux voisins d’affilée</translation>
    </message>
    <message>
        <source>runs of %1</source>
        <translation>suites de %1</translation>
    </message>
    <message>
        <source>runs of %1 (%2 bytes)</source>
        <translation>suites de %1 (%2 octets)</translation>
    </message>
    <message>
        <source>%1 padding</source>
        <translation>%1 de remplissage</translation>
    </message>
    <message numerus="yes">
        <source>each read %1 times</source>
        <translation>
            <numerusform>chacun lu %1 fois</numerusform>
            <numerusform>chacun lu %1 fois</numerusform>
        </translation>
    </message>
    <message>
        <source>The element lies at offset %1</source>
        <translation>L’élément est au décalage %1</translation>
    </message>
    <message>
        <source>Read: offset %1</source>
        <translation>Lu&#xa0;: décalage %1</translation>
    </message>
    <message>
        <source>Written: offset %1</source>
        <translation>Écrit&#xa0;: décalage %1</translation>
    </message>
    <message>
        <source>Input buffer: %1</source>
        <translation>Tampon d’entrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Output buffer: %1</source>
        <translation>Tampon de sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>offset %1, byte %2</source>
        <translation>décalage %1, octet %2</translation>
    </message>
    <message>
        <source>padding
%1</source>
        <translation>remplissage
%1</translation>
    </message>
    <message>
        <source>%1 0 … %2, all in the same place</source>
        <translation>%1 0 … %2, tous au même endroit</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::MemoryView</name>
    <message>
        <source>The buffers appear here after a run.</source>
        <translation>Les tampons apparaissent ici après une exécution.</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Entrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>What was found is a table: no strides say how it reads. Its lines are those of the element that is pinned.</source>
        <translation>Ce qui a été trouvé est une table&#xa0;: aucun pas ne dit comment elle lit. Ses lignes sont celles de l’élément épinglé.</translation>
    </message>
    <message>
        <source>A lane for each axis, the largest step on top. Wheel: zoom. Drag: pan.</source>
        <translation>Une bande par axe, le plus grand pas en haut. Molette&#xa0;: zoom. Glisser&#xa0;: déplacer.</translation>
    </message>
    <message>
        <source>While the output is written in the order of its addresses: how many elements lie from one read to the next. Where it is +1, neighbours are read together.</source>
        <translation>Pendant que la sortie est écrite dans l’ordre de ses adresses&#xa0;: combien d’éléments séparent une lecture de la suivante. À +1, des voisins sont lus ensemble.</translation>
    </message>
    <message>
        <source>Jumps between reads</source>
        <translation>Sauts entre lectures</translation>
    </message>
    <message>
        <source>Jumps between the first reads</source>
        <translation>Sauts entre les premières lectures</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 autres</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>tessera::ModelController</name>
    <message>
        <source>no model is open</source>
        <translation>aucun modèle n’est ouvert</translation>
    </message>
    <message>
        <source>no model is open, or it runs</source>
        <translation>aucun modèle n’est ouvert, ou il s’exécute</translation>
    </message>
    <message>
        <source>&amp;Next node of the model</source>
        <translation>Nœud &amp;suivant du modèle</translation>
    </message>
    <message>
        <source>Show the next node of the model that is a case</source>
        <translation>Montrer le nœud suivant du modèle qui est un cas</translation>
    </message>
    <message>
        <source>no model is open, or its last case is shown</source>
        <translation>aucun modèle n’est ouvert, ou son dernier cas est montré</translation>
    </message>
    <message>
        <source>&amp;Previous node of the model</source>
        <translation>Nœud &amp;précédent du modèle</translation>
    </message>
    <message>
        <source>Show the node before it that is a case</source>
        <translation>Montrer le nœud précédent du modèle qui est un cas</translation>
    </message>
    <message>
        <source>no model is open, or its first case is shown</source>
        <translation>aucun modèle n’est ouvert, ou son premier cas est montré</translation>
    </message>
    <message>
        <source>Next &amp;failing node</source>
        <translation>Nœud &amp;fautif suivant</translation>
    </message>
    <message>
        <source>Show the next node whose output is not what it should be</source>
        <translation>Montrer le nœud suivant dont la sortie n’est pas ce qu’elle devrait être</translation>
    </message>
    <message>
        <source>no node is known to fail</source>
        <translation>aucun nœud fautif n’est connu</translation>
    </message>
    <message>
        <source>Node in a ta&amp;b of its own</source>
        <translation>Nœud dans un &amp;onglet à part</translation>
    </message>
    <message>
        <source>Keep the chosen node open while others are stepped through</source>
        <translation>Garder ouvert le nœud choisi pendant qu’on parcourt les autres</translation>
    </message>
    <message>
        <source>no node is chosen, or it is no case</source>
        <translation>aucun nœud n’est choisi, ou il n’est pas un cas</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>&amp;Capturer</translation>
    </message>
    <message>
        <source>Have ONNX Runtime or OpenCV run the model once, on generated values, and judge each node by what it gave</source>
        <translation>Faire exécuter une fois le modèle par ONNX Runtime ou OpenCV, sur des valeurs générées, et juger chaque nœud d’après ce qu’il a donné</translation>
    </message>
    <message>
        <source>Capture &amp;with files…</source>
        <translation>Capturer &amp;avec fichiers…</translation>
    </message>
    <message>
        <source>The same on values of yours: an .npy for each input</source>
        <translation>De même, sur vos propres valeurs&#xa0;: un .npy pour chaque entrée</translation>
    </message>
    <message>
        <source>&amp;Recorded tensors…</source>
        <translation>Tenseurs &amp;enregistrés…</translation>
    </message>
    <message>
        <source>Take what flowed through the model from a folder of .npy, .npz and .pb files, named by tensor, and judge each node by it</source>
        <translation>Prendre ce qui a traversé le modèle dans un dossier de fichiers .npy, .npz et .pb, nommés d’après les tenseurs, et juger chaque nœud d’après cela</translation>
    </message>
    <message>
        <source>&amp;Generated tensors</source>
        <translation>Tenseurs &amp;générés</translation>
    </message>
    <message>
        <source>Forget what flowed through the model: data are generated</source>
        <translation>Oublier ce qui a traversé le modèle&#xa0;: les données sont générées</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>rien n’a été enregistré</translation>
    </message>
    <message>
        <source>&amp;Stop the model</source>
        <translation>Arrê&amp;ter le modèle</translation>
    </message>
    <message>
        <source>Stop what runs the model and judges its nodes</source>
        <translation>Arrêter ce qui exécute le modèle et juge ses nœuds</translation>
    </message>
    <message>
        <source>nothing runs</source>
        <translation>rien ne s’exécute</translation>
    </message>
    <message>
        <source>Model: show or &amp;hide</source>
        <translation>Modèle&#xa0;: afficher ou &amp;masquer</translation>
    </message>
    <message>
        <source>Show or hide the panel of the model</source>
        <translation>Afficher ou masquer le panneau du modèle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Values for the input %1</source>
        <translation>Valeurs pour l’entrée %1</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz);;All files (*)</source>
        <translation>Tableaux (*.npy *.npz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Recorded tensors</source>
        <translation>Tenseurs enregistrés</translation>
    </message>
</context>
<context>
    <name>tessera::ModelPanel</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Masquer ce panneau</translation>
    </message>
    <message>
        <source>Progress of the model&apos;s run</source>
        <translation>Progression de l’exécution du modèle</translation>
    </message>
    <message>
        <source>About the node</source>
        <translation>À propos du nœud</translation>
    </message>
    <message>
        <source>Nodes of the model</source>
        <translation>Nœuds du modèle</translation>
    </message>
    <message>
        <source>It is being read…</source>
        <translation>Lecture en cours…</translation>
    </message>
    <message>
        <source>No node of it is one of DirectML&apos;s layout operators.</source>
        <translation>Aucun de ses nœuds n’est un des opérateurs de disposition de DirectML.</translation>
    </message>
    <message>
        <source>Another program runs the model; Esc stops it.</source>
        <translation>Un autre programme exécute le modèle&#x202f;; Échap l’arrête.</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nœud</translation>
    </message>
    <message>
        <source>The node&apos;s name; of one without a name, its output&apos;s</source>
        <translation>Le nom du nœud&#x202f;; s’il n’en a pas, celui de sa sortie</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>The operator, or the chain of operators that is one of DirectML&apos;s</source>
        <translation>L’opérateur, ou la chaîne d’opérateurs qui équivaut à l’un de ceux de DirectML</translation>
    </message>
    <message>
        <source>DirectML</source>
        <translation>DirectML</translation>
    </message>
    <message>
        <source>The operator of DirectML that it is; “no”: DirectML cannot run it as it stands</source>
        <translation>L’opérateur de DirectML correspondant&#x202f;; «&#xa0;non&#xa0;»&#xa0;: DirectML ne peut pas l’exécuter tel quel</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>tailles</translation>
    </message>
    <message>
        <source>The sizes of its input and of its output</source>
        <translation>Les tailles de son entrée et de sa sortie</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>What the node gave when the model ran, held against DirectML&apos;s rules</source>
        <translation>Ce que le nœud a donné à l’exécution du modèle, comparé aux règles de DirectML</translation>
    </message>
</context>
<context>
    <name>tessera::OperatorForm</name>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Sizes</translation>
    </message>
    <message>
        <source>Remove the first axis</source>
        <translation>Retirer le premier axe</translation>
    </message>
    <message>
        <source>Add an axis in front</source>
        <translation>Ajouter un axe devant</translation>
    </message>
    <message>
        <source>Own shape</source>
        <translation>Forme propre</translation>
    </message>
    <message>
        <source>Choose the output&apos;s sizes instead of the offered ones: what exceeds the scaled input repeats its edge, what falls short crops it.</source>
        <translation>Choisir les tailles de la sortie au lieu de celles proposées&#xa0;: ce qui dépasse l’entrée mise à l’échelle répète son bord, ce qui manque la rogne.</translation>
    </message>
    <message>
        <source>Layout in memory</source>
        <translation>Disposition en mémoire</translation>
    </message>
    <message>
        <source>The lowest DirectML feature level that has this operator with this data type and rank.</source>
        <translation>Le plus bas niveau de fonctionnalités DirectML qui a cet opérateur avec ce type de données et ce rang.</translation>
    </message>
    <message>
        <source>Needs feature level %1</source>
        <translation>Demande le niveau de fonctionnalités %1</translation>
    </message>
    <message>
        <source>Output shape unknown</source>
        <translation>Forme de sortie inconnue</translation>
    </message>
    <message>
        <source>Output shape %1</source>
        <translation>Forme de sortie %1</translation>
    </message>
    <message>
        <source>The fields above give no shape.</source>
        <translation>Les champs ci-dessus ne donnent pas de forme.</translation>
    </message>
    <message>
        <source>%1, with the suggested values</source>
        <translation>%1, avec les valeurs proposées</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 octets</translation>
    </message>
    <message>
        <source>More bytes than 64 bits can count.</source>
        <translation>Plus d’octets que 64 bits ne peuvent compter.</translation>
    </message>
    <message>
        <source>Change the operator to %1</source>
        <translation>Prendre l’opérateur %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Change the output&apos;s layout</source>
        <translation>Modifier la disposition de la sortie</translation>
    </message>
    <message>
        <source>Change the input&apos;s layout</source>
        <translation>Modifier la disposition de l’entrée</translation>
    </message>
    <message>
        <source>Take the offered output shape</source>
        <translation>Prendre la forme de sortie proposée</translation>
    </message>
    <message>
        <source>How both tensors lie in memory</source>
        <translation>Comment les deux tenseurs sont rangés en mémoire</translation>
    </message>
</context>
<context>
    <name>tessera::PartnersModel</name>
    <message>
        <source>Click to pin this element.</source>
        <translation>Cliquez pour épingler cet élément.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>part</source>
        <translation>part</translation>
    </message>
</context>
<context>
    <name>tessera::PinView</name>
    <message>
        <source>Kept pins</source>
        <translation>Épingles gardées</translation>
    </message>
    <message>
        <source>No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is drawn in the tensors.</source>
        <translation>Aucune épingle n’est gardée. Cliquez sur une cellule, puis appuyez sur %1&#xa0;: ses valeurs restent dans cette liste, et son numéro est dessiné dans les tenseurs.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>entr.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sort.</translation>
    </message>
    <message>
        <source>There is no B</source>
        <translation>Il n’y a pas de B</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>épingle</translation>
    </message>
    <message>
        <source>at</source>
        <translation>position</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
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
        <translation>attendu</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>Ce que le fichier du cas dit qu’il devrait en sortir</translation>
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
        <translation>Le tenseur tel qu’il est n’a pas cet élément</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 source</numerusform>
            <numerusform>%1 sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 cible</numerusform>
            <numerusform>%1 cibles</numerusform>
        </translation>
    </message>
    <message>
        <source>No output element reads this one</source>
        <translation>Aucun élément de sortie ne lit celui-ci</translation>
    </message>
</context>
<context>
    <name>tessera::PlaneTableModel</name>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1 contient %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>Sortie B</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>Sortie A</translation>
    </message>
</context>
<context>
    <name>tessera::Playback</name>
    <message>
        <source>Where does output %1 come from? Click it in the input, or type its value.</source>
        <translation>D’où vient la sortie %1&#x202f;? Cliquez sur sa source dans l’entrée, ou tapez sa valeur.</translation>
    </message>
    <message>
        <source>%1 All is filled: %2 of %3 were right.</source>
        <translation>%1 Tout est rempli&#xa0;: %2 justes sur %3.</translation>
    </message>
    <message>
        <source>Not this one: you clicked %1, and it comes from %2.</source>
        <translation>Pas celui-ci&#xa0;: vous avez cliqué sur %1, et elle vient de %2.</translation>
    </message>
    <message>
        <source>Right: it comes from %1.</source>
        <translation>Correct&#xa0;: elle vient de %1.</translation>
    </message>
    <message>
        <source>Right: %1 is one of its sources. It is %2.</source>
        <translation>Correct&#xa0;: %1 est une de ses sources. Elle vaut %2.</translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation>Correct&#xa0;: elle vaut %1.</translation>
    </message>
    <message>
        <source>Not this one: you said %1, and it is %2.</source>
        <translation>Pas celle-ci&#xa0;: vous avez dit %1, et elle vaut %2.</translation>
    </message>
    <message>
        <source>It comes from %1.</source>
        <translation>Elle vient de %1.</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerBar</name>
    <message>
        <source>Player</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Steps that are done</source>
        <translation>Étapes faites</translation>
    </message>
    <message>
        <source>Drag to any step</source>
        <translation>Glissez vers une étape</translation>
    </message>
    <message>
        <source>What the steps follow</source>
        <translation>Ce que suivent les étapes</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Steps follow the elements of the output</source>
        <translation>Les étapes suivent les éléments de la sortie</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Steps follow the elements of the input</source>
        <translation>Les étapes suivent les éléments de l’entrée</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Steps follow the addresses of the output&apos;s buffer</source>
        <translation>Les étapes suivent les adresses du tampon de sortie</translation>
    </message>
    <message>
        <source>What a step fills</source>
        <translation>Ce que remplit une étape</translation>
    </message>
    <message>
        <source>by element</source>
        <translation>par élément</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>par ligne</translation>
    </message>
    <message>
        <source>by block</source>
        <translation>par bloc</translation>
    </message>
    <message>
        <source>by channel</source>
        <translation>par canal</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Étapes par seconde</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>À quelle vitesse</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Close the player</source>
        <translation>Fermer le lecteur</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>There is nothing to play: the case has no result.</source>
        <translation>Il n’y a rien à dérouler&#xa0;: le cas n’a pas de résultat.</translation>
    </message>
    <message>
        <source>The value that comes out</source>
        <translation>La valeur qui en sort</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Answer, or see where it comes from (Right)</source>
        <translation>Répondre, ou voir d’où elle vient (Droite)</translation>
    </message>
    <message>
        <source>The next question (Right)</source>
        <translation>La question suivante (Droite)</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>correctes&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerController</name>
    <message>
        <source>the player is off</source>
        <translation>le lecteur est fermé</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>Play or pause (Space, while the player is on)</source>
        <translation>Lecture ou pause (Espace, quand le lecteur est ouvert)</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pre&amp;dict</source>
        <translation>Prédi&amp;re</translation>
    </message>
    <message>
        <source>Say where the next output comes from before it is shown</source>
        <translation>Dire d’où vient la sortie suivante avant qu’elle soit montrée</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Le&amp;cteur</translation>
    </message>
    <message>
        <source>Fill the output step by step, and see where each element comes from</source>
        <translation>Remplir la sortie pas à pas et voir d’où vient chaque élément</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Étape pré&amp;cédente</translation>
    </message>
    <message>
        <source>Take the last step back (Left, Page Up)</source>
        <translation>Revenir d’une étape (Gauche, Page haut)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Do the next step (Right, Page Down)</source>
        <translation>Faire l’étape suivante (Droite, Page bas)</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Nothing is filled (Home)</source>
        <translation>Rien n’est rempli (Début)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>All is filled (End)</source>
        <translation>Tout est rempli (Fin)</translation>
    </message>
</context>
<context>
    <name>tessera::ProfilePanel</name>
    <message>
        <source>Pin an element to see the values along its row and its column.</source>
        <translation>Épinglez un élément pour voir les valeurs de sa ligne et de sa colonne.</translation>
    </message>
    <message>
        <source>Profile through the pin</source>
        <translation>Profil passant par l’épingle</translation>
    </message>
</context>
<context>
    <name>tessera::ProfileView</name>
    <message>
        <source>Profile along %1</source>
        <translation>Profil selon %1</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>selon %1</translation>
    </message>
    <message>
        <source>%1 of the output</source>
        <translation>%1 de la sortie</translation>
    </message>
    <message>
        <source>%1 of the input</source>
        <translation>%1 de l’entrée</translation>
    </message>
    <message>
        <source>out %1 %2</source>
        <translation>sort. %1 %2</translation>
    </message>
    <message>
        <source>in %1 %2</source>
        <translation>entr. %1 %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>The values along %1 through the pin. A click pins the element there</source>
        <translation>Les valeurs selon %1 passant par l’épingle. Un clic épingle l’élément à cet endroit</translation>
    </message>
</context>
<context>
    <name>tessera::RangePanel</name>
    <message>
        <source>Range and statistics</source>
        <translation>Plage et statistiques</translation>
    </message>
    <message>
        <source>Values of the input</source>
        <translation>Valeurs de l’entrée</translation>
    </message>
    <message>
        <source>Values of the output</source>
        <translation>Valeurs de la sortie</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Equal steps of the value are equally wide</source>
        <translation>Des pas égaux de la valeur ont la même largeur</translation>
    </message>
    <message>
        <source>Symlog</source>
        <translation>Symlog</translation>
    </message>
    <message>
        <source>Linear about zero, logarithmic far from it, on both sides</source>
        <translation>Linéaire autour de zéro, logarithmique au loin, des deux côtés</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Values up to here have the first colour</source>
        <translation>Les valeurs jusqu’ici ont la première couleur</translation>
    </message>
    <message>
        <source>Values from here on have the last colour</source>
        <translation>Les valeurs à partir d’ici ont la dernière couleur</translation>
    </message>
    <message>
        <source>Always fit</source>
        <translation>Toujours ajuster</translation>
    </message>
    <message>
        <source>Follow every new result; off: the range stays as it is</source>
        <translation>Suivre chaque nouveau résultat&#x202f;; sinon, la plage reste telle quelle</translation>
    </message>
    <message>
        <source>Visible part</source>
        <translation>Partie visible</translation>
    </message>
    <message>
        <source>0 … 1</source>
        <translation>0 … 1</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>sélection</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Combien il y en a</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>The smallest finite value</source>
        <translation>La plus petite valeur finie</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>The largest finite value</source>
        <translation>La plus grande valeur finie</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>Of the finite values</source>
        <translation>Des valeurs finies</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>écart type</translation>
    </message>
    <message>
        <source>The standard deviation of the finite values</source>
        <translation>L’écart type des valeurs finies</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>Valeurs qui ne sont pas un nombre</translation>
    </message>
    <message>
        <source>±Inf</source>
        <translation>±Inf</translation>
    </message>
    <message>
        <source>Infinite values</source>
        <translation>Valeurs infinies</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>Zeros of either sign</source>
        <translation>Zéros de l’un ou l’autre signe</translation>
    </message>
    <message>
        <source>denormal</source>
        <translation>dénormalisées</translation>
    </message>
    <message>
        <source>Values too small for a normal number</source>
        <translation>Valeurs trop petites pour un nombre normalisé</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Common range</source>
        <translation>Plage commune</translation>
    </message>
    <message>
        <source>Own ranges</source>
        <translation>Plages propres</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Masquer ce panneau</translation>
    </message>
</context>
<context>
    <name>tessera::RawForm</name>
    <message>
        <source>%1: “%2” is no whole number; “1,3,224,224” is right</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre entier&#x202f;; «&#xa0;1,3,224,224&#xa0;» est juste</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>Elements on each axis, the slowest first: 1,3,224,224</source>
        <translation>Éléments sur chaque axe, le plus lent d’abord&#xa0;: 1,3,224,224</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Premier octet</translation>
    </message>
    <message>
        <source>Bytes of a header that are skipped</source>
        <translation>Octets d’un en-tête qui sont sautés</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Pas (strides)</translation>
    </message>
    <message>
        <source>Elements from one index to the next on each axis; empty: packed</source>
        <translation>Éléments d’un indice au suivant sur chaque axe&#x202f;; vide&#xa0;: compact</translation>
    </message>
    <message>
        <source>First byte: “%1” is no whole number</source>
        <translation>Premier octet&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>Needs %1 bytes from byte %2 on; the file has %3.</source>
        <translation>Il faut %1 octets à partir de l’octet %2&#x202f;; le fichier en a %3.</translation>
    </message>
    <message>
        <source>Reads %1 of the file&apos;s %2 bytes.</source>
        <translation>Lit %1 des %2 octets du fichier.</translation>
    </message>
</context>
<context>
    <name>tessera::Readout</name>
    <message>
        <source>out</source>
        <translation>sort.</translation>
    </message>
    <message>
        <source>Output element: coordinate, A&apos;s value, bits</source>
        <translation>Élément de sortie&#xa0;: coordonnée, valeur de A, bits</translation>
    </message>
    <message>
        <source>in</source>
        <translation>entr.</translation>
    </message>
    <message>
        <source>Input element: coordinate, value, bits</source>
        <translation>Élément d’entrée&#xa0;: coordonnée, valeur, bits</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B&apos;s value of the output element</source>
        <translation>Valeur de B pour l’élément de sortie</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Output of A minus output of B</source>
        <translation>Sortie de A moins sortie de B</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Distance of A and B in units in the last place</source>
        <translation>Distance de A à B en unités en dernière position</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>Device pixels for each element</source>
        <translation>Pixels physiques pour chaque élément</translation>
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
        <translation>Ce qui produit ce résultat, et la base</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHistory</name>
    <message>
        <source>Show a result again</source>
        <translation>Montrer un résultat à nouveau</translation>
    </message>
</context>
<context>
    <name>tessera::RoundingPanel</name>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>arithmétique</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>sorties</translation>
    </message>
    <message>
        <source>output</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Rounding rules and ways to compute</source>
        <translation>Règles d’arrondi et façons de calculer</translation>
    </message>
    <message>
        <source>How many outputs read another input under each rule: choose one to see where.</source>
        <translation>Combien de sorties lisent une autre entrée selon chaque règle&#xa0;: choisissez-en une pour voir où.</translation>
    </message>
    <message>
        <source>Outputs where the rules part</source>
        <translation>Sorties où les règles se séparent</translation>
    </message>
    <message>
        <source>Let the case round by the chosen rule.</source>
        <translation>Faire arrondir le cas selon la règle choisie.</translation>
    </message>
    <message>
        <source>Round by %1</source>
        <translation>Arrondir selon %1</translation>
    </message>
    <message>
        <source>LINEAR rounds nothing. Rules part only with NEAREST_NEIGHBOR.</source>
        <translation>LINEAR n’arrondit rien. Les règles ne se séparent qu’avec NEAREST_NEIGHBOR.</translation>
    </message>
    <message>
        <source>case</source>
        <translation>cas</translation>
    </message>
    <message>
        <source>Click to pin this output.</source>
        <translation>Cliquez pour épingler cette sortie.</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>les %1 premières</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 outputs read another input.</source>
        <translation>%1, %2&#xa0;: %3 sorties sur %4 lisent une autre entrée.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionController</name>
    <message>
        <source>The session is not kept, and closing asks: %1.</source>
        <translation>La session n’est pas gardée, et la fermeture posera la question&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionFolder</name>
    <message>
        <source>A case of the last session is left out: %1. It is kept, and tried again at each start.</source>
        <translation>Un cas de la dernière session est omis&#xa0;: %1. Il est gardé, et réessayé à chaque démarrage.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It is kept in %2.</source>
        <translation>La dernière session ne peut être lue&#xa0;: %1. Elle est gardée dans %2.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It stays as it is, and this window keeps none.</source>
        <translation>La dernière session ne peut être lue&#xa0;: %1. Elle reste telle quelle, et cette fenêtre n’en garde pas.</translation>
    </message>
</context>
<context>
    <name>tessera::SheetWriter</name>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Écrivez cette fonction dans un fichier Python, et vérifiez-la&#xa0;:</translation>
    </message>
    <message>
        <source>Cut out the squares, and lay them on the empty output.</source>
        <translation>Découpez les carrés et posez-les sur la sortie vide.</translation>
    </message>
</context>
<context>
    <name>tessera::ShowController</name>
    <message>
        <source>Take tensors from other programs</source>
        <translation>Tenseurs d’autres programmes</translation>
    </message>
    <message>
        <source>Show what `tessera show` and tessera.show() of Python give, each name in a tab of its own</source>
        <translation>Montrer ce que donnent `tessera show` et tessera.show() de Python, chaque nom dans son propre onglet</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>No case was given with the two arrays: the second is shown as B.</source>
        <translation>Les deux tableaux ont été passés sans cas&#xa0;: le second est affiché comme B.</translation>
    </message>
    <message>
        <source>What makes B?</source>
        <translation>Qu’est-ce qui produit B&#x202f;?</translation>
    </message>
</context>
<context>
    <name>tessera::SourceList</name>
    <message>
        <source>expected values</source>
        <translation>valeurs attendues</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>Ce que le fichier du cas dit qu’il devrait en sortir</translation>
    </message>
    <message>
        <source>your engine…</source>
        <translation>votre moteur…</translation>
    </message>
    <message>
        <source>A program, a library or a shader of yours runs the case as this side</source>
        <translation>Votre propre programme, bibliothèque ou shader exécute le cas de ce côté</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>un fichier…</translation>
    </message>
    <message>
        <source>A tensor (.npy, .npz), a picture, or another case&apos;s output</source>
        <translation>Un tenseur (.npy, .npz), une image, ou la sortie d’un autre cas</translation>
    </message>
    <message>
        <source>a framework…</source>
        <translation>un framework…</translation>
    </message>
    <message>
        <source>NumPy, PyTorch, ONNX Runtime and others, where they are installed</source>
        <translation>NumPy, PyTorch, ONNX Runtime et d’autres, là où ils sont installés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>tessera::StoryView</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tessera::TableView</name>
    <message>
        <source>The numbers appear here after a run.</source>
        <translation>Les nombres apparaissent ici après une exécution.</translation>
    </message>
    <message>
        <source>Numbers of one plane</source>
        <translation>Nombres d’un plan</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>The input tensor</source>
        <translation>Le tenseur d’entrée</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>Sortie A</translation>
    </message>
    <message>
        <source>What engine A has written</source>
        <translation>Ce que le moteur A a écrit</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>Sortie B</translation>
    </message>
    <message>
        <source>What engine B has written</source>
        <translation>Ce que le moteur B a écrit</translation>
    </message>
    <message>
        <source>Batch entry</source>
        <translation>Élément du lot</translation>
    </message>
    <message>
        <source>The batch entry that is shown.</source>
        <translation>L’élément du lot qui est affiché.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>The channel that is shown.</source>
        <translation>Le canal qui est affiché.</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>lignes&#xa0;: %1, colonnes&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 · bold: the other output has other bits</source>
        <translation>%1 · gras&#xa0;: l’autre sortie a d’autres bits</translation>
    </message>
    <message>
        <source>%1 · the first %2 and %3 are shown</source>
        <translation>%1 · les %2 et %3 premières sont affichées</translation>
    </message>
</context>
<context>
    <name>tessera::TaskBox</name>
    <message>
        <source>Target: %1</source>
        <translation>Cible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Task:</source>
        <translation>Tâche&#xa0;:</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Test it, until you can name its mistake.</source>
        <translation>Testez-le jusqu’à pouvoir nommer son erreur.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorDisplay</name>
    <message>
        <source>Image (n)</source>
        <translation>Image (n)</translation>
    </message>
    <message>
        <source>Channel (c)</source>
        <translation>Canal (c)</translation>
    </message>
    <message>
        <source>Row (y)</source>
        <translation>Ligne (y)</translation>
    </message>
    <message>
        <source>Column (x)</source>
        <translation>Colonne (x)</translation>
    </message>
    <message>
        <source>Channel group (c&apos;)</source>
        <translation>Groupe de canaux (c’)</translation>
    </message>
    <message>
        <source>Block row (by)</source>
        <translation>Ligne du bloc (by)</translation>
    </message>
    <message>
        <source>Block column (bx)</source>
        <translation>Colonne du bloc (bx)</translation>
    </message>
    <message>
        <source>Input pixel (y, x)</source>
        <translation>Pixel d’entrée (y, x)</translation>
    </message>
    <message>
        <source>Flat address</source>
        <translation>Adresse linéaire</translation>
    </message>
    <message>
        <source>Which channel of the space side an element belongs to</source>
        <translation>À quel canal du côté espace appartient un élément</translation>
    </message>
    <message>
        <source>The row inside its block that an element has on the space side</source>
        <translation>La ligne d’un élément dans son bloc, du côté espace</translation>
    </message>
    <message>
        <source>The column inside its block that an element has on the space side</source>
        <translation>La colonne d’un élément dans son bloc, du côté espace</translation>
    </message>
    <message>
        <source>Elements that come from the same input pixel, of whatever channel, look the same</source>
        <translation>Les éléments issus du même pixel d’entrée, de n’importe quel canal, se ressemblent</translation>
    </message>
    <message>
        <source>The number of the input element, in the order of its memory if packed</source>
        <translation>Le numéro de l’élément d’entrée, dans l’ordre de sa mémoire s’il est compact</translation>
    </message>
    <message>
        <source>The coordinate of the input element that an element comes from</source>
        <translation>La coordonnée de l’élément d’entrée dont vient un élément</translation>
    </message>
    <message>
        <source>Place in the block (by, bx)</source>
        <translation>Place dans le bloc (by, bx)</translation>
    </message>
    <message>
        <source>The row and the column inside its block that an element has on the space side, as one</source>
        <translation>La ligne et la colonne de l’élément dans son bloc, côté espace, prises ensemble</translation>
    </message>
</context>
<context>
    <name>tessera::TensorPane</name>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Choose channels, colours or grey. Right click: all planes again</source>
        <translation>Choisir canaux, couleurs ou gris. Clic droit&#xa0;: de nouveau tous les plans</translation>
    </message>
    <message>
        <source>Previous channel</source>
        <translation>Canal précédent</translation>
    </message>
    <message>
        <source>Next channel</source>
        <translation>Canal suivant</translation>
    </message>
    <message>
        <source>Channels shown: %1</source>
        <translation>Canaux affichés&#xa0;: %1</translation>
    </message>
    <message>
        <source>grey %1</source>
        <translation>gris %1</translation>
    </message>
</context>
<context>
    <name>tessera::TensorSource</name>
    <message>
        <source>Nothing to show yet: the case needs a correction.</source>
        <translation>Rien à montrer encore&#xa0;: le cas doit être corrigé.</translation>
    </message>
    <message>
        <source>Nothing to show yet: there is no input.</source>
        <translation>Rien à montrer encore&#xa0;: il n’y a pas d’entrée.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Exécution…</translation>
    </message>
    <message>
        <source>The input appears here.</source>
        <translation>L’entrée apparaît ici.</translation>
    </message>
    <message>
        <source>The output appears here after a run.</source>
        <translation>La sortie apparaît ici après une exécution.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorView</name>
    <message>
        <source>Copy value %1</source>
        <translation>Copier la valeur %1</translation>
    </message>
    <message>
        <source>Copy coordinates %1</source>
        <translation>Copier les coordonnées %1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Go to target</source>
        <translation>Aller à la cible</translation>
    </message>
    <message>
        <source>Go to source</source>
        <translation>Aller à la source</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Tous les plans</translation>
    </message>
    <message>
        <source>This plane only</source>
        <translation>Ce plan seul</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Un plan</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Input tensor</source>
        <translation>Tenseur d’entrée</translation>
    </message>
    <message>
        <source>Output tensor</source>
        <translation>Tenseur de sortie</translation>
    </message>
    <message>
        <source>Every element of the tensor. Wheel: zoom. Drag: move. Click: pin an element. Right click on a caption: that channel alone. Arrows: move the pin, with Shift by a block. Page Up and Page Down: other channels. Esc: unpin.</source>
        <translation>Chaque élément du tenseur. Molette&#xa0;: zoom. Glisser&#xa0;: déplacer. Clic&#xa0;: épingler un élément. Clic droit sur une légende&#xa0;: ce canal seul. Flèches&#xa0;: déplacer l’épingle, d’un bloc avec Maj. Page haut et Page bas&#xa0;: autres canaux. Échap&#xa0;: retirer l’épingle.</translation>
    </message>
    <message>
        <source>A picture needs 3 channels, and there are %1</source>
        <translation>Une image demande 3 canaux, et il y en a %1</translation>
    </message>
    <message>
        <source>Right click: this channel alone</source>
        <translation>Clic droit&#xa0;: ce canal seul</translation>
    </message>
    <message>
        <source>Right click: all channels again</source>
        <translation>Clic droit&#xa0;: de nouveau tous les canaux</translation>
    </message>
</context>
<context>
    <name>tessera::TimingView</name>
    <message>
        <source>Measuring %1; Esc stops.</source>
        <translation>Mesure de %1&#x202f;; Échap arrête.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Avancement de la mesure</translation>
    </message>
    <message>
        <source>Every sample (CSV)…</source>
        <translation>Chaque mesure (CSV)…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Figures (CSV)…</source>
        <translation>Chiffres (CSV)…</translation>
    </message>
    <message>
        <source>Figures and samples (JSON)…</source>
        <translation>Chiffres et mesures (JSON)…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Times of the engines</source>
        <translation>Durées des moteurs</translation>
    </message>
    <message>
        <source>Chart of the times</source>
        <translation>Graphique des durées</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>D’où viennent les chiffres</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>A case that is wrong takes no time: the form marks where.</source>
        <translation>Un cas erroné ne peut pas être mesuré&#xa0;: le formulaire marque où.</translation>
    </message>
    <message>
        <source>The figures are of the case as it was before the last change.</source>
        <translation>Les chiffres sont du cas tel qu’il était avant la dernière modification.</translation>
    </message>
    <message>
        <source>This program was built without optimisation: its times say little.</source>
        <translation>Ce programme a été compilé sans optimisation&#xa0;: ses durées disent peu.</translation>
    </message>
    <message>
        <source>At least 20 runs and a second on each engine, in turn with its own copy of as many bytes.</source>
        <translation>Au moins 20 exécutions et une seconde sur chaque moteur, en alternance avec sa propre copie d’autant d’octets.</translation>
    </message>
    <message>
        <source>Measure runs the case on A and on B, again and again, and shows here how long they take:
the first run apart from the others; planning, upload, kernel and download apart;
bytes per second beside those of the device&apos;s own copy; each sample in a chart.</source>
        <translation>Mesurer exécute le cas sur A et sur B, encore et encore, et montre ici combien de temps ils prennent&#xa0;:
la première exécution à part&#x202f;; planification, envoi, noyau et retour à part&#x202f;;
octets par seconde à côté de ceux de la copie du périphérique même&#x202f;; chaque mesure dans un graphique.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>durée du noyau</translation>
    </message>
    <message>
        <source>%1’s copy</source>
        <translation>copie de %1</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>Chart (PNG)…</source>
        <translation>Graphique (PNG)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
</context>
<context>
    <name>tessera::ToleranceEditor</name>
    <message>
        <source>Tolerance atol</source>
        <translation>Tolérance atol</translation>
    </message>
    <message>
        <source>|A − B| may be atol + rtol · |B|.</source>
        <translation>|A − B| peut valoir atol + rtol · |B|.</translation>
    </message>
    <message>
        <source>Tolerance rtol</source>
        <translation>Tolérance rtol</translation>
    </message>
    <message>
        <source>Tolerance ULP</source>
        <translation>Tolérance ULP</translation>
    </message>
    <message>
        <source>How many representable values may lie between.</source>
        <translation>Combien de valeurs représentables peuvent se trouver entre les deux.</translation>
    </message>
    <message>
        <source>Tolerance preset</source>
        <translation>Préréglage de tolérance</translation>
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
        <translation>Bits égaux entre moteurs qui exécutent des plans et partout où rien n’est calculé&#x202f;; sinon la borne d’arrondi.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>What the fields say.</source>
        <translation>Ce que disent les champs.</translation>
    </message>
    <message>
        <source>NaN = NaN</source>
        <translation>NaN = NaN</translation>
    </message>
    <message>
        <source>Two NaNs are equal</source>
        <translation>Deux NaN sont égaux</translation>
    </message>
    <message>
        <source>Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count too. Infinities of one sign are always equal. What is not finite stays out of the largest and mean differences and is counted.</source>
        <translation>Deux NaN sont égaux, quelles que soient leurs charges&#x202f;; où rien n’est calculé, les charges comptent aussi. Les infinis de même signe sont toujours égaux. Ce qui n’est pas fini reste hors des différences maximale et moyenne et est compté.</translation>
    </message>
    <message>
        <source>Allowed beyond, percent</source>
        <translation>Au-delà permis, pour cent</translation>
    </message>
    <message>
        <source>So many of the elements may lie beyond</source>
        <translation>Autant d’éléments peuvent être au-delà</translation>
    </message>
    <message>
        <source>Hard limit</source>
        <translation>Limite absolue</translation>
    </message>
    <message>
        <source>No difference may be larger; empty: none</source>
        <translation>Aucune différence ne peut être plus grande&#x202f;; vide&#xa0;: aucune limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>but none by more than</source>
        <translation>mais aucun de plus de</translation>
    </message>
    <message>
        <source>Saved with the case.</source>
        <translation>Enregistré avec le cas.</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>borne</translation>
    </message>
    <message>
        <source>More tolerances: %1</source>
        <translation>Autres tolérances&#xa0;: %1</translation>
    </message>
    <message>
        <source>An element passes when it is within any one of these. Where no figure stands, the rounding bound holds; all at zero: equal bits.</source>
        <translation>Un élément passe s’il respecte l’une de ces tolérances. Où il n’y a pas de chiffre, la borne d’arrondi vaut&#x202f;; tout à zéro&#xa0;: bits égaux.</translation>
    </message>
    <message>
        <source>Default tolerance</source>
        <translation>Tolérance par défaut</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>NaN, and how many elements may fail</source>
        <translation>NaN, et combien d’éléments peuvent échouer</translation>
    </message>
    <message>
        <source>Elements that may lie beyond, in percent</source>
        <translation>Éléments qui peuvent être au-delà, en pour cent</translation>
    </message>
</context>
<context>
    <name>tessera::VerdictStrip</name>
    <message>
        <source>Engine A</source>
        <translation>Moteur A</translation>
    </message>
    <message>
        <source>The engine whose output is shown</source>
        <translation>Le moteur dont la sortie est affichée</translation>
    </message>
    <message>
        <source>Engine B</source>
        <translation>Moteur B</translation>
    </message>
    <message>
        <source>The engine that A is compared with</source>
        <translation>Le moteur auquel A est comparé</translation>
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
        <translation>Permutation</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output.</source>
        <translation>Numéroter chaque élément d’entrée et retrouver chacun exactement une fois dans la sortie.</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Aller-retour</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one.</source>
        <translation>Aller et revenir, dans le même ordre et dans l’autre.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits.</source>
        <translation>Exécuter dix fois et comparer les bits.</translation>
    </message>
    <message>
        <source>Conformance pack</source>
        <translation>Cas de conformité</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Leave the rest undone.</source>
        <translation>Laisser le reste.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Only depth and space operators move every element to one place: of this case there is no permutation to prove.</source>
        <translation>Seuls depth to space et space to depth déplacent chaque élément à un seul endroit&#xa0;: de ce cas, il n’y a pas de permutation à prouver.</translation>
    </message>
    <message>
        <source>%1 of %2 pass</source>
        <translation>%1 sur %2 réussis</translation>
    </message>
    <message>
        <source>Proofs on A, and on B where it is another engine:
Permutation – every input element arrives exactly once (depth and space only).
Round trip – the way back brings every element home, and the other order does not (depth and space only).
Repeat – ten runs give the same bits.
Conformance pack – every example and the cases that are easily got wrong, %1 in all, come out right.
On a finding, Enter shows its case and Ctrl+Alt+C copies the command that repeats it.</source>
        <translation>Preuves sur A, et sur B si c’est un autre moteur&#xa0;:
Permutation – chaque élément d’entrée arrive exactement une fois (depth to space et space to depth seulement).
Aller-retour – le retour ramène chaque élément, et l’autre ordre non (depth to space et space to depth seulement).
Répétition – dix exécutions donnent les mêmes bits.
Cas de conformité – chaque exemple et les cas où l’on se trompe facilement, %1 en tout, sont justes.
Sur un résultat, Entrée montre son cas et Ctrl+Alt+C copie la commande qui le répète.</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all.</source>
        <translation>Exécuter chaque exemple et les cas où l’on se trompe facilement, %1 en tout.</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>%1 échecs</translation>
    </message>
    <message>
        <source>%1 mistrusted</source>
        <translation>%1 sans valeur de preuve</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>tessera::ViewArea</name>
    <message>
        <source>Planes or picture</source>
        <translation>Plans ou image</translation>
    </message>
    <message>
        <source>All planes, one, or three as a picture</source>
        <translation>Tous les plans, un seul, ou trois comme image</translation>
    </message>
    <message>
        <source>More about the view</source>
        <translation>Autres réglages de la vue</translation>
    </message>
</context>
<context>
    <name>tessera::WindowSettings</name>
    <message>
        <source>The settings cannot be read: %1 is no JSON object. It is kept as %2.</source>
        <translation>Les réglages ne peuvent être lus&#xa0;: %1 n’est pas un objet JSON. Il est gardé sous %2.</translation>
    </message>
</context>
<context>
    <name>tessera::WipeHandle</name>
    <message>
        <source>Wipe line</source>
        <translation>Ligne de balayage</translation>
    </message>
    <message>
        <source>Locked. Shift+X lets the line go.</source>
        <translation>Verrouillée. Maj+X libère la ligne.</translation>
    </message>
    <message>
        <source>Drag: more of A or of B. Arrow keys move it too; Shift+X locks it.</source>
        <translation>Glisser&#xa0;: plus de A ou de B. Les flèches la déplacent aussi&#x202f;; Maj+X la verrouille.</translation>
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
        <translation>De qui les onglets montrent la correspondance</translation>
    </message>
    <message>
        <source>The X-ray runs</source>
        <translation>La radiographie est en cours</translation>
    </message>
    <message>
        <source>X-ray of %1</source>
        <translation>Radiographie de %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Forget what was found</source>
        <translation>Oublier ce qui a été trouvé</translation>
    </message>
    <message>
        <source>The operator&apos;s map</source>
        <translation>Correspondance de l’opérateur</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Ce qui est juste</translation>
    </message>
    <message>
        <source>%1&apos;s map</source>
        <translation>Correspondance de %1</translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>Ce que fait %1</translation>
    </message>
    <message>
        <source>Diagnosis of %1</source>
        <translation>Diagnostic de %1</translation>
    </message>
</context>
<context>
    <name>tessera::XrayController</name>
    <message>
        <source>The X-ray of %1 failed: %2</source>
        <translation>La radiographie de %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Show the map that was &amp;found</source>
        <translation>&amp;Montrer la correspondance trouvée</translation>
    </message>
    <message>
        <source>Explain what the X-rayed engine does, in place of what the operator says</source>
        <translation>Expliquer ce que fait le moteur radiographié, au lieu de ce que dit l’opérateur</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>aucun moteur n’a été radiographié sur ce cas</translation>
    </message>
    <message>
        <source>&amp;X-ray B</source>
        <translation>&amp;Radiographier B</translation>
    </message>
    <message>
        <source>X-ray &amp;A</source>
        <translation>Rad&amp;iographier A</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine B reads</source>
        <translation>Découvrir de l’extérieur quelles entrées lit chaque sortie du moteur B</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine A reads</source>
        <translation>Découvrir de l’extérieur quelles entrées lit chaque sortie du moteur A</translation>
    </message>
    <message>
        <source>that side is no engine, or the case does not run</source>
        <translation>ce côté n’est pas un moteur, ou le cas ne s’exécute pas</translation>
    </message>
    <message>
        <source>Output of B</source>
        <translation>Sortie de B</translation>
    </message>
</context>
<context>
    <name>vulkan</name>
    <message>
        <source>The device did not finish within %1 seconds, and still works. Run a smaller case, or the cpu engine</source>
        <translation>Le périphérique n’a pas fini en %1 secondes, et travaille encore. Exécutez un cas plus petit, ou le moteur cpu</translation>
    </message>
    <message>
        <source>The device has no memory of the kind that a buffer needs</source>
        <translation>Le périphérique n’a pas de mémoire du type qu’un tampon demande</translation>
    </message>
    <message>
        <source>The Vulkan validation layer is missing. Install the package vulkan-validationlayers</source>
        <translation>La couche de validation de Vulkan manque. Installez le paquet vulkan-validationlayers</translation>
    </message>
    <message>
        <source>The Vulkan validation layer says: %1</source>
        <translation>La couche de validation de Vulkan dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot;; this machine has %2</source>
        <translation>Il n’y a pas de périphérique Vulkan «&#xa0;%1&#xa0;»&#x202f;; cette machine a %2</translation>
    </message>
    <message>
        <source>The Vulkan device has not enough memory for this case. Close other programs that use it, or run the case on the cpu engine</source>
        <translation>Le périphérique Vulkan n’a pas assez de mémoire pour ce cas. Fermez d’autres programmes qui l’utilisent, ou exécutez le cas sur le moteur cpu</translation>
    </message>
    <message>
        <source>The Vulkan device was lost: its driver stopped or reset it. Run again to reopen it</source>
        <translation>Le périphérique Vulkan est perdu&#xa0;: son pilote l’a arrêté ou réinitialisé. Exécutez de nouveau pour le rouvrir</translation>
    </message>
    <message>
        <source>Vulkan failed: %1. Run the case on the cpu engine</source>
        <translation>Vulkan a échoué&#xa0;: %1. Exécutez le cas sur le moteur cpu</translation>
    </message>
    <message>
        <source>This device ends the loops of a kernel after fewer than %1 iterations: results would be wrong. Use another engine</source>
        <translation>Ce périphérique termine les boucles d’un noyau après moins de %1 itérations&#xa0;: les résultats seraient faux. Utilisez un autre moteur</translation>
    </message>
    <message>
        <source>this device binds at most %1 bytes to a shader; a tensor has %2</source>
        <translation>ce périphérique associe au plus %1 octets à un shader&#x202f;; un tenseur en a %2</translation>
    </message>
    <message>
        <source>it wrote before or after its buffers</source>
        <translation>il a écrit avant ou après ses tampons</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>il a écrit après la fin de la sortie</translation>
    </message>
    <message>
        <source>it wrote to the input, which may only be read</source>
        <translation>il a écrit dans l’entrée, qui ne peut qu’être lue</translation>
    </message>
    <message>
        <source>it wrote to the numbers of the case, which may only be read</source>
        <translation>il a écrit dans les nombres du cas, qui ne peuvent qu’être lus</translation>
    </message>
    <message>
        <source>lost; the next run reopens it</source>
        <translation>perdu&#x202f;; la prochaine exécution le rouvre</translation>
    </message>
    <message>
        <source>This device flushes denormal numbers to zero: results may differ there.</source>
        <translation>Ce périphérique met à zéro les nombres dénormalisés&#xa0;: les résultats peuvent y différer.</translation>
    </message>
    <message>
        <source>A kernel wrote beyond its buffer on %1</source>
        <translation>Un noyau a écrit au-delà de son tampon sur %1</translation>
    </message>
    <message>
        <source>%1, software</source>
        <translation>%1, logiciel</translation>
    </message>
    <message>
        <source>Install the packages libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU</source>
        <translation>Installez les paquets libvulkan1 et mesa-vulkan-drivers, qui ne demande pas de GPU, ou le pilote de votre GPU</translation>
    </message>
    <message>
        <source>Vulkan has no loader that starts (libvulkan.so.1)</source>
        <translation>Vulkan n’a pas de chargeur qui démarre (libvulkan.so.1)</translation>
    </message>
    <message>
        <source>; %1 has it look at nothing but %2</source>
        <extracomment>After the sentence that there is no driver.</extracomment>
        <translation>&#x202f;; %1 ne lui fait voir que %2</translation>
    </message>
    <message>
        <source>Vulkan has no driver that starts (%1)</source>
        <translation>Vulkan n’a pas de pilote qui démarre (%1)</translation>
    </message>
    <message>
        <source>Vulkan has no driver that finds a device with a compute queue</source>
        <translation>Vulkan n’a pas de pilote qui trouve un périphérique avec une file de calcul</translation>
    </message>
    <message>
        <source>, driver %1</source>
        <translation>, pilote %1</translation>
    </message>
    <message>
        <source>, Vulkan %1, %2 MiB, buffers of up to %3 MiB, %4 groups, no optional features used</source>
        <translation>, Vulkan %1, %2 Mio, tampons jusqu’à %3 Mio, %4 groupes, aucune fonction optionnelle utilisée</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>the values of this case were set by hand, and are too many for its line; save the tensor as .npy, and take the file as B</source>
        <translation>les valeurs de ce cas ont été saisies à la main et sont trop nombreuses pour sa ligne&#x202f;; enregistrez le tenseur en .npy et prenez le fichier comme B</translation>
    </message>
    <message>
        <source>the model&apos;s input is %1: give the sizes that are open, or a file with values for it</source>
        <translation>l’entrée du modèle est %1&#xa0;: donnez les tailles ouvertes, ou un fichier qui en contient les valeurs</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>The system starts no more threads, which a window needs. Close other programs, or raise the limit of processes (ulimit -u).</source>
        <translation>Le système ne démarre plus de fils d’exécution, dont une fenêtre a besoin. Fermez d’autres programmes, ou relevez la limite des processus (ulimit -u).</translation>
    </message>
</context>
</TS>
