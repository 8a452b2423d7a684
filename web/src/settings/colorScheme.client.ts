import { type PreferenceOptions, createPreference } from "./preference.client";
import { localStore } from "../browser/stores.client";
import { shownScheme } from "../browser/markup";
import { themeColorScheme, colorSchemeChoice } from "./markup";

export type ColorScheme = "system" | "light" | "dark";

const prefersDark = "(prefers-color-scheme: dark)";
const onPaper = "print";

export const colorSchemeOptions: PreferenceOptions<ColorScheme> = {
  name: "colorScheme",
  attribute: colorSchemeChoice,
  values: ["system", "light", "dark"],
  store: localStore,
  show: showScheme,
};

/** The reader's preference. `data-color-scheme` holds the effective scheme: `light` or `dark`. */
export const colorScheme = /* @__PURE__ */ createPreference(colorSchemeOptions);

/** The scheme in which a choice is shown on this device. Printed pages are always light. */
export function effectiveScheme(choice: ColorScheme): "light" | "dark" {
  if (matchMedia(onPaper).matches) return "light";
  if (choice !== "system") return choice;
  return matchMedia(prefersDark).matches ? "dark" : "light";
}

/** Follows the device while the choice is to do so, and turns light while the page is printed. */
export function followSystem(): void {
  for (const query of [prefersDark, onPaper]) {
    matchMedia(query).addEventListener("change", () => {
      showScheme(colorScheme.get());
    });
  }
}

function showScheme(choice: ColorScheme): void {
  const scheme = effectiveScheme(choice);
  document.documentElement.setAttribute(shownScheme, scheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`[${themeColorScheme}]`)) {
    meta.media = meta.getAttribute(themeColorScheme) === scheme ? "all" : "not all";
  }
}
