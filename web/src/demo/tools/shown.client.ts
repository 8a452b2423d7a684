import { codeVariant } from "../../settings/preferences.client";
import type { CodeVariant } from "../../settings/demoAddress.client";
import { ofStyling } from "../markup";
import { copySource } from "../../ui/markup";

/** A file as a reader would save it. */
export interface ShownFile {
  readonly name: string;
  readonly source: string;
}

/** In which of its forms a demo is shown. */
export interface ShownForm {
  readonly variant: CodeVariant;
  readonly styling: string;
}

/**
 * The files of a demo in the form that is shown, the entry first, with what a reader changed in
 * them: the text of the page is the truth.
 */
export function shownFiles(demo: HTMLElement): readonly ShownFile[] {
  const blocks = shownPanel(demo)?.querySelectorAll("pre[aria-label]") ?? [];
  return [...blocks].map((block) => ({
    name: block.getAttribute("aria-label") ?? "",
    source: `${block.querySelector(`[${copySource}]`)?.textContent.trimEnd() ?? ""}\n`,
  }));
}

export function shownForm(demo: HTMLElement): ShownForm {
  return { variant: codeVariant.get(), styling: shownPanel(demo)?.getAttribute(ofStyling) ?? "" };
}

function shownPanel(demo: HTMLElement): HTMLElement | undefined {
  const panels = demo.querySelectorAll<HTMLElement>(".demo-panel");
  return [...panels].find((panel) => panel.checkVisibility());
}
