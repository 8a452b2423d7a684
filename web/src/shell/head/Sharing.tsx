import type { Page } from "../../model/page.gen";
import { siteAddress, structuredData } from "./structuredData";

export interface SharingProps {
  readonly page: Page;
  readonly site: string;
}

/** The data of a page for previews on other sites and search engines: they need its whole address. */
export function Sharing({ page, site }: SharingProps) {
  const { canonical, picture, robots } = page;
  if (canonical === null || robots !== null) return null;
  return (
    <>
      <meta property="og:type" content={page.route === "/" ? "website" : "article"} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {picture !== null && <meta property="og:image" content={picture} />}
      {picture !== null && <meta name="twitter:card" content="summary_large_image" />}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: structuredData(page, canonical, site, postData(page, canonical)),
        }}
      />
    </>
  );
}

/** The fields that a post adds to its structured data: that it is one, when it was published, and by whom. */
export function postData(page: Page, canonical: string): Record<string, unknown> {
  const { post, feeds } = page;
  if (post === null) return {};
  const address = siteAddress(page, canonical);
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
      url: address + href,
    })),
    keywords: post.tags.map(({ title }) => title),
    isPartOf: { "@type": "Blog", url: address + blog },
  };
}
