import { followFrame } from "./demo/followFrame.client";
import { focusHolder } from "./demo/holdFocus.client";
import { startMirroring } from "./demo/direction/mirroring.client";
import { startIslands } from "./islands/loader.client";
import { loadRefused } from "./shell/head/refused.client";
import { codeStyling, direction } from "./settings/choices.client";
import { colorScheme, followSystem } from "./settings/colorScheme.client";
import { followOtherPages } from "./settings/otherPages.client";

loadRefused(document);
startMirroring(document, () => import("./demo/direction/mirror.client"));
if (window.parent !== window) focusHolder(window)();
followFrame(window);
followSystem();
followOtherPages([colorScheme, direction, codeStyling]);
startIslands(document);
