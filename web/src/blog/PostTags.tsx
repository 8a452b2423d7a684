import { analytics } from "../model/analytics";
import type { PageLink } from "../model/page.gen";

export interface PostTagsProps {
  readonly tags: readonly PageLink[];
  readonly label: string;
}

/** The tags of a post, or of all posts. */
export function PostTags({ tags, label }: PostTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul
      className="blog-tags"
      aria-label={label}
      {...analytics({ eventCategory: "blog", eventAction: "tag", eventLabel: "{href}" })}
    >
      {tags.map(({ title, href }) => (
        <li key={href}>
          <a className="s-chip" href={href} rel="tag">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
