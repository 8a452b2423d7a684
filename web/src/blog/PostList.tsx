import { analytics } from "../model/analytics";
import type { PostListBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { PostFacts } from "./PostFacts";
import { PostTags } from "./PostTags";

export interface PostListProps {
  readonly block: PostListBlock;
  readonly language: string;
  readonly t: Translate;
}

/** Posts with what one must know to choose, and the way to older ones. */
export function PostList({ block, language, t }: PostListProps) {
  return (
    <>
      {block.topics.length > 0 && (
        <nav className="blog-topics" aria-label={t("blog.topics")}>
          <PostTags tags={block.topics} label={t("blog.topics")} />
        </nav>
      )}
      <div className="blog-entries">
        {block.entries.map(({ title, href, description, post }) => (
          <article key={href} className="blog-entry">
            <h2
              {...analytics({ eventCategory: "blog", eventAction: "post", eventLabel: "{href}" })}
            >
              <a href={href}>{title}</a>
            </h2>
            <p>{description}</p>
            <PostFacts post={post} language={language} t={t} />
            <PostTags tags={post.tags} label={t("blog.tags")} />
          </article>
        ))}
      </div>
      <Pages block={block} t={t} />
    </>
  );
}

function Pages({ block: { page, pages, newer, older }, t }: Omit<PostListProps, "language">) {
  if (pages === 1) return null;
  return (
    <nav
      className="blog-pages"
      aria-label={t("blog.pages")}
      {...analytics({ eventCategory: "blog" })}
    >
      {newer !== null && (
        <a href={newer} rel="prev" {...analytics({ eventAction: "newer" })}>
          <Icon name="back" />
          {t("blog.newer")}
        </a>
      )}
      <span>{t("blog.page", { page, pages })}</span>
      {older !== null && (
        <a href={older} rel="next" {...analytics({ eventAction: "older" })}>
          {t("blog.older")}
          <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}
