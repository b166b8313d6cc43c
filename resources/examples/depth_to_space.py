import re, sys, numpy  # tessera check CASE… --engine 'exec:python3 depth_to_space.py {case} {input} {output}'
case, x, b = sys.argv[1], numpy.load(sys.argv[2]), int((re.findall(r"--BlockSize (\d+)", sys.argv[1]) + [2])[0])
if not case.startswith("DEPTH_TO_SPACE"): sys.exit(print("only DEPTH_TO_SPACE") or 77)
(n, c, h, w), d = x.shape, x.shape[1] // b // b
y = x.reshape(n, d, b, b, h, w).transpose(0, 1, 4, 2, 5, 3) if "COLUMN_ROW_DEPTH" in case else x.reshape(n, b, b, d, h, w).transpose(0, 3, 4, 1, 5, 2)
numpy.save(sys.argv[3], y.reshape(n, d, h * b, w * b))
