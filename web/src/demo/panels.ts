import type { CodeFile, Demo, DemoBlock, DemoVariant, Joined } from "../model/page.gen";
import { ofVariant, ofStyling, firstStyling } from "./markup";

/** The code of a demo in one styling and one or both languages. */
export interface Panel {
  readonly key: string;
  readonly styling: DemoVariant["styling"];
  /** As the values of an attribute: `ts`, `js`, or both where they do not differ. */
  readonly languages: string;
  readonly files: readonly CodeFile[];
  /** The files as one; `null` where they are copied one after the other. */
  readonly joined: Joined["ts"];
}

/** How much code a demo shows: now, and when a reader folds it. */
export interface CodeState {
  readonly now: "preview" | "expanded" | "hidden";
  readonly folded: "preview" | "hidden";
}

/** The panels of a demo; code that reads the same in both languages is written once. */
export function panelsOf(demo: Demo): readonly Panel[] {
  return demo.variants.flatMap(({ styling, ts, js, joined }) => {
    const panel = (languages: string, files: readonly CodeFile[], one: Panel["joined"]): Panel => {
      return { key: `${styling} ${languages}`, styling, languages, files, joined: one };
    };
    if (sameText(ts, js)) return [panel("ts js", ts, joined.ts)];
    return [panel("ts", ts, joined.ts), panel("js", js, joined.js)];
  });
}

function sameText(ts: readonly CodeFile[], js: readonly CodeFile[]): boolean {
  return ts.length === js.length && ts.every(({ source }, index) => js[index]?.source === source);
}

/** The state that the directive asks for, as far as the code has it. A preview of all lines is all the code. */
export function codeState({ defaultCode }: DemoBlock, demo: Demo): CodeState {
  if (defaultCode === "preview" && demo.variants.every(({ ts }) => isShownWhole(ts))) {
    return { now: "expanded", folded: "hidden" };
  }
  const hasPreview = demo.variants.some(({ ts }) => ts[0]?.preview != null);
  const folded = hasPreview && defaultCode !== "hidden" ? "preview" : "hidden";
  return { now: defaultCode === "expanded" ? "expanded" : folded, folded };
}

/** Attributes of what belongs to one form of a demo: styles show that of the form that is chosen. */
export function formOf(panel: Panel, demo: Demo) {
  return {
    [ofVariant]: panel.languages,
    [ofStyling]: panel.styling,
    [firstStyling]: isFirst(panel, demo) ? "" : undefined,
  };
}

/** Whether a panel's styling is the demo's first, which shows where the chosen one is missing. */
function isFirst({ styling }: Panel, { variants }: Demo): boolean {
  return styling === variants[0]?.styling;
}

/**
 * Whether the page of a demo leaves a file out, to be fetched when a reader asks for it: pages have the
 * first form of each demo, of which all but the entry and the file of the preview are behind tabs.
 */
export function isFetched(file: CodeFile, panel: Panel, demo: Demo): boolean {
  const isFirstForm = isFirst(panel, demo) && panel.languages.startsWith("ts");
  return !isFirstForm || (file !== panel.files[0] && file.preview === null);
}

/**
 * What pages leave out of the code of a demo, by form, and how its files are joined; nothing of most demos
 * without types.
 */
export function fetchedForms(demo: Demo): readonly Panel[] {
  return panelsOf(demo)
    .map((panel) => ({
      ...panel,
      files: panel.files.filter((file) => isFetched(file, panel, demo)),
    }))
    .filter(({ files, joined }) => files.length > 0 || joined !== null);
}

function isShownWhole([file, ...others]: readonly CodeFile[]): boolean {
  if (file?.preview == null || others.length > 0) return false;
  return previewLines(file) === lineCount(file);
}

/** How far the lines of a preview are indented, in characters: it is shown without that. */
export function previewIndent({ source, preview }: CodeFile): number {
  if (preview === null) return 0;
  const [first, last] = preview;
  const lines = source.split("\n").slice(first - 1, last);
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return indents.length === 0 ? 0 : Math.min(...indents);
}

/** How many lines of code a demo shows at first, with the one above folded code that names its imports. */
export function shownLines({ variants }: Demo, { now }: CodeState): number {
  const file = variants[0]?.ts[0];
  if (file === undefined || now === "hidden") return 0;
  return now === "preview" && file.preview !== null ? previewLines(file) + 1 : lineCount(file);
}

export function lineCount({ source }: CodeFile): number {
  return source.trimEnd().split("\n").length;
}

/** How many lines the preview of a file has; 0 without one. */
export function previewLines({ preview }: CodeFile): number {
  return preview === null ? 0 : preview[1] - preview[0] + 1;
}
