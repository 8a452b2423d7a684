/** The script of every page. */
import { analytics } from "../analytics/startAnalytics.client";
import { loadRefusedScript } from "../shell/head/loadRefusedScript.client";
import { greet } from "../shell/consoleBanner.client";
import { startContentsSpy } from "../reading/contentsSpy.client";
import { startWideContents } from "../settings/wideContents.client";
import { startDrawer } from "../shell/navigation/drawer.client";
import { startMenus, startPanels } from "../shell/menus.client";
import { startNextPage } from "../shell/nextPage/startNextPage.client";
import { followPart } from "../shell/navigation/activeLink.client";
import { navMemory } from "../shell/navigation/navMemory.client";
import { startOldAnchors } from "../reading/oldAnchors.client";
import { startShortcuts } from "../settings/startShortcuts.client";
import { offline } from "../offline/startOffline.client";
import { startSearch } from "../search/startSearch.client";
import { tabMemory } from "../reading/blocks/tabMemory.client";
import {
  apiDensity,
  codeStyling,
  codeVariant,
  direction,
  singleKeys,
} from "../settings/preferences.client";
import { colorScheme, followSystem } from "../settings/colorScheme.client";
import { syncTabs } from "../settings/syncTabs.client";
import { markUnread } from "../shell/announcements/readNews.client";
import { startCopyButtons } from "../ui/copy.client";
import { closableBanner } from "../shell/brand/banner.client";
import { queueClicks } from "../ui/queueClicks.client";
import { startFeatures } from "./moments.client";

startFeatures(document, [
  { parsed: loadRefusedScript },
  { parsed: followSystem },
  syncTabs([colorScheme, direction, codeVariant, codeStyling, apiDensity, singleKeys]),
  { parsed: startMenus },
  { selector: "[data-newest]", parsed: markUnread },
  { parsed: (root) => startPanels(root, () => import("../shell/fillPanel.client")) },
  { parsed: (root) => startShortcuts(root, () => import("../settings/shortcuts.client")) },
  { parsed: (root) => startSearch(root, () => import("../search/searchDialog.client")) },
  tabMemory,
  { parsed: startCopyButtons },
  navMemory,
  { selector: "[data-nav]:has([data-part])", parsed: followPart },
  { selector: ".side-nav", parsed: startDrawer },
  { selector: "[data-contents]", parsed: startContentsSpy },
  { selector: "[data-layout=wide] .contents-toggle", parsed: startWideContents },
  {
    selector: "[data-api]",
    parsed() {
      const pressAgain = queueClicks(document, ".api-filter .s-chip");
      void import("../reference/startApi.client").then((reference) => {
        reference.startApi(document);
        pressAgain();
      });
    },
  },
  {
    selector: "[data-catalog-filter]",
    parsed(filter) {
      void import("../catalog/startCatalogFilter.client").then((catalog) => {
        catalog.startCatalogFilter(filter);
      });
    },
  },
  {
    selector: "[data-feedback]",
    parsed(feedback) {
      void import("../reading/remarks.client").then((remarks) => {
        remarks.startRemarks(feedback);
      });
    },
  },
  { parsed: (root) => startOldAnchors(root, () => import("../reading/movedAnchor.client")) },
  { parsed: (root) => startNextPage(root, () => import("../shell/nextPage/prefetch.client")) },
  import.meta.env.SHOWFLOOR_ANALYTICS === null
    ? {}
    : analytics(
        import.meta.env.SHOWFLOOR_ANALYTICS,
        () => import("../analytics/analyticsReport.client"),
      ),
  import.meta.env.SHOWFLOOR_OFFLINE === null
    ? {}
    : offline(import.meta.env.SHOWFLOOR_OFFLINE, () => import("../offline/register.client")),
  { parsed: (root) => greet(root, import.meta.env.SHOWFLOOR_BANNER) },
]);

if (import.meta.env.SHOWFLOOR_TOP_BANNER !== null)
  startFeatures(document, [closableBanner(import.meta.env.SHOWFLOOR_TOP_BANNER)]);
