import { readFileSync } from "node:fs";
import path from "node:path";
import type { Assets, FamilyCard, NavNode, Page, ShellModel } from "../model/page.gen";
import { createTranslate, type Translate } from "../model/messages";

/** The engine's words, so that tests read as the page does, and the names that a site gives. */
export const messages = {
  ...(JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, "../../../src/showfloor/translations/en.json"),
      "utf8",
    ),
  ) as Record<string, string>),
  "demo.styling.system": "In place",
  "demo.styling.tailwind": "Tailwind",
  "demo.styling.css": "CSS",
  "plan.pro": "Pro",
  "plan.premium": "Premium",
};

export const t: Translate = createTranslate(messages, "en");

export function navNode(fields: Partial<NavNode> & Pick<NavNode, "pathname">): NavNode {
  return {
    title: fields.pathname,
    subheader: null,
    icon: null,
    linkProps: {},
    plan: null,
    newFeature: false,
    planned: false,
    unstable: false,
    beta: false,
    legacy: false,
    deprecated: false,
    children: [],
    ...fields,
  };
}

export function family(fields: Partial<FamilyCard> = {}): FamilyCard {
  return {
    id: "acorn",
    name: "Acorn",
    tagline: "Parts of an oak",
    href: "/acorn/",
    logo: '<svg viewBox="0 0 24 24"></svg>',
    accent: null,
    group: "",
    listed: true,
    versions: [],
    status: null,
    changes: null,
    themeStylesheet: null,
    ...fields,
  };
}

export function page(fields: Partial<Page> = {}): Page {
  return {
    route: "/acorn/leaf/",
    title: "Leaf",
    description: "What grows on a branch.",
    layout: "article",
    family: "acorn",
    tree: "acorn",
    identity: { productId: "acorn", categoryId: "trees" },
    place: {
      breadcrumbs: [],
      parents: ["parts"],
      previous: null,
      next: null,
      plan: null,
      planned: false,
    },
    contents: [],
    blocks: [],
    demos: {},
    apiLinks: [],
    issues: null,
    design: null,
    fonts: [],
    otherVersions: {},
    sameTopic: {},
    alsoIn: [],
    newest: null,
    status: null,
    userLanguage: "en",
    translations: messages,
    editHref: null,
    sourcePath: "pages/acorn/leaf/index.md",
    canonical: null,
    picture: null,
    script: null,
    robots: null,
    post: null,
    feeds: [],
    ad: null,
    ...fields,
  };
}

export function shellModel(fields: Partial<ShellModel> = {}): ShellModel {
  return {
    title: "Forest",
    families: [family()],
    siteLinks: [],
    messages,
    language: "en",
    allVersions: null,
    fontsHost: null,
    demoFonts: [],
    unlicensed: [],
    issue: null,
    announcement: null,
    banner: null,
    brand: null,
    headerLinks: [],
    socialLinks: [],
    ask: [],
    connect: null,
    slots: [],
    repository: null,
    version: "1",
    dev: false,
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
        href: "/_assets/label.woff2",
        family: "Label",
        weight: "400 700",
        style: "normal",
        unicodeRange: "U+0-10FFFF",
        display: "optional",
        plain: true,
      },
    ],
  },
  preloads: ["/_assets/text.woff2"],
  themes: {},
  bases: {},
  families: {},
  demos: {},
  components: {},
  fonts: { bark: ["/_assets/bark.css"] },
  parts: {},
  playgrounds: {},
  blocks: {},
};
