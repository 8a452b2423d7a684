import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shellClass } from "../demo/stagePlaces";

const source = path.join(import.meta.dirname, "..");

function classes(css: string): readonly string[] {
  const plain = css.replace(/\/\*[^]*?\*\/|url\([^)]*\)|"[^"]*"/g, "");
  return [...plain.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name = ""]) => name);
}

test("no class of the shell has a name that a demo could mean", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  // What runs in documents and shadows of its own, or on pages of its own, meets no demo.
  const meeting = /^(?!editor.sandbox|dev|errors|shell.notFound).*\.css$/;
  const sheets = files.filter((file) => meeting.test(file));
  expect(sheets.length).toBeGreaterThan(20);
  for (const file of sheets) {
    const names = classes(readFileSync(path.join(source, file), "utf8"));
    const generic = names.filter((name) => !shellClass.test(name));
    expect(generic, `${file}: let these begin with "s-", in the components too`).toEqual([]);
  }
});

test("classes are found wherever a selector names them", () => {
  const css = `/* .no */ .one:has(> .two) { color: red; & .three { mask: url(a.svg); } }`;
  expect(classes(css)).toEqual(["one", "two", "three"]);
});

test("every class that a component names is one that a style sheet dresses", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const read = (file: string) => readFileSync(path.join(source, file), "utf8");
  const dressed = new Set(files.filter((f) => f.endsWith(".css")).flatMap((f) => classes(read(f))));
  for (const file of files.filter((file) => /(?<!\.test)\.tsx$/.test(file))) {
    const texts = [...read(file).matchAll(/className="([^"]*)"/g)];
    const named = texts.flatMap(([, names = ""]) => names.split(" "));
    const plain = named.filter((name) => !dressed.has(name));
    expect(plain, file).toEqual([]);
  }
});
