import type { Fault, RunOrder } from "./sandbox/protocol";
import type { CodePanel } from "./codePanel.client";
import type { Compiled } from "./compile";
import { CodeError, MissingFile } from "./mistake";
import { Pacer } from "./pacer";
import type { Report } from "./report.client";
import { type FrameListener, SandboxFrame } from "./sandboxFrame.client";
import { Telling } from "./telling";
import { judge, missing } from "./verdict";
import type { Say } from "./messages.client";

/** How long a reader pauses before the code runs, in ms. */
const pause = 400;

/** Between two things that code has said, in ms: code may throw faster than a page can show it. */
const readable = 100;

export interface RunnerOptions {
  readonly demo: HTMLElement;
  readonly report: Report;
  readonly say: Say;
}

/** Runs the code of a demo in a frame on its stage, and says what comes of it. */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #telling: Telling;
  #frame: SandboxFrame | null = null;
  readonly #pacer = new Pacer(readable);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts versions: what comes late of an old one counts for nothing. */
  #turn = 0;

  constructor(options: RunnerOptions) {
    this.#options = options;
    const around = {
      page: options.demo.ownerDocument,
      route: import.meta.env.SHOWFLOOR_ERRORS,
    };
    this.#telling = new Telling({
      ...options,
      explain: async (shortened) => (await import("./explain.client")).explain(shortened, around),
    });
  }

  /** Runs the code of a panel when its reader pauses. */
  runSoon(panel: CodePanel): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(panel), pause);
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
    this.#next();
    if (!panel.isEdited) {
      this.rest();
      return;
    }
    const turn = this.#turn;
    try {
      const { compile } = await import("./compile");
      if (turn === this.#turn) this.#send(panel, compile(panel.sources));
    } catch (error) {
      if (turn === this.#turn) this.#explain(panel, error);
    }
  }

  /** Shows the demo as it was written. */
  rest(): void {
    this.#next();
    this.#removeFrame();
    this.#options.report.clear();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#pacer.stop();
    this.#telling.leave();
  }

  #send(panel: CodePanel, compiled: Compiled): void {
    this.#frame ??= this.#newFrame();
    this.#frame.run(orderOf(this.#turn, panel, compiled), this.#listener(panel, compiled));
  }

  #newFrame(): SandboxFrame {
    const { demo, say } = this.#options;
    const stage = demo.querySelector<HTMLElement>(".demo-stage");
    if (stage === null) throw new Error("A demo without a stage cannot run.");
    const title = say("frame", { demo: demo.querySelector("figcaption")?.textContent ?? "" });
    return new SandboxFrame(stage, { family: demo.dataset["demoFamily"] ?? "", title });
  }

  #removeFrame(): void {
    this.#frame?.remove();
    this.#frame = null;
  }

  #listener(panel: CodePanel, compiled: Compiled): FrameListener {
    const { report, say } = this.#options;
    let isSilent = true;
    return {
      onShown: () => {
        // It may have thrown something, or said something, and stand nevertheless.
        if (isSilent) report.clear();
      },
      onFault: (fault) => {
        isSilent = false;
        this.#pacer.do(() => {
          this.#tell(panel, compiled, fault);
        });
      },
      onSaid: (text) => {
        isSilent = false;
        this.#pacer.do(() => {
          this.#telling.leave();
          report.quote(text);
        });
      },
      onStop: (reason) => {
        this.#frame = null;
        this.#pacer.stop();
        const message = say(reason === "silent" ? "loop" : "unruly");
        this.#telling.mistake(panel, { file: entryOf(panel), line: null, message });
      },
      onFailure: () => {
        this.#frame = null;
        this.#pacer.stop();
        this.#offerRetry(panel);
      },
    };
  }

  #tell(panel: CodePanel, { imports }: Compiled, fault: Fault): void {
    const { report, say } = this.#options;
    this.#telling.leave();
    const verdict = judge(fault, { entry: entryOf(panel), imports }, say);
    if (verdict.stops) this.#removeFrame();
    if (verdict.kind === "mistake") this.#telling.mistake(panel, verdict.mistake);
    else if (verdict.kind === "refused") report.note(say("refused"));
    else this.#offerRetry(panel);
  }

  /** Says what the compiler found, or that it could not be loaded. */
  #explain(panel: CodePanel, error: unknown): void {
    const { report, say } = this.#options;
    if (error instanceof CodeError) {
      report.mistake(panel, error.mistake);
    } else if (error instanceof MissingFile) {
      const { file, line, specifier, available } = error;
      report.mistake(panel, { file, line, message: missing(specifier, available, say) });
    } else {
      this.#offerRetry(panel);
      reportError(error);
    }
  }

  #offerRetry(panel: CodePanel): void {
    this.#telling.leave();
    const { report, say } = this.#options;
    report.note(say("libraries"), { text: say("retry"), act: () => void this.run(panel) });
  }
}

function entryOf(panel: CodePanel): string {
  return panel.files[0]?.name ?? "";
}

function orderOf(turn: number, panel: CodePanel, { files, imports }: Compiled): RunOrder {
  return {
    type: "run",
    turn,
    files,
    imports: [...new Set(imports.map(({ specifier }) => specifier))],
    tailwind: panel.styling === "tailwind",
  };
}
