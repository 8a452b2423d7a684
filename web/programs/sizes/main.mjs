/** Measures what imports cost a reader: answers a `SizesRequest` with the sizes of each family. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { measureSizes } from "./measure.mjs";

await answerRequest(measureSizes);
