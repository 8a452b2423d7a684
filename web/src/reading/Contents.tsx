import { analytics } from "../model/analytics";
import type { Contents as Entry } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Badge } from "../ui/Badge";
import { Icon } from "../ui/Icon";
import { articleId } from "../ui/SkipLink";
import { contentsList } from "../browser/markup";
import { headingLevel } from "./markup";

export interface ContentsProps {
  readonly entries: readonly Entry[];
  readonly t: Translate;
}

/**
 * The page's table of contents: a column on wide screens, a disclosure under the title on others.
 *
 * The list is beside its disclosure instead of inside, so that one list serves both: a style
 * can show a sibling, but not the inside of a closed `<details>`.
 */
export function Contents({ entries, t }: ContentsProps) {
  return (
    <nav
      aria-label={t("contents.label")}
      {...analytics({ eventCategory: "page", eventAction: "contents", eventLabel: "{href}" })}
    >
      <a
        className="skip-link contents-skip"
        href={`#${articleId}`}
        {...analytics({ eventAction: "skip" })}
      >
        {t("contents.skip")}
      </a>
      <p className="contents-title">{t("contents.title")}</p>
      <details className="contents-toggle">
        <summary>
          {t("contents.title")}
          <Icon name="chevron" />
        </summary>
      </details>
      <ol className="contents-list" {...{ [contentsList]: "" }}>
        {entries.map(({ id, text, level, plan }) => (
          <li key={id} {...{ [headingLevel]: level }}>
            <a href={`#${id}`}>
              {text}
              {plan !== null && (
                <>
                  {" "}
                  <Badge>{t(`plan.${plan}`)}</Badge>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
