import { analytics } from "../model/analytics";
import type { PageLink } from "../model/page.gen";
import type { Translate } from "../model/messages";

export interface FeedsProps {
  readonly feeds: readonly PageLink[];
  readonly t: Translate;
}

/** How to follow a blog. */
export function Feeds({ feeds, t }: FeedsProps) {
  if (feeds.length === 0) return null;
  return (
    <p
      className="blog-feeds"
      {...analytics({ eventCategory: "blog", eventAction: "feed", eventLabel: "{href}" })}
    >
      {t("blog.feeds")}{" "}
      {feeds.map(({ title, href }) => (
        <a key={href} className="s-text-link" href={href}>
          {t("blog.feed", { name: title })}
        </a>
      ))}
    </p>
  );
}
