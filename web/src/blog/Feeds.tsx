import { analytics } from "../model/analytics";
import type { PageLink } from "../model/page.gen";
import type { Word } from "../model/words";

export interface FeedsProps {
  readonly feeds: readonly PageLink[];
  readonly word: Word;
}

/** How to follow a blog. */
export function Feeds({ feeds, word }: FeedsProps) {
  if (feeds.length === 0) return null;
  return (
    <p
      className="blog-feeds"
      {...analytics({ eventCategory: "blog", eventAction: "feed", eventLabel: "{href}" })}
    >
      {word("blog.feeds")}{" "}
      {feeds.map(({ title, href }) => (
        <a key={href} className="s-text-link" href={href}>
          {word("blog.feed", { name: title })}
        </a>
      ))}
    </p>
  );
}
