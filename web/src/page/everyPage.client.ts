/** The script of every page. */
import { chunk, showIn } from "../browser/chunk.client";
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
import { closableBanner } from "../shell/announcements/banner.client";
import { queueClicks } from "../ui/queueClicks.client";
import { startFeatures } from "./moments.client";
import { sideNavigation, contentsList, apiTable } from "../browser/markup";
import { catalogFilter } from "../catalog/markup";
import { articleLayout, feedbackQuestion } from "../reading/markup";
import { navigationPart } from "../shell/markup";
import { newestNews } from "../ui/markup";

startFeatures(document, [
  { parsed: loadRefusedScript },
  { parsed: followSystem },
  syncTabs([colorScheme, direction, codeVariant, codeStyling, apiDensity, singleKeys]),
  { parsed: startMenus },
  { selector: `[${newestNews}]`, parsed: markUnread },
  {
    parsed: (root) =>
      startPanels(
        root,
        chunk(() => import("../shell/fillPanel.client")),
      ),
  },
  {
    parsed: (root) =>
      startShortcuts(
        root,
        chunk(() => import("../settings/shortcuts.client")),
      ),
  },
  {
    parsed: (root) =>
      startSearch(
        root,
        chunk(() => import("../search/searchDialog.client")),
      ),
  },
  tabMemory,
  { parsed: startCopyButtons },
  navMemory,
  { selector: `[${sideNavigation}]:has([${navigationPart}])`, parsed: followPart },
  { selector: ".side-nav", parsed: startDrawer },
  { selector: `[${contentsList}]`, parsed: startContentsSpy },
  { selector: `[${articleLayout}=wide] .contents-toggle`, parsed: startWideContents },
  {
    selector: `[${apiTable}]`,
    parsed(api) {
      const pressAgain = queueClicks(document, ".api-filter .s-chip");
      const reference = chunk(() => import("../reference/startApi.client"));
      void reference.use(
        ({ startApi }) => {
          startApi(document);
          pressAgain();
        },
        showIn(document.querySelector(".api-filter") ?? api),
      );
    },
  },
  {
    selector: `[${catalogFilter}]`,
    parsed(filter) {
      const catalog = chunk(() => import("../catalog/startCatalogFilter.client"));
      void catalog.use(({ startCatalogFilter }) => {
        startCatalogFilter(filter);
      }, showIn(filter));
    },
  },
  {
    selector: `[${feedbackQuestion}]`,
    parsed(feedback) {
      const remarks = chunk(() => import("../reading/remarks.client"));
      // Without it a remark names the page alone.
      void remarks.inBackground(({ startRemarks }) => {
        startRemarks(feedback);
      });
    },
  },
  {
    parsed: (root) =>
      startOldAnchors(
        root,
        chunk(() => import("../reading/movedAnchor.client")),
      ),
  },
  {
    parsed: (root) =>
      startNextPage(
        root,
        chunk(() => import("../shell/nextPage/prefetch.client")),
      ),
  },
  import.meta.env.SHOWFLOOR_ANALYTICS === null
    ? {}
    : analytics(
        import.meta.env.SHOWFLOOR_ANALYTICS,
        chunk(() => import("../analytics/analyticsReport.client")),
      ),
  import.meta.env.SHOWFLOOR_OFFLINE === null
    ? {}
    : offline(
        import.meta.env.SHOWFLOOR_OFFLINE,
        chunk(() => import("../offline/register.client")),
      ),
  { parsed: (root) => greet(root, import.meta.env.SHOWFLOOR_BANNER) },
]);

if (import.meta.env.SHOWFLOOR_TOP_BANNER !== null)
  startFeatures(document, [closableBanner(import.meta.env.SHOWFLOOR_TOP_BANNER)]);
