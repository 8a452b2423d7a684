import { analytics } from "../model/analytics";
import type { Post } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { readableDate } from "../model/readableDate";

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
