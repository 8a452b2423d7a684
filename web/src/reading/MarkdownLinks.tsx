import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Note } from "../ui/Note";
import { needsScript, copyButton, copiedMessage, deniedMessage } from "../ui/markup";

export interface MarkdownLinksProps {
  readonly className: "foot-link" | "s-menu-item";
  readonly t: Translate;
}

/** The page as Markdown, which is beside it, to be copied or read. */
export function MarkdownLinks({ className, t }: MarkdownLinksProps) {
  return (
    <>
      <span className="s-copy" {...{ [needsScript]: "" }}>
        <button
          type="button"
          className={className}
          {...{
            [copyButton]: "index.md",
            [copiedMessage]: t("code.copied"),
            [deniedMessage]: t("page.denied"),
          }}
          {...analytics({ eventAction: "copy" })}
        >
          {t("page.copy")}
        </button>
        <Note />
      </span>
      <a
        className={className}
        href="index.md"
        rel="alternate"
        type="text/markdown"
        {...analytics({ eventAction: "markdown" })}
      >
        {t("page.markdown")}
      </a>
    </>
  );
}
