import { analytics } from "../model/analytics";
import { element } from "../ui/element.client";
import { translate } from "./translate";

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
  private fault: readonly HTMLElement[] = [];

  constructor(private readonly place: HTMLElement) {}

  /** Takes away what was said of the last query. */
  clear(): void {
    this.place.replaceChildren(...this.fault);
  }

  none(query: string): void {
    const text = element("p", {}, translate("none", { query }));
    this.place.replaceChildren(...this.fault, text, allPages());
  }

  /** Offers to try again, and the way without a search. */
  fail(failure: Failure, again: () => void): void {
    const retry = element(
      "button",
      {
        type: "button",
        class: "s-button",
        "data-kind": "main",
        ...analytics({ eventAction: "retry" }),
      },
      translate("retry"),
    );
    retry.addEventListener("click", () => {
      this.failure = null;
      this.fault = [];
      this.clear();
      again();
    });
    const text = element("p", { role: "alert" }, translate(messageKeys[failure]));
    this.failure = failure;
    this.fault = [text, retry, allPages()];
    this.clear();
  }
}

function allPages(): HTMLElement {
  return element(
    "a",
    {
      class: "s-text-link",
      href: "/search/#lists",
      ...analytics({ eventAction: "lists" }),
    },
    translate("lists"),
  );
}
