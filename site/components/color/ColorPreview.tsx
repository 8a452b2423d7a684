import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { darken, decomposeColor, getContrastRatio } from '@mui/material/styles';
import MaterialProvider from '../../families/material-ui/Provider';
import { cssColor } from '../../families/material-ui/cssColor';
import type { Scheme } from '../../families/material-ui/palette';

const grounds: Record<Scheme, string> = { light: '#fff', dark: '#121212' };
const colors = ['primary', 'secondary'] as const;

interface ColorPreviewProps {
  readonly scheme: Scheme;
  readonly variables: Readonly<Record<string, string>>;
  readonly direction: 'ltr' | 'rtl';
}

/** A palette in one scheme: its tones, and components that wear it. */
export function ColorPreview({ scheme, variables, direction }: ColorPreviewProps) {
  const name = scheme === 'light' ? 'Light scheme' : 'Dark scheme';
  const style = Object.fromEntries(
    Object.entries(variables).map(([variable, value]) => [variable, cssColor(value)]),
  );
  return (
    <section className="color-panel" aria-label={name}>
      <p className="color-panel-name">{name}</p>
      <div inert aria-hidden="true" data-color-scheme={scheme} style={{ colorScheme: scheme }}>
        {/* Its direction is the reader's choice, which the markup was made before. */}
        <div
          className="color-specimen"
          data-stage="material-ui"
          style={style}
          suppressHydrationWarning
        >
          <MaterialProvider direction={direction}>
            {colors.map((color) => (
              <div className="color-specimen-row" key={color}>
                <Button variant="contained" color={color} size="small">
                  Book
                </Button>
                <Button variant="outlined" color={color} size="small">
                  Later
                </Button>
                <Chip label="Seats: 2" color={color} size="small" />
                <Switch color={color} defaultChecked size="small" />
              </div>
            ))}
            <LinearProgress variant="determinate" value={60} />
            <LinearProgress variant="determinate" color="secondary" value={40} />
          </MaterialProvider>
        </div>
      </div>
      {colors.map((color) => (
        <Tones key={color} color={color} ground={grounds[scheme]} variables={variables} />
      ))}
    </section>
  );
}

interface TonesProps {
  readonly color: (typeof colors)[number];
  readonly ground: string;
  readonly variables: Readonly<Record<string, string>>;
}

function Tones({ color, ground, variables }: TonesProps) {
  const tone = (name: string) => variables[`--mui-palette-${color}-${name}`] ?? '';
  return (
    <div className="color-tones">
      <p className="color-tones-name">{color}</p>
      <ul>
        {['light', 'main', 'dark'].map((name) => (
          <li key={name}>
            <span className="color-swatch" style={{ background: cssColor(tone(name)) }} />
            {name} <code>{cssColor(tone(name))}</code>
          </li>
        ))}
      </ul>
      <p>
        Text on it{' '}
        <Ratio value={getContrastRatio(opaque(tone('contrastText'), tone('main')), tone('main'))} />
        , as text on the page <Ratio value={getContrastRatio(tone('main'), ground)} />
      </p>
    </div>
  );
}

/** The library's dark text lets some of its ground through: its contrast is that of the mixture. */
function opaque(text: string, ground: string): string {
  return text.startsWith('rgba(0, 0, 0')
    ? darken(ground, decomposeColor(text).values[3] ?? 1)
    : text;
}

function Ratio({ value }: { readonly value: number }) {
  const enough = value >= 4.5;
  return (
    <strong data-enough={enough}>
      {(Math.floor(value * 10) / 10).toFixed(1)}:1{enough ? '' : ', below 4.5'}
    </strong>
  );
}
