import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiRow } from "../model/page.gen";
import { apiRow } from "../testing/apiTable";
import { t } from "../testing/shellModel";
import { ApiParts } from "./ApiParts";

function render(rows: readonly ApiRow[], folded: readonly ApiRow[] = []): string {
  const block = { type: "api-parts", kind: "classes", rows, folded } as const;
  return renderToStaticMarkup(<ApiParts block={block} t={t} />);
}

test("all anchors of a class are on its row", () => {
  const also = ["bag-css-Bag-root", "bag-classes-root"];
  const row = apiRow({ id: "bag-classes-Bag-root", also, prefix: ".Bag-", name: "root" });
  expect(render([row])).toContain(
    '<li class="api-row" id="bag-classes-Bag-root">' +
      '<a class="api-name" id="bag-classes-root" href="#bag-classes-Bag-root">' +
      '.Bag-<b id="bag-css-Bag-root">root</b></a></li>',
  );
});

test("a slot tells its values by their names", () => {
  const html = render([apiRow({ name: "seed", facts: [{ label: "Default", html: "<i>x</i>" }] })]);
  expect(html).toContain('<p class="api-value">Default <code><i>x</i></code></p>');
});

test("a part tells since when it is there and deprecated", () => {
  const since = { since: "1.4", deprecated: "Gone.", deprecatedIn: "2.0" };
  const html = render([apiRow({ name: "seed", ...since })]);
  expect(html).toContain('<span class="api-origin">Since 1.4</span></div>');
  expect(html).toContain("Deprecated in 2.0: <span>Gone.</span>");
});

test("deprecated ones open below the others", () => {
  const html = render([apiRow({ name: "root" })], [apiRow({ name: "old", deprecated: "Gone." })]);
  expect(html).toContain('<details class="api-group"><summary>1 deprecated</summary>');
  expect(html.indexOf("old")).toBeGreaterThan(html.indexOf("<details"));
  expect(html).toContain('data-is="deprecated"');
});
