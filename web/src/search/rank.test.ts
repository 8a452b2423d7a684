import { expect, test } from "vitest";
import type { SearchIndex, SearchMembers } from "../model/page.gen";
import { nearestNames } from "./nearest";
import { type Hit, Ranking } from "./rank";
import { product, readRanking } from "./sample";
import { iconsOf, membersOf, sectionsOf, symbolsOf } from "./symbols";

const index: SearchIndex = {
  version: 7,
  language: "en",
  ranking: readRanking(),
  textBase: null,
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
const none: SearchMembers = {
  prop: [],
  slot: [],
  class: [],
  cssVariable: [],
  themeKey: [],
  type: [],
  texts: [],
};

function ranking(): Ranking {
  const made = new Ranking(index);
  made.add(symbolsOf(index));
  made.add(
    sectionsOf(index, 0, {
      pages: [[["Falling", ["In autumn", "then"]], ["green on a twig"], "shade", []]],
    }),
  );
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

function first(text: string, place = 0): string | undefined {
  return ranking().find({ text, product: place }).hits[0]?.place.href;
}

test("a part of several says what it is where it stands", () => {
  const told = (text: string) => ranking().find({ text, product: 0 }).hits[0]?.place.type;
  expect(told("LeafVein disableWind")).toBe("'mild' | 'all'");
  expect(told("Leaf disableWind")).toBe("boolean = false");
  expect(told("--Leaf-gap")).toBe("");
});

test("a named type is found where its page opens it", () => {
  expect(first("LeafShape")).toBe("/acorn/api/leaf-vein/#leaf-vein-type-LeafShape");
});

test("a name in small letters is read as its words, and a word is not looked for inside of others", () => {
  expect(first("leafvein disablewind")).toBe("/acorn/api/leaf-vein/#leaf-vein-prop-disableWind");
  expect(first("ind")).toBeUndefined();
});

test("of the places of a part the one near the reader is meant, unless the query names another", () => {
  const place = (text: string, page: string) =>
    ranking().find({ text, product: 0, page }).hits[0]?.place.href;
  const vein = "/acorn/api/leaf-vein/#leaf-vein-prop-disableWind";
  expect(place("disableWind", "/pine/")).toBe("/acorn/api/leaf/#leaf-prop-disableWind");
  expect(place("disableWind", "/acorn/api/leaf-vein/")).toBe(vein);
  expect(place("LeafVein disableWind", "/acorn/api/leaf/")).toBe(vein);
});

test("an answer says whether words are left over", () => {
  const loose = (text: string) => ranking().find({ text, product: 0 }).hits[0]?.loose;
  expect([loose("leaf"), loose("leaf zebra crossing")]).toEqual([false, true]);
});

test("nothing is found for a character that ends strings elsewhere", () => {
  expect(ranking().find({ text: "\0", product: 0 }).hits).toEqual([]);
});

test("a huge query is cut, and hostile ones are only text", () => {
  expect(first("leaf ".repeat(100_000))).toBe("/acorn/leaf/");
  const made = ranking();
  const signs = Array.from("aZ0 <>\"'`\\/*+?()[]{}|^$.%&#;:\n\0é漢🌲\u202e\ud800");
  let seed = 7;
  for (let run = 0; run < 300; run++) {
    const text = Array.from({ length: run % 60 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return signs[seed % signs.length] ?? "";
    }).join("");
    expect(made.find({ text, product: -1 }).hits.every(({ score }) => Number.isFinite(score))).toBe(
      true,
    );
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

test("a page that is seldom meant comes after others, unless a word asks for it", () => {
  const pages: SearchIndex["products"][number]["pages"] = [
    ["Graft", "/elm/a/", [], [], true, ""],
    ["Graft", "/elm/b/", [], [], false, ""],
  ];
  const elm = { ...index, products: [{ ...product, id: "elm", name: "Elm Kit", pages }] };
  const made = new Ranking(elm);
  made.add(symbolsOf(elm));
  const found = (text: string) =>
    made.find({ text, product: 0 }).hits.map(({ place }) => place.href);
  expect(found("graft")).toEqual(["/elm/b/", "/elm/a/"]);
  expect(found("graft migration")).toEqual(["/elm/a/", "/elm/b/"]);
});

/** Names in their order, among three pages of which two are called alike. */
function found(text: string, page?: string) {
  const pages: SearchIndex["products"][number]["pages"] = [
    ["Oak", "/elm/oak/", [], [], false, ""],
    ["Graft", "/elm/a/", [], [], false, ""],
    ["Grafting", "/elm/b/", [], [], false, ""],
  ];
  const entries: SearchIndex["products"][number]["entries"] = [
    ["OakTwig", "component", "/elm/api/oak-twig/", "oak-twig", false],
  ];
  const elm = { ...index, products: [{ ...product, id: "elm", name: "Elm Kit", pages, entries }] };
  const made = new Ranking(elm);
  made.add(symbolsOf(elm));
  const guides = [
    [["Knots"], ["knot of an oak"], "", []],
    [["Bark"], [], "", []],
    [["Bark"], [], "", []],
  ] as const;
  made.add(sectionsOf(elm, 0, { pages: guides }));
  made.add(membersOf(elm, 0, { ...none, class: [["knot", [0], []]] }));
  const { hits } = made.find({ text, product: 0, ...(page === undefined ? {} : { page }) });
  return hits.map(({ place }) => place.href);
}

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
  const pages: SearchIndex["products"][number]["pages"] = [
    ["Oak", "/elm/oak/", [], [], false, "The bark of an oak"],
    ["Graft", "/elm/graft/", [], [], false, ""],
  ];
  const elm = { ...index, products: [{ ...product, id: "elm", name: "Elm Kit", pages }] };
  const made = new Ranking(elm);
  made.add(symbolsOf(elm));
  const guides = [
    [[], ["what is bark for"], "", []],
    [["Bark"], [], "", []],
  ] as const;
  made.add(sectionsOf(elm, 0, { pages: guides }));
  const best = (text: string) => made.find({ text, product: 0 }).hits[0]?.place.href;
  expect(best("bark")).toBe("/elm/graft/#bark");
  expect(best(" bark ")).toBe("/elm/graft/#bark");
  expect(best("what is bark")).toBe("/elm/oak/");
});
