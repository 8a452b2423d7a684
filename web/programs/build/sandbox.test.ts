import { expect, test } from "vitest";
import { common } from "./config.mjs";
import { planOf, sandboxConfig } from "./sandbox.mjs";

const manifest = {
  root: "/forest",
  families: {},
  modules: {},
  components: {},
  playgrounds: {},
  specimens: {},
  fonts: {},
  settings: {
    banner: { title: "Forest", tip: "" },
    analytics: null,
    offline: null,
    errors: null,
    panels: { messages: {}, announcements: [] },
    search: {},
  },
  styles: [],
};

test("a licence key gets into the pages, and never into a sandbox", () => {
  const site = { manifest, work: "/forest/.build", licenceKey: "paid", libraries: "one" };
  const plan = { families: [], specifiers: {} };
  const options = { plan, folder: "/forest/.build/sandbox", sources: new Set<string>() };
  expect(JSON.stringify(common(site).define)).toContain("paid");
  expect(JSON.stringify(sandboxConfig(site, options))).not.toContain("paid");
});

test("of a library that demos only use, the root and what they import is offered", () => {
  const oak = { provider: "/forest/oak.tsx", packages: [], others: ["prettier"] };
  const used = { ...oak, imports: ["prettier", "prettier/standalone"] };
  const documented = { ...oak, packages: ["prettier"], others: [], imports: [] };
  const specifiers = (family: typeof used) =>
    planOf({ ...manifest, families: { oak: family } }, ["oak"]).plan.specifiers["prettier"];
  expect(specifiers(used)).toEqual(["prettier", "prettier/standalone"]);
  expect(specifiers(documented)).toContain("prettier/doc");
});
