import { followFrame } from "./demo/followFrame";
import { startMirroring } from "./demo/direction/mirroring";
import { startIslands } from "./islands/loader";
import { codeStyling } from "./settings/codeStyling";
import { colorScheme, followSystem } from "./settings/colorScheme";
import { direction } from "./settings/direction";
import { followOtherPages } from "./settings/otherPages";

startMirroring(document, () => import("./demo/direction/mirror"));
followFrame(window);
followSystem();
followOtherPages([colorScheme, direction, codeStyling]);
startIslands(document);
