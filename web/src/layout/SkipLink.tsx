import { analytics } from "../model/analytics";
import type { Word } from "../model/words";

/** Id of the main content. */
export const contentId = "content";

/** The first thing that the keyboard reaches. */
export function SkipLink({ word }: { readonly word: Word }) {
  return (
    <a
      className="skip-link"
      href={`#${contentId}`}
      {...analytics({ eventCategory: "page", eventAction: "skip" })}
    >
      {word("site.skip")}
    </a>
  );
}
