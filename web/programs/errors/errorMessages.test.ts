import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { messagesIn } from "./errorMessages.ts";
import { messagesOf } from "./packageErrors.ts";

const thrown = (text: string, call: string) =>
  `throw new Error(process.env.NODE_ENV !== "production" ? ${text} : ${call});`;

const plain = (text: string) => ({ text, arg: null, optional: false });

test("texts that are put together are one", () => {
  const source = thrown("'Two seeds.\\n' + ('One ' + `pot.`)", "format(4)");
  expect(messagesIn(source)).toEqual([{ code: 4, parts: [plain("Two seeds.\nOne pot.")] }]);
});

test("what fills a message stands at its place, in the order of the call", () => {
  const source = thrown(
    "`No ${seed} in ${pots[0]}, ` + `nor ${seed}.`",
    "format(5, seed, pots[0], seed)",
  );
  expect(messagesIn(source)[0]?.parts).toEqual([
    plain("No "),
    { text: "seed", arg: 0, optional: false },
    plain(" in "),
    { text: "pots[0]", arg: 1, optional: false },
    plain(", nor "),
    { text: "seed", arg: 0, optional: false },
    plain("."),
  ]);
});

test("a place that may be empty is known as such, and by a short name", () => {
  const either = "name ? ` (${name})` : ''";
  const source = thrown(
    `\`The seed\${${either}} is \${JSON.stringify(seed.kind)}\``,
    `f(6, ${either}, JSON.stringify(seed.kind))`,
  );
  expect(messagesIn(source)[0]?.parts).toEqual([
    plain("The seed"),
    { text: "name", arg: 0, optional: true },
    plain(" is "),
    { text: "seed.kind", arg: 1, optional: false },
  ]);
});

test("a message that cannot be read is an error", () => {
  expect(() => messagesIn(thrown("texts.join()", "format(7)"))).toThrow(
    "no text can be made of texts.join()",
  );
  expect(() => messagesIn(thrown("`No ${seed}.`", "format(7)"))).toThrow(
    "no text can be made of `No ${seed}.`",
  );
});

test("other choices between builds are none of ours", () => {
  expect(messagesIn(thrown("{ seed: 1 }", "null"))).toEqual([]);
  expect(messagesIn(thrown("'Seed'", "'S'"))).toEqual([]);
});

test("modules are read once, with the names that packages give them", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "errors-"));
  const write = (file: string, code: number) => {
    const place = path.join(root, "node_modules", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, thrown("'Seed.'", `f(${String(code)})`));
  };
  write("acorn/pots/makePot.js", 1);
  write("acorn/pots/index.js", 2);
  write("acorn/index.js", 3);
  write("acorn/modern/pots/makePot.js", 4);
  write("acorn/node_modules/oak/index.js", 5);
  write("elm/esm/index.mjs", 6);
  write("elm/index.js", 7);
  const found = await messagesOf({ root, packages: ["acorn", "elm"] });
  expect(found.map(({ code, package: name, module }) => [code, name, module])).toEqual([
    [3, "acorn", "acorn"],
    [2, "acorn", "pots"],
    [1, "acorn", "makePot"],
    [6, "elm", "elm"],
  ]);
});
