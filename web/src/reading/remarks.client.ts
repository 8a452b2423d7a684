import { sectionPlace } from "./remarkHref";
import { contentsList } from "../browser/markup";
import { remarkAddress } from "./markup";

/** Adds the section in view to the address of a link for remarks when a reader points at it. */
export function startRemarks(feedback: HTMLElement): void {
  const fill = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(`[${remarkAddress}]`) : null;
    const pattern = link?.getAttribute(remarkAddress);
    if (link === null || pattern == null) return;
    link.href = pattern.replace(sectionPlace, encodeURIComponent(currentSection()));
  };
  feedback.addEventListener("pointerover", fill);
  feedback.addEventListener("focusin", fill);
}

/** The heading that the table of contents marks. */
function currentSection(): string {
  return document.querySelector(`[${contentsList}] [aria-current]`)?.textContent ?? "";
}
