import { openAddressed } from "./demo/address";
import { mirrorFirstPaint } from "./demo/mirroredStyles";
import { restoreGroup, restoreNavigation } from "./layout/navMemory";
import { restoreTabs } from "./page/tabMemory";
import { apiDensityOptions } from "./state/apiDensity";
import { codeStylingOptions } from "./state/codeStyling";
import { codeVariantOptions } from "./state/codeVariant";
import { colorSchemeOptions } from "./state/colorScheme";
import { directionOptions } from "./state/direction";
import { restoreChoice } from "./state/choice";
import { singleKeysOptions } from "./state/singleKeys";
import { whileParsing } from "./state/whileParsing";

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
