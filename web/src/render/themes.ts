import { providers } from "showfloor:registry";
import { followDevice } from "./followDevice";
import { stageFamily } from "../browser/markup";

/**
 * Writes the theme of each family that has one as CSS.
 *
 * It goes to the layer of the shell's base, so that a demo frame can still choose its background.
 */
export async function themeSheets(): Promise<Record<string, string>> {
  const sheets: Record<string, string> = {};
  for (const family of Object.keys(providers)) {
    const sheet = await themeSheet(family);
    if (sheet !== undefined) sheets[family] = sheet;
  }
  return sheets;
}

/** The same of one family; nothing where it has no theme. */
export async function themeSheet(family: string): Promise<string | undefined> {
  const provider = await providers[family]?.();
  const css = provider?.styleSheet?.(`[${stageFamily}="${family}"]`);
  return css === undefined ? undefined : followDevice(`@layer s-base{${css}}`);
}

/** Names the families whose theme can be inspected. */
export async function themedFamilies(): Promise<string[]> {
  const families = await Promise.all(
    Object.entries(providers).map(async ([family, load]) => {
      const { themeOf } = await load();
      return themeOf === undefined ? [] : [family];
    }),
  );
  return families.flat();
}
