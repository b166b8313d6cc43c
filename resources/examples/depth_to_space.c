/* cc -O2 -o mine depth_to_space.c;  tessera check CASE… --engine 'exec:./mine {case} {input} {output}' */
#include <stdio.h>
#include <string.h>
int main(int argc, char** argv) {
    unsigned N, C, H, W, b = 2, i; static char head[128], *text = head + 10; static float x[1 << 18];
    FILE *in = argc == 4 ? fopen(argv[2], "rb") : NULL, *out = in ? fopen(argv[3], "wb") : NULL;
    if (!out || !fread(head, 128, 1, in) || !strstr(text, "4'") || fread(x, 4, 1 << 18, in) == 1 << 18 || strncmp(argv[1], "DEPTH", 5)) return puts("only DEPTH_TO_SPACE of 32 bits, below 1 MiB"), 77;
    sscanf(strstr(argv[1], "--BlockSize"), "--BlockSize %u", &b); sscanf(strchr(text, '('), "(%u, %u, %u, %u)", &N, &C, &H, &W);
    const unsigned D = C / b / b, y = W * b, z = y * H * b, crd = strstr(argv[1], "COLUMN_ROW_DEPTH") ? b * b : 1; char shape[99]; sprintf(shape, "(%u, %u, %u, %u), }", N, D, H * b, y);
    fwrite(head, strchr(text, '(') - head, 1, out); fprintf(out, "%-*s\n", (int)(127 - (strchr(text, '(') - head)), shape);
    for (i = 0; i < N * D * z; ++i) fwrite(&x[((i / z / D * C + (i / y % b * b + i % b) * (crd > 1 ? 1 : D) + i / z % D * crd) * H + i / y / b % H) * W + i % y / b], 4, 1, out);
}
