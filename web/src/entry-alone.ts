import { followFrame } from "./demo/followFrame";
import { startMirroring } from "./demo/mirroring";
import { startIslands } from "./islands/loader";
import { codeStyling } from "./state/codeStyling";
import { colorScheme, followSystem } from "./state/colorScheme";
import { direction } from "./state/direction";
import { followOtherPages } from "./state/otherPages";

startMirroring(document, () => import("./demo/mirror"));
followFrame(window);
followSystem();
followOtherPages([colorScheme, direction, codeStyling]);
startIslands(document);
