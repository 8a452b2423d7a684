/** A color in OKLab: lightness from 0 to 1, and two axes of hue. */
export type Lab = readonly [lightness: number, a: number, b: number];

type Triple = readonly [number, number, number];

/** A color of six digits, such as `#0b6bcb`. */
export function labOf(hex: string): Lab {
  const [red, green, blue] = map3([1, 3, 5], (at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const cones: Triple = [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ];
  const [long, middle, short] = map3(cones, (value) => Math.round(1e6 * Math.cbrt(value)) / 1e6);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The color on a screen; with less of its hue where no screen could show it. */
export function hexOfLab([lightness, a, b]: Lab): string {
  let kept = 1;
  let rgb = rgbOf([lightness, a, b]);
  while (!isShown(rgb) && kept > 0) {
    kept = Math.max(0, kept - 0.02);
    rgb = rgbOf([lightness, a * kept, b * kept]);
  }
  const digits = rgb.map((value) => {
    const byte = Math.round(255 * curved(Math.min(1, Math.max(0, value))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function rgbOf([lightness, a, b]: Lab): Triple {
  const cones: Triple = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ];
  const [long, middle, short] = map3(cones, (value) => value * value * value);
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(rgb: Triple): boolean {
  return rgb.every((value) => value > -0.0005 && value < 1.0005);
}

function linear(value: number): number {
  return value <= 0.04045
    ? value / 12.92
    : Math.round(1e6 * ((value + 0.055) / 1.055) ** 2.4) / 1e6;
}

function curved(value: number): number {
  return value <= 0.0031308
    ? value * 12.92
    : Math.round(1e6 * (1.055 * value ** (1 / 2.4) - 0.055)) / 1e6;
}

function map3(values: Triple, change: (value: number) => number): Triple {
  return [change(values[0]), change(values[1]), change(values[2])];
}
