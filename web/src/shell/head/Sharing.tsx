import type { Page } from "../../model/page.gen";
import { postData } from "../../blog/postData";
import { structuredData } from "./structuredData";

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
