import { createHash } from "node:crypto";
import createCache, { type EmotionCache } from "@emotion/cache";
import type { ComponentBlock, DemoBlock, PlaygroundBlock } from "../model/page.gen";

/** The styles that a page's demos use in their prerendered state. */
export interface CriticalStyles {
  /** Names of the styles, for the browser's cache to know what it need not insert again. */
  readonly names: readonly string[];
  readonly css: string;
  /** Site path of the file, named by its content. */
  readonly href: string;
}

/** The key that Emotion's own cache has in the browser: class names must be the same there. */
const key = "css";

/** A cache for the demos of one page. `compat` keeps styles out of the markup. */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key });
  cache.compat = true;
  return cache;
}

/** What the cache gathered, or `null` when no demo of the page uses it. */
export function criticalStyles(cache: EmotionCache): CriticalStyles | null {
  const styles = Object.entries(cache.inserted).filter(
    (style): style is [string, string] => typeof style[1] === "string",
  );
  if (styles.length === 0) return null;
  const css = styles.map(([, text]) => text).join("");
  const digest = createHash("sha256").update(css).digest("base64url").slice(0, 12);
  return { names: styles.map(([name]) => name), css, href: `/_assets/critical-${digest}.css` };
}

/** The caches of a page and of those of its demos that have documents of their own. */
export class PageCaches {
  readonly #page = createPageCache();
  readonly #framed = new Map<DemoBlock, EmotionCache>();

  /** Whose styles must not meet: a framed demo may style its whole document. */
  readonly of = (block: DemoBlock | ComponentBlock | PlaygroundBlock): EmotionCache => {
    if (block.type !== "demo" || block.frameHeight === null) return this.#page;
    const known = this.#framed.get(block) ?? createPageCache();
    this.#framed.set(block, known);
    return known;
  };

  get page(): CriticalStyles | null {
    return criticalStyles(this.#page);
  }
}
