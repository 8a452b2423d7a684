import { analytics } from "../model/analytics";
import type { Post } from "../model/page.gen";
import type { Translate } from "../model/messages";

export interface PostFactsProps {
  readonly post: Post;
  /** In which the date is written. */
  readonly language: string;
  readonly t: Translate;
}

/** When a post was written, by whom, and how long it takes to read. */
export function PostFacts({ post, language, t }: PostFactsProps) {
  return (
    <p
      className="blog-facts"
      {...analytics({ eventCategory: "blog", eventAction: "author", eventLabel: "{href}" })}
    >
      <time dateTime={post.date}>{readableDate(post.date, language)}</time>
      <span>
        {t("blog.by")}{" "}
        {post.authors.map(({ title, href }, index) => (
          <span key={href}>
            {index > 0 && ", "}
            <a href={href} rel="author">
              {title}
            </a>
          </span>
        ))}
      </span>
      <span>{t("blog.minutes", { minutes: post.minutes })}</span>
    </p>
  );
}

/** `2026-11-20` as it is read: November 20, 2026. */
export function readableDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
