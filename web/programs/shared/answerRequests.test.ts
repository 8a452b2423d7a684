import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

const shared = fileURLToPath(new URL(".", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "programs-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a program whose answer is the given function. */
function run(answer: string, request = '{"n":2}') {
  const program = path.join(folder, "main.ts");
  const named = (file: string) => JSON.stringify(pathToFileURL(path.join(shared, file)).href);
  writeFileSync(
    program,
    `import { answerRequest } from ${named("answerRequests.ts")};
import { RequestError } from ${named("failure.ts")};
await answerRequest(${answer}, ["n"]);
`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    input: request,
    encoding: "utf8",
    maxBuffer: 20_000_000,
  });
  return { status, stdout, stderr };
}

test("a request is answered", () => {
  expect(run("({ n }) => ({ twice: n * 2 })")).toEqual({
    status: 0,
    stdout: '{"twice":4}',
    stderr: "",
  });
});

test("an answer may take its time, and may be nothing", () => {
  expect(run("async () => { await null; }")).toEqual({ status: 0, stdout: "null", stderr: "" });
});

test("what packages print is not in the answer", () => {
  const answer = `() => { console.log("one"); process.stdout.write("two\\n"); return 3; }`;
  expect(run(answer)).toEqual({ status: 0, stdout: "3", stderr: "one\ntwo\n" });
});

test("an answer of any length arrives whole", () => {
  expect(run(`() => "x".repeat(10_000_000)`).stdout).toHaveLength(10_000_002);
});

test("what cannot be had is told in a sentence, and nothing is answered", () => {
  const answer = `() => { throw new RequestError("oak exports no leaf."); }`;
  expect(run(answer)).toEqual({ status: 1, stdout: "", stderr: "oak exports no leaf.\n" });
});

test("an error of a program says where it was thrown", () => {
  const { status, stderr } = run(`async () => { null.leaf; }`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^TypeError: Cannot read properties of null .*\n {4}at .*main\.ts:3:/);
});

test("a program that has something running ends when it fails", () => {
  const answer = `() => { setInterval(() => {}, 1000); throw new RequestError("no leaf"); }`;
  expect(run(answer).status).toBe(1);
});

test("a request that is not JSON is refused", () => {
  const { status, stderr } = run("() => 1", "leaf");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The request is not JSON: SyntaxError: Unexpected token .*\n$/);
});

test.each(["null", "{}", '{"m":1}'])("a request without a field is refused: %s", (request) => {
  const name = path.basename(folder);
  const stderr = `The request to the program "${name}" lacks n.\n`;
  expect(run("() => 1", request)).toEqual({ status: 1, stdout: "", stderr });
});

test("requests are answered one after another, what is thrown too", () => {
  const program = path.join(folder, "fed.ts");
  const shown = JSON.stringify(pathToFileURL(path.join(shared, "answerRequests.ts")).href);
  writeFileSync(
    program,
    `import { answerRequests } from ${shown};
await answerRequests(({ n }) => {
  console.log("aside");
  if (n === 0) throw new Error("none");
  return { twice: n * 2 };
}, ["n"]);
`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    input: '{"n":2}\n{"n":0}\n{"n":3}\n',
    encoding: "utf8",
  });
  const answers = stdout.trim().split("\n");
  expect(answers.map((line): unknown => JSON.parse(line))).toEqual([
    { twice: 4 },
    { type: "failed", message: "none", stack: expect.stringContaining("Error: none") as string },
    { twice: 6 },
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "aside\naside\naside\n" });
});
