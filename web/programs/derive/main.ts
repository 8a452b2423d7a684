/**
 * Derives the JavaScript form of TypeScript files, and joins those of a demo to one: answers a
 * `DeriveRequest` with its results, in the same order.
 */
import { answerRequest } from "../shared/answerRequests.ts";
import { deriveGroups } from "./javascript.ts";

await answerRequest(deriveGroups, ["groups"]);
