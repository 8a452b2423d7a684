import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Brand, ShellModel } from "../../model/page.gen";
import { assets, page, shellModel } from "../../testing/shellModel";
import { Document } from "../Document";
import { createShell } from "../shell";
import { isBranded } from "../../render/stylesheets";

const brand: Brand = { logo: null, mark: null, favicon: null };
const logo = { light: "/day.svg", dark: "/night.svg", width: 96, height: 24 };

function render(model: Partial<ShellModel> = {}, slots = {}): string {
  const props = { shell: createShell(shellModel(model), assets), page: page(), slots };
  return renderToStaticMarkup(<Document {...props}>Body</Document>);
}

test("a site without a brand has its title alone, and no styles for more", () => {
  const html = render();
  expect(html).toMatch(/class="header-home"[^>]*>Forest<\/a>/);
  expect(html).not.toMatch(/<img|s-banner|social-links|s-slot/);
  expect(isBranded(shellModel())).toBe(false);
});

test("a logo stands for the title, in each color scheme", () => {
  const html = render({ brand: { ...brand, logo } });
  expect(html).toContain('src="/day.svg" alt="Forest" width="96" height="24" loading="lazy"');
  expect(html).toContain('data-for="dark"');
  const one = render({ brand: { ...brand, logo: { ...logo, dark: "/day.svg" } } });
  expect(one).not.toContain("data-for");
});

test("a mark stands before the title, and the icon of all pages is a file that the site names", () => {
  const html = render({ brand: { ...brand, mark: '<svg id="leaf"></svg>', favicon: "/leaf.svg" } });
  expect(html).toContain('<span class="s-mark"><svg id="leaf"></svg></span>Forest</a>');
  expect(html).toContain('<link rel="icon" href="/leaf.svg"/>');
  expect(render()).toContain('<link rel="icon" href="data:image/svg+xml,');
});

test("links of the header are in the footer as well, for phones", () => {
  const html = render({
    headerLinks: [{ name: "Shop", href: "https://shop.example/", icon: null }],
    socialLinks: [{ name: "Chat", href: "https://chat.example/", icon: "<svg></svg>" }],
  });
  expect(html.split('href="https://shop.example/"')).toHaveLength(3);
  expect(html.split('<span class="visually-hidden">Chat</span>')).toHaveLength(3);
  expect(html).toContain('aria-label="Elsewhere"');
});

test("what a site shows in places of the shell takes the place of the footer alone", () => {
  const html = render({}, { Footer: <i>foot</i>, HeaderEnd: <i>head</i>, PageEnd: <i>end</i> });
  expect(html).toMatch(/class="header-end"><i>head<\/i>/);
  expect(html).toMatch(/<i>end<\/i><footer class="article-foot"/);
  expect(html).toMatch(/class="s-footer"[^>]*><i>foot<\/i><\/footer>/);
});
