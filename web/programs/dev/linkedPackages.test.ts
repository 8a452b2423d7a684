import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
import { packageFolders } from "./linkedPackages.ts";

test("packages are looked for in all folders above, and where links lead", () => {
  const top = newFolder({ "oak/site/node_modules/a": "", "elsewhere/a": "" });
  const site = path.join(top, "oak", "site");
  symlinkSync(path.join(top, "elsewhere"), path.join(top, "node_modules"));
  expect([...new Set(packageFolders(site))].filter((one) => one.startsWith(top))).toEqual([
    path.join(site, "node_modules"),
    path.join(top, "node_modules"),
    path.join(top, "elsewhere"),
  ]);
});
