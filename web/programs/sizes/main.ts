/** Measures what imports cost a reader: answers a `SizesRequest` with the sizes of each family. */
import { answerRequest } from "../shared/answerRequests.ts";
import { measureSizes } from "./measure.ts";

await answerRequest(measureSizes, ["project", "families"]);
