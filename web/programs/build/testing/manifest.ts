import type { DemoManifest } from "../manifest.ts";

const settings = {
  base: "/",
  banner: { title: "Forest", tip: "" },
  words: { failed: "", retry: "", replaced: "", reload: "" },
  panels: { messages: {}, announcements: [] },
  ...{ stylings: ["css"], tailwind: [], search: {} },
  ...{ topBanner: null, analytics: null, offline: null, errors: null },
};

/** What there is to build of a site without demos. */
export const emptyManifest: DemoManifest = {
  root: "/site",
  packages: "/site/node_modules",
  schemeMarks: { light: [], dark: [] },
  ...{ families: {}, modules: {}, components: {}, playgrounds: {}, specimens: {}, fonts: {} },
  ...{ textFont: null, codeFont: null, styles: [], demoStyles: "" },
  settings,
};
