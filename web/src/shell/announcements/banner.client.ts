import type { Feature } from "../../page/moments.client";
import { localStore } from "../../browser/stores.client";
import { bannerClosed, bannerClose } from "../markup";

const key = "banner";

/** Hides the banner before the first paint, if this reader has closed the one with this id. */
export function hideClosedBanner({ documentElement }: Document, id: string): void {
  documentElement.toggleAttribute(bannerClosed, localStore.read(key) === id);
}

/** Lets readers close the banner; another text has another id, and shows again. */
export function closableBanner(id: string): Feature {
  return {
    selector: `[${bannerClose}]`,
    parsed(button) {
      button.addEventListener("click", () => {
        localStore.write(key, id);
        document.documentElement.setAttribute(bannerClosed, "");
        document.querySelector<HTMLElement>(".s-header a, .s-header button")?.focus();
      });
    },
  };
}
