import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { aliasesOf } from "./aliases.ts";

test("sources of linked packages are named as their compiler options say", () => {
  const top = realpathSync(mkdtempSync(path.join(tmpdir(), "aliases ")));
  const folder = path.join(top, "ui");
  const modules = path.join(top, "site", "node_modules", "@reed");
  mkdirSync(folder);
  mkdirSync(modules, { recursive: true });
  symlinkSync(folder, path.join(modules, "ui"), "dir");
  expect(aliasesOf(path.join(top, "site"))).toEqual({});
  const base = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }';
  writeFileSync(path.join(folder, "base.json"), base);
  writeFileSync(path.join(folder, "tsconfig.json"), '{ "extends": "./base.json", /* all */ }');
  expect(aliasesOf(path.join(top, "site"))).toEqual({
    "@/*": ["node_modules/@reed/ui/src/*"],
  });
});
