import { type ComponentType, isValidElement } from "react";
import { focusHolder } from "../../demo/holdFocus.client";
import type { DemoProvider } from "../../demo/provider";
import { faultOf, LoadFailure, NoComponent, UnreadableFile } from "./faults";
import { createGuard, viaChannel } from "./guard";
import { Libraries, type Packages } from "./libraries";
import { applyAppearance } from "./appearance.client";
import { Modules } from "./modules";
import { Presenter } from "./presenter.client";
import type { FromFrame, RunOrder, ToFrame } from "./protocol";
import { followSize } from "./size.client";
import { syntaxLine } from "./syntaxLine.client";
import { createTailwind } from "./tailwind.client";

/** What a family's demos run with. */
export interface Equipment {
  readonly Provider: DemoProvider;
  readonly packages: Packages;
  readonly loadTailwind: () => Promise<unknown>;
}

/** Runs the versions of a demo that it is sent, and says what came of each. */
export class Sandbox {
  readonly #window: Window;
  readonly #stage: HTMLElement;
  readonly #libraries: Libraries;
  readonly #presenter: Presenter;
  readonly #startTailwind: () => Promise<void>;
  readonly #measure: () => void;
  readonly #holdFocus: () => void;
  readonly #guard = createGuard(() => performance.now(), viaChannel());
  readonly #say: (message: FromFrame) => void;
  /** Kept, as edited code may put another function in its place. */
  readonly #evaluate: (code: string) => unknown;
  #order: RunOrder | null = null;

  constructor(
    window: Window & typeof globalThis,
    { Provider, packages, loadTailwind }: Equipment,
    say: (message: FromFrame) => void,
  ) {
    this.#window = window;
    this.#say = say;
    this.#evaluate = window.eval;
    this.#stage = window.document.createElement("div");
    this.#stage.className = "stage";
    window.document.body.append(this.#stage);
    this.#libraries = new Libraries(packages);
    this.#presenter = new Presenter(this.#stage, Provider, (error) => {
      this.blame(error);
    });
    this.#startTailwind = createTailwind(window.document, loadTailwind);
    this.#holdFocus = focusHolder(window);
    this.#measure = followSize(window, this.#stage, (height) => {
      say({ type: "size", height });
    });
  }

  hear(message: ToFrame): void {
    if (message.type === "ping") this.#say({ type: "pong", count: message.count });
    else if (message.type === "appearance")
      applyAppearance(this.#window.document, this.#stage, message.appearance);
    else void this.#run(message);
  }

  /** Has the page say something. */
  alert(text: string): void {
    if (this.#order !== null) this.#say({ type: "said", turn: this.#order.turn, text });
  }

  /** Says what went wrong with the version that runs. */
  blame(error: unknown, order = this.#order): void {
    if (order === null || order !== this.#order) return;
    const files = order.files.map(({ name }) => name);
    this.#say({ type: "fault", turn: order.turn, fault: faultOf(error, files) });
  }

  async #run(order: RunOrder): Promise<void> {
    this.#order = order;
    try {
      await this.#fetch(order);
      if (order !== this.#order) return;
      this.#holdFocus();
      await this.#presenter.show(this.#component(order), sheetsOf(order));
      this.#measure();
      this.#say({ type: "shown", turn: order.turn });
    } catch (error) {
      if (error instanceof UnreadableFile) error.line = await syntaxLine(this.#window, error.code);
      this.blame(error, order);
    }
  }

  async #fetch({ tailwind, imports }: RunOrder): Promise<void> {
    try {
      if (tailwind) await this.#startTailwind();
      await this.#libraries.fetch(imports);
    } catch (error) {
      throw new LoadFailure(error);
    }
    for (const specifier of imports) this.#libraries.get(specifier);
  }

  #component({ files }: RunOrder): ComponentType {
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

function sheetsOf({ files }: RunOrder): string[] {
  return files.flatMap(({ kind, text }) => (kind === "style" ? [text] : []));
}

/** A function, or what `memo`, `lazy` and `forwardRef` make of one. */
function isComponent(value: unknown): value is ComponentType {
  const isMade = typeof value === "object" && value !== null && "$$typeof" in value;
  return typeof value === "function" || (isMade && !isValidElement(value));
}
