/**
 * Says which messages the production builds of packages shorten to a number: answers an
 * `ErrorsRequest` with all places where one is thrown.
 */
import { answerRequest } from "../shared/answerRequests.ts";
import { messagesOf } from "./packageErrors.ts";

await answerRequest(messagesOf, ["root", "packages"]);
