import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Site } from "../build/config.ts";
import { prePaintOf } from "./prePaint.ts";

function siteIn(work: string, title: string): Site {
  const settings = {
    banner: { title, tip: "" },
    topBanner: null,
    words: { failed: "", retry: "", replaced: "", reload: "" },
    analytics: null,
    offline: null,
    errors: null,
  };
  const manifest = {
    root: work,
    packages: path.join(work, "node_modules"),
    families: {},
    modules: {},
    ...{ schemeMarks: { light: [], dark: [] }, styles: [], demoStyles: "" },
    settings: { ...settings, base: "/", panels: {}, search: {}, stylings: [], tailwind: [] },
  };
  return { manifest, work, licenseKey: "", libraries: "" } as unknown as Site;
}

test("the script before the first paint is made again when it would be another one", async () => {
  const work = mkdtempSync(path.join(tmpdir(), "showfloor-"));
  const made = await prePaintOf(siteIn(work, "oak"));
  const named = { ...made, path: "/kept.js" };
  mkdirSync(path.join(work, "client"), { recursive: true });
  writeFileSync(path.join(work, "client/kept.js"), "");
  expect(await prePaintOf(siteIn(work, "oak"), named)).toBe(named);
  expect(await prePaintOf(siteIn(work, "elm"), named)).not.toBe(named);
  expect(await prePaintOf(siteIn(work, "oak"), { ...named, key: "" })).toEqual(made);
  rmSync(path.join(work, "client/kept.js"));
  expect(await prePaintOf(siteIn(work, "oak"), named)).toEqual(made);
});
