import type { Assets, ShellModel } from "./page.gen";

/** Style sheets of fonts by name: the site's own, or those of the host that it sets. */
export function fontSheets(
  names: readonly string[],
  assets: Assets,
  { fontsHost }: ShellModel,
): string[] {
  return names.flatMap((name) =>
    fontsHost === null
      ? (assets.fonts[name] ?? [])
      : [`${fontsHost.replace(/\/$/, "")}/${name}.css`],
  );
}
