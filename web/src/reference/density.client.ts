import { apiDensity } from "../settings/apiDensity.client";
import { followOtherPages } from "../settings/otherPages.client";

/** Joins the buttons that set rows closer to the choice that they make for the whole site. */
export function startDensity(root: Document): void {
  const buttons = root.querySelectorAll<HTMLElement>("[data-density]");
  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(apiDensity.get() === "compact"));
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      apiDensity.set(apiDensity.get() === "compact" ? "comfortable" : "compact");
    });
  }
  apiDensity.subscribe(show);
  followOtherPages([apiDensity]);
  show();
}
