import { startAnalytics } from "./analytics/start";
import { followAddress } from "./demo/address";
import { startDemos } from "./demo/start";
import { startEditing, startSharing } from "./demo/editing";
import { startToolbarKeys } from "./demo/toolbarKeys";
import { startMirroring } from "./demo/direction/mirroring";
import { startTools } from "./demo/startTools";
import { greet } from "./shell/consoleBanner";
import { startIslands } from "./islands/loader";
import { startContentsSpy } from "./reading/contentsSpy";
import { startDrawer } from "./shell/navigation/drawer";
import { startLateFonts } from "./shell/lateFonts";
import { startMenus } from "./shell/menus";
import { keepNavigation } from "./shell/navigation/navMemory";
import { startOldAnchors } from "./reading/oldAnchors";
import { startPanels } from "./shell/startPanels";
import { startShortcuts } from "./settings/startShortcuts";
import { startOffline } from "./offline/start";
import { startSearch } from "./search/startSearch";
import { startTabs } from "./reading/blocks/tabMemory";
import { apiDensity } from "./settings/apiDensity";
import { codeStyling } from "./settings/codeStyling";
import { codeVariant } from "./settings/codeVariant";
import { colorScheme, followSystem } from "./settings/colorScheme";
import { direction } from "./settings/direction";
import { followOtherPages } from "./settings/otherPages";
import { markUnread } from "./shell/announcements/readNews";
import { singleKeys } from "./settings/singleKeys";
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
startPanels(document, () => import("./shell/panels"));
startShortcuts(document, () => import("./settings/shortcuts"));
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
  void import("./reference/start").then(({ startApi }) => {
    startApi(document);
    pressAgain();
  });
});
on("[data-feedback]", (feedback) => {
  void import("./reading/remarks").then(({ startRemarks }) => {
    startRemarks(feedback);
  });
});
startDemos(document);
followAddress(document);
startOldAnchors(document, () => import("./reading/movedAnchor"));
startToolbarKeys(document);
startTools(document, () => import("./demo/tools/menu"));
startEditing(document, () => import("./editor/editing"));
startSharing(document, () => import("./editor/share"));
startMirroring(document, () => import("./demo/direction/mirror"));
startIslands(document);
if (import.meta.env.SHOWFLOOR_ANALYTICS !== null) {
  startAnalytics(document, import.meta.env.SHOWFLOOR_ANALYTICS, () => import("./analytics/report"));
}
if (import.meta.env.SHOWFLOOR_OFFLINE !== null) {
  startOffline(document, import.meta.env.SHOWFLOOR_OFFLINE, () => import("./offline/register"));
}
greet(document, import.meta.env.SHOWFLOOR_BANNER);
