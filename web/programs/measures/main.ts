/** Says what the theme of an installed package measures: answers a `MeasuresRequest`. */
import { answerRequest } from "../shared/answerRequests.ts";
import { readMeasures } from "./readMeasures.ts";

await answerRequest(readMeasures, ["site", "module", "export"]);
