/**
 * The script of pages that show something live, beside that of all pages.
 * They share no module, as a chunk of its own would be between a reader and the page: what is chosen is
 * said in the document.
 */
import { chunk } from "../browser/chunk.client";
import { createFetchCode, startCodeForms } from "../demo/codeForms.client";
import { followAddress } from "../demo/followAddress.client";
import { startDemos } from "../demo/startDemos.client";
import { restoring, startEditing, startSharing } from "../demo/startEditing.client";
import { startToolbarKeys } from "../demo/toolbarKeys.client";
import { startTools } from "../demo/startTools.client";
import { islands } from "../islands/startIslands.client";
import { startFeatures } from "./moments.client";

const fetchCode = createFetchCode();

startFeatures(document, [
  { parsed: startDemos },
  { parsed: (root) => startCodeForms(root, fetchCode) },
  { parsed: followAddress },
  { parsed: startToolbarKeys },
  {
    parsed: (root) =>
      startTools(
        root,
        chunk(() => import("../demo/tools/toolsMenu.client")),
      ),
  },
  {
    parsed: (root) =>
      startEditing(
        root,
        fetchCode,
        chunk(() => import("../editor/openEditor.client")),
      ),
  },
  restoring(
    fetchCode,
    chunk(() => import("../editor/restore.client")),
  ),
  {
    parsed: (root) =>
      startSharing(
        root,
        fetchCode,
        chunk(() => import("../editor/share.client")),
      ),
  },
  islands(),
]);
