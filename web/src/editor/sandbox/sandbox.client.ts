import { type ComponentType, isValidElement } from "react";
import { focusBlocker } from "../../demo/blockFocus.client";
import type { DemoProvider } from "../../demo/provider";
import { faultOf, LoadFailure, NoComponent, UnreadableFile } from "./faults";
import { createGuard, createTaskScheduler } from "./guard";
import { Libraries, type Packages } from "./libraries";
import { applyAppearance } from "./appearance.client";
import { Modules } from "./modules";
import { Presenter } from "./presenter.client";
import type { FromFrame, RunRequest, ToFrame } from "./messages";
import { followSize } from "./size.client";
import { lineOfSyntaxError } from "./lineOfSyntaxError.client";
import { createTailwind } from "./tailwind.client";

/** The provider, packages and styles that a family's demos run with. */
export interface SandboxRuntime {
  readonly Provider: DemoProvider;
  readonly packages: Packages;
  readonly loadTailwind: () => Promise<unknown>;
}

/** Runs the versions of a demo that it is sent, and reports the result of each. */
export class Sandbox {
  readonly #window: Window;
  readonly #stage: HTMLElement;
  readonly #libraries: Libraries;
  readonly #presenter: Presenter;
  readonly #startTailwind: () => Promise<void>;
  readonly #measure: () => void;
  readonly #holdFocus: () => void;
  readonly #guard = createGuard(() => performance.now(), createTaskScheduler());
  readonly #send: (message: FromFrame) => void;
  /** Kept, as edited code may put another function in its place. */
  readonly #evaluate: (code: string) => unknown;
  #request: RunRequest | null = null;

  constructor(
    window: Window & typeof globalThis,
    { Provider, packages, loadTailwind }: SandboxRuntime,
    send: (message: FromFrame) => void,
  ) {
    this.#window = window;
    this.#send = send;
    this.#evaluate = window.eval;
    this.#stage = window.document.createElement("div");
    this.#stage.className = "stage";
    window.document.body.append(this.#stage);
    this.#libraries = new Libraries(packages);
    this.#presenter = new Presenter(this.#stage, Provider, (error) => {
      this.reportFault(error);
    });
    this.#startTailwind = createTailwind(window.document, loadTailwind);
    this.#holdFocus = focusBlocker(window);
    this.#measure = followSize(window, this.#stage, (height) => {
      send({ type: "size", height });
    });
  }

  receive(message: ToFrame): void {
    if (message.type === "ping") this.#send({ type: "pong", count: message.count });
    else if (message.type === "appearance")
      applyAppearance(this.#window.document, this.#stage, message.appearance);
    else void this.#run(message);
  }

  /** Has the page say something. */
  alert(text: string): void {
    if (this.#request !== null) this.#send({ type: "alert", version: this.#request.version, text });
  }

  /** Says what went wrong with the version that runs. */
  reportFault(error: unknown, request = this.#request): void {
    if (request === null || request !== this.#request) return;
    const files = request.files.map(({ name }) => name);
    this.#send({ type: "fault", version: request.version, fault: faultOf(error, files) });
  }

  async #run(request: RunRequest): Promise<void> {
    this.#request = request;
    try {
      await this.#fetch(request);
      if (request !== this.#request) return;
      this.#holdFocus();
      await this.#presenter.show(this.#component(request), sheetsOf(request));
      this.#measure();
      this.#send({ type: "shown", version: request.version });
    } catch (error) {
      if (error instanceof UnreadableFile)
        error.line = await lineOfSyntaxError(this.#window, error.code);
      this.reportFault(error, request);
    }
  }

  async #fetch({ tailwind, imports }: RunRequest): Promise<void> {
    try {
      if (tailwind) await this.#startTailwind();
      await this.#libraries.fetch(imports);
    } catch (error) {
      throw new LoadFailure(error);
    }
    for (const specifier of imports) this.#libraries.get(specifier);
  }

  #component({ files }: RunRequest): ComponentType {
    const modules = new Modules(files, {
      library: (specifier) => this.#libraries.get(specifier),
      guard: this.#guard,
      evaluate: this.#evaluate,
    });
    const exports = modules.load(files[0]?.name ?? "") as { default?: unknown };
    if (!isComponent(exports.default)) throw new NoComponent();
    return exports.default;
  }
}

function sheetsOf({ files }: RunRequest): string[] {
  return files.flatMap(({ kind, text }) => (kind === "style" ? [text] : []));
}

/** A function, or what `memo`, `lazy` and `forwardRef` make of one. */
function isComponent(value: unknown): value is ComponentType {
  const isMade = typeof value === "object" && value !== null && "$$typeof" in value;
  return typeof value === "function" || (isMade && !isValidElement(value));
}
