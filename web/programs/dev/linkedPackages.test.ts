import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { packageFolders } from "./linkedPackages.ts";

test("packages are looked for in all folders above, and where links lead", () => {
  const top = realpathSync(mkdtempSync(path.join(tmpdir(), "showfloor-")));
  const site = path.join(top, "oak", "site");
  mkdirSync(path.join(site, "node_modules"), { recursive: true });
  mkdirSync(path.join(top, "elsewhere"));
  symlinkSync(path.join(top, "elsewhere"), path.join(top, "node_modules"));
  expect([...new Set(packageFolders(site))].filter((one) => one.startsWith(top))).toEqual([
    path.join(site, "node_modules"),
    path.join(top, "node_modules"),
    path.join(top, "elsewhere"),
  ]);
});
