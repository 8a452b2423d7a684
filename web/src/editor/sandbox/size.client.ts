/** A dialog or a menu needs space, however small the demo is. */
const popupHeight = 400;

/**
 * Tells how high the document would like to be: now and whenever that changes. What is beside
 * the stage in the body are popups.
 */
export function followSize(window: Window, stage: HTMLElement, report: (height: number) => void) {
  const { document } = window;
  let reported = { height: 0, beyond: 0, viewport: 0 };
  const measure = () => {
    const height = Math.max(stage.getBoundingClientRect().height, popups());
    const viewport = window.innerHeight;
    const beyond = height - viewport;
    // Content a bit higher than the viewport would grow with every answer.
    const follows = viewport !== reported.viewport && beyond > 0 && beyond === reported.beyond;
    if (height === reported.height || follows) return;
    reported = { height, beyond, viewport };
    report(height);
  };
  const popups = () => {
    const others = [...document.body.children].filter((element) => element !== stage);
    return Math.max(0, ...others.flatMap((one) => [one, ...one.children]).map(bottomOf));
  };
  const bottomOf = (element: Element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return height >= window.innerHeight ? popupHeight : bottom + window.scrollY;
  };
  new ResizeObserver(measure).observe(stage);
  new MutationObserver(measure).observe(document.body, { childList: true });
  window.addEventListener("resize", measure);
  return measure;
}
