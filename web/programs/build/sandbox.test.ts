import { expect, test, vi } from "vitest";

const manifest = {
  root: "/forest",
  families: {},
  modules: {},
  components: {},
  playgrounds: {},
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

test("a licence key gets into the pages, and never into a sandbox", async () => {
  vi.stubEnv("SHOWFLOOR_LICENCE_KEY", "paid");
  const { common } = await import("./config.mjs");
  const { sandboxConfig } = await import("./sandbox.mjs");
  const site = { manifest, work: "/forest/.build" };
  const plan = { families: [], specifiers: {} };
  const options = { plan, folder: "/forest/.build/sandbox", sources: new Set<string>() };
  expect(JSON.stringify(common(site).define)).toContain("paid");
  expect(JSON.stringify(sandboxConfig(site, options))).not.toContain("paid");
  vi.unstubAllEnvs();
});
