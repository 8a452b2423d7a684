import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "./testing/folder.ts";

const folder = newFolder();

/** Runs a program that answers with the given function, by one of `answerRequests.ts`. */
function run(answer: string, input = '{"n":2}', how = "answerRequest") {
  const named = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const main = `import { ${how} } from ${named("answerRequests.ts")};
import { RequestError } from ${named("failure.ts")};
await ${how}(${answer}, ["n"]);
`;
  writeFiles(folder, { "main.ts": main });
  const options = { input, encoding: "utf8", maxBuffer: 20_000_000 } as const;
  const program = path.join(folder, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], options);
  return { status, stdout, stderr };
}

const prints = `() => { console.log("one"); process.stdout.write("two\\n"); return 3; }`;
const throws = `() => { throw new RequestError("oak exports no leaf."); }`;

test.each([
  ["a request is answered", "({ n }) => ({ twice: n * 2 })", 0, '{"twice":4}', ""],
  ["an answer may take its time, and be nothing", "async () => { await null; }", 0, "null", ""],
  ["what packages print is not in the answer", prints, 0, "3", "one\ntwo\n"],
  ["what cannot be had is told in a sentence", throws, 1, "", "oak exports no leaf.\n"],
])("%s", (_, answer, status, stdout, stderr) =>
  expect(run(answer)).toEqual({ status, stdout, stderr }),
);

test("an answer of any length arrives whole", () =>
  expect(run(`() => "x".repeat(10_000_000)`).stdout).toHaveLength(10_000_002));

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
  const answer = `({ n }) => {
  console.log("aside");
  if (n === 0) throw new Error("none");
  return { twice: n * 2 };
}`;
  const requests = '{"n":2}\n{"n":0}\n{"n":3}\n';
  const { status, stdout, stderr } = run(answer, requests, "answerRequests");
  const answers = stdout.trim().split("\n");
  expect(answers.map((line): unknown => JSON.parse(line))).toEqual([
    { twice: 4 },
    { type: "failed", message: "none", stack: expect.stringContaining("Error: none") as string },
    { twice: 6 },
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "aside\naside\naside\n" });
});
