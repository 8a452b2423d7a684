/** Lists what packages export: answers an `ExportsRequest` with components and themes. */
import { answerRequest } from "../shared/answerRequests.ts";
import { packageExports } from "./exportedComponents.ts";

await answerRequest(packageExports, ["root", "packages"]);
