import { expect, test } from "vitest";
import { copiedCode } from "./copied";

const entry = { name: "Leaf.tsx", source: "import { age } from './age';\n\nexport default age;\n" };
const beside = { name: "age.ts", source: "export const age = 1;\n" };
const sheet = { name: "leaf.css", source: ".leaf {\n}\n" };

test("a file alone is copied as it is", () =>
  expect(copiedCode([sheet], null)).toEqual({ as: "only", text: sheet.source }));

test("files are copied as one where their pieces are known", () => {
  const pieces = ["// age.ts\n\n", [1, 7, 21], "\n\n// Leaf.tsx\n\n", [0, 30, 50]] as const;
  const text = "// age.ts\n\nconst age = 1;\n\n// Leaf.tsx\n\nexport default age;\n";
  expect(copiedCode([entry, beside], pieces)).toEqual({ as: "one", text });
});

test("other files are copied with their names, the entry first", () => {
  const text = `/* 1/2 Leaf.tsx */\n\n${entry.source}\n/* 2/2 leaf.css */\n\n${sheet.source}`;
  expect(copiedCode([entry, sheet], null)).toEqual({ as: "all", text });
});
