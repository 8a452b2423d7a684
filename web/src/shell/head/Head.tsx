import type { ReactNode } from "react";
import { fontSheets } from "../../model/fontSheets";
import type { Page } from "../../model/page.gen";
import { PrePaint } from "../../ui/PrePaint";
import { type Joined, StyleLinks } from "../../ui/StyleLinks";
import { iconOf } from "./favicon";
import { Fonts } from "./Fonts";
import { Sharing } from "./Sharing";
import { familyOf, type Shell } from "../shell";
import { themeColorScheme } from "../../settings/markup";
import { lateStyles } from "../../ui/markup";

/** The colors that browsers paint around a page: `--neutral-1` of either scheme, in sRGB. */
export const themeColors = [
  ["light", "#fdfdfe"],
  ["dark", "#0f1113"],
] as const;

export interface HeadProps {
  readonly shell: Shell;
  readonly page: Page;
  /** Further stylesheets of this page, after those of the shell. */
  readonly stylesheets: readonly string[];
  /** Those of them that are in the file of `critical`. */
  readonly joined?: Joined | undefined;
  /** The link to the styles of its demos, after those. */
  readonly critical?: ReactNode;
  /** Whether it shows something live. */
  readonly live?: boolean;
}

/** The data of a page for browsers, search engines and analytics. */
export function Head({ shell, page, stylesheets, joined, critical, live = false }: HeadProps) {
  const { assets, model } = shell;
  const family = familyOf(shell, page);
  // Where a site is written nothing says which fonts a sheet loads.
  const plain = (assets.parts["code"] ?? []).filter((href) => assets.faces[href] === undefined);
  const special = page.script === null ? undefined : assets.special[page.script];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{titleOf(page.title, family?.name ?? model.title)}</title>
      <meta name="description" content={page.description} />
      {page.canonical !== null && <link rel="canonical" href={page.canonical} />}
      {page.robots !== null && <meta name="robots" content={page.robots} />}
      {/* Pages of the engine are no texts. */}
      {page.sourcePath !== "" && <link rel="alternate" type="text/markdown" href="index.md" />}
      {page.feeds.map(({ title, href }) => (
        <link
          key={href}
          rel="alternate"
          type={`application/${title.toLowerCase()}+xml`}
          title={`${model.title} (${title})`}
          href={href}
        />
      ))}
      <Sharing page={page} site={model.title} />
      <Identity page={page} />
      <ThemeColors />
      <link rel="icon" href={iconOf(model, family)} />
      <Fonts assets={assets} stylesheets={stylesheets} joined={joined} />
      <StyleLinks hrefs={[...assets.stylesheets, ...plain, ...stylesheets]} joined={joined} />
      {critical}
      <StyleLinks hrefs={special?.stylesheets ?? []} />
      <LateFonts shell={shell} page={page} />
      {/* After the styles: it must know them, and run before the first paint. */}
      <PrePaint assets={assets} />
      {/* Nothing of the first paint waits for it, so it may not take the line from the styles. */}
      <script type="module" src={assets.script} fetchPriority="low" />
      {live && assets.live !== "" && <script type="module" src={assets.live} fetchPriority="low" />}
      {special && <script type="module" src={special.script} />}
    </head>
  );
}

/**
 * Fonts that this page needs, or its demos as readers edit them. Disabled they are not asked for;
 * `lateFonts.client.ts` puts them to use when the page is there.
 */
function LateFonts({ shell: { assets, model }, page }: Pick<HeadProps, "shell" | "page">) {
  const hasDemos = Object.keys(page.demos).length > 0;
  const names = new Set([...page.fonts, ...(hasDemos ? model.demoFonts : [])]);
  return fontSheets([...names], assets, model).map((href) => (
    <link
      key={href}
      rel="stylesheet"
      href={href}
      {...{ disabled: true }}
      {...{ [lateStyles]: "" }}
    />
  ));
}

function titleOf(title: string, place: string): string {
  return title === place ? title : `${title} - ${place}`;
}

function Identity({ page: { identity } }: { readonly page: Page }) {
  const { productId, categoryId } = identity;
  return (
    <>
      {productId !== null && <meta name="docs:productId" content={productId} />}
      {categoryId !== null && <meta name="docs:productCategoryId" content={categoryId} />}
    </>
  );
}

function ThemeColors() {
  return themeColors.map(([scheme, color]) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={color}
      {...{ [themeColorScheme]: scheme }}
    />
  ));
}
