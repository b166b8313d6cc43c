<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BottomTab</name>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Соответствие</translation>
    </message>
    <message>
        <source>Where an element comes from and goes to, and by which formula</source>
        <translation>Откуда берётся элемент, куда попадает и по какой формуле</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>How each axis is sampled, to scale</source>
        <translation>Как дискретизируется каждая ось, в масштабе</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Both buffers in the order of their addresses</source>
        <translation>Оба буфера в порядке адресов</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разность</translation>
    </message>
    <message>
        <source>Where A and B differ, and by how much</source>
        <translation>Где A и B различаются и насколько</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Proofs about the engines, on demand</source>
        <translation>Доказательства о движках, по запросу</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>One plane as numbers</source>
        <translation>Одна плоскость числами</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>The case in the words of other frameworks, to copy</source>
        <translation>Случай на языке других фреймворков, для копирования</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>How long the engines take</source>
        <translation>Сколько времени занимают движки</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>The kept pins with the values of every result</source>
        <translation>Сохранённые метки со значениями каждого результата</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>The results that were shown before, to be shown again and to be compared with</source>
        <translation>Результаты, показанные раньше: их можно показать снова и сравнить с ними</translation>
    </message>
</context>
<context>
    <name>CellPainter</name>
    <message>
        <source>largest of %1</source>
        <translation>наибольшее из %1</translation>
    </message>
</context>
<context>
    <name>Latest</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Для этого недостаточно памяти.</translation>
    </message>
    <message>
        <source>The computation failed without saying why.</source>
        <translation>Вычисление завершилось ошибкой без объяснения причины.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>Для этого файла недостаточно памяти.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A file is left out: %1</source>
        <translation>Один файл пропущен: %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
</context>
<context>
    <name>TensorScene</name>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>%1, largest of the colours</source>
        <translation>%1, наибольшее из цветов</translation>
    </message>
</context>
<context>
    <name>Tone</name>
    <message>
        <source>clipping</source>
        <translation>пересветы</translation>
    </message>
</context>
<context>
    <name>ViewPicture</name>
    <message>
        <source>%1 cells are in sight, and an SVG holds at most %2. Zoom in, show one plane, or take PNG.</source>
        <translation>Видно ячеек: %1, а SVG вмещает не более %2. Увеличьте масштаб, покажите одну плоскость или выберите PNG.</translation>
    </message>
    <message>
        <source>expected a name that ends in .png, .jpg or .svg</source>
        <translation>ожидается: имя, которое кончается на .png, .jpg или .svg</translation>
    </message>
</context>
<context>
    <name>bugs</name>
    <message>
        <source>one of: %1</source>
        <extracomment>Classes of mistakes: a list.</extracomment>
        <translation>одно из: %1</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <extracomment>An operator, an engine, and what is wrong.</extracomment>
        <translation>%1, движок %2: %3</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What was done wrong, and another mistake that was made at the same time.</extracomment>
        <translation>%1; и: %2</translation>
    </message>
</context>
<context>
    <name>bundle</name>
    <message>
        <source>%1: member %2 cannot be read: %3</source>
        <translation>%1: файл %2 не удаётся прочитать: %3</translation>
    </message>
    <message>
        <source>%1: member %2 is shorter than it declares</source>
        <translation>%1: файл %2 короче, чем указано в архиве</translation>
    </message>
    <message>
        <source>%1: member %2 is longer than it declares</source>
        <translation>%1: файл %2 длиннее, чем указано в архиве</translation>
    </message>
    <message>
        <source>%1 is no zip that can be read: %2</source>
        <translation>%1 — не zip, который можно прочитать: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 members; expected at most %3</source>
        <translation>%1 — файлов: %2; ожидается: не больше %3</translation>
    </message>
    <message>
        <source>%1: member %2</source>
        <extracomment>The subject of a sentence: a bundle, and a member of it.</extracomment>
        <translation>%1: файл %2</translation>
    </message>
    <message>
        <source>%1: member %2 is not described</source>
        <translation>%1: файл %2 не описан</translation>
    </message>
    <message>
        <source>%1: member %2 has no plain name; expected letters, digits, &quot;.&quot;, &quot;-&quot; and &quot;_&quot;</source>
        <translation>%1: недопустимое имя файла %2; ожидается: буквы, цифры, «.», «-» и «_»</translation>
    </message>
    <message>
        <source>%1: member %2 is compressed by method %3; expected 0 (stored) or 8 (deflated)</source>
        <translation>%1: файл %2 сжат методом %3; ожидается: 0 (stored) или 8 (deflated)</translation>
    </message>
    <message>
        <source>%1: member %2 is there twice</source>
        <translation>%1: файл %2 встречается дважды</translation>
    </message>
    <message>
        <source>%1: member %2 declares %3 bytes of %4 that are there; none can be packed so tightly</source>
        <translation>%1: файл %2 объявляет байт: %3, а есть %4; так плотно ничего не сжать</translation>
    </message>
    <message>
        <source>%1: member %2 is missing</source>
        <translation>%1: файла %2 нет</translation>
    </message>
    <message>
        <source>A bundle cannot be made: %1</source>
        <translation>Пакет не удаётся создать: %1</translation>
    </message>
    <message>
        <source>its bytes are lost</source>
        <translation>его байты потеряны</translation>
    </message>
    <message>
        <source>%1: member %2 is not right: %3</source>
        <translation>%1: файл %2 неверен: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not &quot;tessera bundle&quot;</source>
        <translation>%1 = %2 — не «tessera bundle»</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2 нет в пакете</translation>
    </message>
    <message>
        <source>The bundle&apos;s %1</source>
        <translation>Пакет: %1</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; %3 is the version that it reads</source>
        <translation>%1 = %2 новее этой программы; она читает версию %3</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <source>The adapters that run a model are not installed.</source>
        <translation>Адаптеры, которые запускают модель, не установлены.</translation>
    </message>
    <message>
        <source>%1 was not recorded: %2</source>
        <translation>%1 не записан: %2</translation>
    </message>
    <message>
        <source>%1 did not run the model: %2</source>
        <translation>в %1 модель не выполнена: %2</translation>
    </message>
    <message>
        <source>--capture %1: the model has %2 inputs; expected NAME=FILE of each of %3</source>
        <translation>--capture %1: у модели входов: %2; ожидается: NAME=FILE для каждого из %3</translation>
    </message>
    <message>
        <source>--capture %1: the model has no such input; expected one of %2</source>
        <translation>--capture %1: такого входа у модели нет; ожидается: один из %2</translation>
    </message>
    <message>
        <source>--capture names no file for the input %1; expected --capture %2</source>
        <translation>--capture не называет файла для входа %1; ожидается: --capture %2</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>is not a number, such as 0.5 or 1e-3</source>
        <translation>— не число, например 0.5 или 1e-3</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to %1</source>
        <translation>— не целое число от 0 до %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an operator or a comma at character %2</source>
        <translation>«%1»: на знаке %2 ожидается: оператор или запятая</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nested too deeply</source>
        <translation>«%1» вложено слишком глубоко</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a closing bracket at character %2</source>
        <translation>«%1»: на знаке %2 ожидается: закрывающая скобка</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number or a name at character %2</source>
        <translation>«%1»: на знаке %2 ожидается: число или имя</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a bracket at character %2</source>
        <translation>«%1»: на знаке %2 ожидается: скобка</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in &quot;%2&quot; is no name; %3 are</source>
        <translation>«%1» в «%2» — не имя; имена: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a number at character %2</source>
        <translation>«%1»: на знаке %2 ожидается: число</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 values; expected one</source>
        <translation>в «%1» значений: %2; ожидается: одно</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option such as --Sizes should</source>
        <translation>«%1» стоит там, где нужен параметр вроде --Sizes</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 требует значения</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1 задан дважды</translation>
    </message>
    <message>
        <source>A case begins with the name of an operator, such as DEPTH_TO_SPACE1.</source>
        <translation>Случай начинается с имени оператора, например DEPTH_TO_SPACE1.</translation>
    </message>
    <message>
        <source>%1 needs --Sizes, such as --Sizes 1,8,2,3</source>
        <translation>%1 требует --Sizes, например --Sizes 1,8,2,3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 in hexadecimal</source>
        <translation>«%1» — не %2 в шестнадцатеричной записи</translation>
    </message>
    <message>
        <source>--data values:…: %1 values are given, and %2 would fill %3</source>
        <translation>--data values:…: дано значений: %1, а %3 заполнили бы %2</translation>
    </message>
    <message>
        <source>--data values:…, value %1: %2</source>
        <translation>--data values:…, значение %1: %2</translation>
    </message>
    <message>
        <source>--data is empty; expected a file, a generator or values:1,2,3</source>
        <translation>--data пусто; ожидается: файл, генератор или values:1,2,3</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; is neither a generator nor a file</source>
        <translation>--data «%1» — не генератор и не файл</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2 takes no number</source>
        <translation>--data «%1»: %2 не принимает числа</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 0 to 2^64 − 1</source>
        <translation>«%1» — не целое число от 0 до 2^64 − 1</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot;: %2</source>
        <translation>--data «%1»: %2</translation>
    </message>
    <message>
        <source>--range &quot;%1&quot; is neither 0-255 nor 0-1</source>
        <translation>--range «%1» — это ни 0-255, ни 0-1</translation>
    </message>
    <message>
        <source>--range %1 is of float types; %2 has a range of its own</source>
        <translation>--range %1 относится к типам с плавающей точкой; у %2 свой диапазон</translation>
    </message>
    <message>
        <source>is not one of %1</source>
        <translation>— не одно из %1</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>у %1 нет поля %2</translation>
    </message>
    <message>
        <source>%1 is a tensor; name a part of it, such as Sizes</source>
        <translation>%1 — тензор; назовите его часть, например Sizes</translation>
    </message>
    <message>
        <source>%1 has no parts</source>
        <translation>у %1 нет частей</translation>
    </message>
    <message>
        <source>a tensor has no part %1; it has Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</source>
        <translation>у тензора нет части %1; есть Sizes, DataType, Strides, TotalTensorSizeInBytes, GuaranteedBaseOffsetAlignment</translation>
    </message>
    <message>
        <source>is not true or false</source>
        <translation>— не true и не false</translation>
    </message>
    <message>
        <source>is not %1 or %2</source>
        <translation>— не %1 и не %2</translation>
    </message>
    <message>
        <source>The numbers of the reference pages: 0, 1, 2 … with a gap of 3 after each channel.</source>
        <translation>Числа справочных страниц: 0, 1, 2 … с пропуском 3 после каждого канала.</translation>
    </message>
    <message>
        <source>Every element is its own index; integers wrap.</source>
        <translation>Каждый элемент равен своему индексу; целые идут по кругу.</translation>
    </message>
    <message>
        <source>Uniform noise from a seed: floats in [−1, 1), integers over their whole range.</source>
        <translation>Равномерный шум по зерну: вещественные в [−1, 1), целые по всему диапазону.</translation>
    </message>
    <message>
        <source>Every element spells its own n, c, h, w in decimal digits.</source>
        <translation>Каждый элемент записывает свои n, c, h, w десятичными цифрами.</translation>
    </message>
    <message>
        <source>One value everywhere: proves nothing about where elements go.</source>
        <translation>Одно значение всюду: ничего не доказывает о том, куда попадают элементы.</translation>
    </message>
    <message>
        <source>Rises evenly along every axis: linear interpolation keeps it a plane.</source>
        <translation>Равномерно растёт по каждой оси: линейная интерполяция оставляет его плоскостью.</translation>
    </message>
    <message>
        <source>0 and 1 alternate along every axis: the finest pattern that there is.</source>
        <translation>0 и 1 чередуются по каждой оси: самый мелкий узор, какой бывает.</translation>
    </message>
    <message>
        <source>A single 1 among zeros: shows where one element goes.</source>
        <translation>Одна единица среди нулей: показывает, куда попадает один элемент.</translation>
    </message>
    <message>
        <source>NaN, infinities, −0, denormals and extremes among ordinary noise.</source>
        <translation>NaN, бесконечности, −0, денормальные и крайние значения среди обычного шума.</translation>
    </message>
    <message>
        <source>A picture made for resampling: zone plate, stars, edges, letters, gradients.</source>
        <translation>Картинка для передискретизации: зонная пластинка, звёзды, края, буквы, градиенты.</translation>
    </message>
    <message>
        <source>A quotation mark in the case&apos;s line is not closed.</source>
        <translation>Кавычка в строке случая не закрыта.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>может быть, %1?</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>ожидается: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an operator</source>
        <translation>«%1» — не оператор</translation>
    </message>
    <message>
        <source>%1 has no option --%2</source>
        <translation>у %1 нет параметра --%2</translation>
    </message>
    <message>
        <source>--range says what white is in a file, and --data names none</source>
        <translation>--range говорит, что в файле белое, а --data файла не называет</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 требует значения</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <translation>--%1 задан дважды</translation>
    </message>
    <message>
        <source>--pack %1 is no single case; expected a name such as %2</source>
        <translation>--pack %1 — не один случай; ожидается: имя, например %2</translation>
    </message>
    <message>
        <source>The words do not fit the sizes %1; %2 are taken.</source>
        <translation>Слова не подходят к размерам %1; взяты %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 bytes, and is no lesson; expected several smaller ones</source>
        <translation>в %1 больше %2 байт, и это не урок; ожидается: несколько поменьше</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: %3</source>
        <translation>--%1 «%2»: %3</translation>
    </message>
    <message>
        <source>--%1 %2 is a file; expected a folder</source>
        <translation>--%1 %2 — файл; ожидается: папка</translation>
    </message>
    <message>
        <source>an argument is empty; expected a case file (.json) or an operator</source>
        <translation>аргумент пуст; ожидается: файл случая (.json) или оператор</translation>
    </message>
    <message>
        <source>%1 is no option of the window; %2</source>
        <translation>%1 — не параметр окна; %2</translation>
    </message>
    <message>
        <source>%1 is no option of %2; %3</source>
        <translation>%1 — не параметр %2; %3</translation>
    </message>
    <message>
        <source>`%1` lists them, and an operator&apos;s follow its name</source>
        <translation>их перечисляет `%1`, а параметры оператора следуют за его именем</translation>
    </message>
    <message>
        <source>--%1 follows the name of an operator: %2</source>
        <translation>--%1 следует за именем оператора: %2</translation>
    </message>
    <message>
        <source>--%1 takes no value</source>
        <translation>--%1 не принимает значения</translation>
    </message>
    <message>
        <source>no case is given; expected a case file (.json) or an operator such as DEPTH_TO_SPACE1 with its fields</source>
        <translation>случай не задан; ожидается: файл случая (.json) или оператор, например DEPTH_TO_SPACE1, с его полями</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a whole number from %3 to %4</source>
        <translation>--%1 «%2» — не целое число от %3 до %4</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 сообщает: %2</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot; is not a number from %3 to %4</source>
        <translation>--%1 «%2» — не число от %3 до %4</translation>
    </message>
    <message>
        <source>--%1 goes with a model, a file that ends in .onnx, or a node of one</source>
        <translation>--%1 используется с моделью, файлом с окончанием .onnx, или с её узлом</translation>
    </message>
    <message>
        <source>sums in %1 that are %2</source>
        <translation>суммы в %1, которые %2</translation>
    </message>
    <message>
        <source>A is what sums in %1 give that are %2.</source>
        <translation>A — то, что дают суммы в %1, которые %2.</translation>
    </message>
    <message>
        <source>The node stands in a graph of QuantizeLinear and DequantizeLinear, which the runtime has fused with it: keep this node out of the quantization, or choose another runtime.</source>
        <translation>Узел стоит в графе из QuantizeLinear и DequantizeLinear, который среда слила с ним: исключите этот узел из квантования или выберите другую среду.</translation>
    </message>
    <message>
        <source>%1 takes no %2; FLOAT32 is taken.</source>
        <translation>%1 не принимает %2; взят FLOAT32.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no case; expected an operator with its fields, such as DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2; File, Open opens files</source>
        <translation>«%1» — не случай; ожидается: оператор со своими полями, например DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2; файлы открывает Файл, Открыть</translation>
    </message>
    <message>
        <source>--%1 is empty; expected a name</source>
        <translation>--%1 пуст; ожидается: имя</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>%1 on ties</source>
        <translation>равноудалённых: %1</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart</source>
        <translation>граница округления (2k + 2)·2⁻²⁴·Σ|w·a| при координатах в пределах 4 ulp float32</translation>
    </message>
    <message>
        <source>the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|</source>
        <translation>граница округления (2k + 2)·2⁻²⁴·Σ|w·a|</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1 of coordinates 4 float32 ulps apart</source>
        <translation>целые, усечённые или округлённые %1, при координатах в пределах 4 ulp float32</translation>
    </message>
    <message>
        <source>integers truncated or rounded %1</source>
        <translation>целые, усечённые или округлённые %1</translation>
    </message>
    <message>
        <source>either neighbour of a tie</source>
        <translation>любой из соседей при равной удалённости</translation>
    </message>
    <message>
        <source>equal bits</source>
        <translation>равные биты</translation>
    </message>
    <message>
        <source>NaN differs from NaN</source>
        <translation>NaN отличается от NaN</translation>
    </message>
    <message>
        <source>%1 % may lie beyond</source>
        <translation>%1 % могут выходить за границу</translation>
    </message>
    <message>
        <source>none by more than %1</source>
        <translation>ни один не более чем на %1</translation>
    </message>
    <message>
        <source>Equal bits</source>
        <translation>Равные биты</translation>
    </message>
    <message>
        <source>Nothing may differ.</source>
        <translation>Различий быть не может.</translation>
    </message>
    <message>
        <source>Rounding bound</source>
        <translation>Граница округления</translation>
    </message>
    <message>
        <source>What the roundings of an interpolation can add up to; where none is made, nothing.</source>
        <translation>Сколько могут накопить округления интерполяции; где её нет — ничего.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Другая программа</translation>
    </message>
    <message>
        <source>Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its rounding bound where they move by 4 float32 ulps.</source>
        <translation>Координаты, которые другая программа вычисляет иначе: любой сосед при равной удалённости, а линейно — в границе округления при сдвиге на 4 ulp float32.</translation>
    </message>
    <message>
        <source>WebNN conformance</source>
        <translation>Соответствие WebNN</translation>
    </message>
    <message>
        <source>Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing.</source>
        <translation>Линейно: 84 ULP для FLOAT32, 10 для FLOAT16, единица для целых; иначе ничего.</translation>
    </message>
    <message>
        <source>ONNX backend tests</source>
        <translation>Тесты бэкендов ONNX</translation>
    </message>
    <message>
        <source>rtol 1e-3 and atol 1e-7, whatever the operator and the type.</source>
        <translation>rtol 1e-3 и atol 1e-7 для любого оператора и типа.</translation>
    </message>
    <message>
        <source>ONNX Runtime tests</source>
        <translation>Тесты ONNX Runtime</translation>
    </message>
    <message>
        <source>FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing.</source>
        <translation>FLOAT32: atol 1e-5 и rtol 1e-4, FLOAT16: atol 2.5e-3 и rtol 1e-3; иначе ничего.</translation>
    </message>
    <message>
        <source>--%1 &quot;%2&quot;: expected %3</source>
        <translation>--%1 «%2»: ожидается: %3</translation>
    </message>
    <message>
        <source>a number from 0 to 100, in percent</source>
        <translation>число от 0 до 100, в процентах,</translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation>число от 0</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>целое число от 0</translation>
    </message>
    <message>
        <source>all on ties; --tolerance ties=either accepts them</source>
        <translation>все равноудалены; --tolerance ties=either их принимает</translation>
    </message>
</context>
<context>
    <name>cpu</name>
    <message>
        <source>%1 thread, %2</source>
        <translation>потоков: %1, %2</translation>
    </message>
    <message>
        <source>%1 threads, %2</source>
        <translation>потоков: %1, %2</translation>
    </message>
    <message>
        <source>The machine has not enough memory for the rows that this case works on; close other programs or make the tensors smaller</source>
        <translation>Машине не хватает памяти для строк этого случая; закройте другие программы или уменьшите тензоры</translation>
    </message>
    <message>
        <source>There is not enough memory for the threads of the cpu engine; close other programs</source>
        <translation>Не хватает памяти для потоков движка cpu; закройте другие программы</translation>
    </message>
    <message>
        <source>This processor does not run &quot;%1&quot;</source>
        <translation>Этот процессор не выполняет «%1»</translation>
    </message>
    <message>
        <source>This build of Tessera is for another processor; build it again on this machine</source>
        <translation>Эта сборка Tessera предназначена для другого процессора; соберите её заново на этой машине</translation>
    </message>
</context>
<context>
    <name>dialects</name>
    <message>
        <source>DirectML&apos;s Antialiased halves, and has no stretched triangle: expected AntialiasFilter HALVING</source>
        <translation>Antialiased в DirectML уменьшает вдвое, растянутого треугольника у него нет; ожидается: AntialiasFilter HALVING</translation>
    </message>
    <message>
        <source>%1 moves no elements between channels and pixels</source>
        <translation>%1 не переставляет элементы между каналами и пикселями</translation>
    </message>
    <message>
        <source>RESAMPLE3 has four dimensions, and %1 axes have more than one element</source>
        <translation>у RESAMPLE3 четыре измерения, а осей более чем с одним элементом — %1</translation>
    </message>
    <message>
        <source>ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12</source>
        <translation>В ONNX antialias есть с opset 18, а tf_half_pixel_for_nn — до 12</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other; ties round up.</source>
        <translation>Пиксели — квадраты, и квадраты обеих картинок накрывают друг друга; половины округляются вверх.</translation>
    </message>
    <message>
        <source>Half pixels, but nearest takes the element at or after x: half a pixel too far.</source>
        <translation>Полпикселя, но nearest берёт элемент в x или после: на полпикселя дальше.</translation>
    </message>
    <message>
        <source>Pixels are squares and the squares of both pictures cover each other: nothing shifts.</source>
        <translation>Пиксели — квадраты, и квадраты обеих картинок накрывают друг друга: сдвига нет.</translation>
    </message>
    <message>
        <source>As half_pixel, about the middle where the factor does not give a whole size.</source>
        <translation>Как half_pixel, но от середины там, где множитель не даёт целого размера.</translation>
    </message>
    <message>
        <source>The centres of the outermost pixels lie on each other: the scale is (m − 1)/(n − 1).</source>
        <translation>Центры крайних пикселей лежат друг на друге: масштаб равен (m − 1)/(n − 1).</translation>
    </message>
    <message>
        <source>x = o/s: the centres of pixel 0 lie on each other, so the picture shifts as it grows.</source>
        <translation>x = o/s: центры пикселя 0 лежат друг на друге, и картинка сдвигается, увеличиваясь.</translation>
    </message>
    <message>
        <source>x = (o + ½)/s, without the way back from edges to centres: meant for floor.</source>
        <translation>x = (o + ½)/s, без возврата от краёв к центрам: задумано для floor.</translation>
    </message>
    <message>
        <source>floor(o/s): each input is repeated from its own place on.</source>
        <translation>floor(o/s): каждый вход повторяется начиная со своего места.</translation>
    </message>
    <message>
        <source>The outermost centres lie on each other; ties up.</source>
        <translation>Крайние центры совпадают; половины вверх.</translation>
    </message>
    <message>
        <source>Half pixels; a single output lies on input 0.</source>
        <translation>Полпикселя; единственный выход лежит на входе 0.</translation>
    </message>
    <message>
        <source>Half pixels, ties down.</source>
        <translation>Полпикселя, половины вниз.</translation>
    </message>
    <message>
        <source>The output&apos;s edges on the centres of the outermost inputs.</source>
        <translation>Края выхода на центрах крайних входов.</translation>
    </message>
    <message>
        <source>Half pixels, computed in fixed point.</source>
        <translation>Полпикселя, в фиксированной запятой.</translation>
    </message>
    <message>
        <source>%1 has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and AntialiasFilter TRIANGLE is another one, which ONNX has</source>
        <translation>У %1 нет фильтра, который ниже Scale 1/2 уменьшает вдвое, как DirectML; NumPy может это сказать, а AntialiasFilter TRIANGLE — другой, он есть в ONNX</translation>
    </message>
    <message>
        <source>%1 widens its linear filter where it shrinks, and drops the part that lies outside the input</source>
        <translation>%1 расширяет линейный фильтр при уменьшении и отбрасывает то, что лежит вне входа</translation>
    </message>
    <message>
        <source>%1 samples by the ratio of the sizes, and these scales are factors of their own</source>
        <translation>%1 берёт отсчёты по отношению размеров, а эти масштабы — отдельные множители</translation>
    </message>
    <message>
        <source>%1 moves whole elements, and resizes nothing</source>
        <translation>%1 перемещает целые элементы и ничего не масштабирует</translation>
    </message>
    <message>
        <source>No mode of %1 samples at these places</source>
        <translation>Ни один режим %1 не берёт отсчёты в этих местах</translation>
    </message>
    <message>
        <source>OpenCV rounds n·factor to a size, and here it is floored</source>
        <translation>OpenCV округляет n·множитель до размера, а здесь он округляется вниз</translation>
    </message>
    <message>
        <source>%1 resizes the last two of four axes, and here others are resized</source>
        <translation>%1 масштабирует последние две оси из четырёх, а здесь масштабируются другие</translation>
    </message>
    <message>
        <source>Of %1 only the forward resize is written, and this is its gradient</source>
        <translation>На %1 пишется только прямое масштабирование, а это его градиент</translation>
    </message>
    <message>
        <source>On a tie %1 may take the other neighbour, and a gradient is added to one of them</source>
        <translation>При равноудалённости %1 может взять другого соседа, а градиент прибавляется к одному из них</translation>
    </message>
    <message>
        <source>%1 has no resize</source>
        <translation>в %1 нет масштабирования</translation>
    </message>
    <message>
        <source>ONNX has tf_half_pixel_for_nn until opset 12, and scripts are of later ones</source>
        <translation>В ONNX tf_half_pixel_for_nn есть до opset 12, а скрипты пишутся для более новых</translation>
    </message>
    <message>
        <source>No mode of %1 is AntialiasFilter TRIANGLE at these places; NumPy can say it</source>
        <translation>Ни один режим %1 в этих местах не соответствует AntialiasFilter TRIANGLE; NumPy может это сказать</translation>
    </message>
</context>
<context>
    <name>document</name>
    <message>
        <source>%1 takes one value</source>
        <translation>%1 принимает одно значение</translation>
    </message>
</context>
<context>
    <name>faulty</name>
    <message>
        <source>a scale has no reciprocal in float32</source>
        <translation>у масштаба нет обратного в float32</translation>
    </message>
    <message>
        <source>nothing is done wrong</source>
        <translation>ничего неверного</translation>
    </message>
    <message>
        <source>DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH, or the reverse</source>
        <translation>DEPTH_COLUMN_ROW вместо COLUMN_ROW_DEPTH или наоборот</translation>
    </message>
    <message>
        <source>from BlockSize 3 on a block&apos;s rows are taken for its columns</source>
        <translation>начиная с BlockSize 3 строки блока приняты за столбцы</translation>
    </message>
    <message>
        <source>the batch is folded into the channels, channels outermost</source>
        <translation>батч свёрнут в каналы, каналы снаружи</translation>
    </message>
    <message>
        <source>the input&apos;s memory is read as packed, whatever its strides</source>
        <translation>память входа прочитана как плотная, какими бы ни были шаги</translation>
    </message>
    <message>
        <source>the input is read as NHWC</source>
        <translation>вход прочитан как NHWC</translation>
    </message>
    <message>
        <source>the input&apos;s planes are read column by column</source>
        <translation>плоскости входа прочитаны по столбцам</translation>
    </message>
    <message>
        <source>scales and offsets of H and W are exchanged</source>
        <translation>масштабы и смещения H и W переставлены</translation>
    </message>
    <message>
        <source>the input is read from its last row up</source>
        <translation>вход прочитан с последней строки вверх</translation>
    </message>
    <message>
        <source>the first and the third channel are exchanged: BGR for RGB</source>
        <translation>первый и третий каналы переставлены: BGR вместо RGB</translation>
    </message>
    <message>
        <source>asymmetric: x = o / Scale, whatever the offsets</source>
        <translation>asymmetric: x = o / Scale, какими бы ни были смещения</translation>
    </message>
    <message>
        <source>half-pixel, whatever the offsets</source>
        <translation>half-pixel, какими бы ни были смещения</translation>
    </message>
    <message>
        <source>x = o (n - 1) / (m - 1), whatever scales and offsets</source>
        <translation>x = o (n - 1) / (m - 1), какими бы ни были масштабы и смещения</translation>
    </message>
    <message>
        <source>floor for half up and for ceil, ceil for floor</source>
        <translation>floor вместо половин вверх и вместо ceil, ceil вместо floor</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>другой сосед при каждой равноудалённости</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>координаты умножением на 1 / Scale в float32</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>размер выхода / размер входа вместо заданного масштаба</translation>
    </message>
    <message>
        <source>an output axis of length one reads its first element</source>
        <translation>ось выхода длины один читает первый элемент</translation>
    </message>
    <message>
        <source>sums are rounded half to even, not toward zero</source>
        <translation>суммы округляются, половины к чётному, а не в сторону нуля</translation>
    </message>
    <message>
        <source>weights are rounded to FLOAT16</source>
        <translation>веса округлены до FLOAT16</translation>
    </message>
    <message>
        <source>coordinates are clamped one element short of the end</source>
        <translation>координаты ограничены за элемент до конца</translation>
    </message>
    <message>
        <source>coordinates are not clamped: outside, weights are negative</source>
        <translation>координаты не ограничены: снаружи веса отрицательны</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 is added, too: NaN and infinities leak from it</source>
        <translation>сосед веса 0 тоже прибавлен: из него протекают NaN и бесконечности</translation>
    </message>
    <message>
        <source>the filter is on for off, or off for on</source>
        <translation>фильтр включён вместо выключенного или наоборот</translation>
    </message>
    <message>
        <source>the filter is a stretched triangle for halving, or the reverse</source>
        <translation>фильтр — растянутый треугольник вместо уменьшения вдвое, или наоборот</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>nearest вместо linear или наоборот</translation>
    </message>
    <message>
        <source>the output&apos;s last row is not written</source>
        <translation>последняя строка выхода не записана</translation>
    </message>
    <message>
        <source>the gradient is resized, not added to what it came from</source>
        <translation>градиент масштабирован, а не прибавлен к тому, откуда пришёл</translation>
    </message>
    <message>
        <source>InputPixelOffsets is taken for the forward input&apos;s, not its output&apos;s</source>
        <translation>InputPixelOffsets принято за смещение прямого входа, а не выхода</translation>
    </message>
    <message>
        <source>every seventh element has its lowest bits inverted</source>
        <translation>у каждого седьмого элемента инвертированы младшие биты</translation>
    </message>
    <message>
        <source>every operator</source>
        <translation>любой оператор</translation>
    </message>
    <message>
        <source>depth and space operators</source>
        <translation>операторы depth и space</translation>
    </message>
    <message>
        <source>resamplings and their gradients</source>
        <translation>передискретизация и её градиенты</translation>
    </message>
    <message>
        <source>nearest neighbour</source>
        <translation>ближайший сосед</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>линейная интерполяция</translation>
    </message>
    <message>
        <source>linear interpolation of integers</source>
        <translation>линейная интерполяция целых</translation>
    </message>
    <message>
        <source>linear RESAMPLE3</source>
        <translation>линейный RESAMPLE3</translation>
    </message>
    <message>
        <source>linear RESAMPLE3, antialiased</source>
        <translation>линейный RESAMPLE3 со сглаживанием</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>градиенты</translation>
    </message>
    <message>
        <source>tensors of two dimensions and more</source>
        <translation>тензоры от двух измерений</translation>
    </message>
    <message>
        <source>tensors of three channels and more</source>
        <translation>тензоры от трёх каналов</translation>
    </message>
    <message>
        <source>tensors of four dimensions</source>
        <translation>четырёхмерные тензоры</translation>
    </message>
    <message>
        <source>this mistake is one of %1</source>
        <translation>эта ошибка бывает у следующего: %1</translation>
    </message>
    <message>
        <source>%1 has no order</source>
        <translation>у %1 нет порядка</translation>
    </message>
    <message>
        <source>%1 has no blocks</source>
        <translation>у %1 нет блоков</translation>
    </message>
    <message>
        <source>the input&apos;s memory is smaller than its packed elements</source>
        <translation>память входа меньше его плотных элементов</translation>
    </message>
    <message>
        <source>there is one axis</source>
        <translation>ось одна</translation>
    </message>
    <message>
        <source>wrong on purpose: %1</source>
        <translation>неверен нарочно: %1</translation>
    </message>
    <message>
        <source>sums are rounded down, not toward zero</source>
        <translation>суммы округляются вниз, а не к нулю</translation>
    </message>
    <message>
        <source>weights are rounded to parts of 256</source>
        <translation>веса округляются до долей от 256</translation>
    </message>
    <message>
        <source>cubic for linear: a = -0.75, four elements</source>
        <translation>кубическая вместо линейной: a = -0,75, четыре элемента</translation>
    </message>
    <message>
        <source>the output&apos;s last column holds zeros</source>
        <translation>в последнем столбце выхода нули</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not made after %3; two mistakes stand in the order in which they are made, one of the input, the map, the sums and the output each</source>
        <translation>«%1»: %2 не делается после %3; две ошибки стоят в том порядке, в котором делаются, по одной для входа, соответствия, сумм и выхода</translation>
    </message>
    <message>
        <source>every value is inverted</source>
        <translation>каждое значение инвертировано</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 не удаётся записать: %2</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 не существует</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 — папка, а не файл</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 — не обычный файл</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 не удаётся открыть: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>%1 cannot be opened for writing: %2</source>
        <translation>%1 не удаётся открыть для записи: %2</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 уже существует</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: %2</source>
        <translation>%1 не удаётся заменить: %2</translation>
    </message>
    <message>
        <source>%1 has no elements: one of its sizes is 0</source>
        <translation>в %1 нет элементов: один из размеров равен 0</translation>
    </message>
    <message>
        <source>%1 is too short: its header announces %2 bytes of data, %3 are there</source>
        <translation>%1 слишком короткий: заголовок объявляет %2 байт элементов, а есть %3</translation>
    </message>
    <message>
        <source>more than 2^64</source>
        <translation>больше 2^64</translation>
    </message>
    <message>
        <source>%1 has more than 2^32 − 1 elements</source>
        <translation>в %1 больше 2^32 − 1 элементов</translation>
    </message>
    <message>
        <source>%1 is too long: %2 bytes follow the last element, at most %3 may</source>
        <translation>%1 слишком длинный: за последним элементом байт: %2, а можно не больше %3</translation>
    </message>
    <message>
        <source>%1 ends inside its .npy header</source>
        <translation>%1 обрывается внутри заголовка .npy</translation>
    </message>
    <message>
        <source>%1 has more than %2 dimensions</source>
        <translation>у %1 больше %2 измерений</translation>
    </message>
    <message>
        <source>%1 holds elements of type %2, which is not supported; floats of 16 to 64 and integers of 8 to 64 bits are</source>
        <translation>%1 содержит элементы типа %2, который не поддерживается; поддерживаются вещественные от 16 до 64 и целые от 8 до 64 бит</translation>
    </message>
    <message>
        <source>%1 is not a .npy file: it does not begin with \x93NUMPY and a version</source>
        <translation>%1 — не файл .npy: он не начинается с \x93NUMPY и версии</translation>
    </message>
    <message>
        <source>%1 is a .npy file of version %2; 1 to 3 are supported</source>
        <translation>%1 — файл .npy версии %2; поддерживаются версии от 1 до 3</translation>
    </message>
    <message>
        <source>%1 holds structures (a list of named fields), which is not supported; save each field alone</source>
        <translation>%1 содержит структуры (список именованных полей), что не поддерживается; сохраните каждое поле отдельно</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2</source>
        <translation>%1 не удаётся создать: %2</translation>
    </message>
    <message>
        <source>%1 holds no arrays: no member of it ends in .npy</source>
        <translation>в %1 нет массивов: ни один файл в нём не оканчивается на .npy</translation>
    </message>
    <message>
        <source>%1 holds %2 arrays: %3; expected the name of one of them, as in %4</source>
        <translation>в %1 массивов: %2 (%3); ожидается: имя одного из них, как в %4</translation>
    </message>
    <message>
        <source>%1 holds no array &quot;%2&quot;; it holds %3</source>
        <translation>в %1 нет массива «%2»; есть: %3</translation>
    </message>
    <message>
        <source>%1 is no .npz, and its array has no name; expected the file&apos;s alone</source>
        <translation>%1 — не .npz, и у его массива нет имени; ожидается: только имя файла</translation>
    </message>
    <message>
        <source>%1 cannot be written into an .npz, which is written whole; expected %2</source>
        <translation>%1 нельзя записать внутрь .npz, который записывается целиком; ожидается: %2</translation>
    </message>
    <message>
        <source>%1 has a damaged .npy header: its entry &apos;%2&apos; is missing or wrong</source>
        <translation>у %1 повреждён заголовок .npy: запись «%2» отсутствует или неверна</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>another program cannot be started: %1</source>
        <translation>другую программу не удаётся запустить: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 не удаётся запустить: %2</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>код завершения %1</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>сигнал %1 (%2)</translation>
    </message>
    <message>
        <source>another program cannot be waited for: %1</source>
        <translation>другую программу не удаётся дождаться: %1</translation>
    </message>
    <message>
        <source>it wrote more than 1 MiB before it had read what was sent</source>
        <translation>она записала больше 1 МиБ, не прочитав того, что ей отправлено</translation>
    </message>
    <message>
        <source>it wrote a line of more than 1 MiB</source>
        <translation>он написал строку длиннее 1 MiB</translation>
    </message>
    <message>
        <source>%1 is no field of an engine file</source>
        <translation>%1 — не поле файла движка</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this format</source>
        <translation>%1 = %2 — не 1, версия этого формата</translation>
    </message>
    <message>
        <source>%1 = %2 is not a name of letters, digits, -, _, . and +</source>
        <translation>%1 = %2 — не имя из букв, цифр, -, _, . и +</translation>
    </message>
    <message>
        <source>%1 = %2 is the name of an engine of this program; choose another</source>
        <translation>%1 = %2 — имя движка этой программы; ожидается: другое</translation>
    </message>
    <message>
        <source>%1 = %2 is not exec:…, serve:…, lib:…, shader:… followed by a command or a path</source>
        <translation>%1 = %2 — не exec:…, serve:…, lib:…, shader:… с командой или путём</translation>
    </message>
    <message>
        <source>%1 = %2 is not a number of seconds, more than 0 and at most 86400</source>
        <translation>%1 = %2 — не число секунд больше 0 и не больше 86400</translation>
    </message>
    <message>
        <source>%1 is no name of a variable</source>
        <translation>%1 — не имя переменной</translation>
    </message>
    <message>
        <source>%1 is no engine file: it has more than 1 MiB</source>
        <translation>%1 — не файл движка: в нём больше 1 MiB</translation>
    </message>
    <message>
        <source>the input cannot be handed over: %1</source>
        <translation>вход не удаётся передать: %1</translation>
    </message>
    <message>
        <source>the case cannot be handed over: %1 cannot be written</source>
        <translation>случай не удаётся передать: %1 не записать</translation>
    </message>
    <message>
        <source>it wrote no output</source>
        <translation>он не записал выхода</translation>
    </message>
    <message>
        <source>it wrote %1, not %2</source>
        <translation>он записал %1, а не %2</translation>
    </message>
    <message>
        <source>its output</source>
        <translation>его выход</translation>
    </message>
    <message>
        <source>the command of %1 has no {output}, the file that it writes; expected `exec:./mine {input} {output}`</source>
        <translation>в команде %1 нет {output}, файла, который она пишет; ожидается: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>a process for each run of %1</source>
        <translation>процесс на каждый запуск %1</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>он не называет причины</translation>
    </message>
    <message>
        <source>The program %1 is missing, in which libraries run; it lies beside tessera, or in libexec/tessera</source>
        <translation>Нет программы %1, в которой работают библиотеки; её место рядом с tessera или в libexec/tessera</translation>
    </message>
    <message>
        <source>%1: names no file; expected `lib:./libmine.so` or `shader:mine.comp`</source>
        <translation>%1: файл не назван; ожидается: `lib:./libmine.so` или `shader:mine.comp`</translation>
    </message>
    <message>
        <source>it does not claim %1</source>
        <translation>он не заявляет %1</translation>
    </message>
    <message>
        <source>the command of %1 has a quotation mark that is not closed</source>
        <translation>в команде %1 не закрыта кавычка</translation>
    </message>
    <message>
        <source>%1 names no program; expected `exec:./mine {input} {output}`</source>
        <translation>%1 не называет программы; ожидается: `exec:./mine {input} {output}`</translation>
    </message>
    <message>
        <source>%1 is missing, or is no program that may be started</source>
        <translation>%1 отсутствует или это не программа, которую можно запустить</translation>
    </message>
    <message>
        <source>There is no program %1 in PATH</source>
        <translation>В PATH нет программы %1</translation>
    </message>
    <message>
        <source>no answer within the time limit of %1 s</source>
        <translation>нет ответа за отведённое время, %1 с</translation>
    </message>
    <message>
        <source>%1 takes no private folder: %2</source>
        <translation>в %1 не создать личной папки: %2</translation>
    </message>
    <message>
        <source>it ended before its greeting: %1</source>
        <translation>он завершился до приветственного сообщения: %1</translation>
    </message>
    <message>
        <source>it ended before its answer: %1</source>
        <translation>он завершился до ответа: %1</translation>
    </message>
    <message>
        <source>a process that stays: %1</source>
        <translation>постоянный процесс: %1</translation>
    </message>
    <message>
        <source>%1 does not start: %2</source>
        <translation>%1 не запускается: %2</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 нельзя использовать: %2</translation>
    </message>
    <message>
        <source>%1. To install it: %2</source>
        <translation>%1. Установить: %2</translation>
    </message>
    <message>
        <source>it is not ready, and says no reason</source>
        <translation>он не готов и не называет причины</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its greeting: %2</source>
        <translation>он написал «%1» как приветственное сообщение: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not 1, the version of this conversation</source>
        <translation>%1 = %2 — не 1, версия этого протокола</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot; as its answer: %2</source>
        <translation>он написал «%1» как ответ: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not the id of the request, %3</source>
        <translation>%1 = %2 — не id запроса, %3</translation>
    </message>
    <message>
        <source>%1 = %2 comes without &quot;unsupported&quot; or &quot;error&quot;, which say why</source>
        <translation>%1 = %2 — без «unsupported» или «error», которые говорят почему</translation>
    </message>
    <message>
        <source>%1 = %2 is no time in seconds</source>
        <translation>%1 = %2 — не время в секундах</translation>
    </message>
    <message>
        <source>%1 is not an image that a %2 can hold</source>
        <translation>%1 — не картинка, которую вмещает файл %2</translation>
    </message>
</context>
<context>
    <name>form</name>
    <message>
        <source>How many elements of memory lie between neighbours on an axis.</source>
        <translation>Сколько элементов памяти лежит между соседями по оси.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>элементы</translation>
    </message>
    <message>
        <source>The number of elements on each axis, the slowest first.</source>
        <translation>Число элементов по каждой оси, самая медленная первой.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>%1 = %2 is no verdict; expected PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID or MISSING</source>
        <translation>%1 = %2 — не вердикт; ожидается: PASS, MISTRUSTED, FAIL, UNSUPPORTED, ERROR, CRASH, TIMEOUT, INVALID или MISSING</translation>
    </message>
    <message>
        <source>%1 = %2 writes no report of results that another run has as well</source>
        <translation>%1 = %2 не пишет отчёта о результатах, которые есть и у другого запуска</translation>
    </message>
    <message>
        <source>%1: %2; expected what `tessera check --json` writes</source>
        <translation>%1: %2; ожидается: то, что пишет `tessera check --json`</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>there is no memory for %1 bytes: %2</source>
        <translation>нет памяти (байт: %1): %2</translation>
    </message>
    <message>
        <source>it wrote between or after the elements of the output, at byte %1</source>
        <translation>он записал между элементами выхода или за ними, байт %1</translation>
    </message>
    <message>
        <source>it wrote before the output</source>
        <translation>он записал перед выходом</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>он записал за концом выхода</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>её не удаётся загрузить: %1</translation>
    </message>
    <message>
        <source>it exports no %1, which tessera_engine.h declares</source>
        <translation>она не экспортирует %1, объявленное в tessera_engine.h</translation>
    </message>
    <message>
        <source>it was compiled for version %1 of tessera_engine.h, not %2</source>
        <translation>она собрана для версии %1 файла tessera_engine.h, а не %2</translation>
    </message>
    <message>
        <source>it says no reason</source>
        <translation>он не называет причины</translation>
    </message>
    <message>
        <source>it returned %1: %2</source>
        <translation>он вернул %1: %2</translation>
    </message>
    <message>
        <source>it returned %1</source>
        <translation>он вернул %1</translation>
    </message>
    <message>
        <source>%1 has more than 16 MiB</source>
        <translation>в %1 больше 16 MiB</translation>
    </message>
    <message>
        <source>there is no program glslc in PATH, which compiles shaders. To install it: apt-get install glslc</source>
        <translation>в PATH нет программы glslc, которая компилирует шейдеры. Установить: apt-get install glslc</translation>
    </message>
    <message>
        <source>it does not compile: %1</source>
        <translation>он не компилируется: %1</translation>
    </message>
    <message>
        <source>%1 is no SPIR-V</source>
        <translation>%1 — не SPIR-V</translation>
    </message>
    <message>
        <source>its source says so: unsupported = %1</source>
        <translation>так сказано в его исходном тексте: unsupported = %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no operator</source>
        <translation>«%1» — не оператор</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no data type; expected one such as FLOAT32</source>
        <translation>«%1» — не тип данных; ожидается: тип, например FLOAT32</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of groups, operators, types and unsupported</source>
        <translation>«%1» — не groups, operators, types и не unsupported</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1, which is no whole number from 1 to %2</source>
        <translation>формула групп даёт %1, а это не целое число от 1 до %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no =</source>
        <translation>в «%1» нет =</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>the formula for the groups gives %1 numbers; expected one, two or three</source>
        <translation>формула групп даёт чисел: %1; ожидается: одно, два или три</translation>
    </message>
</context>
<context>
    <name>identify</name>
    <message>
        <source>nearest by %1</source>
        <translation>ближайший по %1</translation>
    </message>
    <message>
        <source>the other neighbour on every tie</source>
        <translation>другой сосед при каждой равноудалённости</translation>
    </message>
    <message>
        <source>coordinates in float64</source>
        <translation>координаты в float64</translation>
    </message>
    <message>
        <source>coordinates by the exact ratio of the sizes</source>
        <translation>координаты по точному отношению размеров</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with 1 / Scale in float32</source>
        <translation>координаты умножением на 1 / Scale в float32</translation>
    </message>
    <message>
        <source>coordinates by a multiplication with input size / output size in float32</source>
        <translation>координаты умножением на размер входа / размер выхода в float32</translation>
    </message>
    <message>
        <source>align_corners with the output size for Scale · input size</source>
        <translation>align_corners с размером выхода вместо Scale · размер входа</translation>
    </message>
    <message>
        <source>output size / input size for the scale that is given</source>
        <translation>размер выхода / размер входа вместо заданного масштаба</translation>
    </message>
    <message>
        <source>coordinates clamped one element short of the end</source>
        <translation>координаты, ограниченные за элемент до конца</translation>
    </message>
    <message>
        <source>an input that is 0 outside</source>
        <translation>вход, равный 0 снаружи</translation>
    </message>
    <message>
        <source>an input that wraps around at its ends</source>
        <translation>вход, продолжающийся с другого конца</translation>
    </message>
    <message>
        <source>coordinates that are not clamped: negative weights outside</source>
        <translation>координаты без ограничения: снаружи отрицательные веса</translation>
    </message>
    <message>
        <source>a filter whose taps outside are dropped</source>
        <translation>фильтр, отбрасывающий коэффициенты вне входа</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <extracomment>A convention&apos;s name.</extracomment>
        <translation>координаты %1</translation>
    </message>
    <message>
        <source>linear interpolation</source>
        <translation>линейная интерполяция</translation>
    </message>
    <message>
        <source>linear interpolation without the antialiasing filter</source>
        <translation>линейная интерполяция без сглаживающего фильтра</translation>
    </message>
    <message>
        <source>the antialiasing filter HALVING</source>
        <translation>фильтр сглаживания HALVING</translation>
    </message>
    <message>
        <source>the antialiasing filter TRIANGLE</source>
        <translation>фильтр сглаживания TRIANGLE</translation>
    </message>
    <message>
        <source>an antialiasing filter whose taps outside are dropped</source>
        <translation>сглаживающий фильтр, отбрасывающий коэффициенты вне входа</translation>
    </message>
    <message>
        <source>weights rounded to FLOAT16</source>
        <translation>веса, округлённые до FLOAT16</translation>
    </message>
    <message>
        <source>weights rounded to bfloat16</source>
        <translation>веса, округлённые до bfloat16</translation>
    </message>
    <message>
        <source>weights in parts of %1</source>
        <translation>веса в долях 1/%1</translation>
    </message>
    <message>
        <source>%1 on the axes that are resized</source>
        <translation>%1 по осям, размер которых меняется</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its first element</source>
        <translation>ось выхода длины один читает первый элемент</translation>
    </message>
    <message>
        <source>an output axis of length one that reads the middle</source>
        <translation>ось выхода длины один читает середину</translation>
    </message>
    <message>
        <source>an output axis of length one that reads its last element</source>
        <translation>ось выхода длины один читает последний элемент</translation>
    </message>
    <message>
        <source>OutputPixelOffset taken as 0</source>
        <translation>OutputPixelOffset, принятый за 0</translation>
    </message>
    <message>
        <source>InputPixelOffset taken as 0</source>
        <translation>InputPixelOffset, принятый за 0</translation>
    </message>
    <message>
        <source>OutputPixelOffset with the other sign</source>
        <translation>OutputPixelOffset с другим знаком</translation>
    </message>
    <message>
        <source>InputPixelOffset with the other sign</source>
        <translation>InputPixelOffset с другим знаком</translation>
    </message>
    <message>
        <source>both offsets with the other sign</source>
        <translation>оба смещения с другим знаком</translation>
    </message>
    <message>
        <source>an output index that is one too high</source>
        <translation>индекс выхода, завышенный на один</translation>
    </message>
    <message>
        <source>an input index that is one too high</source>
        <translation>индекс входа, завышенный на один</translation>
    </message>
    <message>
        <source>an output index that is one too low</source>
        <translation>индекс выхода, заниженный на один</translation>
    </message>
    <message>
        <source>an input index that is one too low</source>
        <translation>индекс входа, заниженный на один</translation>
    </message>
    <message>
        <source>OutputPixelOffset subtracted after the division</source>
        <translation>OutputPixelOffset, вычтенный после деления</translation>
    </message>
    <message>
        <source>InputPixelOffset subtracted after the division</source>
        <translation>InputPixelOffset, вычтенный после деления</translation>
    </message>
    <message>
        <source>a multiplication with Scale for the division</source>
        <translation>умножение на Scale вместо деления</translation>
    </message>
    <message>
        <source>weights t and 1 − t exchanged</source>
        <translation>переставленные веса t и 1 − t</translation>
    </message>
    <message>
        <source>both offsets exchanged</source>
        <translation>оба смещения, поменянные местами</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>What is done, and an axis.
----------
What is done to values, and the channels: &quot;times 2 on C 0&quot;.</extracomment>
        <translation>%1 по %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Classes of mistakes: what was done wrong, and what besides.</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>none: A and B are what is meant, within the rounding of an interpolation</source>
        <translation>none: A и B — то, что задумано, с точностью до округления интерполяции</translation>
    </message>
    <message>
        <source>cannot show %1: %2 does the same here</source>
        <extracomment>A class of mistakes, and what it is not told from.</extracomment>
        <translation>не может показать %1: %2 даёт здесь то же самое</translation>
    </message>
    <message>
        <source>cannot show %1: H and W are alike, and may have been exchanged</source>
        <translation>не может показать %1: H и W одинаковы и могли быть переставлены</translation>
    </message>
    <message>
        <source>cannot show %1: the input has fewer than three channels</source>
        <translation>не может показать %1: у входа меньше трёх каналов</translation>
    </message>
    <message>
        <source>cannot show %1: the scales are output size / input size</source>
        <translation>не может показать %1: масштабы равны размеру выхода / размеру входа</translation>
    </message>
    <message>
        <source>nothing is wrong</source>
        <translation>ошибок нет</translation>
    </message>
    <message>
        <source>one order of the channel&apos;s digits for the other</source>
        <translation>один порядок разрядов канала вместо другого</translation>
    </message>
    <message>
        <source>another permutation of the same digits, the inverse operator, another block</source>
        <translation>другая перестановка тех же разрядов, обратный оператор, другой блок</translation>
    </message>
    <message>
        <source>memory read or written as another layout</source>
        <translation>память прочитана или записана в другой раскладке</translation>
    </message>
    <message>
        <source>H and W exchanged, or an axis mirrored</source>
        <translation>H и W переставлены или ось отражена</translation>
    </message>
    <message>
        <source>BGR for RGB</source>
        <translation>BGR вместо RGB</translation>
    </message>
    <message>
        <source>another convention of where samples lie</source>
        <translation>другое соглашение о том, где лежат отсчёты</translation>
    </message>
    <message>
        <source>another rule that rounds to the nearest element</source>
        <translation>другое правило округления до ближайшего элемента</translation>
    </message>
    <message>
        <source>another neighbour on a tie, or a coordinate of another precision</source>
        <translation>другой сосед при равной удалённости или координата с другой точностью</translation>
    </message>
    <message>
        <source>the scale that is given for the ratio of sizes, or the reverse</source>
        <translation>заданный масштаб вместо отношения размеров или наоборот</translation>
    </message>
    <message>
        <source>an axis of length one treated apart</source>
        <translation>ось длины один обработана отдельно</translation>
    </message>
    <message>
        <source>sums rounded to an integer other than toward zero</source>
        <translation>суммы, округлённые до целого не в сторону нуля</translation>
    </message>
    <message>
        <source>weights or sums in half precision or fixed point</source>
        <translation>веса или суммы с половинной точностью или фиксированной запятой</translation>
    </message>
    <message>
        <source>another treatment of what lies outside, or has weight 0</source>
        <translation>иное обращение с тем, что лежит снаружи или имеет вес 0</translation>
    </message>
    <message>
        <source>the filter on for off, the other filter, or its outside dropped</source>
        <translation>фильтр включён вместо выключенного, другой фильтр или отброшено то, что снаружи</translation>
    </message>
    <message>
        <source>nearest for linear, or the reverse</source>
        <translation>nearest вместо linear или наоборот</translation>
    </message>
    <message>
        <source>elements that were never written</source>
        <translation>элементы, которые не записали</translation>
    </message>
    <message>
        <source>a forward map for the gradient, or its two offsets exchanged</source>
        <translation>прямое соответствие вместо градиента, или два его смещения поменяны местами</translation>
    </message>
    <message>
        <source>nothing on this list explains it</source>
        <translation>ничто из этого списка этого не объясняет</translation>
    </message>
    <message>
        <source>%1; or: %2</source>
        <extracomment>What one class of mistakes is, and another.</extracomment>
        <translation>%1; или: %2</translation>
    </message>
    <message>
        <source>%1: %2 is what is meant</source>
        <extracomment>The class of mistakes; the output.</extracomment>
        <translation>%1: %2 — то, что задумано</translation>
    </message>
    <message>
        <source>%1: nothing that is known gives %2</source>
        <translation>%1: ничто известное не даёт %2</translation>
    </message>
    <message>
        <source>%1 other mistake would give the same here</source>
        <translation>ещё %1 ошибка дала бы здесь то же</translation>
    </message>
    <message>
        <source>%1 other mistakes would give the same here</source>
        <translation>других ошибок с тем же результатом здесь: %1</translation>
    </message>
    <message>
        <source>So few elements of so few values may agree by chance: it is the likeliest name, and no more.</source>
        <translation>Так мало элементов с таким малым числом значений могут совпасть случайно: это самое вероятное имя, не больше.</translation>
    </message>
    <message>
        <source>%1 has the sizes %2, and %3 are meant.</source>
        <translation>Размеры %1 — %2, а задуманы %3.</translation>
    </message>
    <message>
        <source>%1 holds the input&apos;s values in another order: sorted they are identical.</source>
        <translation>%1 содержит значения входа в другом порядке: после сортировки они совпадают.</translation>
    </message>
    <message>
        <source>%1 is what is meant.</source>
        <translation>%1 — то, что задумано.</translation>
    </message>
    <message>
        <source>an output that was never written</source>
        <translation>выход, который не записали</translation>
    </message>
    <message>
        <source>This data cannot tell it from %1.</source>
        <extracomment>Other mistakes: a list.</extracomment>
        <translation>Эти данные не отличают его от следующего: %1.</translation>
    </message>
    <message>
        <source>This case tells them apart: %1</source>
        <translation>Этот случай их различает: %1</translation>
    </message>
    <message>
        <source>This case tells some of them apart: %1</source>
        <translation>Этот случай различает некоторые из них: %1</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1, or comes near it.</source>
        <translation>Ничто известное не даёт %1 и не близко к этому.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 explains all, which chance does as well.</source>
        <translation>Ничто известное не даёт %1; всё объясняет следующее, но и случай тоже: %2.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; the right result is nearest.</source>
        <translation>Ничто известное не даёт %1; ближе всего верный результат.</translation>
    </message>
    <message>
        <source>Nothing that is known gives %1; %2 comes nearest.</source>
        <translation>Ничто известное не даёт %1; ближе всего: %2.</translation>
    </message>
    <message>
        <source>coordinates computed in another precision</source>
        <translation>координаты, вычисленные с другой точностью</translation>
    </message>
    <message>
        <source>the other neighbour at %1 of %2 coordinates that are ties</source>
        <translation>другой сосед при %1 из %2 равноудалённых координат</translation>
    </message>
    <message>
        <source>the meant operator</source>
        <translation>задуманный оператор</translation>
    </message>
    <message>
        <source>%1, without writing %2,</source>
        <extracomment>What gives an output, but for a region of it: the words stand in the middle of a sentence.</extracomment>
        <translation>%1, не записано: %2</translation>
    </message>
    <message>
        <source>%1 was never written, as it seems.</source>
        <translation>Похоже, %1 так и не записали.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2.</source>
        <translation>Каждый из его элементов (%1) содержит %2.</translation>
    </message>
    <message>
        <source>The engine was asked %1: it gave nothing: %2</source>
        <extracomment>A case; why the engine did not run it.</extracomment>
        <translation>Движок спросили о %1: он ничего не дал: %2</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names none explains what it gave, and another mistake is likelier.</source>
        <translation>Движок спросили о %1: из имён (%2) ни одно не объясняет ответ, вероятнее другая ошибка.</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth fastest</source>
        <translation>порядок каналов %1: строки блока приняты за столбцы, глубина быстрее всех</translation>
    </message>
    <message>
        <source>the channel order %1: block rows taken for columns, depth slowest</source>
        <translation>порядок каналов %1: строки блока приняты за столбцы, глубина медленнее всех</translation>
    </message>
    <message>
        <source>the channel order %1</source>
        <translation>порядок каналов %1</translation>
    </message>
    <message>
        <source>the inverse operator, %1</source>
        <translation>обратный оператор, %1</translation>
    </message>
    <message>
        <source>sums in FLOAT16</source>
        <translation>суммы в FLOAT16</translation>
    </message>
    <message>
        <source>sums in half precision or fixed point</source>
        <translation>суммы с половинной точностью или фиксированной запятой</translation>
    </message>
    <message>
        <source>a neighbour of weight 0 that is added all the same</source>
        <translation>сосед с весом 0, который всё равно прибавлен</translation>
    </message>
    <message>
        <source>sums that are rounded half to even</source>
        <translation>суммы, где половины округлены к чётному</translation>
    </message>
    <message>
        <source>sums that are rounded half up</source>
        <translation>суммы, где половины округлены вверх</translation>
    </message>
    <message>
        <source>sums that are rounded half away from zero</source>
        <translation>суммы, где половины округлены от нуля</translation>
    </message>
    <message>
        <source>sums that are rounded half down</source>
        <translation>суммы, где половины округлены вниз</translation>
    </message>
    <message>
        <source>sums that are rounded down</source>
        <translation>суммы, округлённые вниз</translation>
    </message>
    <message>
        <source>sums that are rounded up</source>
        <translation>суммы, округлённые вверх</translation>
    </message>
    <message>
        <source>scales and offsets of H and W exchanged</source>
        <translation>масштабы и смещения H и W переставлены</translation>
    </message>
    <message>
        <source>%1 on %2 alone</source>
        <extracomment>What is done, and an axis.
----------
A mistake, and the part that has it: &quot;weights in parts of 256 on C 1 alone&quot;.</extracomment>
        <translation>%1 только по %2</translation>
    </message>
    <message>
        <source>a resize of the gradient: its elements are not added to what they came from</source>
        <translation>изменение размера градиента: его элементы не прибавлены к тому, откуда взялись</translation>
    </message>
    <message>
        <source>the first batch entry</source>
        <translation>первый элемент батча</translation>
    </message>
    <message>
        <source>the last batch entry</source>
        <translation>последний элемент батча</translation>
    </message>
    <message>
        <source>the first %1 batch entries</source>
        <translation>первые элементы батча (%1)</translation>
    </message>
    <message>
        <source>the last %1 batch entries</source>
        <translation>последние элементы батча (%1)</translation>
    </message>
    <message>
        <source>the first channel</source>
        <translation>первый канал</translation>
    </message>
    <message>
        <source>the last channel</source>
        <translation>последний канал</translation>
    </message>
    <message>
        <source>the first %1 channels</source>
        <translation>первые каналы (%1)</translation>
    </message>
    <message>
        <source>the last %1 channels</source>
        <translation>последние каналы (%1)</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>первая строка</translation>
    </message>
    <message>
        <source>the last row</source>
        <translation>последняя строка</translation>
    </message>
    <message>
        <source>the first %1 rows</source>
        <translation>первые строки (%1)</translation>
    </message>
    <message>
        <source>the last %1 rows</source>
        <translation>последние строки (%1)</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>первый столбец</translation>
    </message>
    <message>
        <source>the last column</source>
        <translation>последний столбец</translation>
    </message>
    <message>
        <source>the first %1 columns</source>
        <translation>первые столбцы (%1)</translation>
    </message>
    <message>
        <source>the last %1 columns</source>
        <translation>последние столбцы (%1)</translation>
    </message>
    <message>
        <source>the last %1 elements</source>
        <translation>последние элементы (%1)</translation>
    </message>
    <message>
        <source>%1 with nearest_mode=%2</source>
        <extracomment>What a framework calls a convention, and ONNX&apos;s name of a rule.</extracomment>
        <translation>%1 с nearest_mode=%2</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and Reshape; PyTorch&apos;s pixel_unshuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH.</source>
        <translation>У SpaceToDepth в ONNX нет mode, это DEPTH_COLUMN_ROW: напишите Reshape, Transpose и Reshape; pixel_unshuffle в PyTorch и depth_first в OpenVINO — это COLUMN_ROW_DEPTH.</translation>
    </message>
    <message>
        <source>ONNX&apos;s SpaceToDepth, TensorFlow&apos;s space_to_depth and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW; PyTorch&apos;s pixel_unshuffle is not.</source>
        <translation>SpaceToDepth в ONNX, space_to_depth в TensorFlow и blocks_first в OpenVINO — DEPTH_COLUMN_ROW; pixel_unshuffle в PyTorch — нет.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;CRD&apos; (ONNX DepthToSpace); PyTorch&apos;s pixel_shuffle and OpenVINO&apos;s depth_first are COLUMN_ROW_DEPTH, TensorFlow&apos;s depth_to_space is not.</source>
        <translation>Экспортируйте с mode=&apos;CRD&apos; (ONNX DepthToSpace); pixel_shuffle в PyTorch и depth_first в OpenVINO — COLUMN_ROW_DEPTH, depth_to_space в TensorFlow — нет.</translation>
    </message>
    <message>
        <source>Export with mode=&apos;DCR&apos; (ONNX DepthToSpace); TensorFlow&apos;s depth_to_space and OpenVINO&apos;s blocks_first are DEPTH_COLUMN_ROW, PyTorch&apos;s pixel_shuffle is not.</source>
        <translation>Экспортируйте с mode=&apos;DCR&apos; (ONNX DepthToSpace); depth_to_space в TensorFlow и blocks_first в OpenVINO — DEPTH_COLUMN_ROW, pixel_shuffle в PyTorch — нет.</translation>
    </message>
    <message>
        <source>%1 with the offsets −0.5 and 0.5</source>
        <extracomment>A formula that has offsets in it.</extracomment>
        <translation>%1 со смещениями −0.5 и 0.5</translation>
    </message>
    <message>
        <source>Ask for %1.</source>
        <extracomment>What frameworks call a convention: a list.</extracomment>
        <translation>Запросите %1.</translation>
    </message>
    <message>
        <source>No framework has a name for what is meant: compute %1.</source>
        <extracomment>A formula.</extracomment>
        <translation>Ни у одного фреймворка нет названия для задуманного: вычислите %1.</translation>
    </message>
    <message>
        <source>%1 computes x in float32 with a division; --tolerance foreign accepts every other precision.</source>
        <translation>%1 вычисляет x в float32 делением; --tolerance foreign принимает любую другую точность.</translation>
    </message>
    <message>
        <source>the first, %1, holds %2</source>
        <translation>первый, %1, содержит %2</translation>
    </message>
    <message>
        <source>the first that is not as meant, %1, holds %2</source>
        <translation>первый не такой, как задумано, %1, содержит %2</translation>
    </message>
    <message>
        <source>%1 of %2 elements</source>
        <translation>%1 из %2 элементов</translation>
    </message>
    <message>
        <source>the one element</source>
        <translation>единственный элемент</translation>
    </message>
    <message>
        <source>all %1 elements</source>
        <translation>все элементы (%1)</translation>
    </message>
    <message>
        <source>the other %1 lies in %2</source>
        <translation>остальной %1 лежит здесь: %2</translation>
    </message>
    <message>
        <source>the other %1 lie in %2</source>
        <translation>остальные %1 лежат здесь: %2</translation>
    </message>
    <message>
        <source>It explains %1.</source>
        <translation>Это объясняет %1.</translation>
    </message>
    <message>
        <source>the first of the others, %1, holds %2</source>
        <translation>первый из остальных, %1, содержит %2</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>один элемент</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>элементов: %1</translation>
    </message>
    <message>
        <source>Correct the order of the axes in the transpose.</source>
        <translation>Исправьте порядок осей в транспонировании.</translation>
    </message>
    <message>
        <source>Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format, or a Transpose to NCHW.</source>
        <translation>Передайте шаги или сначала преобразуйте: np.ascontiguousarray, Tensor.contiguous(), memory_format=torch.contiguous_format или Transpose в NCHW.</translation>
    </message>
    <message>
        <source>Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.</source>
        <translation>Размеры здесь (высота, ширина): OpenCV и Pillow принимают (ширина, высота); проверьте отражения и транспонирования.</translation>
    </message>
    <message>
        <source>Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].</source>
        <translation>Преобразуйте: cv2.cvtColor(x, cv2.COLOR_BGR2RGB) или x[:, [2, 1, 0]].</translation>
    </message>
    <message>
        <source>PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.</source>
        <translation>PyTorch: recompute_scale_factor=False сохраняет множитель; ONNX: передайте scales, а не sizes, или наоборот.</translation>
    </message>
    <message>
        <source>Compute coordinates, weights and sums in float32 and round once at the end.</source>
        <translation>Вычисляйте координаты, веса и суммы в float32 и округляйте один раз в конце.</translation>
    </message>
    <message>
        <source>Clamp coordinates to [0, n - 1], n the input&apos;s length, before they are split into index and weight.</source>
        <translation>Ограничьте координаты до [0, n - 1], где n — длина входа, прежде чем делить их на индекс и вес.</translation>
    </message>
    <message>
        <source>Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 repeats the edge. DirectML&apos;s filter is HALVING; an older case file that names no AntialiasFilter meant TRIANGLE.</source>
        <translation>Задайте antialias как задумано: ONNX antialias, PyTorch antialias=, Pillow фильтрует всегда; exclude_outside=0 повторяет край. Фильтр DirectML — HALVING; прежний файл случая, где AntialiasFilter не назван, означал TRIANGLE.</translation>
    </message>
    <message>
        <source>Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.</source>
        <translation>Задайте режим как задумано: ONNX mode, PyTorch mode=, OpenCV interpolation=.</translation>
    </message>
    <message>
        <source>Check the number of threads or groups: round it up, and guard the last one.</source>
        <translation>Проверьте число потоков или групп: округлите вверх и защитите последнюю.</translation>
    </message>
    <message>
        <source>The gradient is the transpose of the forward map: add each element to all that it was read from.</source>
        <translation>Градиент — транспонированное прямое соответствие: прибавьте каждый элемент ко всем, из которых он прочитан.</translation>
    </message>
    <message>
        <source>The element at floor(x) weighs 1 − t, and the next one t = x − floor(x).</source>
        <translation>Элемент в floor(x) весит 1 − t, а следующий t = x − floor(x).</translation>
    </message>
    <message>
        <source>Check how a channel&apos;s index is made: it is off by one.</source>
        <translation>Проверьте, как получается индекс канала: он ошибочен на один.</translation>
    </message>
    <message>
        <source>Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add them; where that is wanted, keep NaN and infinities out of the input.</source>
        <translation>Пропускайте соседей с весом 0: 0·NaN и 0·∞ — это NaN. PyTorch, ONNX Runtime и OpenCV их прибавляют; если так нужно, не давайте на вход NaN и бесконечности.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>%1 would make it %2</source>
        <translation>%1: был бы %2</translation>
    </message>
    <message>
        <source>right is %1</source>
        <translation>верно %1</translation>
    </message>
    <message>
        <source>Its element %1: %2.</source>
        <extracomment>An element, and what it holds by each mistake: a list.</extracomment>
        <translation>Его элемент %1: %2.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>What is wrong with sizes or scales, and another mistake.</extracomment>
        <translation>%1, и %2</translation>
    </message>
    <message>
        <source>an input that is read as packed, whatever its strides</source>
        <translation>вход прочитан как плотный, какими бы ни были шаги</translation>
    </message>
    <message>
        <source>%1 by a given factor</source>
        <translation>%1 с заданным множителем</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>копия</translation>
    </message>
    <message>
        <source>%1 with BlockSize %2 and Order %3</source>
        <extracomment>An operator, and two of its fields.</extracomment>
        <translation>%1 с BlockSize %2 и Order %3</translation>
    </message>
    <message>
        <source>linear interpolation at half_pixel coordinates</source>
        <translation>линейная интерполяция в координатах half_pixel</translation>
    </message>
    <message>
        <source>nearest by %1 at half_pixel coordinates</source>
        <translation>ближайший по %1 в координатах half_pixel</translation>
    </message>
    <message>
        <source>output sizes with H and W exchanged</source>
        <translation>размеры выхода с переставленными H и W</translation>
    </message>
    <message>
        <source>the scale made of sizes</source>
        <translation>масштаб из размеров</translation>
    </message>
    <message>
        <source>the right result, transposed: %1</source>
        <translation>верный результат, транспонированный: %1</translation>
    </message>
    <message>
        <source>the rearrangement %1</source>
        <translation>перестановка %1</translation>
    </message>
    <message>
        <source>align_corners coordinates inside the crop</source>
        <translation>координаты align_corners внутри обрезанной области</translation>
    </message>
    <message>
        <source>half_pixel coordinates inside the crop</source>
        <translation>координаты half_pixel внутри обрезанной области</translation>
    </message>
    <message>
        <source>the shape of %1 with the axes of %2</source>
        <translation>форма %1 с порядком осей %2</translation>
    </message>
    <message>
        <source>the axes of %1 turned round: their inverse</source>
        <translation>обратная перестановка осей %1</translation>
    </message>
    <message>
        <source>%1 by %2 and back by %3, in blocks of %4</source>
        <translation>%1 в порядке %2 и обратно в порядке %3, блоками по %4,</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 перед %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 после %2</translation>
    </message>
    <message>
        <source>%1 before %2, and %3 after it</source>
        <translation>%1 перед %2 и %3 после него</translation>
    </message>
    <message>
        <source>a tensor that is read as (%1) and transposed by (%2)</source>
        <translation>тензор, прочитанный как (%1) и переставленный по (%2),</translation>
    </message>
    <message>
        <source>These are two mistakes: the first alone explains %1 of them, the second alone %2.</source>
        <extracomment>After the evidence for both: counts of elements.</extracomment>
        <translation>Это две ошибки: одна первая объясняет из них %1, одна вторая — %2.</translation>
    </message>
    <message>
        <source>the gradient of linear interpolation at half_pixel coordinates</source>
        <translation>градиент линейной интерполяции в координатах half_pixel</translation>
    </message>
    <message>
        <source>the gradient of nearest at half_pixel coordinates</source>
        <translation>градиент ближайшего соседа в координатах half_pixel</translation>
    </message>
    <message>
        <source>another output length</source>
        <translation>другая длина выхода</translation>
    </message>
    <message>
        <source>Meant is %1.</source>
        <extracomment>Coordinates of axes: &quot;x = 4/3·o on H; x = 12/7·o on W&quot;.</extracomment>
        <translation>Имеется в виду: %1.</translation>
    </message>
    <message>
        <source>a division of 0 by 0 on an axis of length one</source>
        <translation>деление 0 на 0 по оси длины один</translation>
    </message>
    <message>
        <source>Every element of %1 is NaN, and no element of the input is.</source>
        <translation>Все элементы %1 — NaN, а среди элементов входа таких нет.</translation>
    </message>
    <message>
        <source>H or W has length one: (n − 1) / (m − 1) is 0 / 0 there, where corners are aligned.</source>
        <translation>H или W имеет длину один: при выравнивании углов (n − 1) / (m − 1) там равно 0 / 0.</translation>
    </message>
    <message>
        <source>a scale of %1 for %2</source>
        <translation>масштаб %1 вместо %2</translation>
    </message>
    <message>
        <source>%1 (the slope is %2)</source>
        <extracomment>A line, and a formula of its slope.</extracomment>
        <translation>%1 (наклон равен %2)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>между %1 и %2</translation>
    </message>
    <message>
        <source>the coordinates %1</source>
        <translation>координаты %1</translation>
    </message>
    <message>
        <source>a gradient that is divided by the scale, a mean for a sum</source>
        <translation>градиент, делённый на масштаб: среднее вместо суммы</translation>
    </message>
    <message>
        <source>a gradient whose weights are made to sum to 1, a mean for a sum</source>
        <translation>градиент с весами, приведёнными к сумме 1: среднее вместо суммы</translation>
    </message>
    <message>
        <source>sums that are cut off toward zero</source>
        <translation>суммы с дробной частью, отброшенной в сторону нуля</translation>
    </message>
    <message>
        <source>%1 after each axis, W first</source>
        <extracomment>How sums are rounded.</extracomment>
        <translation>%1 после каждой оси, сначала W</translation>
    </message>
    <message>
        <source>%1 after each axis, H first</source>
        <translation>%1 после каждой оси, сначала H</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends</source>
        <translation>вход, отражённый на концах</translation>
    </message>
    <message>
        <source>coordinates that are not clamped below 0: a negative weight at the first element</source>
        <translation>координаты без ограничения ниже 0: отрицательный вес у первого элемента</translation>
    </message>
    <message>
        <source>coordinates that are not clamped beyond the last element: a negative weight there</source>
        <translation>координаты без ограничения за последним элементом: там отрицательный вес</translation>
    </message>
    <message>
        <source>an index that is clamped, with the weights of the coordinate that is not</source>
        <translation>ограниченный индекс с весами неограниченной координаты</translation>
    </message>
    <message>
        <source>coordinates computed in FLOAT16</source>
        <translation>координаты, вычисленные в FLOAT16</translation>
    </message>
    <message>
        <source>coordinates rounded to FLOAT16</source>
        <translation>координаты, округлённые до FLOAT16</translation>
    </message>
    <message>
        <source>coordinates in steps of 1/%1</source>
        <translation>координаты с шагом 1/%1</translation>
    </message>
    <message>
        <source>weights cut off to parts of %1</source>
        <translation>веса, усечённые до долей 1/%1</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too high</source>
        <translation>координаты, завышенные на полпикселя входа</translation>
    </message>
    <message>
        <source>coordinates that are half an input pixel too low</source>
        <translation>координаты, заниженные на полпикселя входа</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too high</source>
        <translation>координаты, завышенные на пиксель входа</translation>
    </message>
    <message>
        <source>coordinates that are one input pixel too low</source>
        <translation>координаты, заниженные на пиксель входа</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too high</source>
        <translation>координаты, завышенные на полпикселя выхода</translation>
    </message>
    <message>
        <source>coordinates that are half an output pixel too low</source>
        <translation>координаты, заниженные на полпикселя выхода</translation>
    </message>
    <message>
        <source>%1; and: %2</source>
        <extracomment>What one class of mistakes is, and another that was made at the same time.</extracomment>
        <translation>%1; и: %2</translation>
    </message>
    <message>
        <source>an input that is reflected at its ends, the edge twice</source>
        <translation>вход, отражённый на концах, край дважды</translation>
    </message>
    <message>
        <source>a reshape of the right result</source>
        <translation>reshape верного результата</translation>
    </message>
    <message>
        <source>a reshape of the input</source>
        <translation>reshape входа</translation>
    </message>
    <message>
        <source>All %1 elements stand in the right order of memory, under the shape %2.</source>
        <extracomment>A number of elements; sizes.</extracomment>
        <translation>Все элементы (%1) стоят в памяти в верном порядке, в форме %2.</translation>
    </message>
    <message>
        <source>Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a reshape does not.</source>
        <translation>Задайте размеры %1: это ничего не перемещает; если нужен другой порядок осей, транспонируйте: reshape этого не делает.</translation>
    </message>
    <message>
        <source>coordinates computed in bfloat16</source>
        <translation>координаты, вычисленные в bfloat16</translation>
    </message>
    <message>
        <source>coordinates rounded to bfloat16</source>
        <translation>координаты, округлённые до bfloat16</translation>
    </message>
    <message>
        <source>the right result on another scale, by a curve, or cut off</source>
        <translation>верный результат в другом масштабе, по кривой или обрезанный</translation>
    </message>
    <message>
        <source>All of them lie in %1.</source>
        <extracomment>A part of a tensor: &quot;H 14&quot;.</extracomment>
        <translation>Все они лежат в %1.</translation>
    </message>
    <message>
        <source>All of them lie in %1, which holds the right values %2.</source>
        <translation>Все они лежат в %1, где верные значения %2.</translation>
    </message>
    <message>
        <source>the scales of H and W exchanged</source>
        <translation>переставленные масштабы H и W</translation>
    </message>
    <message>
        <source>memory with rows in a pitch of %1 that is read in one of %2</source>
        <translation>память с шагом строк %1, прочитанная с шагом %2</translation>
    </message>
    <message>
        <source>a reshape of the input without the transposition</source>
        <translation>reshape входа без транспонирования</translation>
    </message>
    <message>
        <source>a product with all weights of an axis, 0 · NaN over the whole plane</source>
        <translation>произведение со всеми весами оси, 0 · NaN во всей плоскости</translation>
    </message>
    <message>
        <source>a product with all weights of H, 0 · NaN over whole columns</source>
        <translation>произведение со всеми весами H, 0 · NaN в целых столбцах</translation>
    </message>
    <message>
        <source>a product with all weights of W, 0 · NaN over whole rows</source>
        <translation>произведение со всеми весами W, 0 · NaN в целых строках</translation>
    </message>
    <message>
        <source>a gradient whose terms overwrite each other: the last is left</source>
        <translation>градиент, слагаемые которого перезаписывают друг друга: остаётся последнее</translation>
    </message>
    <message>
        <source>a gradient of which only the first term is kept</source>
        <translation>градиент, от которого оставлено только первое слагаемое</translation>
    </message>
    <message>
        <source>a gradient that drops the second neighbour&apos;s terms</source>
        <translation>градиент без слагаемых второго соседа</translation>
    </message>
    <message>
        <source>a gradient that drops the first neighbour&apos;s terms</source>
        <translation>градиент без слагаемых первого соседа</translation>
    </message>
    <message>
        <source>Memory that nobody wrote may hold it; or NaN comes from 0 / 0, ∞ − ∞ or 0 · ∞: look at divisors that may be 0.</source>
        <translation>Так может быть заполнена память, в которую никто не писал; или NaN получается из 0 / 0, ∞ − ∞ и 0 · ∞: проверьте делители, которые могут быть равны 0.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is input %3.</source>
        <translation>Каждый из его элементов (%1) содержит %2: это вход %3.</translation>
    </message>
    <message>
        <source>Each of its %1 elements holds %2, which is the mean of the input.</source>
        <translation>Каждый из его элементов (%1) содержит %2: это среднее входа.</translation>
    </message>
    <message>
        <source>interpolated in linear light (sRGB)</source>
        <translation>интерполировано в линейном свете (sRGB)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.2)</source>
        <translation>интерполировано в линейном свете (гамма 2.2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2)</source>
        <translation>интерполировано в линейном свете (гамма 2)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 2.4)</source>
        <translation>интерполировано в линейном свете (гамма 2.4)</translation>
    </message>
    <message>
        <source>interpolated in linear light (gamma 1.8)</source>
        <translation>интерполировано в линейном свете (гамма 1.8)</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB)</source>
        <translation>переведено в линейный свет (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve</source>
        <translation>закодировано кривой sRGB</translation>
    </message>
    <message>
        <source>decoded to linear light (sRGB) before</source>
        <translation>заранее переведено в линейный свет (sRGB)</translation>
    </message>
    <message>
        <source>encoded by sRGB&apos;s curve before</source>
        <translation>заранее закодировано кривой sRGB</translation>
    </message>
    <message>
        <source>raised to the power 2.2</source>
        <translation>возведено в степень 2.2</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2</source>
        <translation>возведено в степень 1/2.2</translation>
    </message>
    <message>
        <source>raised to the power 2</source>
        <translation>возведено в степень 2</translation>
    </message>
    <message>
        <source>raised to the power 1/2</source>
        <translation>возведено в степень 1/2</translation>
    </message>
    <message>
        <source>raised to the power 2.2 before</source>
        <translation>заранее возведено в степень 2.2</translation>
    </message>
    <message>
        <source>raised to the power 1/2.2 before</source>
        <translation>заранее возведено в степень 1/2.2</translation>
    </message>
    <message>
        <source>of an input clipped to 0 … 1</source>
        <translation>от входа, ограниченного 0 … 1</translation>
    </message>
    <message>
        <source>of an input without negative values</source>
        <translation>от входа без отрицательных значений</translation>
    </message>
    <message>
        <source>of an input cut to whole numbers</source>
        <translation>от входа, урезанного до целых чисел</translation>
    </message>
    <message>
        <source>of an input rounded to whole numbers</source>
        <translation>от входа, округлённого до целых чисел</translation>
    </message>
    <message>
        <source>of an input rounded down to whole numbers</source>
        <translation>от входа, округлённого вниз до целых чисел</translation>
    </message>
    <message>
        <source>of an input rounded to FLOAT16</source>
        <translation>от входа, округлённого до FLOAT16</translation>
    </message>
    <message>
        <source>of an input rounded to bfloat16</source>
        <translation>от входа, округлённого до bfloat16</translation>
    </message>
    <message>
        <source>rounded to bfloat16</source>
        <translation>округлено до bfloat16</translation>
    </message>
    <message>
        <source>cut off toward zero</source>
        <translation>отброшено к нулю</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>округлено, половина вверх</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>округлено, половина к чётному</translation>
    </message>
    <message>
        <source>rounded half away from zero</source>
        <translation>округлено, половина от нуля</translation>
    </message>
    <message>
        <source>rounded half down</source>
        <translation>округлено, половина вниз</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>округлено вниз</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>округлено вверх</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>делённое на %1</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>умноженное на %1</translation>
    </message>
    <message>
        <source>shifted by %1</source>
        <translation>сдвинуто на %1</translation>
    </message>
    <message>
        <source>cut off below %1</source>
        <translation>обрезано ниже %1</translation>
    </message>
    <message>
        <source>cut off above %1</source>
        <translation>обрезано выше %1</translation>
    </message>
    <message>
        <source>%1 to whole numbers</source>
        <translation>%1 до целых чисел</translation>
    </message>
    <message>
        <source>%1 to steps of 1/%2</source>
        <translation>%1 до шагов 1/%2</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>только %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A result, and what is done to its values: &quot;the right result times 2, shifted by 3&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the right result</source>
        <translation>верный результат</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 — это %2.</translation>
    </message>
    <message>
        <source>a read beyond the end of a row, into the next row,</source>
        <translation>чтение за концом строки, в следующей строке,</translation>
    </message>
    <message>
        <source>a read beyond the end of a plane, into the next plane,</source>
        <translation>чтение за концом плоскости, в следующей плоскости,</translation>
    </message>
    <message>
        <source>%1, but %2,</source>
        <translation>%1, но %2,</translation>
    </message>
    <message>
        <source>%1 of %2 elements differs</source>
        <translation>отличается %1 из %2 элементов</translation>
    </message>
    <message>
        <source>%1 of %2 elements differ</source>
        <translation>отличаются %1 из %2 элементов</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>бесконечных: %1</translation>
    </message>
    <message>
        <source>%1, %2 … %3</source>
        <extracomment>Every second row, say: the first, the second and the last.</extracomment>
        <translation>%1, %2 … %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>one element in %1, from element %2 to %3 in the order of memory</source>
        <translation>каждый %1-й элемент, от %2 до %3 в порядке памяти</translation>
    </message>
    <message>
        <source>the elements %1 to %2 in the order of memory</source>
        <translation>элементы %1–%2 в порядке памяти</translation>
    </message>
    <message>
        <source>Keep the fractions of floats, and cut integers&apos; sums off toward zero, as DirectML does: clamp and cast (static_cast, astype) without rounding; or compare with --tolerance integers=half-even or another rounding.</source>
        <translation>Сохраняйте дробную часть чисел с плавающей точкой, а у сумм целых отбрасывайте её в сторону нуля, как DirectML: ограничьте и преобразуйте (static_cast, astype) без округления; или сравните с --tolerance integers=half-even или другим округлением.</translation>
    </message>
    <message>
        <source>memory that lies %1 further on</source>
        <extracomment>A number of elements: &quot;memory that lies one element further on&quot;.</extracomment>
        <translation>память сдвинута вперёд: %1</translation>
    </message>
    <message>
        <source>memory that lies %1 further back</source>
        <translation>память сдвинута назад: %1</translation>
    </message>
    <message>
        <source>planes whose memory is rotated by %1</source>
        <translation>память плоскостей сдвинута по кругу: %1</translation>
    </message>
    <message>
        <source>rows that are rotated by %1</source>
        <translation>строки сдвинуты по кругу: %1</translation>
    </message>
    <message>
        <source>a last column that repeats the one before</source>
        <translation>последний столбец повторяет предыдущий</translation>
    </message>
    <message>
        <source>a last row that repeats the one before</source>
        <translation>последняя строка повторяет предыдущую</translation>
    </message>
    <message>
        <source>channels in the order %1</source>
        <extracomment>Numbers: &quot;channels in the order 1, 0, 2&quot;.</extracomment>
        <translation>каналы в порядке %1</translation>
    </message>
    <message>
        <source>channels taken from %1</source>
        <extracomment>Numbers: &quot;channels taken from 0, 0, 0&quot;.</extracomment>
        <translation>каналы взяты из %1</translation>
    </message>
    <message>
        <source>a picture that is shifted, %1,</source>
        <translation>сдвинутая картинка, %1,</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that blurs</source>
        <translation>размывающий фильтр по %1 × %2 элементам</translation>
    </message>
    <message>
        <source>a filter over %1 × %2 elements that sharpens</source>
        <translation>фильтр резкости по %1 × %2 элементам</translation>
    </message>
    <message>
        <source>It holds for every element whose neighbours all lie inside.</source>
        <translation>Это верно для каждого элемента, все соседи которого лежат внутри.</translation>
    </message>
    <message>
        <source>%1, with a channel more: C %2 holds %3 everywhere</source>
        <extracomment>A result, a channel&apos;s number and a value: an alpha channel, say.</extracomment>
        <translation>%1, и ещё один канал: C %2 всюду содержит %3</translation>
    </message>
    <message>
        <source>Where these sizes are meant, it is %1, and no mistake.</source>
        <translation>Если эти размеры и нужны, то это %1 и не ошибка.</translation>
    </message>
    <message>
        <source>Of these %1 take the other neighbour on a tie, which --tolerance ties=either accepts.</source>
        <translation>Из них %1 берут при равной удалённости другого соседа; --tolerance ties=either это принимает.</translation>
    </message>
    <message>
        <source>rounded to FLOAT16</source>
        <translation>округлено до FLOAT16</translation>
    </message>
    <message>
        <source>of an input with 0 for NaN</source>
        <translation>от входа с 0 вместо NaN</translation>
    </message>
    <message>
        <source>with 0 for NaN</source>
        <translation>с 0 вместо NaN</translation>
    </message>
    <message>
        <source>of bytes that are read as signed ones</source>
        <translation>от байтов, прочитанных как знаковые</translation>
    </message>
    <message>
        <source>as luma of BT.601 in every channel</source>
        <translation>как яркость BT.601 в каждом канале</translation>
    </message>
    <message>
        <source>as luma of BT.709 in every channel</source>
        <translation>как яркость BT.709 в каждом канале</translation>
    </message>
    <message>
        <source>as the mean of its channels in every channel</source>
        <translation>как среднее каналов в каждом канале</translation>
    </message>
    <message>
        <source>%1 everywhere</source>
        <translation>всюду %1</translation>
    </message>
    <message>
        <source>shifted by %1 and wrapped around at %2</source>
        <translation>сдвинуто на %1 с переносом через %2</translation>
    </message>
    <message>
        <source>%1 takes %2, with x in float32: on a tie that is one of the neighbours, and the other is wrong. --tolerance ties=either accepts both, for programs that choose otherwise.</source>
        <extracomment>An operator; a formula.</extracomment>
        <translation>%1 берёт %2, где x в float32: при равной удалённости это один из соседей, а другой неверен. --tolerance ties=either принимает обоих — для программ, которые выбирают иначе.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <extracomment>A value, and the one that is meant.</extracomment>
        <translation>%1, а не %2</translation>
    </message>
    <message>
        <source>%1: input %2</source>
        <extracomment>What an element of the output holds, and the element of the input that it is.</extracomment>
        <translation>%1: вход %2</translation>
    </message>
    <message>
        <source>%1, which holds %2 everywhere</source>
        <extracomment>Where elements lie, and their value.</extracomment>
        <translation>%1, где везде %2</translation>
    </message>
    <message>
        <source>the largest difference is %1, at %2: %3</source>
        <extracomment>A number; what an element holds.</extracomment>
        <translation>наибольшая разность %1, в %2: %3</translation>
    </message>
    <message>
        <source>the largest finite difference is %1, at %2: %3</source>
        <translation>наибольшая конечная разность %1, в %2: %3</translation>
    </message>
    <message>
        <source>%1 is what %2 give</source>
        <translation>%1 — это результат: %2</translation>
    </message>
    <message>
        <source>%1 is what %2 gives</source>
        <translation>%1 — это результат: %2</translation>
    </message>
    <message>
        <source>%1, but for %2</source>
        <translation>%1; исключение: %2</translation>
    </message>
    <message>
        <source>output size / input size as scale</source>
        <extracomment>A clause after the name of a convention.</extracomment>
        <translation>масштаб: размер выхода / размер входа</translation>
    </message>
    <message>
        <source>another number of channels or batch entries</source>
        <translation>другое число каналов или элементов батча</translation>
    </message>
    <message>
        <source>%1, clamped to %2 … %3,</source>
        <extracomment>Coordinates, and between which elements they are kept.</extracomment>
        <translation>%1, ограниченные %2 … %3,</translation>
    </message>
    <message>
        <source>The engine was asked %1: of %2 names it leaves %3.</source>
        <translation>Движок спросили о %1: из имён (%2) остаётся: %3.</translation>
    </message>
    <message>
        <source>In einops, %1 is meant.</source>
        <translation>Задумано %1 (einops).</translation>
    </message>
    <message>
        <source>%1 computes %2.</source>
        <extracomment>An operator, and its formula.</extracomment>
        <translation>%1 вычисляет %2.</translation>
    </message>
    <message>
        <source>align_corners and pytorch_half_pixel treat an output of length one apart.</source>
        <translation>align_corners и pytorch_half_pixel особо трактуют выход длины один.</translation>
    </message>
    <message>
        <source>Give both tensors the same scale and zero point (pictures have 0 … 255 or 0 … 1): DirectML interpolates the stored numbers, and knows no quantisation, gamma or exposure.</source>
        <translation>Дайте обоим тензорам один масштаб и один ноль (у картинок 0 … 255 или 0 … 1): DirectML интерполирует числа как есть, без квантования, гаммы и экспозиции.</translation>
    </message>
    <message>
        <source>an input that is read %1</source>
        <translation>вход прочитан %1</translation>
    </message>
    <message>
        <source>an output that is written %1</source>
        <translation>выход записан %1</translation>
    </message>
    <message>
        <source>an operator that reads and writes %1</source>
        <translation>оператор читает и пишет %1</translation>
    </message>
    <message>
        <source>a tensor %1</source>
        <translation>тензор %1</translation>
    </message>
    <message>
        <source>memory read %1</source>
        <translation>память, прочитанная %1</translation>
    </message>
    <message>
        <source>memory written %1</source>
        <translation>память, записанная %1</translation>
    </message>
    <message>
        <source>with H and W exchanged</source>
        <translation>с переставленными H и W</translation>
    </message>
    <message>
        <source>with a quarter turn to the left</source>
        <translation>с поворотом на четверть оборота влево</translation>
    </message>
    <message>
        <source>with a quarter turn to the right</source>
        <translation>с поворотом на четверть оборота вправо</translation>
    </message>
    <message>
        <source>column by column</source>
        <translation>по столбцам</translation>
    </message>
    <message>
        <source>as NHWC</source>
        <translation>как NHWC</translation>
    </message>
    <message>
        <source>as NCHW in place of NHWC</source>
        <translation>как NCHW вместо NHWC</translation>
    </message>
    <message>
        <source>from its last row up</source>
        <translation>с последней строки вверх</translation>
    </message>
    <message>
        <source>from its last column on</source>
        <translation>с последнего столбца</translation>
    </message>
    <message>
        <source>with a half turn</source>
        <translation>с поворотом на пол-оборота</translation>
    </message>
    <message>
        <source>with its first and third channel exchanged (BGR for RGB)</source>
        <translation>с переставленными первым и третьим каналами (BGR вместо RGB)</translation>
    </message>
    <message>
        <source>with its channels reversed</source>
        <translation>с обратным порядком каналов</translation>
    </message>
    <message>
        <source>with N and C exchanged</source>
        <translation>с переставленными N и C</translation>
    </message>
    <message>
        <source>with a channel index that is one too high</source>
        <translation>с индексом канала, завышенным на один</translation>
    </message>
    <message>
        <source>with a channel index that is one too low</source>
        <translation>с индексом канала, заниженным на один</translation>
    </message>
    <message>
        <source>with its first batch entry for all</source>
        <translation>с первым элементом батча вместо всех</translation>
    </message>
    <message>
        <source>%1 in NHWC</source>
        <translation>%1 в NHWC</translation>
    </message>
    <message>
        <source>a reshape of the result of %1</source>
        <translation>reshape результата %1</translation>
    </message>
    <message>
        <source>The operator is %1.</source>
        <extracomment>A command line.</extracomment>
        <translation>Оператор: %1.</translation>
    </message>
    <message>
        <source>%1 is %2 and holds values that are no %3, the type of the input; save the input as %2</source>
        <translation>%1 — %2 со значениями, которых нет в типе входа (%3); сохраните вход как %2</translation>
    </message>
    <message>
        <source>the right result without its last elements along an axis</source>
        <translation>верный результат без последних элементов по одной из осей</translation>
    </message>
    <message>
        <source>the right result without its first elements along an axis</source>
        <translation>верный результат без первых элементов по одной из осей</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4</source>
        <translation>при %1 × %2 пикселях нужно памяти: %3, больше лимита памяти %4</translation>
    </message>
    <message>
        <source>it is a drawing, not pixels; export it as .png first</source>
        <translation>это рисунок, а не пиксели; сначала экспортируйте в .png</translation>
    </message>
    <message>
        <source>it does not say how large it is; .png would do</source>
        <translation>файл не говорит, какого он размера; ожидается: .png</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>файл кончается раньше своей картинки</translation>
    </message>
    <message>
        <source>not enough memory for its pixels</source>
        <translation>для её пикселей не хватает памяти</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 from byte %4 on are needed</source>
        <translation>%1 — байт: %2; от байта %4 их нужно %3</translation>
    </message>
    <message>
        <source>gives %1 = %2, which %3</source>
        <translation>даёт %1 = %2: %3</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>%1 is no built-in example</source>
        <translation>%1 — не встроенный пример</translation>
    </message>
    <message>
        <source>dispatch %1 is asked for, and there are %2</source>
        <translation>запрошен dispatch %1, а всего их %2</translation>
    </message>
    <message>
        <source>dispatchable &quot;%1&quot; %2</source>
        <translation>dispatchable «%1»: %2</translation>
    </message>
    <message>
        <source>the dispatch of &quot;%1&quot; binds nothing to %2</source>
        <translation>dispatch «%1» ничего не связывает с %2</translation>
    </message>
    <message>
        <source>%1 = %2 is too small for %3 bytes of values at initialValuesOffsetInBytes = %4</source>
        <translation>%1 = %2 — слишком мало для значений (байт: %3) при initialValuesOffsetInBytes = %4</translation>
    </message>
    <message>
        <source>%1 = %2 is not a command; dispatch, print and writeFile are</source>
        <translation>%1 = %2 — не команда; команды: dispatch, print и writeFile</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the dispatchables</source>
        <translation>%1 = %2 — не из числа dispatchables</translation>
    </message>
    <message>
        <source>%1 = %2 reaches beyond 2^64 bytes</source>
        <translation>%1 = %2 выходит за 2^64 байт</translation>
    </message>
    <message>
        <source>%1 = %2 begins after the %3 bytes of resource &quot;%4&quot;</source>
        <translation>%1 = %2 начинается после конца ресурса «%4» (байт: %3)</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of the resources</source>
        <translation>%1 = %2 — не из числа resources</translation>
    </message>
    <message>
        <source>%1 = %2 is newer than this program; 1 is the version that it reads</source>
        <translation>%1 = %2 новее этой программы; она читает версию 1</translation>
    </message>
    <message>
        <source>%1 = %2 is expected of a resource that does not exist</source>
        <translation>%1 = %2 ожидается от ресурса, которого нет</translation>
    </message>
    <message>
        <source>%1 holds %2, and the operator&apos;s input is %3</source>
        <translation>%1 содержит %2, а вход оператора — %3</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and %3 needs %4</source>
        <translation>в %1 байт: %2, а для %3 нужно %4</translation>
    </message>
    <message>
        <source>%1: no dispatch reads a resource &quot;%2&quot; as %3</source>
        <translation>%1: ни один dispatch не читает ресурс «%2» как %3</translation>
    </message>
    <message>
        <source>The data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>— отсутствует</translation>
    </message>
    <message>
        <source>is missing; bound are: %1</source>
        <translation>— отсутствует; связаны: %1</translation>
    </message>
    <message>
        <source>has %1 bytes; %2 are needed from offset %3 on</source>
        <translation>— байт: %1; от смещения %3 их нужно %2</translation>
    </message>
    <message>
        <source>is the input&apos;s memory too; an output needs its own</source>
        <translation>— это и память входа; выходу нужна своя</translation>
    </message>
    <message>
        <source>dispatch of &quot;%1&quot;: %2</source>
        <translation>dispatch «%1»: %2</translation>
    </message>
    <message>
        <source>%1 has %2 values; %3 are needed for %4</source>
        <translation>%1 — значений: %2; для %4 их нужно %3</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels</source>
        <translation>Вложено глубже, чем на %1 уровней</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark, which DxDispatch does not read; save it as UTF-8 without</source>
        <translation>Текст начинается с метки порядка байтов, которую DxDispatch не читает; сохраните его в UTF-8 без неё</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>The text has %1 bytes; within the memory budget it may have %2. Keep large values in a .npy file</source>
        <translation>В тексте байт: %1; лимит памяти допускает %2. Держите большие значения в файле .npy</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 — отсутствует</translation>
    </message>
    <message>
        <source>%1 = %2 is not an object {…}</source>
        <translation>%1 = %2 — не объект {…}</translation>
    </message>
    <message>
        <source>%1 = %2 is not an array […]</source>
        <translation>%1 = %2 — не массив […]</translation>
    </message>
    <message>
        <source>%1 = %2 is not a string</source>
        <translation>%1 = %2 — не строка</translation>
    </message>
    <message>
        <source>%1 = %2 is neither true nor false</source>
        <translation>%1 = %2 — не true и не false</translation>
    </message>
    <message>
        <source>%1 = %2 is not a whole number from 0 to %3</source>
        <translation>%1 = %2 — не целое число от 0 до %3</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a number, &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation>%1 = %2 — не %3; ожидается: число, «nan», «inf» или «-inf»</translation>
    </message>
    <message>
        <source>%1 = %2 is not a %3; expected a whole number from %4 to %5</source>
        <translation>%1 = %2 — не %3; ожидается: целое число от %4 до %5</translation>
    </message>
    <message>
        <source>%1 = %2 is not a kind of tensor that can be used; DML_TENSOR_TYPE_BUFFER is</source>
        <translation>%1 = %2 — не тот вид тензора, который можно использовать; подходит DML_TENSOR_TYPE_BUFFER</translation>
    </message>
    <message>
        <source>%1 = %2 is not the number of Sizes, %3</source>
        <translation>%1 = %2 — не число Sizes, %3</translation>
    </message>
    <message>
        <source>%1 = %2 is not one of its values; expected %3</source>
        <translation>%1 = %2 — не одно из его значений; ожидается: %3</translation>
    </message>
    <message>
        <source>%1 is no field of %2 and is ignored</source>
        <translation>%1 — не поле (%2) и пропускается</translation>
    </message>
    <message>
        <source>is of type &quot;%1&quot;, which is none of the operators of this program: %2</source>
        <translation>имеет тип «%1», а это не один из операторов программы: %2</translation>
    </message>
    <message>
        <source>%1 = %2 is not a tolerance; expected 0 or a positive number</source>
        <translation>%1 = %2 — не допуск; ожидается: 0 или положительное число</translation>
    </message>
    <message>
        <source>%1 = %2 is no rounding; expected truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil</source>
        <translation>%1 = %2 — не округление; ожидается: truncate, half-up, half-even, half-away-from-zero, half-down, floor или ceil</translation>
    </message>
    <message>
        <source>%1 = %2 is more than all elements; expected 0 to 1</source>
        <translation>%1 = %2 — больше, чем все элементы; ожидается: от 0 до 1</translation>
    </message>
    <message>
        <source>%1 = %2 needs initialValuesDataType beside it</source>
        <translation>%1 = %2 — рядом нужен initialValuesDataType</translation>
    </message>
    <message>
        <source>%1 = %2 stands beside value; only one of them can be meant</source>
        <translation>%1 = %2 стоит рядом с value; может иметься в виду лишь одно из них</translation>
    </message>
    <message>
        <source>%1 = %2 is not a file&apos;s name</source>
        <translation>%1 = %2 — не имя файла</translation>
    </message>
    <message>
        <source>%1 = &quot;%2&quot; lies outside the case&apos;s folder</source>
        <translation>%1 = «%2» лежит вне папки случая</translation>
    </message>
    <message>
        <source>%1 = %2 holds %3 where initialValuesDataType is %4</source>
        <translation>%1 = %2 содержит %3, а initialValuesDataType — %4</translation>
    </message>
    <message>
        <source>%1 = %2 is not in the bundle</source>
        <translation>%1 = %2 нет в пакете</translation>
    </message>
    <message>
        <source>%1 = %2 is a picture, which a case file cannot bring here; open it in the window or save it as .npy</source>
        <translation>%1 = %2 — картинка, которую файл случая сюда принести не может; откройте её в окне или сохраните как .npy</translation>
    </message>
    <message>
        <source>%1 = %2 has %3 bytes, not a multiple of the %4 of a %5</source>
        <translation>%1 = %2: байт %3, и это не кратно размеру %5 (%4)</translation>
    </message>
    <message>
        <source>%1 = %2 cannot be used: %3</source>
        <translation>%1 = %2 нельзя использовать: %3</translation>
    </message>
    <message>
        <source>%1 = %2 is neither an array nor an object with value, valueStart or sourcePath</source>
        <translation>%1 = %2 — ни массив, ни объект с value, valueStart или sourcePath</translation>
    </message>
    <message>
        <source>%1 = %2 has neither value, valueStart nor sourcePath</source>
        <translation>%1 = %2 — нет ни value, ни valueStart, ни sourcePath</translation>
    </message>
    <message>
        <source>%1 = %2 is not a data type that values can have; FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8 are</source>
        <translation>%1 = %2 — не тип данных, который бывает у значений; бывают FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8</translation>
    </message>
    <message>
        <source>%1 = %2 has no values</source>
        <translation>%1 = %2 — нет значений</translation>
    </message>
    <message>
        <source>%1 = %2 has more than 2^32 − 1 values</source>
        <translation>%1 = %2 — значений больше 2^32 − 1</translation>
    </message>
    <message>
        <source>%1 = %2 is no report of tessera; expected &quot;%3&quot;</source>
        <translation>%1 = %2 — не отчёт tessera; ожидается: «%3»</translation>
    </message>
    <message>
        <source>%1 = %2 is a form that this program does not know; expected %3, or a newer tessera</source>
        <translation>%1 = %2 — формат, которого эта программа не знает; ожидается: %3 или более новая tessera</translation>
    </message>
    <message>
        <source>%1 = %2 is none that writes reports; expected &quot;tessera 0.1.0&quot;</source>
        <translation>%1 = %2 — не программа, которая пишет отчёты; ожидается: «tessera 0.1.0»</translation>
    </message>
    <message>
        <source>%1 elements in one row are more than the %2 that a size can say</source>
        <translation>%1 элементов подряд больше, чем %2, которые может выразить размер</translation>
    </message>
    <message>
        <source>Resource &quot;%1&quot; is &quot;deferred&quot;: only an ONNX dispatch would fill it</source>
        <translation>Ресурс «%1» — «deferred»: его заполнил бы только dispatch ONNX</translation>
    </message>
    <message>
        <source>its writeFile commands are left out: `tessera run --output` says what is written</source>
        <translation>команды writeFile опущены: что записывается, задаёт `tessera run --output`</translation>
    </message>
    <message>
        <source>%1 reads &quot;%2&quot;, which %3 writes; each is a case of its own, with the values that the file gives</source>
        <translation>%1 читает «%2», куда пишет %3; каждая — отдельный случай со значениями из файла</translation>
    </message>
    <message>
        <source>%1 = %2 is no operator of this program; `tessera help` lists them</source>
        <translation>%1 = %2 — не оператор этой программы; их перечисляет `tessera help`</translation>
    </message>
    <message>
        <source>%1 = %2 is no data type; expected one such as FLOAT32</source>
        <translation>%1 = %2 — не тип данных; ожидается: тип, например FLOAT32</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes of memory; of the budget of %3, %4 are left</source>
        <translation>%1 требует байт памяти: %2; от лимита %3 осталось %4</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>the case of line %1: %2</source>
        <translation>случай строки %1: %2</translation>
    </message>
    <message>
        <source>@%1: no case of this lesson has that name</source>
        <translation>@%1: случая с таким именем в этом уроке нет</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is about a case, and none stands before it</source>
        <translation>«%1» — о случае, а перед ним случая нет</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is stated of &quot;%2&quot;; expected %3</source>
        <translation>о «%2» утверждается «%1»; ожидается: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected %2</source>
        <translation>«%1»: ожидается: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not all of the question; expected %2</source>
        <translation>«%1» — не весь вопрос; ожидается: %2</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>такого нет</translation>
    </message>
    <message>
        <source>the case only moves elements: its axes have no coordinates</source>
        <translation>случай только переставляет элементы: у его осей нет координат</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a calculation, or one of %2</source>
        <translation>«%1»: ожидается: вычисление или одно из %2</translation>
    </message>
    <message>
        <source>is not UTF-8; expected a file saved as UTF-8</source>
        <translation>— не UTF-8; ожидается: файл, сохранённый в UTF-8</translation>
    </message>
    <message>
        <source>has no title; expected a first line &quot;# Title&quot;</source>
        <translation>— нет заголовка; ожидается: первая строка «# Заголовок»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected &quot;# Title&quot; or &quot;## Heading&quot;</source>
        <translation>«%1»: ожидается: «# Заголовок» или «## Подзаголовок»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a second title; expected &quot;## Heading&quot;</source>
        <translation>«%1» — второй заголовок; ожидается: «## Подзаголовок»</translation>
    </message>
    <message>
        <source>begins with &quot;%1&quot;; expected a paragraph, &quot;- &quot; for a list, &quot;## &quot; for a heading or &quot;```&quot;</source>
        <translation>начинается с «%1»; ожидается: абзац, «- » для списка, «## » для подзаголовка или «```»</translation>
    </message>
    <message>
        <source>the block &quot;```%1&quot; does not end; expected a line &quot;```&quot;</source>
        <translation>блок «```%1» не кончается; ожидается: строка «```»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a whole number from 0 to %2</source>
        <translation>«%1»: ожидается: целое число от 0 до %2</translation>
    </message>
    <message>
        <source>--data &quot;%1&quot; would not travel with the lesson; expected a file that lies beside it, a generator such as iota, or values:1,2,3</source>
        <translation>--data «%1» не переехало бы с уроком; ожидается: файл рядом с ним, генератор, например iota, или values:1,2,3</translation>
    </message>
    <message>
        <source>has no line; expected DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</source>
        <translation>— нет строки; ожидается: DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2</translation>
    </message>
    <message>
        <source>stands before the first answer</source>
        <translation>стоит перед первым ответом</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>— отсутствует</translation>
    </message>
    <message>
        <source>is missing: a question needs an answer that is wrong</source>
        <translation>— отсутствует: вопросу нужен неверный ответ</translation>
    </message>
    <message>
        <source>is missing: each answer says why it is right or wrong</source>
        <translation>— отсутствует: каждый ответ говорит, почему он верен или нет</translation>
    </message>
    <message>
        <source>&quot;{=%1}&quot; states nothing that can be recomputed; expected {= 49 | output 0,1,2,3}</source>
        <translation>«{=%1}» не утверждает ничего, что можно пересчитать; ожидается: {= 49 | output 0,1,2,3}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end; expected %2, or \%3 for the sign itself</source>
        <translation>«%1» не кончается; ожидается: %2 или \%3 для самого знака</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a function of the input and fields, such as %2</source>
        <translation>«%1»: ожидается функция от входа и полей, например %2</translation>
    </message>
    <message>
        <source>an exercise reads no file; expected a generator such as iota, or values:1,2,3</source>
        <translation>упражнение не читает файлов; ожидается генератор, например iota, или values:1,2,3</translation>
    </message>
    <message>
        <source>%1: %2 has no field %3</source>
        <translation>%1: у %2 нет поля %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis, such as Scales[3]</source>
        <translation>«%1»: ожидается ось, например Scales[3]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected an axis from 0 to %2</source>
        <translation>«%1»: ожидается ось от 0 до %2</translation>
    </message>
    <message>
        <source>a layout has four axes, and the case has %1</source>
        <translation>у раскладки четыре оси, а у случая их %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected the letters N, C, H and W in an order, such as NHWC</source>
        <translation>«%1»: ожидаются буквы N, C, H и W в каком-либо порядке, например NHWC</translation>
    </message>
    <message>
        <source>Layout: the input has gaps; expected one that is packed</source>
        <translation>Layout: во входе есть промежутки; ожидается плотный</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected fields and their values, such as %2</source>
        <translation>«%1»: ожидается поля и их значения, например %2</translation>
    </message>
    <message>
        <source>the case has %1; expected it among the choices %2</source>
        <translation>у случая %1; ожидается среди вариантов %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected two choices or more</source>
        <translation>«%1»: ожидается не меньше двух вариантов</translation>
    </message>
    <message>
        <source>the knobs have more than %1 settings together</source>
        <translation>у ручек вместе больше %1 положений</translation>
    </message>
    <message>
        <source>stands before the first knob</source>
        <translation>стоит перед первой ручкой</translation>
    </message>
    <message>
        <source>stands before the task</source>
        <translation>стоит перед заданием</translation>
    </message>
    <message>
        <source>is done before a knob is turned</source>
        <translation>выполнено ещё до поворота ручки</translation>
    </message>
    <message>
        <source>no setting of the knobs does it</source>
        <translation>ни одно положение ручек этого не даёт</translation>
    </message>
    <message>
        <source>%1 of %2 elements are right so far.</source>
        <translation>Пока верны %1 из %2 элементов.</translation>
    </message>
    <message>
        <source>Done: all %1 elements are right.</source>
        <translation>Готово: верны все элементы, их %1.</translation>
    </message>
    <message>
        <source>The output has the sizes %1, the target %2.</source>
        <translation>У выхода размеры %1, у цели %2.</translation>
    </message>
    <message>
        <source>This cannot be: %1.</source>
        <translation>Так нельзя: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a case whose channels become blocks, or the reverse</source>
        <translation>«%1»: ожидается случай, в котором каналы становятся блоками или наоборот</translation>
    </message>
    <message>
        <source>has %1 answers; expected one for each of the %2 engines</source>
        <translation>число ответов: %1; ожидается по одному на каждый движок, их %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected a setting of the knobs of the case before</source>
        <translation>«%1»: ожидается положение ручек предыдущего случая</translation>
    </message>
    <message>
        <source>That is right. Now say why.</source>
        <translation>Верно. Теперь скажите почему.</translation>
    </message>
    <message>
        <source>your picture does not fit this lesson: its case has an output of %1; expected one image of 1 channel, which is grey, or of 3: red, green and blue</source>
        <translation>картинка не подходит к этому уроку: выход его случая %1; ожидается: одна картинка с 1 каналом (серая) или с 3: красный, зелёный и синий</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected choices, such as %1 0,0.5</source>
        <translation>«%1»: ожидается варианты, например %1 0,0.5</translation>
    </message>
    <message>
        <source>&quot;```%1&quot;: expected lesson, case, question, exercise or text</source>
        <translation>«```%1»: ожидается lesson, case, question, exercise или text</translation>
    </message>
    <message>
        <source>is no field of ```%1; expected %2</source>
        <translation>— не поле блока ```%1; ожидается: %2</translation>
    </message>
    <message>
        <source>one answer is right: expected one line &quot;right: …&quot;</source>
        <translation>верный ответ один: ожидается одна строка «right: …»</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: expected equal FIELD=VALUE</source>
        <translation>«%1»: ожидается equal FIELD=VALUE</translation>
    </message>
    <message>
        <source>a page shows at most %1 elements of both tensors together, not %2; try smaller Sizes</source>
        <translation>страница показывает не больше %1 элементов обоих тензоров вместе, а не %2; попробуйте меньшие Sizes</translation>
    </message>
</context>
<context>
    <name>measure</name>
    <message>
        <source>%1 of %2 equal</source>
        <translation>равны %1 из %2</translation>
    </message>
    <message>
        <source>the input is constant: whatever is read, the output is the same</source>
        <translation>вход постоянен: что ни прочти, выход тот же</translation>
    </message>
    <message>
        <source>%1 of %2 elements lie on ties: with either neighbour accepted the case tells little</source>
        <translation>равноудалённых элементов: %1 из %2; если годится любой из соседей, случай мало что говорит</translation>
    </message>
    <message>
        <source>does not apply: stride 0 repeats the elements of dimension %1, so that they cannot be numbered</source>
        <translation>неприменимо: шаг 0 повторяет элементы измерения %1, и их не пронумеровать</translation>
    </message>
    <message>
        <source>both orders are the same here, so that none is proved</source>
        <translation>оба порядка здесь одинаковы, и ни один не доказан</translation>
    </message>
    <message>
        <source>%1 run differs from the first</source>
        <translation>отличается от первого запусков: %1</translation>
    </message>
    <message>
        <source>%1 runs differ from the first</source>
        <translation>отличаются от первого запусков: %1</translation>
    </message>
    <message>
        <source>this is run %1</source>
        <translation>это запуск %1</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>для этого не хватает памяти</translation>
    </message>
    <message>
        <source>by bits alone at %1: %2, not %3</source>
        <translation>лишь битами в %1: %2, а не %3</translation>
    </message>
    <message>
        <source>a NaN at %1: %2, not %3</source>
        <translation>NaN в %1: %2, а не %3</translation>
    </message>
    <message>
        <source>an infinity at %1: %2, not %3</source>
        <translation>бесконечность в %1: %2, а не %3</translation>
    </message>
    <message>
        <source>largest |A − B| %1 at %2: %3, not %4</source>
        <translation>наибольшее |A − B| %1 в %2: %3, а не %4</translation>
    </message>
    <message>
        <source>largest |A − B| %1, %2 at %3: %4, not %5</source>
        <translation>наибольшее |A − B| %1, %2 в %3: %4, а не %5</translation>
    </message>
    <message>
        <source>largest ULP %1 at %2: %3, not %4</source>
        <translation>наибольшее ULP %1 в %2: %3, а не %4</translation>
    </message>
    <message>
        <source>%1 of %2 input elements stand in the output exactly once</source>
        <translation>ровно по разу в выходе элементов входа: %1 из %2</translation>
    </message>
    <message>
        <source>the first is %1</source>
        <translation>первый — %1</translation>
    </message>
    <message>
        <source>%1 runs, the same bits each time</source>
        <translation>запусков: %1, биты каждый раз те же</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first</source>
        <translation>отличаются от первого запуски: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 runs differ from the first, first at %3</source>
        <translation>отличаются от первого запуски: %1 из %2, сначала в %3</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>перестановка</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>туда и обратно</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 runs</source>
        <translation>остановлено на пределе запусков, %1</translation>
    </message>
    <message>
        <source>%1 dispatches nothing: it has no output</source>
        <translation>%1 ничего не выполняет: выхода нет</translation>
    </message>
    <message>
        <source>The file&apos;s case is another one: %1</source>
        <translation>Случай файла другой: %1</translation>
    </message>
    <message>
        <source>The expected values belong to another input</source>
        <translation>Ожидаемые значения — другого входа</translation>
    </message>
    <message>
        <source>cannot be compared: %1, not %2</source>
        <translation>нельзя сравнить: %1, а не %2</translation>
    </message>
    <message>
        <source>%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at fault; `check --against cpu` shows every element. Use the cpu engine</source>
        <translation>%1 дал неверный результат: элемент %2 — это %3, а в случае %4. Виноват драйвер или устройство; `check --against cpu` покажет каждый элемент. Используйте движок cpu</translation>
    </message>
    <message>
        <source>The first run of a new engine, all of it: compilation, allocation, transfers</source>
        <translation>Первый запуск нового движка целиком: компиляция, выделение памяти, передачи</translation>
    </message>
    <message>
        <source>Hot runs: those after the first, on the same buffers</source>
        <translation>Прогретые запуски: те, что после первого, на тех же буферах</translation>
    </message>
    <message>
        <source>The shortest hot run&apos;s time in the kernel, transfers excluded</source>
        <translation>Самое короткое время ядра среди прогретых запусков, без передач</translation>
    </message>
    <message>
        <source>Of the hot runs&apos; times in the kernel</source>
        <translation>Из времён ядра прогретых запусков</translation>
    </message>
    <message>
        <source>95 % of the hot runs&apos; kernels took at most this long</source>
        <translation>95 % прогретых запусков ядра уложились в это время</translation>
    </message>
    <message>
        <source>The longest hot run&apos;s time in the kernel</source>
        <translation>Самое долгое время ядра среди прогретых запусков</translation>
    </message>
    <message>
        <source>Bytes that the operator must read and write / median kernel time</source>
        <translation>Байты, которые оператор должен прочитать и записать / медианное время ядра</translation>
    </message>
    <message>
        <source>The time of the engine&apos;s own copy of (input + output) / 2 bytes / the kernel&apos;s, medians of runs in turn</source>
        <translation>Время копирования самим движком (вход + выход) / 2 байт / время ядра, медианы чередующихся запусков</translation>
    </message>
    <message>
        <source>Making the plan: tables and strides; once for each case</source>
        <translation>Составление плана: таблицы и шаги (stride); раз на случай</translation>
    </message>
    <message>
        <source>Input to the device, median</source>
        <translation>Вход на устройство, медиана</translation>
    </message>
    <message>
        <source>Output from the device, median</source>
        <translation>Выход с устройства, медиана</translation>
    </message>
    <message>
        <source>The whole call, transfers included, median</source>
        <translation>Весь вызов, с передачами, медиана</translation>
    </message>
    <message>
        <source>It is the output of another case: %1</source>
        <translation>Это выход другого случая: %1</translation>
    </message>
    <message>
        <source>largest finite |A − B| %1 at %2: %3, not %4</source>
        <translation>наибольшая конечная |A − B| %1 в %2: %3, а не %4</translation>
    </message>
    <message>
        <source>NaN: %1</source>
        <extracomment>How many elements that differ are NaN, or should be.</extracomment>
        <translation>NaN: %1</translation>
    </message>
    <message>
        <source>infinite: %1</source>
        <translation>бесконечных: %1</translation>
    </message>
    <message>
        <source>%1 within the tolerance (%2)</source>
        <translation>%1 в пределах допуска (%2)</translation>
    </message>
    <message>
        <source>%1 beyond it</source>
        <translation>%1 за его пределами</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance (%2)</source>
        <translation>%1 за пределами допуска (%2)</translation>
    </message>
    <message>
        <source>which is allowed</source>
        <translation>что разрешено</translation>
    </message>
    <message>
        <source>%1 nowhere</source>
        <translation>%1 нигде</translation>
    </message>
    <message>
        <source>%1 more than once</source>
        <translation>%1 не раз</translation>
    </message>
    <message>
        <source>%1 outputs come from no element</source>
        <translation>%1 выходов не взяты ни из какого элемента</translation>
    </message>
    <message>
        <source>%1 of %2 are back after %3</source>
        <translation>%1 из %2 вернулись после %3</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>в %1 стоит %2</translation>
    </message>
    <message>
        <source>in the other order %1 of %2</source>
        <translation>в другом порядке %1 из %2</translation>
    </message>
    <message>
        <source>in the other order only %1 of %2</source>
        <translation>в другом порядке только %1 из %2</translation>
    </message>
    <message>
        <source>%1 would hold %2</source>
        <translation>в %1 стояло бы %2</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>первый</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>max</source>
        <translation>макс.</translation>
    </message>
    <message>
        <source>of copy</source>
        <translation>от копии</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>план</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>download</source>
        <translation>выгрузка</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>всего</translation>
    </message>
</context>
<context>
    <name>measured</name>
    <message>
        <source>cubic interpolation with a = %1</source>
        <translation>кубическая интерполяция с a = %1</translation>
    </message>
    <message>
        <source>cubic interpolation with a = %1, its taps outside dropped</source>
        <translation>кубическая интерполяция с a = %1 без коэффициентов вне входа</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1, its taps outside dropped</source>
        <translation>кубический фильтр с a = %1 без коэффициентов вне входа</translation>
    </message>
    <message>
        <source>a cubic filter with a = %1</source>
        <translation>кубический фильтр с a = %1</translation>
    </message>
    <message>
        <source>the mean of the area that an output covers</source>
        <translation>среднее по площади, которую накрывает выход</translation>
    </message>
    <message>
        <source>the mean of all elements that an output touches</source>
        <translation>среднее всех элементов, которых касается выход</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes, its taps outside dropped</source>
        <translation>фильтр Ланцоша с тремя лепестками без коэффициентов вне входа</translation>
    </message>
    <message>
        <source>a Lanczos filter of three lobes</source>
        <translation>фильтр Ланцоша с тремя лепестками</translation>
    </message>
    <message>
        <source>the mean of the elements whose centres an output covers</source>
        <translation>среднее элементов, центры которых покрывает выход</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
</context>
<context>
    <name>onnx</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>%1 lies outside the model&apos;s folder</source>
        <translation>%1 лежит вне папки модели</translation>
    </message>
    <message>
        <source>%1 holds %2, and %3 gives %4</source>
        <translation>%1 содержит %2, а %3 даёт %4</translation>
    </message>
    <message>
        <source>tensor %1 has more than 8 dimensions</source>
        <translation>у тензора %1 больше 8 измерений</translation>
    </message>
    <message>
        <source>tensor %1 has the size %2; expected 0 to 2^32 − 1</source>
        <translation>у тензора %1 размер %2; ожидается: от 0 до 2^32 − 1</translation>
    </message>
    <message>
        <source>tensor %1 has %2 values; its sizes need %3</source>
        <translation>у тензора %1 значений: %2; по размерам их нужно %3</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in another file; expected data in the file itself</source>
        <translation>тензор %1 хранит данные в другом файле; ожидается: данные в самом файле</translation>
    </message>
    <message>
        <source>tensor %1 is of ONNX&apos;s element type %2; FLOAT, DOUBLE, FLOAT16, BOOL and integers of 8 to 64 bits are read</source>
        <translation>у тензора %1 тип элементов ONNX %2; читаются FLOAT, DOUBLE, FLOAT16, BOOL и целые от 8 до 64 бит</translation>
    </message>
    <message>
        <source>tensor %1 has more than 2^64 elements</source>
        <translation>у тензора %1 больше 2^64 элементов</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>тензор %1</translation>
    </message>
    <message>
        <source>attribute %1 is neither a number, a text nor a list of them</source>
        <translation>атрибут %1 — не число, не текст и не их список</translation>
    </message>
    <message>
        <source>Constant node of %1 has no value</source>
        <translation>У узла Constant для %1 нет значения</translation>
    </message>
    <message>
        <source>imports the opset %1, which there is not</source>
        <translation>импортирует opset %1, которого нет</translation>
    </message>
    <message>
        <source>imports no opset of ONNX&apos;s own</source>
        <translation>не импортирует ни одного opset самого ONNX</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; files of ONNX have less than 2^31</source>
        <translation>%1 — байт: %2; в файлах ONNX их меньше 2^31</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 не удаётся открыть</translation>
    </message>
    <message>
        <source>%1 is none of ONNX&apos;s files, or a damaged one</source>
        <translation>%1 — не файл ONNX или повреждён</translation>
    </message>
    <message>
        <source>A file of ONNX cannot hold this: it has at most 2 GiB</source>
        <translation>Файл ONNX не вмещает этого: в нём не больше 2 GiB</translation>
    </message>
    <message>
        <source>it stands in the function %1, whose sizes are those of each call</source>
        <translation>он стоит в функции %1, размеры которой у каждого вызова свои</translation>
    </message>
    <message>
        <source>its input&apos;s sizes are open: %1</source>
        <translation>размеры его входа не заданы: %1</translation>
    </message>
    <message>
        <source>The model has too many nodes that move elements: not all chains were tried.</source>
        <translation>В модели слишком много узлов, перемещающих элементы: испробованы не все цепочки.</translation>
    </message>
    <message>
        <source>the type of its input %1 is none of DirectML&apos;s, or not known</source>
        <translation>тип его входа %1 неизвестен, или его нет в DirectML</translation>
    </message>
    <message>
        <source>the sizes of its input %1 are not known</source>
        <translation>размеры его входа %1 неизвестны</translation>
    </message>
    <message>
        <source>%1 has no node %2 that is one of DirectML&apos;s layout operators</source>
        <translation>в %1 нет узла %2, который был бы оператором раскладки DirectML</translation>
    </message>
    <message>
        <source>expected %1, or other numbers</source>
        <translation>ожидается: %1 или другие числа</translation>
    </message>
    <message>
        <source>The provider runs the %1 nodes one by one.</source>
        <translation>Поставщик выполняет эти узлы (%1) по одному.</translation>
    </message>
    <message>
        <source>holds no node besides constants</source>
        <translation>нет узлов, кроме констант</translation>
    </message>
    <message>
        <source>tensor %1 keeps its data in %2, outside the model&apos;s folder</source>
        <translation>тензор %1 хранит данные в %2, вне папки модели</translation>
    </message>
    <message>
        <source>--dim %1: expected a name and a size, such as --dim batch=1</source>
        <translation>--dim %1: ожидается: имя и размер, например --dim batch=1</translation>
    </message>
    <message>
        <source>%1 has %2 nodes, and none of them is one of DirectML&apos;s layout operators</source>
        <translation>в %1 узлов: %2, и ни один из них не оператор раскладки DirectML</translation>
    </message>
    <message>
        <source>%1 has %2 nodes of which each is a case; expected one, such as %3; `tessera model` lists them</source>
        <translation>в %1 узлов, каждый из которых — случай: %2; ожидается: один из них, например %3; их перечисляет `tessera model`</translation>
    </message>
    <message>
        <source>%1 was recorded as %2 %3; the node needs %4 %5</source>
        <translation>%1 записан как %2 %3; узлу нужно %4 %5</translation>
    </message>
    <message>
        <source>%1 holds no .npy, .npz or .pb</source>
        <translation>в %1 нет файлов .npy, .npz или .pb</translation>
    </message>
    <message>
        <source>its input %1 was not recorded</source>
        <translation>его вход %1 не записан</translation>
    </message>
    <message>
        <source>its output %1 was not recorded</source>
        <translation>его выход %1 не записан</translation>
    </message>
    <message>
        <source>The model is of opset %1, and the library for shapes knows opset %2: what was changed since may keep sizes open.</source>
        <translation>Модель использует opset %1, а библиотека форм знает opset %2: из-за изменений после него размеры могут остаться незаданными.</translation>
    </message>
    <message>
        <source>--dim %1: the model leaves no size open</source>
        <translation>--dim %1: в модели нет незаданных размеров</translation>
    </message>
    <message>
        <source>--dim %1: the model has no such size</source>
        <translation>--dim %1: такого размера в модели нет</translation>
    </message>
    <message>
        <source>%1 cannot be linked: %2</source>
        <translation>на %1 не удаётся создать ссылку: %2</translation>
    </message>
    <message>
        <source>it has %1 elements; expected a few an axis</source>
        <translation>в нём %1 элементов; ожидалось несколько на ось</translation>
    </message>
    <message>
        <source>its data in %1 are %2 bytes long; its sizes need %3</source>
        <translation>его данные в %1 длиной %2 байт; его размеры требуют %3</translation>
    </message>
    <message>
        <source>its data lie in %1, which cannot be read</source>
        <translation>его данные лежат в %1, который не читается</translation>
    </message>
    <message>
        <source>its data are the bytes %1 to %2 of %3, which has %4</source>
        <translation>его данные — байты с %1 по %2 файла %3, в котором их %4</translation>
    </message>
    <message>
        <source>Tensor %1 is not read: %2.</source>
        <translation>Тензор %1 не читается: %2.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser does not read it: %1</source>
        <translation>парсер ONNX это не читает: %1</translation>
    </message>
    <message>
        <source>ONNX&apos;s parser fails with this text</source>
        <translation>парсер ONNX не справляется с этим текстом</translation>
    </message>
    <message>
        <source>the text has no node with an input</source>
        <translation>в тексте нет узла со входом</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>текст не говорит, каков размер %1; ожидалось рядом --Sizes 1,8,2,3</translation>
    </message>
    <message>
        <source>%1 is %2 in the text, and --Sizes says %3</source>
        <translation>%1 в тексте — %2, а --Sizes говорит %3</translation>
    </message>
    <message>
        <source>the text has %1 of DirectML&apos;s layout operators, %2 and %3; expected one</source>
        <translation>в тексте %1 операторов раскладки DirectML, %2 и %3; ожидался один</translation>
    </message>
    <message>
        <source>none of the nodes is one of DirectML&apos;s layout operators</source>
        <translation>ни один узел не является оператором раскладки DirectML</translation>
    </message>
    <message>
        <source>It stands in a graph of QuantizeLinear and DequantizeLinear: a runtime may compute it in %1.</source>
        <translation>Он стоит в графе из QuantizeLinear и DequantizeLinear: среда может вычислять его в %1.</translation>
    </message>
    <message>
        <source>its %1 are no constant of the model: %2</source>
        <translation>его %1 — не константа модели: %2</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>отброшены до целого</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>округлены вниз</translation>
    </message>
    <message>
        <source>rounded half to even</source>
        <translation>округлены к ближайшему чётному</translation>
    </message>
    <message>
        <source>rounded half up</source>
        <translation>округлены к ближайшему, половина вверх</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>округлены вверх</translation>
    </message>
    <message>
        <source>The library for shapes fails with %1: only sizes that the model says itself are known there.</source>
        <translation>Библиотека форм не справляется с %1: там известны только размеры, которые говорит сама модель.</translation>
    </message>
    <message>
        <source>`tessera model` lists those that it has</source>
        <translation>имеющиеся узлы перечисляет `tessera model`</translation>
    </message>
    <message>
        <source>the values of the tensor %1 are not known</source>
        <translation>значения тензора %1 неизвестны</translation>
    </message>
    <message>
        <source>tensor %1 is there twice; expected each once</source>
        <translation>тензор %1 встречается дважды; ожидается: каждый по разу</translation>
    </message>
</context>
<context>
    <name>ops</name>
    <message>
        <source>is not a type that this operator takes</source>
        <translation>— не тот тип, который принимает этот оператор</translation>
    </message>
    <message>
        <source>is not the input&apos;s type</source>
        <translation>— не тип входа</translation>
    </message>
    <message>
        <source>is not a multiple of %1 = %2</source>
        <translation>не кратно %1 = %2</translation>
    </message>
    <message>
        <source>does not have four dimensions {N, C, H, W}</source>
        <translation>— не четыре измерения {N, C, H, W}</translation>
    </message>
    <message>
        <source>is not a block&apos;s side</source>
        <translation>не может быть стороной блока</translation>
    </message>
    <message>
        <source>and BlockSize = %1 give an output size beyond 2^32 − 1</source>
        <translation>и BlockSize = %1 дают размер выхода больше 2^32 − 1</translation>
    </message>
    <message>
        <source>does not follow from the input %1 and BlockSize = %2</source>
        <translation>не следует из входа %1 и BlockSize = %2</translation>
    </message>
    <message>
        <source>Output row %1, column %2 is row %3, column %4 of its %5 block, and that place of channel %6 is kept in input channel %7 at row %8, column %9.</source>
        <translation>Строка %1, столбец %2 выхода — это строка %3, столбец %4 своего блока %5, и это место канала %6 хранится во входном канале %7, строка %8, столбец %9.</translation>
    </message>
    <message>
        <source>Output channel %1 at row %2, column %3 keeps row %4, column %5 of its %6 block of input channel %7, which is input row %8, column %9.</source>
        <translation>Канал выхода %1, строка %2, столбец %3 хранит строку %4, столбец %5 своего блока %6 входного канала %7, то есть строку %8, столбец %9 входа.</translation>
    </message>
    <message>
        <source>BlockSize is 1: both orders leave everything where it is</source>
        <translation>BlockSize равен 1: оба порядка оставляют всё на месте</translation>
    </message>
    <message>
        <source>the output has one channel: both orders are the same</source>
        <translation>у выхода один канал: оба порядка совпадают</translation>
    </message>
    <message>
        <source>the input has one channel: both orders are the same</source>
        <translation>у входа один канал: оба порядка совпадают</translation>
    </message>
    <message>
        <source>BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart</source>
        <translation>BlockSize равен 2, где b + b равно b·b; больший блок различает больше ошибок</translation>
    </message>
    <message>
        <source>The tensor that is read: {N, C, H, W}.</source>
        <translation>Тензор, который читается: {N, C, H, W}.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape follows from the rest.</source>
        <translation>Тензор, который записывается; его форма следует из остального.</translation>
    </message>
    <message>
        <source>The side of the square block of pixels that BlockSize² channels become, or come from.</source>
        <translation>Сторона квадратного блока пикселей, которым становятся или из которого берутся BlockSize² каналов.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>элементы</translation>
    </message>
    <message>
        <source>How the channel index is made of depth, block column and block row, the fastest first.</source>
        <translation>Как индекс канала составлен из глубины, столбца и строки блока, самый быстрый первым.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, depth fastest.</source>
        <translation>Переносит каналы в блоки пикселей, глубина быстрее всего.</translation>
    </message>
    <message>
        <source>Moves channels into blocks of pixels, in one of two orders.</source>
        <translation>Переносит каналы в блоки пикселей, в одном из двух порядков.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, depth fastest.</source>
        <translation>Переносит блоки пикселей в каналы, глубина быстрее всего.</translation>
    </message>
    <message>
        <source>Moves blocks of pixels into channels, in one of two orders.</source>
        <translation>Переносит блоки пикселей в каналы, в одном из двух порядков.</translation>
    </message>
    <message>
        <source>%1 takes another kind of value</source>
        <translation>%1 принимает значение другого вида</translation>
    </message>
    <message>
        <source>%1 has no field %2</source>
        <translation>у %1 нет поля %2</translation>
    </message>
    <message>
        <source>needs %1 with the input and the tables, more than the memory budget of %2</source>
        <translation>требует %1 со входом и таблицами, больше лимита памяти %2</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>выходит за 2^64 байт</translation>
    </message>
    <message>
        <source>needs more than 2^64 bytes with the input and the tables</source>
        <translation>требует больше 2^64 байт со входом и таблицами</translation>
    </message>
    <message>
        <source>AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an axis that shrinks enough</source>
        <translation>AntialiasFilter здесь не действует: нужны Antialiased, LINEAR и ось, которая достаточно уменьшается</translation>
    </message>
    <message>
        <source>RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no operator that does the same; with Antialiased = false it is written as RESAMPLE2</source>
        <translation>RESAMPLE3 с Antialiased = true нельзя записать для DxDispatch: у него нет такого оператора; с Antialiased = false он записывается как RESAMPLE2</translation>
    </message>
    <message>
        <source>The tensor that is read: one to four dimensions.</source>
        <translation>Тензор, который читается: от одного до четырёх измерений.</translation>
    </message>
    <message>
        <source>The tensor that is written; its shape may be chosen.</source>
        <translation>Тензор, который записывается; его форму можно выбрать.</translation>
    </message>
    <message>
        <source>Whether an output copies one element or blends neighbours.</source>
        <translation>Копирует ли выход один элемент или смешивает соседей.</translation>
    </message>
    <message>
        <source>Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR.</source>
        <translation>Берёт ли nearest элемент на координате или после неё, либо на ней или до неё; при LINEAR не действует.</translation>
    </message>
    <message>
        <source>The number of scales: the rank of both tensors.</source>
        <translation>Число масштабов: ранг обоих тензоров.</translation>
    </message>
    <message>
        <source>The number of scales and offsets: the rank of both tensors.</source>
        <translation>Число масштабов и смещений: ранг обоих тензоров.</translation>
    </message>
    <message>
        <source>Output pixels per input pixel, for each axis.</source>
        <translation>Пикселей выхода на пиксель входа, для каждой оси.</translation>
    </message>
    <message>
        <source>Added to an input coordinate before scaling, for each axis.</source>
        <translation>Прибавляется к координате входа до масштаба, для каждой оси.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пиксели</translation>
    </message>
    <message>
        <source>Added to the scaled coordinate, for each axis.</source>
        <translation>Прибавляется к масштабированной координате, для каждой оси.</translation>
    </message>
    <message>
        <source>When shrinking with LINEAR: filter, so that an output reads all pixels that it covers; outside, the edge repeats.</source>
        <translation>При уменьшении с LINEAR: фильтровать, чтобы выход читал все пиксели, которые он покрывает; снаружи край повторяется.</translation>
    </message>
    <message>
        <source>Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that are not pixel centres, and that it rounds nothing in between, is our rule: no document says it.</source>
        <translation>Какой фильтр; это не поле DirectML, чей фильтр — HALVING. Как он обращается с нечётными длинами и смещениями, которые не центры пикселей, и то, что он ничего не округляет в промежутке, — наше правило: ни один документ этого не говорит.</translation>
    </message>
    <message>
        <source>Resizes by scales, pixel centres at one half.</source>
        <translation>Меняет размер по масштабам, центры пикселей на половине.</translation>
    </message>
    <message>
        <source>Resizes by scales and pixel offsets; nearest rounds ties up.</source>
        <translation>Меняет размер по масштабам и смещениям; nearest округляет половины вверх.</translation>
    </message>
    <message>
        <source>RESAMPLE1 with a rounding direction for nearest.</source>
        <translation>RESAMPLE1 с направлением округления для nearest.</translation>
    </message>
    <message>
        <source>RESAMPLE2 with an antialiasing filter for linear.</source>
        <translation>RESAMPLE2 со сглаживающим фильтром для linear.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s output.</source>
        <translation>Градиент выхода прямого оператора.</translation>
    </message>
    <message>
        <source>The gradient of the forward operator&apos;s input; its shape may be chosen.</source>
        <translation>Градиент входа прямого оператора; его форму можно выбрать.</translation>
    </message>
    <message>
        <source>Whether a forward output copied one element or blended neighbours.</source>
        <translation>Копировал ли прямой выход один элемент или смешивал соседние.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s: its output pixels per input pixel, for each axis.</source>
        <translation>Масштабы прямого оператора: его пикселей выхода на пиксель входа, для каждой оси.</translation>
    </message>
    <message>
        <source>Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis.</source>
        <translation>Для InputGradientTensor, прямого выхода: прибавляется к его масштабированной координате, для каждой оси.</translation>
    </message>
    <message>
        <source>Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis.</source>
        <translation>Для OutputGradientTensor, прямого входа: прибавляется к его координате до масштабирования, для каждой оси.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE1: its map read backwards.</source>
        <translation>Градиент RESAMPLE1: его соответствие, прочитанное назад.</translation>
    </message>
    <message>
        <source>The gradient of RESAMPLE2: its map read backwards.</source>
        <translation>Градиент RESAMPLE2: его соответствие, прочитанное назад.</translation>
    </message>
    <message>
        <source>needs one value for each of the %1 dimensions</source>
        <translation>— нужно значение для каждого из измерений (%1)</translation>
    </message>
    <message>
        <source>is not a finite number above 0</source>
        <translation>— не конечное число больше 0</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>— не конечное число</translation>
    </message>
    <message>
        <source>no coordinate is a tie: how ties are rounded is not tested</source>
        <translation>ни одна координата не равноудалена от соседей: округление при равной удалённости не проверено</translation>
    </message>
    <message>
        <source>no coordinate lies outside the input: the repeated edge is not tested</source>
        <translation>ни одна координата не лежит вне входа: повтор края не проверен</translation>
    </message>
    <message>
        <source>nothing is cropped: the scaled input is no larger than the output</source>
        <translation>ничего не обрезано: масштабированный вход не больше выхода</translation>
    </message>
    <message>
        <source>How DirectML halves an odd length, or where offsets are not pixel centres, is in no document: here it is our rule.</source>
        <translation>Как DirectML уменьшает вдвое нечётную длину, или там, где смещения не центры пикселей, нет ни в одном документе: здесь это наше правило.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>— больше четырёх измерений</translation>
    </message>
    <message>
        <source>does not have the %1 dimensions of %2</source>
        <translation>— не столько измерений, сколько у %2 (%1)</translation>
    </message>
    <message>
        <source>is not the rank of both tensors</source>
        <translation>— не ранг обоих тензоров</translation>
    </message>
    <message>
        <source>%1 + … (%2 in all)</source>
        <translation>%1 + … (всего %2)</translation>
    </message>
    <message>
        <source>%1 → in %2 = %3</source>
        <translation>%1 → вход %2 = %3</translation>
    </message>
    <message>
        <source>%1 → halved once: %2</source>
        <translation>%1 → один раз уменьшено вдвое: %2</translation>
    </message>
    <message>
        <source>%1 → halved %2 times: %3</source>
        <translation>%1 → уменьшено вдвое, раз: %2: %3</translation>
    </message>
    <message>
        <source>%1  a tie: [%2] on the other side</source>
        <translation>%1  равноудалён: с другой стороны [%2]</translation>
    </message>
    <message>
        <source>%1  taps outside read the edge</source>
        <translation>%1  коэффициенты снаружи читают край</translation>
    </message>
    <message>
        <source>%1  clamped to the edge</source>
        <translation>%1  ограничено краем</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input: outside, the edge is repeated, and its element passes unchanged.</source>
        <translation>Выход лежит в %1 входа: снаружи край повторяется, и его элемент проходит без изменений.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input, which is an element: it passes unchanged.</source>
        <translation>Выход лежит в %1 входа, а это элемент: он проходит без изменений.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it; outside, the edge is repeated.</source>
        <translation>Выход лежит в %1 входа и смешивает элементы вокруг (%2); снаружи край повторяется.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and blends the %2 elements around it.</source>
        <translation>Выход лежит в %1 входа и смешивает элементы вокруг (%2).</translation>
    </message>
    <message>
        <source>Every axis keeps its scale: the output copies the input element in its place.</source>
        <translation>Каждая ось сохраняет масштаб: выход копирует элемент входа на своём месте.</translation>
    </message>
    <message>
        <source>The output lies at %1 of the input and copies the one element that rounding gives.</source>
        <translation>Выход лежит в %1 входа и копирует единственный элемент, который даёт округление.</translation>
    </message>
    <message>
        <source>No element of the forward output was read from here: the gradient is 0.</source>
        <translation>Ни один элемент прямого выхода отсюда не читался: градиент равен 0.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 output; its gradient comes back with the forward weight.</source>
        <translation>Прямой оператор читал этот элемент для %1 выхода; его градиент возвращается с прямым весом.</translation>
    </message>
    <message>
        <source>The forward operator read this element for %1 outputs; their gradients come back, each with its forward weight, and are added.</source>
        <translation>Прямой оператор читал этот элемент для нескольких выходов (%1); их градиенты возвращаются, каждый со своим прямым весом, и складываются.</translation>
    </message>
    <message>
        <source>%1 ← nothing</source>
        <translation>%1 ← ничего</translation>
    </message>
    <message>
        <source>%1   e.g. [%2]: %3</source>
        <translation>%1   напр. [%2]: %3</translation>
    </message>
    <message>
        <source>%1 pixel</source>
        <translation>%1 пикс.</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 пикс.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>down</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>up</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>to higher indices</source>
        <translation>к большим индексам</translation>
    </message>
    <message>
        <source>to lower indices</source>
        <translation>к меньшим индексам</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output: %3</source>
        <translation>Картинка сдвигается %1 на %2 выхода: %3</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>край</translation>
    </message>
    <message>
        <source>the centre of pixel 0</source>
        <translation>центр пикселя 0</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>позиция %1</translation>
    </message>
    <message>
        <source>the scale starts at %1 of both.</source>
        <translation>масштаб начинается в одной точке обеих: %1.</translation>
    </message>
    <message>
        <source>the scale puts %1 of the input on %2 of the output.</source>
        <translation>масштаб кладёт точку входа (%1) на точку выхода (%2).</translation>
    </message>
    <message>
        <source>Nothing shifts: the edges of both pictures coincide.</source>
        <translation>Сдвига нет: края обеих картинок совпадают.</translation>
    </message>
    <message>
        <source>No shift, but the picture is stretched about its middle: each edge lies %1 outside.</source>
        <translation>Сдвига нет, но картинка растянута от середины: каждый край на %1 снаружи.</translation>
    </message>
    <message>
        <source>No shift, but the picture is shrunk about its middle: each edge lies %1 inside.</source>
        <translation>Сдвига нет, но картинка сжата к середине: каждый край на %1 внутри.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 beyond the output and is cropped.</source>
        <translation>Первые края совпадают; с другого конца вход выходит за выход на %1 и обрезается.</translation>
    </message>
    <message>
        <source>The first edges coincide; at the other end the input reaches %1 less far and its edge is repeated.</source>
        <translation>Первые края совпадают; с другого конца входу не хватает %1, и его край повторяется.</translation>
    </message>
    <message>
        <source>The input&apos;s first edge falls %1 %2 of the output&apos;s, its last edge %3 %4: %5</source>
        <translation>Первый край входа лежит на %1 %2 от края выхода, последний — на %3 %4: %5</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too far.</source>
        <translation>при этих смещениях округление читает вход на %1 дальше.</translation>
    </message>
    <message>
        <source>rounding at these offsets reads %1 of the input too early.</source>
        <translation>при этих смещениях округление читает вход на %1 раньше.</translation>
    </message>
    <message>
        <source>Nothing shifts: every output copies the input that it covers.</source>
        <translation>Сдвига нет: каждый выход копирует вход, который он покрывает.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 of the output.</source>
        <translation>Картинка сдвигается %1 на %2 выхода.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 of the output.</source>
        <translation>Картинка сдвигается %1 на %2 и %3 на %4 выхода.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 of the output.</source>
        <translation>Картинка сдвигается %1 на %2, %3 на %4 и %5 на %6 выхода.</translation>
    </message>
    <message>
        <source>The picture moves %1 by %2 and %3 by %4 and %5 by %6 and %7 by %8 of the output.</source>
        <translation>Картинка сдвигается %1 на %2, %3 на %4, %5 на %6 и %7 на %8 выхода.</translation>
    </message>
    <message>
        <source>The edges of the two pictures do not meet.</source>
        <translation>Края двух картинок не сходятся.</translation>
    </message>
    <message>
        <source>%1 → the two about it, backwards</source>
        <translation>%1 → два вокруг, назад</translation>
    </message>
    <message>
        <source>%1 → the two about it</source>
        <translation>%1 → два вокруг</translation>
    </message>
    <message>
        <source>%1 → a triangle about it</source>
        <translation>%1 → треугольник вокруг</translation>
    </message>
    <message>
        <source>%1 → halved while Scale &lt; 1/2, then the two about it</source>
        <translation>%1 → уменьшается вдвое, пока Scale &lt; 1/2, затем два вокруг</translation>
    </message>
    <message>
        <source>%1 → %2, backwards</source>
        <translation>%1 → %2, назад</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that blended it, with their weights</source>
        <translation>каждый выход складывает градиенты прямых выходов, которые его смешивали, с их весами</translation>
    </message>
    <message>
        <source>each output adds up the gradients of the forward outputs that copied it</source>
        <translation>каждый выход складывает градиенты прямых выходов, которые его копировали</translation>
    </message>
    <message>
        <source>each output blends all elements below a triangle, which widens where an axis shrinks</source>
        <translation>каждый выход смешивает все элементы под треугольником, который шире там, где ось сжимается</translation>
    </message>
    <message>
        <source>each output blends two elements of every axis, of pairs&apos; means where its Scale is below 1/2</source>
        <translation>каждый выход смешивает два элемента каждой оси, средние пар там, где её Scale меньше 1/2</translation>
    </message>
    <message>
        <source>no effect in LINEAR, which rounds no coordinate</source>
        <translation>не действует при LINEAR: координаты не округляются</translation>
    </message>
    <message>
        <source>Copied: same place, same number.</source>
        <translation>Скопировано: то же место, то же число.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too far.</source>
        <translation>при этих смещениях округление вверх читает вход на %1 дальше.</translation>
    </message>
    <message>
        <source>rounding up at these offsets reads %1 of the input too early.</source>
        <translation>при этих смещениях округление вверх читает вход на %1 раньше.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too far.</source>
        <translation>при этих смещениях округление вниз читает вход на %1 дальше.</translation>
    </message>
    <message>
        <source>rounding down at these offsets reads %1 of the input too early.</source>
        <translation>при этих смещениях округление вниз читает вход на %1 раньше.</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Проигрыватель</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>В начало (Home)</translation>
    </message>
    <message>
        <source>Back (left arrow, Page Up)</source>
        <translation>Назад (стрелка влево, Page Up)</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ Пуск</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ Пауза</translation>
    </message>
    <message>
        <source>Play or pause (space)</source>
        <translation>Пуск или пауза (Пробел)</translation>
    </message>
    <message>
        <source>Step (right arrow, Page Down)</source>
        <translation>Шаг (стрелка вправо, Page Down)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В конец (End)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>along the</source>
        <translation>по порядку</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выхода</translation>
    </message>
    <message>
        <source>input</source>
        <translation>входа</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>памяти</translation>
    </message>
    <message>
        <source>by</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>element</source>
        <translation>элемент</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>block</source>
        <translation>блок</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>канал</translation>
    </message>
    <message>
        <source>steps a second</source>
        <translation>шагов в секунду</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Подсветка</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>равноудалён</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation>ограничен краем</translation>
    </message>
    <message>
        <source>cropped</source>
        <translation>обрезано</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>two neighbours are equally near</source>
        <translation>два соседа одинаково близки</translation>
    </message>
    <message>
        <source>outside the input, where the edge is repeated</source>
        <translation>за пределами входа, где повторяется край</translation>
    </message>
    <message>
        <source>no output reads it: it lies beyond what the outputs stand for</source>
        <translation>его не читает ни один выход: он лежит за пределами того, что представляют выходы</translation>
    </message>
    <message>
        <source>no output reads it</source>
        <translation>его не читает ни один выход</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>The tensors are drawn by a script, which this reader does not run.</source>
        <translation>Тензоры рисует скрипт, который эта программа просмотра не выполняет.</translation>
    </message>
    <message>
        <source>The formula with its numbers</source>
        <translation>Формула с числами</translation>
    </message>
    <message>
        <source>What belongs to it</source>
        <translation>Что ему соответствует</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Point at an element, or walk with the arrow keys, to see what belongs to it; click or press Enter to keep it. Space plays, the arrows and Page Up and Page Down step.</source>
        <translation>Наведите указатель на элемент или перемещайтесь стрелками, чтобы увидеть, что ему соответствует; щелчок или Enter закрепляет его. Пробел запускает воспроизведение, стрелки, Page Up и Page Down делают по шагу.</translation>
    </message>
    <message>
        <source>%1, its channels as red, green and blue</source>
        <translation>%1, каналы как красный, зелёный и синий</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>Пока ничего не заполнено.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>Вход %1 ждёт: выходы, которые его читают, читают и более поздний элемент.</translation>
    </message>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>Вход %1 не читает ни один выход: ничего не заполняется.</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>Заполняется элементов: %1, %2. Первый: %3</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>from %1, weight %2</source>
        <translation>откуда: %1, вес %2</translation>
    </message>
    <message>
        <source>to %1, weight %2</source>
        <translation>куда: %1, вес %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>No output reads it.</source>
        <translation>Его не читает ни один выход.</translation>
    </message>
    <message>
        <source>It is read by %1 output.</source>
        <translation>Его читает %1 выход.</translation>
    </message>
    <message>
        <source>It is read by %1 outputs.</source>
        <translation>Число читающих его выходов: %1.</translation>
    </message>
    <message>
        <source>Remove the pin of %1</source>
        <translation>Снять метку: %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Урок %1</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Не это.</translation>
    </message>
    <message>
        <source>What you can turn</source>
        <translation>Что можно повернуть</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>Показать объяснение</translation>
    </message>
    <message>
        <source>Output %1 copies input %2.</source>
        <translation>Выход %1 копирует вход %2.</translation>
    </message>
    <message>
        <source>Output %1 blends %2 inputs.</source>
        <translation>Выход %1 смешивает входы, их %2.</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Напишите эту функцию в файле Python и проверьте её:</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>Open in Tessera</source>
        <translation>Открыть в Tessera</translation>
    </message>
    <message>
        <source>Memory of the input</source>
        <translation>Память входа</translation>
    </message>
    <message>
        <source>Memory of the output</source>
        <translation>Память выхода</translation>
    </message>
    <message>
        <source>Strides %1.</source>
        <translation>Шаги (strides) %1.</translation>
    </message>
    <message>
        <source>Strides %1. %2 lives in house %3.</source>
        <translation>Шаги (strides) %1. %2 живёт в доме %3.</translation>
    </message>
    <message>
        <source>Houses %1 to %2 of %3</source>
        <translation>Дома с %1 по %2 из %3</translation>
    </message>
    <message>
        <source>Axis %1 on one ruler. Above: %2. Below: %3, each %4 wide.</source>
        <translation>Ось %1 на одной линейке. Сверху: %2. Снизу: %3, ширина каждой ячейки %4.</translation>
    </message>
    <message>
        <source>The place in its block, (by, bx)</source>
        <translation>Место в блоке, (by, bx)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Эталон</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>The picture of %1 × %2 pixels is no tensor: it may have 1 to 2^32 − 1 samples</source>
        <translation>Картинка %1 × %2 пикселей — не тензор: отсчётов может быть от 1 до 2^32 − 1</translation>
    </message>
    <message>
        <source>%1 is a drawing, not pixels; export it as .png first</source>
        <translation>%1 — рисунок, а не пиксели; сначала экспортируйте в .png</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>картинки (%1)</translation>
    </message>
    <message>
        <source>%1: its size is %2, and that of %3 is %4; the pictures of a batch are equally large</source>
        <translation>%1: размер %2, а у %3 — %4; картинки одного батча одинаковы по размеру</translation>
    </message>
    <message>
        <source>it is no JPEG picture that can be read: %1</source>
        <translation>это не читаемая картинка JPEG: %1</translation>
    </message>
    <message>
        <source>more than %1 scans</source>
        <translation>сканов больше %1</translation>
    </message>
    <message>
        <source>a JPEG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>картинку JPEG %1 × %2 пикселей не сделать: %3</translation>
    </message>
    <message>
        <source>the file ends before its picture does</source>
        <translation>файл кончается раньше своей картинки</translation>
    </message>
    <message>
        <source>there is not enough memory for the file</source>
        <translation>для файла не хватает памяти</translation>
    </message>
    <message>
        <source>it is no PNG picture that can be read: %1</source>
        <translation>это не читаемая картинка PNG: %1</translation>
    </message>
    <message>
        <source>the file ends before its picture does: a chunk is to have %1 bytes, %2 are left</source>
        <translation>файл кончается раньше картинки: в блоке должно быть %1 байт, осталось %2</translation>
    </message>
    <message>
        <source>it is a PNG picture of a kind that cannot be read</source>
        <translation>это картинка PNG нечитаемого вида</translation>
    </message>
    <message>
        <source>a PNG picture of %1 × %2 pixels cannot be made: %3</source>
        <translation>картинку PNG %1 × %2 пикселей не сделать: %3</translation>
    </message>
    <message>
        <source>it is no OpenEXR picture that can be read: %1</source>
        <translation>это не читаемая картинка OpenEXR: %1</translation>
    </message>
    <message>
        <source>its attribute %1 is not as long as one of its type</source>
        <translation>длина её атрибута %1 не та, что у его типа</translation>
    </message>
    <message>
        <source>its channels, %1, are neither grey nor RGB; as many as it has would do: %2</source>
        <translation>её каналы, %1, — не серый и не RGB; ожидается столько, сколько есть: %2</translation>
    </message>
    <message>
        <source>%1 × %2 at (%3, %4)</source>
        <translation>%1 × %2 в точке (%3, %4)</translation>
    </message>
    <message>
        <source>channels %1</source>
        <translation>каналы %1</translation>
    </message>
    <message>
        <source>%1 is of another type and becomes %2</source>
        <translation>%1 другого типа и становится %2</translation>
    </message>
    <message>
        <source>the data window, %1, which is read; the display window is %2</source>
        <translation>читается окно данных, %1; окно показа — %2</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>в ней нет пикселей</translation>
    </message>
    <message>
        <source>the first of %1 parts</source>
        <translation>первая из частей, которых %1</translation>
    </message>
    <message>
        <source>its headers contradict each other</source>
        <translation>её заголовки противоречат друг другу</translation>
    </message>
    <message>
        <source>an OpenEXR picture cannot be made: %1</source>
        <translation>картинку OpenEXR не сделать: %1</translation>
    </message>
    <message>
        <source>%1 holds %2; a picture is {H, W, C} or {N, H, W, C} of 1, 3 or 4 channels</source>
        <translation>%1 содержит %2; картинка — это {H, W, C} или {N, H, W, C} с 1, 3 или 4 каналами</translation>
    </message>
    <message>
        <source>the array %1 is %2</source>
        <translation>массив %1 — это %2</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in one of %2</source>
        <translation>%1: ожидается: имя с одним из окончаний %2</translation>
    </message>
    <message>
        <source>%1 holds %2 pictures, and a batch is made of files of one</source>
        <translation>%1: картинок %2, а батч составляют из файлов с одной</translation>
    </message>
    <message>
        <source>it is no picture of a format that is read: %1</source>
        <translation>это не картинка читаемого формата: %1</translation>
    </message>
    <message>
        <source>%1 holds no picture of %2 channels</source>
        <translation>%1 не хранит картинок с таким числом каналов: %2</translation>
    </message>
    <message>
        <source>a row is longer than the picture is wide</source>
        <translation>строка длиннее ширины картинки</translation>
    </message>
    <message>
        <source>scale %1, by which no sample is multiplied</source>
        <translation>масштаб %1, на который отсчёты не умножены</translation>
    </message>
    <message>
        <source>it is no TIFF picture that can be read: %1</source>
        <translation>это не читаемая картинка TIFF: %1</translation>
    </message>
    <message>
        <source>its samples have %1 bits, or are complex; integers of 8 to 64 bits and floats of 16 to 64 are read</source>
        <translation>её отсчёты по %1 бит или комплексные; читаются целые от 8 до 64 бит и числа с плавающей точкой от 16 до 64</translation>
    </message>
    <message>
        <source>0 is white: the samples are as they are stored</source>
        <translation>0 — белый: отсчёты такие, как записаны</translation>
    </message>
    <message>
        <source>colours are multiplied by their opacity</source>
        <translation>цвета умножены на их непрозрачность</translation>
    </message>
    <message>
        <source>its rows have %1 bytes where %2 are needed</source>
        <translation>в её строках байтов: %1, а нужно %2</translation>
    </message>
    <message>
        <source>a TIFF picture cannot be made: %1</source>
        <translation>картинку TIFF не сделать: %1</translation>
    </message>
    <message>
        <source>orientation %1, which is applied</source>
        <translation>ориентация %1, она применена</translation>
    </message>
    <message>
        <source>its channel %1 has one sample for %2 × %3 pixels; a tensor has one for each, and to make them up would convert luminance and chroma: save it with the channels R, G and B</source>
        <translation>в её канале %1 один отсчёт на %2 × %3 пикселей; в тензоре — по одному на каждый, а восполнить их значило бы преобразовать яркость и цветность: сохраните её с каналами R, G и B</translation>
    </message>
    <message>
        <source>values above %1, which are clipped to it: %2</source>
        <translation>значений больше %1, которые обрезаны до него: %2</translation>
    </message>
    <message>
        <source>values below %1, which are clipped to it: %2</source>
        <translation>значений меньше %1, которые обрезаны до него: %2</translation>
    </message>
    <message>
        <source>values that are no number, which become black: %1</source>
        <translation>значений, которые не являются числом и становятся чёрными: %1</translation>
    </message>
    <message>
        <source>16 bits a sample, of which 8 are kept</source>
        <translation>16 бит на отсчёт, из которых сохранено 8</translation>
    </message>
    <message>
        <source>%1 is read and not written; OpenEXR (.exr) and PFM (.pfm) hold its floats</source>
        <translation>%1 читается, но не записывается; его числа с плавающей запятой хранят OpenEXR (.exr) и PFM (.pfm)</translation>
    </message>
    <message>
        <source>its photometric interpretation is %1, which is not read; saved as RGB or grey it is, light as OpenEXR or TIFF of floats</source>
        <translation>её фотометрическая интерпретация — %1, она не читается; сохранённая в RGB или в градациях серого читается, свет — в OpenEXR или TIFF с числами с плавающей запятой</translation>
    </message>
    <message>
        <source>it has several pages, of which none is chosen; a file for each would do</source>
        <translation>в ней несколько страниц, и ни одна не выбрана; подойдёт отдельный файл для каждой</translation>
    </message>
    <message>
        <source>%1 as %2, in which white is 1</source>
        <translation>%1 как %2, где белое — 1</translation>
    </message>
    <message>
        <source>the fourth channel, which %1 does not hold</source>
        <translation>четвёртый канал, которого нет в %1</translation>
    </message>
    <message>
        <source>it is a JPEG picture in CMYK, which is not read; saved as RGB it is</source>
        <translation>это картинка JPEG в CMYK, она не читается; сохранённая в RGB читается</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of its header</source>
        <translation>«%1» — не число заголовка</translation>
    </message>
    <message>
        <source>it has no size, or one that is not read; -Y HEIGHT +X WIDTH is</source>
        <translation>размера нет, или он не читается; читается -Y ВЫСОТА +X ШИРИНА</translation>
    </message>
    <message>
        <source>it is in tiles or planes, which is not read; saved row by row it is</source>
        <translation>она записана плитками или плоскостями, такие не читаются; записанная по строкам читается</translation>
    </message>
    <message>
        <source>The picture as %1</source>
        <translation>Картинка как %1</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels</source>
        <translation>картинка %1 × %2 пикселей</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>%1 are more elements than can be counted</source>
        <translation>%1 — больше элементов, чем можно сосчитать</translation>
    </message>
    <message>
        <source>%1 is no shape; expected sizes from 1, and one -1</source>
        <translation>%1 — не форма; ожидается: размеры от 1 и одно -1</translation>
    </message>
    <message>
        <source>the tensor %1 is too large for strides of 32 bits</source>
        <translation>тензор %1 слишком велик для 32-битных шагов</translation>
    </message>
    <message>
        <source>axis %1 is none of %2</source>
        <translation>ось %1 не из %2</translation>
    </message>
    <message>
        <source>expected %1 to %2</source>
        <translation>ожидается: от %1 до %2</translation>
    </message>
    <message>
        <source>reshape of %1 to %2: the elements are %3, and not %4</source>
        <translation>reshape из %1 в %2: элементов %3, а не %4</translation>
    </message>
    <message>
        <source>reshape of %1 to %2 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>reshape из %1 в %2 разрезает ось, чего не делает ни один оператор раскладки DirectML</translation>
    </message>
    <message>
        <source>axis %1 is there twice; expected each once</source>
        <translation>ось %1 встречается дважды; ожидается: каждая по разу</translation>
    </message>
    <message>
        <source>%1 axes of the %2 of %3 are named; expected all</source>
        <translation>названо осей: %1 из %2 у %3; ожидается: все</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>повторение %1 раз не даёт размера</translation>
    </message>
    <message>
        <source>there is no place %1 for a further axis of %2</source>
        <translation>нет места %1 для ещё одной оси у %2</translation>
    </message>
    <message>
        <source>the part of %1 cuts across an axis, which none of DirectML&apos;s layout operators does</source>
        <translation>часть %1 разрезает ось, чего не делает ни один оператор раскладки DirectML</translation>
    </message>
    <message>
        <source>the parts %1 and %2 do not lie beside each other</source>
        <translation>части %1 и %2 не лежат рядом</translation>
    </message>
    <message>
        <source>the parts are too long to be joined</source>
        <translation>части слишком длинны, чтобы их соединить</translation>
    </message>
    <message>
        <source>the parts follow each other in an order that no operator has</source>
        <translation>части следуют в порядке, которого нет ни у одного оператора</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>Input %1 is read by no output: nothing is filled.</source>
        <translation>Вход %1 не читает ни один выход: ничего не заполняется.</translation>
    </message>
    <message>
        <source>Input %1 waits: the outputs that read it read a later element as well.</source>
        <translation>Вход %1 ждёт: выходы, которые его читают, читают и более поздний элемент.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Fills %1 elements %2. The first: %3</source>
        <translation>Заполняется элементов: %1, %2. Первый: %3</translation>
    </message>
    <message>
        <source>Nothing is filled yet.</source>
        <translation>Пока ничего не заполнено.</translation>
    </message>
</context>
<context>
    <name>probe</name>
    <message>
        <source>Outputs copy inputs: read off in two numberings, proved by %1 runs.</source>
        <translation>Выходы копируют входы: прочитано по двум нумерациям, доказано запусками: %1.</translation>
    </message>
    <message>
        <source>Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted.</source>
        <translation>Выходы — взвешенные суммы входов: измерено запусками: %1; случайные значения предсказаны.</translation>
    </message>
    <message>
        <source>There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs).</source>
        <translation>Соответствия нет: выходы — не копии и не взвешенные суммы входов (запусков: %1).</translation>
    </message>
    <message>
        <source>%1 output is never written: they keep what the memory held.</source>
        <translation>Не записан выход (%1): он хранит то, что было в памяти.</translation>
    </message>
    <message>
        <source>%1 outputs are never written: they keep what the memory held.</source>
        <translation>Не записаны выходы (%1): они хранят то, что было в памяти.</translation>
    </message>
    <message>
        <source>%1 output holds a constant that no input changes.</source>
        <translation>Выход (%1) содержит постоянную, которую не меняет ни один вход.</translation>
    </message>
    <message>
        <source>%1 outputs hold a constant that no input changes.</source>
        <translation>Выходы (%1) содержат постоянную, которую не меняет ни один вход.</translation>
    </message>
    <message>
        <source>It rearranges %1.</source>
        <translation>Она переставляет %1.</translation>
    </message>
    <message>
        <source>It rearranges %1 where %2 is right.</source>
        <translation>Она переставляет %1, а верно %2.</translation>
    </message>
    <message>
        <source>Its axes do not separate: weights are no products of one weight an axis.</source>
        <translation>Оси не разделяются: веса — не произведения по одному весу на ось.</translation>
    </message>
    <message>
        <source>The map is the right one.</source>
        <translation>Соответствие верно.</translation>
    </message>
    <message>
        <source>%1 of %2 outputs read otherwise than they should.</source>
        <translation>Выходов, которые читают не так, как должны: %1 из %2.</translation>
    </message>
    <message>
        <source>%1.Sizes %2 has %3 elements; at most %4 can be probed</source>
        <translation>%1.Sizes %2 — элементов: %3; исследовать можно не больше %4</translation>
    </message>
</context>
<context>
    <name>quality</name>
    <message>
        <source>The mean of |A − B|, by channel; 0 where they are equal.</source>
        <translation>Среднее |A − B| по каналам; 0, если они равны.</translation>
    </message>
    <message>
        <source>The largest |A − B|, by channel; 0 where they are equal.</source>
        <translation>Наибольшее |A − B| по каналам; 0, если они равны.</translation>
    </message>
    <message>
        <source>The peak against the mean of (A − B)²; infinite where they are equal.</source>
        <translation>Отношение пикового значения к среднему (A − B)²; бесконечность, если они равны.</translation>
    </message>
    <message>
        <source>Structural similarity, Gaussian window of 11 × 11; 1 where they are equal.</source>
        <translation>Структурное сходство, гауссово окно 11 × 11; 1, если они равны.</translation>
    </message>
    <message>
        <source>How much an eye sees when the two alternate on a display, in sRGB; 0 where they are equal.</source>
        <translation>Насколько глаз видит разницу, когда они сменяют друг друга на экране, в sRGB; 0, если они равны.</translation>
    </message>
    <message>
        <source>has more than four dimensions</source>
        <translation>— больше четырёх измерений</translation>
    </message>
    <message>
        <source>needs at least %1 × %1 elements; these are %2 × %3</source>
        <translation>нужно не меньше %1 × %1 элементов; здесь %2 × %3</translation>
    </message>
    <message>
        <source>needs a picture of 1, 3 or 4 channels; there are %1</source>
        <translation>нужна картинка с 1, 3 или 4 каналами; каналов здесь: %1</translation>
    </message>
    <message>
        <source>an element is NaN or infinite</source>
        <translation>есть элемент NaN или бесконечность</translation>
    </message>
    <message>
        <source>no measure of pictures: %1</source>
        <translation>мер для картинок нет: %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>пик %1</translation>
    </message>
    <message>
        <source>%1 pixels per degree</source>
        <translation>%1 пикселя на градус</translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message>
        <source>height times %1</source>
        <translation>высота на %1</translation>
    </message>
    <message>
        <source>width times %1</source>
        <translation>ширина на %1</translation>
    </message>
    <message>
        <source>pixel centres</source>
        <translation>центры пикселей</translation>
    </message>
    <message>
        <source>corners as origin</source>
        <translation>начало в углу</translation>
    </message>
    <message>
        <source>halves rounded up</source>
        <translation>половины вверх</translation>
    </message>
    <message>
        <source>the channel number is read in the other order</source>
        <translation>номер канала прочитан в другом порядке</translation>
    </message>
    <message>
        <source>the corners are the origin: x = o / scale</source>
        <translation>начало в углу: x = o / масштаб</translation>
    </message>
    <message>
        <source>pixel centres are used: x = (o + 0.5) / scale − 0.5</source>
        <translation>взяты центры пикселей: x = (o + 0.5) / масштаб − 0.5</translation>
    </message>
    <message>
        <source>the corners are aligned: x = o·(in − 1) / (out − 1)</source>
        <translation>углы совмещены: x = o·(in − 1) / (out − 1)</translation>
    </message>
    <message>
        <source>the gradient is resized like a picture, and not added up</source>
        <translation>размер градиента изменён, как у картинки, а не сложен</translation>
    </message>
    <message>
        <source>the two offsets are exchanged: each is taken for the other tensor&apos;s</source>
        <translation>два смещения поменяны местами: каждое принято за смещение другого тензора</translation>
    </message>
    <message>
        <source>the antialias filter is switched off where it is on, or on where it is off</source>
        <translation>сглаживающий фильтр выключен там, где включён, или наоборот</translation>
    </message>
    <message>
        <source>row and column inside the block are exchanged</source>
        <translation>строка и столбец внутри блока перепутаны</translation>
    </message>
    <message>
        <source>the batch is read as the fast part of the channel number</source>
        <translation>батч прочитан как быстрая часть номера канала</translation>
    </message>
    <message>
        <source>the strides are ignored: the memory is read as if it were packed</source>
        <translation>шаги (stride) не учтены: память прочитана как плотная</translation>
    </message>
    <message>
        <source>the memory is read as NHWC, as if the channels of a pixel lay side by side</source>
        <translation>память прочитана как NHWC, словно каналы пикселя лежат рядом</translation>
    </message>
    <message>
        <source>rows and columns of the input are exchanged</source>
        <translation>строки и столбцы входа перепутаны</translation>
    </message>
    <message>
        <source>each axis has the other one&apos;s scale, and past the end the edge repeats</source>
        <translation>у каждой оси масштаб другой, а за концом повторяется край</translation>
    </message>
    <message>
        <source>the coordinates are clamped one element before the end</source>
        <translation>координаты ограничены за один элемент до конца</translation>
    </message>
    <message>
        <source>the edge is not repeated: weights outside become negative</source>
        <translation>край не повторяется: снаружи веса отрицательны</translation>
    </message>
    <message>
        <source>the other neighbour is taken on a tie</source>
        <translation>при равной удалённости взят другой сосед</translation>
    </message>
    <message>
        <source>the picture is read from its last row up</source>
        <translation>картинка прочитана с последней строки вверх</translation>
    </message>
    <message>
        <source>The mistake: %1.</source>
        <translation>Ошибка: %1.</translation>
    </message>
    <message>
        <source>Which input element lands in output %1?</source>
        <translation>Какой элемент входа попадает в выход %1?</translation>
    </message>
    <message>
        <source>What comes out at output %1?</source>
        <translation>Что получается в выходе %1?</translation>
    </message>
    <message>
        <source>Output %1 holds %2. %3</source>
        <translation>В выходе %1 стоит %2. %3</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Which order made this output?</source>
        <translation>Какой порядок дал этот выход?</translation>
    </message>
    <message>
        <source>Which convention drew this picture?</source>
        <translation>По какому соглашению нарисована эта картинка?</translation>
    </message>
    <message>
        <source>level = %1 is none: expected 1, 2 or 3</source>
        <translation>level = %1 нет; ожидается: 1, 2 или 3</translation>
    </message>
    <message>
        <source>questions = %1: expected 1 to %2</source>
        <translation>questions = %1; ожидается: от 1 до %2</translation>
    </message>
    <message>
        <source>%1, batch entry %2</source>
        <translation>%1, элемент батча %2</translation>
    </message>
    <message>
        <source>%1, channel %2</source>
        <translation>%1, канал %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>the coordinate is rounded by another rule</source>
        <translation>координата округляется по другому правилу</translation>
    </message>
    <message>
        <source>Both: the other order gives the same output</source>
        <translation>Оба: другой порядок даёт тот же выход</translation>
    </message>
    <message>
        <source>The picture has one channel, so c is always 0: in both orders k = by·b + bx.</source>
        <translation>У картинки один канал, поэтому c всегда 0: в обоих порядках k = by·b + bx.</translation>
    </message>
    <message>
        <source>%1 gives this output, and so does the other order.</source>
        <translation>%1 даёт этот выход, и другой порядок тоже.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, затем %2</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>линейно</translation>
    </message>
    <message>
        <source>nearest element</source>
        <translation>ближайший элемент</translation>
    </message>
    <message>
        <source>with the antialias filter %1</source>
        <translation>с фильтром сглаживания %1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>блоки по %1</translation>
    </message>
    <message>
        <source>the input&apos;s channels last in memory</source>
        <translation>каналы входа в памяти последние</translation>
    </message>
    <message>
        <source>A resampling</source>
        <translation>Передискретизация</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>What is done, and the sizes of both tensors.</extracomment>
        <translation>%1: из %2 в %3</translation>
    </message>
    <message>
        <source>level %1 has only %2 questions; ask for fewer</source>
        <translation>на уровне %1 всего вопросов: %2; запросите меньше</translation>
    </message>
    <message>
        <source>Quiz on tensor layouts</source>
        <translation>Викторина о раскладках тензоров</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Вопрос %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>align corners</source>
        <translation>align corners</translation>
    </message>
    <message>
        <source>the nearest element is copied where neighbours are blended, or the reverse</source>
        <translation>ближайший элемент скопирован там, где соседи смешиваются, или наоборот</translation>
    </message>
    <message>
        <source>Then output %1 would be %2; here it is %3.</source>
        <translation>Тогда выход %1 был бы %2; здесь он %3.</translation>
    </message>
    <message>
        <source>seed %1, level %2, questions: %3</source>
        <translation>зерно %1, уровень %2, вопросы: %3</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <source>%1 takes %2 arguments, and this is one more</source>
        <translation>%1 принимает аргументов: %2, а этот лишний</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 дано дважды</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>у %1 нет %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 — отсутствует</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>ожидается: %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a whole number from 1 on</source>
        <translation>целое число от 1</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>список чисел</translation>
    </message>
    <message>
        <source>one number or two</source>
        <translation>одно или два числа</translation>
    </message>
    <message>
        <source>%1 needs whole numbers</source>
        <translation>%1 требует целых чисел</translation>
    </message>
    <message>
        <source>one whole number</source>
        <translation>одно целое число</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>expected a whole multiple of %1 elements</source>
        <translation>ожидается: число элементов, кратное %1</translation>
    </message>
    <message>
        <source>%1 needs a whole number from 1 on</source>
        <translation>%1 требует целого числа от 1</translation>
    </message>
    <message>
        <source>no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one</source>
        <translation>здесь нет вызова, который переставляет или масштабирует тензор; таким был бы F.pixel_shuffle(x, 2)</translation>
    </message>
    <message>
        <source>the value does not have %1 parts, one for each name</source>
        <translation>в значении нет названных частей (%1)</translation>
    </message>
    <message>
        <source>%1 is given no value; the text&apos;s input is %2</source>
        <translation>%1 не получает значения; вход текста — %2</translation>
    </message>
    <message>
        <source>the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it</source>
        <translation>текст не говорит, какого размера %1; рядом ожидается: --Sizes 1,8,2,3</translation>
    </message>
    <message>
        <source>channels that are last need four sizes N, C, H, W</source>
        <translation>каналам на последнем месте нужны четыре размера N, C, H, W</translation>
    </message>
    <message>
        <source>expected a tensor here, such as x</source>
        <translation>здесь ожидается: тензор, например x</translation>
    </message>
    <message>
        <source>%1 is nothing that can be read</source>
        <translation>%1 прочитать нельзя</translation>
    </message>
    <message>
        <source>this is no place in a list of %1</source>
        <translation>такого места нет в списке из %1</translation>
    </message>
    <message>
        <source>the list is too long</source>
        <translation>список слишком длинный</translation>
    </message>
    <message>
        <source>only numbers can be calculated with here</source>
        <translation>здесь можно считать только с числами</translation>
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation>на 0 делить нельзя</translation>
    </message>
    <message>
        <source>a layer takes one tensor</source>
        <translation>слой принимает один тензор</translation>
    </message>
    <message>
        <source>this is nothing that can be called</source>
        <translation>это вызвать нельзя</translation>
    </message>
    <message>
        <source>%1 is none of the functions that can be read</source>
        <translation>%1 — не из функций, которые читаются</translation>
    </message>
    <message>
        <source>expected one that moves or resizes a tensor, such as pixel_shuffle, interpolate, reshape or transpose</source>
        <translation>ожидается функция, которая переставляет или масштабирует тензор, как pixel_shuffle, interpolate, reshape или transpose</translation>
    </message>
    <message>
        <source>%1 is %2&apos;s, and the DirectML provider runs nodes of ONNX</source>
        <translation>%1 относится к %2, а поставщик DirectML выполняет узлы ONNX</translation>
    </message>
    <message>
        <source>without an axis whole tensors are laid side by side, or the result is flat; expected repeat(2, axis=3) or repeat_interleave</source>
        <translation>без оси целые тензоры ложатся рядом или результат одномерный; ожидается: repeat(2, axis=3) или repeat_interleave</translation>
    </message>
    <message>
        <source>np.ones of the blocks&apos; shape</source>
        <translation>np.ones формы блоков</translation>
    </message>
    <message>
        <source>expected %1 dimensions</source>
        <translation>ожидается измерений: %1</translation>
    </message>
    <message>
        <source>the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] beside it</source>
        <translation>значений %1 нет в тексте; рядом ожидается: %2 = [1, 1, 2, 2]</translation>
    </message>
    <message>
        <source>%1 needs a list of numbers</source>
        <translation>%1 требует списка чисел</translation>
    </message>
    <message>
        <source>%1 has no further input</source>
        <translation>у %1 больше нет входов</translation>
    </message>
    <message>
        <source>a case is one operator, and here a second one follows</source>
        <translation>случай — один оператор, а здесь следует второй</translation>
    </message>
    <message>
        <source>expected lists of names: [&quot;x&quot;], [&quot;y&quot;]</source>
        <translation>ожидается: списки имён: [&quot;x&quot;], [&quot;y&quot;]</translation>
    </message>
    <message>
        <source>RESAMPLE repeats the edge and has no padding</source>
        <translation>RESAMPLE повторяет край и не имеет дополнения</translation>
    </message>
    <message>
        <source>it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one RoundingDirection for all axes</source>
        <translation>это ceil, где ось сжимается, и floor, где растёт, а у RESAMPLE2 одно RoundingDirection на все оси</translation>
    </message>
    <message>
        <source>RESAMPLE copies one element or blends two neighbours an axis, and its antialiased filter is a triangle</source>
        <translation>RESAMPLE копирует один элемент или смешивает двух соседей на ось, а его фильтр сглаживания — треугольник</translation>
    </message>
    <message>
        <source>OpenCV computes UINT8 with weights of 1/2048 and rounds halves up; DirectML cuts the exact mean off.</source>
        <translation>OpenCV считает UINT8 с весами в 1/2048 и округляет половины вверх; DirectML отбрасывает дробную часть точного среднего.</translation>
    </message>
    <message>
        <source>expected %1 or %2</source>
        <translation>ожидается: %1 или %2</translation>
    </message>
    <message>
        <source>expected one axis from %1 to %2</source>
        <translation>ожидается: одна ось от %1 до %2</translation>
    </message>
    <message>
        <source>the tensor does not have the %1 axes that are resized</source>
        <translation>у тензора нет масштабируемых осей (%1)</translation>
    </message>
    <message>
        <source>expected %1 values</source>
        <translation>ожидается значений: %1</translation>
    </message>
    <message>
        <source>expected an object such as %1</source>
        <translation>ожидается: объект, например %1</translation>
    </message>
    <message>
        <source>the input %1 does not have four dimensions {N, C, H, W}</source>
        <translation>у входа %1 не четыре измерения {N, C, H, W}</translation>
    </message>
    <message>
        <source>the pattern has too many axes</source>
        <translation>в образце слишком много осей</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of a pattern that can be read; expected names, spaces and brackets</source>
        <translation>«%1» — не часть образца, которую можно прочитать; ожидается: имена, пробелы и скобки</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a bracket is not closed</source>
        <translation>«%1»: скобка не закрыта</translation>
    </message>
    <message>
        <source>%1 is no length of an axis</source>
        <translation>%1 — не длина оси</translation>
    </message>
    <message>
        <source>a pattern has one arrow: n c h w -&gt; n h w c</source>
        <translation>в образце одна стрелка: n c h w -&gt; n h w c</translation>
    </message>
    <message>
        <source>the pattern has %1 axes on its left, and the tensor %2</source>
        <translation>слева в образце осей: %1, а у тензора %2</translation>
    </message>
    <message>
        <source>%1 stands on the left twice</source>
        <translation>%1 дважды стоит слева</translation>
    </message>
    <message>
        <source>the lengths are too large</source>
        <translation>длины слишком велики</translation>
    </message>
    <message>
        <source>the lengths of %1 and %2 are not known; expected %3=2 beside the pattern</source>
        <translation>длины %1 и %2 неизвестны; рядом с образцом ожидается: %3=2</translation>
    </message>
    <message>
        <source>an axis of %1 elements is no multiple of %2</source>
        <translation>длина оси %1 не кратна %2</translation>
    </message>
    <message>
        <source>%1 stands on the right twice</source>
        <translation>%1 дважды стоит справа</translation>
    </message>
    <message>
        <source>%1 is only on the right side</source>
        <translation>%1 есть только справа</translation>
    </message>
    <message>
        <source>%1 is only on the left side</source>
        <translation>%1 есть только слева</translation>
    </message>
    <message>
        <source>an axis would be too long</source>
        <translation>ось была бы слишком длинной</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3</source>
        <translation>у %1 в opset %2 нет такого атрибута; он появился в %3</translation>
    </message>
    <message>
        <source>%1 of opset %2 has no such attribute; it came with %3 and went with %4</source>
        <translation>у %1 в opset %2 нет такого атрибута; он появился в %3 и исчез в %4</translation>
    </message>
    <message>
        <source>the DirectML provider leaves it to the CPU; expected 0</source>
        <translation>поставщик DirectML оставляет это процессору; ожидается: 0</translation>
    </message>
    <message>
        <source>what the DirectML provider makes of it is not known</source>
        <translation>неизвестно, как поставщик DirectML это обрабатывает</translation>
    </message>
    <message>
        <source>ONNX lays a single output on input 0; the provider asks whether the input has one element, and lays this one as half_pixel.</source>
        <translation>ONNX кладёт единственный выход на вход 0; поставщик смотрит, один ли элемент у входа, и кладёт этот как half_pixel.</translation>
    </message>
    <message>
        <source>The corners follow the whole size %1; ONNX&apos;s test vectors follow scales·n = %2.</source>
        <translation>Углы следуют целому размеру %1; тестовые векторы ONNX следуют scales·n = %2.</translation>
    </message>
    <message>
        <source>The provider places the samples of this node as half_pixel, where ONNX has asymmetric.</source>
        <translation>Поставщик располагает отсчёты этого узла как half_pixel, тогда как в ONNX — asymmetric.</translation>
    </message>
    <message>
        <source>DirectML&apos;s filter halves; ONNX&apos;s is a triangle that widens as the axis shrinks.</source>
        <translation>Фильтр DirectML уменьшает вдвое; у ONNX это треугольник, который расширяется при уменьшении оси.</translation>
    </message>
    <message>
        <source>the DirectML provider leaves cubic to the CPU</source>
        <translation>поставщик DirectML оставляет cubic процессору</translation>
    </message>
    <message>
        <source>it came with opset 19</source>
        <translation>это появилось в opset 19</translation>
    </message>
    <message>
        <source>it went with opset 13</source>
        <translation>это исчезло в opset 13</translation>
    </message>
    <message>
        <source>the input %1 has not one to eight dimensions, as DirectML&apos;s tensors have</source>
        <translation>у входа %1 не от одного до восьми измерений, как у тензоров DirectML</translation>
    </message>
    <message>
        <source>expected each axis once, from %1 to %2</source>
        <translation>ожидается: каждая ось по разу, от %1 до %2</translation>
    </message>
    <message>
        <source>The corners follow scales·n = %1, as in ONNX&apos;s test vectors; ONNX Runtime takes the whole size %2.</source>
        <translation>Углы следуют scales·n = %1, как в тестовых векторах ONNX; ONNX Runtime берёт целый размер %2.</translation>
    </message>
    <message>
        <source>with antialias RESAMPLE3 repeats the edge outside; expected 0</source>
        <translation>с antialias RESAMPLE3 снаружи повторяет край; ожидается: 0</translation>
    </message>
    <message>
        <source>a resize says itself where its channels are</source>
        <translation>масштабирование само говорит, где его каналы</translation>
    </message>
    <message>
        <source>channels that are last need four axes</source>
        <translation>каналам на последнем месте нужны четыре оси</translation>
    </message>
    <message>
        <source>the elements of %1 end up in %2 as none of DirectML&apos;s layout operators moves them</source>
        <translation>элементы %1 попадают в %2 так, как их не переставляет ни один оператор раскладки DirectML</translation>
    </message>
    <message>
        <source>repeating %1 times gives no size</source>
        <translation>повторение %1 раз не даёт размера</translation>
    </message>
    <message>
        <source>depth to space by blocks of %1 does not go with %2; expected four axes, and channels that are a multiple of %3</source>
        <translation>depth to space блоками по %1 не подходит к %2; ожидается: четыре оси и число каналов, кратное %3</translation>
    </message>
    <message>
        <source>space to depth by blocks of %1 does not go with %2; expected four axes, and rows and columns that are multiples of %3</source>
        <translation>space to depth блоками по %1 не подходит к %2; ожидается: четыре оси, а строки и столбцы, кратные %3</translation>
    </message>
    <message>
        <source>the filter&apos;s width follows the scale, and %1 the spacing: RESAMPLE3 has one Scale for both</source>
        <translation>ширина фильтра следует масштабу, а шаг — %1: у RESAMPLE3 один Scale на оба</translation>
    </message>
    <message>
        <source>%1 drops what its widened filter has outside the input, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1 отбрасывает то, что расширенный фильтр имеет вне входа, а RESAMPLE3 повторяет край: другой оператор</translation>
    </message>
    <message>
        <source>the output would have the size %1; expected a factor that gives 1 or more</source>
        <translation>у выхода был бы размер %1; ожидается: множитель, который даёт 1 или больше</translation>
    </message>
    <message>
        <source>an axis that is no axis of the input is resized</source>
        <translation>масштабируется ось, которой нет у входа</translation>
    </message>
    <message>
        <source>the axes of the result are not in the order of the input&apos;s, which no operator changes</source>
        <translation>оси результата стоят не в порядке входа, а его не меняет ни один оператор</translation>
    </message>
    <message>
        <source>the text does nothing to its input; expected a call that moves or resizes it</source>
        <translation>текст ничего не делает со входом; ожидается: вызов, который его переставляет или масштабирует</translation>
    </message>
    <message>
        <source>the statement does not go on like this</source>
        <translation>инструкция так не продолжается</translation>
    </message>
    <message>
        <source>nothing can be given a value here; expected a name</source>
        <translation>здесь ничему нельзя дать значение; ожидается: имя</translation>
    </message>
    <message>
        <source>the text ends here</source>
        <translation>текст здесь кончается</translation>
    </message>
    <message>
        <source>expected %1 here</source>
        <translation>здесь ожидается: %1</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>the text has %1 bytes; expected at most %2</source>
        <translation>в тексте байт: %1; ожидается: не больше %2</translation>
    </message>
    <message>
        <source>the text is empty; expected a call such as F.pixel_shuffle(x, 2)</source>
        <translation>текст пуст; ожидается: вызов, например F.pixel_shuffle(x, 2)</translation>
    </message>
    <message>
        <source>a zero byte is no text</source>
        <translation>нулевой байт — не текст</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>столбец %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <translation>%1 не закрыта</translation>
    </message>
    <message>
        <source>this is no number that can be held</source>
        <translation>такое число не помещается</translation>
    </message>
    <message>
        <source>a number does not go on like this</source>
        <translation>число так не продолжается</translation>
    </message>
    <message>
        <source>the string is not closed; expected %1</source>
        <translation>строка не закрыта; ожидается: %1</translation>
    </message>
    <message>
        <source>this sign is not understood</source>
        <translation>этот знак непонятен</translation>
    </message>
    <message>
        <source>too many brackets in each other</source>
        <translation>слишком много вложенных скобок</translation>
    </message>
    <message>
        <source>%1 closes nothing</source>
        <translation>%1 ничего не закрывает</translation>
    </message>
    <message>
        <source>a value for %1</source>
        <translation>значение для %1</translation>
    </message>
    <message>
        <source>expected %1 or a comma here</source>
        <translation>здесь ожидается: запятая или %1</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>expected %1, so that every element is in one block</source>
        <translation>ожидается: %1, чтобы каждый элемент был в одном блоке</translation>
    </message>
    <message>
        <source>stride is missing, and then 1, so that blocks overlap; expected stride=%1</source>
        <translation>нет шага stride, тогда он равен 1, и блоки перекрываются; ожидается: stride=%1</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>список тензоров</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s operators that move or resize a tensor</source>
        <translation>%1 — не оператор DirectML, который переставляет элементы или меняет размер тензора</translation>
    </message>
    <message>
        <source>DirectMLX rounds nearest up where nothing is said, half a pixel too far.</source>
        <translation>Если ничего не сказано, DirectMLX округляет ближайший вверх: на полпикселя дальше.</translation>
    </message>
    <message>
        <source>the text takes too long to work out</source>
        <translation>текст слишком долго вычислять</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with %2, which is given no value here, or is a tensor, whose elements the operators only move or blend</source>
        <translation>«%1» вычисляет с %2, чему здесь не дано значения, или это тензор, элементы которого операторы только переставляют или смешивают</translation>
    </message>
    <message>
        <source>&quot;%1&quot; computes with a tensor&apos;s elements, which the operators only move or blend; expected numbers</source>
        <translation>«%1» вычисляет с элементами тензора, которые операторы только переставляют или смешивают; ожидается: числа</translation>
    </message>
    <message>
        <source>it samples at places that data say, and RESAMPLE at those of a scale and an offset</source>
        <translation>берёт отсчёты в местах, заданных данными, а RESAMPLE — масштабом и смещением</translation>
    </message>
    <message>
        <source>it computes with weights of its own, and the operators only move or blend elements</source>
        <translation>вычисляет со своими весами, а операторы только переставляют или смешивают элементы</translation>
    </message>
    <message>
        <source>it makes one of whole windows, and RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>делает один элемент из целого окна, а RESAMPLE копирует один элемент или смешивает двух соседей на ось</translation>
    </message>
    <message>
        <source>it adds elements at the edges, which no layout operator does</source>
        <translation>добавляет элементы по краям, чего не делает ни один оператор раскладки</translation>
    </message>
    <message>
        <source>it turns axes round or rolls them, which no operator of DirectML&apos;s does</source>
        <translation>переворачивает или прокручивает оси, чего не делает ни один оператор DirectML</translation>
    </message>
    <message>
        <source>it computes with the elements, which the operators only move or blend</source>
        <translation>вычисляет с элементами, которые операторы только переставляют или смешивают</translation>
    </message>
    <message>
        <source>it moves blocks to the batch and not to the channels, which no operator of DirectML does</source>
        <translation>переносит блоки в батч, а не в каналы, чего не делает ни один оператор DirectML</translation>
    </message>
    <message>
        <source>%1 is none of DirectML&apos;s layout operators: %2</source>
        <translation>%1 — не оператор раскладки DirectML: %2</translation>
    </message>
    <message>
        <source>the lists are not equally long</source>
        <translation>списки разной длины</translation>
    </message>
    <message>
        <source>no case has elements of the type %1</source>
        <translation>случаев с элементами типа %1 нет</translation>
    </message>
    <message>
        <source>a step of 0 takes nothing; expected 1 or more</source>
        <translation>шаг 0 ничего не берёт; ожидается: 1 или больше</translation>
    </message>
    <message>
        <source>the first axis would run fastest; expected &quot;C&quot;</source>
        <translation>быстрее всех менялась бы первая ось; ожидается: «C»</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements and cannot become %3; expected an axis of 1</source>
        <translation>у оси %1 элементов: %2, и она не может стать %3; ожидается: ось длины 1</translation>
    </message>
    <message>
        <source>the part from %1 to %2 has no elements</source>
        <translation>в части от %1 до %2 нет элементов</translation>
    </message>
    <message>
        <source>the parts are not the axis, which has %1 elements</source>
        <translation>части не составляют ось; в ней элементов: %1</translation>
    </message>
    <message>
        <source>a step of %1 turns the axis round, which no operator of DirectML does</source>
        <translation>шаг %1 переворачивает ось, чего не делает ни один оператор DirectML</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>часть</translation>
    </message>
    <message>
        <source>the index has %1 places, and the tensor %2 axes</source>
        <translation>мест в индексе: %1, а осей у тензора: %2</translation>
    </message>
    <message>
        <source>which part is taken is not known here; expected numbers</source>
        <translation>какая часть берётся, здесь неизвестно; ожидается: числа</translation>
    </message>
    <message>
        <source>no dispatchable is here</source>
        <translation>здесь нет dispatchable</translation>
    </message>
    <message>
        <source>the block is column by column (as in Focus): no operator of DirectML orders it so; nearest is %1 with BlockSize %2 and Order %3, row by row</source>
        <translation>блок идёт по столбцам (как в Focus): ни один оператор DirectML так не упорядочивает; ближайший — %1 с BlockSize %2 и Order %3, по строкам</translation>
    </message>
    <message>
        <source>the axes of %1 end up in another order, %2: a transposition, which DirectML says by strides and by no operator</source>
        <translation>оси %1 оказываются в другом порядке, %2: это транспонирование, которое DirectML выражает шагами (stride), а не оператором</translation>
    </message>
    <message>
        <source>The words&apos; type %1 is none of the operator&apos;s; %2 is taken.</source>
        <translation>Типа %1 из слов у оператора нет; берётся %2.</translation>
    </message>
    <message>
        <source>The words&apos; result has the sizes %1, the case&apos;s %2.</source>
        <translation>Размеры результата в словах — %1, в случае — %2.</translation>
    </message>
    <message>
        <source>the input %1 has more than the four dimensions of RESAMPLE, and too few neighbours that are kept and could be one</source>
        <translation>у входа %1 больше четырёх измерений RESAMPLE, и слишком мало соседних неизменных, которые можно объединить</translation>
    </message>
    <message>
        <source>DirectML has none: RESAMPLE copies one element or blends two neighbours an axis</source>
        <translation>в DirectML такого нет: RESAMPLE копирует один элемент или смешивает двух соседей на ось</translation>
    </message>
    <message>
        <source>too much is open in each other here</source>
        <translation>здесь слишком много вложено друг в друга</translation>
    </message>
    <message>
        <source>a part of a tensor is given a value, which only whole maps can be read of; expected reshape and transpose, or parts that are concatenated</source>
        <translation>значение даётся части тензора, а читаются только целые соответствия; ожидается: reshape и transpose или соединённые части</translation>
    </message>
    <message>
        <source>axis %1 has %2 elements; expected 1</source>
        <translation>у оси %1 элементов: %2; ожидается: 1</translation>
    </message>
    <message>
        <source>parts of several tensors are joined, and a case has one input</source>
        <translation>соединяются части нескольких тензоров, а у случая один вход</translation>
    </message>
    <message>
        <source>Keras&apos;s backends do not agree on its order</source>
        <translation>Бэкенды Keras расходятся в его порядке</translation>
    </message>
    <message>
        <source>%1 takes it with %2 %3 only</source>
        <translation>%1 принимает это только с %2 %3</translation>
    </message>
    <message>
        <source>it is %1 where nothing is said</source>
        <translation>если ничего не сказано, это %1</translation>
    </message>
    <message>
        <source>DirectML does not say where UPSAMPLE_2D places its samples</source>
        <translation>DirectML не говорит, где UPSAMPLE_2D размещает отсчёты</translation>
    </message>
    <message>
        <source>the pictures have %1 dimensions; expected %2</source>
        <translation>у картинок измерений: %1; ожидается: %2</translation>
    </message>
    <message>
        <source>where a picture shrinks, its filter is wider and drops the part outside the picture, since %1 is True by default; RESAMPLE3 repeats the edge; expected %1=False</source>
        <translation>где картинка сжимается, фильтр расширяется, так как %1 без указания равен True, а то, что снаружи, отбрасывается, тогда как RESAMPLE3 повторяет край; ожидается: %1=False</translation>
    </message>
    <message>
        <source>%1 widens its filter where a picture shrinks, and drops the part outside the picture, where RESAMPLE3 repeats the edge: another operator</source>
        <translation>%1 расширяет фильтр, где картинка сжимается, и отбрасывает то, что снаружи, а RESAMPLE3 повторяет край: другой оператор</translation>
    </message>
    <message>
        <source>%1 does not say which neighbour is nearest</source>
        <translation>%1 не говорит, какой сосед ближайший</translation>
    </message>
    <message>
        <source>paste the assignments and calls alone, or let Python run the whole function with ts.probe, ts.identify or ts.sweep</source>
        <translation>вставьте только присваивания и вызовы или дайте Python выполнить всю функцию через ts.probe, ts.identify или ts.sweep</translation>
    </message>
    <message>
        <source>&quot;%1&quot; branches or loops, which is not run here</source>
        <translation>«%1» ветвится или повторяется, что здесь не выполняется</translation>
    </message>
    <message>
        <source>&quot;%1&quot; makes a program, which is not run here</source>
        <translation>«%1» создаёт программу, которая здесь не выполняется</translation>
    </message>
    <message>
        <source>expected at most %1</source>
        <translation>ожидается не более %1</translation>
    </message>
    <message>
        <source>it multiplies tensors, and the operators only move or blend elements</source>
        <translation>она умножает тензоры, а операторы лишь перемещают или смешивают элементы</translation>
    </message>
    <message>
        <source>the blocks have %1 rows and %2 columns: %3 has one BlockSize for both</source>
        <translation>в блоках %1 строк и %2 столбцов: у %3 один BlockSize на то и другое</translation>
    </message>
    <message>
        <source>%1 is seen as %2 and every element stays where it is in memory: a reshape, for which DirectML has no operator</source>
        <translation>%1 рассматривается как %2, и каждый элемент остаётся на своём месте в памяти: reshape, для которого в DirectML нет оператора</translation>
    </message>
    <message>
        <source>The tensors are taken for N, H, W, C: the case has them as N, C, H, W, with the strides of channels that are last.</source>
        <translation>Тензоры приняты за N, H, W, C: в примере они N, C, H, W, с шагами каналов, стоящих последними.</translation>
    </message>
    <message>
        <source>paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), or give its output to identify</source>
        <translation>вставьте то, что вычисляет шейдер, в виде вызова, например F.interpolate(x, size=(8, 12), mode=&apos;bilinear&apos;), или отдайте его выход команде identify</translation>
    </message>
    <message>
        <source>paste the same reshapes, transposes and resizes as Python has them, or give the output to identify</source>
        <translation>вставьте те же reshape, транспонирования и изменения размера, как их пишут на Python, или отдайте выход команде identify</translation>
    </message>
    <message>
        <source>this is %1, which is not read; %2</source>
        <translation>это %1, его программа не читает; %2</translation>
    </message>
    <message>
        <source>The words&apos; channels are last, which the case says by strides.</source>
        <translation>В тексте каналы стоят последними; случай выражает это шагами.</translation>
    </message>
    <message>
        <source>%1 has no such parameter</source>
        <translation>у %1 нет такого параметра</translation>
    </message>
    <message>
        <source>%1 and %2 have a %3; --framework &quot;%4&quot; would say whose it is</source>
        <translation>%3 есть у %1 и %2; --framework «%4» сказал бы, чей он</translation>
    </message>
    <message>
        <source>%1 is called by a function of the text, which is not read; paste its statements in the place of the call</source>
        <translation>%1 вызывается функцией текста, что не читается; вставьте её инструкции на место вызова</translation>
    </message>
    <message>
        <source>it resizes a region of its input, which is not read; a case of RESAMPLE1 says it by Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) and OutputPixelOffsets 0</source>
        <translation>он изменяет размер области входа, что не читается; случай RESAMPLE1 задаёт это через Scales (m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) и OutputPixelOffsets 0</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>The reference engine %1</source>
        <extracomment>&quot;needs 3 MiB of memory, more than the memory budget of 1 MiB&quot;</extracomment>
        <translation>Движок reference %1</translation>
    </message>
    <message>
        <source>the textbook formulas in float64, one thread</source>
        <translation>формулы учебника в float64, один поток</translation>
    </message>
    <message>
        <source>The reference engine ran out of memory: it keeps intermediate values in float64. Choose a smaller tensor, or another engine</source>
        <translation>Движку reference не хватило памяти: промежуточные значения он хранит в float64. Выберите меньший тензор или другой движок</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>There is no engine &quot;%1&quot;</source>
        <translation>Движка «%1» нет</translation>
    </message>
    <message>
        <source>There is no engine &quot;%1&quot;. %2 Engines of this machine: %3</source>
        <translation>Движка «%1» нет. %2 Движки этого компьютера: %3</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>%1 has no Python</source>
        <translation>у %1 нет Python</translation>
    </message>
    <message>
        <source>DataType %1: %2 computes this operator exactly only for %3</source>
        <translation>DataType %1: %2 вычисляет этот оператор точно только для %3</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>%1 is too large for a session</source>
        <translation>%1 слишком велик для сеанса</translation>
    </message>
    <message>
        <source>%1 was written by a newer Tessera</source>
        <translation>%1 записан более новой Tessera</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 повреждён</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>%1 = %2 is no hexadecimal number</source>
        <translation>%1 = %2 — не шестнадцатеричное число</translation>
    </message>
    <message>
        <source>%1 = %2 is no sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>%1 = %2 — не прогон; ожидается: то, что пишет `tessera sweep --out FILE`</translation>
    </message>
    <message>
        <source>%1 = %2 is none of %3 shards</source>
        <translation>%1 = %2 — нет такого шарда, всего их %3</translation>
    </message>
    <message>
        <source>%1 = %2 is no verdict of a failure; expected FAIL, CRASH, TIMEOUT or INVALID</source>
        <translation>%1 = %2 — не вердикт о сбое; ожидается: FAIL, CRASH, TIMEOUT или INVALID</translation>
    </message>
    <message>
        <source>%1 is of another sweep than %2: %3 %4, not %5</source>
        <extracomment>Two files, and what of the sweep is another: a name, its value, the other value.</extracomment>
        <translation>%1 и %2 — из разных прогонов: %3 %4, а не %5</translation>
    </message>
    <message>
        <source>%1 and %2 are both shard %3</source>
        <translation>%1 и %2 — оба шард %3</translation>
    </message>
    <message>
        <source>shard %1 is missing; there are %2 of %3</source>
        <translation>нет шарда %1; есть %2 из %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, строка %2: %3</translation>
    </message>
    <message>
        <source>%1 has no line with the sums: it was cut off; run its shard again</source>
        <translation>%1 — нет строки с итогами: файл обрезан; запустите его шард снова</translation>
    </message>
    <message>
        <source>follows the sums, which are the last line; expected nothing after them</source>
        <translation>стоит после итогов, а они — последняя строка; после них не ожидается ничего</translation>
    </message>
    <message>
        <source>is no report of a sweep; expected what `tessera sweep --out FILE` writes</source>
        <translation>это не отчёт прогона; ожидается: то, что пишет `tessera sweep --out FILE`</translation>
    </message>
    <message>
        <source>%1 = %2 stands in another line as well; expected each case once</source>
        <translation>%1 = %2 есть и в другой строке; ожидается: каждый случай по разу</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of %3; expected a lower number</source>
        <translation>%1 = %2 — не случай из %3; ожидается: число меньше</translation>
    </message>
    <message>
        <source>%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another&apos;s lines</source>
        <translation>%1 = %2 — случай не шарда %3, а %4: файл относится к этому шарду или содержит чужие строки</translation>
    </message>
    <message>
        <source>The sweep made a case with an issue: %1: %2</source>
        <translation>Прогон создал случай с ошибкой: %1: %2</translation>
    </message>
    <message>
        <source>%1, the judge: %2</source>
        <translation>%1, эталон: %2</translation>
    </message>
    <message>
        <source>--operator &quot;%1&quot;: %2</source>
        <translation>--operator «%1»: %2</translation>
    </message>
    <message>
        <source>--types &quot;%1&quot;: %2</source>
        <translation>--types «%1»: %2</translation>
    </message>
    <message>
        <source>--types %1: %2 has none of them; expected one of %3</source>
        <translation>--types %1: у %2 нет ни одного из них; ожидается: один из %3</translation>
    </message>
    <message>
        <source>--types %1: no --operator has it; expected one of %2</source>
        <translation>--types %1: его нет ни у одного --operator; ожидается: один из %2</translation>
    </message>
    <message>
        <source>there is no case of %1</source>
        <translation>нет ни одного случая %1</translation>
    </message>
    <message>
        <source>--shard &quot;%1&quot;: expected I/N with I from 1 to N, such as 3/16</source>
        <translation>--shard «%1»: ожидается: I/N с I от 1 до N, например 3/16</translation>
    </message>
    <message>
        <source>%1 = %2 is not what the rest of the file gives; expected %3</source>
        <translation>%1 = %2 не следует из остального файла; ожидалось %3</translation>
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
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <extracomment>What is wrong, and what was expected.</extracomment>
        <translation>%1; ожидается: %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Б</translation>
    </message>
    <message>
        <source>needs %1 of memory, more than the memory budget of %2</source>
        <extracomment>The rest of a sentence.</extracomment>
        <translation>требует памяти: %1, больше лимита памяти %2</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory, more than the memory budget of %3</source>
        <translation>%1 требует памяти: %2, больше лимита памяти %3</translation>
    </message>
    <message>
        <source>There is not enough memory for %1 bytes. Choose smaller sizes or close other programs</source>
        <translation>Не хватает памяти (байт: %1). Выберите меньшие размеры или закройте другие программы</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>%1 became shorter while it was read: %2 bytes are left of %3</source>
        <translation>%1 стал короче при чтении: осталось %2 байт из %3</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 не удаётся открыть: %2</translation>
    </message>
    <message>
        <source>%1 is shorter than the %2 bytes that it announces</source>
        <translation>%1 короче объявленных байтов (%2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a coordinate: expected %2 whole numbers or a flat index</source>
        <translation>«%1» — не координата; ожидается: целые числа (%2) или сквозной индекс</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond the last element, %2</source>
        <translation>«%1» за последним элементом, %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers; the tensor has %3 dimensions</source>
        <translation>в «%1» чисел: %2; измерений у тензора: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside %2</source>
        <translation>«%1» вне %2</translation>
    </message>
    <message>
        <source>channel = (block row, block column, depth), depth fastest</source>
        <translation>канал = (строка блока, столбец блока, глубина), глубина быстрее всего</translation>
    </message>
    <message>
        <source>channel = (depth, block row, block column), block column fastest</source>
        <translation>канал = (глубина, строка блока, столбец блока), столбец блока быстрее всего</translation>
    </message>
    <message>
        <source>each output copies one input element</source>
        <translation>каждый выход копирует один элемент входа</translation>
    </message>
    <message>
        <source>each output blends the two nearest elements of every axis</source>
        <translation>каждый выход смешивает два ближайших элемента каждой оси</translation>
    </message>
    <message>
        <source>nearest takes the element at or after the coordinate: ceil(x)</source>
        <translation>nearest берёт элемент на координате или после неё: ceil(x)</translation>
    </message>
    <message>
        <source>nearest takes the element at or before the coordinate: floor(x)</source>
        <translation>nearest берёт элемент на координате или до неё: floor(x)</translation>
    </message>
    <message>
        <source>DirectML&apos;s: while Scale is below 1/2 each pair becomes its mean, then two neighbours are blended</source>
        <translation>фильтр DirectML: пока Scale меньше 1/2, каждая пара заменяется её средним, затем смешиваются два соседа</translation>
    </message>
    <message>
        <source>ONNX&apos;s antialias: below Scale 1 the two-pixel triangle is stretched by 1/Scale</source>
        <translation>antialias из ONNX: ниже Scale 1 треугольник шириной два пикселя растягивается в 1/Scale раз</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>нет доступа</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>нет такого файла или папки</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>файловая система только для чтения</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>needs one stride for each of the %1 sizes</source>
        <translation>— нужен шаг для каждого из размеров (%1)</translation>
    </message>
    <message>
        <source>would write several elements to one place</source>
        <translation>записало бы несколько элементов в одно место</translation>
    </message>
    <message>
        <source>lets two elements of %1 share a place; an output&apos;s may not</source>
        <translation>даёт двум элементам %1 одно место; у выхода так нельзя</translation>
    </message>
    <message>
        <source>reaches beyond 2^64 bytes</source>
        <translation>выходит за 2^64 байт</translation>
    </message>
    <message>
        <source>is less than the %1 bytes that the elements reach</source>
        <translation>меньше, чем достают элементы (байт: %1)</translation>
    </message>
    <message>
        <source>is neither 0 nor a power of two of at least the element&apos;s %1 bytes</source>
        <translation>— не 0 и не степень двойки не меньше размера элемента (байт: %1)</translation>
    </message>
    <message>
        <source>has no dimensions</source>
        <translation>без измерений</translation>
    </message>
    <message>
        <source>is not a size</source>
        <translation>— не размер</translation>
    </message>
    <message>
        <source>has more than 2^32 − 1 elements</source>
        <translation>— больше 2^32 − 1 элементов</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2</source>
        <translation>«%1» — не значение %2</translation>
    </message>
</context>
<context>
    <name>tessera</name>
    <message>
        <source>Pin the element under the mouse</source>
        <translation>Закрепить элемент под мышью</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щелчок</translation>
    </message>
    <message>
        <source>Move the pin by one element</source>
        <translation>Сдвинуть метку на один элемент</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Move the pin by one block</source>
        <translation>Сдвинуть метку на один блок</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Shift+стрелки</translation>
    </message>
    <message>
        <source>Move the pin by one channel</source>
        <translation>Сдвинуть метку на один канал</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>Select from the pin on</source>
        <translation>Выделить начиная с метки</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+стрелки</translation>
    </message>
    <message>
        <source>Take the pin along</source>
        <translation>Вести метку за собой</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Перетаскивание</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Выделить прямоугольник</translation>
    </message>
    <message>
        <source>Add a rectangle to it</source>
        <translation>Добавить прямоугольник</translation>
    </message>
    <message>
        <source>Shift+Drag</source>
        <translation>Shift+перетаскивание</translation>
    </message>
    <message>
        <source>Take a rectangle from it</source>
        <translation>Убрать прямоугольник</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+перетаскивание</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Pan with any tool</source>
        <translation>Сдвиг любым инструментом</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Средняя кнопка</translation>
    </message>
    <message>
        <source>Pan sideways</source>
        <translation>Сдвиг вбок</translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation>Shift+колёсико</translation>
    </message>
    <message>
        <source>Zoom about the mouse</source>
        <translation>Масштаб вокруг мыши</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колёсико</translation>
    </message>
    <message>
        <source>Copy, jump, compare: more about an element</source>
        <translation>Копировать, перейти, сравнить: больше об элементе</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Правый щелчок</translation>
    </message>
    <message>
        <source>%1 reads %2 for %3</source>
        <translation>%1 читает %2 для %3</translation>
    </message>
    <message>
        <source>%1, where %2 is right.</source>
        <translation>%1, а верно %2.</translation>
    </message>
    <message>
        <source>%1, which is right.</source>
        <translation>%1, и это верно.</translation>
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
            <numerusform>ещё %1</numerusform>
            <numerusform>ещё %1</numerusform>
            <numerusform>ещё %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>No output element reads this one: it is cropped away, or skipped.</source>
        <translation>Ни один элемент выхода его не читает: он обрезан или пропущен.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>биты</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>бесконечность</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>не число</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>ноль</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>знак</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>mantissa, subnormal</source>
        <translation>мантисса, субнормальное</translation>
    </message>
    <message>
        <source>mantissa</source>
        <translation>мантисса</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>Допуск: %1</translation>
    </message>
    <message>
        <source>%1 beyond the hard limit</source>
        <translation>за жёстким пределом: %1</translation>
    </message>
    <message>
        <source>%1 of %2 on ties</source>
        <translation>равноудалённых: %1 из %2</translation>
    </message>
    <message>
        <source>%1 · tolerance: %2</source>
        <translation>%1 · допуск: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>as many differ as may · %1 of %2</source>
        <translation>различий не больше допустимого · %1 из %2</translation>
    </message>
    <message>
        <source>equal, bit for bit · %1</source>
        <translation>равны бит в бит · %1</translation>
    </message>
    <message>
        <source>within the tolerance · %1 bit for bit</source>
        <translation>в пределах допуска · бит в бит %1</translation>
    </message>
    <message>
        <source>different · %1</source>
        <translation>различаются · %1</translation>
    </message>
    <message>
        <source>different · %1 · %2</source>
        <translation>различаются · %1 · %2</translation>
    </message>
    <message>
        <source>equal, but proves little: %1</source>
        <translation>равны, но мало что доказывает: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1; и ещё %n</numerusform>
            <numerusform>%1; и ещё %n</numerusform>
            <numerusform>%1; и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no input: %1</source>
        <translation>нет входа: %1</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>запуск не удался: %1</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>выполняется…</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ещё не запускалось</translation>
    </message>
    <message>
        <source>changed since the last run</source>
        <translation>изменено после последнего запуска</translation>
    </message>
    <message>
        <source>one engine: nothing to compare with</source>
        <translation>один движок: сравнивать не с чем</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>сравнение…</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не сравнивалось</translation>
    </message>
    <message>
        <source>B has the input&apos;s shape: %1 of %2 outputs are held against the element that they come from.</source>
        <translation>B имеет форму входа: с исходным элементом сравнивается выходов: %1 из %2.</translation>
    </message>
    <message>
        <source>Why does my picture shift?</source>
        <translation>Почему моя картинка сдвигается?</translation>
    </message>
    <message>
        <source>Enlarged from corners instead of pixel centres, it moves by half a pixel. The Axes tab shows by how much, and whose convention is the right one.</source>
        <translation>Увеличенная от углов, а не от центров пикселей, она сдвигается на полпикселя. Вкладка «Оси» показывает, насколько и чьё соглашение верно.</translation>
    </message>
    <message>
        <source>moved shifted offset half pixel misaligned align corners edge cut off by one</source>
        <translation>сдвиг смещение полпикселя выравнивание align corners край обрезан</translation>
    </message>
    <message>
        <source>What does the order change?</source>
        <translation>Что меняет порядок?</translation>
    </message>
    <message>
        <source>Channels that pixel shuffle packed, unpacked in the other order: the colours are torn apart. Change Order, and the picture is whole again.</source>
        <translation>Каналы, упакованные pixel shuffle и распакованные в другом порядке: цвета разорваны. Смените Order, и картинка снова цела.</translation>
    </message>
    <message>
        <source>wrong colours scrambled checkerboard pixel shuffle PyTorch TensorFlow DCR CRD noise grid</source>
        <translation>неверные цвета перемешано шахматы pixel shuffle PyTorch TensorFlow DCR CRD шум сетка</translation>
    </message>
    <message>
        <source>Where do the engines differ?</source>
        <translation>Где различаются движки?</translation>
    </message>
    <message>
        <source>Float32 against float64: the Compare tab lists which elements part, and by how many ULP.</source>
        <translation>float32 против float64: вкладка «Сравнение» перечисляет, какие элементы расходятся и на сколько ULP.</translation>
    </message>
    <message>
        <source>mismatch not equal different results tolerance ULP rounding last bit GPU CPU precision</source>
        <translation>расхождение несовпадение не равно разные результаты допуск ULP округление последний бит GPU CPU точность</translation>
    </message>
    <message>
        <source>Why do two programs choose other neighbours?</source>
        <translation>Почему две программы выбирают разных соседей?</translation>
    </message>
    <message>
        <source>Every second output lies halfway between two inputs: a tie. The Axes tab shows which rounding rule takes which.</source>
        <translation>Каждый второй выход равноудалён от двух входов. Вкладка «Оси» показывает, какое правило округления какой из них берёт.</translation>
    </message>
    <message>
        <source>nearest ties half even round floor ceil one pixel off other neighbour</source>
        <translation>ближайший равноудалённость посередине чётное округление floor ceil на один пиксель другой сосед</translation>
    </message>
    <message>
        <source>What does space to depth do to a picture?</source>
        <translation>Что space to depth делает с картинкой?</translation>
    </message>
    <message>
        <source>Four pictures of a quarter of the size: each holds every second pixel of every second row.</source>
        <translation>Четыре картинки в четверть размера: в каждой каждый второй пиксель каждой второй строки.</translation>
    </message>
    <message>
        <source>small copies channels four pictures blocks reorganise passthrough YOLO focus</source>
        <translation>маленькие копии каналы четыре картинки блоки перестановка passthrough YOLO focus</translation>
    </message>
    <message>
        <source>Why is my shrunk picture jagged?</source>
        <translation>Почему моя уменьшенная картинка с зубцами?</translation>
    </message>
    <message>
        <source>aliasing moire jaggies shimmering downscale thumbnail stripes antialias</source>
        <translation>алиасинг муар зубцы мерцание уменьшение миниатюра полосы antialias</translation>
    </message>
    <message>
        <source>Open %1 as a tensor</source>
        <translation>Открыть %1 как тензор</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>The type of every element, little-endian</source>
        <translation>Тип каждого элемента, little-endian</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>плотно</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Первый байт</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Шаги (stride)</translation>
    </message>
    <message>
        <source>Rounding ties</source>
        <translation>Равноудалённые</translation>
    </message>
    <message>
        <source>Clamped to the edge</source>
        <translation>Ограниченные краем</translation>
    </message>
    <message>
        <source>Cropped away</source>
        <translation>Обрезанные</translation>
    </message>
    <message>
        <source>Never read</source>
        <translation>Непрочитанные</translation>
    </message>
    <message>
        <source>Moved by the other order</source>
        <translation>Сдвинутые другим порядком</translation>
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
        <translation>Отрицательные</translation>
    </message>
    <message>
        <source>Read otherwise by the engine</source>
        <translation>Прочитанные движком иначе</translation>
    </message>
    <message>
        <source>Outside the range</source>
        <translation>Вне диапазона</translation>
    </message>
    <message>
        <source>The coordinate lies on a rounding boundary: other programs may take the neighbour</source>
        <translation>Координата лежит на границе округления: другие программы могут взять соседа</translation>
    </message>
    <message>
        <source>The coordinate, or part of its filter, lies outside the input: the edge is repeated</source>
        <translation>Координата или часть её фильтра вне входа: край повторяется</translation>
    </message>
    <message>
        <source>No output reads these inputs: they lie beyond what the outputs stand for</source>
        <translation>Ни один выход не читает эти входы: они за пределами того, что представляют выходы</translation>
    </message>
    <message>
        <source>No output reads these inputs: others, next to them, are read instead</source>
        <translation>Ни один выход не читает эти входы: вместо них читаются соседние</translation>
    </message>
    <message>
        <source>Elements that another Order would take from, or bring to, another place</source>
        <translation>Элементы, которые другой Order взял бы из другого места или поместил бы в другое</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>Значения, которые не числа</translation>
    </message>
    <message>
        <source>Values that are infinite</source>
        <translation>Бесконечные значения</translation>
    </message>
    <message>
        <source>Values below zero</source>
        <translation>Значения меньше нуля</translation>
    </message>
    <message>
        <source>Outputs whose sources, as the X-ray found them, are not the operator&apos;s</source>
        <translation>Выходы, чьи источники, найденные рентгеном, не те, что у оператора</translation>
    </message>
    <message>
        <source>Values that the colours&apos; range does not reach</source>
        <translation>Значения, до которых диапазон цветов не доходит</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Op&amp;en recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>Pi&amp;ns</source>
        <translation>М&amp;етки</translation>
    </message>
    <message>
        <source>&amp;Colour cells</source>
        <translation>&amp;Раскраска ячеек</translation>
    </message>
    <message>
        <source>&amp;Mark cells</source>
        <translation>Подсветка &amp;ячеек</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>&amp;Case panel</source>
        <translation>&amp;Панель случая</translation>
    </message>
    <message>
        <source>&amp;Bottom panel</source>
        <translation>&amp;Нижняя панель</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Link panes b&amp;y</source>
        <translation>Связь &amp;областей</translation>
    </message>
    <message>
        <source>&amp;Range of the colours</source>
        <translation>Ди&amp;апазон цветов</translation>
    </message>
    <message>
        <source>C&amp;hannels and images</source>
        <translation>Ка&amp;налы и изображения</translation>
    </message>
    <message>
        <source>&amp;Theme and text</source>
        <translation>Тема и текст</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Сравнение</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Запуск</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Сп&amp;равка</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Пуск или пауза</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Right, Page Down</source>
        <translation>Вправо, Page Down</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Влево, Page Up</translation>
    </message>
    <message>
        <source>Nothing filled, all filled</source>
        <translation>Ничего не заполнено, всё заполнено</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <translation>Не это.</translation>
    </message>
    <message>
        <source>▣ The case beside this text: %1</source>
        <translation>▣ Случай рядом с этим текстом: %1</translation>
    </message>
    <message>
        <source>▢ Show this case: %1</source>
        <translation>▢ Показать этот случай: %1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s steps</source>
        <translation>Шаги прои&amp;грывателя</translation>
    </message>
    <message>
        <source>Of output %1, which reads it: %2</source>
        <translation>О выходе %1, который его читает: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>B is running…</source>
        <translation>B выполняется…</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Напишите эту функцию в файле Python и проверьте её:</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Show the explanation</source>
        <translation>Показать объяснение</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Значения</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Palette and exposure</source>
        <translation>Палитра и экспозиция</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>база</translation>
    </message>
    <message>
        <source>not compared with %1</source>
        <translation>не сравнивалось с %1</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>с %1: %2</translation>
    </message>
    <message>
        <source>%1, in a subgraph of %2</source>
        <translation>%1, в подграфе %2</translation>
    </message>
    <message>
        <source>%1, in the function %2</source>
        <translation>%1, в функции %2</translation>
    </message>
    <message>
        <source>As the model ran</source>
        <translation>При запуске модели</translation>
    </message>
    <message>
        <source>As the model ran, held against DirectML&apos;s rules</source>
        <translation>При запуске модели, в сравнении с правилами DirectML</translation>
    </message>
    <message>
        <source>In DirectML</source>
        <translation>В DirectML</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>то же самое</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider passes</source>
        <translation>Поставщик DirectML в ONNX Runtime передаёт</translation>
    </message>
    <message>
        <source>ONNX Runtime&apos;s DirectML provider</source>
        <translation>Поставщик DirectML в ONNX Runtime</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n различается</numerusform>
            <numerusform>%n различаются</numerusform>
            <numerusform>%n различаются</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prove little</source>
        <translation>
            <numerusform>%n доказывает мало</numerusform>
            <numerusform>%n доказывают мало</numerusform>
            <numerusform>%n доказывают мало</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <translation>
            <numerusform>%n равен</numerusform>
            <numerusform>%n равны</numerusform>
            <numerusform>%n равны</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n не оценён</numerusform>
            <numerusform>%n не оценены</numerusform>
            <numerusform>%n не оценены</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1 ran it: %2</source>
        <translation>При запуске в %1: %2</translation>
    </message>
    <message>
        <source>opset %1</source>
        <translation>opset %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nodes concern DirectML</source>
        <translation>
            <numerusform>относится к DirectML: %1 из %n узла</numerusform>
            <numerusform>относится к DirectML: %1 из %n узлов</numerusform>
            <numerusform>относится к DirectML: %1 из %n узлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Input and output</source>
        <translation>Вход и выход</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Атрибуты</translation>
    </message>
    <message>
        <source>Nodes of the chain</source>
        <translation>Узлы цепочки</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>Each output reads the two nearest pixels of an axis and skips the others: the slats of the roof become waves. RESAMPLE3 with Antialiased reads them all.</source>
        <translation>Каждый выход читает два ближайших пикселя оси и пропускает остальные: рейки крыши превращаются в волны. RESAMPLE3 с Antialiased читает все.</translation>
    </message>
    <message>
        <source>In a tensor</source>
        <translation>В тензоре</translation>
    </message>
    <message>
        <source>In a tensor, while the player is on</source>
        <translation>В тензоре, пока проигрыватель включён</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>Верно: %1 из %2</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>Ошибок нет.</translation>
    </message>
    <message>
        <source>Click what you missed to see why.</source>
        <translation>Щёлкните ошибку, чтобы увидеть почему.</translation>
    </message>
    <message>
        <source>New quiz</source>
        <translation>Новая викторина</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Викторина</translation>
    </message>
    <message>
        <source>%1 gave no output.</source>
        <translation>%1 не дал выхода.</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>нет выхода</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Обучение</translation>
    </message>
    <message>
        <source>C&amp;opy as</source>
        <translation>Ко&amp;пировать как</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>During a l&amp;ecture</source>
        <translation>Во время лекции</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Насколько сложно</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>How many questions</source>
        <translation>Сколько вопросов</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>A whole number: the same seed makes the same questions</source>
        <translation>Целое число: одинаковое зерно даёт одинаковые вопросы</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Уровень</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Вопросы</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Зерно</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Begin with the first question</source>
        <translation>Начать с первого вопроса</translation>
    </message>
    <message>
        <source>Save &amp;handout…</source>
        <translation>С&amp;охранить раздаточный материал…</translation>
    </message>
    <message>
        <source>Questions with empty cells, then solutions, as a PDF for a class</source>
        <translation>Вопросы с пустыми ячейками, затем решения, в PDF для класса</translation>
    </message>
    <message>
        <source>Questions about where elements go and what comes out. Every wrong answer is a mistake that programs really make, and you are told which one.</source>
        <translation>Вопросы о том, куда попадают элементы и что получается. Каждый неверный ответ — ошибка, которую программы и вправду делают, и вам скажут какая.</translation>
    </message>
    <message>
        <source>1: depth to space and its orders (lessons 2 and 3)</source>
        <translation>1: depth to space и его порядки (уроки 2 и 3)</translation>
    </message>
    <message>
        <source>2: and back, pixel centres, nearest, linear (2, 5, 6)</source>
        <translation>2: обратно, центры, ближайший, линейная (2, 5, 6)</translation>
    </message>
    <message>
        <source>3: strides, filters, gradients (1, 7, 8)</source>
        <translation>3: шаги, фильтры, градиенты (1, 7, 8)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Создать</translation>
    </message>
    <message>
        <source>The documentation&apos;s example in a tab of its own</source>
        <translation>Пример из документации в отдельной вкладке</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Дублировать</translation>
    </message>
    <message>
        <source>The same case in a tab of its own</source>
        <translation>Тот же случай в отдельной вкладке</translation>
    </message>
    <message>
        <source>Exa&amp;mples…</source>
        <translation>&amp;Примеры…</translation>
    </message>
    <message>
        <source>Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your folder</source>
        <translation>Случаи для начала, каждый с картинкой и фразой: встроенные примеры и те, что в вашей папке</translation>
    </message>
    <message>
        <source>&amp;Close case</source>
        <translation>&amp;Закрыть случай</translation>
    </message>
    <message>
        <source>Close this tab; in place of the last one comes the documentation&apos;s example</source>
        <translation>Закрыть эту вкладку; вместо последней появится пример из документации</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>&amp;Следующий случай</translation>
    </message>
    <message>
        <source>Show the tab at the right</source>
        <translation>Показать вкладку справа</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>&amp;Предыдущий случай</translation>
    </message>
    <message>
        <source>Show the tab at the left</source>
        <translation>Показать вкладку слева</translation>
    </message>
    <message>
        <source>Move case ri&amp;ght</source>
        <translation>Сдвинуть случай &amp;вправо</translation>
    </message>
    <message>
        <source>Put this tab one place to the right</source>
        <translation>Переместить вкладку на одно место вправо</translation>
    </message>
    <message>
        <source>Move case le&amp;ft</source>
        <translation>С&amp;двинуть случай влево</translation>
    </message>
    <message>
        <source>Put this tab one place to the left</source>
        <translation>Переместить вкладку на одно место влево</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>Save the output</source>
        <translation>Сохранить выход</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy)</source>
        <translation>Массивы NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Save the output as a picture</source>
        <translation>Сохранить выход как картинку</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Картинки (%1)</translation>
    </message>
    <message>
        <source>%1 does not hold everything: %2</source>
        <translation>%1 содержит не всё: %2</translation>
    </message>
    <message>
        <source>Export the view</source>
        <translation>Экспорт вида</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картинки (*.png)</translation>
    </message>
    <message>
        <source>Vectors (*.svg)</source>
        <translation>Векторные (*.svg)</translation>
    </message>
    <message>
        <source>Save the report of A and B</source>
        <translation>Сохранить отчёт об A и B</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Страницы (*.html)</translation>
    </message>
    <message>
        <source>Export the lesson as a page</source>
        <translation>Экспорт урока страницей</translation>
    </message>
    <message>
        <source>Export the case as a page</source>
        <translation>Экспорт случая страницей</translation>
    </message>
    <message>
        <source>Save output as .n&amp;py…</source>
        <translation>Сохранить &amp;выход как .npy…</translation>
    </message>
    <message>
        <source>Save the output tensor for NumPy</source>
        <translation>Сохранить выходной тензор для NumPy</translation>
    </message>
    <message>
        <source>Save output as p&amp;icture…</source>
        <translation>Сох&amp;ранить выход как картинку…</translation>
    </message>
    <message>
        <source>Save the plane or picture that is shown</source>
        <translation>Сохранить показанную плоскость или картинку</translation>
    </message>
    <message>
        <source>&amp;Use output as input</source>
        <translation>В&amp;ыход сделать входом</translation>
    </message>
    <message>
        <source>A new tab: the output goes the way back between depth and space, or through the same operator again</source>
        <translation>Новая вкладка: выход идёт обратно по depth to space или space to depth или снова через тот же оператор</translation>
    </message>
    <message>
        <source>there is no output</source>
        <translation>выхода нет</translation>
    </message>
    <message>
        <source>E&amp;xport view…</source>
        <translation>&amp;Экспорт вида…</translation>
    </message>
    <message>
        <source>Write what the panes show as PNG, at 1 to 4 times the screen&apos;s pixels, or as SVG</source>
        <translation>Записать то, что показывают области, в PNG (от 1 до 4 пикселей на пиксель экрана) или в SVG</translation>
    </message>
    <message>
        <source>Save repor&amp;t…</source>
        <translation>Сохр&amp;анить отчёт…</translation>
    </message>
    <message>
        <source>Write the comparison of A and B as one HTML page</source>
        <translation>Записать сравнение A и B одной страницей HTML</translation>
    </message>
    <message>
        <source>nothing is compared: B gives nothing, or the case has changed since</source>
        <translation>сравнивать нечего: B ничего не даёт или случай с тех пор изменился</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>Экспорт страницы…</translation>
    </message>
    <message>
        <source>Write an interactive page of the case, or of the lesson that is open, for a course site or a browser</source>
        <translation>Записать интерактивную страницу случая или открытого урока для сайта курса или браузера</translation>
    </message>
    <message>
        <source>the case does not run</source>
        <translation>случай не выполняется</translation>
    </message>
    <message>
        <source>Cases, models, lessons, tensors and pictures (%1);;All files (*)</source>
        <translation>Случаи, модели, уроки, тензоры и картинки (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Cases (*.json);;Bundles: the case with tensors and results (*.tessera)</source>
        <translation>Случаи (*.json);;Пакеты: случай с тензорами и результатами (*.tessera)</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Сохранить случай</translation>
    </message>
    <message>
        <source>Save this dispatch as a case of its own</source>
        <translation>Сохранить этот dispatch как отдельный случай</translation>
    </message>
    <message>
        <source>Keep as B</source>
        <translation>Оставить как B</translation>
    </message>
    <message>
        <source>Take what A shows as B, by the line of its case; then change the case, and see what that changes</source>
        <translation>Взять как B то, что показывает A, по строке его случая; затем измените случай и посмотрите, что это меняет</translation>
    </message>
    <message>
        <source>there is no result of an engine, or it is out of date</source>
        <translation>нет результата движка, или он устарел</translation>
    </message>
    <message>
        <source>Keep beside the others</source>
        <translation>Оставить рядом с другими</translation>
    </message>
    <message>
        <source>Take what A shows as one more result, by the line of its case</source>
        <translation>Взять как ещё один результат то, что показывает A, по строке его случая</translation>
    </message>
    <message>
        <source>there are four results, or none of an engine as A</source>
        <translation>результатов уже четыре, или в A нет результата движка</translation>
    </message>
    <message>
        <source>Add the next case</source>
        <translation>Добавить следующий случай</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as one more result</source>
        <translation>Взять как ещё один результат то, что даёт вкладка справа</translation>
    </message>
    <message>
        <source>there are four results, or no other tab has a case that runs</source>
        <translation>результатов уже четыре, или ни в одной другой вкладке нет случая, который выполняется</translation>
    </message>
    <message>
        <source>Add the chosen result</source>
        <translation>Добавить выбранный результат</translation>
    </message>
    <message>
        <source>Take the chosen row of the list of results as one more result</source>
        <translation>Взять выбранную строку списка результатов как ещё один результат</translation>
    </message>
    <message>
        <source>there are four results, or no row of the list is chosen</source>
        <translation>результатов уже четыре, или строка списка не выбрана</translation>
    </message>
    <message>
        <source>Compare with the next case</source>
        <translation>Сравнить со следующим случаем</translation>
    </message>
    <message>
        <source>Take what the tab at the right gives as B</source>
        <translation>Взять как B то, что даёт вкладка справа</translation>
    </message>
    <message>
        <source>no other tab has a case that runs</source>
        <translation>ни в одной другой вкладке нет случая, который выполняется</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Предыдущий результат</translation>
    </message>
    <message>
        <source>Show the result again that was shown before this one</source>
        <translation>Показать снова результат, который был показан перед этим</translation>
    </message>
    <message>
        <source>no other result was shown before</source>
        <translation>раньше другой результат не показывался</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Следующий результат</translation>
    </message>
    <message>
        <source>Show the result again that was shown after this one</source>
        <translation>Показать снова результат, который был показан после этого</translation>
    </message>
    <message>
        <source>no result was shown after this one</source>
        <translation>после этого результат не показывался</translation>
    </message>
    <message>
        <source>Remove result</source>
        <translation>Убрать результат</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of results</source>
        <translation>Убрать выбранную строку из списка результатов</translation>
    </message>
    <message>
        <source>no row of the list is chosen</source>
        <translation>строка списка не выбрана</translation>
    </message>
    <message>
        <source>Remove all results</source>
        <translation>Убрать все результаты</translation>
    </message>
    <message>
        <source>Empty the list of results</source>
        <translation>Очистить список результатов</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>список пуст</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Сохранить раздаточный материал</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Страницы (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Quiz…</source>
        <translation>&amp;Викторина…</translation>
    </message>
    <message>
        <source>Answer questions about layouts; every wrong answer is a mistake that programs make</source>
        <translation>Отвечать на вопросы о раскладках; каждый неверный ответ — ошибка, которую делают программы</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Найти действие…</translation>
    </message>
    <message>
        <source>Every action and its keys, which can be changed</source>
        <translation>Каждое действие и его сочетания клавиш, которые можно изменить</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>&amp;О программе Tessera</translation>
    </message>
    <message>
        <source>What this program is, and its licence</source>
        <translation>Что это за программа и её лицензия</translation>
    </message>
    <message>
        <source>Tessera %1: where every element of DirectML&apos;s layout operators comes from. The window is free software under GPL-3.0-or-later, the engine under Apache-2.0.</source>
        <translation>Tessera %1: откуда берётся каждый элемент операторов раскладки DirectML. Окно — свободная программа под GPL-3.0-or-later, движок — под Apache-2.0.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>%1 needs a font that this machine lacks: install the package %2, then choose the language again.</source>
        <translation>Для языка %1 на этом компьютере нет шрифта: установите пакет %2 и выберите язык снова.</translation>
    </message>
    <message>
        <source>The window is in %1 from its next start on.</source>
        <translation>Со следующего запуска язык окна: %1.</translation>
    </message>
    <message>
        <source>Language of the &amp;desktop</source>
        <translation>&amp;Язык системы</translation>
    </message>
    <message>
        <source>Follow the desktop, at every start</source>
        <translation>Как в системе, при каждом запуске</translation>
    </message>
    <message>
        <source>Show the window in this language from the next start on: %1</source>
        <translation>Показывать окно на этом языке со следующего запуска: %1</translation>
    </message>
    <message>
        <source>Run → Memory budget… raises it, on a command line --memory-budget</source>
        <translation>Его повышает «Запуск → Лимит памяти…», в командной строке --memory-budget</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>Лимит памяти</translation>
    </message>
    <message>
        <source>What needs more memory is refused before it is read.
In force: %1 MiB. 0: half of this machine&apos;s memory</source>
        <translation>То, чему нужно больше памяти, отвергается до чтения.
Действует: %1 МиБ. 0: половина памяти этого компьютера</translation>
    </message>
    <message>
        <source>New shader</source>
        <translation>Новый шейдер</translation>
    </message>
    <message>
        <source>GLSL (*.comp)</source>
        <translation>GLSL (*.comp)</translation>
    </message>
    <message>
        <source>%1 does %2. Change it in an editor: each time it is saved, it is compiled and run again.</source>
        <translation>%1 умеет %2. Измените его в редакторе: при каждом сохранении он компилируется и запускается снова.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Открыть в редакторе</translation>
    </message>
    <message>
        <source>Run the case on both engines now</source>
        <translation>Запустить случай на обоих движках сейчас</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>А&amp;втозапуск</translation>
    </message>
    <message>
        <source>Run again after every change</source>
        <translation>Запускать снова после каждого изменения</translation>
    </message>
    <message>
        <source>&amp;Validate Vulkan</source>
        <translation>Проверять &amp;Vulkan</translation>
    </message>
    <message>
        <source>Run Vulkan under its validation layer: what that says is shown as the engine&apos;s error</source>
        <translation>Запускать Vulkan со слоем проверки: его сообщения показываются как ошибка движка</translation>
    </message>
    <message>
        <source>&amp;Memory budget…</source>
        <translation>&amp;Лимит памяти…</translation>
    </message>
    <message>
        <source>How much memory a case or a file may take; what needs more is refused before it is read</source>
        <translation>Сколько памяти может занять случай или файл; то, чему нужно больше, отвергается до чтения</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>&amp;Поменять A и B</translation>
    </message>
    <message>
        <source>Swap engine A and engine B</source>
        <translation>Поменять местами движки A и B</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>B нет</translation>
    </message>
    <message>
        <source>Add &amp;engine…</source>
        <translation>&amp;Добавить движок…</translation>
    </message>
    <message>
        <source>Run a program, a library or a shader of yours as engine B</source>
        <translation>Запустить свою программу, библиотеку или шейдер как движок B</translation>
    </message>
    <message>
        <source>&amp;New shader…</source>
        <translation>Новый &amp;шейдер…</translation>
    </message>
    <message>
        <source>Write a compute shader that computes this operator right, and run it as engine B: each time it is saved, it is compiled and run again</source>
        <translation>Записать вычислительный шейдер, который верно считает этот оператор, и запустить его как движок B: при каждом сохранении он компилируется и запускается снова</translation>
    </message>
    <message>
        <source>there is no shader to begin with for this operator</source>
        <translation>для этого оператора нет исходного шейдера</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Compare as %1</source>
        <translation>Сравнить как %1</translation>
    </message>
    <message>
        <source>Outputs (*.npy *.npz *.json *.tessera *.onnx %1);;All files (*)</source>
        <translation>Выходы (*.npy *.npz *.json *.tessera *.onnx %1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Массив</translation>
    </message>
    <message>
        <source>%1 holds several arrays:</source>
        <translation>В %1 несколько массивов:</translation>
    </message>
    <message>
        <source>&amp;Next mismatch</source>
        <translation>Сл&amp;едующее расхождение</translation>
    </message>
    <message>
        <source>Pin the next element of the list of those beyond the tolerance</source>
        <translation>Закрепить следующий элемент из списка вышедших за допуск</translation>
    </message>
    <message>
        <source>&amp;Previous mismatch</source>
        <translation>Пре&amp;дыдущее расхождение</translation>
    </message>
    <message>
        <source>Pin the one before it in the list</source>
        <translation>Закрепить предыдущий из списка</translation>
    </message>
    <message>
        <source>Go to t&amp;he worst element</source>
        <translation>&amp;К худшему элементу</translation>
    </message>
    <message>
        <source>Pin the element where A and B differ most</source>
        <translation>Закрепить элемент, где A и B различаются больше всего</translation>
    </message>
    <message>
        <source>A is a f&amp;ile…</source>
        <translation>&amp;A — файл…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as A</source>
        <translation>Сравнить тензор, картинку или выход другого случая как A</translation>
    </message>
    <message>
        <source>B is a fil&amp;e…</source>
        <translation>B — &amp;файл…</translation>
    </message>
    <message>
        <source>Compare a tensor, a picture or another case&apos;s output as B</source>
        <translation>Сравнить тензор, картинку или выход другого случая как B</translation>
    </message>
    <message>
        <source>B is what is expected</source>
        <translation>B — ожидаемое</translation>
    </message>
    <message>
        <source>Compare with the expected values of the case&apos;s file</source>
        <translation>Сравнить с ожидаемыми значениями из файла случая</translation>
    </message>
    <message>
        <source>the case&apos;s file has no expected values</source>
        <translation>в файле случая нет ожидаемых значений</translation>
    </message>
    <message>
        <source>Show a case of the findings</source>
        <translation>Показать случай из находок</translation>
    </message>
    <message>
        <source>Pro&amp;ve the permutation</source>
        <translation>Доказа&amp;ть перестановку</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output</source>
        <translation>Пронумеровать все элементы входа и найти каждый в выходе ровно один раз</translation>
    </message>
    <message>
        <source>Ro&amp;und trip</source>
        <translation>Т&amp;уда и обратно</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one</source>
        <translation>Туда и обратно, в том же порядке и в другом</translation>
    </message>
    <message>
        <source>Repeat ten times</source>
        <translation>Повторить десять раз</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits</source>
        <translation>Запустить десять раз и сравнить биты</translation>
    </message>
    <message>
        <source>Conformance pac&amp;k</source>
        <translation>На&amp;бор соответствия</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all</source>
        <translation>Запустить все примеры и случаи, в которых легко ошибиться, всего %1</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>По значению</translation>
    </message>
    <message>
        <source>Colour cells by their values</source>
        <translation>Раскрасить ячейки по их значениям</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>По признаку: %1</translation>
    </message>
    <message>
        <source>only of depth and space</source>
        <translation>только для depth to space и space to depth</translation>
    </message>
    <message>
        <source>only of resampling</source>
        <translation>только для передискретизации</translation>
    </message>
    <message>
        <source>the case has no other order</source>
        <translation>у случая нет другого порядка</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>на этом случае рентген движка не делали</translation>
    </message>
    <message>
        <source>only of signed types</source>
        <translation>только для типов со знаком</translation>
    </message>
    <message>
        <source>only of floating-point types</source>
        <translation>только для типов с плавающей точкой</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Подсветить: %1</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Цвета: %1</translation>
    </message>
    <message>
        <source>Colour values by this palette</source>
        <translation>Раскрасить значения этой палитрой</translation>
    </message>
    <message>
        <source>More exposure</source>
        <translation>Больше экспозиции</translation>
    </message>
    <message>
        <source>Show values lighter by half a stop; no value changes</source>
        <translation>Показать значения светлее на полступени; сами значения не меняются</translation>
    </message>
    <message>
        <source>Less exposure</source>
        <translation>Меньше экспозиции</translation>
    </message>
    <message>
        <source>Show values darker by half a stop; no value changes</source>
        <translation>Показать значения темнее на полступени; сами значения не меняются</translation>
    </message>
    <message>
        <source>More gamma</source>
        <translation>Больше гаммы</translation>
    </message>
    <message>
        <source>Show what is dark lighter; no value changes</source>
        <translation>Показать тёмное светлее; сами значения не меняются</translation>
    </message>
    <message>
        <source>Less gamma</source>
        <translation>Меньше гаммы</translation>
    </message>
    <message>
        <source>Show what is dark darker; no value changes</source>
        <translation>Показать тёмное темнее; сами значения не меняются</translation>
    </message>
    <message>
        <source>Show clipping</source>
        <translation>Показать пересветы</translation>
    </message>
    <message>
        <source>What is white or beyond is red, what is black or below it blue</source>
        <translation>Белое и то, что за ним, — красное; чёрное и то, что ниже, — синее</translation>
    </message>
    <message>
        <source>Colours as they were</source>
        <translation>Цвета как были</translation>
    </message>
    <message>
        <source>No exposure, no gamma, no clipping, and the palette of the view</source>
        <translation>Без экспозиции, гаммы и пересветов, с палитрой самого вида</translation>
    </message>
    <message>
        <source>nothing is changed</source>
        <translation>ничего не изменено</translation>
    </message>
    <message>
        <source>Colours an&amp;d marks…</source>
        <translation>&amp;Цвета и подсветка…</translation>
    </message>
    <message>
        <source>What cells are coloured by and which are marked, with counts</source>
        <translation>По чему раскрашены ячейки и какие помечены, с количествами</translation>
    </message>
    <message>
        <source>Next colo&amp;uring</source>
        <translation>&amp;Следующая раскраска</translation>
    </message>
    <message>
        <source>Colour cells by the next axis, after the last one by value again</source>
        <translation>Раскрасить ячейки по следующей оси, после последней снова по значению</translation>
    </message>
    <message>
        <source>Pre&amp;vious colouring</source>
        <translation>&amp;Предыдущая раскраска</translation>
    </message>
    <message>
        <source>Colour cells by the axis before</source>
        <translation>Раскрасить ячейки по предыдущей оси</translation>
    </message>
    <message>
        <source>Next way to write n&amp;umbers</source>
        <translation>&amp;Другая запись чисел</translation>
    </message>
    <message>
        <source>Numbers in cells: shortest exact, four digits, or bits</source>
        <translation>Числа в ячейках: кратко и точно, четыре цифры или биты</translation>
    </message>
    <message>
        <source>Histogram, &amp;range and statistics</source>
        <translation>Гистограмма, &amp;диапазон и статистика</translation>
    </message>
    <message>
        <source>The histogram, black and white, and statistics of the tensor, the plane and the selection</source>
        <translation>Гистограмма, чёрное и белое, статистика тензора, плоскости и выделения</translation>
    </message>
    <message>
        <source>Range: each its &amp;own</source>
        <translation>Диапазон: &amp;у каждого свой</translation>
    </message>
    <message>
        <source>Each tensor&apos;s colours from its own smallest to its largest value</source>
        <translation>Цвета каждого тензора от его наименьшего до наибольшего значения</translation>
    </message>
    <message>
        <source>Range: &amp;both</source>
        <translation>Диапазон: &amp;общий</translation>
    </message>
    <message>
        <source>Equal colours are equal values in both tensors, also after new results</source>
        <translation>Равные цвета — равные значения в обоих тензорах, и после новых результатов</translation>
    </message>
    <message>
        <source>Range: &amp;visible part</source>
        <translation>Диапазон: &amp;видимая часть</translation>
    </message>
    <message>
        <source>The colours&apos; range is that of the values in sight</source>
        <translation>Диапазон цветов — по видимым значениям</translation>
    </message>
    <message>
        <source>Range: &amp;0 to 1</source>
        <translation>Диапазон: от &amp;0 до 1</translation>
    </message>
    <message>
        <source>The colours&apos; range is from 0 to 1</source>
        <translation>Диапазон цветов от 0 до 1</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;axesTab&quot;&gt;See why&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;axesTab&quot;&gt;Почему?&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Both orders give the same output: this case cannot tell them apart.</source>
        <translation>Оба порядка дают один и тот же выход: этот случай их не различает.</translation>
    </message>
    <message>
        <source>The other order moves %1 of %2 outputs. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</source>
        <translation>Другой порядок сдвигает выходы: %1 из %2. &lt;a href=&quot;markOtherOrder&quot;&gt;%3&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Unmark them</source>
        <translation>Снять подсветку</translation>
    </message>
    <message>
        <source>Mark them</source>
        <translation>Подсветить</translation>
    </message>
    <message>
        <source>Not taken from the line, for it means nothing here: %1.</source>
        <translation>Не взято из строки, так как здесь ничего не значит: %1.</translation>
    </message>
    <message>
        <source>Paste a case</source>
        <translation>Вставить случай</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Отменить последнее изменение</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>ничего не менялось</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Сделать изменение снова</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>ничего не отменялось</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Вернуть: %1</translation>
    </message>
    <message>
        <source>&amp;Copy value or selection</source>
        <translation>&amp;Копировать значение или выделение</translation>
    </message>
    <message>
        <source>Copy the selection as rows of numbers; where there is none, the active element&apos;s value</source>
        <translation>Копировать выделение строками чисел; если его нет — значение активного элемента</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Ко&amp;пировать картинку</translation>
    </message>
    <message>
        <source>Copy what the pane shows as a picture</source>
        <translation>Копировать картинкой то, что показывает область</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>Коп&amp;ировать как команду</translation>
    </message>
    <message>
        <source>Copy the command that checks this very case</source>
        <translation>Копировать команду, которая проверяет именно этот случай</translation>
    </message>
    <message>
        <source>Copy as command of the picture</source>
        <translation>Копировать как команду картинки</translation>
    </message>
    <message>
        <source>Copy the command that draws what the pane shows: this place, this size, these colours</source>
        <translation>Копировать команду, которая рисует то, что показывает область: это место, этот размер, эти цвета</translation>
    </message>
    <message>
        <source>Paste c&amp;ase</source>
        <translation>Вс&amp;тавить случай</translation>
    </message>
    <message>
        <source>Show the case whose command, or whose words of a framework, are in the clipboard</source>
        <translation>Показать случай, чья команда или запись на языке фреймворка лежит в буфере обмена</translation>
    </message>
    <message>
        <source>In t&amp;he other order</source>
        <translation>В другом порядке</translation>
    </message>
    <message>
        <source>Show the case with the other order of channels and blocks</source>
        <translation>Показать случай с другим порядком каналов и блоков</translation>
    </message>
    <message>
        <source>Other order</source>
        <translation>Другой порядок</translation>
    </message>
    <message>
        <source>the operator has no order</source>
        <translation>у оператора нет порядка</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.</source>
        <translation>
            <numerusform>%1 элемент — слишком много для буфера обмена; самое большее %2. Сохраните тензор как .npy.</numerusform>
            <numerusform>%1 элемента — слишком много для буфера обмена; самое большее %2. Сохраните тензор как .npy.</numerusform>
            <numerusform>%1 элементов — слишком много для буфера обмена; самое большее %2. Сохраните тензор как .npy.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is selected or pinned</source>
        <translation>ничего не выделено и не закреплено</translation>
    </message>
    <message>
        <source>&amp;Move tool</source>
        <translation>И&amp;нструмент сдвига</translation>
    </message>
    <message>
        <source>Dragging moves the tensors</source>
        <translation>Перетаскивание двигает тензоры</translation>
    </message>
    <message>
        <source>&amp;Select tool</source>
        <translation>Инст&amp;румент выделения</translation>
    </message>
    <message>
        <source>Dragging selects a rectangle; Shift adds one, Ctrl takes one away</source>
        <translation>Перетаскивание выделяет прямоугольник; Shift добавляет, Ctrl убирает</translation>
    </message>
    <message>
        <source>&amp;Inspect tool</source>
        <translation>Инстр&amp;умент осмотра</translation>
    </message>
    <message>
        <source>Dragging takes the pin along</source>
        <translation>Перетаскивание ведёт метку за собой</translation>
    </message>
    <message>
        <source>Select a&amp;ll</source>
        <translation>В&amp;ыделить всё</translation>
    </message>
    <message>
        <source>Select every element of the current pane</source>
        <translation>Выделить все элементы текущей области</translation>
    </message>
    <message>
        <source>Copy ro&amp;w</source>
        <translation>Копировать &amp;строку</translation>
    </message>
    <message>
        <source>Copy the row of the active element</source>
        <translation>Копировать строку активного элемента</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Копировать как &amp;CSV</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, separated by commas</source>
        <translation>Копировать выделение, а без него строку активного элемента, через запятые</translation>
    </message>
    <message>
        <source>Copy as C arra&amp;y</source>
        <translation>Копировать как &amp;массив C</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as a constant of C</source>
        <translation>Копировать выделение, а без него строку активного элемента, как константу C</translation>
    </message>
    <message>
        <source>Copy as N&amp;umPy</source>
        <translation>Копировать &amp;для NumPy</translation>
    </message>
    <message>
        <source>Copy the selection, or else the active element&apos;s row, as an np.array</source>
        <translation>Копировать выделение, а без него строку активного элемента, как np.array</translation>
    </message>
    <message>
        <source>no pin is kept</source>
        <translation>сохранённых меток нет</translation>
    </message>
    <message>
        <source>&amp;Go to element…</source>
        <translation>Перейти к &amp;элементу…</translation>
    </message>
    <message>
        <source>Pin the element at a coordinate</source>
        <translation>Закрепить элемент по координате</translation>
    </message>
    <message>
        <source>Canc&amp;el or clear pin</source>
        <translation>Ост&amp;ановить или снять метку</translation>
    </message>
    <message>
        <source>Stop the run; where none runs, take the pin off</source>
        <translation>Остановить запуск; если его нет, снять метку</translation>
    </message>
    <message>
        <source>&amp;Keep pin</source>
        <translation>&amp;Сохранить метку</translation>
    </message>
    <message>
        <source>Keep the pinned element in the list of pins, with its values; again: take it off</source>
        <translation>Сохранить закреплённый элемент в списке меток с его значениями; ещё раз: убрать</translation>
    </message>
    <message>
        <source>no element is pinned</source>
        <translation>ни один элемент не закреплён</translation>
    </message>
    <message>
        <source>&amp;Remove kept pin</source>
        <translation>&amp;Убрать сохранённую метку</translation>
    </message>
    <message>
        <source>Take the chosen row off the list of pins</source>
        <translation>Убрать выбранную строку из списка меток</translation>
    </message>
    <message>
        <source>Remove &amp;all kept pins</source>
        <translation>У&amp;брать все метки</translation>
    </message>
    <message>
        <source>Empty the list of pins</source>
        <translation>Очистить список меток</translation>
    </message>
    <message>
        <source>&amp;Next kept pin</source>
        <translation>Следующая &amp;метка</translation>
    </message>
    <message>
        <source>Pin the next element of the list of pins</source>
        <translation>Закрепить следующий элемент списка</translation>
    </message>
    <message>
        <source>&amp;Previous kept pin</source>
        <translation>&amp;Предыдущая метка</translation>
    </message>
    <message>
        <source>Pin the element before it in the list of pins</source>
        <translation>Закрепить предыдущий элемент списка</translation>
    </message>
    <message>
        <source>Pin &amp;back</source>
        <translation>Метка &amp;назад</translation>
    </message>
    <message>
        <source>Pin the element again that was pinned before this one</source>
        <translation>Закрепить снова элемент, который был до этого</translation>
    </message>
    <message>
        <source>no other element was pinned before</source>
        <translation>раньше другой элемент не закрепляли</translation>
    </message>
    <message>
        <source>Pin &amp;forward</source>
        <translation>Метка &amp;вперёд</translation>
    </message>
    <message>
        <source>Pin the element again that you came back from</source>
        <translation>Закрепить снова элемент, с которого вы вернулись</translation>
    </message>
    <message>
        <source>you did not go back to this pin</source>
        <translation>к этой метке вы не возвращались</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Вписать</translation>
    </message>
    <message>
        <source>Show both tensors whole</source>
        <translation>Показать оба тензора целиком</translation>
    </message>
    <message>
        <source>&amp;Keep fitting</source>
        <translation>В&amp;писывать всегда</translation>
    </message>
    <message>
        <source>Fit again whenever the window or the tensors change</source>
        <translation>Вписывать снова, когда меняются окно или тензоры</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>One element for each device pixel</source>
        <translation>Один элемент на пиксель экрана</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Увеличить</translation>
    </message>
    <message>
        <source>Twice as large, by powers of two</source>
        <translation>Вдвое крупнее, по степеням двойки</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>Half as large, by powers of two</source>
        <translation>Вдвое мельче, по степеням двойки</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>С&amp;етка</translation>
    </message>
    <message>
        <source>Lines between elements</source>
        <translation>Линии между элементами</translation>
    </message>
    <message>
        <source>&amp;Block grid</source>
        <translation>Сетка &amp;блоков</translation>
    </message>
    <message>
        <source>Heavier lines between blocks</source>
        <translation>Более толстые линии между блоками</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Об&amp;зор</translation>
    </message>
    <message>
        <source>A small picture of the whole tensor while a part of it is out of sight</source>
        <translation>Маленькая картинка всего тензора, пока часть его не видна</translation>
    </message>
    <message>
        <source>&amp;Link panes</source>
        <translation>&amp;Связать области</translation>
    </message>
    <message>
        <source>Zoom and pan both tensors together</source>
        <translation>Масштабировать и двигать оба тензора вместе</translation>
    </message>
    <message>
        <source>Link by the same &amp;share</source>
        <translation>&amp;Связать по доле</translation>
    </message>
    <message>
        <source>Linked panes move by the same share of their tensors</source>
        <translation>Связанные области сдвигаются на ту же долю своих тензоров</translation>
    </message>
    <message>
        <source>Link by the same &amp;elements</source>
        <translation>Связать &amp;по элементам</translation>
    </message>
    <message>
        <source>Linked panes move by the same number of elements</source>
        <translation>Связанные области сдвигаются на одинаковое число элементов</translation>
    </message>
    <message>
        <source>Link by the &amp;mapping</source>
        <translation>Связать по с&amp;оответствию</translation>
    </message>
    <message>
        <source>The other pane shows where the middle of this one comes from, or goes to</source>
        <translation>Другая область показывает, откуда взята или куда уходит середина этой</translation>
    </message>
    <message>
        <source>Next way to lin&amp;k</source>
        <translation>С&amp;ледующий способ связи</translation>
    </message>
    <message>
        <source>Link the panes by share, by elements or by the mapping</source>
        <translation>Связать области по доле, по элементам или по соответствию</translation>
    </message>
    <message>
        <source>&amp;Atlas</source>
        <translation>А&amp;тлас</translation>
    </message>
    <message>
        <source>All planes of the current pane side by side</source>
        <translation>Все плоскости текущей области рядом</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>П&amp;лоскость</translation>
    </message>
    <message>
        <source>One plane in the current pane</source>
        <translation>Одна плоскость в текущей области</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Three channels of the current pane as a colour picture</source>
        <translation>Три канала текущей области как цветная картинка</translation>
    </message>
    <message>
        <source>Previous &amp;channel</source>
        <translation>&amp;Предыдущий канал</translation>
    </message>
    <message>
        <source>One channel back in the current pane</source>
        <translation>На канал назад в текущей области</translation>
    </message>
    <message>
        <source>&amp;Next channel</source>
        <translation>&amp;Следующий канал</translation>
    </message>
    <message>
        <source>One channel on in the current pane</source>
        <translation>На канал вперёд в текущей области</translation>
    </message>
    <message>
        <source>Previous i&amp;mage</source>
        <translation>Предыдущее &amp;изображение</translation>
    </message>
    <message>
        <source>One entry of the batch back in the current pane</source>
        <translation>На элемент батча назад в текущей области</translation>
    </message>
    <message>
        <source>Next ima&amp;ge</source>
        <translation>С&amp;ледующее изображение</translation>
    </message>
    <message>
        <source>One entry of the batch on in the current pane</source>
        <translation>На элемент батча вперёд в текущей области</translation>
    </message>
    <message>
        <source>S&amp;olo channel</source>
        <translation>&amp;Один канал</translation>
    </message>
    <message>
        <source>The pinned element&apos;s channel alone in the current pane, or all of them again</source>
        <translation>В текущей области только канал закреплённого элемента или снова все</translation>
    </message>
    <message>
        <source>Choose channe&amp;ls…</source>
        <translation>&amp;Выбрать каналы…</translation>
    </message>
    <message>
        <source>Which channel is shown, or which are red, green and blue, or grey</source>
        <translation>Какой канал показан, или какие служат красным, зелёным и синим, или серым</translation>
    </message>
</context>
<context>
    <name>tessera::ActionDialog</name>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>Наберите несколько букв того, что хотите сделать</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Найти действие</translation>
    </message>
    <message>
        <source>Up and Down mark an action, Enter runs it, Esc leaves</source>
        <translation>Вверх и вниз выбирают действие, Enter выполняет, Esc закрывает</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Действия и их сочетания клавиш</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Сочетание клавиш</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Другое сочетание</translation>
    </message>
    <message>
        <source>Press the new key here</source>
        <translation>Нажмите здесь новое сочетание</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Take this key away</source>
        <translation>Убрать это сочетание</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Без сочетания</translation>
    </message>
    <message>
        <source>No other key</source>
        <translation>Без другого сочетания</translation>
    </message>
    <message>
        <source>&amp;All to default</source>
        <translation>&amp;Всё по умолчанию</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>Вернуть всем действиям исходные сочетания клавиш</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The keys are kept</source>
        <translation>Сочетания клавиш сохраняются</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <translation>Сочетания клавиш действия «%1»</translation>
    </message>
    <message>
        <source>No action has these letters</source>
        <translation>Нет действия с такими буквами</translation>
    </message>
</context>
<context>
    <name>tessera::Actions</name>
    <message>
        <source>%1 moves the focus or the pin, and is kept for that.</source>
        <translation>%1 перемещает фокус или метку и занято этим.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation>%1 принадлежит действию «%2».</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Сейчас недоступно: %1</translation>
    </message>
</context>
<context>
    <name>tessera::AxisDiagram</name>
    <message>
        <source>Axis %1, %2 inputs, %3 outputs</source>
        <translation>Ось %1, входов: %2, выходов: %3</translation>
    </message>
    <message>
        <source>No axis</source>
        <translation>Нет оси</translation>
    </message>
    <message>
        <source>%1 with weight %2</source>
        <translation>%1 с весом %2</translation>
    </message>
    <message>
        <source>Output %1 lies at %2 and reads %3</source>
        <translation>Выход %1 лежит в %2 и читает %3</translation>
    </message>
    <message>
        <source>Input %1</source>
        <translation>Вход %1</translation>
    </message>
    <message>
        <source>in</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>out</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Drag it, or use the arrow keys. It snaps to halves and ratios; Shift: free.</source>
        <translation>Перетащите или двигайте стрелками. Прилипает к половинам и отношениям; Shift: свободно.</translation>
    </message>
    <message>
        <source>RESAMPLE has half pixels only; RESAMPLE1 has offsets of one&apos;s own.</source>
        <translation>У RESAMPLE только полпикселя; у RESAMPLE1 смещения свои.</translation>
    </message>
    <message>
        <source>InputPixelOffset: where in the input the scale starts.
%1</source>
        <translation>InputPixelOffset: где во входе начинается масштаб.
%1</translation>
    </message>
    <message>
        <source>OutputPixelOffset: moves the output&apos;s pixels.
%1</source>
        <translation>OutputPixelOffset: сдвигает пиксели выхода.
%1</translation>
    </message>
    <message>
        <source>Scale: outputs for each input.
%1</source>
        <translation>Масштаб: выходов на каждый вход.
%1</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Изменить %1, %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>The axis of the forward operator</source>
        <translation>Ось прямого оператора</translation>
    </message>
    <message>
        <source>forward input</source>
        <translation>прямой вход</translation>
    </message>
    <message>
        <source>forward output</source>
        <translation>прямой выход</translation>
    </message>
    <message>
        <source>OutputPixelOffset, of OutputGradientTensor: where in the forward input the scale starts.
%1</source>
        <translation>OutputPixelOffset, для OutputGradientTensor: где в прямом входе начинается масштаб.
%1</translation>
    </message>
    <message>
        <source>InputPixelOffset, of InputGradientTensor: moves the forward output&apos;s pixels.
%1</source>
        <translation>InputPixelOffset, для InputGradientTensor: сдвигает пиксели прямого выхода.
%1</translation>
    </message>
    <message>
        <source>in %1 = %2</source>
        <translation>вход %1 = %2</translation>
    </message>
    <message>
        <source>%1, a tie</source>
        <translation>%1, равноудалён от двух</translation>
    </message>
    <message>
        <source>%1, clamped</source>
        <translation>%1, ограничен краем</translation>
    </message>
</context>
<context>
    <name>tessera::AxisView</name>
    <message>
        <source>%1: its axes do not separate, so that none can be drawn alone. The operator&apos;s is shown; the tab Mapping has what each output reads.</source>
        <translation>%1: оси не разделяются, и ни одну нельзя нарисовать отдельно. Показана ось оператора; что читает каждый выход, показывает вкладка «Соответствие».</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>не прямая</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, right: %3; reads %4 inputs</source>
        <translation>
            <numerusform>%1: %2, верно: %3; читает %4 вход</numerusform>
            <numerusform>%1: %2, верно: %3; читает %4 входа</numerusform>
            <numerusform>%1: %2, верно: %3; читает %4 входов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2; reads %3 inputs</source>
        <translation>
            <numerusform>%1: %2; читает %3 вход</numerusform>
            <numerusform>%1: %2; читает %3 входа</numerusform>
            <numerusform>%1: %2; читает %3 входов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Framed outputs read otherwise than they should; arrows lead from the right place.</source>
        <translation>%1. Выходы в рамке читают не то, что должны; стрелки ведут из верного места.</translation>
    </message>
    <message numerus="yes">
        <source>%n inputs, copied as they are</source>
        <translation>
            <numerusform>%n вход, копируется как есть</numerusform>
            <numerusform>%n входа, копируются как есть</numerusform>
            <numerusform>%n входов, копируются как есть</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inputs, %2 outputs</source>
        <translation>входов: %1, выходов: %2</translation>
    </message>
    <message>
        <source>Axis %1</source>
        <translation>Ось %1</translation>
    </message>
    <message>
        <source>%1 moves elements as they are: there is nothing to sample. Choose a RESAMPLE operator to see its axes.</source>
        <translation>%1 перемещает элементы как есть: дискретизировать нечего. Выберите оператор RESAMPLE, чтобы увидеть его оси.</translation>
    </message>
    <message>
        <source>The case needs a correction before its axes can be drawn.</source>
        <translation>Чтобы нарисовать оси, случай нужно исправить.</translation>
    </message>
    <message>
        <source>The forward operator&apos;s axis: its input is as long as %1&apos;s, its output as %2&apos;s. %3</source>
        <translation>Ось прямого оператора: его вход такой же длины, как %1, выход — как %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 ties</source>
        <translation>
            <numerusform>%1 равноудалённый</numerusform>
            <numerusform>%1 равноудалённых</numerusform>
            <numerusform>%1 равноудалённых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 outputs repeat the edge</source>
        <translation>
            <numerusform>%1 выход повторяет край</numerusform>
            <numerusform>%1 выхода повторяют край</numerusform>
            <numerusform>%1 выходов повторяют край</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs cropped</source>
        <translation>
            <numerusform>%1 вход обрезан</numerusform>
            <numerusform>%1 входа обрезаны</numerusform>
            <numerusform>%1 входов обрезано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 inputs never read</source>
        <translation>
            <numerusform>%1 вход не прочитан</numerusform>
            <numerusform>%1 входа не прочитаны</numerusform>
            <numerusform>%1 входов не прочитано</numerusform>
        </translation>
    </message>
    <message>
        <source>of the forward operator:</source>
        <translation>прямого оператора:</translation>
    </message>
    <message>
        <source>output&apos;s centre</source>
        <translation>центр выхода</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>верно: %1</translation>
    </message>
    <message>
        <source>edges apart, in output pixels</source>
        <translation>расхождение краёв, в пикселях выхода</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: pan. Arrows: step. Click: pin.</source>
        <translation>Колёсико: масштаб. Перетаскивание: сдвиг. Стрелки: шаг. Щелчок: закрепить.</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Соглашения</translation>
    </message>
    <message>
        <source>How other frameworks place the samples: a click sets the fields.</source>
        <translation>Как размещают отсчёты другие фреймворки: щелчок задаёт поля.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Округление</translation>
    </message>
    <message>
        <source>The same map under other rules and in other arithmetic.</source>
        <translation>То же соответствие по другим правилам и в другой арифметике.</translation>
    </message>
</context>
<context>
    <name>tessera::BottomPanel</name>
    <message>
        <source>Bottom panel</source>
        <translation>Нижняя панель</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More pages; move, float or hide this panel</source>
        <translation>Другие страницы; переместить, открепить или скрыть эту панель</translation>
    </message>
</context>
<context>
    <name>tessera::CasePanel</name>
    <message>
        <source>Case</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Скрыть эту панель</translation>
    </message>
    <message>
        <source>Dispatch</source>
        <translation>Dispatch</translation>
    </message>
    <message>
        <source>The dispatch of the file that is shown</source>
        <translation>Показанный dispatch файла</translation>
    </message>
</context>
<context>
    <name>tessera::CaseTabs</name>
    <message>
        <source>Cases</source>
        <translation>Случаи</translation>
    </message>
    <message>
        <source>Close this case</source>
        <translation>Закрыть этот случай</translation>
    </message>
    <message>
        <source>%1, with unsaved changes</source>
        <translation>%1, есть несохранённые изменения</translation>
    </message>
</context>
<context>
    <name>tessera::ChannelPanel</name>
    <message>
        <source>Channels</source>
        <translation>Каналы</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Одна плоскость</translation>
    </message>
    <message>
        <source>One channel, coloured by its values</source>
        <translation>Один канал, раскрашенный по значениям</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>One channel as red, one as green, one as blue</source>
        <translation>Один канал красный, один зелёный, один синий</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>One channel as a grey picture</source>
        <translation>Один канал как серая картинка</translation>
    </message>
    <message>
        <source>How channels are shown</source>
        <translation>Как показаны каналы</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>The entry of the batch</source>
        <translation>Элемент батча</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Канал</translation>
    </message>
    <message>
        <source>The channel that is shown, or that is red</source>
        <translation>Показанный канал или красный</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Green channel</source>
        <translation>Зелёный канал</translation>
    </message>
    <message>
        <source>The channel that is green</source>
        <translation>Канал, который служит зелёным</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Blue channel</source>
        <translation>Синий канал</translation>
    </message>
    <message>
        <source>The channel that is blue</source>
        <translation>Канал, который служит синим</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседние</translation>
    </message>
    <message>
        <source>Three channels that follow each other: c, c + 1, c + 2</source>
        <translation>Три канала подряд: c, c + 1, c + 2</translation>
    </message>
    <message>
        <source>A third apart</source>
        <translation>Через треть</translation>
    </message>
    <message>
        <source>Channels a third of them apart: the colours of one pixel after SPACE_TO_DEPTH with COLUMN_ROW_DEPTH</source>
        <translation>Каналы через треть их числа: цвета одного пикселя после SPACE_TO_DEPTH с COLUMN_ROW_DEPTH</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Red channel</source>
        <translation>Красный канал</translation>
    </message>
</context>
<context>
    <name>tessera::CodeView</name>
    <message>
        <source>The operator&apos;s description as a C++ program fills it.</source>
        <translation>Описание оператора, как его заполняет программа на C++.</translation>
    </message>
    <message>
        <source>The same result from NumPy alone.</source>
        <translation>Тот же результат одним NumPy.</translation>
    </message>
    <message>
        <source>A model for DxDispatch, which runs it on DirectML itself.</source>
        <translation>Модель для DxDispatch, который выполняет её на самом DirectML.</translation>
    </message>
    <message>
        <source>What follows “tessera run”: paste it to open this case anywhere.</source>
        <translation>То, что следует за «tessera run»: вставьте, чтобы открыть этот случай где угодно.</translation>
    </message>
    <message>
        <source>A node of an ONNX model.</source>
        <translation>Узел модели ONNX.</translation>
    </message>
    <message>
        <source>The same in PyTorch.</source>
        <translation>То же в PyTorch.</translation>
    </message>
    <message>
        <source>The same in TensorFlow, whose tensors are NHWC.</source>
        <translation>То же в TensorFlow, чьи тензоры NHWC.</translation>
    </message>
    <message>
        <source>The same as a node of OpenVINO.</source>
        <translation>То же узлом OpenVINO.</translation>
    </message>
    <message>
        <source>The same in a browser, by WebNN.</source>
        <translation>То же в браузере, через WebNN.</translation>
    </message>
    <message>
        <source>The same as one pattern of einops.</source>
        <translation>То же одним шаблоном einops.</translation>
    </message>
    <message>
        <source>The same in OpenCV, a plane at a time.</source>
        <translation>То же в OpenCV, по плоскости за раз.</translation>
    </message>
    <message>
        <source>The same in Pillow, a plane at a time.</source>
        <translation>То же в Pillow, по плоскости за раз.</translation>
    </message>
    <message>
        <source>Runnable script</source>
        <translation>Готовый скрипт</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>What the case is written in</source>
        <translation>На чём записан случай</translation>
    </message>
    <message>
        <source>The case as code</source>
        <translation>Случай в виде кода</translation>
    </message>
    <message>
        <source>A whole program: imports, the input, the call, and its output printed or saved</source>
        <translation>Целая программа: импорт, вход, вызов и вывод результата на экран или в файл</translation>
    </message>
    <message>
        <source>Copy all of it to the clipboard.</source>
        <translation>Скопировать всё в буфер обмена.</translation>
    </message>
    <message>
        <source>A program that runs as it is.</source>
        <translation>Программа, которая запускается как есть.</translation>
    </message>
    <message>
        <source>There is no code for a case that is wrong: the form marks where.</source>
        <translation>Для неверного случая кода нет: форма отмечает где.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Copied ✓</source>
        <translation>Скопировано ✓</translation>
    </message>
</context>
<context>
    <name>tessera::CompareCanvas</name>
    <message>
        <source>The output of A appears here after a run.</source>
        <translation>Выход A появится здесь после запуска.</translation>
    </message>
    <message>
        <source>There is no B: choose a second engine, or a file, at the top of the window.</source>
        <translation>B нет: выберите второй движок или файл вверху окна.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 × %2 %</source>
        <translation>%1 × %2 %</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Выход %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 holds %2, and the output is %3.</source>
        <translation>Показать разность нельзя: %1 содержит %2, а выход — %3.</translation>
    </message>
    <message>
        <source>There is no difference to show: %1 and %2 are not compared.</source>
        <translation>Показать разность нельзя: %1 и %2 не сравниваются.</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%2: %1 %</translation>
    </message>
    <message>
        <source>%1 and %2, in ULP</source>
        <translation>%1 и %2, в ULP</translation>
    </message>
    <message>
        <source>%1 and %2, by the tolerance</source>
        <translation>%1 и %2, по допуску</translation>
    </message>
    <message>
        <source>%1 and %2, SSIM</source>
        <translation>%1 и %2, SSIM</translation>
    </message>
    <message>
        <source>%1 and %2, FLIP</source>
        <translation>%1 и %2, FLIP</translation>
    </message>
    <message>
        <source>Difference of %1 and %2</source>
        <translation>Разность %1 и %2</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Убрать %1</translation>
    </message>
</context>
<context>
    <name>tessera::ComparePane</name>
    <message>
        <source>Signed</source>
        <translation>Со знаком</translation>
    </message>
    <message>
        <source>A − B: blue below zero, orange above, white where they are equal.</source>
        <translation>A − B: синий ниже нуля, оранжевый выше, белый, где они равны.</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Абсолютная</translation>
    </message>
    <message>
        <source>|A − B|.</source>
        <translation>|A − B|.</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Относительная</translation>
    </message>
    <message>
        <source>|A − B| / |B|; infinite where B is 0 and A is not.</source>
        <translation>|A − B| / |B|; бесконечность, где B равно 0, а A нет.</translation>
    </message>
    <message>
        <source>Squared</source>
        <translation>Квадрат</translation>
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
        <translation>Сколько представимых значений лежит между ними, в логарифмической шкале; равные темнее всего.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Допуск</translation>
    </message>
    <message>
        <source>Equal, within the tolerance, or beyond it.</source>
        <translation>Равно, в пределах допуска или за ним.</translation>
    </message>
    <message>
        <source>Difference shown</source>
        <translation>Показанная разность</translation>
    </message>
    <message>
        <source>What of the difference is shown</source>
        <translation>Что показано из разности</translation>
    </message>
    <message>
        <source>How A and B are shown</source>
        <translation>Как показаны A и B</translation>
    </message>
    <message>
        <source>Share of B</source>
        <translation>Доля B</translation>
    </message>
    <message>
        <source>From A alone to B alone</source>
        <translation>От одного A до одного B</translation>
    </message>
    <message>
        <source>Structural similarity of A and B as pictures: 1 where they are alike, 0 where nothing is.</source>
        <translation>Структурное сходство A и B как картинок: 1, где они похожи, 0, где сходства нет.</translation>
    </message>
    <message>
        <source>How much of the difference an eye sees, 0 to 1, on a display of 3840 pixels and 0.7 m from 0.7 m away: does it matter?</source>
        <translation>Сколько разницы видит глаз, от 0 до 1, на экране 3840 пикселей и 0,7 м с расстояния 0,7 м: важна ли она?</translation>
    </message>
    <message>
        <source>The base of the differences</source>
        <translation>База разностей</translation>
    </message>
    <message>
        <source>The element under the mouse, else the pinned one: each result, the difference, units in the last place</source>
        <translation>Элемент под мышью, иначе закреплённый: каждый результат, разность, единицы последнего разряда</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonController</name>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>&amp;Compare A and B</source>
        <translation>&amp;Сравнить A и B</translation>
    </message>
    <message>
        <source>Give the tensors&apos; place to A, B and their difference, or give it back</source>
        <translation>Отдать место тензоров A, B и их разности или вернуть его</translation>
    </message>
    <message>
        <source>Show as dia&amp;gnosed</source>
        <translation>П&amp;оказать по диагнозу</translation>
    </message>
    <message>
        <source>no mistake is named</source>
        <translation>ошибка не названа</translation>
    </message>
    <message>
        <source>as diagnosed, %1.npy</source>
        <translation>по диагнозу, %1.npy</translation>
    </message>
    <message>
        <source>What &amp;makes B of the input?</source>
        <translation>Какая операция превращает вход в &amp;B?</translation>
    </message>
    <message>
        <source>Try every operator, order, block and convention on the input, whatever the case says</source>
        <translation>Испробовать на входе каждый оператор, порядок, блок и соглашение, что бы ни говорил случай</translation>
    </message>
    <message>
        <source>B holds nothing, or a tensor has more than four dimensions</source>
        <translation>B пуст или у тензора больше четырёх измерений</translation>
    </message>
    <message>
        <source>Show what makes B</source>
        <translation>Показать, как получается B</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Рядом</translation>
    </message>
    <message>
        <source>A, B and their difference beside each other</source>
        <translation>A, B и их разность рядом</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>&amp;Шторка</translation>
    </message>
    <message>
        <source>A on one side of a line, B on the other</source>
        <translation>A по одну сторону линии, B по другую</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Чередование</translation>
    </message>
    <message>
        <source>A or B in one place; Space flips, holding Shift peeks</source>
        <translation>A или B на одном месте; пробел чередует их, Shift показывает другой, пока нажат</translation>
    </message>
    <message>
        <source>&amp;Blend</source>
        <translation>&amp;Наложение</translation>
    </message>
    <message>
        <source>A and B over each other, each with its share</source>
        <translation>A и B друг поверх друга, каждый со своей долей</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation>Р&amp;азность</translation>
    </message>
    <message>
        <source>What of A and B differs, and by how much</source>
        <translation>Что в A и B различается и насколько</translation>
    </message>
    <message>
        <source>Show the &amp;other one</source>
        <translation>&amp;Показать другой</translation>
    </message>
    <message>
        <source>Flip between A and B</source>
        <translation>Чередовать A и B</translation>
    </message>
    <message>
        <source>&amp;Turn the wipe line</source>
        <translation>Повернуть &amp;линию шторки</translation>
    </message>
    <message>
        <source>Let the line between A and B stand or lie</source>
        <translation>Линия между A и B стоит или лежит</translation>
    </message>
    <message>
        <source>&amp;Lock the wipe line</source>
        <translation>&amp;Закрепить линию шторки</translation>
    </message>
    <message>
        <source>Keep the line between A and B where it is</source>
        <translation>Оставить линию между A и B на месте</translation>
    </message>
    <message>
        <source>Colours of each side&apos;s own &amp;range</source>
        <translation>&amp;Цвета по диапазону каждой стороны</translation>
    </message>
    <message>
        <source>Colour A and B each by the range of its own values instead of one for both</source>
        <translation>Раскрасить A и B каждый по диапазону своих значений, а не по общему</translation>
    </message>
    <message>
        <source>Ne&amp;xt kind of difference</source>
        <translation>Следующий &amp;вид разности</translation>
    </message>
    <message>
        <source>there is no B</source>
        <translation>B нет</translation>
    </message>
    <message>
        <source>There is no bug report: %1</source>
        <translation>Отчёта об ошибке нет: %1</translation>
    </message>
    <message>
        <source>Cop&amp;y bug report</source>
        <translation>Коп&amp;ировать отчёт об ошибке</translation>
    </message>
    <message>
        <source>Find the smallest case that goes wrong alike, and copy a report of it as Markdown</source>
        <translation>Найти наименьший случай с той же ошибкой и скопировать отчёт о нём в Markdown</translation>
    </message>
    <message>
        <source>Looking for the smallest case that goes wrong alike. Escape stops it.</source>
        <translation>Идёт поиск наименьшего случая с той же ошибкой. Esc останавливает.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>There is nothing to report: run again, nothing was wrong.</source>
        <translation>Сообщать не о чем: при повторном запуске ошибки не было.</translation>
    </message>
    <message>
        <source>The bug report is on the clipboard: %1</source>
        <translation>Отчёт об ошибке в буфере обмена: %1</translation>
    </message>
    <message>
        <source>A and B do not differ, or one of them is a file, which runs no smaller case</source>
        <translation>A и B не различаются, либо одно из них — файл, который не выполнит меньший случай</translation>
    </message>
    <message>
        <source>Put what the named mistake gives beside the side that made it, and show its map: then at most roundings differ</source>
        <translation>Поставить то, что даёт названная ошибка, рядом со стороной, которая её допустила, и показать её соответствие: остаются только различия округления</translation>
    </message>
    <message>
        <source>Signed, absolute, relative, squared, ULP, tolerance, SSIM, FLIP</source>
        <translation>Со знаком, абсолютная, относительная, в квадрате, ULP, допуск, SSIM, FLIP</translation>
    </message>
    <message>
        <source>Add a result…</source>
        <translation>Добавить результат…</translation>
    </message>
    <message>
        <source>Look at one more result beside the others, of an engine, a file or a case; four at most</source>
        <translation>Показать рядом с другими ещё один результат: движка, файла или случая; не больше четырёх</translation>
    </message>
    <message>
        <source>there are four results</source>
        <translation>результатов уже четыре</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Убрать результат</translation>
    </message>
    <message>
        <source>Close the result that has the keys; A stays</source>
        <translation>Закрыть результат, в котором фокус; A остаётся</translation>
    </message>
    <message>
        <source>no result but A has the keys</source>
        <translation>фокуса нет ни в одном результате, кроме A</translation>
    </message>
    <message>
        <source>Next base of the differences</source>
        <translation>Следующая база разностей</translation>
    </message>
    <message>
        <source>Hold the other results against the next one</source>
        <translation>Сравнивать остальные результаты со следующим</translation>
    </message>
    <message>
        <source>Trying every operator, order, block and convention…</source>
        <translation>Перебираются все операторы, порядки, блоки и соглашения…</translation>
    </message>
    <message>
        <source>Unknown: no case on the list explains B</source>
        <translation>Неизвестно: ни один случай из списка не объясняет B</translation>
    </message>
    <message>
        <source>Proved: no other case on the list gives B</source>
        <translation>Доказано: никакой другой случай из списка не даёт B</translation>
    </message>
    <message>
        <source>Likely: this case gives B</source>
        <translation>Вероятно: этот случай даёт B</translation>
    </message>
    <message>
        <source>Show this case</source>
        <translation>Показать этот случай</translation>
    </message>
</context>
<context>
    <name>tessera::ComparisonFigures</name>
    <message>
        <source>Figures of the comparison</source>
        <translation>Показатели сравнения</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>равны</translation>
    </message>
    <message>
        <source>Elements that are equal, bit for bit.</source>
        <translation>Элементы, равные бит в бит.</translation>
    </message>
    <message>
        <source>within</source>
        <translation>в допуске</translation>
    </message>
    <message>
        <source>Elements that differ, within the tolerance.</source>
        <translation>Элементы, которые различаются в пределах допуска.</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>за допуском</translation>
    </message>
    <message>
        <source>Elements that differ by more than the tolerance.</source>
        <translation>Элементы, которые различаются больше допуска.</translation>
    </message>
    <message>
        <source>max |A − B|</source>
        <translation>макс. |A − B|</translation>
    </message>
    <message>
        <source>The largest difference of finite values.</source>
        <translation>Наибольшая разность конечных значений.</translation>
    </message>
    <message>
        <source>max relative</source>
        <translation>макс. относит.</translation>
    </message>
    <message>
        <source>The largest |A − B| / |B|, where B is not zero.</source>
        <translation>Наибольшее |A − B| / |B|, где B не ноль.</translation>
    </message>
    <message>
        <source>max ULP</source>
        <translation>макс. ULP</translation>
    </message>
    <message>
        <source>The most representable values between A and B.</source>
        <translation>Наибольшее число представимых значений между A и B.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>худший %1</translation>
    </message>
    <message>
        <source>most |A − B| %1</source>
        <translation>макс. |A − B| %1</translation>
    </message>
    <message>
        <source>most ULP %1</source>
        <translation>макс. ULP %1</translation>
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
        <translation>допустимо %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти</translation>
    </message>
</context>
<context>
    <name>tessera::ConventionList</name>
    <message>
        <source>Conventions of other frameworks</source>
        <translation>Соглашения других фреймворков</translation>
    </message>
    <message>
        <source>Click one, or press Enter, to set scales and offsets as that framework does.</source>
        <translation>Щёлкните или нажмите Enter, чтобы задать масштабы и смещения, как в этом фреймворке.</translation>
    </message>
    <message>
        <source>%1 %2, what the case has</source>
        <translation>%1 %2, как в случае</translation>
    </message>
    <message>
        <source>Nothing is resized: every convention agrees.</source>
        <translation>Размер не меняется: все соглашения совпадают.</translation>
    </message>
    <message>
        <source>These are %1</source>
        <translation>Это числа %1</translation>
    </message>
    <message>
        <source>Place samples as %1 %2</source>
        <translation>Разместить отсчёты как %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a framework, and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No framework uses these numbers.</source>
        <translation>Таких чисел нет ни у одного фреймворка.</translation>
    </message>
</context>
<context>
    <name>tessera::DataForm</name>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Элемент</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Generate values</source>
        <translation>Создать значения</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>What the input tensor holds.</source>
        <translation>Что содержит входной тензор.</translation>
    </message>
    <message>
        <source>Fill the input with %1, in place of these data</source>
        <translation>Заполнить вход (%1) вместо этих данных</translation>
    </message>
    <message>
        <source>Generate the input</source>
        <translation>Создать вход</translation>
    </message>
    <message>
        <source>Type of the picture&apos;s samples</source>
        <translation>Тип отсчётов картинки</translation>
    </message>
    <message>
        <source>The data type that samples are converted to.</source>
        <translation>Тип данных, в который преобразуются отсчёты.</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>One channel: the brightness.</source>
        <translation>Один канал: яркость.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels; transparency is dropped.</source>
        <translation>Три канала; прозрачность отбрасывается.</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Four channels; the last is the opacity.</source>
        <translation>Четыре канала; последний — непрозрачность.</translation>
    </message>
    <message>
        <source>0–255</source>
        <translation>0–255</translation>
    </message>
    <message>
        <source>Black is 0, white is 255.</source>
        <translation>Чёрный — 0, белый — 255.</translation>
    </message>
    <message>
        <source>0–1</source>
        <translation>0–1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Каналы</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>Open the input</source>
        <translation>Открыть вход</translation>
    </message>
    <message>
        <source>Fill the input with %1</source>
        <translation>Заполнить вход: %1</translation>
    </message>
    <message>
        <source>Change the data&apos;s %1</source>
        <translation>Изменить данные: %1</translation>
    </message>
    <message>
        <source>Black is 0, white is 1.</source>
        <translation>Чёрный — 0, белый — 1.</translation>
    </message>
    <message>
        <source>The file holds %1: a batch of one is added, %2.</source>
        <translation>Файл содержит %1: добавлен батч из одного, %2.</translation>
    </message>
    <message>
        <source>The file holds %1: ones are added in front, %2.</source>
        <translation>Файл содержит %1: впереди добавлены единицы, %2.</translation>
    </message>
    <message>
        <source>Take it as a picture</source>
        <translation>Взять как картинку</translation>
    </message>
    <message>
        <source>The array is {H, W, C}: rows of pixels, the channels of each side by side.</source>
        <translation>Массив — {H, W, C}: строки пикселей, каналы каждого рядом.</translation>
    </message>
    <message>
        <source>Open a tensor (.npy, .npz) or a picture as the input.</source>
        <translation>Открыть тензор (.npy, .npz) или картинку как вход.</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Массив</translation>
    </message>
    <message>
        <source>The arrays of the file: this one is the input.</source>
        <translation>Массивы файла: этот — вход.</translation>
    </message>
    <message>
        <source>the samples of the file are %1</source>
        <translation>тип отсчётов файла: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>Tensors and pictures (*.npy *.npz %1);;Tensors (*.npy *.npz);;Pictures (%1);;All files (*)</source>
        <translation>Тензоры и картинки (*.npy *.npz %1);;Тензоры (*.npy *.npz);;Картинки (%1);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>tessera::Dialogs</name>
    <message>
        <source>The file was changed</source>
        <translation>Файл изменён</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was read here.</source>
        <translation>Другая программа изменила %1 после того, как он был прочитан здесь.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>A file outside the case&apos;s folder</source>
        <translation>Файл вне папки случая</translation>
    </message>
    <message>
        <source>%1. A case that you do not trust should not read it.</source>
        <translation>%1. Случай, которому вы не доверяете, не должен его читать.</translation>
    </message>
    <message>
        <source>&amp;Read it</source>
        <translation>&amp;Прочитать</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>В «%1» есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>These cases have changes that are not saved:</source>
        <translation>В этих случаях есть несохранённые изменения:</translation>
    </message>
</context>
<context>
    <name>tessera::DifferenceLoader</name>
    <message>
        <source>= equal %1</source>
        <translation>= равны %1</translation>
    </message>
    <message>
        <source>≈ within %1</source>
        <translation>≈ в допуске %1</translation>
    </message>
    <message>
        <source>≠ beyond %1</source>
        <translation>≠ за допуском %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
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
        <translation>Сначала наибольшая |A − B|. F8 и Shift+F8 идут по списку.</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>In the order of the tensor. F8 and Shift+F8 step through the list.</source>
        <translation>В порядке тензора. F8 и Shift+F8 идут по списку.</translation>
    </message>
    <message>
        <source>Order of the mismatches</source>
        <translation>Порядок расхождений</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>The elements beyond the tolerance.</source>
        <translation>Элементы за допуском.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Where A and B differ.</source>
        <translation>Где A и B различаются.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>How many elements differ by how much.</source>
        <translation>Сколько элементов различается и насколько.</translation>
    </message>
    <message>
        <source>List, map or histogram</source>
        <translation>Список, карта или гистограмма</translation>
    </message>
    <message>
        <source>Compare in the middle of the window: side by side, wipe, flip, blend (C)</source>
        <translation>Сравнить в середине окна: рядом, шторкой, чередуя, наложением (C)</translation>
    </message>
    <message>
        <source>Compare in the middle of the window</source>
        <translation>Сравнить в середине окна</translation>
    </message>
    <message>
        <source>Map of the differences</source>
        <translation>Карта различий</translation>
    </message>
    <message>
        <source>The difference appears here after a run.</source>
        <translation>Разность появится здесь после запуска.</translation>
    </message>
    <message>
        <source>One engine runs: there is nothing to compare with.
Choose a second one as B, at the top of the window, or drop a file there.</source>
        <translation>Работает один движок: сравнивать не с чем.
Выберите второй как B вверху окна или перетащите туда файл.</translation>
    </message>
    <message>
        <source>The first %1 of %2 beyond the tolerance</source>
        <translation>Первые %1 из %2 за допуском</translation>
    </message>
    <message>
        <source>The worst %1 of %2 beyond the tolerance</source>
        <translation>Худшие %1 из %2 за допуском</translation>
    </message>
    <message>
        <source>%1 beyond the tolerance</source>
        <translation>за допуском: %1</translation>
    </message>
    <message>
        <source>at</source>
        <translation>место</translation>
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
        <translation>Гистограмма различий</translation>
    </message>
    <message>
        <source>Both scales are logarithmic</source>
        <translation>Обе шкалы логарифмические</translation>
    </message>
    <message>
        <source>A %1
B %2</source>
        <translation>A %1
B %2</translation>
    </message>
    <message>
        <source>Elements by ULP</source>
        <translation>Элементы по ULP</translation>
    </message>
    <message>
        <source>A and B %1.
They can be looked at side by side: press C.</source>
        <translation>A и B: %1.
Их можно рассмотреть рядом: нажмите C.</translation>
    </message>
    <message>
        <source>Back to the comparison</source>
        <translation>Вернуться к сравнению</translation>
    </message>
    <message>
        <source>Answer about B</source>
        <translation>Ответ о B</translation>
    </message>
</context>
<context>
    <name>tessera::DimsForm</name>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>The model leaves these sizes open. Enter gives them to all of its nodes.</source>
        <translation>Модель не задаёт этих размеров. Enter задаёт их всем её узлам.</translation>
    </message>
    <message>
        <source>Give the nodes these sizes</source>
        <translation>Задать узлам эти размеры</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Размер %1</translation>
    </message>
    <message>
        <source>How large %1 is: a whole number, 1 or more</source>
        <translation>Каков размер %1: целое число от 1</translation>
    </message>
</context>
<context>
    <name>tessera::DisplayPanel</name>
    <message>
        <source>Colours and marks</source>
        <translation>Цвета и подсветка</translation>
    </message>
    <message>
        <source>Colour cells by</source>
        <translation>Раскрасить ячейки по</translation>
    </message>
    <message>
        <source>What a cell&apos;s colour stands for, in both tensors: one colour is one place of origin</source>
        <translation>Что означает цвет ячейки в обоих тензорах: один цвет — одно место происхождения</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>Числа в ячейках</translation>
    </message>
    <message>
        <source>How numbers are written in the cells</source>
        <translation>Как пишутся числа в ячейках</translation>
    </message>
    <message>
        <source>Shortest exact</source>
        <translation>Кратко и точно</translation>
    </message>
    <message>
        <source>Four digits</source>
        <translation>Четыре цифры</translation>
    </message>
    <message>
        <source>Bits (hexadecimal)</source>
        <translation>Биты (шестнадцатеричные)</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Подсветить</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>The number in the cell, by the range below the tensors</source>
        <translation>Число в ячейке, по диапазону под тензорами</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выход</translation>
    </message>
</context>
<context>
    <name>tessera::Document</name>
    <message>
        <source>Set the tolerance</source>
        <translation>Задать допуск</translation>
    </message>
    <message>
        <source>Take the default tolerance</source>
        <translation>Взять допуск по умолчанию</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Прочитать %1 снова</translation>
    </message>
</context>
<context>
    <name>tessera::DropOverlay</name>
    <message numerus="yes">
        <source>Open %n files</source>
        <translation>
            <numerusform>Открыть %n файл</numerusform>
            <numerusform>Открыть %n файла</numerusform>
            <numerusform>Открыть %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Use %1 as the input</source>
        <translation>Взять %1 как вход</translation>
    </message>
    <message>
        <source>Compare %1 as %2</source>
        <translation>Сравнить %1 как %2</translation>
    </message>
</context>
<context>
    <name>tessera::EngineBox</name>
    <message>
        <source>%1: missing</source>
        <translation>%1: нет</translation>
    </message>
</context>
<context>
    <name>tessera::EngineForm</name>
    <message>
        <source>A program, started for each run</source>
        <translation>Программа, запускаемая каждый раз</translation>
    </message>
    <message>
        <source>{case} is the case&apos;s line, {json} a file with DxDispatch&apos;s description, {input} and {output} are .npy files. Exit 0: it ran; 77: it cannot do this case.</source>
        <translation>{case} — строка случая, {json} — файл с описанием DxDispatch, {input} и {output} — файлы .npy. Код 0: выполнено; 77: этот случай ей не под силу.</translation>
    </message>
    <message>
        <source>A program that stays</source>
        <translation>Программа, которая остаётся</translation>
    </message>
    <message>
        <source>It greets, then answers a line of JSON for each run, on its standard input and output.</source>
        <translation>Отправляет приветственное сообщение, затем отвечает строкой JSON на каждый запуск через стандартные ввод и вывод.</translation>
    </message>
    <message>
        <source>A shared library</source>
        <translation>Разделяемая библиотека</translation>
    </message>
    <message>
        <source>It exports the functions of tessera_engine.h, and runs in a process of its own: a crash ends one run.</source>
        <translation>Экспортирует функции из tessera_engine.h и работает в своём процессе: падение завершает лишь один запуск.</translation>
    </message>
    <message>
        <source>A compute shader</source>
        <translation>Вычислительный шейдер</translation>
    </message>
    <message>
        <source>GLSL or SPIR-V, run on the Vulkan device. A saved file is compiled and run again.</source>
        <translation>GLSL или SPIR-V, выполняется на устройстве Vulkan. Сохранённый файл компилируется и запускается снова.</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Использовать</translation>
    </message>
    <message>
        <source>Run the case on it</source>
        <translation>Запустить случай на нём</translation>
    </message>
    <message>
        <source>Your engine</source>
        <translation>Ваш движок</translation>
    </message>
    <message>
        <source>How it is started</source>
        <translation>Как он запускается</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>kept under this name; empty: not kept</source>
        <translation>хранится под этим именем; пусто: не хранится</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Time limit of a run</source>
        <translation>Предел времени запуска</translation>
    </message>
    <message>
        <source>A run that takes longer is a TIMEOUT</source>
        <translation>Более долгий запуск — TIMEOUT</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Предел времени</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>&amp;Keep and use</source>
        <translation>&amp;Сохранить и использовать</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
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
        <translation>Тип каждого элемента обоих тензоров.</translation>
    </message>
</context>
<context>
    <name>tessera::FileBar</name>
    <message>
        <source>Reading %1 · Esc stops</source>
        <translation>Чтение %1 · Esc останавливает</translation>
    </message>
    <message>
        <source>Saving %1 · Esc stops</source>
        <translation>Сохранение %1 · Esc останавливает</translation>
    </message>
</context>
<context>
    <name>tessera::FilesController</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>П&amp;еречитать</translation>
    </message>
    <message>
        <source>Read the files of the case again</source>
        <translation>Прочитать файлы случая снова</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Сохранить случай</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save the case under another name</source>
        <translation>Сохранить случай под другим именем</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вы&amp;йти</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Пока нет</translation>
    </message>
    <message>
        <source>Open a case, a model, a lesson, a tensor or a picture; several pictures of one size become a batch</source>
        <translation>Открыть случай, модель, урок, тензор или картинку; несколько картинок одного размера становятся батчем</translation>
    </message>
    <message>
        <source>%1 is being saved.</source>
        <translation>Сохраняется %1.</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Сохранение</translation>
    </message>
</context>
<context>
    <name>tessera::Gallery</name>
    <message>
        <source>yours</source>
        <translation>ваша</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save this case…</source>
        <translation>&amp;Сохранить этот случай…</translation>
    </message>
    <message>
        <source>Find by what you see: shifted, wrong colours, jagged, not equal… or by operator</source>
        <translation>Ищите по тому, что видите: сдвиг, неверные цвета, зубцы, не равно… или по оператору</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Leave the case as it is</source>
        <translation>Оставить случай как есть</translation>
    </message>
    <message>
        <source>Open a copy of the example, or the case of yours, in a tab</source>
        <translation>Открыть копию примера или ваш случай во вкладке</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Find an example</source>
        <translation>Найти пример</translation>
    </message>
    <message>
        <source>Shows the cases that are about all of these words</source>
        <translation>Показывает случаи, в которых есть все эти слова</translation>
    </message>
    <message>
        <source>Save the case that is shown in the folder of your cases</source>
        <translation>Сохранить показанный случай в папке ваших случаев</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Папка…</translation>
    </message>
    <message>
        <source>Choose the folder whose case files are shown here</source>
        <translation>Выбрать папку, файлы случаев которой показаны здесь</translation>
    </message>
    <message>
        <source>The case files of %1 are shown here too.</source>
        <translation>Здесь показаны и файлы случаев из %1.</translation>
    </message>
    <message>
        <source>No case is about “%1”.</source>
        <translation>Случаев о «%1» нет.</translation>
    </message>
    <message>
        <source>Folder of your cases</source>
        <translation>Папка ваших случаев</translation>
    </message>
</context>
<context>
    <name>tessera::GotoBar</name>
    <message>
        <source>Output element</source>
        <translation>Элемент выхода</translation>
    </message>
    <message>
        <source>Input element</source>
        <translation>Элемент входа</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Тензор</translation>
    </message>
    <message>
        <source>The tensor that the coordinate is of</source>
        <translation>Тензор, которому принадлежит координата</translation>
    </message>
    <message>
        <source>n,c,y,x or a flat index</source>
        <translation>n,c,y,x или сквозной индекс</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Координата</translation>
    </message>
    <message>
        <source>Enter pins the element</source>
        <translation>Enter закрепляет элемент</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>tessera::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>Black %1, white %2</source>
        <translation>Чёрное %1, белое %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>чёрное %1</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>белое %1</translation>
    </message>
    <message>
        <source>How often values occur, of a picture in each channel; few are seen beside many. Drag black or white to set the range</source>
        <translation>Как часто встречаются значения, у картинки — в каждом канале; редкие видны рядом с частыми. Перетащите чёрное или белое, чтобы задать диапазон</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryView</name>
    <message>
        <source>Nothing has been shown yet. Each result that stays for a second is kept here.</source>
        <translation>Ещё ничего не показано. Каждый результат, который простоял секунду, остаётся здесь.</translation>
    </message>
    <message>
        <source>Results that were shown</source>
        <translation>Показанные результаты</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>равны</translation>
    </message>
    <message>
        <source>proves little</source>
        <translation>доказывает мало</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>различаются %1 из %2</translation>
    </message>
    <message>
        <source>shown at</source>
        <translation>показан</translation>
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
        <translation>время A</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>case</source>
        <translation>случай</translation>
    </message>
</context>
<context>
    <name>tessera::InputController</name>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>&amp;Watch files</source>
        <translation>&amp;Следить за файлами</translation>
    </message>
    <message>
        <source>Run again when another program changes a file of the case; Reload reads them in any case</source>
        <translation>Запускать снова, когда другая программа меняет файл случая; «Перечитать» читает их в любом случае</translation>
    </message>
    <message>
        <source>%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the case back.</source>
        <translation>%1 не принимает тензор такой формы или типа, поэтому теперь оператор %2. Отмена вернёт случай.</translation>
    </message>
    <message>
        <source>%1 The last good data stays.</source>
        <translation>%1 Остаются последние верные данные.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the case here has unsaved changes. Reload takes the file&apos;s case; undo brings this one back.</source>
        <translation>%1 изменён другой программой, а здесь у случая есть несохранённые изменения. «Перечитать» возьмёт случай из файла; отмена вернёт этот.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is read again. Undo brings the case back.</source>
        <translation>%1 изменён другой программой и прочитан снова. Отмена вернёт случай.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 исчез.</translation>
    </message>
    <message>
        <source>Take the new shape of %1</source>
        <translation>Взять новую форму %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
</context>
<context>
    <name>tessera::InputLoader</name>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>Прочитать %1 снова</translation>
    </message>
</context>
<context>
    <name>tessera::IssueList</name>
    <message>
        <source>Use %1</source>
        <translation>Взять %1</translation>
    </message>
</context>
<context>
    <name>tessera::Layout</name>
    <message>
        <source>Packed, NCHW</source>
        <translation>Плотно, NCHW</translation>
    </message>
    <message>
        <source>Row after row, plane after plane, without gaps. No strides are given.</source>
        <translation>Строка за строкой, плоскость за плоскостью, без пропусков. Шаги не задаются.</translation>
    </message>
    <message>
        <source>Packed, NHWC</source>
        <translation>Плотно, NHWC</translation>
    </message>
    <message>
        <source>The channels of a pixel lie next to each other.</source>
        <translation>Каналы пикселя лежат рядом.</translation>
    </message>
    <message>
        <source>Padded rows</source>
        <translation>Строки с дополнением</translation>
    </message>
    <message>
        <source>One unused element after every row.</source>
        <translation>Один неиспользуемый элемент после каждой строки.</translation>
    </message>
    <message>
        <source>Own strides</source>
        <translation>Свои шаги (stride)</translation>
    </message>
    <message>
        <source>Any stride for each axis; on an input 0 repeats the axis.</source>
        <translation>Любой шаг для каждой оси; на входе 0 повторяет ось.</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutController</name>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Hide or show all pane&amp;ls</source>
        <translation>&amp;Скрыть или показать панели</translation>
    </message>
    <message>
        <source>Leave the whole window to the tensors, or bring the panels back</source>
        <translation>Отдать всё окно тензорам или вернуть панели</translation>
    </message>
    <message>
        <source>Case panel</source>
        <translation>Панель случая</translation>
    </message>
    <message>
        <source>Bottom panel</source>
        <translation>Нижняя панель</translation>
    </message>
    <message>
        <source>Dock the panel “%1” there</source>
        <translation>Прикрепить туда панель «%1»</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: показать или скрыть</translation>
    </message>
    <message>
        <source>Show or hide the panel “%1”</source>
        <translation>Показать или скрыть панель «%1»</translation>
    </message>
    <message>
        <source>%1: to the left</source>
        <translation>%1: влево</translation>
    </message>
    <message>
        <source>%1: to the right</source>
        <translation>%1: вправо</translation>
    </message>
    <message>
        <source>%1: to the bottom</source>
        <translation>%1: вниз</translation>
    </message>
    <message>
        <source>%1: float or dock</source>
        <translation>%1: открепить или прикрепить</translation>
    </message>
    <message>
        <source>Make the panel “%1” a window of its own, or dock it again</source>
        <translation>Сделать панель «%1» отдельным окном или прикрепить снова</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Исходное расположение</translation>
    </message>
    <message>
        <source>Put every panel back where it was at first</source>
        <translation>Вернуть все панели на исходные места</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it again</source>
        <translation>Занять весь экран или вернуться</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Следующая часть окна</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Предыдущая часть окна</translation>
    </message>
    <message>
        <source>Make this part wider</source>
        <translation>Сделать эту часть шире</translation>
    </message>
    <message>
        <source>Give more width to the part that has the focus</source>
        <translation>Дать больше ширины части, в которой фокус</translation>
    </message>
    <message>
        <source>Make this part narrower</source>
        <translation>Сделать эту часть уже</translation>
    </message>
    <message>
        <source>Give less width to the part that has the focus</source>
        <translation>Дать меньше ширины части, в которой фокус</translation>
    </message>
    <message>
        <source>Make this part higher</source>
        <translation>Сделать эту часть выше</translation>
    </message>
    <message>
        <source>Give more height to the part that has the focus</source>
        <translation>Дать больше высоты части, в которой фокус</translation>
    </message>
    <message>
        <source>Make this part lower</source>
        <translation>Сделать эту часть ниже</translation>
    </message>
    <message>
        <source>Give less height to the part that has the focus</source>
        <translation>Дать меньше высоты части, в которой фокус</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать: %1</translation>
    </message>
    <message>
        <source>Move the focus on: case panel, input, output, bottom panel, values</source>
        <translation>Перейти дальше: панель случая, вход, выход, нижняя панель, значения</translation>
    </message>
    <message>
        <source>Move the focus back: values, bottom panel, output, input, case panel</source>
        <translation>Перейти назад: значения, нижняя панель, выход, вход, панель случая</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Show Histogram</source>
        <translation>Показать гистограмму</translation>
    </message>
    <message>
        <source>How a tensor&apos;s values are spread, of a picture in each channel; statistics, black and white</source>
        <translation>Как распределены значения тензора, у картинки — в каждом канале; статистика, чёрное и белое</translation>
    </message>
    <message>
        <source>Show Profile</source>
        <translation>Показать профиль линии</translation>
    </message>
    <message>
        <source>The values of input, A and B along x and y through the pin, over each other</source>
        <translation>Значения входа, A и B вдоль x и y через метку, друг поверх друга</translation>
    </message>
</context>
<context>
    <name>tessera::LayoutForm</name>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Layout of the output</source>
        <translation>Раскладка выхода</translation>
    </message>
    <message>
        <source>Layout of the input</source>
        <translation>Раскладка входа</translation>
    </message>
</context>
<context>
    <name>tessera::LectureBand</name>
    <message>
        <source>Lesson %1</source>
        <translation>Урок %1</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · %4</source>
        <translation>%1 · %2 из %3 · %4</translation>
    </message>
    <message>
        <source>Click a cell, or press Page Down.</source>
        <translation>Щёлкните ячейку или нажмите Page Down.</translation>
    </message>
</context>
<context>
    <name>tessera::LectureController</name>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>nobody lectures: F5 begins</source>
        <translation>лекции нет: F5 начинает</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Режим лекции</translation>
    </message>
    <message>
        <source>Formula in s&amp;ymbols</source>
        <translation>&amp;Формула в символах</translation>
    </message>
    <message>
        <source>The formula of a lecture in symbols, or with its numbers</source>
        <translation>Формула лекции в символах или с числами</translation>
    </message>
    <message>
        <source>Lecture: ne&amp;xt</source>
        <translation>Лекция: &amp;далее</translation>
    </message>
    <message>
        <source>The next step, or the next element; Page Down, as a remote sends it</source>
        <translation>Следующий шаг или элемент; Page Down, как с пульта</translation>
    </message>
    <message>
        <source>Lecture: &amp;back</source>
        <translation>Лекция: &amp;назад</translation>
    </message>
    <message>
        <source>The step or the element before; Page Up, as a remote sends it</source>
        <translation>Предыдущий шаг или элемент; Page Up, как с пульта</translation>
    </message>
    <message>
        <source>The tensors alone on the full screen, in large letters; again or Esc: as before</source>
        <translation>Только тензоры на весь экран, крупно; ещё раз или Esc: как было</translation>
    </message>
</context>
<context>
    <name>tessera::LessonController</name>
    <message>
        <source>no lesson is open, or it stands there</source>
        <translation>урок не открыт или уже на этом месте</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Урок %1: %2</translation>
    </message>
    <message>
        <source>Open this lesson beside its live cases</source>
        <translation>Открыть этот урок рядом со случаями, которые в нём запускаются</translation>
    </message>
    <message>
        <source>The step of the lesson before</source>
        <translation>Предыдущий шаг урока</translation>
    </message>
    <message>
        <source>Back &amp;to the lesson</source>
        <translation>&amp;Вернуться к уроку</translation>
    </message>
    <message>
        <source>Show the step&apos;s case again as the lesson has it</source>
        <translation>Снова показать случай шага, как в уроке</translation>
    </message>
    <message>
        <source>Lesson: sho&amp;w or hide</source>
        <translation>&amp;Урок: показать или скрыть</translation>
    </message>
    <message>
        <source>Show or hide the panel of the lesson</source>
        <translation>Показать или скрыть панель урока</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>урок не открыт</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>%1
The last good lesson stays.</source>
        <translation>%1
Остаётся последний верный урок.</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>&amp;Предыдущий шаг урока</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Следующий шаг урока</translation>
    </message>
    <message>
        <source>Go on in the lesson</source>
        <translation>Далее по уроку</translation>
    </message>
    <message>
        <source>Lecture %1: %2</source>
        <translation>Лекция %1: %2</translation>
    </message>
    <message>
        <source>Open this lecture for a class: its figures in order; F5 shows them on the full screen</source>
        <translation>Открыть эту лекцию для класса: рисунки по порядку; F5 показывает их на весь экран</translation>
    </message>
</context>
<context>
    <name>tessera::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Урок %1</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>Текст урока</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Скрыть эту панель</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Вернуться к уроку</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>%1 · %2 min</source>
        <translation>%1 · %2 мин</translation>
    </message>
    <message>
        <source>Right arrow: a step on. Left arrow: a step back. Space: play.</source>
        <translation>Стрелка вправо: шаг вперёд. Стрелка влево: шаг назад. Пробел: пуск.</translation>
    </message>
    <message>
        <source>Next: %1. Will the task be done? A: yes. B: no.</source>
        <translation>Далее: %1. Будет ли задание выполнено? А: да. Б: нет.</translation>
    </message>
    <message>
        <source>Next: %1. What will change?</source>
        <translation>Далее: %1. Что изменится?</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Вернуться к вопросу</translation>
    </message>
</context>
<context>
    <name>tessera::LookController</name>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Тёмная или светлая</translation>
    </message>
    <message>
        <source>Change between the dark and the light theme</source>
        <translation>Переключить тёмную и светлую тему</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокая контрастность</translation>
    </message>
    <message>
        <source>Black on white or white on black, with lines that are seen</source>
        <translation>Чёрное на белом или белое на чёрном, с заметными линиями</translation>
    </message>
    <message>
        <source>Theme of the des&amp;ktop</source>
        <translation>Тема &amp;системы</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>All words and numbers of the window larger</source>
        <translation>Все слова и числа окна крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>All words and numbers of the window smaller</source>
        <translation>Все слова и числа окна мельче</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Обычный текст</translation>
    </message>
    <message>
        <source>Words and numbers as they were designed</source>
        <translation>Слова и числа исходного размера</translation>
    </message>
    <message>
        <source>Font of num&amp;bers…</source>
        <translation>&amp;Шрифт чисел…</translation>
    </message>
    <message>
        <source>Choose the font that numbers are written in</source>
        <translation>Выбрать шрифт чисел</translation>
    </message>
    <message>
        <source>Font of numbers</source>
        <translation>Шрифт чисел</translation>
    </message>
    <message>
        <source>Fonts whose digits are equally wide</source>
        <translation>Шрифты с цифрами одной ширины</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is</source>
        <translation>Тёмная, светлая или контрастная, как в системе</translation>
    </message>
    <message>
        <source>As it was designed</source>
        <translation>Исходный шрифт</translation>
    </message>
</context>
<context>
    <name>tessera::MappingView</name>
    <message>
        <source>reads</source>
        <translation>читает</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>is</source>
        <translation>на деле</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Hover a cell, or click to pin it</source>
        <translation>Наведите на ячейку или щёлкните, чтобы закрепить</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 источник</numerusform>
            <numerusform>%1 источника</numerusform>
            <numerusform>%1 источников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 цель</numerusform>
            <numerusform>%1 цели</numerusform>
            <numerusform>%1 целей</numerusform>
        </translation>
    </message>
    <message>
        <source>Σ weight %1</source>
        <translation>Σ веса %1</translation>
    </message>
    <message>
        <source>Σ part %1</source>
        <translation>Σ доли %1</translation>
    </message>
    <message>
        <source>of the first %1</source>
        <translation>по первым %1</translation>
    </message>
    <message>
        <source>The player has not filled this output yet</source>
        <translation>Проигрыватель ещё не заполнил этот выход</translation>
    </message>
    <message>
        <source>The player has not filled every output that reads this element yet.</source>
        <translation>Проигрыватель ещё не заполнил все выходы, которые читают этот элемент.</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Выход %1</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>The coordinate on each axis.</source>
        <translation>Координата по каждой оси.</translation>
    </message>
    <message>
        <source>The value, as short as it reads back equal.</source>
        <translation>Значение в кратчайшей записи, которая читается обратно без потерь.</translation>
    </message>
    <message>
        <source>The bits of the value.</source>
        <translation>Биты значения.</translation>
    </message>
    <message>
        <source>The number of the element in logical order: row-major over the sizes, whatever the strides.</source>
        <translation>Номер элемента в логическом порядке: по строкам согласно размерам, каковы бы ни были шаги.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in elements: the sum of coordinate times stride.</source>
        <translation>Где он лежит в буфере, в элементах: сумма координат, умноженных на шаги.</translation>
    </message>
    <message>
        <source>Where it lies in the buffer, in bytes.</source>
        <translation>Где он лежит в буфере, в байтах.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>at</source>
        <translation>место</translation>
    </message>
    <message>
        <source>value</source>
        <translation>знач.</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>биты</translation>
    </message>
    <message>
        <source>element</source>
        <translation>элемент</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>смещ.</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
</context>
<context>
    <name>tessera::MemoryStrip</name>
    <message>
        <source>strides %1</source>
        <translation>шаги (stride) %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 Б</numerusform>
            <numerusform>%1 Ба</numerusform>
            <numerusform>%1 Б</numerusform>
        </translation>
    </message>
    <message>
        <source>no two neighbours in a row</source>
        <translation>соседей подряд нет</translation>
    </message>
    <message>
        <source>runs of %1</source>
        <translation>подряд по %1</translation>
    </message>
    <message>
        <source>runs of %1 (%2 bytes)</source>
        <translation>подряд по %1 (%2 байт)</translation>
    </message>
    <message>
        <source>%1 padding</source>
        <translation>дополнение %1</translation>
    </message>
    <message numerus="yes">
        <source>each read %1 times</source>
        <translation>
            <numerusform>каждый прочитан %1 раз</numerusform>
            <numerusform>каждый прочитан %1 раза</numerusform>
            <numerusform>каждый прочитан %1 раз</numerusform>
        </translation>
    </message>
    <message>
        <source>The element lies at offset %1</source>
        <translation>Элемент лежит по смещению %1</translation>
    </message>
    <message>
        <source>Read: offset %1</source>
        <translation>Читается: смещение %1</translation>
    </message>
    <message>
        <source>Written: offset %1</source>
        <translation>Пишется: смещение %1</translation>
    </message>
    <message>
        <source>Input buffer: %1</source>
        <translation>Входной буфер: %1</translation>
    </message>
    <message>
        <source>Output buffer: %1</source>
        <translation>Выходной буфер: %1</translation>
    </message>
    <message>
        <source>offset %1, byte %2</source>
        <translation>смещение %1, байт %2</translation>
    </message>
    <message>
        <source>padding
%1</source>
        <translation>дополнение
%1</translation>
    </message>
    <message>
        <source>%1 0 … %2, all in the same place</source>
        <translation>%1 0 … %2, все в одном месте</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::MemoryView</name>
    <message>
        <source>The buffers appear here after a run.</source>
        <translation>Буферы появятся здесь после запуска.</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Вход: %1</translation>
    </message>
    <message>
        <source>Output: %1</source>
        <translation>Выход: %1</translation>
    </message>
    <message>
        <source>What was found is a table: no strides say how it reads. Its lines are those of the element that is pinned.</source>
        <translation>Найдена таблица: никакие шаги не говорят, как она читает. Линии относятся к закреплённому элементу.</translation>
    </message>
    <message>
        <source>A lane for each axis, the largest step on top. Wheel: zoom. Drag: pan.</source>
        <translation>Полоса на каждую ось, наибольший шаг сверху. Колёсико: масштаб. Перетаскивание: сдвиг.</translation>
    </message>
    <message>
        <source>While the output is written in the order of its addresses: how many elements lie from one read to the next. Where it is +1, neighbours are read together.</source>
        <translation>Пока выход пишется в порядке адресов: сколько элементов от одного чтения до следующего. Где +1, соседи читаются вместе.</translation>
    </message>
    <message>
        <source>Jumps between reads</source>
        <translation>Скачки между чтениями</translation>
    </message>
    <message>
        <source>Jumps between the first reads</source>
        <translation>Скачки между первыми чтениями</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>tessera::ModelController</name>
    <message>
        <source>no model is open</source>
        <translation>модель не открыта</translation>
    </message>
    <message>
        <source>no model is open, or it runs</source>
        <translation>модель не открыта или выполняется</translation>
    </message>
    <message>
        <source>&amp;Next node of the model</source>
        <translation>С&amp;ледующий узел модели</translation>
    </message>
    <message>
        <source>Show the next node of the model that is a case</source>
        <translation>Показать следующий узел модели, который является случаем</translation>
    </message>
    <message>
        <source>no model is open, or its last case is shown</source>
        <translation>модель не открыта или показан её последний случай</translation>
    </message>
    <message>
        <source>&amp;Previous node of the model</source>
        <translation>&amp;Предыдущий узел модели</translation>
    </message>
    <message>
        <source>Show the node before it that is a case</source>
        <translation>Показать предыдущий узел, который является случаем</translation>
    </message>
    <message>
        <source>no model is open, or its first case is shown</source>
        <translation>модель не открыта или показан её первый случай</translation>
    </message>
    <message>
        <source>Next &amp;failing node</source>
        <translation>Следующий &amp;неверный узел</translation>
    </message>
    <message>
        <source>Show the next node whose output is not what it should be</source>
        <translation>Показать следующий узел, выход которого не такой, каким должен быть</translation>
    </message>
    <message>
        <source>no node is known to fail</source>
        <translation>неверных узлов не обнаружено</translation>
    </message>
    <message>
        <source>Node in a ta&amp;b of its own</source>
        <translation>Узел в отдельной &amp;вкладке</translation>
    </message>
    <message>
        <source>Keep the chosen node open while others are stepped through</source>
        <translation>Оставить выбранный узел открытым при переходе по другим</translation>
    </message>
    <message>
        <source>no node is chosen, or it is no case</source>
        <translation>узел не выбран, или он не случай</translation>
    </message>
    <message>
        <source>&amp;Capture</source>
        <translation>&amp;Захват</translation>
    </message>
    <message>
        <source>Have ONNX Runtime or OpenCV run the model once, on generated values, and judge each node by what it gave</source>
        <translation>Запустить модель один раз в ONNX Runtime или OpenCV на созданных значениях и оценить каждый узел по тому, что он дал</translation>
    </message>
    <message>
        <source>Capture &amp;with files…</source>
        <translation>Захват с &amp;файлами…</translation>
    </message>
    <message>
        <source>The same on values of yours: an .npy for each input</source>
        <translation>То же на своих значениях: по одному .npy на каждый вход</translation>
    </message>
    <message>
        <source>&amp;Recorded tensors…</source>
        <translation>Записанные &amp;тензоры…</translation>
    </message>
    <message>
        <source>Take what flowed through the model from a folder of .npy, .npz and .pb files, named by tensor, and judge each node by it</source>
        <translation>Взять то, что прошло через модель, из папки с файлами .npy, .npz и .pb, названными по тензорам, и оценить по этому каждый узел</translation>
    </message>
    <message>
        <source>&amp;Generated tensors</source>
        <translation>&amp;Созданные тензоры</translation>
    </message>
    <message>
        <source>Forget what flowed through the model: data are generated</source>
        <translation>Забыть то, что прошло через модель: данные создаются</translation>
    </message>
    <message>
        <source>nothing was recorded</source>
        <translation>ничего не записано</translation>
    </message>
    <message>
        <source>&amp;Stop the model</source>
        <translation>&amp;Остановить модель</translation>
    </message>
    <message>
        <source>Stop what runs the model and judges its nodes</source>
        <translation>Остановить запуск модели и оценку её узлов</translation>
    </message>
    <message>
        <source>nothing runs</source>
        <translation>ничего не выполняется</translation>
    </message>
    <message>
        <source>Model: show or &amp;hide</source>
        <translation>&amp;Модель: показать или скрыть</translation>
    </message>
    <message>
        <source>Show or hide the panel of the model</source>
        <translation>Показать или скрыть панель модели</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Values for the input %1</source>
        <translation>Значения для входа %1</translation>
    </message>
    <message>
        <source>Arrays (*.npy *.npz);;All files (*)</source>
        <translation>Массивы (*.npy *.npz);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Recorded tensors</source>
        <translation>Записанные тензоры</translation>
    </message>
</context>
<context>
    <name>tessera::ModelPanel</name>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Скрыть эту панель</translation>
    </message>
    <message>
        <source>Progress of the model&apos;s run</source>
        <translation>Ход выполнения модели</translation>
    </message>
    <message>
        <source>About the node</source>
        <translation>Об узле</translation>
    </message>
    <message>
        <source>Nodes of the model</source>
        <translation>Узлы модели</translation>
    </message>
    <message>
        <source>It is being read…</source>
        <translation>Читается…</translation>
    </message>
    <message>
        <source>No node of it is one of DirectML&apos;s layout operators.</source>
        <translation>Ни один её узел не является оператором раскладки DirectML.</translation>
    </message>
    <message>
        <source>Another program runs the model; Esc stops it.</source>
        <translation>Модель выполняет другая программа; Esc останавливает её.</translation>
    </message>
    <message>
        <source>node</source>
        <translation>узел</translation>
    </message>
    <message>
        <source>The node&apos;s name; of one without a name, its output&apos;s</source>
        <translation>Имя узла; если имени нет, то имя его выхода</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>The operator, or the chain of operators that is one of DirectML&apos;s</source>
        <translation>Оператор или цепочка операторов, которая является оператором DirectML</translation>
    </message>
    <message>
        <source>DirectML</source>
        <translation>DirectML</translation>
    </message>
    <message>
        <source>The operator of DirectML that it is; “no”: DirectML cannot run it as it stands</source>
        <translation>Оператор DirectML, которым он является; «нет»: DirectML не может выполнить его как есть</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>размеры</translation>
    </message>
    <message>
        <source>The sizes of its input and of its output</source>
        <translation>Размеры его входа и выхода</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>What the node gave when the model ran, held against DirectML&apos;s rules</source>
        <translation>Что дал узел при запуске модели, в сравнении с правилами DirectML</translation>
    </message>
</context>
<context>
    <name>tessera::OperatorForm</name>
    <message>
        <source>Operator</source>
        <translation>Оператор</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Sizes</translation>
    </message>
    <message>
        <source>Remove the first axis</source>
        <translation>Убрать первую ось</translation>
    </message>
    <message>
        <source>Add an axis in front</source>
        <translation>Добавить ось спереди</translation>
    </message>
    <message>
        <source>Own shape</source>
        <translation>Своя форма</translation>
    </message>
    <message>
        <source>Choose the output&apos;s sizes instead of the offered ones: what exceeds the scaled input repeats its edge, what falls short crops it.</source>
        <translation>Выбрать размеры выхода вместо предложенных: что больше масштабированного входа, повторяет его край, что меньше — обрезает.</translation>
    </message>
    <message>
        <source>Layout in memory</source>
        <translation>Раскладка в памяти</translation>
    </message>
    <message>
        <source>The lowest DirectML feature level that has this operator with this data type and rank.</source>
        <translation>Наименьший уровень возможностей DirectML с этим оператором, типом данных и рангом.</translation>
    </message>
    <message>
        <source>Needs feature level %1</source>
        <translation>Нужен уровень возможностей %1</translation>
    </message>
    <message>
        <source>Output shape unknown</source>
        <translation>Форма выхода неизвестна</translation>
    </message>
    <message>
        <source>Output shape %1</source>
        <translation>Форма выхода %1</translation>
    </message>
    <message>
        <source>The fields above give no shape.</source>
        <translation>Поля выше не дают формы.</translation>
    </message>
    <message>
        <source>%1, with the suggested values</source>
        <translation>%1, с предложенными значениями</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 Б</translation>
    </message>
    <message>
        <source>More bytes than 64 bits can count.</source>
        <translation>Больше байт, чем могут сосчитать 64 бита.</translation>
    </message>
    <message>
        <source>Change the operator to %1</source>
        <translation>Сменить оператор на %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменить %1</translation>
    </message>
    <message>
        <source>Change the output&apos;s layout</source>
        <translation>Изменить раскладку выхода</translation>
    </message>
    <message>
        <source>Change the input&apos;s layout</source>
        <translation>Изменить раскладку входа</translation>
    </message>
    <message>
        <source>Take the offered output shape</source>
        <translation>Взять предложенную форму выхода</translation>
    </message>
    <message>
        <source>How both tensors lie in memory</source>
        <translation>Как оба тензора лежат в памяти</translation>
    </message>
</context>
<context>
    <name>tessera::PartnersModel</name>
    <message>
        <source>Click to pin this element.</source>
        <translation>Щёлкните, чтобы закрепить этот элемент.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>вес</translation>
    </message>
    <message>
        <source>part</source>
        <translation>доля</translation>
    </message>
</context>
<context>
    <name>tessera::PinView</name>
    <message>
        <source>Kept pins</source>
        <translation>Сохранённые метки</translation>
    </message>
    <message>
        <source>No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is drawn in the tensors.</source>
        <translation>Сохранённых меток нет. Щёлкните ячейку и нажмите %1: её значения останутся в этом списке, а номер будет нарисован в тензорах.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>out</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>There is no B</source>
        <translation>B нет</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>метка</translation>
    </message>
    <message>
        <source>at</source>
        <translation>место</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
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
        <translation>ожидалось</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>Что должно получиться по файлу случая</translation>
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
        <translation>В нынешнем тензоре такого элемента нет</translation>
    </message>
    <message numerus="yes">
        <source>%1 sources</source>
        <translation>
            <numerusform>%1 источник</numerusform>
            <numerusform>%1 источника</numerusform>
            <numerusform>%1 источников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 targets</source>
        <translation>
            <numerusform>%1 цель</numerusform>
            <numerusform>%1 цели</numerusform>
            <numerusform>%1 целей</numerusform>
        </translation>
    </message>
    <message>
        <source>No output element reads this one</source>
        <translation>Ни один элемент выхода его не читает</translation>
    </message>
</context>
<context>
    <name>tessera::PlaneTableModel</name>
    <message>
        <source>&lt;p&gt;%1 has %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1: %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>Выход B</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>Выход A</translation>
    </message>
</context>
<context>
    <name>tessera::Playback</name>
    <message>
        <source>Where does output %1 come from? Click it in the input, or type its value.</source>
        <translation>Откуда берётся выход %1? Щёлкните во входе или введите значение.</translation>
    </message>
    <message>
        <source>%1 All is filled: %2 of %3 were right.</source>
        <translation>%1 Всё заполнено: верно %2 из %3.</translation>
    </message>
    <message>
        <source>Not this one: you clicked %1, and it comes from %2.</source>
        <translation>Не этот: вы щёлкнули %1, а он взят из %2.</translation>
    </message>
    <message>
        <source>Right: it comes from %1.</source>
        <translation>Верно: он взят из %1.</translation>
    </message>
    <message>
        <source>Right: %1 is one of its sources. It is %2.</source>
        <translation>Верно: %1 — один из его источников. Он равен %2.</translation>
    </message>
    <message>
        <source>Right: it is %1.</source>
        <translation>Верно: он равен %1.</translation>
    </message>
    <message>
        <source>Not this one: you said %1, and it is %2.</source>
        <translation>Не это: вы сказали %1, а он равен %2.</translation>
    </message>
    <message>
        <source>It comes from %1.</source>
        <translation>Он взят из %1.</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerBar</name>
    <message>
        <source>Player</source>
        <translation>Проигрыватель</translation>
    </message>
    <message>
        <source>Steps that are done</source>
        <translation>Сделанные шаги</translation>
    </message>
    <message>
        <source>Drag to any step</source>
        <translation>Перетащите к любому шагу</translation>
    </message>
    <message>
        <source>What the steps follow</source>
        <translation>За чем идут шаги</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Steps follow the elements of the output</source>
        <translation>Шаги идут по элементам выхода</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Steps follow the elements of the input</source>
        <translation>Шаги идут по элементам входа</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Steps follow the addresses of the output&apos;s buffer</source>
        <translation>Шаги идут по адресам буфера выхода</translation>
    </message>
    <message>
        <source>What a step fills</source>
        <translation>Что заполняет шаг</translation>
    </message>
    <message>
        <source>by element</source>
        <translation>по элементу</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>по строке</translation>
    </message>
    <message>
        <source>by block</source>
        <translation>по блоку</translation>
    </message>
    <message>
        <source>by channel</source>
        <translation>по каналу</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Шагов в секунду</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>С какой скоростью</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/с</translation>
    </message>
    <message>
        <source>Close the player</source>
        <translation>Закрыть проигрыватель</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>There is nothing to play: the case has no result.</source>
        <translation>Проигрывать нечего: у случая нет результата.</translation>
    </message>
    <message>
        <source>The value that comes out</source>
        <translation>Значение, которое получится</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Answer, or see where it comes from (Right)</source>
        <translation>Ответить или посмотреть, откуда он взят (вправо)</translation>
    </message>
    <message>
        <source>The next question (Right)</source>
        <translation>Следующий вопрос (вправо)</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>верно: %1 из %2</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerController</name>
    <message>
        <source>the player is off</source>
        <translation>проигрыватель выключен</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>Play or pause (Space, while the player is on)</source>
        <translation>Пуск или пауза (пробел, пока проигрыватель включён)</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Pre&amp;dict</source>
        <translation>Предска&amp;зать</translation>
    </message>
    <message>
        <source>Say where the next output comes from before it is shown</source>
        <translation>Сказать, откуда берётся следующий выход, прежде чем он показан</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Проигрыватель</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Проигрыват&amp;ель</translation>
    </message>
    <message>
        <source>Fill the output step by step, and see where each element comes from</source>
        <translation>Заполнять выход шаг за шагом и видеть, откуда берётся каждый элемент</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг &amp;назад</translation>
    </message>
    <message>
        <source>Take the last step back (Left, Page Up)</source>
        <translation>Отменить последний шаг (влево, Page Up)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Шаг &amp;вперёд</translation>
    </message>
    <message>
        <source>Do the next step (Right, Page Down)</source>
        <translation>Сделать следующий шаг (вправо, Page Down)</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Nothing is filled (Home)</source>
        <translation>Ничего не заполнено (Home)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>All is filled (End)</source>
        <translation>Всё заполнено (End)</translation>
    </message>
</context>
<context>
    <name>tessera::ProfilePanel</name>
    <message>
        <source>Pin an element to see the values along its row and its column.</source>
        <translation>Поставьте метку на элемент, чтобы увидеть значения его строки и столбца.</translation>
    </message>
    <message>
        <source>Profile through the pin</source>
        <translation>Профиль через метку</translation>
    </message>
</context>
<context>
    <name>tessera::ProfileView</name>
    <message>
        <source>Profile along %1</source>
        <translation>Профиль вдоль %1</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>вдоль %1</translation>
    </message>
    <message>
        <source>%1 of the output</source>
        <translation>%1 выхода</translation>
    </message>
    <message>
        <source>%1 of the input</source>
        <translation>%1 входа</translation>
    </message>
    <message>
        <source>out %1 %2</source>
        <translation>вых. %1 %2</translation>
    </message>
    <message>
        <source>in %1 %2</source>
        <translation>вх. %1 %2</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>The values along %1 through the pin. A click pins the element there</source>
        <translation>Значения вдоль %1 через метку. Щелчок ставит метку на элемент в этом месте</translation>
    </message>
</context>
<context>
    <name>tessera::RangePanel</name>
    <message>
        <source>Range and statistics</source>
        <translation>Диапазон и статистика</translation>
    </message>
    <message>
        <source>Values of the input</source>
        <translation>Значения входа</translation>
    </message>
    <message>
        <source>Values of the output</source>
        <translation>Значения выхода</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Линейно</translation>
    </message>
    <message>
        <source>Equal steps of the value are equally wide</source>
        <translation>Равные шаги значения одинаковой ширины</translation>
    </message>
    <message>
        <source>Symlog</source>
        <translation>Symlog</translation>
    </message>
    <message>
        <source>Linear about zero, logarithmic far from it, on both sides</source>
        <translation>Около нуля линейно, вдали логарифмически, в обе стороны</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрное</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белое</translation>
    </message>
    <message>
        <source>Values up to here have the first colour</source>
        <translation>Значения до этого имеют первый цвет</translation>
    </message>
    <message>
        <source>Values from here on have the last colour</source>
        <translation>Значения от этого имеют последний цвет</translation>
    </message>
    <message>
        <source>Always fit</source>
        <translation>Всегда подгонять</translation>
    </message>
    <message>
        <source>Follow every new result; off: the range stays as it is</source>
        <translation>Следовать новым результатам; иначе диапазон остаётся прежним</translation>
    </message>
    <message>
        <source>Visible part</source>
        <translation>Видимое</translation>
    </message>
    <message>
        <source>0 … 1</source>
        <translation>0 … 1</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Тензор</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Плоскость</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>тензор</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>плоскость</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>выделение</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>элементы</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Сколько их всего</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>минимум</translation>
    </message>
    <message>
        <source>The smallest finite value</source>
        <translation>Наименьшее конечное значение</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>максимум</translation>
    </message>
    <message>
        <source>The largest finite value</source>
        <translation>Наибольшее конечное значение</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>Of the finite values</source>
        <translation>Среди конечных значений</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>отклонение</translation>
    </message>
    <message>
        <source>The standard deviation of the finite values</source>
        <translation>Стандартное отклонение конечных значений</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Values that are not a number</source>
        <translation>Значения, которые не числа</translation>
    </message>
    <message>
        <source>±Inf</source>
        <translation>±Inf</translation>
    </message>
    <message>
        <source>Infinite values</source>
        <translation>Бесконечные значения</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>нули</translation>
    </message>
    <message>
        <source>Zeros of either sign</source>
        <translation>Нули любого знака</translation>
    </message>
    <message>
        <source>denormal</source>
        <translation>денормализованные</translation>
    </message>
    <message>
        <source>Values too small for a normal number</source>
        <translation>Значения, слишком малые для нормализованного числа</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Common range</source>
        <translation>Общий диапазон</translation>
    </message>
    <message>
        <source>Own ranges</source>
        <translation>Свой у каждого</translation>
    </message>
    <message>
        <source>Hide this panel</source>
        <translation>Скрыть эту панель</translation>
    </message>
</context>
<context>
    <name>tessera::RawForm</name>
    <message>
        <source>%1: “%2” is no whole number; “1,3,224,224” is right</source>
        <translation>%1: «%2» — не целое число; верно «1,3,224,224»</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>Elements on each axis, the slowest first: 1,3,224,224</source>
        <translation>Элементов по каждой оси, самая медленная первой: 1,3,224,224</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Первый байт</translation>
    </message>
    <message>
        <source>Bytes of a header that are skipped</source>
        <translation>Байты заголовка, которые пропускаются</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Шаги (stride)</translation>
    </message>
    <message>
        <source>Elements from one index to the next on each axis; empty: packed</source>
        <translation>Элементов от индекса до следующего по каждой оси; пусто: плотно</translation>
    </message>
    <message>
        <source>First byte: “%1” is no whole number</source>
        <translation>Первый байт: «%1» — не целое число</translation>
    </message>
    <message>
        <source>Needs %1 bytes from byte %2 on; the file has %3.</source>
        <translation>Нужно байт: %1, начиная с %2; в файле их %3.</translation>
    </message>
    <message>
        <source>Reads %1 of the file&apos;s %2 bytes.</source>
        <translation>Читает %1 из %2 байт файла.</translation>
    </message>
</context>
<context>
    <name>tessera::Readout</name>
    <message>
        <source>out</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>Output element: coordinate, A&apos;s value, bits</source>
        <translation>Элемент выхода: координата, значение A, биты</translation>
    </message>
    <message>
        <source>in</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>Input element: coordinate, value, bits</source>
        <translation>Элемент входа: координата, значение, биты</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B&apos;s value of the output element</source>
        <translation>Значение B элемента выхода</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Output of A minus output of B</source>
        <translation>Выход A минус выход B</translation>
    </message>
    <message>
        <source>ULP</source>
        <translation>ULP</translation>
    </message>
    <message>
        <source>Distance of A and B in units in the last place</source>
        <translation>Расстояние между A и B в единицах последнего разряда</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>масштаб</translation>
    </message>
    <message>
        <source>Device pixels for each element</source>
        <translation>Пикселей экрана на элемент</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation>Масштаб %1</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHeader</name>
    <message>
        <source>What makes this result, and the base</source>
        <translation>Что даёт этот результат, и база</translation>
    </message>
</context>
<context>
    <name>tessera::ResultHistory</name>
    <message>
        <source>Show a result again</source>
        <translation>Показать результат снова</translation>
    </message>
</context>
<context>
    <name>tessera::RoundingPanel</name>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>арифметика</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>выходы</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выхода</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>читает</translation>
    </message>
    <message>
        <source>other</source>
        <translation>другой</translation>
    </message>
    <message>
        <source>Rounding rules and ways to compute</source>
        <translation>Правила округления и способы вычисления</translation>
    </message>
    <message>
        <source>How many outputs read another input under each rule: choose one to see where.</source>
        <translation>Сколько выходов читают другой вход по каждому правилу: выберите, чтобы увидеть где.</translation>
    </message>
    <message>
        <source>Outputs where the rules part</source>
        <translation>Выходы, где правила расходятся</translation>
    </message>
    <message>
        <source>Let the case round by the chosen rule.</source>
        <translation>Округлять в случае по выбранному правилу.</translation>
    </message>
    <message>
        <source>Round by %1</source>
        <translation>Округлять по %1</translation>
    </message>
    <message>
        <source>LINEAR rounds nothing. Rules part only with NEAREST_NEIGHBOR.</source>
        <translation>LINEAR ничего не округляет. Правила расходятся только с NEAREST_NEIGHBOR.</translation>
    </message>
    <message>
        <source>case</source>
        <translation>случай</translation>
    </message>
    <message>
        <source>Click to pin this output.</source>
        <translation>Щёлкните, чтобы закрепить этот выход.</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>первые %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 outputs read another input.</source>
        <translation>%1, %2: другой вход читают выходы: %3 из %4.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionController</name>
    <message>
        <source>The session is not kept, and closing asks: %1.</source>
        <translation>Сеанс не сохраняется, и при закрытии будет вопрос: %1.</translation>
    </message>
</context>
<context>
    <name>tessera::SessionFolder</name>
    <message>
        <source>A case of the last session is left out: %1. It is kept, and tried again at each start.</source>
        <translation>Случай прошлого сеанса пропущен: %1. Он сохранён, и попытка повторится при каждом запуске.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It is kept in %2.</source>
        <translation>Прошлый сеанс не читается: %1. Он сохранён в %2.</translation>
    </message>
    <message>
        <source>The last session cannot be read: %1. It stays as it is, and this window keeps none.</source>
        <translation>Прошлый сеанс не читается: %1. Он остаётся как есть, а это окно сеанса не сохраняет.</translation>
    </message>
</context>
<context>
    <name>tessera::SheetWriter</name>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Имя: %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Write this function in a file of Python, and check it:</source>
        <translation>Напишите эту функцию в файле Python и проверьте её:</translation>
    </message>
    <message>
        <source>Cut out the squares, and lay them on the empty output.</source>
        <translation>Вырежьте квадраты и разложите их на пустом выходе.</translation>
    </message>
</context>
<context>
    <name>tessera::ShowController</name>
    <message>
        <source>Take tensors from other programs</source>
        <translation>Принимать тензоры других программ</translation>
    </message>
    <message>
        <source>Show what `tessera show` and tessera.show() of Python give, each name in a tab of its own</source>
        <translation>Показывать то, что дают `tessera show` и tessera.show() в Python, каждое имя в отдельной вкладке</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>No case was given with the two arrays: the second is shown as B.</source>
        <translation>Два массива переданы без случая: второй показан как B.</translation>
    </message>
    <message>
        <source>What makes B?</source>
        <translation>Как получается B?</translation>
    </message>
</context>
<context>
    <name>tessera::SourceList</name>
    <message>
        <source>expected values</source>
        <translation>ожидаемые значения</translation>
    </message>
    <message>
        <source>What the case&apos;s file says should come out</source>
        <translation>Что должно получиться по файлу случая</translation>
    </message>
    <message>
        <source>your engine…</source>
        <translation>ваш движок…</translation>
    </message>
    <message>
        <source>A program, a library or a shader of yours runs the case as this side</source>
        <translation>Ваша программа, библиотека или шейдер выполняет случай с этой стороны</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>файл…</translation>
    </message>
    <message>
        <source>A tensor (.npy, .npz), a picture, or another case&apos;s output</source>
        <translation>Тензор (.npy, .npz), картинка или выход другого случая</translation>
    </message>
    <message>
        <source>a framework…</source>
        <translation>фреймворк…</translation>
    </message>
    <message>
        <source>NumPy, PyTorch, ONNX Runtime and others, where they are installed</source>
        <translation>NumPy, PyTorch, ONNX Runtime и другие, если они установлены</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>tessera::StoryView</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 из %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
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
        <translation>Числа появятся здесь после запуска.</translation>
    </message>
    <message>
        <source>Numbers of one plane</source>
        <translation>Числа одной плоскости</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>The input tensor</source>
        <translation>Входной тензор</translation>
    </message>
    <message>
        <source>Output A</source>
        <translation>Выход A</translation>
    </message>
    <message>
        <source>What engine A has written</source>
        <translation>Что записал движок A</translation>
    </message>
    <message>
        <source>Output B</source>
        <translation>Выход B</translation>
    </message>
    <message>
        <source>What engine B has written</source>
        <translation>Что записал движок B</translation>
    </message>
    <message>
        <source>Batch entry</source>
        <translation>Элемент батча</translation>
    </message>
    <message>
        <source>The batch entry that is shown.</source>
        <translation>Показанный элемент батча.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Канал</translation>
    </message>
    <message>
        <source>The channel that is shown.</source>
        <translation>Показанный канал.</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>строк: %1, столбцов: %2</translation>
    </message>
    <message>
        <source>%1 · bold: the other output has other bits</source>
        <translation>%1 · жирным: у другого выхода иные биты</translation>
    </message>
    <message>
        <source>%1 · the first %2 and %3 are shown</source>
        <translation>%1 · показаны первые %2 и %3</translation>
    </message>
</context>
<context>
    <name>tessera::TaskBox</name>
    <message>
        <source>Target: %1</source>
        <translation>Цель: %1</translation>
    </message>
    <message>
        <source>Task:</source>
        <translation>Задание:</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Повернуть %1</translation>
    </message>
    <message>
        <source>Test it, until you can name its mistake.</source>
        <translation>Проверяйте его, пока не сможете назвать ошибку.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorDisplay</name>
    <message>
        <source>Image (n)</source>
        <translation>Изображение (n)</translation>
    </message>
    <message>
        <source>Channel (c)</source>
        <translation>Канал (c)</translation>
    </message>
    <message>
        <source>Row (y)</source>
        <translation>Строка (y)</translation>
    </message>
    <message>
        <source>Column (x)</source>
        <translation>Столбец (x)</translation>
    </message>
    <message>
        <source>Channel group (c&apos;)</source>
        <translation>Группа каналов (c&apos;)</translation>
    </message>
    <message>
        <source>Block row (by)</source>
        <translation>Строка блока (by)</translation>
    </message>
    <message>
        <source>Block column (bx)</source>
        <translation>Столбец блока (bx)</translation>
    </message>
    <message>
        <source>Input pixel (y, x)</source>
        <translation>Пиксель входа (y, x)</translation>
    </message>
    <message>
        <source>Flat address</source>
        <translation>Сквозной адрес</translation>
    </message>
    <message>
        <source>Which channel of the space side an element belongs to</source>
        <translation>К какому каналу пространственной стороны относится элемент</translation>
    </message>
    <message>
        <source>The row inside its block that an element has on the space side</source>
        <translation>Строка элемента в его блоке на пространственной стороне</translation>
    </message>
    <message>
        <source>The column inside its block that an element has on the space side</source>
        <translation>Столбец элемента в его блоке на пространственной стороне</translation>
    </message>
    <message>
        <source>Elements that come from the same input pixel, of whatever channel, look the same</source>
        <translation>Элементы из одного пикселя входа, какого бы ни были канала, выглядят одинаково</translation>
    </message>
    <message>
        <source>The number of the input element, in the order of its memory if packed</source>
        <translation>Номер элемента входа в порядке его памяти, если он плотный</translation>
    </message>
    <message>
        <source>The coordinate of the input element that an element comes from</source>
        <translation>Координата элемента входа, из которого взят элемент</translation>
    </message>
    <message>
        <source>Place in the block (by, bx)</source>
        <translation>Место в блоке (by, bx)</translation>
    </message>
    <message>
        <source>The row and the column inside its block that an element has on the space side, as one</source>
        <translation>Строка и столбец элемента внутри блока на стороне пространства, вместе</translation>
    </message>
</context>
<context>
    <name>tessera::TensorPane</name>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Choose channels, colours or grey. Right click: all planes again</source>
        <translation>Выбрать каналы, цвета или серый. Правый щелчок: снова все плоскости</translation>
    </message>
    <message>
        <source>Previous channel</source>
        <translation>Предыдущий канал</translation>
    </message>
    <message>
        <source>Next channel</source>
        <translation>Следующий канал</translation>
    </message>
    <message>
        <source>Channels shown: %1</source>
        <translation>Показанные каналы: %1</translation>
    </message>
    <message>
        <source>grey %1</source>
        <translation>серый %1</translation>
    </message>
</context>
<context>
    <name>tessera::TensorSource</name>
    <message>
        <source>Nothing to show yet: the case needs a correction.</source>
        <translation>Показывать пока нечего: случай нужно исправить.</translation>
    </message>
    <message>
        <source>Nothing to show yet: there is no input.</source>
        <translation>Показывать пока нечего: нет входа.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Выполняется…</translation>
    </message>
    <message>
        <source>The input appears here.</source>
        <translation>Вход появится здесь.</translation>
    </message>
    <message>
        <source>The output appears here after a run.</source>
        <translation>Выход появится здесь после запуска.</translation>
    </message>
</context>
<context>
    <name>tessera::TensorView</name>
    <message>
        <source>Copy value %1</source>
        <translation>Копировать значение %1</translation>
    </message>
    <message>
        <source>Copy coordinates %1</source>
        <translation>Копировать координаты %1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Go to target</source>
        <translation>К цели</translation>
    </message>
    <message>
        <source>Go to source</source>
        <translation>К источнику</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Исходный размер</translation>
    </message>
    <message>
        <source>All planes</source>
        <translation>Все плоскости</translation>
    </message>
    <message>
        <source>This plane only</source>
        <translation>Только эта плоскость</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Одна плоскость</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Input tensor</source>
        <translation>Входной тензор</translation>
    </message>
    <message>
        <source>Output tensor</source>
        <translation>Выходной тензор</translation>
    </message>
    <message>
        <source>Every element of the tensor. Wheel: zoom. Drag: move. Click: pin an element. Right click on a caption: that channel alone. Arrows: move the pin, with Shift by a block. Page Up and Page Down: other channels. Esc: unpin.</source>
        <translation>Все элементы тензора. Колёсико: масштаб. Перетаскивание: сдвиг. Щелчок: закрепить элемент. Правый щелчок по подписи: только этот канал. Стрелки: сдвинуть метку, с Shift на блок. Page Up и Page Down: другие каналы. Esc: снять метку.</translation>
    </message>
    <message>
        <source>A picture needs 3 channels, and there are %1</source>
        <translation>Картинке нужно 3 канала, а их %1</translation>
    </message>
    <message>
        <source>Right click: this channel alone</source>
        <translation>Правый щелчок: только этот канал</translation>
    </message>
    <message>
        <source>Right click: all channels again</source>
        <translation>Правый щелчок: снова все каналы</translation>
    </message>
</context>
<context>
    <name>tessera::TimingView</name>
    <message>
        <source>Measuring %1; Esc stops.</source>
        <translation>Измеряется %1; Esc останавливает.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Ход измерения</translation>
    </message>
    <message>
        <source>Every sample (CSV)…</source>
        <translation>Все замеры (CSV)…</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Figures (CSV)…</source>
        <translation>Показатели (CSV)…</translation>
    </message>
    <message>
        <source>Figures and samples (JSON)…</source>
        <translation>Показатели и замеры (JSON)…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Times of the engines</source>
        <translation>Время движков</translation>
    </message>
    <message>
        <source>Chart of the times</source>
        <translation>График времени</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>Откуда взяты показатели</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>A case that is wrong takes no time: the form marks where.</source>
        <translation>Неверный случай измерить нельзя: форма отмечает где.</translation>
    </message>
    <message>
        <source>The figures are of the case as it was before the last change.</source>
        <translation>Показатели относятся к случаю до последнего изменения.</translation>
    </message>
    <message>
        <source>This program was built without optimisation: its times say little.</source>
        <translation>Программа собрана без оптимизации: её замеры мало о чём говорят.</translation>
    </message>
    <message>
        <source>At least 20 runs and a second on each engine, in turn with its own copy of as many bytes.</source>
        <translation>Не менее 20 запусков и секунды на каждом движке, по очереди с его же копированием стольких же байт.</translation>
    </message>
    <message>
        <source>Measure runs the case on A and on B, again and again, and shows here how long they take:
the first run apart from the others; planning, upload, kernel and download apart;
bytes per second beside those of the device&apos;s own copy; each sample in a chart.</source>
        <translation>«Измерить» запускает случай на A и на B снова и снова и показывает здесь, сколько времени они занимают:
первый запуск отдельно от других; планирование, загрузка, ядро и выгрузка отдельно;
байты в секунду рядом с копированием на том же устройстве; каждый замер на графике.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>время ядра</translation>
    </message>
    <message>
        <source>%1’s copy</source>
        <translation>копирование: %1</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>движок</translation>
    </message>
    <message>
        <source>Chart (PNG)…</source>
        <translation>График (PNG)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картинки (*.png)</translation>
    </message>
</context>
<context>
    <name>tessera::ToleranceEditor</name>
    <message>
        <source>Tolerance atol</source>
        <translation>Допуск atol</translation>
    </message>
    <message>
        <source>|A − B| may be atol + rtol · |B|.</source>
        <translation>|A − B| может быть до atol + rtol · |B|.</translation>
    </message>
    <message>
        <source>Tolerance rtol</source>
        <translation>Допуск rtol</translation>
    </message>
    <message>
        <source>Tolerance ULP</source>
        <translation>Допуск ULP</translation>
    </message>
    <message>
        <source>How many representable values may lie between.</source>
        <translation>Сколько представимых значений может лежать между ними.</translation>
    </message>
    <message>
        <source>Tolerance preset</source>
        <translation>Предустановка допуска</translation>
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
        <translation>Равные биты между движками, выполняющими планы, и всюду, где ничего не вычисляется; иначе граница округления.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Свой</translation>
    </message>
    <message>
        <source>What the fields say.</source>
        <translation>Что сказано в полях.</translation>
    </message>
    <message>
        <source>NaN = NaN</source>
        <translation>NaN = NaN</translation>
    </message>
    <message>
        <source>Two NaNs are equal</source>
        <translation>Два NaN равны</translation>
    </message>
    <message>
        <source>Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count too. Infinities of one sign are always equal. What is not finite stays out of the largest and mean differences and is counted.</source>
        <translation>Два NaN равны, каким бы ни было их содержимое; где ничего не вычисляется, важно и оно. Бесконечности одного знака всегда равны. Что не конечно, не входит в наибольшую и среднюю разности и считается отдельно.</translation>
    </message>
    <message>
        <source>Allowed beyond, percent</source>
        <translation>Разрешено за допуском, процентов</translation>
    </message>
    <message>
        <source>So many of the elements may lie beyond</source>
        <translation>Столько элементов может быть за допуском</translation>
    </message>
    <message>
        <source>Hard limit</source>
        <translation>Жёсткий предел</translation>
    </message>
    <message>
        <source>No difference may be larger; empty: none</source>
        <translation>Ни одна разность не может быть больше; пусто: предела нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>but none by more than</source>
        <translation>но ни один больше чем на</translation>
    </message>
    <message>
        <source>Saved with the case.</source>
        <translation>Сохраняется вместе со случаем.</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>граница</translation>
    </message>
    <message>
        <source>More tolerances: %1</source>
        <translation>Прочие допуски: %1</translation>
    </message>
    <message>
        <source>An element passes when it is within any one of these. Where no figure stands, the rounding bound holds; all at zero: equal bits.</source>
        <translation>Элемент проходит, если укладывается хотя бы в один из этих допусков. Где нет числа, действует граница округления; все нули: равные биты.</translation>
    </message>
    <message>
        <source>Default tolerance</source>
        <translation>Допуск по умолчанию</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>NaN, and how many elements may fail</source>
        <translation>NaN и сколько элементов может не пройти</translation>
    </message>
    <message>
        <source>Elements that may lie beyond, in percent</source>
        <translation>Элементы, которые могут быть за допуском, в процентах</translation>
    </message>
</context>
<context>
    <name>tessera::VerdictStrip</name>
    <message>
        <source>Engine A</source>
        <translation>Движок A</translation>
    </message>
    <message>
        <source>The engine whose output is shown</source>
        <translation>Движок, чей выход показан</translation>
    </message>
    <message>
        <source>Engine B</source>
        <translation>Движок B</translation>
    </message>
    <message>
        <source>The engine that A is compared with</source>
        <translation>Движок, с которым сравнивается A</translation>
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
        <translation>Перестановка</translation>
    </message>
    <message>
        <source>Number every input element and find each exactly once in the output.</source>
        <translation>Пронумеровать все элементы входа и найти каждый в выходе ровно один раз.</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Туда и обратно</translation>
    </message>
    <message>
        <source>Go there and back, in the same order and in the other one.</source>
        <translation>Туда и обратно, в том же порядке и в другом.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Run ten times and compare the bits.</source>
        <translation>Запустить десять раз и сравнить биты.</translation>
    </message>
    <message>
        <source>Conformance pack</source>
        <translation>Набор соответствия</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Leave the rest undone.</source>
        <translation>Оставить остальное.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Only depth and space operators move every element to one place: of this case there is no permutation to prove.</source>
        <translation>Только depth to space и space to depth переносят каждый элемент на одно место: в этом случае доказывать перестановку не у чего.</translation>
    </message>
    <message>
        <source>%1 of %2 pass</source>
        <translation>прошло %1 из %2</translation>
    </message>
    <message>
        <source>Proofs on A, and on B where it is another engine:
Permutation – every input element arrives exactly once (depth and space only).
Round trip – the way back brings every element home, and the other order does not (depth and space only).
Repeat – ten runs give the same bits.
Conformance pack – every example and the cases that are easily got wrong, %1 in all, come out right.
On a finding, Enter shows its case and Ctrl+Alt+C copies the command that repeats it.</source>
        <translation>Доказательства об A и о B, если это другой движок:
Перестановка – каждый элемент входа приходит ровно один раз (только depth to space и space to depth).
Туда и обратно – обратный путь возвращает все элементы, а другой порядок нет (только depth to space и space to depth).
Повтор – десять запусков дают одни и те же биты.
Набор соответствия – все примеры и случаи, в которых легко ошибиться, всего %1, верны.
На результате Enter показывает его случай, а Ctrl+Alt+C копирует команду, которая его повторит.</translation>
    </message>
    <message>
        <source>Run every example and the cases that are easily got wrong, %1 in all.</source>
        <translation>Запустить все примеры и случаи, в которых легко ошибиться, всего %1.</translation>
    </message>
    <message>
        <source>%1 fail</source>
        <translation>не прошло %1</translation>
    </message>
    <message>
        <source>%1 mistrusted</source>
        <translation>под вопросом %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
</context>
<context>
    <name>tessera::ViewArea</name>
    <message>
        <source>Planes or picture</source>
        <translation>Плоскости или картинка</translation>
    </message>
    <message>
        <source>All planes, one, or three as a picture</source>
        <translation>Все плоскости, одна или три как картинка</translation>
    </message>
    <message>
        <source>More about the view</source>
        <translation>Другие настройки вида</translation>
    </message>
</context>
<context>
    <name>tessera::WindowSettings</name>
    <message>
        <source>The settings cannot be read: %1 is no JSON object. It is kept as %2.</source>
        <translation>Настройки не читаются: %1 — не объект JSON. Он сохранён как %2.</translation>
    </message>
</context>
<context>
    <name>tessera::WipeHandle</name>
    <message>
        <source>Wipe line</source>
        <translation>Линия шторки</translation>
    </message>
    <message>
        <source>Locked. Shift+X lets the line go.</source>
        <translation>Закреплена. Shift+X освобождает линию.</translation>
    </message>
    <message>
        <source>Drag: more of A or of B. Arrow keys move it too; Shift+X locks it.</source>
        <translation>Перетаскивание: больше A или B. Двигают и стрелки; Shift+X закрепляет.</translation>
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
        <translation>Чьё соответствие показывают вкладки</translation>
    </message>
    <message>
        <source>The X-ray runs</source>
        <translation>Рентген идёт</translation>
    </message>
    <message>
        <source>X-ray of %1</source>
        <translation>Рентген: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Forget what was found</source>
        <translation>Забыть найденное</translation>
    </message>
    <message>
        <source>The operator&apos;s map</source>
        <translation>Соответствие оператора</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Что верно</translation>
    </message>
    <message>
        <source>%1&apos;s map</source>
        <translation>Соответствие: %1</translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>Что делает %1</translation>
    </message>
    <message>
        <source>Diagnosis of %1</source>
        <translation>Диагноз: %1</translation>
    </message>
</context>
<context>
    <name>tessera::XrayController</name>
    <message>
        <source>The X-ray of %1 failed: %2</source>
        <translation>Рентген %1 не удался: %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Show the map that was &amp;found</source>
        <translation>Показать &amp;найденное соответствие</translation>
    </message>
    <message>
        <source>Explain what the X-rayed engine does, in place of what the operator says</source>
        <translation>Объяснять, что делает движок под рентгеном, а не что велит оператор</translation>
    </message>
    <message>
        <source>no engine was X-rayed on this case</source>
        <translation>на этом случае рентген движка не делали</translation>
    </message>
    <message>
        <source>&amp;X-ray B</source>
        <translation>&amp;Рентген B</translation>
    </message>
    <message>
        <source>X-ray &amp;A</source>
        <translation>Рентген &amp;A</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine B reads</source>
        <translation>Выяснить снаружи, какие входы читает каждый выход движка B</translation>
    </message>
    <message>
        <source>Find out from outside which inputs every output of engine A reads</source>
        <translation>Выяснить снаружи, какие входы читает каждый выход движка A</translation>
    </message>
    <message>
        <source>that side is no engine, or the case does not run</source>
        <translation>эта сторона не движок, или случай не выполняется</translation>
    </message>
    <message>
        <source>Output of B</source>
        <translation>Выход B</translation>
    </message>
</context>
<context>
    <name>vulkan</name>
    <message>
        <source>The device did not finish within %1 seconds, and still works. Run a smaller case, or the cpu engine</source>
        <translation>Устройство не закончило за %1 с и ещё работает. Запустите меньший случай или движок cpu</translation>
    </message>
    <message>
        <source>The device has no memory of the kind that a buffer needs</source>
        <translation>У устройства нет памяти того вида, что нужен буферу</translation>
    </message>
    <message>
        <source>The Vulkan validation layer is missing. Install the package vulkan-validationlayers</source>
        <translation>Нет слоя проверки Vulkan. Установите пакет vulkan-validationlayers</translation>
    </message>
    <message>
        <source>The Vulkan validation layer says: %1</source>
        <translation>Слой проверки Vulkan сообщает: %1</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot;; this machine has %2</source>
        <translation>Устройства Vulkan «%1» нет; на этом компьютере есть %2</translation>
    </message>
    <message>
        <source>The Vulkan device has not enough memory for this case. Close other programs that use it, or run the case on the cpu engine</source>
        <translation>Устройству Vulkan не хватает памяти для этого случая. Закройте другие программы, которые его занимают, или запустите случай на движке cpu</translation>
    </message>
    <message>
        <source>The Vulkan device was lost: its driver stopped or reset it. Run again to reopen it</source>
        <translation>Устройство Vulkan потеряно: драйвер остановил или сбросил его. Запустите снова, чтобы открыть его заново</translation>
    </message>
    <message>
        <source>Vulkan failed: %1. Run the case on the cpu engine</source>
        <translation>Сбой Vulkan: %1. Запустите случай на движке cpu</translation>
    </message>
    <message>
        <source>This device ends the loops of a kernel after fewer than %1 iterations: results would be wrong. Use another engine</source>
        <translation>Это устройство обрывает циклы ядра раньше, чем через %1 итераций: результаты были бы неверны. Используйте другой движок</translation>
    </message>
    <message>
        <source>this device binds at most %1 bytes to a shader; a tensor has %2</source>
        <translation>это устройство привязывает к шейдеру не более %1 байт; тензор занимает %2</translation>
    </message>
    <message>
        <source>it wrote before or after its buffers</source>
        <translation>он записал перед своими буферами или за ними</translation>
    </message>
    <message>
        <source>it wrote past the end of the output</source>
        <translation>он записал за концом выхода</translation>
    </message>
    <message>
        <source>it wrote to the input, which may only be read</source>
        <translation>он записал во вход, который можно только читать</translation>
    </message>
    <message>
        <source>it wrote to the numbers of the case, which may only be read</source>
        <translation>он записал в числа случая, которые можно только читать</translation>
    </message>
    <message>
        <source>lost; the next run reopens it</source>
        <translation>потеряно; следующий запуск откроет его заново</translation>
    </message>
    <message>
        <source>This device flushes denormal numbers to zero: results may differ there.</source>
        <translation>Это устройство обнуляет денормализованные числа: там результаты могут отличаться.</translation>
    </message>
    <message>
        <source>A kernel wrote beyond its buffer on %1</source>
        <translation>Ядро записало за пределы своего буфера на %1</translation>
    </message>
    <message>
        <source>%1, software</source>
        <translation>%1, программный</translation>
    </message>
    <message>
        <source>Install the packages libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU</source>
        <translation>Установите пакеты libvulkan1 и mesa-vulkan-drivers, которому не нужен GPU, или драйвер вашего GPU</translation>
    </message>
    <message>
        <source>Vulkan has no loader that starts (libvulkan.so.1)</source>
        <translation>У Vulkan нет загрузчика, который запускается (libvulkan.so.1)</translation>
    </message>
    <message>
        <source>; %1 has it look at nothing but %2</source>
        <extracomment>After the sentence that there is no driver.</extracomment>
        <translation>; из-за %1 он смотрит только в %2</translation>
    </message>
    <message>
        <source>Vulkan has no driver that starts (%1)</source>
        <translation>У Vulkan нет драйвера, который запускается (%1)</translation>
    </message>
    <message>
        <source>Vulkan has no driver that finds a device with a compute queue</source>
        <translation>У Vulkan нет драйвера, который находит устройство с очередью вычислений</translation>
    </message>
    <message>
        <source>, driver %1</source>
        <translation>, драйвер %1</translation>
    </message>
    <message>
        <source>, Vulkan %1, %2 MiB, buffers of up to %3 MiB, %4 groups, no optional features used</source>
        <translation>, Vulkan %1, %2 MiB, буферы до %3 MiB, групп %4, без необязательных возможностей</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>the values of this case were set by hand, and are too many for its line; save the tensor as .npy, and take the file as B</source>
        <translation>значения этого случая заданы вручную, и их слишком много для строки; сохраните тензор как .npy и возьмите файл как B</translation>
    </message>
    <message>
        <source>the model&apos;s input is %1: give the sizes that are open, or a file with values for it</source>
        <translation>вход модели — %1: задайте незаданные размеры или файл со значениями для него</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>The system starts no more threads, which a window needs. Close other programs, or raise the limit of processes (ulimit -u).</source>
        <translation>Система больше не запускает потоков, а окну они нужны. Закройте другие программы или повысьте предел числа процессов (ulimit -u).</translation>
    </message>
</context>
</TS>
