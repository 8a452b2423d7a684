/** Says what the theme of an installed package measures: answers a `MeasuresRequest`. */
import { answerRequest } from "../shared/answer.mjs";
import { readMeasures } from "./read.mjs";

await answerRequest(readMeasures);
