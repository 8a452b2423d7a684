/** Turns modules into plain scripts: answers a `ConvertRequest` with a script for each. */
import { answerRequest } from "../shared/answerRequests.ts";
import { convertModules } from "./convert.ts";

await answerRequest(convertModules, ["modules"]);
