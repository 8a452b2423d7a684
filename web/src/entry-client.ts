import { startAnalytics } from "./analytics/startAnalytics.client";
import { inDevelopment } from "./browser/inDevelopment.client";
import { loadRefusedScript } from "./shell/head/loadRefusedScript.client";
import { greet } from "./shell/consoleBanner.client";
import { startContentsSpy } from "./reading/contentsSpy.client";
import { startDrawer } from "./shell/navigation/drawer.client";
import { startMenus, startPanels } from "./shell/menus.client";
import { startNextPage } from "./shell/nextPage/startNextPage.client";
import { followPart } from "./shell/navigation/activeLink.client";
import { keepNavigation } from "./shell/navigation/navMemory.client";
import { startOldAnchors } from "./reading/oldAnchors.client";
import { startShortcuts } from "./settings/startShortcuts.client";
import { startOffline } from "./offline/startOffline.client";
import { startSearch } from "./search/startSearch.client";
import { startTabs } from "./reading/blocks/tabMemory.client";
import {
  apiDensity,
  codeStyling,
  codeVariant,
  direction,
  singleKeys,
} from "./settings/preferences.client";
import { colorScheme, followSystem } from "./settings/colorScheme.client";
import { syncTabs } from "./settings/syncTabs.client";
import { markUnread } from "./shell/announcements/readNews.client";
import { startCopyButtons } from "./ui/copy.client";
import { queueClicks } from "./ui/queueClicks.client";

/** Starts a behavior on the element that needs it, if the page has one. */
function on(selector: string, start: (element: HTMLElement) => void): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) start(element);
}

loadRefusedScript(document);
followSystem();
syncTabs([colorScheme, direction, codeVariant, codeStyling, apiDensity, singleKeys]);
startMenus(document);
on("[data-newest]", markUnread);
startPanels(document, () => import("./shell/fillPanel.client"));
startShortcuts(document, () => import("./settings/shortcuts.client"));
startSearch(document, () => import("./search/searchDialog.client"));
startTabs(document);
startCopyButtons(document);
on("[data-nav]", keepNavigation);
on("[data-nav]:has([data-part])", followPart);
on(".side-nav", startDrawer);
on("[data-contents]", startContentsSpy);
on("[data-api]", () => {
  const pressAgain = queueClicks(document, ".api-filter .s-chip");
  void import("./reference/startApi.client").then((reference) => {
    reference.startApi(document);
    pressAgain();
  });
});
on("[data-catalog-filter]", (filter) => {
  void import("./catalog/startCatalogFilter.client").then((catalog) => {
    catalog.startCatalogFilter(filter);
  });
});
on("[data-feedback]", (feedback) => {
  void import("./reading/remarks.client").then((remarks) => {
    remarks.startRemarks(feedback);
  });
});
startOldAnchors(document, () => import("./reading/movedAnchor.client"));
if (!inDevelopment(document)) {
  startNextPage(document, () => import("./shell/nextPage/prefetch.client"));
}
if (import.meta.env.SHOWFLOOR_ANALYTICS !== null) {
  startAnalytics(
    document,
    import.meta.env.SHOWFLOOR_ANALYTICS,
    () => import("./analytics/analyticsReport.client"),
  );
}
if (import.meta.env.SHOWFLOOR_OFFLINE !== null) {
  startOffline(
    document,
    import.meta.env.SHOWFLOOR_OFFLINE,
    () => import("./offline/register.client"),
  );
}
greet(document, import.meta.env.SHOWFLOOR_BANNER);
