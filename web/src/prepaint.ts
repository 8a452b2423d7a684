import { codeStyling } from "./state/codeStyling";
import { codeVariant } from "./state/codeVariant";
import { colorScheme } from "./state/colorScheme";
import { direction } from "./state/direction";

for (const choice of [colorScheme, direction, codeVariant, codeStyling]) choice.restore();
