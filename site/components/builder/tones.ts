import { contrastOn } from '../values/contrast';
import { hexOfLab, type Lab, labOf } from './oklab';

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Step = (typeof steps)[number];
export type Tones = Readonly<Record<Step, string>>;

// How light each step is, and how much of the hue it has: about as in the package's own palette.
const lightness = [0.975, 0.95, 0.895, 0.82, 0.69, 0.53, 0.46, 0.37, 0.26, 0.19] as const;
const hue = [0.05, 0.13, 0.3, 0.5, 0.85, 1, 0.88, 0.68, 0.44, 0.28] as const;
const middle = 0.53;

/** Ten tones around a color of six digits. Step 500 is the color, darkened until white text can be read on it. */
export function tonesOf(color: string): Tones {
  const base = readableUnderWhite(color);
  const [light, a, b] = labOf(base);
  const tone = (index: number): string => {
    const own = lightness[index] ?? 0;
    const kept = hue[index] ?? 0;
    const shown =
      own > middle ? light + ((own - middle) / (1 - middle)) * (1 - light) : (own / middle) * light;
    return hexOfLab([shown, a * kept, b * kept]);
  };
  const tones = steps.map((step, index) => [step, step === 500 ? base : tone(index)] as const);
  return Object.fromEntries(tones) as Record<Step, string>;
}

/** The color itself, or the lightest one of its hue that white text can be read on. */
function readableUnderWhite(color: string): string {
  const [light, a, b] = labOf(color);
  let shown = color;
  let less: Lab = [light, a, b];
  while (contrastOn(shown, '#fff') < 4.5) {
    less = [less[0] - 0.005, less[1], less[2]];
    shown = hexOfLab(less);
  }
  return shown;
}

/** Six digits, in lower case, for a color of three or six; null for everything else. */
export function hexColor(written: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(written.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
