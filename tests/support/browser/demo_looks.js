// Goes into documents of demos: tells which words are hard to read on what is drawn below them.

/** What words may lie on: shapes of a picture, and parts that demos color. */
const grounds = "rect, path, circle, ellipse, polygon, .MuiChip-root, [role=gridcell], [role=row]";
/** Nobody has to read these. */
const passive = "[aria-hidden=true] *, [disabled], [aria-disabled=true], .Mui-disabled";
const LEAST_CONTRAST = 4.5;
const LEAST_OF_LARGE = 3;
const LARGE = 24;

/** The color of a part, if it hides what is below it. @param {Element} element */
const colorOf = (element) => {
  const style = getComputedStyle(element);
  const color = element instanceof SVGElement ? style.fill : style.backgroundColor;
  const opaque = channels(color)[3] === 1 && style.fillOpacity === "1" && style.opacity === "1";
  return color !== "none" && !color.startsWith("url") && opaque ? channels(color) : null;
};

/** @returns {string[]} */
const hardToRead = () => {
  /** @type {Set<string>} */
  const found = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const text = words.currentNode.textContent?.trim() ?? "";
    if (!element || text === "" || element.closest(passive)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width < 2 || !element.checkVisibility({ opacityProperty: true })) continue;
    const below = document.elementsFromPoint(left + width / 2, top + height / 2);
    const from = below.indexOf(element) + 1;
    const ground = [element, ...below.slice(from)].find(
      (one) => one.matches(grounds) && colorOf(one) !== null,
    );
    if (!ground) continue;
    const style = getComputedStyle(element);
    const ink = channels(element instanceof SVGElement ? style.fill : style.color);
    const ratio = contrast(ink, /** @type {number[]} */ (colorOf(ground)));
    const least = parseFloat(style.fontSize) >= LARGE ? LEAST_OF_LARGE : LEAST_CONTRAST;
    if (ink[3] === 1 && ratio < least) found.add(`"${text}" has a contrast of ${ratio.toFixed(2)}`);
  }
  return [...found];
};

Object.assign(globalThis, { hardToRead });
