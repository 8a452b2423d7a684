import { startDemos } from "./demo/behaviour";
import { startIslands } from "./islands/loader";
import { startContentsSpy } from "./layout/contentsSpy";
import { startDrawer } from "./layout/drawer";
import { startMenus } from "./layout/menus";
import { keepNavigation } from "./layout/navMemory";
import { startSettings } from "./layout/settings";
import { startTabs } from "./page/tabMemory";
import { codeStyling } from "./state/codeStyling";
import { codeVariant } from "./state/codeVariant";
import { colorScheme, followSystem } from "./state/colorScheme";
import { direction } from "./state/direction";
import { followOtherPages } from "./state/otherPages";
import { startCopyButtons } from "./ui/copy";

/** Starts a behaviour on the element that needs it, if the page has one. */
function on(selector: string, start: (element: HTMLElement) => void): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) start(element);
}

startSettings(document, [colorScheme, direction]);
followSystem();
followOtherPages([colorScheme, direction, codeVariant, codeStyling]);
startMenus(document);
startTabs(document);
startCopyButtons(document);
on("[data-nav]", keepNavigation);
on(".side-nav", startDrawer);
on("[data-contents]", startContentsSpy);
startDemos(document);
startIslands(document);
