import { openAddressed } from "./demo/address";
import { mirrorFirstPaint } from "./demo/direction/mirroredStyles";
import { restoreGroup, restoreNavigation } from "./shell/navigation/navMemory";
import { restoreTabs } from "./reading/blocks/tabMemory";
import { apiDensityOptions } from "./settings/apiDensity";
import { codeStylingOptions } from "./settings/codeStyling";
import { codeVariantOptions } from "./settings/codeVariant";
import { colorSchemeOptions } from "./settings/colorScheme";
import { directionOptions } from "./settings/direction";
import { restoreChoice } from "./settings/choice";
import { singleKeysOptions } from "./settings/singleKeys";
import { whileParsing } from "./browser/whileParsing";

restoreChoice(colorSchemeOptions);
restoreChoice(directionOptions);
restoreChoice(codeVariantOptions);
restoreChoice(codeStylingOptions);
restoreChoice(apiDensityOptions);
restoreChoice(singleKeysOptions);

mirrorFirstPaint(document);

// What a page holds is put right as it is parsed, so that it is painted as it was left.
whileParsing({
  // Long code would show folded, and a navigation closed, if they were painted before their end
  // has come.
  begun: { "[data-demo]": openAddressed, "[data-group]": restoreGroup },
  whole: {
    "[data-nav]": restoreNavigation,
    "[data-tabs]": restoreTabs,
    "[data-demo]": openAddressed,
  },
});
