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
/* What a function writes into a buffer begins with, or holds, the text. */
#define BEGINS(text, word) CHECK(strncmp(text, word, strlen(word)) == 0)
#define HOLDS(text, word) CHECK(strstr(text, word) != NULL)

tessera_plan* planOf(const char* line);
tessera_case* caseOf(const char* line);
tessera_engine* engineOf(const char* name);

void testBorders(void);
void testWords(void);
void testCases(void);
void testDiagnoses(void);
void testEngines(void);
void testPages(void);
void testSweeps(void);
void testHeaders(void);
void testHeaderExample(void); /* the one in <tessera.h> */

#endif
