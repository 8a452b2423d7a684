/** Answers queries as the search of pages does: answers a `SearchRequest` with addresses for each query. */
import path from "node:path";
import { runnerImport } from "vite";
import { answerRequest } from "../shared/answerRequests.mjs";

/** @typedef {import("./find.ts").SearchRequest} SearchRequest */

await answerRequest(async (/** @type {SearchRequest} */ request) => {
  // Modules of the frontend import each other without file extensions, which Node cannot resolve.
  /** @type {{ module: typeof import("./find.ts") }} */
  const { module } = await runnerImport(path.join(import.meta.dirname, "find.ts"));
  return await module.findAddresses(request);
});
