import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShellModel } from "../model/page.gen";
import { assets, navNode, shellModel } from "../testing/shellModel";
import { Footer } from "./Footer";
import { createShell } from "./shell";

function render(model: Partial<ShellModel> = {}): string {
  return renderToStaticMarkup(<Footer shell={createShell(shellModel(model), assets)} />);
}

test("links of the whole site stand in the footer, in their order", () => {
  const blog = navNode({ pathname: "/blog/", title: "Blog" });
  const store = { pathname: "https://store.example/", title: "Store" };
  const external = navNode({ ...store, linkProps: { rel: "external" } });
  expect(render({ siteLinks: [blog, external] })).toContain(
    '<nav aria-label="Site"><ul><li><a href="/blog/">Blog</a></li>' +
      '<li><a href="https://store.example/" rel="external">Store</a></li></ul></nav>',
  );
});

test("a site without such links has no list of them", () => expect(render()).not.toContain("<nav"));
