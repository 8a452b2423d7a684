import * as colors from '@mui/material/colors';
import { readableOn } from './values/contrast';
import { CopyNote, CopyValue } from './values/CopyValue';
import './HueRamps.css';

type Shades = Readonly<Record<string, string>>;
const hues: Readonly<Record<string, Shades>> = colors;
const named = Object.keys(hues).filter((name) => hues[name]?.['500'] !== undefined);

interface HueRampsProps {
  /** Names with spaces between them; all hues with a main shade without it. */
  readonly of?: string;
}

/** Hues of the package with their shades, each with text that can be read on it. */
export default function HueRamps({ of = named.join(' ') }: HueRampsProps) {
  return (
    <div className="hue-ramps">
      {of.split(' ').map((name) => (
        <Ramp key={name} name={name} />
      ))}
    </div>
  );
}

function Ramp({ name }: { readonly name: string }) {
  const shades = hues[name];
  if (shades === undefined) throw new Error(`The package has no ${name}. Name one of its hues.`);
  const names = Object.keys(shades);
  return (
    <div role="group" aria-label={name} className="hue-ramp" id={`hue-${name}`}>
      <p>{name}</p>
      <Row name={name} shades={shades} of={names.filter(isAccent)} />
      <Row name={name} shades={shades} of={names.filter((shade) => !isAccent(shade))} />
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly shades: Shades;
  readonly of: readonly string[];
}

function Row({ name, shades, of }: RowProps) {
  if (of.length === 0) return null;
  return (
    <div className="swatch-row hue-row" data-accents={of.every(isAccent) ? '' : undefined}>
      {of.map((shade) => {
        const color = shades[shade] ?? '';
        return (
          <CopyValue
            key={shade}
            field={`${name}.${shade}`}
            value={color}
            style={{ background: color, color: readableOn(color) }}
          >
            <strong>{shade}</strong>
          </CopyValue>
        );
      })}
      <CopyNote />
    </div>
  );
}

const isAccent = (shade: string) => /^A\d/.test(shade);
