import type { EmotionCache } from "@emotion/cache";
import { css as emotionCss } from "@emotion/react";
import postcss from "postcss";
import { scopeToStage, type SchemeMarks } from "./stageScope";

/** A style element with what is in it; Emotion fetches its own again, and draws none of them. */
const filled = /(<style\b(?![^>]*\bdata-emotion=)[^>]*>)([^<]+)<\/style>/g;

/** Those of `CollectedStyles`, which is nothing in the browser. */
const collected = "data-collected";

/** By their text: demos of a family come with the same. */
const scoped = new Map<string, string>();

/**
 * Takes what is in style elements, which the security policy refuses in a page, to the styles of the page.
 *
 * @returns the markup with the elements, empty, as the browser draws them too.
 */
export function collectStyles(
  html: string,
  { inserted }: EmotionCache,
  marks: SchemeMarks,
): string {
  return html.replace(filled, (_, tag: string, css: string) => {
    inserted[emotionCss([css]).name] = scopedText(css, marks);
    return tag.includes(collected) ? "" : `${tag}</style>`;
  });
}

function scopedText(css: string, marks: SchemeMarks): string {
  const known = scoped.get(css);
  if (known !== undefined) return known;
  const root = postcss.parse(css);
  scopeToStage(root, marks);
  const text = root.toString();
  scoped.set(css, text);
  return text;
}
