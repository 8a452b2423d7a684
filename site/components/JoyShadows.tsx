import { extendTheme } from '@mui/joy/styles';
import { joyToken } from './values/joyTokens';
import { CopyNote, CopyValue } from './values/CopyValue';
import { type Scheme, schemes } from './values/themes';
import './ShadowTiles.css';

const theme = extendTheme();

// Demos may add names to the type; the values are always text.
const shadows = Object.entries(theme.shadow).map(([name, value]) => [name, String(value)] as const);

/** Every shadow of Joy UI, under a surface of each scheme. */
export default function JoyShadows() {
  return (
    <ul className="shadow-tiles">
      {shadows.map(([name, shadow]) => (
        <li key={name}>
          <div className="shadow-stages" aria-hidden="true">
            {schemes.map((scheme) => (
              <Surface key={scheme} scheme={scheme} shadow={shadow} />
            ))}
          </div>
          <CopyValue field={`shadow.${name}`} value={shadowIn('light', shadow)}>
            <strong>{name}</strong>
          </CopyValue>
          <CopyNote />
        </li>
      ))}
    </ul>
  );
}

function Surface({ scheme, shadow }: { readonly scheme: Scheme; readonly shadow: string }) {
  return (
    <div style={{ background: joyToken(scheme, 'background.body')?.color }}>
      <div
        style={{
          backgroundColor: joyToken(scheme, 'background.surface')?.color,
          boxShadow: shadowIn(scheme, shadow),
        }}
      />
    </div>
  );
}

/** The shadow with the ring, color and opacity of a scheme in place of their variables. */
function shadowIn(scheme: Scheme, shadow: string): string {
  const values = theme.colorSchemes[scheme];
  return shadow.replaceAll(/var\(--joy-(shadow\w+), ?[^()]*\)/g, (whole, name: string) => {
    const value: unknown = Reflect.get(values, name);
    return typeof value === 'string' ? value : whole;
  });
}
