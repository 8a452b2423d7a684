import { resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { deriveGroups, deriveJavaScript, formatting } from "./javascript.ts";
import { textOf } from "./join.ts";
import type { Source } from "./modules.ts";

const apart = { ts: null, js: null };
const b = { name: "b.tsx", source: "export const b = <p>{a as string}</p>;\n" };
const a = { name: "a.ts", source: "export const a = <T,>(b: T) => b as T;\n" };
const user = { name: "C.tsx", source: "import { a } from './a';\n\nexport default a as object;\n" };

test("files are derived in the order of their groups, each by its extension", async () =>
  expect(await deriveGroups({ groups: [[b], [a]] })).toEqual([
    { code: "export const b = <p>{a}</p>;\n", joined: apart },
    { code: "export const a = (b) => b;\n", joined: apart },
  ]));

/** What readers copy of a group, in both languages. */
async function joined(...group: [Source, ...Source[]]) {
  const results = await deriveGroups({ groups: [group] });
  const [{ joined: { ts, js } } = { joined: apart }] = results;
  const forms = await Promise.all(
    group.map(async ({ name, source }) => {
      const form = await deriveJavaScript(name, source);
      return { name, source: "code" in form ? form.code : source };
    }),
  );
  return [ts && textOf(ts, group), js && textOf(js, forms)];
}

test("the files of a group are joined in both languages", async () =>
  expect(await joined(user, a)).toEqual([
    "// a.ts\n\nconst a = <T,>(b: T) => b as T;\n\n// C.tsx\n\nexport default a as object;\n",
    "// a.js\n\nconst a = (b) => b;\n\n// C.jsx\n\nexport default a;\n",
  ]));

test("files without types are joined as one form for both languages", async () => {
  const plain = { name: "a.ts", source: "export const a = 1;\n" };
  const [ts, js] = await joined({ ...user, source: user.source.replace(" as object", "") }, plain);
  expect(js).toBe(ts);
  expect(ts).toContain("// C.tsx");
});

test("a style sheet, and a file with a mistake, are not joined", async () => {
  expect(await joined(user, a, { name: "a.css", source: ".a {}\n" })).toEqual([null, null]);
  const mistake = { name: "a.ts", source: "export const a = ;\n" };
  expect(await joined(user, mistake)).toEqual([null, null]);
});

const isMore = '"enum Leaf { Oak }" is more than a type';

test.each([
  ["a file without types stays as it is", 'const a   = "b"\n', { code: 'const a   = "b"\n' }],
  [
    "the first mistake is named by its line",
    "const a = 1;\nconst b = ;\nconst = 2;\n",
    { line: 2, message: "Expression expected", readable: false },
  ],
  [
    "what is more than a type has no JavaScript form",
    "const a = 1;\n\nenum Leaf { Oak }\n",
    { line: 3, message: isMore, readable: true },
  ],
])("%s", async (_, source, form) => expect(await deriveJavaScript("a.ts", source)).toEqual(form));

test("demos are formatted as they are written", async () => {
  const demo = new URL("../../../site/pages/Demo.tsx", import.meta.url);
  const { plugins, ...layout } = (await resolveConfig(demo)) ?? {};
  expect(layout).toEqual(formatting);
  // It parses scripts and says nothing of their layout.
  expect(plugins).toEqual(["@prettier/plugin-oxc"]);
});
