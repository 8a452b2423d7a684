import { startAnalytics } from "./analytics/start";
import { followAddress } from "./demo/address";
import { startDemos } from "./demo/behaviour";
import { startEditing, startSharing } from "./demo/editing";
import { startToolbarKeys } from "./demo/toolbarKeys";
import { startMirroring } from "./demo/mirroring";
import { startTools } from "./demo/tools";
import { greet } from "./inspect/banner";
import { startIslands } from "./islands/loader";
import { startContentsSpy } from "./layout/contentsSpy";
import { startDrawer } from "./layout/drawer";
import { startLateFonts } from "./layout/lateFonts";
import { startMenus } from "./layout/menus";
import { keepNavigation } from "./layout/navMemory";
import { startOldAnchors } from "./layout/oldAnchors";
import { startPanels } from "./layout/panels";
import { startShortcuts } from "./layout/shortcuts";
import { startOffline } from "./offline/start";
import { startSearch } from "./layout/startSearch";
import { startTabs } from "./page/tabMemory";
import { apiDensity } from "./state/apiDensity";
import { codeStyling } from "./state/codeStyling";
import { codeVariant } from "./state/codeVariant";
import { colorScheme, followSystem } from "./state/colorScheme";
import { direction } from "./state/direction";
import { followOtherPages } from "./state/otherPages";
import { markUnread } from "./state/readNews";
import { singleKeys } from "./state/singleKeys";
import { startCopyButtons } from "./ui/copy";
import { keepPresses } from "./ui/keepPresses";

/** Starts a behaviour on the element that needs it, if the page has one. */
function on(selector: string, start: (element: HTMLElement) => void): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) start(element);
}

followSystem();
followOtherPages([colorScheme, direction, codeVariant, codeStyling, apiDensity, singleKeys]);
startMenus(document);
on("[data-newest]", markUnread);
startPanels(document, () => import("./panels/panels"));
startShortcuts(document, () => import("./panels/shortcuts"));
startSearch(document, () => import("./search/dialog"));
on("[data-late]", () => {
  startLateFonts(document);
});
startTabs(document);
startCopyButtons(document);
on("[data-nav]", keepNavigation);
on(".side-nav", startDrawer);
on("[data-contents]", startContentsSpy);
on("[data-api]", () => {
  const pressAgain = keepPresses(document, ".api-chip");
  void import("./api/behaviour").then(({ startApi }) => {
    startApi(document);
    pressAgain();
  });
});
on("[data-feedback]", (feedback) => {
  void import("./layout/remarks").then(({ startRemarks }) => {
    startRemarks(feedback);
  });
});
startDemos(document);
followAddress(document);
startOldAnchors(document, () => import("./layout/movedAnchor"));
startToolbarKeys(document);
startTools(document, () => import("./tools/menu"));
startEditing(document, () => import("./editor/editing"));
startSharing(document, () => import("./editor/share"));
startMirroring(document, () => import("./demo/mirror"));
startIslands(document);
if (import.meta.env.SHOWFLOOR_ANALYTICS !== null) {
  startAnalytics(document, import.meta.env.SHOWFLOOR_ANALYTICS, () => import("./analytics/report"));
}
if (import.meta.env.SHOWFLOOR_OFFLINE !== null) {
  startOffline(document, import.meta.env.SHOWFLOOR_OFFLINE, () => import("./offline/register"));
}
greet(document, import.meta.env.SHOWFLOOR_BANNER);
