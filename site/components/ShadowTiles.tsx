import { CopyNote, CopyValue } from './values/CopyValue';
import { type Scheme, schemes, themes, themeWithVariables } from './values/themes';
import './ShadowTiles.css';

/** Every shadow of the theme, drawn under a paper of that elevation in both schemes. */
export default function ShadowTiles() {
  return (
    <ul className="shadow-tiles">
      {themes.light.shadows.map((shadow, elevation) => (
        <li key={shadow}>
          <div className="shadow-stages" aria-hidden="true">
            {schemes.map((scheme) => (
              <Sheet key={scheme} scheme={scheme} elevation={elevation} shadow={shadow} />
            ))}
          </div>
          <CopyValue field={`shadows.${String(elevation)}`} value={shadow.replaceAll('),', '), ')}>
            <strong>{elevation}</strong>
          </CopyValue>
          <CopyNote />
        </li>
      ))}
    </ul>
  );
}

interface SheetProps {
  readonly scheme: Scheme;
  readonly elevation: number;
  readonly shadow: string;
}

function Sheet({ scheme, elevation, shadow }: SheetProps) {
  const { background } = themes[scheme].palette;
  return (
    <div style={{ background: background.default }}>
      <div
        style={{
          backgroundColor: background.paper,
          backgroundImage: overlayOf(scheme, elevation),
          boxShadow: shadow,
        }}
      />
    </div>
  );
}

/** In the dark, what is higher is lighter, as a shadow would hardly be seen. */
export function overlayOf(scheme: Scheme, elevation: number): string | undefined {
  return themeWithVariables.colorSchemes[scheme]?.overlays[elevation];
}
