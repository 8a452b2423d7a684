import { restoreNavigation } from "./layout/navMemory";
import { restoreTabs } from "./page/tabMemory";
import { codeStyling } from "./state/codeStyling";
import { codeVariant } from "./state/codeVariant";
import { colorScheme } from "./state/colorScheme";
import { direction } from "./state/direction";
import { whileParsing } from "./state/whileParsing";

for (const choice of [colorScheme, direction, codeVariant, codeStyling]) choice.restore();

// What a page holds is put right as it is parsed, so that it is painted as it was left.
whileParsing({ "[data-nav]": restoreNavigation, "[data-tabs]": restoreTabs });
