import { openAddressed } from "./demo/followAddress.client";
import { mirrorFirstPaint } from "./demo/direction/mirroredStyles.client";
import { setStageDirection, stages } from "./settings/stages.client";
import { restoreGroup, restoreNavigation } from "./shell/navigation/navMemory.client";
import { layOutWhole, markParsing } from "./shell/parsing.client";
import { startLateFonts } from "./shell/head/lateFonts.client";
import { restoreTabs } from "./reading/blocks/tabMemory.client";
import {
  apiDensityOptions,
  codeStylingOptions,
  codeVariantOptions,
  directionOptions,
  singleKeysOptions,
} from "./settings/preferences.client";
import { colorSchemeOptions } from "./settings/colorScheme.client";
import { restorePreference } from "./settings/preference.client";
import { whileParsing } from "./browser/whileParsing.client";

markParsing(document);
layOutWhole(document);

restorePreference(colorSchemeOptions);
restorePreference(directionOptions);
restorePreference(codeVariantOptions);
restorePreference(codeStylingOptions);
restorePreference(apiDensityOptions);
restorePreference(singleKeysOptions);

mirrorFirstPaint(document);
startLateFonts(document);

// The state of a page is restored as it is parsed, so that it is painted as it was left.
whileParsing({
  // Long code would show folded, and a navigation closed, if they were painted before their end
  // has come.
  begun: {
    [stages]: setStageDirection,
    "[data-demo]": openAddressed,
    "[data-group]": restoreGroup,
  },
  whole: {
    "[data-nav]": restoreNavigation,
    "[data-tabs]": restoreTabs,
    "[data-demo]": openAddressed,
  },
});
