/** Lists the components that packages export: answers an `ExportsRequest` with components. */
import { answerRequest } from "../shared/answerRequests.mjs";
import { exportedComponents } from "./exportedComponents.mjs";

await answerRequest(exportedComponents);
