import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";

/** Id of the main content. */
export const contentId = "content";

/** Id of what follows the contents of a page. */
export const articleId = "article-body";

/** The first thing that the keyboard reaches. */
export function SkipLink({ t }: { readonly t: Translate }) {
  return (
    <a
      className="skip-link"
      href={`#${contentId}`}
      {...analytics({ eventCategory: "page", eventAction: "skip" })}
    >
      {t("site.skip")}
    </a>
  );
}
