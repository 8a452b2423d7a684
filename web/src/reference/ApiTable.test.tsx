import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiRow } from "../model/page.gen";
import { apiRow, apiTable } from "../testing/apiTable";
import { t } from "../testing/shellModel";
import { ApiTable } from "./ApiTable";

const bark = { kind: "component", name: "Bark", package: "@acme/kit", href: "/bark/" } as const;

function render(...rows: readonly ApiRow[]): string {
  return renderToStaticMarkup(<ApiTable block={apiTable(...rows)} t={t} />);
}

test("a plain prop is a name, a type and nothing else", () =>
  expect(render(apiRow({ name: "size" }))).toContain(
    '<li class="api-row" id="bag-prop-size"><a class="api-name" href="#bag-prop-size">size</a>' +
      '<code class="api-type">string</code></li>',
  ));

test("a default stands behind its type, and a long type opens by itself", () => {
  const html = render(apiRow({ name: "size", type: "A | B", default: "<b>A</b>" }));
  expect(html).toContain('<code class="api-type">A | B = <b>A</b></code>');
  const summary = '<summary><code class="api-type">string</code></summary>';
  const long = render(apiRow({ name: "size", size: "long" }));
  expect(long).toContain(`<details class="api-long">${summary}</details>`);
});

test("a name has badges for what has to be known first", () => {
  const facts = { required: true, requiresRef: true, plan: "pro", deprecated: "Why." } as const;
  const html = render(apiRow({ name: "size", ...facts }));
  const badges = [...html.matchAll(/class="s-badge"[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(badges).toEqual(["Required", "Deprecated", "Pro", "Holds a ref"]);
  expect(html).toContain("Deprecated: <span>Why.</span>");
});

test("an inherited prop tells where it comes from", () => {
  const origin = (href: string | null) =>
    render(apiRow({ name: "size", origin: { ...bark, href } }));
  expect(origin("/bark/")).toContain('<a class="api-origin" href="/bark/">from Bark</a>');
  expect(origin(null)).toContain('<span class="api-origin">from Bark</span>');
});

test("a prop tells since when it is there, and what older versions had instead", () => {
  const changes = ["Default changed in 2.0 from <code>1</code>", "Required since 1.6"];
  expect(render(apiRow({ name: "size", since: "1.4", changes }))).toContain(
    '<li class="api-row" id="bag-prop-size" data-since="1.4"><div class="api-head">' +
      '<a class="api-name" href="#bag-prop-size">size</a>' +
      '<span class="api-origin">Since 1.4</span></div><code class="api-type">string</code>' +
      '<p class="api-value">Default changed in 2.0 from <code>1</code><br>' +
      "Required since 1.6</p></li>",
  );
});

test("a deprecation tells its version, with its reason or alone", () => {
  const old = apiRow({ name: "size", deprecated: "use <code>width</code>", deprecatedIn: "1.6" });
  expect(render(old)).toContain("Deprecated in 1.6: <span>use <code>width</code></span></p>");
  expect(render({ ...old, deprecated: "" })).toContain("Deprecated in 1.6</p>");
});

test("what a callback is given and the types that it names are folded", () => {
  const field = { code: "<b>seed</b>: Seed", html: "Which one.", deprecated: null };
  const returns = { code: "boolean", html: "", deprecated: null };
  const call = { type: "", parameters: [field], returns };
  const seed = { id: "a-type-Seed", name: "Seed", type: "'oak'", html: "", fields: [], href: null };
  const html = render(apiRow({ name: "onPick", call, definitions: [seed] }));
  expect(html).toContain('<div class="api-definition" id="a-type-Seed">');
  expect(html).toContain('<details class="api-more"><summary>Parameters, Seed</summary>');
  expect(html).toContain("<code><b>seed</b>: Seed</code>");
  expect(html).toContain('<p class="s-prose">Which one.</p>');
  expect(html).toContain("Returns <code>boolean</code>");
  expect(html).toContain("<p class=\"api-type-name\">Seed</p><code>'oak'</code>");
});

test("props that are only named open together", () => {
  const names = ["mt", "mb"].map((name) => ({ id: `bag-prop-${name}`, name }));
  const groups = [{ kind: "system", names, href: "/system/" }] as const;
  const block = { ...apiTable(apiRow({ name: "size" })), groups };
  const html = renderToStaticMarkup(<ApiTable block={block} t={t} />);
  expect(html).toContain("<summary>2 style properties</summary>");
  expect(html).toContain(
    '<li id="bag-prop-mt">mt</li><li id="bag-prop-mb">mb</li></ul><a class="s-text-link" href="/system/">',
  );
});
