import { expect, test } from "vitest";
import { compile, type SourceFile } from "./compile";
import { CodeError, MissingFile } from "./codeError";

const entry = `import { useState, type ReactNode } from 'react';
import type { Theme } from '@oak/kit/styles';
import Acorn from '@oak/kit/Acorn';
import { seeds } from './seeds';
import './styles.css';

interface Props {
  children?: ReactNode;
}

export default function Tree({ children }: Props) {
  const [count] = useState<number>(seeds.length as number);
  return <Acorn theme={null as Theme | null}>{count}{children}</Acorn>;
}
`;

const sources: readonly SourceFile[] = [
  { name: "Tree.tsx", text: entry },
  { name: "seeds.ts", text: "export const seeds: string[] = ['oak'];" },
  { name: "styles.css", text: "p { color: red }" },
  { name: "rows.json", text: "[1]" },
];

/** Compiles one file; answers with what it throws. */
function mistakeIn(text: string, name = "Tree.tsx"): unknown {
  try {
    compile([{ name, text }]);
  } catch (error) {
    return error instanceof CodeError ? error.mistake : error;
  }
  throw new Error("Nothing was thrown.");
}

test("every kind of file becomes something that can run", () => {
  const kinds = compile(sources).files.map(({ name, kind }) => [name, kind]);
  expect(kinds).toEqual([
    ["Tree.tsx", "script"],
    ["seeds.ts", "script"],
    ["styles.css", "style"],
    ["rows.json", "data"],
  ]);
});

test("lines keep their numbers", () => {
  const lines = compile(sources).files[0]?.text.split("\n") ?? [];
  expect(lines[10]).toContain("function Tree(");
  expect(lines[11]).toContain("useState");
  expect(lines).toHaveLength(entry.split("\n").length);
});

test("modules of packages are named with their places, types alone are not", () => {
  const { imports } = compile(sources);
  expect(imports).toEqual([
    { specifier: "react", file: "Tree.tsx", line: 1 },
    { specifier: "@oak/kit/Acorn", file: "Tree.tsx", line: 3 },
    { specifier: "react/jsx-runtime", file: "Tree.tsx", line: 1 },
  ]);
});

test("code without elements needs no runtime for them", () => {
  expect(compile([{ name: "a.ts", text: "export default 1;" }]).imports).toEqual([]);
});

test("a mistake is told with its line", () => {
  expect(mistakeIn("const a = 1;\nreturn <b>;\n")).toEqual({
    file: "Tree.tsx",
    line: 2,
    message: "SyntaxError: Unexpected token",
  });
});

test("a mistake in JSON is told with its line", () => {
  expect(mistakeIn('{\n  "a": 1,\n  b\n}', "rows.json")).toMatchObject({ line: 3 });
});

test("a file that is not there is told with those that are", () => {
  const text = "\nimport { seeds } from './seed';\nexport default seeds;";
  const all = [{ name: "Tree.tsx", text }, ...sources.slice(1)];
  expect(() => compile(all)).toThrow(
    new MissingFile("Tree.tsx", 2, "./seed", ["seeds.ts", "styles.css", "rows.json"]),
  );
});
