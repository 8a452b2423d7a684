import { type ComponentType, createElement, useEffect, useSyncExternalStore } from "react";
import { createRoot, type Root, type RootOptions } from "react-dom/client";
import { onDirectionChange, pageDirection } from "../../demo/direction/pageDirection";
import { type DemoProvider, PageDirection } from "../../demo/provider";
import { Surroundings } from "../../demo/Surroundings";
import { preparingStage } from "./markup";

interface PresentedVersion {
  readonly place: HTMLElement;
  readonly root: Root;
  readonly styles: readonly HTMLStyleElement[];
}

/** Shows one version of a demo after the other; each replaces the last once it is rendered. */
export class Presenter {
  #shown: PresentedVersion | null = null;
  /** The one that is not rendered yet. */
  #next: PresentedVersion | null = null;
  readonly #stage: HTMLElement;
  readonly #provider: DemoProvider;
  /** Called with what a version throws after it has been shown. */
  readonly #onCrash: (error: unknown) => void;

  constructor(stage: HTMLElement, Provider: DemoProvider, onCrash: (error: unknown) => void) {
    this.#stage = stage;
    this.#provider = Provider;
    this.#onCrash = onCrash;
  }

  /**
   * Resolves when the version is rendered; never, if another one comes before.
   *
   * @throws What the version throws; then the last one stays.
   */
  async show(Demo: ComponentType, sheets: readonly string[]): Promise<void> {
    this.#drop();
    let next: PresentedVersion | null = null;
    try {
      await new Promise<void>((onShown, reject) => {
        // React draws nothing instead of a demo that crashed.
        const onError = (error: unknown) => {
          if (next !== null && next === this.#shown) this.#onCrash(error);
          else reject(error);
        };
        const options = { onCaughtError: onError, onUncaughtError: onError };
        next = this.#next = prepare(this.#stage, sheets, options);
        const Provider = this.#provider;
        next.root.render(createElement(DemoVersion, { Demo, Provider, onShown }));
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
    this.#shown?.place.removeAttribute(preparingStage);
  }

  #drop(): void {
    if (this.#next !== null) remove(this.#next);
    this.#next = null;
  }
}

interface DemoVersionProps {
  readonly Demo: ComponentType;
  readonly Provider: DemoProvider;
  /** Called when it is rendered. */
  readonly onShown: () => void;
}

function DemoVersion({ Demo, Provider, onShown }: DemoVersionProps) {
  const direction = useSyncExternalStore(onDirectionChange, pageDirection);
  useEffect(onShown, [onShown]);
  const surrounded = createElement(Surroundings, { Provider, children: createElement(Demo) });
  return createElement(PageDirection.Provider, { value: direction }, surrounded);
}

/** Not visible but in its full width, since components measure themselves. */
function prepare(
  stage: HTMLElement,
  sheets: readonly string[],
  options: RootOptions,
): PresentedVersion {
  const document = stage.ownerDocument;
  const place = document.createElement("div");
  place.className = "version";
  place.setAttribute(preparingStage, "");
  stage.append(place);
  const styles = sheets.map((css) => {
    const style = document.createElement("style");
    style.textContent = css;
    return style;
  });
  document.head.append(...styles);
  return { place, root: createRoot(place, options), styles };
}

function remove({ place, root, styles }: PresentedVersion): void {
  root.unmount();
  place.remove();
  for (const style of styles) style.remove();
}
