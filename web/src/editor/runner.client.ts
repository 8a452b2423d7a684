import type { Fault, RunRequest } from "./sandbox/messages";
import type { CodePanel } from "./codePanel.client";
import type { Compiled } from "./compile";
import { CodeError, MissingFile } from "./codeError";
import { Throttle } from "./throttle";
import type { DemoReport } from "./demoReport.client";
import { type FrameListener, SandboxFrame } from "./sandboxFrame.client";
import { ErrorReporter } from "./errorReporter";
import { classifyFault, missingModuleText } from "./classifyFault";
import type { TranslateEditor } from "./readEditorMessages.client";

/** How long a reader pauses before the code runs, in ms. */
const typingPause = 400;

/** Between two things that code has said, in ms: code may throw faster than a page can show it. */
const reportInterval = 100;

export interface RunnerOptions {
  readonly demo: HTMLElement;
  readonly report: DemoReport;
  readonly t: TranslateEditor;
}

/** Runs the code of a demo in a frame on its stage, and says what comes of it. */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #errors: ErrorReporter;
  #frame: SandboxFrame | null = null;
  readonly #throttle = new Throttle(reportInterval);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts versions: what comes late of an old one counts for nothing. */
  #version = 0;

  constructor(options: RunnerOptions) {
    this.#options = options;
    const around = {
      page: options.demo.ownerDocument,
      route: import.meta.env.SHOWFLOOR_ERRORS,
    };
    this.#errors = new ErrorReporter({
      ...options,
      explain: async (shortened) => (await import("./explain.client")).explain(shortened, around),
    });
  }

  /** Runs the code of a panel when its reader pauses. */
  runSoon(panel: CodePanel): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(panel), typingPause);
    this.#prepare(panel);
  }

  /** Has what is needed loaded during the pause; what cannot be loaded is told when it is needed. */
  #prepare(panel: CodePanel): void {
    if (!panel.isEdited) return;
    this.#frame ??= this.#newFrame();
    import("./compile").catch(() => undefined);
  }

  /** Runs the code of a panel now; one without edits is shown as it was written. */
  async run(panel: CodePanel): Promise<void> {
    this.#nextVersion();
    if (!panel.isEdited) {
      this.stop();
      return;
    }
    const version = this.#version;
    try {
      const { compile } = await import("./compile");
      if (version === this.#version) this.#send(panel, compile(panel.sources));
    } catch (error) {
      if (version === this.#version) this.#explain(panel, error);
    }
  }

  /** Shows the demo as it was written. */
  stop(): void {
    this.#nextVersion();
    this.#removeFrame();
    this.#options.report.clear();
  }

  #nextVersion(): void {
    clearTimeout(this.#timer);
    this.#version += 1;
    this.#throttle.stop();
    this.#errors.cancel();
  }

  #send(panel: CodePanel, compiled: Compiled): void {
    this.#frame ??= this.#newFrame();
    this.#frame.run(runRequest(this.#version, panel, compiled), this.#listener(panel, compiled));
  }

  #newFrame(): SandboxFrame {
    const { demo, t } = this.#options;
    const stage = demo.querySelector<HTMLElement>(".demo-stage");
    if (stage === null) throw new Error("A demo without a stage cannot run.");
    const title = t("frame", { demo: demo.querySelector("figcaption")?.textContent ?? "" });
    return new SandboxFrame(stage, { family: demo.dataset["demoFamily"] ?? "", title });
  }

  #removeFrame(): void {
    this.#frame?.remove();
    this.#frame = null;
  }

  #listener(panel: CodePanel, compiled: Compiled): FrameListener {
    const { report, t } = this.#options;
    let isSilent = true;
    return {
      onShown: () => {
        // It may have thrown something, or said something, and be shown nevertheless.
        if (isSilent) report.clear();
      },
      onFault: (fault) => {
        isSilent = false;
        this.#throttle.run(() => {
          this.#reportFault(panel, compiled, fault);
        });
      },
      onAlert: (text) => {
        isSilent = false;
        this.#throttle.run(() => {
          this.#errors.cancel();
          report.quote(text);
        });
      },
      onStop: (reason) => {
        this.#frame = null;
        this.#throttle.stop();
        const message = t(reason === "silent" ? "loop" : "unruly");
        this.#errors.report(panel, { file: entryOf(panel), line: null, message });
      },
      onFailure: () => {
        this.#frame = null;
        this.#throttle.stop();
        this.#offerRetry(panel);
      },
    };
  }

  #reportFault(panel: CodePanel, { imports }: Compiled, fault: Fault): void {
    const { report, t } = this.#options;
    this.#errors.cancel();
    const verdict = classifyFault(fault, { entry: entryOf(panel), imports }, t);
    if (verdict.stops) this.#removeFrame();
    if (verdict.kind === "mistake") this.#errors.report(panel, verdict.mistake);
    else if (verdict.kind === "refused") report.note(t("refused"));
    else this.#offerRetry(panel);
  }

  /** Says what the compiler found, or that it could not be loaded. */
  #explain(panel: CodePanel, error: unknown): void {
    const { report, t } = this.#options;
    if (error instanceof CodeError) {
      report.mistake(panel, error.mistake);
    } else if (error instanceof MissingFile) {
      const { file, line, specifier, available } = error;
      report.mistake(panel, { file, line, message: missingModuleText(specifier, available, t) });
    } else {
      this.#offerRetry(panel);
      reportError(error);
    }
  }

  #offerRetry(panel: CodePanel): void {
    this.#errors.cancel();
    const { report, t } = this.#options;
    report.note(t("libraries"), { text: t("retry"), act: () => void this.run(panel) });
  }
}

function entryOf(panel: CodePanel): string {
  return panel.files[0]?.name ?? "";
}

function runRequest(version: number, panel: CodePanel, { files, imports }: Compiled): RunRequest {
  return {
    type: "run",
    version,
    files,
    imports: [...new Set(imports.map(({ specifier }) => specifier))],
    tailwind: panel.styling === "tailwind",
  };
}
