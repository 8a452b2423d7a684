import { providers } from "showfloor:registry";

/**
 * Writes the theme of each family that has one as CSS.
 *
 * It goes to the layer of the shell's base, so that a demo frame can still choose its ground.
 */
export async function themeSheets(): Promise<Record<string, string>> {
  const sheets: Record<string, string> = {};
  for (const [family, load] of Object.entries(providers)) {
    const { styleSheet } = await load();
    if (styleSheet !== undefined) {
      sheets[family] = `@layer base{${styleSheet(`[data-stage="${family}"]`)}}`;
    }
  }
  return sheets;
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
