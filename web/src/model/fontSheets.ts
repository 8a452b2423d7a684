import type { Assets, Page, ShellModel } from "./page.gen";

/** Style sheets of the fonts that a page names: the site's own, or those of the host that it sets. */
export function fontSheets(page: Page, assets: Assets, { fontsHost }: ShellModel): string[] {
  return page.fonts.flatMap((name) =>
    fontsHost === null
      ? (assets.fonts[name] ?? [])
      : [`${fontsHost.replace(/\/$/, "")}/${name}.css`],
  );
}
