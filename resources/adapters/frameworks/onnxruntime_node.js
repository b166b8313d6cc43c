// SPDX-License-Identifier: GPL-3.0-or-later
// Runs ONNX models with the package onnxruntime-node. A greeting, then a line of JSON for each request:
//   {"model": base64, "type": "FLOAT32", "sizes": […], "input": file of raw elements, "output": file to write}
//   {"capture": the model's file, "inputs": {NAME: {"type", "sizes", "file"}}, "outputs": {NAME: file to write}}
"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");
const readline = require("readline");

const kTypes = {
  FLOAT64: ["float64", Float64Array], FLOAT32: ["float32", Float32Array], FLOAT16: ["float16", Uint16Array],
  INT64: ["int64", BigInt64Array], INT32: ["int32", Int32Array], INT16: ["int16", Int16Array],
  INT8: ["int8", Int8Array], UINT64: ["uint64", BigUint64Array], UINT32: ["uint32", Uint32Array],
  UINT16: ["uint16", Uint16Array], UINT8: ["uint8", Uint8Array],
};

function say(message) {
  fs.writeSync(1, JSON.stringify(message) + "\n");
}

// The places where the package may lie. require itself looks at NODE_PATH.
function findPackage() {
  const globalFolder = path.resolve(process.execPath, "../../lib");
  const folders = [process.cwd(), os.homedir(), globalFolder, "/usr/local/lib", "/usr/lib"];
  return require(require.resolve("onnxruntime-node", { paths: [...folders, __dirname] }));
}

async function run(ort, sessions, request) {
  if (!sessions.has(request.model)) {
    if (sessions.size > 64)
      sessions.clear();
    const options = { executionProviders: ["cpu"], logSeverityLevel: 4 };
    sessions.set(request.model, await ort.InferenceSession.create(Buffer.from(request.model, "base64"), options));
  }
  const session = sessions.get(request.model);
  const x = tensorOf(ort, { type: request.type, sizes: request.sizes, file: request.input });
  const begin = process.hrtime.bigint();
  const { y } = await session.run({ x });
  const seconds = Number(process.hrtime.bigint() - begin) / 1e9;
  fs.writeFileSync(request.output, Buffer.from(y.data.buffer, y.data.byteOffset, y.data.byteLength));
  return { sizes: y.dims, seconds };
}

function tensorOf(ort, { type: name, sizes, file }) {
  const [type, Elements] = kTypes[name];
  const bytes = fs.readFileSync(file);
  return new ort.Tensor(type, new Elements(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)), sizes);
}

// Runs a whole model once.
async function capture(ort, request) {
  const options = { executionProviders: ["cpu"], logSeverityLevel: 4 };
  const session = await ort.InferenceSession.create(request.capture, options);
  const feeds = {};
  for (const [name, input] of Object.entries(request.inputs))
    feeds[name] = tensorOf(ort, input);
  const made = await session.run(feeds, Object.keys(request.outputs));
  const outputs = {};
  for (const [name, file] of Object.entries(request.outputs)) {
    const { type, dims, data } = made[name];
    const own = Object.keys(kTypes).find((each) => kTypes[each][0] === type);
    fs.writeFileSync(file, Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    outputs[name] = { type: own || "UINT8", sizes: dims };
  }
  return { outputs };
}

async function main() {
  let ort;
  try {
    ort = findPackage();
  } catch (error) {
    say({ error: "node has no package onnxruntime-node: " + error.message.split("\n")[0] });
    return;
  }
  say({ version: ort.env.versions.node || ort.env.versions.common, node: process.versions.node });
  const sessions = new Map();
  for await (const line of readline.createInterface({ input: process.stdin })) {
    try {
      const request = JSON.parse(line);
      say(await (request.capture ? capture(ort, request) : run(ort, sessions, request)));
    } catch (error) {
      say({ error: String(error.message || error) });
    }
  }
}

main();
