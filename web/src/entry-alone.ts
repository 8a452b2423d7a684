import { followFrame } from "./demo/followFrame";
import { startIslands } from "./islands/loader";
import { codeStyling } from "./state/codeStyling";
import { colorScheme, followSystem } from "./state/colorScheme";
import { direction } from "./state/direction";
import { followOtherPages } from "./state/otherPages";

followFrame(window);
followSystem();
followOtherPages([colorScheme, direction, codeStyling]);
startIslands(document);
