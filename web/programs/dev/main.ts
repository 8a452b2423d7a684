/**
 * Gives pages their scripts and renders them while a site is written:
 * `SHOWFLOOR_SITE=<folder> SHOWFLOOR_PACKAGES=<its node_modules> SHOWFLOOR_WORK=<folder>
 * SHOWFLOOR_ADDRESS=http://127.0.0.1:<port>/<secret> node web/programs/dev/main.ts`.
 *
 * It reads requests from standard input, a line of JSON each, and answers each with a line on
 * standard output. It ends when the input does.
 */
import path from "node:path";
import { answerRequests } from "../shared/answerRequests.ts";
import { DevFrontend, type Request } from "./frontend.ts";

const {
  SHOWFLOOR_SITE: root,
  SHOWFLOOR_PACKAGES: packages,
  SHOWFLOOR_WORK: work,
  SHOWFLOOR_ADDRESS: address,
} = process.env;
if (!root || !packages || !work || !address) {
  throw new Error(
    "Set SHOWFLOOR_SITE, SHOWFLOOR_PACKAGES and SHOWFLOOR_WORK to folders, SHOWFLOOR_ADDRESS to an address with a path.",
  );
}
const frontend = new DevFrontend(path.resolve(work), address);
frontend.begin(path.resolve(root), path.resolve(packages));
await answerRequests((request: Request) => frontend.respond(request), ["type"]);
await frontend.close();
process.exit(); // Vite may have left something running
