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
