import { codeVariant } from "../../settings/preferences.client";
import type { Joined } from "../../model/page.gen";
import type { CodeVariant } from "../../settings/demoAddress.client";
import { hasEdits } from "../../browser/markup";
import { joinedFiles, ofStyling } from "../markup";
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

/** How the shown files are joined to one; `null` where they cannot be, as pieces of edited files are unknown. */
export function shownJoined(demo: HTMLElement): Joined["ts"] {
  const pieces = shownPanel(demo)?.querySelector(`:scope:not([${hasEdits}]) > [${joinedFiles}]`);
  return pieces == null ? null : (JSON.parse(pieces.textContent) as Joined["ts"]);
}

export function shownForm(demo: HTMLElement): ShownForm {
  return { variant: codeVariant.get(), styling: shownPanel(demo)?.getAttribute(ofStyling) ?? "" };
}

function shownPanel(demo: HTMLElement): HTMLElement | undefined {
  const panels = demo.querySelectorAll<HTMLElement>(".demo-panel");
  return [...panels].find((panel) => panel.checkVisibility());
}
