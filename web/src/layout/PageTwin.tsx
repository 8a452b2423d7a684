import { analytics } from "../model/analytics";
import type { Word } from "../model/words";
import { Note } from "../ui/Note";

export interface PageTwinProps {
  readonly word: Word;
}

/** The page as Markdown, which stands beside it, to be read or copied. */
export function PageTwin({ word }: PageTwinProps) {
  return (
    <>
      <a
        className="foot-link"
        href="index.md"
        rel="alternate"
        type="text/markdown"
        {...analytics({ eventAction: "markdown" })}
      >
        {word("page.markdown")}
      </a>
      <span className="s-copy" data-needs-script="">
        <button
          type="button"
          className="foot-link"
          data-copy="index.md"
          data-copied={word("code.copied")}
          data-denied={word("page.denied")}
          {...analytics({ eventAction: "copy" })}
        >
          {word("page.copy")}
        </button>
        <Note />
      </span>
    </>
  );
}
