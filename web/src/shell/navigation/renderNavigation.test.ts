import { expect, test } from "vitest";
import type { NavNode, NavTree } from "../../model/page.gen";
import { navNode, t } from "../../testing/shellModel";
import { createNavigation } from "./renderNavigation";

const flags = { newFeature: true, planned: true, unstable: true, beta: true, legacy: true };
const flagged = navNode({ pathname: "/cap/", plan: "premium", deprecated: true, ...flags });

function draw(items: readonly NavNode[], route: string, parents: readonly string[] = []): string {
  return createNavigation({ id: "acorn", items }, t)({ route, parents: new Set(parents) });
}

function group(name: string, pages: number): NavNode {
  const children = Array.from({ length: pages }, (_, index) =>
    navNode({ pathname: `/${name}/${String(index)}/`, title: `Page ${String(index)}` }),
  );
  return navNode({ pathname: name, title: name, children });
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

test("the page itself is marked, and only it", () => {
  const items = [group("roots", 2), group("leaves", 2)];
  const html = draw(items, "/leaves/1/", ["leaves"]);
  expect(html).toContain('href="/leaves/1/" aria-current="page"');
  expect(count(html, "aria-current")).toBe(1);
});

test("for a page without a link the nearest page above it is marked, as what it is", () => {
  const items = [navNode({ pathname: "/blog/", title: "Blog" }), group("roots", 2)];
  const html = draw(items, "/blog/2026/oak/");
  expect(html).toContain('href="/blog/" aria-current="true"');
  expect(count(html, "aria-current")).toBe(1);
  expect(count(draw(items, "/news/oak/"), "aria-current")).toBe(0);
});

test("section 2: of the links to parts of the page the first is marked, and all are found", () => {
  const parts = ["/oak/#branch", "/oak/#root", "/oaks/#root"].map((pathname) =>
    navNode({ pathname }),
  );
  const html = draw([navNode({ pathname: "reference", children: parts })], "/oak/", ["reference"]);
  expect(html).toContain('href="/oak/#branch" aria-current="page" data-part=""');
  expect(html).toContain('href="/oak/#root" data-part=""');
  expect(html).toContain('href="/oaks/#root">');
  expect(count(html, "aria-current")).toBe(1);
});

test("a link to a part of a page that has no other is marked as that of the page", () => {
  const html = draw([navNode({ pathname: "/oak/#root" })], "/oak/");
  expect(html).toContain('href="/oak/#root" aria-current="page">');
});

test("an icon is drawn before the title, in entries and groups", () => {
  const icon = '<svg viewBox="0 0 24 24"></svg>';
  const child = navNode({ pathname: "/oak/", title: "Oak", icon });
  const html = draw([navNode({ pathname: "trees", title: "Trees", icon, children: [child] })], "/");
  const drawn = `<span class="nav-icon">${icon}</span><span>`;
  expect(html).toContain(`${drawn}Oak</span>`);
  expect(html).toContain(`${drawn}Trees</span>`);
});

test("groups that hold the page are open, the others closed and complete", () => {
  const html = draw([group("roots", 2), group("leaves", 2)], "/leaves/1/", ["leaves"]);
  expect(html).toContain('data-group="leaves" open=""');
  expect(html).toContain('data-group="roots">');
  expect(html).toContain('href="/roots/1/"');
});

test("one tree is drawn right for one page after another", () => {
  const drawFor = createNavigation({ id: "acorn", items: [group("roots", 2)] }, t);
  const first = drawFor({ route: "/roots/0/", parents: new Set(["roots"]) });
  const second = drawFor({ route: "/roots/1/", parents: new Set(["roots"]) });
  expect(drawFor({ route: "/roots/0/", parents: new Set(["roots"]) })).toBe(first);
  expect(second).toContain('href="/roots/1/" aria-current="page"');
});

test("every flag is a badge, the gravest first", () => {
  const badges = draw([flagged], "/").matchAll(/class="s-badge">(\w+)</g);
  const all = ["Deprecated", "Legacy", "Planned", "Unstable", "Beta", "New", "Premium"];
  expect(Array.from(badges, ([, text]) => text)).toEqual(all);
});

// Specification, section 6.
test("a plan labels a page and restricts nothing", () => {
  const fields = { pathname: "/acorn/cap/", title: "Cap" };
  const labeled = draw([navNode({ ...fields, plan: "pro" })], "/");
  const plain = draw([navNode(fields)], "/");
  expect(labeled.replace(/ ?<span class="s-badge">Pro<\/span>/, "")).toBe(plain);
  expect(labeled).toContain(">Pro<");
});

test("attributes of the link, the subheader and the title, which is text, are written", () => {
  const linkProps = { target: "_blank", rel: "noopener" };
  const title = "<b> & co";
  const html = draw([navNode({ pathname: "/a/", title, subheader: "Elsewhere", linkProps })], "/");
  expect(html).toContain('<li class="nav-subheader">Elsewhere</li>');
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain("&lt;b&gt; &amp; co");
});

const large: NavTree = {
  id: "large",
  items: Array.from({ length: 10 }, (_, index) => group(`section-${String(index)}`, 1000)),
};

const drawLarge = createNavigation(large, t);

test("a long group is cut to a window around the page, and other groups to links", () => {
  const html = drawLarge({ route: "/section-3/500/", parents: new Set(["section-3"]) });
  expect(html).toContain('href="/section-0/0/"');
  expect(html).not.toContain('href="/section-0/1/"');
  expect(count(html, 'href="/section-3/')).toBe(121);
  expect(html).toContain("First: Page 0");
});

test.each([0, 500, 999])("at page %i of a long group the window is as wide", (at) => {
  const route = `/section-3/${String(at)}/`;
  const html = drawLarge({ route, parents: new Set(["section-3"]) });
  expect(html).toContain(`href="${route}" aria-current="page"`);
  expect(html).toContain("120 of 1,000 pages");
});

test("what does not hold the page is drawn once, not once a page", () => {
  let read = 0;
  const watched = (node: NavNode): NavNode =>
    new Proxy(node, {
      get(target, key) {
        if (key === "title") read += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
  const items = Array.from({ length: 10 }, (_, index) => group(`g${String(index)}`, 30)).map(
    (node) => watched({ ...node, children: node.children.map(watched) }),
  );
  const drawTree = createNavigation({ id: "acorn", items }, t);
  for (const { pathname, children } of items) {
    for (const page of children) drawTree({ route: page.pathname, parents: new Set([pathname]) });
  }
  // 310 nodes on each of 300 pages would be 93,000 titles.
  expect(read).toBeLessThan(2_000);
});
