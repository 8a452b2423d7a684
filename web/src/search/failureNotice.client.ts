import { analytics } from "../model/analytics";
import { element } from "../ui/element.client";
import { translate } from "./translate.client";
import { styledKind } from "../ui/markup";

/** The part that failed to load: the index, a shard of it, the text. */
export type Failure = "index" | "part" | "text";

const messageKeys: Readonly<Record<Failure, string>> = {
  index: "failed",
  part: "failed.part",
  text: "failed.text",
};

/** Says what a list cannot: that nothing was found, that something did not come. */
export class Notice {
  /** The failure that is shown until the next try, even if the query changes. */
  failure: Failure | null = null;
  #fault: readonly HTMLElement[] = [];
  readonly #place: HTMLElement;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  /** Takes away what was said of the last query. */
  clear(): void {
    this.#place.replaceChildren(...this.#fault);
  }

  none(query: string): void {
    const text = element("p", {}, translate("none", { query }));
    this.#place.replaceChildren(...this.#fault, text, allPages());
  }

  /** Offers to try again, and the way without a search. */
  fail(failure: Failure, again: () => void): void {
    const click = () => {
      this.failure = null;
      this.#fault = [];
      this.clear();
      again();
    };
    const event = analytics({ eventAction: "retry" });
    const button = { type: "button", class: "s-button", [styledKind]: "main", click, ...event };
    this.failure = failure;
    this.#fault = [
      element("p", { role: "alert" }, translate(messageKeys[failure])),
      element("button", button, translate("retry")),
      allPages(),
    ];
    this.clear();
  }
}

function allPages(): HTMLElement {
  const event = analytics({ eventAction: "lists" });
  return element(
    "a",
    { class: "s-text-link", href: "/search/#lists", ...event },
    translate("lists"),
  );
}
