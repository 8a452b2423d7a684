import type { Fields } from "./tag.client";

/** What a visit of a page is told with. A hash may hold a reader's code, and stays here. */
export function pageView(root: Document): Fields {
  return {
    title: root.title,
    location: root.location.href.replace(root.location.hash, ""),
    productId: meta(root, "docs:productId"),
    productCategoryId: meta(root, "docs:productCategoryId"),
  };
}

function meta(root: Document, name: string): string | null {
  return root.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
