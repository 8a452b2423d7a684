import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";

/** Id of the main content. No heading of a page begins with a low line, so none has the same. */
export const contentId = "_content";

/** Id of what follows the contents of a page. */
export const articleId = "_article";

export interface SkipLinkProps {
  /** The element beyond which to skip, if not all before the content. */
  readonly beyond?: "navigation";
  readonly t: Translate;
}

/** The first thing that the keyboard reaches in a page, and in its navigation, which is long. */
export function SkipLink({ beyond, t }: SkipLinkProps) {
  return (
    <a
      className={beyond === undefined ? "skip-link" : "skip-link nav-skip"}
      href={`#${contentId}`}
      {...analytics({ eventCategory: "page", eventAction: "skip" })}
    >
      {t(beyond === undefined ? "site.skip" : "nav.skip")}
    </a>
  );
}
