import { analytics } from "../model/analytics";
import type { PostListBlock } from "../model/page.gen";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";
import { PostFacts } from "./PostFacts";
import { PostTags } from "./PostTags";

export interface PostListProps {
  readonly block: PostListBlock;
  readonly word: Word;
}

/** Posts with what one must know to choose, and the way to older ones. */
export function PostList({ block, word }: PostListProps) {
  return (
    <>
      {block.topics.length > 0 && (
        <nav className="blog-topics" aria-label={word("blog.topics")}>
          <PostTags tags={block.topics} label={word("blog.topics")} />
        </nav>
      )}
      {block.entries.map(({ title, href, description, post }) => (
        <article key={href} className="blog-entry">
          <h2 {...analytics({ eventCategory: "blog", eventAction: "post", eventLabel: "{href}" })}>
            <a href={href}>{title}</a>
          </h2>
          <p>{description}</p>
          <PostFacts post={post} word={word} />
          <PostTags tags={post.tags} label={word("blog.tags")} />
        </article>
      ))}
      <Pages block={block} word={word} />
    </>
  );
}

function Pages({ block: { page, pages, newer, older }, word }: PostListProps) {
  if (pages === 1) return null;
  return (
    <nav
      className="blog-pages"
      aria-label={word("blog.pages")}
      {...analytics({ eventCategory: "blog" })}
    >
      {newer !== null && (
        <a href={newer} rel="prev" {...analytics({ eventAction: "newer" })}>
          <Icon name="back" />
          {word("blog.newer")}
        </a>
      )}
      <span>{word("blog.page", { page: String(page), pages: String(pages) })}</span>
      {older !== null && (
        <a href={older} rel="next" {...analytics({ eventAction: "older" })}>
          {word("blog.older")}
          <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}
