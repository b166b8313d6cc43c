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
 *   - A function that returns a handle sets it to NULL first, and leaves it NULL where the call fails. The caller frees
 *     the handle. Freeing NULL does nothing.
 *   - Handles do not refer to one another, so they may be freed in any order. All but tessera_stop are constant:
 *     several threads may use one at the same time, but none while it is freed.
 *   - A pointer may be NULL only where its function says so; elsewhere NULL is TESSERA_BAD_INPUT, and 0 or "" from a
 *     function that returns no status.
 *   - Elements are numbered logically: row-major over the sizes, whatever the strides.
 *   - Texts are UTF-8 and end with a zero byte. A returned text follows the rules of handles; tessera_text_free() frees
 *     it.
 *   - Results with many figures are texts in JSON. A later version may add members.
 *   - The caller sets the member `size` of a structure to its sizeof. A later version appends members, so a program
 *     that was compiled with an older header runs with a newer library. Members of options that are 0 or NULL are not
 *     set: tessera_words_options options = {sizeof options}. Options may be NULL. Structures without `size` do
 *     not change.
 *   - Buffers of tensors are read and written in place where they begin at a multiple of the element's size, as
 *     malloc's do, whatever the strides. Others are copied.
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
    TESSERA_NO_MEMORY = 4, /* the machine does not have enough memory */
    TESSERA_INTERNAL_ERROR = 5, /* a defect of the library */
    TESSERA_UNSUPPORTED = 6, /* an engine says that it cannot do this case */
    TESSERA_STOPPED = 7 /* tessera_stop_request() was called */
} tessera_status;

/* Why the last function with a status failed on this thread: a line for each sentence, without a line feed at the end.
 * "" where it succeeded. Valid until the next call of such a function on the same thread. */
TESSERA_FUNCTION const char* tessera_last_error(void) TESSERA_NOEXCEPT;

/* The version of the library, "0.1.0"; TESSERA_VERSION_TEXT is that of the headers. */
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

/* A tensor in memory. */
typedef struct tessera_tensor {
    tessera_data_type dataType;
    uint32_t rank; /* 1 to 8 */
    uint32_t sizes[8]; /* [rank], outermost first */
    uint64_t strides[8]; /* [rank], in elements */
    uint64_t elements; /* the product of the sizes */
    uint64_t bytes; /* the least size of its buffer */
} tessera_tensor;

/* Cases */

/* An operator and its input. */
typedef struct tessera_case tessera_case;

/* From a line of text, the arguments of `tessera run`:
 *   DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
 * TESSERA_BAD_INPUT where it is no case. tessera_plan_create() says whether the case can run. */
TESSERA_FUNCTION tessera_status tessera_case_from_text(const char* line, tessera_case** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_case_free(tessera_case* each) TESSERA_NOEXCEPT;

/* The case as a line, which reads back equal. */
TESSERA_FUNCTION tessera_status tessera_case_text(const tessera_case* each, char** text) TESSERA_NOEXCEPT;

/* Everything that is wrong with a case, as a JSON array. It is empty where the case can be planned within the memory
 * budget (see tessera_plan_create). An issue has "field": "InputTensor.Sizes[1]"; "value": "10"; "expected": values
 * that would be right, the nearest first; and "sentence", which says all of it. */
TESSERA_FUNCTION tessera_status tessera_case_issues(const tessera_case* each, uint64_t memoryBudget,
                                                    char** json) TESSERA_NOEXCEPT;

/* Case `index` of the sweep with this seed, as `tessera sweep` draws it: small, without issues, and the same on every
 * machine with this version. */
TESSERA_FUNCTION tessera_status tessera_case_random(uint64_t seed, uint64_t index,
                                                    tessera_case** result) TESSERA_NOEXCEPT;

/* The conformance pack, the cases of `tessera check --pack all`: a JSON array of objects with a "name", which does
 * not change when cases are added or removed, and a "line" for tessera_case_from_text(). */
TESSERA_FUNCTION tessera_status tessera_pack(char** json) TESSERA_NOEXCEPT;

/* Words of frameworks */

/* The name of framework `index`, "PyTorch", as the functions below take it; "" after the last. */
TESSERA_FUNCTION const char* tessera_framework(size_t index) TESSERA_NOEXCEPT;

typedef struct tessera_words_options {
    size_t size; /* sizeof(tessera_words_options) */
    const char* framework; /* the framework of the words; NULL: the words tell */
    uint32_t rank; /* how many sizes follow; 0: the words have the input's sizes */
    uint32_t sizes[8]; /* the input's, N, C, H, W even with channels last, if the words have none */
    tessera_data_type dataType; /* if the words have none; 0: TESSERA_FLOAT32 */
} tessera_words_options;

/* The case that does what a framework's words do, as `tessera from` reads them: a call, a node, a pattern, or several
 * statements, "F.pixel_shuffle(x, 2)". TESSERA_BAD_INPUT names the column of what is not understood, or the argument
 * that DirectML's operators cannot express. */
TESSERA_FUNCTION tessera_status tessera_case_from_words(const char* words, const tessera_words_options* options,
                                                        tessera_case** result) TESSERA_NOEXCEPT;
/* What a user of such a case must know where the framework's implementations disagree, a line for each sentence. "" for
 * other cases. */
TESSERA_FUNCTION tessera_status tessera_case_notes(const tessera_case* each, char** text) TESSERA_NOEXCEPT;

/* The case in the words of a framework: a snippet that makes y of x, both packed; and a whole program that holds the
 * input, runs the case and prints the output. TESSERA_BAD_INPUT where the framework cannot express the case, with what
 * it lacks, and where the case has issues. */
TESSERA_FUNCTION tessera_status tessera_case_code(const tessera_case* each, const char* framework,
                                                  char** text) TESSERA_NOEXCEPT;
TESSERA_FUNCTION tessera_status tessera_case_script(const tessera_case* each, const char* framework,
                                                    char** text) TESSERA_NOEXCEPT;

/* Plans */

/* A case with everything decided: what engines run. */
typedef struct tessera_plan tessera_plan;

/* An integer, since a caller may pass any value; others than these two are refused. */
typedef int32_t tessera_side;
enum { TESSERA_INPUT = 0, TESSERA_OUTPUT = 1 };

/* `memoryBudget` bounds both buffers and the plan's tables together, in bytes; 0: half of the machine's memory.
 * TESSERA_BAD_INPUT where the case cannot run, with everything that is wrong, a line for each sentence. */
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

/* An element of the other tensor that an element reads or is read by. */
typedef struct tessera_partner {
    uint64_t element; /* logical */
    double weight; /* the product of the axes' weights; 1 where nothing is computed */
} tessera_partner;

/* The partners of element `element` of `side`, ascending: the input elements that an output element reads, or the
 * output elements that read an input element. `*count` is their number; the first `capacity` of them are written.
 * `partners` may be NULL where `capacity` is 0. TESSERA_BAD_INPUT where the tensor has no such element. */
TESSERA_FUNCTION tessera_status tessera_partners(const tessera_plan* plan, tessera_side side, uint64_t element,
                                                 tessera_partner* partners, size_t capacity,
                                                 uint64_t* count) TESSERA_NOEXCEPT;

/* How an output element is computed, in JSON: "formula", with a line for each axis that does more than copy, "y = 2 =
 * 1·2 + 0"; and "sentence", which is empty where the formula says everything. TESSERA_BAD_INPUT where the
 * output has no such element. */
TESSERA_FUNCTION tessera_status tessera_explain(const tessera_plan* plan, uint64_t outputElement,
                                                char** json) TESSERA_NOEXCEPT;

/* Engines */

/* Something that computes outputs. */
typedef struct tessera_engine tessera_engine;

typedef struct tessera_engine_options {
    size_t size; /* sizeof(tessera_engine_options) */
    uint32_t threads; /* the most threads of the cpu engine, up to 1024; 0: all of the machine */
    int validate; /* 1: under Vulkan's validation layer, whose findings are TESSERA_ENGINE_FAILED */
    uint64_t memoryBudget; /* for what an engine keeps beside its tensors, in bytes; 0: half of the machine's memory */
} tessera_engine_options;

/* By name: "cpu", "reference", "vulkan" for the best device, "vulkan:NAME" for one; or a foreign one, as
 * --engine takes it (engines.md): "lib:./libmine.so", "numpy". Their parts are installed with the shared library,
 * which finds them even if the tree was moved. A program that links the archive finds them beside `tessera` in PATH.
 * TESSERA_ENGINE_FAILED says the reason, and which names exist. */
TESSERA_FUNCTION tessera_status tessera_engine_create(const char* name, const tessera_engine_options* options,
                                                      tessera_engine** result) TESSERA_NOEXCEPT;

/* The call of a caller's function. The pointers are valid until it returns. */
typedef struct tessera_call {
    size_t size; /* the library's sizeof; an older library lacks the members beyond it */
    const char* line; /* the case, as tessera_case_text() writes it */
    const tessera_tensor* inputTensor;
    const tessera_tensor* outputTensor;
    const void* input; /* to read only */
    void* output; /* write the elements, and nothing between them */
    char* reason; /* for the reason, with a zero byte, where the function does not return TESSERA_RAN */
    size_t reasonCapacity;
} tessera_call;
/* What the function returns; other values mean that it failed. TESSERA_CANNOT becomes TESSERA_UNSUPPORTED. */
enum { TESSERA_RAN = 0, TESSERA_CANNOT = 77 };
typedef int32_t (*tessera_function)(const tessera_call* call, void* context);

/* An engine made of a caller's function. The threads that run the engine call the function with `context`; both must
 * outlive the engine. `name` is free to choose. */
TESSERA_FUNCTION tessera_status tessera_engine_create_of(const char* name, tessera_function function, void* context,
                                                         tessera_engine** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_engine_free(tessera_engine* engine) TESSERA_NOEXCEPT;

/* The full name, "vulkan:llvmpipe", valid as long as the engine. */
TESSERA_FUNCTION const char* tessera_engine_name(const tessera_engine* engine) TESSERA_NOEXCEPT;

/* A request to stop, which any thread may make. Every call that has this stop then returns TESSERA_STOPPED soon, also
 * calls that begin later. Free it after these calls have returned. */
typedef struct tessera_stop tessera_stop;
TESSERA_FUNCTION tessera_status tessera_stop_create(tessera_stop** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_stop_request(tessera_stop* stop) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_stop_free(tessera_stop* stop) TESSERA_NOEXCEPT;

/* Runs the plan from `input` to `output`, buffers of at least their tensors' bytes; TESSERA_BAD_INPUT where these bytes
 * overlap. What lies between the output's elements is kept. A caller's function gets these very pointers where they
 * are aligned. `stop` may be NULL. `seconds` gets the kernel's time, without copies; it may be NULL. The output is
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
    uint64_t maxBytes; /* a larger page lacks its elements' formulas; 0: no limit */
    const uint64_t* pins; /* [pinCount], output elements that are pinned at first */
    size_t pinCount;
} tessera_page_options;

/* The case as `tessera render --out FILE.html` writes it: one HTML file with both tensors, each element's
 * partners and formula, and a player. It loads nothing from a network, and works in an iframe. The two tensors have at
 * most 20,000 elements together, and the page then less than 500,000 bytes. TESSERA_BAD_INPUT where they have more,
 * where the page exceeds maxBytes even without formulas, and where the case has issues; else the status of the run. */
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
    const char* a; /* the outputs' names on the page; NULL: "A" and "B" */
    const char* b;
} tessera_compare_options;

/* Compares two outputs of one plan. Both have the layout of the plan's output, and the input has that of its input, in
 * buffers of at least their bytes. `verdict` may be NULL. The JSON:
 *   "verdict"; "rule", the rule in force: "equal bits"; "reason": for MISTRUSTED why the case proves little, else "";
 *   "notes": what else a user must know, and how a failed rule would have to change to pass;
 *   "count" of the elements; of these "equal" bit for bit, "within" the tolerance and "beyond" it;
 *   "nonFinite" elements, left out of "maxAbsolute", "maxRelative" and "meanAbsolute" (relative to b), "maxUlp";
 *   "worst", "worstUlp": the elements with the largest |a - b| and the most units in the last place; null: all equal;
 *   "page" of `tessera check --html`, if the options ask for it.
 * A comparison that fails is TESSERA_OK. */
TESSERA_FUNCTION tessera_status tessera_compare(const tessera_plan* plan, const void* input, size_t inputBytes,
                                                const void* a, size_t aBytes, const void* b, size_t bBytes,
                                                const tessera_compare_options* options, tessera_verdict* verdict,
                                                char** json) TESSERA_NOEXCEPT;

/* Diagnoses */

typedef struct tessera_identify_options {
    size_t size; /* sizeof(tessera_identify_options) */
    const char* side; /* the name of the output in sentences; NULL: "OUTPUT" */
    const tessera_engine* engine; /* of the output; runs the case that separates several classes */
    const tessera_stop* stop;
    int page; /* 1: makes the page */
} tessera_identify_options;

/* Names what leads from an input to an output, as `tessera identify` does: the mistake where a case is meant, else the
 * operator, its fields and its convention. `meant` is what should have been done, or NULL. It has no issues, and the
 * input has its input's sizes and data type. The output is read in the input's data type, which must hold its values;
 * FLOAT64 is rounded to another floating-point type. Both tensors have at most four dimensions. Their rank, sizes and
 * strides describe them, and the strides of a packed tensor may all be 0; `elements` and `bytes` are not read. The
 * buffers have at least the bytes that the elements span. The JSON: "kind": the class of the mistake, "order"; several
 * that the tensors leave, "order or layout"; "none" or "unknown"; "named": whether it is neither "none" nor "unknown";
 * "remedy": the sentence that says what to do, or null; "diagnosis" of report.schema.json; "page" of `tessera identify
 * --html`, if the options ask for it. An output that nothing explains is "unknown", and no error. */
TESSERA_FUNCTION tessera_status tessera_identify(const tessera_case* meant, const tessera_tensor* inputTensor,
                                                 const void* input, size_t inputBytes,
                                                 const tessera_tensor* outputTensor, const void* output,
                                                 size_t outputBytes, const tessera_identify_options* options,
                                                 char** json) TESSERA_NOEXCEPT;

/* Probes */

/* The map of an engine, recovered from outside: which input elements each output element reads. */
typedef struct tessera_xray tessera_xray;

/* Runs the engine on inputs made for the purpose; only the case's operator counts. `stop` may be NULL.
 * TESSERA_BAD_INPUT where the case has issues, or a tensor more than 2^24 elements. A wrong map is TESSERA_OK. */
TESSERA_FUNCTION tessera_status tessera_probe(const tessera_engine* engine, const tessera_case* each,
                                              const tessera_stop* stop, tessera_xray** result) TESSERA_NOEXCEPT;
TESSERA_FUNCTION void tessera_xray_free(tessera_xray* xray) TESSERA_NOEXCEPT;

/* In JSON: "right", whether it is the case's map; "text" of `tessera probe`; and "xray", a result of `tessera probe
 * --json` from "map" on (report.schema.json). */
TESSERA_FUNCTION tessera_status tessera_xray_json(const tessera_xray* xray, char** json) TESSERA_NOEXCEPT;
/* What the engine reads for an output element; tessera_partners() says what it should read. */
TESSERA_FUNCTION tessera_status tessera_xray_sources(const tessera_xray* xray, uint64_t outputElement,
                                                     tessera_partner* partners, size_t capacity,
                                                     uint64_t* count) TESSERA_NOEXCEPT;

/* Sweeps */

typedef struct tessera_sweep_options {
    size_t size; /* sizeof(tessera_sweep_options) */
    const tessera_engine* against; /* the engine that is right; NULL: "reference" */
    uint64_t seed; /* case i of a seed and a choice of cases is always the same */
    uint64_t cases; /* up to 10^12; 0: 1000 */
    const char* operators; /* only these, "DEPTH_TO_SPACE1,RESAMPLE"; NULL: all */
    const char* types; /* only these, "FLOAT32,UINT8"; NULL: all */
    int packed; /* 1: only packed tensors, no strides */
    int page; /* 1: makes the page */
    const char* tolerance; /* as tessera_compare() takes it */
    double seconds; /* after which no case begins; 0: no limit */
    uint32_t jobs; /* threads that run the engine, up to 1024; 0: only the caller's */
    int32_t shrunk; /* how many kinds of failures are shrunk and listed, the first of each; 0: 10; -1: none */
    uint64_t memoryBudget; /* as tessera_plan_create takes it, for each case */
    const tessera_stop* stop; /* ends the sweep, and keeps what was found */
    void (*progress)(uint64_t ran, uint64_t wrong,
                     void* context); /* now and then, by one thread at a time; may be NULL */
    void* progressContext;
    const char* check; /* the command that repeats a case, %1 is its line; NULL: `tessera check` */
    const char* sweep; /* the command that repeats the sweep; NULL: `tessera sweep` */
} tessera_sweep_options;

/* Runs the engine on random cases, as `tessera sweep` does, compares each output with the right one, and shrinks the
 * first failure of each kind. A caller's function fails where it returns neither TESSERA_RAN nor TESSERA_CANNOT; its
 * reason is kept. The JSON:
 *   "ran" cases; of these "passed", "mistrusted" (equal, but the case cannot tell right from wrong; about one in
 *   seven), "failed", "unsupported" and "crashed" (a crash, a hang, or an invalid output);
 *   "complete": whether every case ran; "digest" of all tensors, the same on every machine;
 *   "failures", the first of each kind, each with
 *     "state": FAIL, CRASH, TIMEOUT or INVALID; "reason"; "label": "case 12, and 40 like it";
 *     "drawn": the line as drawn; "smallest": the line of the smallest case that fails alike;
 *     "command" that repeats it, for a caller's function made from `check`;
 *     "cause" of the smallest case, as from tessera_identify(); null: no output, or the sweep was stopped;
 *   "others": wrong cases of kinds that are not listed;
 *   "text" of `tessera sweep`; "lines" of its --out, for `tessera sweep --merge`; "page" of its --html, if the options
 *   ask for it.
 * A sweep that finds failures is TESSERA_OK, and so is one that is stopped after it began. */
TESSERA_FUNCTION tessera_status tessera_sweep(const tessera_engine* engine, const tessera_sweep_options* options,
                                              char** json) TESSERA_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
