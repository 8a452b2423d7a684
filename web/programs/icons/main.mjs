/** Reads the markup of a package of icons: answers an `IconsRequest` with its `IconMarkup`. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { readIcons } from "./readIcons.mjs";

await answerRequest(readIcons);
