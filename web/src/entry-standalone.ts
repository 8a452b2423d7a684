import { followFrame } from "./demo/followFrame.client";
import { focusHolder } from "./demo/holdFocus.client";
import { startMirroring } from "./demo/direction/mirroring.client";
import { startIslands } from "./islands/startIslands.client";
import { loadRefused } from "./shell/head/refused.client";
import { codeStyling, direction } from "./settings/preferences.client";
import { colorScheme, followSystem } from "./settings/colorScheme.client";
import { syncTabs } from "./settings/syncTabs.client";

loadRefused(document);
startMirroring(document, () => import("./demo/direction/mirror.client"));
if (window.parent !== window) focusHolder(window)();
followFrame(window);
followSystem();
syncTabs([colorScheme, direction, codeStyling]);
startIslands(document);
