/** Reads the API of packages from their declarations: answers a `Request` with `Answers`. */
import { answerRequest } from "../shared/answerRequests.ts";
import { describeFamilies } from "./entry.ts";

await answerRequest(describeFamilies, ["root", "families"]);
