/** Turns modules into plain scripts: answers a `ConvertRequest` with a script for each. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { convertModules } from "./convert.mjs";

await answerRequest(convertModules);
