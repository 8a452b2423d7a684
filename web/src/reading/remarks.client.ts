import { sectionPlace } from "./remarkHref";

/** Fills the section that is being read into the addresses of remarks, before one is followed. */
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
