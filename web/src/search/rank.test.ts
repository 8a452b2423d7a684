import { expect, test } from "vitest";
import type { SearchGuide, SearchIndex, SearchMembers } from "../model/page.gen";
import { nearestNames } from "./nearest";
import { type Hit, Ranking } from "./rank";
import { product, readRanking } from "./sample";
import { iconsOf, membersOf, sectionsOf, symbolsOf } from "./symbols";

const rules = { version: 7, language: "en", ranking: readRanking(), textBase: null } as const;
const index: SearchIndex = {
  ...rules,
  products: [
    {
      ...product,
      id: "acorn",
      name: "Acorn Kit",
      pages: [["Leaf", "/acorn/leaf/", ["foliage"], ["Leaf", "LeafVein"], false, "About leaves."]],
      entries: [
        ["Leaf", "component", "/acorn/api/leaf/", "leaf", false],
        ["LeafVein", "component", "/acorn/api/leaf-vein/", "leaf-vein", false],
        ["LeafOld", "component", "/acorn/api/leaf-old/", "leaf-old", true],
      ],
    },
    {
      ...product,
      id: "pine",
      name: "Pine Kit",
      entries: [["Leaf", "component", "/pine/api/leaf/", "leaf", false]],
    },
  ],
};
const parts = { prop: [], slot: [], class: [], cssVariable: [], themeKey: [] };
const none: SearchMembers = { ...parts, type: [], texts: [] };

function ranking(): Ranking {
  const made = new Ranking(index);
  made.add(symbolsOf(index));
  const headings = ["Falling", ["In autumn", "then"]] as const;
  made.add(sectionsOf(index, 0, { pages: [[headings, ["green on a twig"], "shade", []]] }));
  made.add(
    membersOf(index, 0, {
      ...none,
      prop: [["disableWind", [0, 1], [0, 1]]],
      cssVariable: [["--Leaf-gap", [0], [-1]]],
      themeKey: [["AcornLeaf", [0], []]],
      type: [["LeafShape", [1], []]],
      texts: ["boolean = false", "'mild' | 'all'"],
    }),
  );
  made.add(
    iconsOf(index, 0, {
      address: "/acorn/icons/?selected=",
      names: ["Vat", "Rake", "RakeOff"],
      synonyms: ["basket", "comb tool leaf", "comb tool"],
    }),
  );
  return made;
}

function first(text: string): Hit | undefined {
  return ranking().find({ text, product: 0 }).hits[0];
}

test("a part of several says what it is where it stands", () => {
  expect(first("LeafVein disableWind")?.place.type).toBe("'mild' | 'all'");
  expect(first("Leaf disableWind")?.place.type).toBe("boolean = false");
  expect(first("--Leaf-gap")?.place.type).toBe("");
});

test.each([
  ["a named type where its page opens it", "LeafShape", "type-LeafShape"],
  ["a name in small letters as its words", "leafvein disablewind", "prop-disableWind"],
])("%s is found", (_, text, id) =>
  expect(first(text)?.place.href).toBe(`/acorn/api/leaf-vein/#leaf-vein-${id}`),
);

test("what is inside of a word, or ends strings elsewhere, finds nothing", () => {
  expect(first("ind")).toBeUndefined();
  expect(first("\0")).toBeUndefined();
});

test("of the places of a part the one near the reader is meant, unless the query names another", () => {
  const place = (text: string, page: string) =>
    ranking().find({ text, product: 0, page }).hits[0]?.place.href;
  const vein = "/acorn/api/leaf-vein/#leaf-vein-prop-disableWind";
  expect(place("disableWind", "/pine/")).toBe("/acorn/api/leaf/#leaf-prop-disableWind");
  expect(place("disableWind", "/acorn/api/leaf-vein/")).toBe(vein);
  expect(place("LeafVein disableWind", "/acorn/api/leaf/")).toBe(vein);
});

test("an answer says whether words are left over", () =>
  expect([first("leaf")?.loose, first("leaf zebra crossing")?.loose]).toEqual([false, true]));

test("a huge query is cut, and hostile ones are only text", () => {
  expect(first("leaf ".repeat(100_000))?.place.href).toBe("/acorn/leaf/");
  const made = ranking();
  const signs = Array.from("aZ0 <>\"'`\\/*+?()[]{}|^$.%&#;:\n\0é漢🌲\u202e\ud800");
  let seed = 7;
  for (let run = 0; run < 300; run++) {
    const text = Array.from({ length: run % 60 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return signs[seed % signs.length] ?? "";
    }).join("");
    const { hits } = made.find({ text, product: -1 });
    expect(hits.every(({ score }) => Number.isFinite(score))).toBe(true);
  }
});

test("the nearest names are those with most letters in common", () => {
  const named = [...symbolsOf(index)].flatMap((one) => ("symbol" in one ? [one.symbol] : []));
  const hits: readonly Hit[] = nearestNames("leavein", named, 0);
  expect(hits[0]?.symbol.name).toBe("LeafVein");
  const [leaf] = named;
  if (leaf === undefined) throw new Error("There is no symbol.");
  const twice = nearestNames("leaff", [leaf, { ...leaf, name: "MossLeaf" }], 0);
  expect(twice.map(({ symbol }) => symbol.name)).toEqual([leaf.name]);
  expect(nearestNames("qqqq", named, 0)).toEqual([]);
});

test("one product can be asked for alone; the counts are those of all", () => {
  const { hits, counts } = ranking().find({ text: "leaf", product: 0, only: 1 });
  expect(hits.map(({ symbol }) => symbol.product)).toEqual([1]);
  expect(counts.get(0)).toBeGreaterThan(1);
});

type Pages = SearchIndex["products"][number]["pages"];

/** A product of these pages, with their texts. */
function elm(pages: Pages, guides: SearchGuide[] = []) {
  const entries = [["OakTwig", "component", "/elm/api/oak-twig/", "oak-twig", false]] as const;
  const products = [{ ...product, id: "elm", name: "Elm Kit", pages, entries }];
  const kit: SearchIndex = { ...rules, products };
  const made = new Ranking(kit);
  made.add(symbolsOf(kit));
  made.add(sectionsOf(kit, 0, { pages: guides }));
  made.add(membersOf(kit, 0, { ...none, class: [["knot", [0], []]] }));
  return (text: string, page = "") =>
    made.find({ text, product: 0, ...(page && { page }) }).hits.map(({ place }) => place.href);
}

test("a page that is seldom meant comes after others, unless a word asks for it", () => {
  const found = elm([
    ["Graft", "/elm/a/", [], [], true, ""],
    ["Graft", "/elm/b/", [], [], false, ""],
  ]);
  expect(found("graft")).toEqual(["/elm/b/", "/elm/a/"]);
  expect(found("graft migration")).toEqual(["/elm/a/", "/elm/b/"]);
});

/** Three pages, of which two are called alike. */
const found = elm(
  [
    ["Oak", "/elm/oak/", [], [], false, ""],
    ["Graft", "/elm/a/", [], [], false, ""],
    ["Grafting", "/elm/b/", [], [], false, ""],
  ],
  [
    [["Knots"], ["knot of an oak"], "", []],
    [["Bark"], [], "", []],
    [["Bark"], [], "", []],
  ],
);

test("the page that the reader is on comes before others that fit as well", () => {
  expect(found("bark")[0]).toBe("/elm/a/#bark");
  expect(found("bark", "/elm/b/")[0]).toBe("/elm/b/#bark");
  expect(found("oak", "/elm/b/")[0]).toBe("/elm/oak/");
});

test("a part comes before the pages on it where all of what it is a part of is named", () => {
  expect(found("oak twig knot")[0]).toBe("/elm/api/oak-twig/#oak-twig-classes-knot");
  expect(found("oak knot")[0]).toBe("/elm/oak/#knots");
});

test("a word means what is called so before a page that explains it; a question means that page", () => {
  const best = elm(
    [
      ["Oak", "/elm/oak/", [], [], false, "The bark of an oak"],
      ["Graft", "/elm/graft/", [], [], false, ""],
    ],
    [
      [[], ["what is bark for"], "", []],
      [["Bark"], [], "", []],
    ],
  );
  expect(best("bark")[0]).toBe("/elm/graft/#bark");
  expect(best(" bark ")[0]).toBe("/elm/graft/#bark");
  expect(best("what is bark")[0]).toBe("/elm/oak/");
});
