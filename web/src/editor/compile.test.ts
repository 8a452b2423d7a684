import { expect, test, vi } from "vitest";
import { compile, type SourceFile } from "./compile";
import type { RunFile } from "./sandbox/messages";

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

function filesOf(all: readonly SourceFile[]): readonly RunFile[] {
  const compiled = compile(all);
  if ("fault" in compiled) throw new Error("There is a mistake.");
  return compiled.files;
}

/** Compiles files; returns the mistake in them. */
function mistakeIn(...all: readonly SourceFile[]): unknown {
  const compiled = compile(all);
  if ("files" in compiled) throw new Error("There is no mistake.");
  return compiled;
}

test("every kind of file becomes something that can run", () => {
  const kinds = filesOf(sources).map(({ name, kind }) => [name, kind]);
  expect(kinds).toEqual([
    ["Tree.tsx", "script"],
    ["seeds.ts", "script"],
    ["styles.css", "style"],
    ["rows.json", "data"],
  ]);
});

test("lines keep their numbers", () => {
  const lines = filesOf(sources)[0]?.text.split("\n") ?? [];
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

test("code without elements needs no runtime for them", () =>
  expect(compile([{ name: "a.ts", text: "export default 1;" }]).imports).toEqual([]));

test("a mistake, also one in JSON, is told with its line", () => {
  const place = { file: "Tree.tsx", line: 2 };
  expect(mistakeIn({ name: "Tree.tsx", text: "const a = 1;\nreturn <b>;\n" })).toMatchObject({
    fault: { kind: "thrown", message: "SyntaxError: Unexpected token", place },
  });
  expect(mistakeIn({ name: "rows.json", text: '{\n  "a": 1,\n  b\n}' })).toMatchObject({
    fault: { place: { file: "rows.json", line: 3 } },
  });
});

test("a file that is not there is told with those that are", () => {
  const text = "\nimport { seeds } from './seed';\nexport default seeds;";
  const available = ["seeds.ts", "styles.css", "rows.json"];
  expect(mistakeIn({ name: "Tree.tsx", text }, ...sources.slice(1))).toEqual({
    fault: { kind: "import", specifier: "./seed", available },
    imports: [{ specifier: "./seed", file: "Tree.tsx", line: 2 }],
  });
});

test("a demo below a path knows the base of the site", () => {
  vi.stubEnv("BASE_URL", "/docs/");
  const text = "export const leaf = `${import.meta.env.BASE_URL}leaf.png`;";
  const compiled = compile([{ name: "Leaf.tsx", text }]);
  vi.unstubAllEnvs();
  expect("files" in compiled && compiled.files[0]?.text).toContain('`${"/docs/"}leaf.png`');
});
