import type { Word } from "../model/words";

/** What the button says that copies the link of a row; `linkButton.ts` makes it. */
export function linkWords(word: Word) {
  return {
    "data-link": word("api.link", { name: "{name}" }),
    "data-copied": word("api.link.copied"),
    "data-denied": word("api.link.denied"),
  };
}
