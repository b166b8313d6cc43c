/* SPDX-License-Identifier: Apache-2.0
 *
 * libtessera in C: DirectML's tensor layout operators, read, planned, run, explained, compared and recognised. C99 and
 * C++.
 *
 *     tessera_case* example = NULL;
 *     tessera_plan* plan = NULL;
 *     tessera_engine* engine = NULL;
 *     uint32_t input[8] = {0, 1, 2, 3, 4, 5, 6, 7}, output[8];
 *
 *     if (tessera_case_from_text("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2", &example)
 *         || tessera_plan_create(example, 0, &plan)
 *         || tessera_engine_create("cpu", NULL, &engine)
 *         || tessera_run(engine, plan, input, sizeof input, output, sizeof output, NULL, NULL))
 *         fprintf(stderr, "%s\n", tessera_last_error());
 *
 *     tessera_engine_free(engine);
 *     tessera_plan_free(plan);
 *     tessera_case_free(example);
 *
 * Rules for all functions:
 *   - No exception leaves them, in C++ either. What can fail returns a status, and tessera_last_error() says why.
 *   - A handle that is asked for is set to NULL first, and stays NULL where the call fails. Its owner frees it; to free
 *     NULL does nothing.
 *   - Handles do not refer to one another: they may be freed in any order. They do not change, but for a tessera_stop:
 *     several threads may use one at a time, but none while it is freed.
 *   - A pointer may be NULL only where its function says so; elsewhere NULL is TESSERA_BAD_INPUT, and 0 or "" from a
 *     function that returns no status.
 *   - Elements are numbered logically: row-major over the sizes, whatever the strides.
 *   - Texts are UTF-8 and end with a zero byte. One that is asked for is handled as a handle is: tessera_text_free()
 *     frees it.
 *   - What has many figures is a text in JSON; a later version adds members.
 *   - A structure that begins with `size` has its size there, as sizeof gives it, before it is handed in: a later
 *     version appends members, and a program that was compiled with an older header runs with a newer library. Members
 *     of options that are 0 or NULL ask for nothing: tessera_words_options options = {sizeof options}. Options may be
 *     NULL. Structures without `size` stay as they are.
 *   - Buffers of tensors are read and written in place where they begin at a multiple of the element's size, which
 *     malloc's do, whatever the strides; others are copied.
 */
#ifndef TESSERA_H
#define TESSERA_H

#include <stddef.h>
#include <stdint.h>

#include <tessera/version.h>

#ifdef __cplusplus
#define TESSERA_NOEXCEPT noexcept
extern "C" {
#else
#define TESSERA_NOEXCEPT
#endif

#define TESSERA_FUNCTION __attribute__((visibility("default")))

/* Errors */

typedef enum tessera_status {
    TESSERA_OK = 0,
    TESSERA_BAD_INPUT = 1, /* a text that is no case, a case with issues, an argument out of range */
    TESSERA_FILE_FAILED = 2, /* a file cannot be read, or is not what it claims to be */
    TESSERA_ENGINE_FAILED = 3, /* there is no such engine, or the machine failed: no driver, device lost */
    TESSERA_NO_MEMORY = 4, /* the machine has not that much memory */
    TESSERA_INTERNAL_ERROR = 5, /* a defect of the library */
    TESSERA_UNSUPPORTED = 6, /* an engine says that it cannot do this case */
    TESSERA_STOPPED = 7 /* tessera_stop_request() was called */
} tessera_status;

/* Why the last function with a status failed on this thread: one sentence a line, without a line feed at the end. ""
 * where it succeeded. Valid until the next call of such a function on the same thread. */
TESSERA_FUNCTION const char* tessera_last_error(void) TESSERA_NOEXCEPT;

/* The library's version, as against the headers' TESSERA_VERSION_TEXT: "0.1.0". */
TESSERA_FUNCTION const char* tessera_version(void) TESSERA_NOEXCEPT;

TESSERA_FUNCTION void tessera_text_free(char* text) TESSERA_NOEXCEPT;

/* Tensors */

/* The values are DML_TENSOR_DATA_TYPE's. */
typedef enum tessera_data_type {
    TESSERA_FLOAT32 = 1,
    TESSERA_FLOAT16 = 2,
    TESSERA_UINT32 = 3,
    TESSERA_UINT16 = 4,
    TESSERA_UINT8 = 5,
    TESSERA_INT32 = 6,
    TESSERA_INT16 = 7,
    TESSERA_INT8 = 8,
    TESSERA_FLOAT64 = 9,
    TESSERA_UINT64 = 10,
    TESSERA_INT64 = 11
} tessera_data_type;

/* A tensor, as it lies in memory. */
typedef struct tessera_tensor {
    tessera_data_type dataType;
    uint32_t rank; /* 1 to 8 */
    uint32_t sizes[8]; /* [rank], outermost first */
    uint64_t strides[8]; /* [rank], in elements */
    uint64_t elements; /* the product of the sizes */
    uint64_t bytes; /* that a buffer of it has, at least */
} tessera_tensor;

/* Cases */

/* An operator and its input. */
typedef struct tessera_case tessera_case;

/* From a line of text, the arguments of `tessera run`:
 *   DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
 * TESSERA_BAD_INPUT where it is none; whether the case can run is known when it is planned. */
TESSERA_FUNCTION tessera_status tessera_case_from_text(const char* line, tessera_case** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_case_free(tessera_case* each) TESSERA_NOEXCEPT;

/* The line that reads back equal. */
TESSERA_FUNCTION tessera_status tessera_case_text(const tessera_case* each, char** text) TESSERA_NOEXCEPT;

/* What is wrong with a case, all at once: a JSON array that is empty where the case can be planned within the memory
 * budget (as tessera_plan_create takes it). Of each issue "field": "InputTensor.Sizes[1]", "value": "10", "expected":
 * values that would be right, the nearest first, and "sentence": all of it. */
TESSERA_FUNCTION tessera_status tessera_case_issues(const tessera_case* each, uint64_t memoryBudget,
                                                    char** json) TESSERA_NOEXCEPT;

/* Case `index` of the sweep with this seed, as `tessera sweep` draws it: small, without issues, and the same on every
 * machine with this version. */
TESSERA_FUNCTION tessera_status tessera_case_random(uint64_t seed, uint64_t index,
                                                    tessera_case** result) TESSERA_NOEXCEPT;

/* The conformance pack, the cases of `tessera check --pack all`: a JSON array of objects with a "name", which stays
 * when cases come or go, and a "line", of which tessera_case_from_text() makes the case. */
TESSERA_FUNCTION tessera_status tessera_pack(char** json) TESSERA_NOEXCEPT;

/* Words of frameworks */

/* The name of framework `index`, "PyTorch", as the functions below take it; "" behind the last. */
TESSERA_FUNCTION const char* tessera_framework(size_t index) TESSERA_NOEXCEPT;

typedef struct tessera_words_options {
    size_t size; /* sizeof(tessera_words_options) */
    const char* framework; /* whose words they are; NULL: the words say it */
    uint32_t rank; /* 0: the words say the input's sizes; else how many follow */
    uint32_t sizes[8]; /* the input's, N, C, H, W, where the words say none; also where channels are last */
    tessera_data_type dataType; /* where the words say none; 0: TESSERA_FLOAT32 */
} tessera_words_options;

/* The case that does what a framework's words do, as `tessera from` reads them: a call, a node, a pattern, or several
 * statements, "F.pixel_shuffle(x, 2)". TESSERA_BAD_INPUT with the column of what is not understood, or the argument
 * that DirectML's operators cannot say. */
TESSERA_FUNCTION tessera_status tessera_case_from_words(const char* words, const tessera_words_options* options,
                                                        tessera_case** result) TESSERA_NOEXCEPT;
/* What a user of such a case must know, where implementations of the framework do not agree: a sentence a line; "" of
 * any other case. */
TESSERA_FUNCTION tessera_status tessera_case_notes(const tessera_case* each, char** text) TESSERA_NOEXCEPT;

/* The way back: a snippet that makes y of x, both packed, in the words of the framework; and a whole program that holds
 * the input, runs and prints the output. TESSERA_BAD_INPUT where the framework cannot say the case, with what it
 * lacks, and where the case has issues. */
TESSERA_FUNCTION tessera_status tessera_case_code(const tessera_case* each, const char* framework,
                                                  char** text) TESSERA_NOEXCEPT;
TESSERA_FUNCTION tessera_status tessera_case_script(const tessera_case* each, const char* framework,
                                                    char** text) TESSERA_NOEXCEPT;

/* Plans */

/* A case with everything decided: what engines run. */
typedef struct tessera_plan tessera_plan;

/* A number, since a caller may hand in any: what is neither of these is refused. */
typedef int32_t tessera_side;
enum { TESSERA_INPUT = 0, TESSERA_OUTPUT = 1 };

/* `memoryBudget` bounds both buffers and the plan's tables together, in bytes; 0: half of the machine's memory.
 * TESSERA_BAD_INPUT where the case cannot run, with everything that is wrong with it, one sentence a line. */
TESSERA_FUNCTION tessera_status tessera_plan_create(const tessera_case* each, uint64_t memoryBudget,
                                                    tessera_plan** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_plan_free(tessera_plan* plan) TESSERA_NOEXCEPT;

/* One of the plan's two tensors. */
TESSERA_FUNCTION tessera_status tessera_plan_tensor(const tessera_plan* plan, tessera_side side,
                                                    tessera_tensor* result) TESSERA_NOEXCEPT;

/* Fills a buffer of at least the input's bytes with the data that the case's line names. TESSERA_FILE_FAILED,
 * TESSERA_BAD_INPUT where it names a file that does not hold them. */
TESSERA_FUNCTION tessera_status tessera_plan_load_input(const tessera_plan* plan, void* input,
                                                        size_t inputBytes) TESSERA_NOEXCEPT;

/* An element of the other tensor that this one has to do with. */
typedef struct tessera_partner {
    uint64_t element; /* logical */
    double weight; /* the product of the axes' weights; 1 where nothing is computed */
} tessera_partner;

/* The elements of the other tensor that belong to element `element` of `side`, ascending: the input elements that an
 * output element reads, or the output elements that read an input element. `*count`: how many there are; the first of
 * them, at most `capacity`, are written. `partners` may be NULL where `capacity` is 0. TESSERA_BAD_INPUT where the
 * tensor has no such element. */
TESSERA_FUNCTION tessera_status tessera_partners(const tessera_plan* plan, tessera_side side, uint64_t element,
                                                 tessera_partner* partners, size_t capacity,
                                                 uint64_t* count) TESSERA_NOEXCEPT;

/* How an output element comes about, in JSON: "formula", with its numbers put in, a line an axis that does more than
 * copy, "y = 2 = 1·2 + 0"; and "sentence", which is empty where the formula says it all. TESSERA_BAD_INPUT where the
 * output has no such element. */
TESSERA_FUNCTION tessera_status tessera_explain(const tessera_plan* plan, uint64_t outputElement,
                                                char** json) TESSERA_NOEXCEPT;

/* Engines */

/* Something that computes outputs. */
typedef struct tessera_engine tessera_engine;

typedef struct tessera_engine_options {
    size_t size; /* sizeof(tessera_engine_options) */
    uint32_t threads; /* the most of the cpu engine, up to 1024; 0: all that the machine has */
    int validate; /* Vulkan runs under its validation layer: what that finds is TESSERA_ENGINE_FAILED */
    uint64_t memoryBudget; /* for what an engine keeps beside its tensors, in bytes; 0: half of the machine's memory */
} tessera_engine_options;

/* By name: "cpu", "reference", "vulkan" for the best device, "vulkan:NAME" for one; or a foreign one, as
 * --engine takes it (engines.md): "lib:./libmine.so", "numpy". What these need is installed with the shared library,
 * which finds it wherever the tree was moved; a program with the archive in it finds it where PATH has `tessera`.
 * TESSERA_ENGINE_FAILED with the reason and the names that there are. */
TESSERA_FUNCTION tessera_status tessera_engine_create(const char* name, const tessera_engine_options* options,
                                                      tessera_engine** result) TESSERA_NOEXCEPT;

/* What a function of yours is asked to compute. The pointers are valid until it returns. */
typedef struct tessera_call {
    size_t size; /* as the library knows it: an older one has no member that lies beyond */
    const char* line; /* the case, as tessera_case_text() writes it */
    const tessera_tensor* inputTensor;
    const tessera_tensor* outputTensor;
    const void* input; /* to read only */
    void* output; /* write the elements, and nothing between them */
    char* reason; /* where the reason goes, with a zero byte, when the function does not return TESSERA_RAN */
    size_t reasonCapacity;
} tessera_call;
/* What it returns; any other value: it failed. TESSERA_CANNOT becomes TESSERA_UNSUPPORTED of the call that ran it. */
enum { TESSERA_RAN = 0, TESSERA_CANNOT = 77 };
typedef int32_t (*tessera_function)(const tessera_call* call, void* context);

/* An engine made of a function of yours, which is called with `context` in the threads that run the engine; both are
 * there as long as it. `name` is yours to choose. */
TESSERA_FUNCTION tessera_status tessera_engine_create_of(const char* name, tessera_function function, void* context,
                                                         tessera_engine** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_engine_free(tessera_engine* engine) TESSERA_NOEXCEPT;

/* Its full name, "vulkan:llvmpipe"; lives as long as the engine. */
TESSERA_FUNCTION const char* tessera_engine_name(const tessera_engine* engine) TESSERA_NOEXCEPT;

/* What others ask to stop, from any thread: whatever it was handed to returns TESSERA_STOPPED soon after, then and
 * later. It is freed after what it was handed to has returned. */
typedef struct tessera_stop tessera_stop;
TESSERA_FUNCTION tessera_status tessera_stop_create(tessera_stop** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_stop_request(tessera_stop* stop) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_stop_free(tessera_stop* stop) TESSERA_NOEXCEPT;

/* Runs the plan from `input` to `output`, buffers of at least their tensors' bytes; TESSERA_BAD_INPUT where these bytes
 * overlap. What lies between the output's elements is kept. An engine of a function is called with these very pointers
 * where they are aligned. `stop` may be NULL. `seconds`: of the kernel, without copies; may be NULL. The output is
 * unspecified where the call fails. */
TESSERA_FUNCTION tessera_status tessera_run(const tessera_engine* engine, const tessera_plan* plan, const void* input,
                                            size_t inputBytes, void* output, size_t outputBytes,
                                            const tessera_stop* stop, double* seconds) TESSERA_NOEXCEPT;

/* Pages */

typedef struct tessera_page_options {
    size_t size; /* sizeof(tessera_page_options) */
    const char* language; /* "en", "fr", "it", "ko", "ru"; NULL: "en" */
    const tessera_engine* engine; /* what computes the output; NULL: "cpu" */
    uint64_t memoryBudget; /* as tessera_plan_create takes it */
    uint64_t maxBytes; /* a larger page is written without its elements' formulas; 0: of whatever size */
    const uint64_t* pins; /* [pinCount], output elements that are pinned when it opens */
    size_t pinCount;
} tessera_page_options;

/* The case as `tessera render --out FILE.html` writes it: one HTML file with both tensors, what belongs to each
 * element, its formula and a player. It asks for nothing from a network, and stands in an iframe. The two tensors have
 * at most 20,000 elements together: such a page has less than 500,000 bytes. TESSERA_BAD_INPUT where they have more,
 * where the page exceeds maxBytes without formulas too, and where the case has issues; else as what runs it fails. */
TESSERA_FUNCTION tessera_status tessera_case_page(const tessera_case* each, const tessera_page_options* options,
                                                  char** text) TESSERA_NOEXCEPT;

/* Comparisons */

typedef enum tessera_verdict {
    TESSERA_PASS = 0,
    TESSERA_MISTRUSTED = 1, /* the comparison holds and proves little */
    TESSERA_FAIL = 2
} tessera_verdict;

typedef struct tessera_compare_options {
    size_t size; /* sizeof(tessera_compare_options) */
    const char* tolerance; /* what --tolerance takes, "foreign" or "ulp=4,bound=on"; NULL: equal bits where nothing is
                            * computed, else the bound of interpolation */
    const tessera_stop* stop;
    int page; /* 1: makes the page */
    const char* a; /* what the page calls the two; NULL: "A" and "B" */
    const char* b;
} tessera_compare_options;

/* Two outputs of one plan, held against each other. Both lie as the plan's output does, in buffers of at least its
 * bytes; so does the input that they were made from. `verdict` may be NULL. The JSON:
 *   "verdict"; "rule", the one in force: "equal bits"; "reason" why the case proves little, of MISTRUSTED, else "";
 *   "notes": what else is to be known, and how a rule that failed would have to change to pass
 *   "count" of the elements, of which are "equal" bit for bit, "within" the tolerance, or "beyond"
 *   "nonFinite" elements are in none of: "maxAbsolute", "maxRelative" and "meanAbsolute" (relative to b), "maxUlp"
 *   "worst" and "worstUlp": the elements with the largest |a - b| and the most units in the last place; null: all equal
 *   "page" as `tessera check --html` writes it, where options ask for it
 * A comparison that fails is TESSERA_OK. */
TESSERA_FUNCTION tessera_status tessera_compare(const tessera_plan* plan, const void* input, size_t inputBytes,
                                                const void* a, size_t aBytes, const void* b, size_t bBytes,
                                                const tessera_compare_options* options, tessera_verdict* verdict,
                                                char** json) TESSERA_NOEXCEPT;

/* Diagnoses */

typedef struct tessera_identify_options {
    size_t size; /* sizeof(tessera_identify_options) */
    const char* side; /* what the sentences call the output; NULL: "OUTPUT" */
    const tessera_engine* engine; /* what gave the output, to be asked the case that tells several names apart */
    const tessera_stop* stop;
    int page; /* 1: makes the page */
} tessera_identify_options;

/* Names what leads from an input to an output, as `tessera identify` does: the mistake where a case is meant, else the
 * operator, its fields and its convention. `meant` is what should have been done, or NULL; it has no issues, and the
 * input has its input's sizes and data type. Both tensors have one data type and at most four dimensions, and are
 * described by their rank, sizes and strides, which are all 0 where a tensor is packed; `elements` and `bytes` are not
 * read. The buffers have the bytes that their elements span, at least. The JSON:
 *   "kind": the class of the mistake, "order", or of several that the tensors leave, "order or layout"; "none",
 *   "unknown"
 *   "named": it is neither "none" nor "unknown"; "remedy": the sentence that says what to do, or null
 *   "diagnosis" of report.schema.json; "page" as `tessera identify --html` writes it, where options ask for it
 * Nothing that is found is an error: the kind is "unknown". */
TESSERA_FUNCTION tessera_status tessera_identify(const tessera_case* meant, const tessera_tensor* inputTensor,
                                                 const void* input, size_t inputBytes,
                                                 const tessera_tensor* outputTensor, const void* output,
                                                 size_t outputBytes, const tessera_identify_options* options,
                                                 char** json) TESSERA_NOEXCEPT;

/* Probes */

/* The map of an engine, recovered from outside: which input elements each output element is made of. */
typedef struct tessera_xray tessera_xray;

/* Runs the engine on inputs of its own making; of the case only the operator counts. `stop` may be NULL.
 * TESSERA_BAD_INPUT where the case has issues, or a tensor more than 2^24 elements. A map that is not the right one is
 * TESSERA_OK. */
TESSERA_FUNCTION tessera_status tessera_probe(const tessera_engine* engine, const tessera_case* each,
                                              const tessera_stop* stop, tessera_xray** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_xray_free(tessera_xray* xray) TESSERA_NOEXCEPT;

/* In JSON: "right", whether it is the map of the case; "text", as `tessera probe` prints it; and "xray", what a result
 * of `tessera probe --json` has from "map" on, as report.schema.json describes it. */
TESSERA_FUNCTION tessera_status tessera_xray_json(const tessera_xray* xray, char** json) TESSERA_NOEXCEPT;
/* What the engine reads for an output element, as tessera_partners() says what it should. */
TESSERA_FUNCTION tessera_status tessera_xray_sources(const tessera_xray* xray, uint64_t outputElement,
                                                     tessera_partner* partners, size_t capacity,
                                                     uint64_t* count) TESSERA_NOEXCEPT;

/* Sweeps */

typedef struct tessera_sweep_options {
    size_t size; /* sizeof(tessera_sweep_options) */
    const tessera_engine* against; /* what is right; NULL: "reference" */
    uint64_t seed; /* of one seed and one choice of cases, case i is always the same */
    uint64_t cases; /* up to 10^12; 0: 1000 */
    const char* operators; /* only cases of these, "DEPTH_TO_SPACE1,RESAMPLE"; NULL: of all */
    const char* types; /* only cases of these, "FLOAT32,UINT8"; NULL: of all */
    int packed; /* 1: only packed tensors, no strides */
    int page; /* 1: makes the page */
    const char* tolerance; /* as tessera_compare() takes it */
    double seconds; /* after so many no case is begun; 0: without an end */
    uint32_t jobs; /* threads that run the engine at the same time, up to 1024; 0: one, the caller's */
    int32_t shrunk; /* the first failure of so many kinds is made small, and told; 0: 10; -1: no failure */
    uint64_t memoryBudget; /* as tessera_plan_create takes it, for each case */
    const tessera_stop* stop; /* ends the sweep: what was found till then is the result */
    void (*progress)(uint64_t ran, uint64_t wrong,
                     void* context); /* now and then, by one thread at a time; may be NULL */
    void* progressContext;
    const char* check; /* how you repeat a case, with %1 for its line; NULL: by `tessera check` */
    const char* sweep; /* how you repeat the sweep; NULL: by `tessera sweep` */
} tessera_sweep_options;

/* Runs the engine on random cases, as `tessera sweep` does, holds each output against what is right, and makes the
 * first failure of each kind small. What an engine of a function returns otherwise than TESSERA_RAN or TESSERA_CANNOT
 * is a failure with its reason. The JSON: "ran" cases, of which are "passed", "mistrusted" (equal, of a case that
 * cannot tell right from wrong; one in seven or so), "failed", "unsupported", or "crashed" (a crash, a hang, or what is
 * no output); "complete": every case ran "digest" of all tensors: the same on every machine "failures", each the first
 * of its kind, with "state": FAIL, CRASH, TIMEOUT or INVALID; "reason"; "label": "case 12, and 40 like it (13, 17 …)";
 * "drawn": the line as it was drawn; "smallest": that of the smallest case that fails alike; "command" that repeats it,
 * which of an engine of a function needs `check`; "cause" of the smallest case, as tessera_identify() gives it, or
 * null: the engine gave no output, or the sweep was stopped "others": wrong cases of kinds that are not told "text" as
 * `tessera sweep` prints it; "lines" of its --out, which `tessera sweep --merge` reads; "page" of its
 * --html, where options ask for it. A sweep that finds failures, and one that is stopped after it began, is TESSERA_OK.
 */
TESSERA_FUNCTION tessera_status tessera_sweep(const tessera_engine* engine, const tessera_sweep_options* options,
                                              char** json) TESSERA_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
