/**
 * As `main.ts`, for a site that is being written: answers one `Request` after the other, a line each,
 * and reads packages again only when others are asked for. What fails is `{ "failed": why }`.
 */
import { answerRequests } from "../shared/answerRequests.ts";
import { explainFailure } from "../shared/failure.ts";
import { describeFamilies } from "./entry.ts";
import { Library } from "./library.ts";
import type { Request } from "./request.ts";

let library: Library | undefined;

function describe(request: Request) {
  try {
    if (library?.holds(request) !== true) library = new Library(request);
    return describeFamilies(request, library);
  } catch (error) {
    library = undefined;
    return { failed: explainFailure(error) };
  }
}

await answerRequests(describe, ["root", "families"]);
