/**
 * Derives the JavaScript form of TypeScript files: answers a `DeriveRequest` with its results, in the
 * same order.
 */
import { answerRequest } from "../shared/answerRequests.mjs";
import { deriveFiles } from "./javascript.mjs";

await answerRequest(deriveFiles);
