import { htmlWithBase } from "../browser/basePath";

/** Replaces the content of an element with finished HTML, which has site paths. */
export function setHtml(element: HTMLElement, html: string): void {
  element.innerHTML = htmlWithBase(html);
}
