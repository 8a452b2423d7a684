/** The script before the first paint: it restores a page as it is parsed, so that it is painted as it was left. */
import { openAddressed } from "../demo/followAddress.client";
import { mirrorFirstPaint } from "../demo/direction/mirroredStyles.client";
import { hideClosedBanner } from "../shell/announcements/banner.client";
import { restoreGroup, restoreNavigation } from "../shell/navigation/navMemory.client";
import { startLateFonts } from "../shell/head/lateFonts.client";
import { restoreTabs } from "../reading/blocks/tabMemory.client";
import {
  apiDensityOptions,
  codeStylingOptions,
  codeVariantOptions,
  directionOptions,
  setStageDirection,
  singleKeysOptions,
  stages,
  wideContentsOptions,
} from "../settings/preferences.client";
import { colorSchemeOptions } from "../settings/colorScheme.client";
import { restorePreference } from "../settings/preference.client";
import { layOutWhole, markParsing, whileParsing } from "./parsing.client";
import { demoFrame, sideNavigation } from "../browser/markup";
import { tabsGroup } from "../reading/markup";
import { navigationGroup } from "../shell/markup";

markParsing(document);
layOutWhole(document);

restorePreference(colorSchemeOptions);
restorePreference(directionOptions);
restorePreference(codeVariantOptions);
restorePreference(codeStylingOptions);
restorePreference(apiDensityOptions);
restorePreference(singleKeysOptions);
restorePreference(wideContentsOptions);

if (import.meta.env.SHOWFLOOR_TOP_BANNER !== null)
  hideClosedBanner(document, import.meta.env.SHOWFLOOR_TOP_BANNER);

mirrorFirstPaint(document);
startLateFonts(document);

whileParsing(document, [
  { selector: stages, begun: setStageDirection },
  // Long code would show folded, and a navigation closed, if they were painted before their end comes.
  { selector: `[${demoFrame}]`, begun: openAddressed, whole: openAddressed },
  { selector: `[${navigationGroup}]`, begun: restoreGroup },
  { selector: `[${sideNavigation}]`, whole: restoreNavigation },
  { selector: `[${tabsGroup}]`, whole: restoreTabs },
]);
