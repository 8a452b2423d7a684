import type { EmotionCache, StylisPlugin } from "@emotion/cache";
import { CacheProvider, css as emotionCss } from "@emotion/react";
import type { ReactNode } from "react";
import type { Prerendered } from "../demo/islands";
import { PageDirection } from "../demo/provider";
import type { Direction } from "../settings/preferences.client";
import type { PageStyles } from "./critical";
import { misnested } from "./nesting";
import { scopedText } from "./stageScope";
import { collectedStyles } from "../site/markup";
import { emotionStyles } from "../browser/markup";

interface IslandContent {
  /** Returns the node to render for a direction. */
  readonly nodeFor: (direction: Direction) => ReactNode;
  readonly render: (node: ReactNode, options: { identifierPrefix: string }) => string;
  /** Of the island, and of the ids in it. */
  readonly prefix: string;
  /** Of its right-to-left styling cache. */
  readonly plugins: StylisPlugin[] | undefined;
}

type OnDrawn = (direction: Direction, prefix: string) => void;

let onDrawn: OnDrawn | undefined;

/** Has a function called for each island that is drawn, with its prefix: builds count them. */
export function noteDrawn(listener: OnDrawn): void {
  onDrawn = listener;
}

/**
 * Draws an island from left to right and from right to left. Most differ in their styles alone,
 * whose names are the same. Style elements give what is in them to the styles of the page.
 *
 * Throws what rendering throws, and where the markup has a script or a style that the security policy
 * refuses, or elements that browsers nest otherwise.
 */
export function renderBothDirections(
  { nodeFor, render, prefix, plugins }: IslandContent,
  styles: PageStyles,
): Prerendered {
  const caches = styles.caches(plugins);
  const markup = (direction: Direction) => {
    onDrawn?.(direction, prefix);
    const html = render(
      <CacheProvider value={caches[direction]}>
        <PageDirection.Provider value={direction}>{nodeFor(direction)}</PageDirection.Provider>
      </CacheProvider>,
      { identifierPrefix: prefix },
    );
    return collectStyles(html, caches[direction], styles);
  };
  const html = checkedMarkup(markup("ltr"));
  const mirrored = markup("rtl");
  return { html, rtl: mirrored === html ? null : checkedMarkup(mirrored) };
}

const FILLED_STYLE = /<style\b[^>]*>(?!<\/style>)/;

function checkedMarkup(html: string): string {
  if (html.includes("<script>"))
    throw new Error(
      "It would put an inline script into the page, which the security policy refuses. React writes " +
        "one for <form action={function}>: use onSubmit, with event.preventDefault(), instead.",
    );
  if (FILLED_STYLE.test(html))
    throw new Error(
      "It would put an inline style into the page, which the security policy refuses. Emotion writes " +
        "one where a demo brings its own cache: draw it in the browser alone, with `::demo Name client`.",
    );
  const pair = misnested(html);
  if (pair !== undefined)
    throw new Error(
      `<${pair.inner}> cannot stand in <${pair.outer}>: browsers move it, and React draws everything again.`,
    );
  return html;
}

/** A style element with what is in it; Emotion fetches its own again, and draws none of them. */
const filled = new RegExp(`(<style\\b(?![^>]*\\b${emotionStyles}=)[^>]*>)([^<]+)</style>`, "g");

/**
 * Takes what is in style elements, which the security policy refuses in a page, to the styles of the page.
 *
 * @returns the markup with the elements, empty, as the browser draws them too.
 */
function collectStyles(html: string, { inserted }: EmotionCache, styles: PageStyles): string {
  return html.replace(filled, (_, tag: string, css: string) => {
    // Those of a page are scoped when they are written, with the styles of Emotion.
    const { marks, hasShell } = styles;
    inserted[emotionCss([css]).name] = hasShell ? css : scopedText(css, marks);
    return tag.includes(collectedStyles) ? "" : `${tag}</style>`;
  });
}
