// Goes into pages before the scripts that look at their colors.

/**
 * Red, green, blue and opacity of a computed color, 0 to 1; made by the browser, which knows all notations.
 *
 * @param {string} color
 */
const channels = (color) => {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  return [...brush.getImageData(0, 0, 1, 1).data].map((channel) => channel / 255);
};
const brush = /** @type {OffscreenCanvasRenderingContext2D} */ (
  new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
);

/**
 * Relative luminance, as WCAG defines it.
 *
 * @param {number[]} color
 */
const luminance = (color) => {
  const [red = 0, green = 0, blue = 0] = color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * The contrast of two colors, as WCAG defines it: 1 to 21.
 *
 * @param {number[]} one
 * @param {number[]} other
 */
const contrast = (one, other) => {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

Object.assign(globalThis, { channels, contrast });
