import { expect, test } from "vitest";
import type { SearchGuide, SearchIndex } from "../model/page.gen";
import { type Query, Ranking } from "./rank";
import { product, readRanking } from "./sample";
import { iconsOf, membersOf, type Named, sectionsOf, symbolsOf, type PageField } from "./symbols";

type Product = SearchIndex["products"][number];

type Headings = readonly SearchGuide[];

/** These products, and what more there is in them. */
function rank(
  products: readonly Partial<Product>[],
  more: (index: SearchIndex) => Iterable<Named | PageField> = () => [],
): Ranking {
  const index: SearchIndex = {
    version: 7,
    language: "en",
    ranking: readRanking(),
    textBase: null,
    products: products.map((one, at) => ({
      ...product,
      id: `kit-${String(at)}`,
      name: "Kit",
      ...one,
    })),
  };
  const ranking = new Ranking(index);
  ranking.add(symbolsOf(index));
  ranking.add(more(index));
  return ranking;
}

function sections(pages: Headings) {
  return (index: SearchIndex) => sectionsOf(index, 0, { pages });
}

function component(name: string, href = `/${name}/`): Product["entries"][number] {
  return [name, "component", href, name.toLowerCase(), false];
}

function page(title: string, href: string): Product["pages"][number] {
  return [title, href, [], [], false, ""];
}

function found(ranking: Ranking, text: string, query: Partial<Query> = {}): string[] {
  return ranking.find({ text, product: -1, ...query }).hits.map(({ place }) => place.href);
}

/** What is found, and whether words of the query are left over. */
function loose(ranking: Ranking, text: string) {
  return ranking.find({ text, product: -1 }).hits.map((hit) => [hit.place.href, hit.loose]);
}

test.each([
  ["a name of one word as two, before another order", "tool tip", ["Tooltip", "TipTool"]],
  ["two words as one of a name", "delay tool tip", ["TooltipDelay", "DelayToolTips"]],
  ["a name of two words as one", "leafvein", ["LeafVein", "LeafVeins"]],
])("%s is found: %s", (_, query, names) => {
  const ranking = rank([{ entries: names.toReversed().map((name) => component(name)) }]);
  expect(found(ranking, query)).toEqual(names.map((name) => `/${name}/`));
});

test("a name that is written as two words may lack a letter", () =>
  expect(loose(rank([{ entries: [component("Tooltip")] }]), "tol tip")).toEqual([
    ["/Tooltip/", false],
  ]));

test("of very many the best are shown, and all are counted", () => {
  const many = Array.from({ length: 260 }, (_, at) => component(`Leaf${String(at + 100)}`));
  const ranking = rank([{ entries: many.toSpliced(11, 0, component("Leaf")) }]);
  const { hits, counts } = ranking.find({ text: "leaf", product: -1 });
  expect([hits.length, hits[0]?.symbol.name]).toEqual([250, "Leaf"]);
  expect([...counts]).toEqual([[0, 261]]);
});

test("each product is counted, whichever is wanted", () => {
  const ranking = rank([
    { entries: [component("Leaf"), component("LeafVein")] },
    { entries: [component("Leaf", "/other/")] },
  ]);
  for (const only of [-1, 0, 1]) {
    const { counts } = ranking.find({ text: "leaf", product: -1, only });
    expect([...counts].sort()).toEqual([
      [0, 2],
      [1, 1],
    ]);
  }
  expect(found(ranking, "leaf", { only: 1 })).toEqual(["/other/"]);
  expect(found(ranking, "leaf")).toHaveLength(3);
});

test("equals come by product, then the shorter name, then by their addresses", () => {
  const products = [
    { entries: [component("Leaf", "/z/")] },
    { entries: [component("Leaf", "/a/")] },
  ];
  expect(found(rank(products), "leaf")).toEqual(["/z/", "/a/"]);
  const named = [component("Leaf()", "/a/"), component("Leaf", "/b/")];
  expect(found(rank([{ entries: named }]), "leaf")).toEqual(["/b/", "/a/"]);
  const addresses = ["/b/", "/c/", "/a/"].map((href) => component("Leaf", href));
  expect(found(rank([{ entries: addresses }]), "leaf")).toEqual(["/a/", "/b/", "/c/"]);
});

/** Two pages that explain what has a name, the second with more words. */
const explained = [page("Trees", "/a/"), page("Gardens", "/z/")];
const explaining: Headings = [
  [[], ["oak graft"], "", ["oak graft"]],
  [[], ["oak graft", "graft of an oak"], "oak graft", ["oak graft"]],
];

test("an exact name comes before pages that explain it, and a longer name comes next", () => {
  const products = [{ entries: [component("OakGraft")], pages: explained }];
  const ranking = rank(products, sections(explaining));
  expect(found(ranking, "oak graft")).toEqual(["/OakGraft/", "/z/", "/a/"]);
});

test("an icon comes before pages where the query says that an icon is meant", () => {
  const ranking = rank([{ pages: explained }], function* both(index) {
    yield* sections(explaining)(index);
    yield* iconsOf(index, 0, { address: "/icons/", names: ["OakGraft"], synonyms: [""] });
  });
  expect(found(ranking, "oak graft")).toEqual(["/z/", "/a/", "/icons/OakGraft"]);
  expect(found(ranking, "oak graft icon")[0]).toBe("/icons/OakGraft");
});

test("the heading that has the words of a query comes before its page, other headings after", () => {
  const headings: Headings = [[["Oak graft tools", "Oak graft"], ["oak graft"], "", ["oak graft"]]];
  const ranking = rank([{ pages: [page("Trees", "/trees/")] }], sections(headings));
  const hits = ["/trees/#oak-graft", "/trees/", "/trees/#oak-graft-tools"];
  expect(loose(ranking, "oak graft")).toEqual(hits.map((href) => [href, false]));
});

test("headings that are called alike are told apart by the titles of their pages", () => {
  const pages = [page("Oak", "/oak/"), page("Tool Tip", "/tip/"), page("Elm", "/elm/")];
  const pruning: Headings = pages.map(() => [["Pruning", "Growing"], [], "", []]);
  const ranking = rank([{ pages }], sections(pruning));
  expect(found(ranking, "elm pruning")[0]).toBe("/elm/#pruning");
  expect(found(ranking, "oak pruning")[0]).toBe("/oak/#pruning");
  expect(found(ranking, "growing elm")[0]).toBe("/elm/#growing");
  expect(found(ranking, "tooltip pruning")[0]).toBe("/tip/#pruning");
});

test("words that nothing has are left over, as long as one is known", () => {
  const ranking = rank([{ entries: [component("LeafVein")] }]);
  expect(loose(ranking, "leaf vein")).toEqual([["/LeafVein/", false]]);
  expect(loose(ranking, "leaf zebra vein quokka")).toEqual([["/LeafVein/", true]]);
  expect(loose(ranking, "zebra quokka leaf okapi")).toEqual([["/LeafVein/", true]]);
  expect(loose(ranking, "zebra quokka")).toEqual([]);
});

test("an error is found by words of its message", () => {
  const message = ["The branch broke in autumn"];
  const ranking = rank([{ errors: [["Error 7", "/errors/7/", message, [], false, ""]] }]);
  expect(found(ranking, "branch broke")).toEqual(["/errors/7/"]);
});

test("a word for the kind of a thing, or for its product, tells it from others of its name", () => {
  const ranking = rank([
    { name: "Acorn Kit", entries: [component("Leaf"), ["Leaf", "hook", "/hook/", "leaf", false]] },
    { name: "Pine Kit", words: ["conifer"], entries: [component("Leaf", "/pine/")] },
  ]);
  expect(found(ranking, "leaf component")[0]).toBe("/Leaf/");
  expect(found(ranking, "leaf hook")[0]).toBe("/hook/");
  expect(found(ranking, "pine leaf component")[0]).toBe("/pine/");
  expect(found(ranking, "conifer leaf component")[0]).toBe("/pine/");
});

test("a query means its words that say something, and at most eight", () => {
  const ranking = rank([]);
  expect(ranking.parse("how to use the Leaf")).toEqual(["leaf"]);
  expect(ranking.parse("how to")).toEqual(["how", "to"]);
  expect(ranking.parse("b c e f g h k l m n")).toHaveLength(8);
  expect(ranking.parse(`${"x".repeat(119)}yz`)).toEqual([`${"x".repeat(119)}y`]);
});

test("words of names and of texts are known, also by their beginning", () => {
  const ranking = rank([{ pages: [page("Trees", "/trees/")] }], sections([[[], ["bark"], "", []]]));
  const known = ["trees", "tre", "bark", "bar", "zebra"].filter((one) => ranking.knows(one));
  expect(known).toEqual(["trees", "tre", "bark", "bar"]);
});

test("all that can be found is told", () => {
  const ranking = rank([{ entries: [component("Leaf"), component("Twig")] }]);
  expect(Array.from(ranking.symbols(), ({ name }) => name)).toEqual(["Leaf", "Twig"]);
});

/** A page with these texts, among others that have none, and entries. */
function forest(texts: string[], entries: Product["entries"] = []) {
  const others = Array.from({ length: 9 }, (_, at) =>
    page(`Field ${String(at)}`, `/${String(at)}/`),
  );
  const pages = [page("Garden", "/forest/"), ...others];
  return rank([{ pages, entries }], sections([[[], texts, "", []]]));
}

const many = "OakGraftZebraAndManyMoreOthersToo";
test.each([
  ["before a name that has as few words", component("OakGraft", "/few/"), ["/forest/", "/few/"]],
  [
    "after a name that has all",
    [many, "component", "/many/", "many", true],
    ["/many/", "/forest/"],
  ],
] satisfies [string, Product["entries"][number], string[]][])(
  "a page that lacks a word of the query comes %s",
  (_, entry, hits) => {
    const ranking = forest(["oak graft", "graft of an oak"], [entry]);
    expect(found(ranking, "oak graft zebra")).toEqual(hits);
  },
);

test.each(["prunning", "prunning oak", "prunning oak winter"])(
  "a misspelled word finds a page by its text: %s",
  (query) =>
    expect(loose(forest(["pruning oaks in winter"]), query)).toEqual([["/forest/", false]]),
);

test("a text of a page that is not there finds nothing", () => {
  const entries = [component("Leaf"), component("Twig")];
  const ranking = rank([{ entries }], sections([[[], ["bark"], "", []]]));
  expect(found(ranking, "bark")).toEqual([]);
});

test("a page whose title has the words of a query comes before its heading", () => {
  const texts: Headings = [[["Oak graft"], ["oak graft"], "", ["oak graft"]]];
  const ranking = rank([{ pages: [page("Oak graft tools", "/trees/")] }], sections(texts));
  expect(found(ranking, "oak graft")).toEqual(["/trees/", "/trees/#oak-graft"]);
});

test("a part that is called so comes before pages where the query says what kind of part it is", () => {
  const asked = ["knot class", "class of a knot"];
  const texts: Headings = [[[], asked, "knot class", ["knot class"]]];
  const none = { prop: [], slot: [], cssVariable: [], themeKey: [], type: [], texts: [] };
  const products = [{ pages: explained, entries: [component("OakTwig")] }];
  const ranking = rank(products, function* both(index) {
    yield* sections(texts)(index);
    yield* membersOf(index, 0, { ...none, class: [["knot", [0], []]] });
  });
  expect(found(ranking, "knot class")).toEqual(["/OakTwig/#oaktwig-classes-knot", "/a/"]);
});
