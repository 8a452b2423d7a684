/** Reads the drawings of a package of icons: answers an `IconsRequest` with its `Drawings`. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { readIcons } from "./readIcons.mjs";

await answerRequest(readIcons);
