# SPDX-License-Identifier: Apache-2.0
"""Cases from fields, lines, words and files; what they say of themselves."""

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from conftest import refuses, shuffled

import tessera as ts
from tessera import strategies


def test_fields_make_the_line_and_come_back():
    c = ts.case(
        "RESAMPLE3",
        sizes=(1, 2, 4, 6),
        data_type="FLOAT16",
        strides=np.array([48, 1, 12, 2]),
        output_sizes=[1, 2, 6, 9],
        output_strides=(108, 1, 18, 2),
        interpolation_mode="LINEAR",
        rounding_direction="DECREASING",
        scales=(1, np.int64(1), np.float32(1.5), 1.5),
        input_pixel_offsets=(0.5,) * 4,
        output_pixel_offsets=(-0.5,) * 4,
        antialiased=True,
        antialias_filter="TRIANGLE",
        data="random:7",
    )
    assert c.line == (
        "RESAMPLE3 --Sizes 1,2,4,6 --DataType FLOAT16 --Strides 48,1,12,2 "  # the output's sizes are those that are offered
        "--OutputTensor.Strides 108,1,18,2 --InterpolationMode LINEAR --RoundingDirection DECREASING --Scales 1,1,1.5,1.5 "
        "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5 --Antialiased true "
        "--AntialiasFilter TRIANGLE --data random:7"
    )
    assert ts.case(c.operator, **c.fields) == ts.case(c.line) == pickle.loads(pickle.dumps(c)) == copy.deepcopy(c) == c
    assert (c.antialiased, c.scales[2], c.output_shape, c.input_shape, c.dtype) == (True, 1.5, (1, 2, 6, 9), (1, 2, 4, 6), "float16")
    gradient = ts.case("RESAMPLE_GRAD", sizes=(1, 1, 4, 4), scales=(1, 1, 2, 2), interpolation_mode="LINEAR",
                       output_sizes=(1, 1, 2, 3))  # fmt: skip
    sized = gradient.replace(output_total_tensor_size_in_bytes=64, output_strides=(6, 6, 3, 1))
    assert "--OutputGradientTensor.TotalTensorSizeInBytes 64" in sized.line
    wide = np.zeros((1, 1, 2, 99), np.float32)[..., :3]  # which ends beyond these bytes
    np.testing.assert_array_equal(sized.run(out=wide), gradient.run())
    assert gradient.output_sizes == (1, 1, 2, 3) and "--OutputGradientTensor.Sizes 1,1,2,3" in gradient.line


def test_names_of_files_are_quoted(tmp_path):
    path = tmp_path / "it's mine.npy"
    np.save(path, np.arange(8, dtype=np.float32).reshape(1, 8, 1, 1))
    c = ts.case("DEPTH_TO_SPACE", sizes=(1, 8, 1, 1), block_size=2, data=str(path))
    assert c.data == str(path) and c.replace(block_size=1).data == str(path)
    np.testing.assert_array_equal(c.input().ravel(), np.arange(8))
    path.unlink()
    refuses("mine.npy", c.input, error=ts.FileFailed)


def test_what_is_no_case_is_said(column_row_depth):
    refuses("has no option --Blocks", ts.case, "DEPTH_TO_SPACE", sizes=(1, 8, 1, 1), blocks=2)
    refuses('"NOPE" is not an operator', ts.case, "NOPE", sizes=(1,))
    refuses("line is int", ts.case, 7, error=TypeError)
    said = "DEPTH_TO_SPACE1 has no field scales; it has sizes"
    refuses(said, getattr, column_row_depth, "scales", error=AttributeError)
    for name in ("block_size", "line", "fields", "anything"):
        refuses(f"cannot be changed; replace.{name}=…", setattr, column_row_depth, name, 3, error=AttributeError)
    wrong = column_row_depth.replace(sizes=(1, 6, 2, 3), strides=(1, 2))
    assert {each.field for each in wrong.issues} >= {"InputTensor.Sizes[1]"}
    refuses("not a multiple", getattr, wrong, "output_shape")


def test_words_and_back(column_row_depth):
    read = ts.read("F.pixel_shuffle(x, 2)", sizes=(1, 8, 2, 3))
    assert read.replace(data="iota") == column_row_depth
    assert ts.read(read.code("ONNX"), sizes=(1, 8, 2, 3)).order == "COLUMN_ROW_DEPTH"
    refuses("framework", read.code, "Nope")
    refuses("data_type", ts.read, "F.pixel_shuffle(x, 2)", sizes=(1, 8, 2, 3), data_type="BFLOAT16")
    refuses(r"sizes\[1\]", ts.read, "F.pixel_shuffle(x, 2)", sizes=(1, -8, 2, 3))
    assert ts.read("F.pixel_shuffle(x, 2)", sizes=(1, 8, 2, 3), data_type="uint8").dtype == "uint8"
    script = column_row_depth.script("NumPy")
    compile(script, "script.py", "exec")
    assert "--data" not in script and "np." in script


def test_elements(column_row_depth):
    y = column_row_depth.run()
    for o in range(48):
        (source,) = column_row_depth.sources(o)
        assert y.ravel()[o] == source.element and source.weight == 1
        assert [each.element for each in column_row_depth.targets(source.at)] == [o]
        assert np.ravel_multi_index(source.at, (1, 8, 2, 3)) == source.element
    linear = ts.case("RESAMPLE", sizes=(1, 1, 2, 2), scales=(1, 1, 2, 2), interpolation_mode="LINEAR")
    assert sum(each.weight for each in linear.sources((0, 0, 1, 1))) == 1
    assert "Output row" in column_row_depth.explain((0, 1, 0, 0)).sentence
    for place in [48, -1, (0, 0, 4, 0), (0, 0, -1, 0), (0, 0)]:
        with pytest.raises((ts.BadInput, OverflowError)):
            column_row_depth.sources(place)


def test_the_pack_and_random_cases():
    pack = ts.pack()
    assert len({each.name for each in pack}) == len(pack) > 60
    assert not any(each.issues for each in pack)
    assert [ts.random_case(3, i) for i in range(20)] == [ts.random_case(3, i) for i in range(20)]
    assert ts.random_case(3, 0) != ts.random_case(4, 0)
    assert {each.operator for each in pack} == set(strategies.OPERATORS)


def test_files(source, tmp_path):
    cases = ts.load(source / "resources/cases")
    assert len(cases) >= 10 and {"depth_to_space1_crd.json"} <= {each.name for each in cases}
    (one,) = ts.load(source / "resources/cases/depth_to_space1_crd.json")
    np.testing.assert_array_equal(one.run(), shuffled(one.input(), 2))
    listed = tmp_path / "list.txt"
    listed.write_text("# two\n" + "\n\n".join(each.line for each in ts.pack()[:2]) + "\n")
    assert [each.name for each in ts.load(tmp_path)] == ["list.txt:2", "list.txt:4"]
    listed.write_text("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2\nNOPE\n")
    refuses("list.txt:2.*NOPE", ts.load, listed)
    refuses("nowhere", ts.load, tmp_path / "nowhere.txt", error=ts.FileFailed)
    (tmp_path / "list.txt").unlink()
    refuses("no case file", ts.load, tmp_path)


def test_threads_run_at_the_same_time(column_row_depth):
    x, expected = column_row_depth.input(), column_row_depth.run()

    def work(_):
        return all(np.array_equal(column_row_depth.run(x), expected) for _ in range(200))

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(work, range(8)))


def test_engines(column_row_depth):
    assert ts.engines()[:2] == ["cpu", "reference"]
    for name in ts.engines():
        np.testing.assert_array_equal(column_row_depth.run(engine=name), shuffled(column_row_depth.input(), 2))
    refuses("There is no engine", column_row_depth.run, engine="nope", error=ts.EngineFailed)


def test_pages(column_row_depth):
    page = column_row_depth.page(language="fr", pins=[(0, 1, 2, 3)])
    assert page.startswith("<!DOCTYPE html>") and 'lang="fr"' in page
    shown = column_row_depth._repr_html_()
    assert shown.startswith('<iframe sandbox="allow-scripts" srcdoc="') and len(shown.encode()) < 300_000
    assert column_row_depth._repr_mimebundle_() == {"text/plain": column_row_depth.line, "text/html": shown}
    assert list(column_row_depth._repr_mimebundle_(include={"text/plain"})) == ["text/plain"]
    large = ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 500, 500), block_size=2)
    assert large._repr_html_() is None and list(large._repr_mimebundle_()) == ["text/plain"]
    linear = ts.case("RESAMPLE", sizes=(1, 1, 55, 55), scales=(1, 1, 1.99, 1.97), interpolation_mode="LINEAR", data="random:1")
    whole = len(linear.page())
    assert 300_000 > whole > len(linear.page(max_bytes=whole - 1))
    wrong = column_row_depth.replace(sizes=(1, 6, 2, 3))
    assert wrong._repr_html_() is None and repr(wrong) == wrong.line
    with pytest.raises(ts.BadInput):
        column_row_depth.page(language="xx")
