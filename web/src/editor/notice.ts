import { analytics } from "../model/analytics";
import { setAttributes } from "../ui/element";

export interface Notice {
  readonly text: string;
  /** Of the button that takes it away. */
  readonly close: string;
}

/** Says something about the page at its edge, until the reader has taken notice. */
export function showNotice(page: Document, { text, close }: Notice): void {
  const element = page.createElement("div");
  element.className = "s-notice";
  element.setAttribute("role", "status");
  page.body.append(element);
  const button = page.createElement("button");
  button.type = "button";
  button.textContent = close;
  setAttributes(button, analytics({ eventCategory: "demo", eventAction: "editor" }));
  button.addEventListener("click", () => {
    element.remove();
  });
  // After the element is there: only changes are read out.
  element.append(text, button);
}
