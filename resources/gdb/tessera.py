# SPDX-License-Identifier: GPL-3.0-or-later
"""Buffers at a breakpoint, for gdb: in its .gdbinit or typed,

    source /usr/share/tessera/gdb/tessera.py

and then

    tessera show PTR 1,8,2,3 float32              one buffer in the window
    tessera show "DEPTH_TO_SPACE1 --BlockSize 2" IN OUT
    tessera check "DEPTH_TO_SPACE1 --BlockSize 2 --Sizes 1,8,2,3" IN OUT
                                                  what is wrong with OUT, in sentences

An array is an expression: a pointer, an array, std::vector, std::array, std::span, cv::Mat, Eigen's Matrix, Array, Map
and Tensor, at::Tensor. What it does not say itself stands behind it. The buffers go to the command `tessera` as .npy
files in a folder that this user alone may enter, and that is gone afterwards. It needs gdb 9 or later with Python 3, and
nothing else.
"""

import os
import re
import shlex
import shutil
import struct
import subprocess
import tempfile

import gdb

# The types of DirectML, in NumPy's letters.
CODES = {"float32": "f4", "float16": "f2", "float64": "f8", "uint8": "u1", "uint16": "u2", "uint32": "u4", "uint64": "u8",
         "int8": "i1", "int16": "i2", "int32": "i4", "int64": "i8"}  # fmt: skip
NAMES = {code: name for name, code in CODES.items()}
OTHER_NAMES = {"float": "float32", "double": "float64", "half": "float16", "char": "int8", "bool": "uint8",
               "unsigned char": "uint8", "short": "int16", "int": "int32", "unsigned": "uint32"}  # fmt: skip
CV_TYPES = ["uint8", "int8", "uint16", "int16", "int32", "float32", "float64", "float16"]
TORCH_TYPES = {0: "uint8", 1: "int8", 2: "int16", 3: "int32", 4: "int64", 5: "float16", 6: "float32", 7: "float64",
               11: "uint8"}  # fmt: skip
MOST_BYTES = 1 << 32  # the most that is read from a program
OPERATOR = re.compile(r"[A-Z][A-Z_0-9]+( |$)")


class Array:
    """Where the elements lie. `strides`: in elements; None: they are packed. `sizes`: None: they are not known."""

    def __init__(self, address, type_name, sizes=None, strides=None, count=None):
        self.address, self.type, self.sizes, self.strides, self.count = address, type_name, sizes, strides, count


def product(numbers):
    result = 1
    for number in numbers:
        result *= number
    return result


def packed_strides(sizes):
    strides, step = [], 1
    for size in reversed(sizes):
        strides.insert(0, step)
        step *= size
    return strides


# Arrays of C++ types.


def type_name(of):
    """The name, "float32"; None: it is no number. Raises GdbError for a type that DirectML lacks."""
    plain = of.strip_typedefs().unqualified()
    words = str(plain).lower()
    if "bfloat16" in words:
        raise gdb.GdbError("bfloat16 is no type of DirectML's; convert the buffer to float32 first")
    if plain.code == gdb.TYPE_CODE_STRUCT and plain.sizeof == 2 and "half" in words:
        return "float16"
    if plain.code == gdb.TYPE_CODE_FLT:
        return NAMES.get(f"f{plain.sizeof}")
    if plain.code == gdb.TYPE_CODE_BOOL:
        return "uint8"
    if plain.code in (gdb.TYPE_CODE_INT, gdb.TYPE_CODE_CHAR):
        is_signed = int(gdb.Value(-1).cast(plain)) < 0
        return NAMES.get(f"{'i' if is_signed else 'u'}{plain.sizeof}")
    return None


def target_of(pointer):
    return pointer.type.strip_typedefs().target()


def has(value, *names):
    try:
        for name in names:
            value = value[name]
    except (gdb.error, KeyError, TypeError, RuntimeError):
        return False
    return True


def number(value):
    """The integer, also where Eigen's variable_if_dynamic wraps it."""
    plain = value.type.strip_typedefs()
    if plain.code == gdb.TYPE_CODE_STRUCT:
        return int(value["m_value"]) if has(value, "m_value") else int(plain.template_argument(1))
    return int(value)


def of_array(value):
    sizes, of = [], value.type.strip_typedefs()
    while of.code == gdb.TYPE_CODE_ARRAY:
        low, high = of.range()
        sizes.append(high - low + 1)
        of = of.target().strip_typedefs()
    return Array(int(value.address), type_name(of), sizes if len(sizes) > 1 else None, None, product(sizes))


def of_vector(value):
    if value.type.strip_typedefs().template_argument(0).strip_typedefs().code == gdb.TYPE_CODE_BOOL:
        raise gdb.GdbError("a std::vector<bool> packs its elements into bits; copy it into a buffer of bytes")
    if has(value, "_M_impl", "_M_start"):
        begin, end = value["_M_impl"]["_M_start"], value["_M_impl"]["_M_finish"]
    else:
        begin, end = value["__begin_"], value["__end_"]
    of = target_of(begin)
    return Array(int(begin), type_name(of), None, None, (int(end) - int(begin)) // of.sizeof)


def of_std_array(value):
    elements = value["_M_elems"] if has(value, "_M_elems") else value["__elems_"]
    return of_array(elements)


def of_span(value):
    pointer = value["_M_ptr"]
    extent = value["_M_extent"]
    count = int(extent["_M_extent_value"]) if has(extent, "_M_extent_value") else int(value.type.strip_typedefs().template_argument(1))  # fmt: skip
    return Array(int(pointer), type_name(target_of(pointer)), None, None, count)


def of_mat(value):
    """OpenCV has channels last: {H, W, C} is {1, C, H, W} with strides."""
    flags, dims = int(value["flags"]), int(value["dims"])
    if not dims:
        raise gdb.GdbError("this cv::Mat is empty")
    element, channels = CV_TYPES[flags & 7], (flags >> 3 & 511) + 1
    item = int(CODES[element][1])
    if dims == 2:
        row = int(value["step"]["p"][0]) // item
        sizes, strides = [1, channels, int(value["rows"]), int(value["cols"])], [0, 1, row, channels]
    else:
        sizes = [int(value["size"]["p"][i]) for i in range(dims)] + ([channels] if channels > 1 else [])
        strides = [int(value["step"]["p"][i]) // item for i in range(dims)] + ([1] if channels > 1 else [])
    return Array(int(value["data"]), element, sizes, strides)


def eigen_pointer(storage):
    data = storage["m_data"]
    if has(data, "array"):
        data = data["array"]
    plain = data.type.strip_typedefs()
    if plain.code == gdb.TYPE_CODE_ARRAY:
        return int(data.address), plain.target()
    return int(data), plain.target()


def of_eigen_matrix(value):
    arguments = value.type.strip_typedefs()
    storage = value["m_storage"]
    address, of = eigen_pointer(storage)
    rows, cols, options = (int(arguments.template_argument(i)) for i in (1, 2, 3))
    rows = rows if rows >= 0 else int(storage["m_rows"])
    cols = cols if cols >= 0 else int(storage["m_cols"])
    return Array(address, type_name(of), [rows, cols], [cols, 1] if options & 1 else [1, rows])


def of_eigen_map(value):
    matrix = value.type.strip_typedefs().template_argument(0).strip_typedefs().unqualified()
    rows, cols = number(value["m_rows"]), number(value["m_cols"])
    stride = value["m_stride"]
    inner, outer = (max(number(stride[name]) if has(stride, name) else 0, 0) for name in ("m_inner", "m_outer"))
    is_row_major = int(matrix.template_argument(3)) & 1
    inner = inner or 1
    outer = outer or (cols if is_row_major else rows) * inner
    strides = [outer, inner] if is_row_major else [inner, outer]
    return Array(int(value["m_data"]), type_name(target_of(value["m_data"])), [rows, cols], strides)


def of_eigen_tensor(value):
    arguments = value.type.strip_typedefs()
    address, of = eigen_pointer(value["m_storage"])
    count, options = int(arguments.template_argument(1)), int(arguments.template_argument(2))
    dimensions = value["m_storage"]["m_dimensions"]
    elements = dimensions["_M_elems"] if has(dimensions, "_M_elems") else dimensions["values"]
    sizes = [int(elements[i]) for i in range(count)]
    strides = packed_strides(sizes) if options & 1 else packed_strides(sizes[::-1])[::-1]
    return Array(address, type_name(of), sizes, strides)


def of_torch(value):
    impl = value["impl_"]["target_"]
    if not int(impl):
        raise gdb.GdbError("this at::Tensor is undefined")
    impl = impl.dereference()
    if not has(impl, "sizes_and_strides_"):
        raise gdb.GdbError("there are no debug symbols of c10::TensorImpl; say the pointer, x.data_ptr(), with its sizes")
    index = int(impl["data_type_"]["index_"])
    if index not in TORCH_TYPES:
        raise gdb.GdbError(f"PyTorch's scalar type {index} is no type of DirectML's; convert the tensor to float32 first")
    both = impl["sizes_and_strides_"]
    rank, most = int(both["size_"]), 5
    numbers = both["inlineStorage_"] if rank <= most else both["outOfLineStorage_"]
    sizes = [int(numbers[i]) for i in range(rank)]
    strides = [int(numbers[i + (most if rank <= most else rank)]) for i in range(rank)]
    storage = impl["storage_"]["storage_impl_"]["target_"].dereference()
    data = int(storage["data_ptr_"]["ptr_"]["data_"])
    element = TORCH_TYPES[index]
    return Array(data + int(impl["storage_offset_"]) * int(CODES[element][1]), element, sizes, strides)


# The reader of the first row that matches the type's name without its arguments.
READERS = [
    (r"std::(__\w+::)?vector", of_vector),
    (r"std::(__\w+::)?array", of_std_array),
    (r"std::(__\w+::)?span", of_span),
    (r"cv::Mat_?", of_mat),
    (r"Eigen::(Matrix|Array)", of_eigen_matrix),
    (r"Eigen::Map", of_eigen_map),
    (r"Eigen::Tensor", of_eigen_tensor),
    (r"at::(Tensor|TensorBase)", of_torch),
]


def array_of(expression):
    value = gdb.parse_and_eval(expression)
    of = value.type.strip_typedefs()
    if of.code in (gdb.TYPE_CODE_REF, getattr(gdb, "TYPE_CODE_RVALUE_REF", gdb.TYPE_CODE_REF)):
        value = value.referenced_value()
        of = value.type.strip_typedefs()
    if of.code == gdb.TYPE_CODE_PTR:
        target = of.target().strip_typedefs().unqualified()
        return Array(int(value), None if target.code == gdb.TYPE_CODE_VOID else type_name(target))
    if of.code == gdb.TYPE_CODE_ARRAY:
        return of_array(value)
    if of.code in (gdb.TYPE_CODE_INT, gdb.TYPE_CODE_ENUM):
        return Array(int(value), None)  # an address
    name = re.sub(r"<.*", "", str(of.unqualified()), flags=re.DOTALL)
    for pattern, read in READERS:
        if re.fullmatch(pattern, name):
            return read(value)
    raise gdb.GdbError(
        f"{expression} is a {name}; expected a pointer, an array, std::vector, cv::Mat, Eigen's or at::Tensor"
    )


# The words behind the expression: type, sizes, strides.


def numbers_from(text, what, least):
    if not re.fullmatch(r"\d+(,\d+)*", text) or any(not least <= int(each) < 1 << 32 for each in text.split(",")):
        raise gdb.GdbError(f'{what} "{text}"; expected numbers from {least} to 4294967295: 1,8,2,3')
    return [int(each) for each in text.split(",")]


def set_type(array, text, what):
    name = OTHER_NAMES.get(text.lower(), text.lower())
    if name not in CODES:
        raise gdb.GdbError(f'{what} "{text}"; expected one of {", ".join(CODES)}')
    array.type = name


def set_sizes(array, sizes, expression):
    """Gives these sizes to an array that has none. Raises GdbError if it has another number of elements."""
    own = array.count if array.sizes is None else product(array.sizes)
    if own is not None and own != product(sizes):
        raise gdb.GdbError(f"{expression} has {own} elements, and {sizes_text(sizes)} are {product(sizes)}")
    if array.sizes is None:
        array.sizes = sizes
    return sizes


def sizes_text(sizes):
    return "{" + ", ".join(str(size) for size in sizes) + "}"


# The array's elements, and the file.


def memory_of(array, expression):
    """The elements one after another, row by row."""
    if not array.type:
        raise gdb.GdbError(f"which type {expression} has is not known; say it behind the sizes: float32")
    if array.sizes is None:
        if array.count is None:
            raise gdb.GdbError(f"how many elements {expression} has is not known; say its sizes: 1,8,2,3")
        array.sizes = [array.count]
    if not product(array.sizes):
        raise gdb.GdbError(f"{expression} has no elements: {sizes_text(array.sizes)}")
    item = int(CODES[array.type][1])
    strides = array.strides or packed_strides(array.sizes)
    span = (1 + sum((size - 1) * stride for size, stride in zip(array.sizes, strides))) * item
    if max(span, product(array.sizes) * item) > MOST_BYTES:
        raise gdb.GdbError(f"{expression} spans {span} bytes, and {MOST_BYTES} can be read; are its sizes right?")
    try:
        memory = memoryview(gdb.selected_inferior().read_memory(array.address, span)).cast("B")
    except (gdb.MemoryError, OverflowError, gdb.error):
        raise gdb.GdbError(
            f"{expression}: the {span} bytes at {array.address & (1 << 64) - 1:#x} cannot be read;"
            " is the pointer right, and are the sizes?"
        ) from None
    if strides == packed_strides(array.sizes):
        return memory
    items = memory.cast({1: "B", 2: "H", 4: "I", 8: "Q"}[item])
    return gathered(items, array.sizes, strides, 0)


def gathered(items, sizes, strides, start):
    if len(sizes) > 1:
        return b"".join(gathered(items, sizes[1:], strides[1:], start + i * strides[0]) for i in range(sizes[0]))
    if strides[0] == 0:
        return items[start : start + 1].tobytes() * sizes[0]
    return items[start : start + (sizes[0] - 1) * strides[0] + 1 : strides[0]].tobytes()


def write_npy(path, code, sizes, memory):
    shape = "(" + ", ".join(str(size) for size in sizes) + ("," if len(sizes) == 1 else "") + ")"
    text = f"{{'descr': '<{code}', 'fortran_order': False, 'shape': {shape}, }}"
    length = -(-(10 + len(text) + 1) // 64) * 64 - 10
    with open(path, "xb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", length) + text.ljust(length - 1).encode() + b"\n")
        file.write(memory)


def read_npy_header(path):
    """The code of the type and the sizes of what the command wrote."""
    with open(path, "rb") as file:
        header = file.read(512).decode("latin1")
    code = re.search(r"'descr': '[<|=]?(\w+)'", header)
    shape = re.search(r"'shape': \(([^)]*)\)", header)
    return code.group(1), [int(each) for each in shape.group(1).split(",") if each.strip()]


class Folder:
    """A private folder, which is removed with its files at the end."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="tessera-gdb-")
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def file(self, name):
        return os.path.join(self.path, name)


class Program(gdb.Parameter):
    """The program `tessera`, which the commands of that name call."""

    set_doc = "Set the program that the commands `tessera` call."
    show_doc = "Show the program that the commands `tessera` call."

    def __init__(self):
        super().__init__("tessera-program", gdb.COMMAND_DATA, gdb.PARAM_OPTIONAL_FILENAME)
        self.value = os.environ.get("TESSERA_PROGRAM", "tessera")

    def get_set_string(self):
        return ""

    def get_show_string(self, value):
        return f"The program is {value}."


PROGRAM = Program()


def call(*words):
    """What the command prints, and its exit code."""
    try:
        done = subprocess.run(
            [os.path.expanduser(PROGRAM.value), *words],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    except OSError as error:
        raise gdb.GdbError(
            f"{PROGRAM.value} cannot be called: {error.strerror}; install the package tessera-cli,"
            " or say where it is: set tessera-program PATH"
        ) from None
    return done


def checked(done, what):
    if done.returncode > 3:
        raise gdb.GdbError((done.stderr.strip() or done.stdout.strip() or f"{what}: exit code {done.returncode}"))
    return done


class Case:
    """A case's line, with the sizes and the type of its input."""

    def __init__(self, line):
        try:
            self.words = shlex.split(line)
        except ValueError as error:
            raise gdb.GdbError(f'the case "{line}": {error}') from None
        self.words = [word for i, word in enumerate(self.words) if "--data" not in (word, self.words[max(i - 1, 0)])]

    def option(self, name):
        for i, word in enumerate(self.words):
            if word == name and i + 1 < len(self.words):
                return self.words[i + 1]
            if word.startswith(name + "="):
                return word[len(name) + 1 :]
        return None

    def take_input(self, array, expression):
        """The array and the case each fill in what the other leaves open: sizes and type."""
        said, its_type = self.option("--Sizes"), self.option("--DataType")
        if said:
            sizes = set_sizes(array, numbers_from(said, "--Sizes", 1), expression)
        elif array.sizes:
            sizes = [1] * (4 - len(array.sizes)) + array.sizes
            self.words[1:1] = ["--Sizes", ",".join(str(size) for size in sizes)]
        else:
            raise gdb.GdbError(f"neither {expression} nor the case says sizes; add --Sizes 1,8,2,3 to the case")
        if its_type:
            if array.type and array.type.upper() != its_type:
                raise gdb.GdbError(f"{expression} is {array.type.upper()}, and the case says {its_type}")
            set_type(array, its_type, "--DataType")
        elif array.type:
            self.words += ["--DataType", array.type.upper()]
        else:
            raise gdb.GdbError(f"neither {expression} nor the case says a type; add --DataType FLOAT32 to the case")
        return sizes

    def output(self, folder):
        """The code of the output's type and its sizes, as `tessera run` has them."""
        path = folder.file("like.npy")
        checked(call("run", *self.words, "--data", "constant:0", "--output", path), "run")
        return read_npy_header(path)

    def line(self):
        return " ".join(shlex.quote(word) for word in self.words)


def write_pair(folder, line, input_expression, output_expression):
    """The case, with what the buffers say, and the paths of both."""
    case = Case(line)
    source, result = array_of(input_expression), array_of(output_expression)
    sizes = case.take_input(source, input_expression)
    code, output_sizes = case.output(folder)
    set_sizes(result, output_sizes, output_expression)
    result.type = result.type or NAMES[code]
    if CODES[result.type] != code:
        raise gdb.GdbError(f"{output_expression} is {result.type.upper()}, and the case's output {NAMES[code].upper()}")
    write_npy(folder.file("input.npy"), CODES[source.type], sizes, memory_of(source, input_expression))
    write_npy(folder.file("output.npy"), code, output_sizes, memory_of(result, output_expression))
    return case, folder.file("input.npy"), folder.file("output.npy")


class Tessera(gdb.Command):
    """Buffers of the program as tensors: `tessera show`, `tessera check`."""

    def __init__(self):
        super().__init__("tessera", gdb.COMMAND_DATA, gdb.COMPLETE_COMMAND, True)


class Show(gdb.Command):
    """Shows a buffer in Tessera's window, which it opens where none takes tensors.

    tessera show EXPRESSION [SIZES [TYPE [STRIDES]]]
    tessera show "CASE" INPUT OUTPUT

    SIZES are N,C,H,W, or fewer; TYPE is float32, uint8 …; STRIDES are in elements. std::vector, cv::Mat, Eigen's and
    at::Tensor say what they are themselves. An expression with spaces stands in quotes. The tab is called by the
    expression: at the next stop it takes the new values."""

    def __init__(self):
        super().__init__("tessera show", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        words = gdb.string_to_argv(argument)
        with Folder() as folder:
            if words and OPERATOR.match(words[0]) and len(words) == 3:
                case, *paths = write_pair(folder, *words)
                checked(call("show", *paths, case.line(), "--name", words[2]), "show")
            elif 1 <= len(words) <= 4:
                self.show_one(folder, *words)
            else:
                raise gdb.GdbError("expected EXPRESSION [SIZES [TYPE [STRIDES]]], or \"CASE\" INPUT OUTPUT")

    @staticmethod
    def show_one(folder, expression, sizes=None, element=None, strides=None):
        array = array_of(expression)
        if element:
            set_type(array, element, "the type")
        said = numbers_from(sizes, "the sizes", 1) if sizes else None
        if said and not strides:
            set_sizes(array, said, expression)
        if strides:  # as they are said, whatever the array says
            array.sizes = said
            array.strides = numbers_from(strides, "the strides", 0)
            if len(array.strides) != len(array.sizes):
                raise gdb.GdbError(f"{len(array.strides)} strides for {len(array.sizes)} sizes")
        memory = memory_of(array, expression)
        write_npy(folder.file("array.npy"), CODES[array.type], said or array.sizes, memory)
        checked(call("show", folder.file("array.npy"), "--name", expression[:200]), "show")


class Check(gdb.Command):
    """Says what is wrong with a buffer: which mistake makes it of the input, where, and what to do.

    tessera check "CASE" INPUT OUTPUT

    CASE is an operator in field names, as `tessera run` takes it: DEPTH_TO_SPACE1 --BlockSize 2 --Sizes 1,8,2,3. Sizes
    and type may be left out where INPUT says them."""

    def __init__(self):
        super().__init__("tessera check", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        words = gdb.string_to_argv(argument)
        if len(words) != 3:
            raise gdb.GdbError('expected "CASE" INPUT OUTPUT; an expression with spaces stands in quotes')
        with Folder() as folder:
            case, source, result = write_pair(folder, *words)
            done = checked(call("identify", source, result, "--meant", case.line()), "identify")
            gdb.write(done.stdout.replace(source, words[1]).replace(result, words[2]))
            gdb.write(done.stderr, gdb.STDERR)


Tessera()
Show()
Check()
