import { analytics, inDemo } from "../model/analytics";
import type { CodePanel } from "./codePanel.client";
import type { Explanation } from "./explain.client";
import type { TranslateEditor } from "./readEditorMessages.client";
import { contentOf, type Mistake, readShortened, type Shortened } from "./reportContent";
import type { Report } from "./sessionMachine";
import { element } from "../ui/element.client";
import { styledKind } from "../ui/markup";

export interface DemoReportOptions {
  readonly t: TranslateEditor;
  readonly panels: readonly CodePanel[];
  /** Called when a reader wants to see the place of a mistake. */
  readonly goTo: (panel: CodePanel, mistake: Mistake) => void;
  /** Called when a reader wants the code of a panel to run. */
  readonly run: (panel: CodePanel) => void;
  /** Called when a reader wants the own edits back in place of code that came with a link. */
  readonly back: () => void;
  /** Returns the full text of a shortened error; `null` if it is not known. */
  readonly explain: (shortened: Shortened) => Promise<Explanation | null>;
}

/** Between two reports of code, in ms: it may throw faster than a page can show it. */
const interval = 100;

/** How long the full text of a shortened error may take before the short one is shown, in ms. */
const explanationTimeout = 1000;

/** Says on the stage of a demo what became of its code, and marks the line that is meant. */
export class DemoReport {
  readonly #element: HTMLElement;
  readonly #options: DemoReportOptions;
  /** Runs until the next report of code may be shown. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last report of code that came too early. */
  #next: Report | null = null;
  #shown: Report | null = null;
  #unmark: (() => void) | null = null;

  constructor(demo: HTMLElement, options: DemoReportOptions) {
    this.#options = options;
    // There before it says something: only changes are read out.
    this.#element = element("div", { class: "demo-report", role: "status", ...analytics(inDemo) });
    demo.querySelector(".demo-stage")?.after(this.#element);
  }

  /** Shows a report in place of the last one; `null` says nothing. */
  readonly show = (report: Report | null): void => {
    const isOfCode = report !== null && report.kind !== "waiting";
    this.#next = isOfCode && this.#timer !== undefined ? report : null;
    if (this.#next !== null) return;
    clearTimeout(this.#timer);
    this.#timer = isOfCode ? setTimeout(this.#showNext, interval) : undefined;
    this.#shown = report;
    if (report === null) this.#clear();
    else this.#say(report);
  };

  readonly #showNext = () => {
    this.#timer = undefined;
    if (this.#next !== null) this.show(this.#next);
  };

  #say(report: Report): void {
    const { t, panels } = this.#options;
    const panel = report.kind === "alert" ? undefined : panels[report.panel];
    const content = contentOf(report, panel?.files[0]?.name ?? "", t);
    if (content.kind === "quote") this.#draw("quote", content.text);
    if (panel === undefined) return;
    if (content.kind === "mistake") this.#explain(report, panel, content.mistake);
    if (content.kind !== "note") return;
    const buttons = content.actions.map((action) =>
      this.#button(t(action), () => {
        if (action === "back") this.#options.back();
        else this.#options.run(panel);
      }),
    );
    this.#draw("note", content.text, ...buttons.flatMap((button) => [" ", button]));
  }

  /** Shows a mistake; a shortened error when its full text is there, or takes too long. */
  #explain(report: Report, panel: CodePanel, mistake: Mistake): void {
    const shortened = readShortened(mistake.message);
    if (shortened === null) {
      this.#showMistake(panel, mistake, mistake.message);
      return;
    }
    const { t, explain } = this.#options;
    const show = (explanation: Explanation | null) => {
      if (report !== this.#shown) return;
      const { content, href } = explanation ?? { content: [mistake.message], href: null };
      const link = href === null ? [] : [this.#link(href, t("error", { code: shortened.code }))];
      this.#showMistake(panel, mistake, ...content, ...link);
    };
    const late = setTimeout(show, explanationTimeout, null);
    void explain(shortened)
      .catch(() => null)
      .then((explanation) => {
        clearTimeout(late);
        show(explanation);
      });
  }

  #showMistake(panel: CodePanel, mistake: Mistake, ...content: readonly (Node | string)[]): void {
    const { file, line } = mistake;
    const place = line === null ? file : `${file}:${String(line)}`;
    const goTo = this.#button(place, () => {
      this.#options.goTo(panel, mistake);
    });
    this.#draw("mistake", goTo, ": ", ...content);
    const editor = panel.file(file)?.editor;
    editor?.mark(line);
    this.#unmark = () => editor?.mark(null);
  }

  #clear(): void {
    this.#unmark?.();
    this.#unmark = null;
    this.#element.replaceChildren();
  }

  #draw(kind: "mistake" | "note" | "quote", ...content: readonly (Node | string)[]): void {
    this.#clear();
    this.#element.append(element("p", { [styledKind]: kind }, ...content));
  }

  #link(href: string, text: string): HTMLAnchorElement {
    // Readers who follow it keep the edits of this page.
    const elsewhere = { href, target: "_blank", rel: "noopener" };
    return element("a", { ...elsewhere, ...analytics({ eventAction: "editor" }) }, text);
  }

  #button(text: string, act: () => void): HTMLButtonElement {
    const event = analytics({ eventAction: "editor" });
    return element("button", { type: "button", click: act, ...event }, text);
  }
}
