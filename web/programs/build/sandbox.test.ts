import { expect, test } from "vitest";
import { common } from "./config.mjs";
import { sandboxConfig } from "./sandbox.mjs";

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
