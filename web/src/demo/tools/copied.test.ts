import { expect, test } from "vitest";
import { copiedCode } from "./copied";

const entry = { name: "Leaf.tsx", source: "import { age } from './age';\n\nexport default age;\n" };
const beside = { name: "age.ts", source: "export const age = 1;\n" };
const sheet = { name: "leaf.css", source: ".leaf {\n}\n" };

test("a file alone is copied as it is", () => {
  expect(copiedCode([sheet])).toEqual({ as: "only", text: sheet.source });
});

test("files that fit into one are copied as one", () => {
  const text = "// age.ts\n\nconst age = 1;\n\n// Leaf.tsx\n\nexport default age;\n";
  expect(copiedCode([entry, beside])).toEqual({ as: "one", text });
});

test("other files are copied with their names, the entry first", () => {
  const parts = [entry, sheet].map(
    ({ name, source }, i) => `/* ${String(i + 1)}/2 ${name} */\n\n${source}`,
  );
  expect(copiedCode([entry, sheet])).toEqual({ as: "all", text: parts.join("\n") });
});
