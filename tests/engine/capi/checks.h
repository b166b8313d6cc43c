/* SPDX-License-Identifier: Apache-2.0 */
#ifndef TESSERA_TESTS_CHECKS_H
#define TESSERA_TESTS_CHECKS_H

#include <tessera.h>

#include <string.h>

/* Says what does not hold, and counts it. */
void check(int holds, const char* what, const char* file, int line);
#define CHECK(condition) check((condition) != 0, #condition, __FILE__, __LINE__)

/* The call fails with that status, and its text has the word. */
void checkRefused(tessera_status status, tessera_status expected, const char* word, const char* file, int line);
#define REFUSED(call, expected, word) checkRefused(call, expected, word, __FILE__, __LINE__)
#define BAD(call, word) REFUSED(call, TESSERA_BAD_INPUT, word)
#define OK(call) CHECK((call) == TESSERA_OK)

#define BEGINS(text, word) CHECK(strncmp(text, word, strlen(word)) == 0)

/* A call with &text as its result gives a text that holds the words, and stays until the next such call. */
extern char* text;
void forgetText(void);
void checkHolds(const char* file, int line, ...);
#define HOLDS(...) checkHolds(__FILE__, __LINE__, __VA_ARGS__, NULL)
#define GIVES(call, ...) (forgetText(), OK(call), HOLDS(__VA_ARGS__))

/* They live until the function of main()'s table that made them has ended. */
tessera_plan* planOf(const char* line);
tessera_case* caseOf(const char* line);
tessera_engine* engineOf(const char* name);
tessera_engine* engineCalling(tessera_function function, void* context); /* "mine" */

void testBorders(void);
void testEngines(void);
void testReports(void);
void testHeaders(void);
void testHeaderExample(void); /* the one in <tessera.h> */

#endif
