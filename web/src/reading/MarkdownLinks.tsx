import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Note } from "../ui/Note";

export interface MarkdownLinksProps {
  readonly t: Translate;
}

/** The page as Markdown, which is beside it, to be read or copied. */
export function MarkdownLinks({ t }: MarkdownLinksProps) {
  return (
    <>
      <a
        className="foot-link"
        href="index.md"
        rel="alternate"
        type="text/markdown"
        {...analytics({ eventAction: "markdown" })}
      >
        {t("page.markdown")}
      </a>
      <span className="s-copy" data-needs-script="">
        <button
          type="button"
          className="foot-link"
          data-copy="index.md"
          data-copied={t("code.copied")}
          data-denied={t("page.denied")}
          {...analytics({ eventAction: "copy" })}
        >
          {t("page.copy")}
        </button>
        <Note />
      </span>
    </>
  );
}
