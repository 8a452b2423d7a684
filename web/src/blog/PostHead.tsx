import type { Post } from "../model/page.gen";
import type { Word } from "../model/words";
import { PostFacts } from "./PostFacts";
import { PostTags } from "./PostTags";

export interface PostHeadProps {
  readonly post: Post;
  /** One sentence on the post. */
  readonly description: string;
  readonly word: Word;
}

/** What stands between the title of a post and its text. */
export function PostHead({ post, description, word }: PostHeadProps) {
  return (
    <>
      <p className="blog-lead">{description}</p>
      <PostFacts post={post} word={word} />
      <PostTags tags={post.tags} label={word("blog.tags")} />
    </>
  );
}
