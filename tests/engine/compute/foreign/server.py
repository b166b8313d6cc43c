#!/usr/bin/env python3
# An engine that stays, in one of several ways: it copies its input, which is right where BlockSize is 1.
import json, os, shutil, signal, subprocess, sys, time

way = sys.argv[1]
log = sys.argv[2] if len(sys.argv) > 2 else None
if log:
    with open(log, "a") as file:
        file.write("%d\n" % os.getpid())


def say(**line):
    print(json.dumps(line), flush=True)


if way == "junk":
    print("Welcome to my engine", flush=True)
if way == "silent":
    time.sleep(600)
if way == "crash-first":
    os.kill(os.getpid(), signal.SIGSEGV)
if way == "missing":
    say(tessera=1, ready=False, error="there is no module torch", install="apt-get install python3-torch")
    sys.exit(1)
if way == "version":
    say(tessera=2, ready=True)
greeting = dict(tessera=1, ready=True, name="copier", version="1.2", device="CPU, 1 thread")
if way == "claims":
    greeting.update(operators=["SPACE_TO_DEPTH1"], types=["UINT8"])
say(**greeting)
count = 0
for line in sys.stdin:
    request = json.loads(line)
    count += 1
    answer = dict(id=request["id"], ran=True, seconds=0.25)
    if way == "die" and count == 2:
        print("out of luck", file=sys.stderr)
        sys.exit(3)
    if way == "segv":
        os.kill(os.getpid(), signal.SIGSEGV)
    if way == "hang":
        subprocess.Popen(["sleep", "600"])
        if log:
            with open(log, "a") as file:
                file.write("asked\n")
        time.sleep(600)
    if way == "huge":
        print("x" * 3000000, flush=True)
    if way == "chatty":
        print("copying ...")
    if way == "unsupported":
        answer = dict(id=request["id"], unsupported="PyTorch has no DCR")
    if way == "error":
        answer = dict(id=request["id"], error="out of memory")
    if way == "other-id":
        answer["id"] += 1
    if way == "no-output":
        say(**answer)
        continue
    if way == "check":
        assert request["json"]["operator"] == "DML_OPERATOR_DEPTH_TO_SPACE1", request
        assert request["json"]["desc"]["InputTensor"]["Sizes"] == [1, 4, 2, 2], request
        assert request["case"].startswith("DEPTH_TO_SPACE1 "), request
    if way == "no-seconds":
        del answer["seconds"]
    shutil.copyfile(request["input"], request["output"])
    say(**answer)
