// Goes into documents of demos, on the site and exported: tells what can be compared of them.

const parts = "svg, canvas, img, table, input, textarea, button, [role]";

/** Waits for as many frames as are a tenth of a second. */
const pause = async () => {
  for (let frames = 0; frames < 6; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

/** @param {Element} element @returns {[string, number, number]} */
const sized = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return [element.getAttribute("role") ?? element.localName, width, height];
};

/**
 * The box around all that shows.
 *
 * @param {Element[]} shown
 * @returns {[string, number, number]}
 */
const whole = (shown) => {
  const boxes = shown.map((element) => element.getBoundingClientRect());
  const span = (/** @type {"left" | "top"} */ from, /** @type {"right" | "bottom"} */ to) =>
    boxes.length === 0
      ? 0
      : Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
  return ["all of it", span("left", "right"), span("top", "bottom")];
};

/** @param {string} stage */
const measureOnce = (stage) => {
  const box = document.querySelector(stage);
  const shown = [...(box?.querySelectorAll("*") ?? [])].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
  return {
    width: Math.ceil(box?.getBoundingClientRect().width ?? 0),
    parts: [whole(shown), ...shown.filter((element) => element.matches(parts)).map(sized)],
  };
};

/**
 * Waits until nothing grows any more, for five seconds at most.
 *
 * @param {string} stage
 */
const measure = async (stage) => {
  await document.fonts.ready;
  let last = "";
  for (let same = 0, times = 0; same < 3 && times < 50; times += 1) {
    await pause();
    const now = JSON.stringify(measureOnce(stage));
    const done = document.querySelector("[data-island=waiting], [data-island=loading]") === null;
    same = now === last && done && document.querySelector(`${stage} > *`) !== null ? same + 1 : 0;
    last = now;
  }
  return measureOnce(stage);
};

Object.assign(globalThis, { measure });
