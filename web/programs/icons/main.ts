/** Reads the markup of a package of icons: answers an `IconsRequest` with its `IconMarkup`. */
import { answerRequest } from "../shared/answerRequests.ts";
import { readIcons } from "./readIcons.ts";

await answerRequest(readIcons, ["project", "package"]);
