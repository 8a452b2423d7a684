/**
 * Derives the JavaScript form of TypeScript files: answers a `DeriveRequest` with its results, in the
 * same order.
 */
import { answerRequest } from "../shared/answerRequests.ts";
import { deriveFiles } from "./javascript.ts";

await answerRequest(deriveFiles, ["files"]);
