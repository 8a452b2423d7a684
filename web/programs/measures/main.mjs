/** Says what the theme of an installed package measures: answers a `MeasuresRequest`. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { readMeasures } from "./readMeasures.mjs";

await answerRequest(readMeasures);
