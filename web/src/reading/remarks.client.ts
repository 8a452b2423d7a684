import { sectionPlace } from "./remarkHref";

/** Adds the section in view to the address of a link for remarks when a reader points at it. */
export function startRemarks(feedback: HTMLElement): void {
  const fill = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("[data-remark]") : null;
    const pattern = link?.dataset["remark"];
    if (link === null || pattern === undefined) return;
    link.href = pattern.replace(sectionPlace, encodeURIComponent(currentSection()));
  };
  feedback.addEventListener("pointerover", fill);
  feedback.addEventListener("focusin", fill);
}

/** The heading that the table of contents marks. */
function currentSection(): string {
  return document.querySelector("[data-contents] [aria-current]")?.textContent ?? "";
}
