import type {
  SearchGuides,
  SearchIcons,
  SearchIndex,
  SearchMembers,
  SearchPage,
  SearchProduct,
  SearchShard,
  SearchWeights,
} from "../model/page.gen";
import { anchor, headingId, words } from "./words";

export type Kind =
  | "guide"
  | "component"
  | "hook"
  | "interface"
  | "section"
  | "prop"
  | "slot"
  | "class"
  | "css-variable"
  | "theme-key"
  | "type"
  | "error"
  | "icon";

/** A part of a page that has words. */
export type Field =
  "title" | "also" | "document" | "heading" | "asked" | "phrase" | "description" | "more";

/** The place of one of several things with the same name. */
export interface Place {
  /** The entry that it is a part of; empty where there is none. */
  readonly parent: string;
  readonly href: string;
  /** Its type and default there. */
  readonly type?: string;
}

/** Something that has a name and a place. */
export interface FoundSymbol {
  readonly kind: Kind;
  readonly name: string;
  /** Its product's place in the index. */
  readonly product: number;
  /** At least one, the most important first. */
  readonly places: readonly Place[];
  readonly deprecated: boolean;
  /** Whether readers rarely want it: a page of which its author says so, or a heading of one. */
  readonly low?: boolean;
}

/** A name by which a symbol is found, and how much a match of it counts, up to 1. */
interface Name {
  readonly text: string;
  readonly weight: number;
}

/** A symbol with everything that it is found by. */
export interface Named {
  readonly symbol: FoundSymbol;
  readonly names: readonly Name[];
  /** Texts whose words tell it from others of its name; one list for all that share them. */
  readonly context: readonly string[];
  /** Words by which it is found after everything that is called so. */
  readonly synonyms?: string;
}

/** A text of a page by which it is found, together with all others. */
export interface PageField {
  readonly route: string;
  readonly field: Field;
  readonly text: string;
}

/** Yields the symbols of the index itself: pages and entries of all products. */
export function* symbolsOf({ products, ranking }: SearchIndex): Generator<Named | PageField> {
  for (const [product, one] of products.entries()) {
    // Of a large product they come with the words of queries.
    if (one.shards === null) yield* guides(one.pages, one, product, ranking.weights);
    yield* entries(one, product);
    yield* errors(one, product);
  }
}

function* guides(
  pages: readonly SearchPage[],
  { name: own, words: more }: SearchProduct,
  product: number,
  { mainName, otherName }: SearchWeights,
): Generator<Named | PageField> {
  for (const [title, route, also, documents, low] of pages) {
    const places = [{ parent: "", href: route }];
    yield {
      symbol: { kind: "guide", name: title, product, places, deprecated: false, low },
      names: [
        { text: title, weight: 1 },
        ...also.map((text) => ({ text, weight: mainName })),
        ...documents.map((text) => ({
          text,
          weight: documents.length === 1 || startsWith(title, text) ? mainName : otherName,
        })),
      ],
      context: [title, ...also, ...documents],
    };
    yield { route, field: "title", text: title };
    yield { route, field: "more", text: [own, ...more].join(" ") };
    for (const text of also) yield { route, field: "also", text };
    for (const text of documents) yield { route, field: "document", text };
  }
}

/** A page on radio groups is the one on radios, too. */
function startsWith(title: string, name: string): boolean {
  return words(title).join("").startsWith(words(name).join(""));
}

function* entries({ entries: rows }: SearchProduct, product: number): Generator<Named> {
  for (const [name, kind, href, , deprecated] of rows) {
    yield {
      symbol: { kind, name, product, places: [{ parent: "", href }], deprecated },
      names: [{ text: name, weight: 1 }],
      context: [],
    };
  }
}

function* errors({ errors: rows }: SearchProduct, product: number): Generator<Named | PageField> {
  for (const [title, route, also] of rows) {
    yield {
      symbol: {
        kind: "error",
        name: title,
        product,
        places: [{ parent: "", href: route }],
        deprecated: false,
      },
      names: [title, ...also].map((text) => ({ text, weight: 1 })),
      context: [],
    };
    for (const text of also) yield { route, field: "description", text };
  }
}

/** The headings of a product's pages, and what else they say. */
export function* sectionsOf(
  { products, ranking }: SearchIndex,
  product: number,
  shard: SearchGuides,
  pages = products[product]?.pages ?? [],
): Generator<Named | PageField> {
  for (const [row, [headings, asked, more, phrases]] of shard.pages.entries()) {
    const page = pages[row] ?? ([] as const);
    const [title = "", route = "", also = [], documents = [], low = false, description = ""] = page;
    // One list for all headings of a page: the ranking takes it in once.
    const context = [title, ...also, ...documents];
    yield { route, field: "description", text: description };
    for (const text of asked) yield { route, field: "asked", text };
    for (const text of phrases) yield { route, field: "phrase", text };
    yield { route, field: "more", text: more };
    for (const heading of headings) {
      const [name, id] = typeof heading === "string" ? [heading, headingId(heading)] : heading;
      const places = [{ parent: title, href: `${route}#${id}` }];
      yield {
        symbol: { kind: "section", name, product, places, deprecated: false, low },
        names: [{ text: name, weight: ranking.weights.sectionName }],
        context,
      };
      yield { route, field: "heading", text: name };
    }
  }
}

/** Some pages of a large product, but for those that are `known`, to which they are added. */
export function* pagesOf(
  index: SearchIndex,
  product: number,
  shard: SearchShard,
  known: Set<string>,
): Generator<Named | PageField> {
  const one = index.products[product];
  if (one === undefined) return;
  const rows = [...shard.pages.entries()].filter(([, [, route]]) => !known.has(route));
  const pages = rows.map(([, page]) => page);
  for (const [, route] of pages) known.add(route);
  yield* guides(pages, one, product, index.ranking.weights);
  const more = rows.flatMap(([row]) => shard.guides.slice(row, row + 1));
  yield* sectionsOf(index, product, { pages: more }, pages);
}

const parts = [
  ["prop", "prop", "prop"],
  ["slot", "slot", "slot"],
  ["class", "class", "classes"],
  ["cssVariable", "css-variable", "css-variable"],
  ["themeKey", "theme-key", ""],
  ["type", "type", "type"],
] as const;

/** The parts of a product's entries. */
export function* membersOf(
  { products }: SearchIndex,
  product: number,
  shard: SearchMembers,
): Generator<Named> {
  const owners = products[product]?.entries ?? [];
  for (const [column, kind, part] of parts) {
    for (const [name, rows, types] of shard[column]) {
      const places = rows.flatMap((row, at) => {
        const [parent, , href, slug] = owners[row] ?? [];
        if (parent === undefined || href === undefined || slug === undefined) return [];
        const route = href.replace(/#.*/, "");
        const id = part === "" ? "" : `#${anchor(slug, part, name.replace(/^-+/, ""))}`;
        const text = shard.texts[(types.length === 1 ? types[0] : types[at]) ?? -1] ?? "";
        return [{ parent, href: part === "" ? href : route + id, type: text }];
      });
      if (places.length === 0) continue;
      yield {
        symbol: { kind, name, product, places, deprecated: false },
        names: [{ text: name, weight: 1 }, ...(kind === "class" ? calledByState(name) : [])],
        context: places.map(({ parent }) => parent),
      };
    }
  }
}

/** `KitTable-row.Kit-selected` is what readers call the selected row. */
function calledByState(name: string): readonly Name[] {
  const [, part, state] = /-(\w+)\.\w+-(\w+)$/.exec(name) ?? [];
  return part === undefined || state === undefined ? [] : [{ text: `${state} ${part}`, weight: 1 }];
}

/** The icons of a product. */
export function* iconsOf(
  { ranking }: SearchIndex,
  product: number,
  shard: SearchIcons,
): Generator<Named> {
  for (const [row, name] of shard.names.entries()) {
    const places = [{ parent: "", href: shard.address + name }];
    yield {
      symbol: { kind: "icon", name, product, places, deprecated: false },
      names: [{ text: name, weight: ranking.weights.iconName }],
      context: [],
      synonyms: shard.synonyms[row] ?? "",
    };
  }
}
