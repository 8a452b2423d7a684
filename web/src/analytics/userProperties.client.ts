import { codeStyling, codeVariant } from "../settings/preferences.client";
import { colorScheme } from "../settings/colorScheme.client";
import type { Fields } from "./tag.client";

const prefersDark = "(prefers-color-scheme: dark)";

/** The properties of a reader now. */
export function userProperties(root: Document): Fields {
  return {
    codeVariant: codeVariant.get(),
    userLanguage: root.documentElement.lang,
    devicePixelRatio,
    colorSchemeOS: matchMedia(prefersDark).matches ? "dark" : "light",
    colorScheme: colorScheme.get(),
    codeStylingVariant: codeStyling.get(),
  };
}

/** Calls `listener` whenever one of them may have changed. */
export function watchUserProperties(listener: () => void): void {
  for (const preference of [codeVariant, codeStyling, colorScheme]) preference.subscribe(listener);
  matchMedia(prefersDark).addEventListener("change", listener);
  watchPixelRatio(listener);
}

/** A query holds for one ratio, so each change needs the next. */
function watchPixelRatio(listener: () => void): void {
  matchMedia(`(resolution: ${String(devicePixelRatio)}dppx)`).addEventListener(
    "change",
    () => {
      listener();
      watchPixelRatio(listener);
    },
    { once: true },
  );
}
