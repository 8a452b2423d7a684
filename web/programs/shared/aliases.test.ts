import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aliasesOf } from "./aliases.ts";
import { newFolder, writeFiles } from "./testing/folder.ts";

test("sources of linked packages are named as their compiler options say", () => {
  const top = newFolder();
  const folder = path.join(top, "ui");
  const modules = path.join(top, "site", "node_modules", "@reed");
  mkdirSync(folder);
  mkdirSync(modules, { recursive: true });
  symlinkSync(folder, path.join(modules, "ui"), "dir");
  expect(aliasesOf(path.join(top, "site"))).toEqual({});
  const base = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }';
  const config = '{ "extends": "./base.json", /* all */ }';
  writeFiles(folder, { "base.json": base, "tsconfig.json": config });
  expect(aliasesOf(path.join(top, "site"))).toEqual({ "@/*": ["node_modules/@reed/ui/src/*"] });
});
