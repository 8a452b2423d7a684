import type { Post } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { PostFacts } from "./PostFacts";
import { PostTags } from "./PostTags";

export interface PostHeadProps {
  readonly post: Post;
  /** One sentence on the post. */
  readonly description: string;
  readonly language: string;
  readonly t: Translate;
}

/** The line between the title of a post and its text. */
export function PostHead({ post, description, language, t }: PostHeadProps) {
  return (
    <>
      <p className="blog-lead">{description}</p>
      <PostFacts post={post} language={language} t={t} />
      <PostTags tags={post.tags} label={t("blog.tags")} />
    </>
  );
}
