/** Opens demos in a browser: answers a `WakeRequest` with what is wrong with each. */
import { answerRequest } from "../shared/answerRequests.ts";
import { wakeDemos } from "./wakeDemos.ts";

await answerRequest(wakeDemos, ["browser", "release", "documents"]);
