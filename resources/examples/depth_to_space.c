/* cc -O2 -o mine depth_to_space.c;  tessera check CASE… --engine 'exec:./mine {case} {input} {output}' */
#include <stdio.h>
#include <string.h>
int main(int argc, char** argv) {
    unsigned N = 0, C = 0, H = 0, W = 0, b = 1, i; static char head[128]; static float x[1 << 20];
    if (argc != 4 || strncmp(argv[1], "DEPTH_TO_SPACE", 14) || strstr(argv[1], "COLUMN_ROW")) return puts("only depth first"), 77;
    FILE *in = fopen(argv[2], "rb"), *out = fopen(argv[3], "wb");
    if (!fread(head, 128, 1, in) || !strstr(head, "<f4") || fread(x, 4, 1 << 20, in) == 1 << 20) return puts("only FLOAT32, up to 1 MiB"), 77;
    sscanf(strstr(argv[1], "--BlockSize"), "--BlockSize %u", &b); sscanf(strchr(head, '('), "(%u, %u, %u, %u)", &N, &C, &H, &W);
    const unsigned D = C / b / b, y = W * b, z = y * H * b; char shape[99]; sprintf(shape, "(%u, %u, %u, %u), }", N, D, H * b, y);
    sprintf(strchr(head, '('), "%-*s\n", (int)(127 - (strchr(head, '(') - head)), shape); fwrite(head, 128, 1, out);
    for (i = 0; i < N * D * z; ++i) fwrite(&x[(((i / z / D * b + i / y % b) * b + i % b) * D + i / z % D) * H * W + i / y / b % H * W + i % y / b], 4, 1, out);
}
