/** Reads the drawings of a package of icons: answers an `IconsRequest` with its `Drawings`. */
import { answerRequest } from "../shared/answer.mjs";
import { readIcons } from "./read.mjs";

await answerRequest(readIcons);
