import { openAddressed, settleAddress } from "./demo/address";
import { mirrorFirstPaint } from "./demo/mirroredStyles";
import { restoreGroup, restoreNavigation } from "./layout/navMemory";
import { restoreTabs } from "./page/tabMemory";
import { apiDensity } from "./state/apiDensity";
import { codeStyling } from "./state/codeStyling";
import { codeVariant } from "./state/codeVariant";
import { colorScheme } from "./state/colorScheme";
import { direction } from "./state/direction";
import { singleKeys } from "./state/singleKeys";
import { whileParsing } from "./state/whileParsing";

for (const choice of [colorScheme, direction, codeVariant, codeStyling, apiDensity, singleKeys])
  choice.restore();
settleAddress();

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
