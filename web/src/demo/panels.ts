import type { CodeFile, Demo, DemoBlock, DemoVariant } from "../model/page.gen";

/** The code of a demo in one styling and one or both languages. */
export interface Panel {
  readonly key: string;
  readonly styling: DemoVariant["styling"];
  /** As the values of an attribute: `ts`, `js`, or both where they do not differ. */
  readonly languages: string;
  readonly files: readonly CodeFile[];
}

/** How much code a demo shows: now, and when a reader folds it. */
export interface CodeState {
  readonly now: "preview" | "expanded" | "hidden";
  readonly folded: "preview" | "hidden";
}

/** The panels of a demo; code that reads the same in both languages is written once. */
export function panelsOf(demo: Demo): readonly Panel[] {
  return demo.variants.flatMap(({ styling, ts, js }) => {
    const panel = (languages: string, files: readonly CodeFile[]): Panel => {
      return { key: `${styling} ${languages}`, styling, languages, files };
    };
    return sameText(ts, js) ? [panel("ts js", ts)] : [panel("ts", ts), panel("js", js)];
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
    "data-variant": panel.languages,
    "data-styling": panel.styling,
    "data-first": isFirst(panel, demo) ? "" : undefined,
  };
}

/** Whether a panel's styling is the demo's first, which shows where the chosen one is missing. */
function isFirst({ styling }: Panel, { variants }: Demo): boolean {
  return styling === variants[0]?.styling;
}

/** Whether all of a file is deferred: nothing of it shows at first. */
export function isDeferred(file: CodeFile, panel: Panel, demo: Demo, { now }: CodeState): boolean {
  const isOpen = isFirst(panel, demo) && panel.languages.startsWith("ts") && now !== "hidden";
  const isShown = panel.files.length === 1 || now === "expanded" || file.preview !== null;
  return !(isOpen && isShown);
}

function isShownWhole([file, ...others]: readonly CodeFile[]): boolean {
  if (file?.preview == null || others.length > 0) return false;
  const [first, last] = file.preview;
  return first === 1 && last === file.source.trimEnd().split("\n").length;
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
  const [first, last] = file.preview ?? [1, 0];
  return now === "preview" ? last - first + 2 : file.source.trimEnd().split("\n").length;
}

/** The markup of a file in three parts, of which the lines of the preview are the middle one. */
export interface ShownParts {
  readonly before: string;
  readonly shown: string;
  readonly after: string;
}

/** Lines are elements that end with the end of the line. */
const lineEnd = /(?<=\n<\/span>)/;

export function shownParts({ html, preview }: CodeFile): ShownParts {
  const lines = html.split(lineEnd);
  const [first, last] = preview ?? [1, lines.length];
  const part = (from: number, to: number) => lines.slice(from, to).join("");
  return {
    before: part(0, first - 1),
    shown: part(first - 1, last),
    after: part(last, lines.length),
  };
}
