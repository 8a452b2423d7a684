import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Page, ShellModel } from "../model/page.gen";
import { assets, family, navNode, page, shellModel } from "../testing/shell";
import { Document } from "./Document";
import { createShell } from "./shell";

function render(fields: Partial<Page> = {}, model: Partial<ShellModel> = {}): string {
  const shell = createShell(shellModel(model), assets);
  return renderToStaticMarkup(
    <Document shell={shell} page={page(fields)} stylesheets={["/_assets/own.css"]}>
      <p>Body</p>
    </Document>,
  );
}

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

test("the product of a page is in its metas, when it has one", () => {
  const html = render();
  expect(html).toContain('<meta name="docs:productId" content="acorn"/>');
  expect(html).toContain('<meta name="docs:productCategoryId" content="trees"/>');
  const without = render({ identity: { productId: null, categoryId: null } });
  expect(without).not.toContain("docs:product");
});

test("fonts come before styles, and styles before the script that blocks", () => {
  order(
    render(),
    'href="/_assets/text.woff2"',
    'href="/_assets/styles.css"',
    'href="/_assets/own.css"',
    '<script src="/_assets/prepaint.js">',
    '<script type="module" src="/_assets/shell.js">',
    "<body>",
  );
});

test("there is no inline script and no inline style sheet", () => {
  const html = render();
  expect(html).not.toContain("<style");
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
});

test("landmarks are named", () => {
  const contents = ["one", "two"].map((id) => ({ id, text: id, level: 2 }));
  const html = render({ contents });
  expect(html).toContain('aria-label="documentation"');
  expect(html).toContain('aria-label="Page table of contents"');
  expect(html).toContain('href="/acorn/leaf/" aria-current="page"');
});

test("API pages are listed at the end and in the contents", () => {
  const html = render({
    contents: [{ id: "one", text: "One", level: 2 }],
    apiLinks: [{ title: "Leaf", href: "/acorn/api/leaf/" }],
  });
  expect(html).toContain('<a href="#api-pages">API</a>');
  order(html, "<p>Body</p>", 'id="api-pages"', 'href="/acorn/api/leaf/"');
});

test("the versions of a product are offered, the current one marked", () => {
  const versions = [
    { text: "v2", href: "/acorn/", current: true },
    { text: "v1", href: "https://v1.acorn.example/", current: false },
  ];
  const html = render({}, { families: [family({ versions })] });
  expect(html).toContain('href="/acorn/" aria-current="true"');
  expect(html).toContain('href="https://v1.acorn.example/"');
});

test("a page for missing addresses leads to every product", () => {
  const html = render({ route: "/404.html", family: null });
  expect(html).toContain("<h1");
  expect(html).toContain("This page does not exist");
  expect(html).toContain('href="/acorn/"');
});

test("a page without navigation has no drawer and no button for one", () => {
  const html = render({}, { trees: [{ id: "acorn", items: [] }] });
  expect(html).not.toContain("popover");
});

test("links of the site's own tree stand in the footer", () => {
  const blog = navNode({ pathname: "/blog/", title: "Blog" });
  const html = render({}, { trees: [{ id: "acorn", items: [blog] }] });
  order(html, "<footer", '<a href="/blog/">Blog</a>');
});
