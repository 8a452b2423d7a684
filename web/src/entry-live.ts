/**
 * The script of pages that show something live, beside that of all pages.
 * They share no module, as a chunk of its own would be between a reader and the page: what is chosen is
 * said in the document.
 */
import { followAddress } from "./demo/followAddress.client";
import { startDemos } from "./demo/startDemos.client";
import { startEditing, startRestoring, startSharing } from "./demo/startEditing.client";
import { startToolbarKeys } from "./demo/toolbarKeys.client";
import { startTools } from "./demo/startTools.client";
import { startIslands } from "./islands/startIslands.client";

startDemos(document);
followAddress(document);
startToolbarKeys(document);
startTools(document, () => import("./demo/tools/toolsMenu.client"));
startEditing(document, () => import("./editor/openEditor.client"));
startRestoring(document, () => import("./editor/restore.client"));
startSharing(document, () => import("./editor/share.client"));
startIslands(document);
