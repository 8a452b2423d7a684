/** Reads the API of packages from their declarations: answers a `Request` with `Answers`. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { describeFamilies } from "./entry.mjs";

await answerRequest(describeFamilies);
