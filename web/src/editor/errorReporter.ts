import type { CodePanel } from "./codePanel.client";
import type { Explanation } from "./explain.client";
import type { Mistake } from "./codeError";
import type { DemoReport } from "./demoReport.client";
import { readShortened, type Shortened } from "./shortenedError";
import type { TranslateEditor } from "./readEditorMessages.client";

/** How long the full text of a shortened error may take before the short one is shown, in ms. */
const explanationTimeout = 1000;

export interface ErrorReporterOptions {
  readonly report: DemoReport;
  readonly t: TranslateEditor;
  /** Returns the full text of an error; `null` if it is not known. */
  readonly explain: (shortened: Shortened) => Promise<Explanation | null>;
}

/** Reports mistakes; errors of production builds at full length, as far as this site knows them. */
export class ErrorReporter {
  readonly #options: ErrorReporterOptions;
  /** Counts what happens: an explanation of what is not the last of it comes too late. */
  #count = 0;

  constructor(options: ErrorReporterOptions) {
    this.#options = options;
  }

  /** To be called when something newer is to be said, or nothing any more. */
  cancel(): void {
    this.#count += 1;
  }

  report(panel: CodePanel, mistake: Mistake): void {
    this.cancel();
    const { report, t, explain } = this.#options;
    const shortened = readShortened(mistake.message);
    if (shortened === null) {
      report.mistake(panel, mistake);
      return;
    }
    const own = this.#count;
    const show = (explanation: Explanation | null) => {
      if (own !== this.#count) return;
      const text = t("error", { code: shortened.code });
      report.mistake(panel, mistake, explanation && { ...explanation, text });
    };
    // It is told as it came where the full text takes its time, and again when that is there.
    const late = setTimeout(show, explanationTimeout, null);
    void explain(shortened)
      .catch(() => null)
      .then((explanation) => {
        clearTimeout(late);
        show(explanation);
      });
  }
}
