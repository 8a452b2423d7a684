import { type ComponentType, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { DemoProvider } from "../../demo/provider";
import { DemoVersion } from "./DemoVersion";

interface PresentedVersion {
  readonly place: HTMLElement;
  readonly root: Root;
  readonly styles: readonly HTMLStyleElement[];
}

interface Callbacks {
  readonly onShown: () => void;
  readonly onCrash: (error: unknown) => void;
}

/** Shows one version of a demo after the other; each replaces the last once it is rendered. */
export class Presenter {
  #shown: PresentedVersion | null = null;
  /** The one that is not rendered yet. */
  #next: PresentedVersion | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly Provider: DemoProvider,
    /** Told of what a version throws after it has been shown. */
    private readonly onCrash: (error: unknown) => void,
  ) {}

  /**
   * Resolves when the version is rendered; never, if another one comes before.
   *
   * @throws What the version throws; then the last one stays.
   */
  async show(Demo: ComponentType, sheets: readonly string[]): Promise<void> {
    this.#drop();
    let next: PresentedVersion | null = null;
    try {
      await new Promise<void>((resolve, reject) => {
        const onCrash = (error: unknown) => {
          if (next !== null && next === this.#shown) this.onCrash(error);
          else reject(error);
        };
        next = this.#next = this.#prepare(Demo, sheets, { onShown: resolve, onCrash });
      });
    } catch (error) {
      if (this.#next === next) this.#drop();
      throw error;
    }
    if (this.#next === next) this.#accept();
  }

  #accept(): void {
    if (this.#shown !== null) remove(this.#shown);
    this.#shown = this.#next;
    this.#next = null;
    delete this.#shown?.place.dataset["preparing"];
  }

  #drop(): void {
    if (this.#next !== null) remove(this.#next);
    this.#next = null;
  }

  /** Not visible but in its full width, since components measure themselves. */
  #prepare(
    Demo: ComponentType,
    sheets: readonly string[],
    { onShown, onCrash }: Callbacks,
  ): PresentedVersion {
    const document = this.stage.ownerDocument;
    const place = document.createElement("div");
    place.className = "version";
    place.dataset["preparing"] = "";
    this.stage.append(place);
    const styles = sheets.map((css) => styleElement(document, css));
    const root = createRoot(place, { onCaughtError: onCrash, onUncaughtError: onCrash });
    root.render(createElement(DemoVersion, { Demo, Provider: this.Provider, onShown }));
    return { place, root, styles };
  }
}

function styleElement(document: Document, css: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  return style;
}

function remove({ place, root, styles }: PresentedVersion): void {
  root.unmount();
  place.remove();
  for (const style of styles) style.remove();
}
