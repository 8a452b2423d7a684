import { contrastOn, ratioText, readableOn } from './values/contrast';
import { CopyNote, CopyValue } from './values/CopyValue';
import { joyColors, joyToken } from './values/joyTokens';
import './values/values.css';
import './ColorRamps.css';

const tones = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;

/** The ten tones of each color of Joy UI, with the contrast of the text on them. */
export default function ColorRamps() {
  return (
    <div className="color-ramps">
      {joyColors.map((color) => (
        <div key={color} role="group" aria-label={color} className="color-ramp">
          <p>{color}</p>
          <div className="swatch-row">
            {tones.map((tone) => (
              <Tone key={tone} path={`${color}.${tone}`} tone={tone} />
            ))}
            <CopyNote />
          </div>
        </div>
      ))}
    </div>
  );
}

function Tone({ path, tone }: { readonly path: string; readonly tone: string }) {
  const token = joyToken('light', path);
  if (token === null) throw new Error(`The palette has no ${path}.`);
  const text = readableOn(token.color);
  return (
    <CopyValue
      field={`palette.${path}`}
      value={token.color}
      style={{ background: token.color, color: text }}
    >
      <strong>{tone}</strong>
      <span>{ratioText(contrastOn(token.color, text))}</span>
    </CopyValue>
  );
}
