import { readFileSync } from "node:fs";
import path from "node:path";
import type { Assets, FamilyCard, NavNode, Page, ShellModel } from "../model/page.gen";
import { createTranslate, type Translate } from "../model/messages";

/** The engine's words, so that tests read as the page does, and the names that a site gives. */
const english = path.join(import.meta.dirname, "../../../src/showfloor/translations/en.json");
export const messages = {
  ...(JSON.parse(readFileSync(english, "utf8")) as Record<string, string>),
  "demo.styling.system": "In place",
  "demo.styling.tailwind": "Tailwind",
  "demo.styling.css": "CSS",
  "plan.pro": "Pro",
  "plan.premium": "Premium",
};

export const t: Translate = createTranslate(messages, "en");

const flags = { newFeature: false, planned: false, unstable: false, beta: false, legacy: false };

export function navNode(fields: Partial<NavNode> & Pick<NavNode, "pathname">): NavNode {
  const rest = { linkProps: {}, plan: null, deprecated: false, children: [], ...flags };
  return { title: fields.pathname, subheader: null, icon: null, ...rest, ...fields };
}

export function family(fields: Partial<FamilyCard> = {}): FamilyCard {
  return {
    id: "acorn",
    name: "Acorn",
    tagline: "Parts of an oak",
    href: "/acorn/",
    logo: '<svg viewBox="0 0 24 24"></svg>',
    ...{ group: "", listed: true, versions: [] },
    ...{ accent: null, status: null, changes: null, themeStylesheet: null },
    ...fields,
  };
}

const nowhere = { previous: null, next: null, plan: null };

export function page(fields: Partial<Page> = {}): Page {
  return {
    route: "/acorn/leaf/",
    title: "Leaf",
    description: "What grows on a branch.",
    layout: "article",
    family: "acorn",
    tree: "acorn",
    identity: { productId: "acorn", categoryId: "trees" },
    place: { ...nowhere, breadcrumbs: [], parents: ["parts"], planned: false },
    userLanguage: "en",
    translations: messages,
    sourcePath: "pages/acorn/leaf/index.md",
    ...{ contents: [], blocks: [], apiLinks: [], fonts: [], alsoIn: [], feeds: [] },
    ...{ demos: {}, otherVersions: {}, sameTopic: {} },
    ...{ issues: null, design: null, newest: null, status: null, editHref: null, canonical: null },
    ...{ picture: null, script: null, robots: null, post: null, ad: null },
    ...fields,
  };
}

export function shellModel(fields: Partial<ShellModel> = {}): ShellModel {
  return {
    title: "Forest",
    families: [family()],
    messages,
    language: "en",
    version: "1",
    dev: false,
    ...{ siteLinks: [], demoFonts: [], unlicensed: [], headerLinks: [], socialLinks: [] },
    ...{ ask: [], slots: [], allVersions: null, fontsHost: null, issue: null },
    ...{ announcement: null, banner: null, brand: null, connect: null, repository: null },
    ...fields,
  };
}

export const assets: Assets = {
  prePaint: "/_assets/prepaint.js",
  prePaintCode: "prepaint()",
  live: "/_assets/live.js",
  special: {
    leaves: { script: "/_assets/leaves.js", imports: [], stylesheets: ["/_assets/leaves.css"] },
  },
  offline: [],
  script: "/_assets/shell.js",
  alone: "/_assets/alone.js",
  stylesheets: ["/_assets/styles.css"],
  faces: {
    "/_assets/own.css": [
      {
        ...{ href: "/_assets/label.woff2", family: "Label", weight: "400 700", style: "normal" },
        ...{ unicodeRange: "U+0-10FFFF", display: "optional", plain: true },
      },
    ],
  },
  preloads: ["/_assets/text.woff2"],
  ...{ themes: {}, bases: {}, families: {}, demos: {}, components: {} },
  ...{ parts: {}, playgrounds: {}, blocks: {} },
  fonts: { bark: ["/_assets/bark.css"] },
};
