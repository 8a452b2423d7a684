import type { ClickAction, ClickCategory } from "../model/analytics";
import { clickCategoryField, clickActionField } from "../model/markup";

/** Shows a reader what failed, where it failed. */
export type ShowFailure = (failure: HTMLElement) => void;

/** A part of the site's scripts that is loaded when it is wanted. */
export interface Chunk<Exports> {
  /** Loads it. The caller handles a failure. */
  readonly load: () => Promise<Exports>;
  /** Loads it before a reader asks for anything: a failure shows when one does. */
  readonly prepare: (act?: (exports: Exports) => void) => void;
  /** Has it do what a reader asked for. A failure shows, with a button that tries again. */
  readonly use: (act: (exports: Exports) => unknown, show?: ShowFailure) => Promise<void>;
  /** Has it do what no reader asked for, and without which the page is whole. */
  readonly inBackground: (act: (exports: Exports) => unknown) => Promise<void>;
}

/** The only way to load a part of the scripts, as `chunk(() => import("./part.client"))`. */
export function chunk<Exports>(load: () => Promise<Exports>): Chunk<Exports> {
  return {
    load,
    prepare: (act = nothing) => void load().then(act, nothing),
    use: (act, show) => orRetry(async () => act(await load()), show),
    inBackground: (act) => load().then(act).then(nothing, reportError),
  };
}

const nothing = () => undefined;

/** Does what a reader asked for. A failure shows, with a button that tries again. */
export async function orRetry(act: () => unknown, show: ShowFailure = showOnPage): Promise<void> {
  const { activeElement } = document;
  try {
    await act();
  } catch (error) {
    reportError(error);
    const again = () => {
      // The button goes when it is pressed: who used a keyboard goes on where the failure was met.
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
      void orRetry(act, show);
    };
    show(
      offer(
        {
          text: import.meta.env.SHOWFLOOR_FAILED,
          label: import.meta.env.SHOWFLOOR_RETRY,
          action: "retry",
        },
        again,
      ),
    );
  }
}

/** Shows failures at the end of an element. */
export function showIn(place: Element): ShowFailure {
  return (failure) => place.append(failure);
}

/** What a line with a button is. */
const line = "s-offer";

/** What a line says, its button, and what a press on that counts as. */
interface OfferWords {
  readonly text: string;
  readonly label: string;
  readonly action: ClickAction;
}

/** A line that says something, with a button that does something about it and ends the line. */
export function offer({ text, label, action }: OfferWords, act: () => void): HTMLElement {
  const said = document.createElement("span");
  const button = document.createElement("button");
  said.className = line;
  said.role = "alert";
  if (import.meta.env.SHOWFLOOR_ANALYTICS !== null) {
    said.setAttribute(clickCategoryField, "offline" satisfies ClickCategory);
    said.setAttribute(clickActionField, action);
  }
  button.type = "button";
  button.textContent = label;
  button.onclick = () => {
    said.remove();
    act();
  };
  said.append(`${text} `, button);
  return said;
}

/** Shows a line over the foot of the page, in place of the one before. */
export function showOnPage(said: HTMLElement): void {
  document.querySelector(`body > .${line}`)?.remove();
  document.body.append(said);
}
