/** Where demos are, and controls inside an article. */
export const stages = "[data-stage], [data-interface]";

/** Gives a stage the direction that the reader chose; the text around it has its language's. */
export function setStageDirection(stage: HTMLElement): void {
  stage.dir = document.documentElement.dir;
}

/** Gives all stages of a part of a page that direction. */
export function setStageDirections(part: ParentNode): void {
  part.querySelectorAll<HTMLElement>(stages).forEach(setStageDirection);
}
