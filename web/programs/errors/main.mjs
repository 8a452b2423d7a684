/**
 * Says which messages the production builds of packages shorten to a number: answers an
 * `ErrorsRequest` with all places where one is thrown.
 */
import { answerRequest } from "../shared/answerRequests.mjs";
import { messagesOf } from "./packageErrors.mjs";

await answerRequest(messagesOf);
