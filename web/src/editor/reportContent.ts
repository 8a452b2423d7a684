import type { Place } from "./sandbox/messages";
import type { Report } from "./sessionMachine";
import type { TranslateEditor } from "./readEditorMessages.client";

/** Something that a reader has to know about the code, at a place of it. */
export interface Mistake extends Place {
  readonly message: string;
}

/** What the stage says to a reader. */
export type ReportContent =
  /** A mistake in the code. */
  | { readonly kind: "mistake"; readonly mistake: Mistake }
  /** Something that code cannot fix, and what the reader can do. */
  | { readonly kind: "note"; readonly text: string; readonly actions: readonly ReportAction[] }
  /** What the code said: it must not be taken for what this site says. */
  | { readonly kind: "quote"; readonly text: string };

/** Keys of the texts that buttons have. */
type ReportAction = "run" | "retry" | "back";

/** Returns the words of a report; `entry` names the first file of its code. */
export function contentOf(report: Report, entry: string, t: TranslateEditor): ReportContent {
  if (report.kind === "alert") return { kind: "quote", text: report.text };
  const note = (text: string, ...actions: ReportAction[]): ReportContent => {
    return { kind: "note", text, actions };
  };
  if (report.kind === "waiting") {
    const { reason, coversEdits } = report;
    return coversEdits
      ? note(`${t(reason)} ${t("replaces")}`, "run", "back")
      : note(t(reason), "run");
  }
  const { problem, imports } = report;
  const mistake = (place: Place | null, message: string): ReportContent => {
    const { file, line } = place ?? { file: entry, line: null };
    return { kind: "mistake", mistake: { file, line, message } };
  };
  switch (problem.kind) {
    case "thrown":
      return mistake(problem.place, problem.message);
    case "loop":
      return mistake(problem.place, t("loop"));
    case "import": {
      const { specifier, available } = problem;
      const place = imports.find((one) => one.specifier === specifier) ?? null;
      const values = { specifier, available: available.join(", ") };
      const text = available.length === 0 ? t("nothing", { specifier }) : t("import", values);
      return mistake(place, text);
    }
    case "component":
    case "unruly":
      return mistake(null, t(problem.kind));
    case "refused":
      return note(t("refused"));
    case "load":
      return note(t("libraries"), "retry");
  }
}

/** An error of a production build, as far as its message says what it is. */
export interface Shortened {
  readonly code: string;
  /** Where the package explains it. */
  readonly visit: URL;
}

/** The form that packages have agreed on: the number of the error and an address, nothing else. */
const form = /\bMinified \w{1,40} error #(\d{1,6}); visit (https:\/\/\S+)/;

/** Reads the message of an error that a production build has shortened; `null` for any other. */
export function readShortened(message: string): Shortened | null {
  const [, code = "", address = ""] = form.exec(message) ?? [];
  return URL.canParse(address) ? { code, visit: new URL(address) } : null;
}
