/** Renders first demos before one is chosen: answers a `TrialRequest` with what each draws. */
import { answerRequest } from "../shared/answerRequests.ts";
import { tryDemos } from "./tryDemos.ts";

await answerRequest(tryDemos, ["root", "demos", "providers"]);
