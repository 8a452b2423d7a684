import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";
import { followDevice } from "./followDevice";
import { hashedPath } from "./hashedPath";
import { withoutFonts } from "./sheets";
import type { SchemeMarks } from "../demo/stagePlaces";
import { scopedText } from "./stageScope";
import { withoutPrefixes } from "./withoutPrefixes";
import type { CatalogBlock, ComponentBlock, DemoBlock, PlaygroundBlock } from "../model/page.gen";

/** The styles that a page's demos use in their prerendered state, after the sheets it was joined to. */
export interface CriticalStyles {
  /** Names of the styles of demos, for the browser's cache to know what it need not insert again. */
  readonly names: readonly string[];
  /** Site path of the file, named by its content. */
  readonly href: string;
  /** Whether right-to-left pages have another file, at `rtlPath` of this one. */
  readonly mirrored: boolean;
  /** The files by site path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The styles that a document links, and their files. */
export interface WrittenStyles {
  /** `null` when no demo uses the caches and nothing was joined. */
  readonly critical: CriticalStyles | null;
  /** The style sheets that are in its file too, but for the fonts that they load, by site path. */
  readonly joined: ReadonlyMap<string, string>;
  /** All files by site path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The caches that two renderings of one demo fill. */
export interface DirectionCaches {
  readonly ltr: EmotionCache;
  readonly rtl: EmotionCache;
}

/** The key that Emotion's own cache has in the browser: class names must be the same there. */
const key = "css";

/** No plugins: nothing is mirrored. */
const noPlugins: StylisPlugin[] = [];

/** Gathers the styles of demos, and the same styles for right-to-left pages. */
export class PageStyles {
  /** How the styles of libraries know the color scheme. */
  readonly marks: SchemeMarks;
  readonly #ltr = createPageCache();
  readonly #rtl = new Map<StylisPlugin[], EmotionCache>();
  #joined: ReadonlyMap<string, string> = new Map();
  #written: { readonly size: number; readonly styles: WrittenStyles } | undefined;

  /** @param hasShell Whether the shell is around the demos. */
  constructor(
    marks: SchemeMarks,
    readonly hasShell = true,
  ) {
    this.marks = marks;
  }

  /**
   * Takes style sheets into the file, as each file more holds the page up. A page that has one sheet
   * and nothing else keeps that, which other pages have too.
   */
  join(sheets: ReadonlyMap<string, string>): void {
    if (sheets.size <= 1 && stylesOf(this.#ltr).length === 0) return;
    this.#joined = sheets;
    this.#written = undefined;
  }

  /** The caches for a demo whose right-to-left cache has these plugins. */
  caches(plugins = noPlugins): DirectionCaches {
    const rtl = this.#rtl.get(plugins) ?? createPageCache(plugins);
    this.#rtl.set(plugins, rtl);
    const { insert } = this.#ltr;
    // Styles that the browser does not insert in one direction have to be there in the other.
    const insertBoth: EmotionCache["insert"] = (...style) => {
      rtl.insert(...style);
      return insert(...style);
    };
    return { ltr: { ...this.#ltr, insert: insertBoth }, rtl };
  }

  /** Writes what was gathered; a page whose text alone changed comes with the same styles again. */
  write(): WrittenStyles {
    const size = this.#countStyles();
    if (this.#written?.size !== size) this.#written = { size, styles: this.#writeAll() };
    return this.#written.styles;
  }

  /** Caches only grow. */
  #countStyles(): number {
    const caches = [this.#ltr, ...this.#rtl.values()];
    return caches.reduce((sum, { inserted }) => sum + Object.keys(inserted).length, 0);
  }

  #writeAll(): WrittenStyles {
    const critical = this.#writeStyles();
    return { critical, joined: this.#joined, files: critical?.files ?? {} };
  }

  #writeStyles(): CriticalStyles | null {
    const ltr = stylesOf(this.#ltr);
    const before = [...this.#joined.values()].map(withoutFonts).join("\n");
    if (ltr.length === 0 && before === "") return null;
    const css = followDevice(before + this.#sheetOf(ltr));
    const rtlCss = followDevice(before + this.#sheetOf([...this.#rtl.values()].flatMap(stylesOf)));
    const mirrored = rtlCss !== css;
    const href = hashedPath("critical", mirrored ? css + rtlCss : css, "css");
    const files = { [href]: css, ...(mirrored && { [rtlPath(href)]: rtlCss }) };
    return { names: ltr.map(([name]) => name), href, mirrored, files };
  }

  #sheetOf(styles: readonly [string, string][]): string {
    return withoutPrefixes(styles.map(([, text]) => this.#onStages(text)).join(""));
  }

  /** Keeps a style on stages; one that begins with a class of the cache cannot reach the shell. */
  #onStages(text: string): string {
    const marks = [...this.marks.light, ...this.marks.dark];
    if (!this.hasShell) return text;
    if (text.startsWith(`.${key}-`) && !marks.some((mark) => text.includes(mark))) return text;
    return scopedText(text, this.marks);
  }
}

/** Site path of the right-to-left form of a style sheet; `demo/direction/mirroredStyles.client.ts` agrees. */
function rtlPath(href: string): string {
  return href.replace(/css$/, "rtl.css");
}

/** A cache for the demos of one page. `compat` keeps styles out of the markup. */
function createPageCache(plugins: StylisPlugin[] = noPlugins): EmotionCache {
  const cache = createCache(plugins === noPlugins ? { key } : { key, stylisPlugins: plugins });
  cache.compat = true;
  return cache;
}

function stylesOf(cache: EmotionCache): [string, string][] {
  return Object.entries(cache.inserted).filter(
    (style): style is [string, string] => typeof style[1] === "string",
  );
}

/** The styles of a page and of those of its demos that have documents of their own. */
export class StylesOfDocuments {
  readonly page: PageStyles;
  readonly #framed = new Map<DemoBlock, PageStyles>();

  constructor(marks: SchemeMarks) {
    this.page = new PageStyles(marks);
  }

  /** Whose styles must not meet: a framed demo may style its whole document. */
  readonly of = (
    block: CatalogBlock | ComponentBlock | DemoBlock | PlaygroundBlock,
  ): PageStyles => {
    if (block.type !== "demo" || block.frameHeight === null) return this.page;
    const known = this.#framed.get(block) ?? new PageStyles(this.page.marks, false);
    this.#framed.set(block, known);
    return known;
  };
}
