import { contrast, hexOfOklch, levels, oklchOf } from './oklch';

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
type Step = (typeof steps)[number];
export type Tones = Readonly<Record<Step, string>>;

// How light each step is, and how much of the chroma it has.
const lightness = [0.975, 0.95, 0.895, 0.82, 0.69, 0.53, 0.46, 0.37, 0.26, 0.19] as const;
const chroma = [0.05, 0.13, 0.3, 0.5, 0.85, 1, 0.88, 0.68, 0.44, 0.28] as const;
const middle = 0.53;

/** Ten tones around a color. Step 500 is the color, darkened until white text can be read on it. */
export function tonesOf(color: string): Tones {
  const base = readableUnderWhite(color);
  const { l, c, h } = oklchOf(base);
  const tone = (index: number): string => {
    const own = lightness[index] ?? 0;
    const light = own > middle ? l + ((own - middle) / (1 - middle)) * (1 - l) : (own / middle) * l;
    return hexOfOklch({ mode: 'oklch', l: light, c: c * (chroma[index] ?? 0), h: h ?? 0 });
  };
  const tones = steps.map((step, index) => [step, step === 500 ? base : tone(index)] as const);
  return Object.fromEntries(tones) as Record<Step, string>;
}

/** The color itself, or the lightest one of its hue that white text can be read on. */
function readableUnderWhite(color: string): string {
  const base = oklchOf(color);
  let shown = color;
  for (let { l } = base; l > 0 && contrast(shown, '#ffffff') < levels.AA; l -= 0.005) {
    shown = hexOfOklch({ ...base, l });
  }
  return shown;
}
