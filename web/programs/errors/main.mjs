/**
 * Says which messages the production builds of packages shorten to a number: answers an
 * `ErrorsRequest` with all places where one is thrown.
 */
import { answerRequest } from "../shared/answer.mjs";
import { messagesOf } from "./packages.mjs";

await answerRequest(messagesOf);
