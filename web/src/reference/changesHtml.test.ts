import { expect, test } from "vitest";
import type { ApiChangedPart } from "../model/page.gen";
import { changedPart } from "../testing/changes";
import { t } from "../testing/shellModel";
import { changesHtml } from "./changesHtml";

function html(parts: readonly ApiChangedPart[], names = ["Bag"], href: string | null = null) {
  return changesHtml([{ names, href, parts }], t);
}

/** The text of each row, with its label. */
function rows(markup: string): readonly string[] {
  const texts = Array.from(markup.matchAll(/<li .*?<\/li>/g), ([row]) => row.split(/<[^>]*>/));
  return texts.map((parts) => parts.join(" ").replaceAll(/\s+/g, " ").trim());
}

test("what breaks code comes first, and each kind of change is named once", () => {
  const markup = html([
    changedPart({ name: "added" }),
    changedPart({ name: "moved" }, { change: "type", before: "A", after: "B" }),
    changedPart({ name: "gone" }, { change: "removed" }),
    changedPart({ name: "lost", kind: "slot" }, { change: "removed" }),
    changedPart({ name: "old" }, { change: "deprecated", after: "Use <code>new</code>" }),
  ]);
  expect(rows(markup)).toEqual([
    "Removed Props gone",
    "Slots lost",
    "Deprecated Props old Use new",
    "Type changed Props moved A B",
    "Added Props added",
  ]);
});

test("the counts of what may break code are beside those of all, and other counts are marked", () => {
  const safe = [changedPart({ name: "new" })];
  const breaking = [changedPart({ name: "gone" }, { change: "removed" })];
  const markup = changesHtml(
    [
      { names: ["Bag"], href: null, parts: safe },
      { names: ["Sack"], href: null, parts: breaking },
    ],
    t,
  );
  expect(markup).toContain("<div><dt>Removed</dt><dd>0</dd></div>");
  expect(markup).toContain("<div data-safe><dt>New</dt><dd>0</dd></div>");
  expect(markup).toContain("<dt>Changed</dt><dd data-safe>2</dd><dd data-some>1</dd></div>");
  expect(markup).toContain("<div data-safe><dt>Deprecated</dt><dd>0</dd></div>");
});

test.each([
  [
    "parts that changed in the same way share a row",
    "1",
    "number",
    ["Type changed Props a b 1 number"],
  ],
  ["types too long to tell are not equal", "", "", ["Type changed Props a", "Props b"]],
])("%s", (_, before, after, expected) => {
  const parts = ["a", "b"].map((name) => changedPart({ name }, { change: "type", before, after }));
  expect(rows(html(parts))).toEqual(expected);
});

test("entries that came or went are listed before the others", () => {
  const markup = html([
    changedPart({ name: "Bag", kind: "component" }, { change: "removed" }),
    changedPart({ name: "Sack", kind: "component", href: "/api/sack/" }),
    changedPart({ name: "size" }),
  ]);
  expect(rows(markup)).toEqual(["Components Bag", "Components Sack", "Added Props size"]);
  expect(markup).toContain('<a href="/api/sack/"><code>Sack</code></a>');
  expect(markup).toContain("<dt>Removed</dt><dd>1</dd>");
});

test("a row names the entries that it is about, where others of the group are not", () => {
  const part = changedPart({ name: "size", only: ["BagPlus"] });
  const markup = html([part], ["Bag", "BagPlus"], "/api/bag/");
  expect(markup).toContain('<h3 id="change-Bag"><a href="/api/bag/">Bag</a>, BagPlus</h3>');
  expect(rows(markup)).toEqual(["Added Props · BagPlus size"]);
});

test("what the names of an entry have in common is one row", () => {
  const guides = [{ older: 1, newer: 2, href: "/guide/" }];
  const names = ["Bag", "BagPlus", "BagPro"];
  const owners = [["Bag", "BagPlus"], ["BagPro"]];
  const parts = owners.map((only, index) =>
    changedPart({ name: "size", only, guides: index === 0 ? [] : guides }, { change: "removed" }),
  );
  expect(rows(html(parts, names))).toEqual(["Removed Props size How to migrate"]);
  const ofOne = changedPart({ name: "lock", only: ["BagPro"] }, { change: "removed" });
  expect(rows(html([ofOne], names))).toEqual(["Removed Props · BagPro lock"]);
});

test("a row links to the guide, unless something was added", () => {
  const guides = [{ older: 1, newer: 2, href: "/guide/#bag" }];
  const gone = changedPart({ name: "size", guides }, { change: "removed" });
  expect(html([gone])).toContain('<a class="s-change-guide" href="/guide/#bag">How to migrate</a>');
  expect(html([changedPart({ name: "size", guides })])).not.toContain("/guide/");
});

test("names and types are text", () => {
  const part = changedPart({ name: "<b>" }, { change: "type", before: "A<B>", after: '"&"' });
  const markup = html([part]);
  expect(markup).toContain("<code>&lt;b&gt;</code>");
  expect(markup).toContain("<code>A&lt;B&gt;</code>");
  expect(markup).toContain("<code>&quot;&amp;&quot;</code>");
});

test("exports are at the end; many are folded", () => {
  const names = Array.from({ length: 25 }, (_, index) => `name${String(index)}`);
  const parts = names.map((name) => changedPart({ name, kind: "export" }));
  const markup = html(parts, []);
  const folded = markup.indexOf("<details><summary>All 25</summary>");
  expect(folded).toBeGreaterThan(markup.indexOf('id="exports"'));
  expect(html(parts.slice(1), [])).not.toContain("<details>");
});

test("sections without a change say so", () =>
  expect(changesHtml([], t).match(/Nothing\./g)).toHaveLength(4));
