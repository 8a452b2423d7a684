import { expect, test } from "vitest";
import { common, engineModules } from "./config.ts";
import { planOf, sandboxConfig } from "./sandbox.ts";
import { emptyManifest } from "./testing/manifest.ts";

test("section 1: the license key gets into the pages, and into what edited demos run with", () => {
  const site = {
    manifest: emptyManifest,
    work: "/forest/.build",
    licenseKey: "paid",
    libraries: "one",
  };
  const plan = { families: [], specifiers: {} };
  const options = { plan, folder: "/forest/.build/sandbox", sources: new Set<string>() };
  for (const { define } of [common(site), sandboxConfig(site, options)]) {
    expect(define?.["import.meta.env.SHOWFLOOR_LICENSE_KEY"]).toBe('"paid"');
  }
});

test("of a library that demos only use, the root and what they import is offered", () => {
  const specifiers = (packages: string[], others: string[], imports: string[]) => {
    const oak = { provider: "/forest/oak.tsx", packages, others, imports };
    const site = { ...emptyManifest, packages: engineModules, families: { oak } };
    return planOf(site, ["oak"]).plan.specifiers["prettier"];
  };
  const used = ["prettier", "prettier/standalone"];
  expect(specifiers([], ["prettier"], used)).toEqual(used);
  expect(specifiers(["prettier"], [], [])).toContain("prettier/doc");
});
