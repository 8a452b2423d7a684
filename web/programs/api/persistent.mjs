/**
 * As `main.mjs`, for a site that is being written: answers one `Request` after the other, a line each,
 * and reads packages again only when others are asked for. What fails is `{ "failed": why }`.
 */
import { answerRequests } from "../shared/answerRequests.mjs";
import { explainFailure } from "../shared/failure.mjs";
import { describeFamilies } from "./entry.mjs";
import { Library } from "./library.mjs";

/** @typedef {import("./request.mjs").Request} Request */

/** @type {Library | undefined} */
let library;

/** @param {Request} request */
function describe(request) {
  if (library?.holds(request) !== true) library = new Library(request);
  return describeFamilies(request, library);
}

await answerRequests((/** @type {Request} */ request) => {
  try {
    return describe(request);
  } catch (error) {
    library = undefined;
    return { failed: explainFailure(error) };
  }
});
