import "./notFound.client.css";
import { type KnownPage, suggestPages } from "./nearestPages.client";

/** Without the list, or without a script, the page still has its search and the products. */
async function readPages(): Promise<readonly KnownPage[]> {
  const response = await fetch("/routes.json");
  return response.ok ? ((await response.json()) as readonly KnownPage[]) : [];
}

suggestPages(document, location.pathname, await readPages());
