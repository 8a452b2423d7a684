/**
 * The script of pages that show something live, beside that of all pages.
 * They share no module, as a chunk of its own would be between a reader and the page: what is chosen is
 * said in the document.
 */
import { startCodeForms } from "./demo/codeForms.client";
import { followAddress } from "./demo/followAddress.client";
import { startDemos } from "./demo/startDemos.client";
import { startEditing, startRestoring, startSharing } from "./demo/startEditing.client";
import { startToolbarKeys } from "./demo/toolbarKeys.client";
import { offerRetryFor, startTools } from "./demo/startTools.client";
import { startIslands } from "./islands/startIslands.client";

startDemos(document);
const fetchCode = startCodeForms(document, offerRetryFor);
followAddress(document);
startToolbarKeys(document);
startTools(document, () => import("./demo/tools/toolsMenu.client"));
startEditing(document, fetchCode, () => import("./editor/openEditor.client"));
startRestoring(document, fetchCode, () => import("./editor/restore.client"));
startSharing(document, fetchCode, () => import("./editor/share.client"));
startIslands(document);
