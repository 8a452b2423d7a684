import { createTheme, hslToRgb } from '@mui/material/styles';
import { contrastOn, ratioText } from './values/contrast';
import { themes } from './values/themes';
import './ContrastStrip.css';

const thresholds = [3, 4.5, 7];
const lightnesses = Array.from({ length: 16 }, (_, index) => 20 + 4 * index);
const ramp = lightnesses.map((lightness) => hslToRgb(`hsl(210, 79%, ${String(lightness)}%)`));

interface Choice {
  readonly color: string;
  readonly text: string;
  readonly ratio: number;
}

/** The same colors with the text that the theme puts on them, for some contrast thresholds. */
export default function ContrastStrip() {
  return (
    <div className="contrast-strips">
      {thresholds.map((threshold) => (
        <Strip key={threshold} threshold={threshold} />
      ))}
    </div>
  );
}

function Strip({ threshold }: { readonly threshold: number }) {
  const choices = choicesFor(threshold);
  const lowest = Math.min(...choices.map(({ ratio }) => ratio));
  const isDefault = threshold === themes.light.palette.contrastThreshold;
  return (
    <figure data-threshold={threshold}>
      <figcaption>
        <span>
          <code>contrastThreshold: {threshold}</code>
          {isDefault && ' (default)'}
        </span>
        <span>
          lowest contrast <span data-lowest="">{ratioText(lowest)}</span>
        </span>
      </figcaption>
      <div className="contrast-strip" aria-hidden="true">
        {choices.map(({ color, text }) => (
          <span key={color} style={{ background: color, color: text }}>
            A
          </span>
        ))}
      </div>
    </figure>
  );
}

/** What a theme with this threshold writes on each color of the ramp. */
export function choicesFor(contrastThreshold: number): readonly Choice[] {
  const { palette } = createTheme({ palette: { contrastThreshold } });
  return ramp.map((color) => {
    const text = palette.getContrastText(color);
    return { color, text, ratio: contrastOn(color, text) };
  });
}
