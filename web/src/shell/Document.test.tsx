import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Demo, FamilyCard, NavNode, Page, ShellModel, Version } from "../model/page.gen";
import { assets, family, navNode, page, shellModel } from "../testing/shellModel";
import { Document } from "./Document";
import { createNavigation } from "./navigation/renderNavigation";
import { createShell } from "./shell";

const leaf = navNode({ pathname: "/acorn/leaf/", title: "Leaf" });
const parts = navNode({ pathname: "parts", title: "Parts", children: [leaf] });

const demo = { id: "pages/acorn/leaf/Leaf", name: "Leaf", title: "Leaf", family: "acorn" };
const leafDemo: Demo = { ...demo, path: "pages/acorn/Leaf.tsx", variants: [], dependencies: [] };

type Props = ComponentProps<typeof Document>;

function render(
  fields: Partial<Page> = {},
  model: Partial<ShellModel> = {},
  items: readonly NavNode[] = [parts],
  props: Partial<Props> = {},
): string {
  const shell = createShell(shellModel(model), assets);
  const navigation = createNavigation({ id: "acorn", items }, shell.t);
  const all = {
    shell,
    page: page(fields),
    navigation,
    stylesheets: ["/_assets/own.css"],
    ...props,
  };
  return renderToStaticMarkup(
    <Document {...all}>
      <p>Body</p>
    </Document>,
  );
}

const renderWith = (props: Partial<Props>) => render({}, {}, [parts], props);

test("ids that look like the address of code are there before the page is parsed", () => {
  expect(renderWith({ codeLikeIds: ["using-next-js", "größe-js"] })).toContain(
    '<html lang="en" dir="ltr" data-family="acorn" data-code-like-ids="using-next-js gr%C3%B6%C3%9Fe-js">',
  );
  expect(renderWith({ codeLikeIds: [] })).not.toContain("code-like");
});

test("a site about one product that has its name offers no other products", () => {
  const one = family({ name: "Acorn" });
  const other = family({ id: "oak", name: "Oak" });
  const menu = 'data-menu="products"';
  expect(render({}, { families: [one], title: "Acorn" })).not.toContain(menu);
  expect(render({}, { families: [one], title: "Forest" })).toContain(menu);
  expect(render({}, { families: [one, other], title: "Acorn" })).toContain(menu);
});

test.each([
  ["de-AT", "ltr"],
  ["ar", "rtl"],
])("a page in %s begins with the direction %s", (userLanguage, dir) =>
  expect(render({ userLanguage })).toContain(`<html lang="${userLanguage}" dir="${dir}"`),
);

function order(html: string, ...parts: readonly string[]): void {
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

test("the head says what the page is", () => {
  const html = render({ canonical: "https://forest.example/acorn/leaf/", robots: "noindex" });
  expect(html).toContain("<title>Leaf - Acorn</title>");
  expect(html).toContain('<meta name="description" content="What grows on a branch."/>');
  expect(html).toContain('<link rel="canonical" href="https://forest.example/acorn/leaf/"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("a page with a whole address can be shared, one for nobody's search cannot", () => {
  const canonical = "https://forest.example/acorn/leaf/";
  const html = render({ canonical, picture: `${canonical}og.png` });
  expect(html).toContain('<meta property="og:title" content="Leaf"/>');
  expect(html).toContain(`<meta property="og:image" content="${canonical}og.png"/>`);
  expect(html).toContain('<script type="application/ld+json">{"@context"');
  expect(render({ canonical })).not.toMatch(/og:image|twitter/);
  for (const hidden of [render(), render({ canonical, robots: "noindex" })]) {
    expect(hidden).not.toMatch(/og:|ld\+json/);
  }
});

test("the product of a page is in its metas, when it has one", () => {
  const html = render();
  expect(html).toContain('<meta name="docs:productId" content="acorn"/>');
  expect(html).toContain('<meta name="docs:productCategoryId" content="trees"/>');
  const without = render({ identity: { productId: null, categoryId: null } });
  expect(without).not.toContain("docs:product");
});

test("fonts come before styles, and styles before the script that blocks", () =>
  order(
    render(),
    'href="/_assets/text.woff2"',
    'href="/_assets/styles.css"',
    'href="/_assets/own.css"',
    '<script data-file="/_assets/prepaint.js">prepaint()</script>',
    '<script type="module" src="/_assets/shell.js" fetchPriority="low">',
    "<body>",
  ));

test("a page can ask for a script and styles that no other page loads", () => {
  order(
    render({ script: "leaves" }),
    'href="/_assets/own.css"',
    'href="/_assets/leaves.css"',
    '<script type="module" src="/_assets/shell.js" fetchPriority="low">',
    '<script type="module" src="/_assets/leaves.js">',
  );
  expect(render()).not.toContain("leaves");
});

test("one script stands in the page, and no style sheet", () => {
  const html = render();
  expect(html).not.toContain("<style");
  expect(html.match(/<script(?![^>]* src=)[^>]*>/g)).toEqual([
    '<script data-file="/_assets/prepaint.js">',
  ]);
});

test("landmarks are named", () => {
  const contents = ["one", "two"].map((id) => ({ id, text: id, level: 2, plan: null }));
  const html = render({ contents });
  expect(html).toContain('aria-label="documentation"');
  expect(html).toContain('aria-label="Page table of contents"');
  expect(html).toContain('href="/acorn/leaf/" aria-current="page"');
});

test("the keyboard can skip all before the content, or the navigation alone", () =>
  order(
    render(),
    'class="skip-link" href="#_content"',
    "<header",
    'class="skip-link nav-skip" href="#_content"',
    'class="nav-link"',
    'id="_content"',
  ));

test("API pages are listed at the end, in the contents and beside the title", () => {
  const contents = [{ id: "one", text: "One", level: 2, plan: null }];
  const apiLinks = [{ title: "Leaf", href: "/acorn/api/leaf/", source: null }];
  const html = render({ contents, apiLinks });
  expect(html).toContain('<a href="#api-pages">API</a>');
  const entry = 'href="/acorn/api/leaf/"';
  order(html, "<h1", entry, "<p>Body</p>", 'id="api-pages"');
  expect(html.slice(html.indexOf('id="api-pages"'))).toContain(entry);
});

test("the plan of a page stands beside its title, that of a section in the contents", () => {
  const contents = [
    { id: "one", text: "One", level: 2, plan: null },
    { id: "two", text: "Two", level: 2, plan: "pro" },
  ];
  const html = render({ place: { ...page().place, plan: "premium", planned: true }, contents });
  const head = html.slice(html.indexOf("<h1"), html.indexOf("</header>", html.indexOf("<h1")));
  expect(head.replaceAll(/<[^>]*>/g, " ").split(/ +/)).toEqual(
    expect.arrayContaining(["Leaf", "Planned", "Premium"]),
  );
  expect(html).toContain('<a href="#one">One</a>');
  expect(html).toContain('<a href="#two">Two <span class="s-badge">Pro</span></a>');
});

const state = { current: true, released: null, status: null, listed: true };
const version: Version = { text: "v2", href: "/acorn/", ...state };

const versions: readonly Version[] = [
  version,
  { ...version, text: "v1", href: "https://v1.acorn.example/", current: false },
  { ...version, text: "v0", href: "https://v0.acorn.example/", current: false, listed: false },
];

test("the versions of a product are offered, the current one marked", () => {
  const html = render({}, { families: [family({ versions })] });
  expect(html).toContain('href="/acorn/" aria-current="true"');
  expect(html).toContain('href="https://v1.acorn.example/"');
  expect(html).not.toContain("https://v0.acorn.example/");
});

test("section 1: another version keeps the page where it has it, and leads to its start where not", () => {
  const otherVersions = { v1: "https://v1.acorn.example/leaf/" };
  const model = { families: [family({ versions })], allVersions: "/versions/" };
  expect(render({ otherVersions }, model)).toContain('href="https://v1.acorn.example/leaf/"');
  expect(render({ otherVersions: {} }, model)).toContain('href="https://v1.acorn.example/"');
});

test("the menu of products leads to the topic of the page, or to the start of a product", () => {
  const others = ["oak", "elm"].map((id) => family({ id, name: id, href: `/${id}/` }));
  const sameTopic = { oak: "/oak/leaf/" };
  const html = render({ sameTopic }, { families: [family(), ...others] });
  const menu = html.slice(html.indexOf('data-menu="products"'));
  const links = [...menu.matchAll(/class="s-product" href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/acorn/", "/oak/leaf/", "/elm/"]);
});

test("section 2: all versions are one link away, also where there is only one", () => {
  const [only = version] = versions;
  const all = 'href="/versions/#acorn"';
  const offered = (fields: Partial<FamilyCard>) =>
    render({}, { families: [family(fields)], allVersions: "/versions/" });
  expect(render({}, { families: [family({ versions })] })).not.toContain(all);
  expect(offered({ versions })).toContain(`${all}>View all versions`);
  expect(offered({ versions: [only] })).toMatch(/href="\/versions\/#acorn"[^>]*>v2/);
  // Readers are not led to this product.
  const hidden = offered({ versions: [version], listed: false });
  expect(hidden).toMatch(/href="\/versions\/"[^>]*>v2/);
});

test("the versions of a product lead to what changed between them, if there is such a page", () => {
  const offered = (changes: string | null) =>
    render({}, { families: [family({ versions, changes })] });
  expect(offered(null)).not.toContain(">What changed");
  expect(offered("/acorn/changes/")).toContain('href="/acorn/changes/">What changed');
});

test("a page for missing addresses leads to every product", () => {
  const html = render({ route: "/404.html", family: null });
  expect(html).toContain("<h1");
  expect(html).toContain("This page does not exist");
  expect(html).toContain('href="/acorn/"');
});

test("a page without navigation has no drawer and no button for one", () =>
  expect(render({}, {}, [])).not.toContain("popover"));

const issue = "https://code.example/issues/new?title={title}&page={page}&section={section}";

test("readers are asked what a page was worth where there is a place for the answer", () => {
  expect(render()).not.toContain("helpful");
  const html = render({ canonical: "https://forest.example/acorn/leaf/" }, { issue });
  expect(html).toContain("Was this page helpful?");
  expect(html).toContain(
    'href="https://code.example/issues/new?title=Not%20helpful%3A%20Leaf&amp;' +
      'page=https%3A%2F%2Fforest.example%2Facorn%2Fleaf%2F&amp;section="',
  );
});

test("a page is edited at its source, or mended by a remark on it", () => {
  const edit = "https://code.example/edit/leaf.md";
  expect(render({ editHref: edit }, { issue })).toContain(`href="${edit}"`);
  expect(render({ editHref: null }, { issue })).toContain("title=Fix%3A%20Leaf");
  expect(render({ editHref: null })).not.toContain("Edit this page");
});

test("a bell rings where something is announced", () => {
  expect(render()).not.toContain("Announcements");
  expect(render({}, { announcement: "leaves" })).toContain('data-newest="leaves"');
});

test("section 1: fonts of demos and code wait for no first screen, and are there without scripts", () => {
  const shell = createShell(shellModel(), { ...assets, parts: { code: ["/_assets/code.css"] } });
  const html = renderWith({ shell, joined: new Set(["/_assets/own.css"]) });
  expect(html).toContain(
    '<link rel="preload" href="/_assets/label.woff2" as="font" type="font/woff2" crossorigin="" ' +
      'fetchPriority="low" media="(min-width: 40rem)" data-late="" data-face="Label" ' +
      'data-weight="400 700" data-display="optional"/>',
  );
  expect(html).toContain(
    '<noscript data-fonts=""><link rel="stylesheet" href="/_assets/own.css"/></noscript>',
  );
  // Without its font, as where a site is written, the sheet is one like any other.
  expect(html).toContain('<link rel="stylesheet" href="/_assets/code.css"/>');
});

test("section 7: a page asks for its own fonts after all else, from the configured host", () => {
  const link = (href: string) => `<link rel="stylesheet" href="${href}" disabled="" data-late=""/>`;
  expect(render({ fonts: ["bark"] }, { fontsHost: "https://fonts.example/" })).toContain(
    link("https://fonts.example/bark.css"),
  );
  expect(render({ fonts: ["bark"] })).toContain(link("/_assets/bark.css"));
  expect(render()).not.toContain("data-late");
});

test("sections 1 and 7: a page with demos asks for the fonts of demos too, and for each but once", () => {
  const links = (fields: Partial<Page>) =>
    render(fields, { demoFonts: ["bark"] }).match(/<link [^>]*data-late=""/g) ?? [];
  const demos = { [leafDemo.id]: leafDemo };
  expect(links({ demos })).toHaveLength(1);
  expect(links({ demos, fonts: ["bark"] })).toHaveLength(1);
  expect(links({})).toEqual([]);
});

test("only a page that shows something live loads the script for it", () => {
  const live = '<script type="module" src="/_assets/live.js" fetchPriority="low">';
  const html = renderWith({ live: true });
  order(html, '<script type="module" src="/_assets/shell.js"', live, "<body>");
  expect(render()).not.toContain("/_assets/live.js");
});

test("the head names the Markdown of a page, which pages of the engine do not have", () => {
  const link = '<link rel="alternate" type="text/markdown" href="index.md"/>';
  expect(render({})).toContain(link);
  expect(render({ sourcePath: "" })).not.toContain(link);
});
