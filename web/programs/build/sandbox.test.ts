import { expect, test } from "vitest";
import { common, engineModules } from "./config.ts";
import { planOf, sandboxConfig } from "./sandbox.ts";

const manifest = {
  root: "/forest",
  packages: "/forest/node_modules",
  families: {},
  schemeMarks: { light: [], dark: [] },
  modules: {},
  components: {},
  playgrounds: {},
  specimens: {},
  fonts: {},
  textFont: null,
  codeFont: null,
  settings: {
    base: "/",
    banner: { title: "Forest", tip: "" },
    topBanner: null,
    words: { failed: "", retry: "", replaced: "", reload: "" },
    stylings: ["css"],
    tailwind: [],
    analytics: null,
    offline: null,
    errors: null,
    panels: { messages: {}, announcements: [] },
    search: {},
  },
  styles: [],
  demoStyles: "",
};

test("section 1: the license key gets into the pages, and into what edited demos run with", () => {
  const site = { manifest, work: "/forest/.build", licenseKey: "paid", libraries: "one" };
  const plan = { families: [], specifiers: {} };
  const options = { plan, folder: "/forest/.build/sandbox", sources: new Set<string>() };
  for (const { define } of [common(site), sandboxConfig(site, options)]) {
    expect(define?.["import.meta.env.SHOWFLOOR_LICENSE_KEY"]).toBe('"paid"');
  }
});

test("of a library that demos only use, the root and what they import is offered", () => {
  const specifiers = (packages: string[], others: string[], imports: string[]) => {
    const oak = { provider: "/forest/oak.tsx", packages, others, imports };
    const site = { ...manifest, packages: engineModules, families: { oak } };
    return planOf(site, ["oak"]).plan.specifiers["prettier"];
  };
  const used = ["prettier", "prettier/standalone"];
  expect(specifiers([], ["prettier"], used)).toEqual(used);
  expect(specifiers(["prettier"], [], [])).toContain("prettier/doc");
});
