import { followFrame } from "./demo/followFrame.client";
import { focusBlocker } from "./demo/blockFocus.client";
import { startIslands } from "./islands/startIslands.client";
import { loadRefusedScript } from "./shell/head/loadRefusedScript.client";
import { codeStyling, direction } from "./settings/preferences.client";
import { colorScheme, followSystem } from "./settings/colorScheme.client";
import { syncTabs } from "./settings/syncTabs.client";

loadRefusedScript(document);
if (window.parent !== window) focusBlocker(window)();
followFrame(window);
followSystem();
syncTabs([colorScheme, direction, codeStyling]);
startIslands(document);
