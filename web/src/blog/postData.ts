import type { Page } from "../model/page.gen";

/** The fields that a post adds to its structured data: that it is one, when it was published, and by whom. */
export function postData({ post, feeds }: Page, canonical: string): Record<string, unknown> {
  if (post === null) return {};
  const { origin } = new URL(canonical);
  const feed = feeds[0]?.href ?? "/";
  const blog = feed.slice(0, feed.lastIndexOf("/") + 1);
  return {
    "@type": "BlogPosting",
    datePublished: post.date,
    dateModified: post.date,
    mainEntityOfPage: canonical,
    author: post.authors.map(({ title, href }) => ({
      "@type": "Person",
      name: title,
      url: origin + href,
    })),
    keywords: post.tags.map(({ title }) => title),
    isPartOf: { "@type": "Blog", url: origin + blog },
  };
}
