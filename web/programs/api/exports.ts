/** Lists the components that packages export: answers an `ExportsRequest` with components. */
import { answerRequest } from "../shared/answerRequests.ts";
import { exportedComponents } from "./exportedComponents.ts";

await answerRequest(exportedComponents, ["root", "packages"]);
