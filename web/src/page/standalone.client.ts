/** The script of a document that shows one demo, alone or in a frame. */
import { followFrame } from "../demo/followFrame.client";
import { focusBlocker } from "../demo/blockFocus.client";
import { islands } from "../islands/startIslands.client";
import { loadRefusedScript } from "../shell/head/loadRefusedScript.client";
import { codeStyling, direction } from "../settings/preferences.client";
import { colorScheme, followSystem } from "../settings/colorScheme.client";
import { syncTabs } from "../settings/syncTabs.client";
import { startFeatures } from "./moments.client";

if (window.parent !== window) focusBlocker(window)();

startFeatures(document, [
  { parsed: loadRefusedScript },
  { parsed: () => followFrame(window) },
  { parsed: followSystem },
  syncTabs([colorScheme, direction, codeStyling]),
  islands(),
]);
