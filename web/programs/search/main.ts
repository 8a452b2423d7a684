/** Answers queries as the search of pages does: answers a `SearchRequest` with addresses for each query. */
import path from "node:path";
import { runnerImport } from "vite";
import { answerRequest } from "../shared/answerRequests.ts";
import type * as find from "./find.ts";

async function findAddresses(request: find.SearchRequest) {
  // Modules of the frontend import each other without file extensions, which Node cannot resolve.
  const { module } = await runnerImport<typeof find>(path.join(import.meta.dirname, "find.ts"));
  return await module.findAddresses(request);
}

await answerRequest(findAddresses, ["files", "queries", "grouped"]);
