import { expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
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
  const text = "`No ${seed} in ${pots[0]}, ` + `nor ${seed}.`";
  expect(messagesIn(thrown(text, "format(5, seed, pots[0], seed)"))[0]?.parts).toEqual([
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
  const text = `\`The seed\${${either}} is \${JSON.stringify(seed.kind)}\``;
  const call = `f(6, ${either}, JSON.stringify(seed.kind))`;
  expect(messagesIn(thrown(text, call))[0]?.parts).toEqual([
    plain("The seed"),
    { text: "name", arg: 0, optional: true },
    plain(" is "),
    { text: "seed.kind", arg: 1, optional: false },
  ]);
});

test.each(["texts.join()", "`No ${seed}.`"])("a message that cannot be read is an error", (text) =>
  expect(() => messagesIn(thrown(text, "format(7)"))).toThrow(`no text can be made of ${text}`),
);

test("other choices between builds are none of ours", () => {
  expect(messagesIn(thrown("{ seed: 1 }", "null"))).toEqual([]);
  expect(messagesIn(thrown("'Seed'", "'S'"))).toEqual([]);
});

test("modules are read once, with the names that packages give them", async () => {
  const acorn = ["pots/makePot.js", "pots/index.js", "index.js", "modern/pots/makePot.js"];
  const others = ["acorn/node_modules/oak/index.js", "elm/esm/index.mjs", "elm/index.js"];
  const files = [...acorn.map((file) => `acorn/${file}`), ...others].map((file, at) => {
    return [`node_modules/${file}`, thrown("'Seed.'", `f(${String(at + 1)})`)] as const;
  });
  const root = newFolder(Object.fromEntries(files));
  const found = await messagesOf({ root, packages: ["acorn", "elm"] });
  expect(found.map(({ code, package: name, module }) => [code, name, module])).toEqual([
    [3, "acorn", "acorn"],
    [2, "acorn", "pots"],
    [1, "acorn", "makePot"],
    [6, "elm", "elm"],
  ]);
});
