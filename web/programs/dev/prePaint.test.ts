import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Site } from "../build/config.ts";
import { emptyManifest } from "../build/testing/manifest.ts";
import { newFolder } from "../shared/testing/folder.ts";
import { prePaintOf } from "./prePaint.ts";

function siteIn(work: string, title: string): Site {
  const settings = { ...emptyManifest.settings, banner: { title, tip: "" } };
  const folders = { root: work, packages: path.join(work, "node_modules") };
  const manifest = { ...emptyManifest, ...folders, settings };
  return { manifest, work, licenseKey: "", libraries: "" };
}

test("the script before the first paint is made again when it would be another one", async () => {
  const work = newFolder({ "client/kept.js": "" });
  const made = await prePaintOf(siteIn(work, "oak"));
  const named = { ...made, path: "/kept.js" };
  expect(await prePaintOf(siteIn(work, "oak"), named)).toBe(named);
  expect(await prePaintOf(siteIn(work, "elm"), named)).not.toBe(named);
  expect(await prePaintOf(siteIn(work, "oak"), { ...named, key: "" })).toEqual(made);
  rmSync(path.join(work, "client/kept.js"));
  expect(await prePaintOf(siteIn(work, "oak"), named)).toEqual(made);
});
