import "./notFound.client.css";
import { sitePath } from "../../browser/basePath";
import { type KnownPage, suggestPages } from "./nearestPages.client";

/** Without the list, or without a script, the page still has its search and the products. */
async function readPages(): Promise<readonly KnownPage[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}routes.json`);
  return response.ok ? ((await response.json()) as readonly KnownPage[]) : [];
}

suggestPages(document, sitePath(location.pathname), await readPages());
