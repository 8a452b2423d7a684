import { followFrame } from "./demo/followFrame.client";
import { focusBlocker } from "./demo/blockFocus.client";
import { startMirroring } from "./demo/direction/mirroring.client";
import { startIslands } from "./islands/startIslands.client";
import { loadRefusedScript } from "./shell/head/loadRefusedScript.client";
import { codeStyling, direction } from "./settings/preferences.client";
import { colorScheme, followSystem } from "./settings/colorScheme.client";
import { syncTabs } from "./settings/syncTabs.client";

loadRefusedScript(document);
startMirroring(document, () => import("./demo/direction/mirror.client"));
if (window.parent !== window) focusBlocker(window)();
followFrame(window);
followSystem();
syncTabs([colorScheme, direction, codeStyling]);
startIslands(document);
