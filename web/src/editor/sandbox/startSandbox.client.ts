import { type ComponentType, isValidElement } from "react";
import { focusBlocker } from "../../demo/blockFocus.client";
import type { DemoProvider } from "../../demo/provider";
import { applyAppearance } from "./appearance.client";
import { connectPage, type PageChannel } from "./channel.client";
import { faultOf, LoadFailure, NoComponent, UnreadableFile } from "./faults";
import { createGuard, createTaskScheduler } from "./guard";
import { Libraries, type Packages } from "./libraries";
import { lineOfSyntaxError } from "./lineOfSyntaxError.client";
import { type RunRequest, shortText, type ToFrame } from "./messages";
import { Modules } from "./modules";
import { Presenter } from "./presenter.client";
import { prepareRealm } from "./realm.client";
import { followSize } from "./size.client";
import { shownScheme } from "../../browser/markup";

/** The provider, packages and styles that a family's demos run with. */
export interface SandboxRuntime {
  readonly Provider: DemoProvider;
  readonly packages: Packages;
  readonly loadTailwind: () => Promise<unknown>;
}

/** Makes a document run the code that the page around it sends. */
export function startSandbox(window: Window & typeof globalThis, runtime: SandboxRuntime): void {
  prepareRealm(window);
  connectPage(window, (channel) => {
    new Sandbox(window, runtime, channel).start();
  });
}

/** Runs the versions of a demo that it is sent, and reports the result of each. */
class Sandbox {
  readonly #window: Window & typeof globalThis;
  readonly #channel: PageChannel;
  readonly #stage: HTMLElement;
  readonly #libraries: Libraries;
  readonly #presenter: Presenter;
  readonly #startTailwind: () => Promise<void>;
  readonly #measure: () => void;
  readonly #holdFocus: () => void;
  readonly #guard = createGuard(() => performance.now(), createTaskScheduler());
  /** Kept, as edited code may put another function in its place. */
  readonly #evaluate: (code: string) => unknown;
  #request: RunRequest | null = null;

  constructor(
    window: Window & typeof globalThis,
    { Provider, packages, loadTailwind }: SandboxRuntime,
    channel: PageChannel,
  ) {
    this.#window = window;
    this.#channel = channel;
    this.#evaluate = window.eval;
    this.#stage = window.document.createElement("div");
    this.#stage.className = "stage";
    window.document.body.append(this.#stage);
    this.#libraries = new Libraries(packages);
    this.#presenter = new Presenter(this.#stage, Provider, this.#reportFault);
    this.#startTailwind = createTailwind(window.document, loadTailwind);
    this.#holdFocus = focusBlocker(window);
    this.#measure = followSize(window, this.#stage, (height) => {
      channel.send({ type: "size", height });
    });
  }

  start(): void {
    const window = this.#window;
    window.addEventListener("error", ({ error }: ErrorEvent) => {
      // Without one it is a complaint of the browser, and none about the code.
      if (error != null) this.#reportFault(error);
    });
    window.addEventListener("unhandledrejection", ({ reason }) => {
      this.#reportFault(reason);
    });
    window.alert = (value?: unknown) => {
      const [request, text] = [this.#request, shortText(value)];
      if (request !== null) this.#channel.send({ type: "alert", version: request.version, text });
    };
    this.#channel.listen((message) => {
      this.#receive(message);
    });
  }

  #receive(message: ToFrame): void {
    if (message.type === "ping") this.#channel.send({ type: "pong", count: message.count });
    else if (message.type === "appearance")
      applyAppearance(this.#window.document, this.#stage, message.appearance);
    else void this.#run(message);
  }

  /** Reports an error of a version, unless another one runs by now. */
  readonly #reportFault = (error: unknown, request = this.#request): void => {
    if (request === null || request !== this.#request) return;
    const { version, files } = request;
    const names = files.map(({ name }) => name);
    this.#channel.send({ type: "fault", version, fault: faultOf(error, names) });
  };

  async #run(request: RunRequest): Promise<void> {
    this.#request = request;
    try {
      await this.#fetch(request);
      if (request !== this.#request) return;
      this.#holdFocus();
      const sheets = request.files.filter(({ kind }) => kind === "style");
      await this.#presenter.show(
        this.#component(request),
        sheets.map(({ text }) => text),
      );
      this.#measure();
      this.#channel.send({ type: "shown", version: request.version });
    } catch (error) {
      if (error instanceof UnreadableFile)
        error.line = await lineOfSyntaxError(this.#window, error.code);
      this.#reportFault(error, request);
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

/** A function, or what `memo`, `lazy` and `forwardRef` make of one. */
function isComponent(value: unknown): value is ComponentType {
  const isMade = typeof value === "object" && value !== null && "$$typeof" in value;
  return typeof value === "function" || (isMade && !isValidElement(value));
}

/** The same as in the pages: theme and utilities, no resets, dark as the page is. */
const tailwindInput = [
  '@import "tailwindcss/theme" layer(theme);',
  '@import "tailwindcss/utilities" layer(utilities);',
  `@custom-variant dark (&:where([${shownScheme}="dark"], [${shownScheme}="dark"] *));`,
].join("\n");

/** Returns a function that makes utilities work, once; they follow what the document shows. */
function createTailwind(document: Document, load: () => Promise<unknown>) {
  let loading: Promise<unknown> | null = null;
  return async (): Promise<void> => {
    if (loading === null) {
      const style = document.createElement("style");
      style.setAttribute("type", "text/tailwindcss");
      style.textContent = tailwindInput;
      document.head.append(style);
      loading = load();
    }
    await loading;
  };
}
