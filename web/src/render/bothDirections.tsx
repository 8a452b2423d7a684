import type { StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import type { Prerendered } from "../demo/islands";
import { PageDirection } from "../demo/provider";
import type { Direction } from "../settings/preferences.client";
import type { PageStyles } from "./critical";
import { collectStyles } from "./collectedStyles";
import { misnested } from "./nesting";

interface IslandContent {
  /** Returns the node to render for a direction. */
  readonly nodeFor: (direction: Direction) => ReactNode;
  readonly render: (node: ReactNode, options: { identifierPrefix: string }) => string;
  /** Of the island, and of the ids in it. */
  readonly prefix: string;
  /** Of its right-to-left styling cache. */
  readonly plugins: StylisPlugin[] | undefined;
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
    const html = render(
      <CacheProvider value={caches[direction]}>
        <PageDirection value={direction}>{nodeFor(direction)}</PageDirection>
      </CacheProvider>,
      { identifierPrefix: prefix },
    );
    return collectStyles(html, caches[direction], styles.marks);
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
