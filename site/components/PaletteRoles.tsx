import { contrastOn, gradeOf, ratioText, readableOn } from './values/contrast';
import { CopyNote, CopyValue } from './values/CopyValue';
import { Sample } from './values/Sample';
import { type Scheme, schemes, themes } from './values/themes';
import './PaletteRoles.css';

const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tones = ['light', 'main', 'dark'] as const;

/** Each role of the palette in both schemes: its tones, and what can be read on them. */
export default function PaletteRoles() {
  return (
    <div className="palette-roles">
      {roles.map((role) => (
        <div key={role} role="group" aria-label={role} className="palette-role">
          <p>{role}</p>
          {schemes.map((scheme) => (
            <Band key={scheme} role={role} scheme={scheme} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface BandProps {
  readonly role: (typeof roles)[number];
  readonly scheme: Scheme;
}

function Band({ role, scheme }: BandProps) {
  const { palette } = themes[scheme];
  return (
    <div
      role="group"
      aria-label={scheme === 'light' ? 'Light scheme' : 'Dark scheme'}
      className="palette-band"
      style={{ background: palette.background.paper, color: palette.text.secondary }}
    >
      {tones.map((tone) => (
        <Tone key={tone} {...{ role, scheme, tone }} />
      ))}
    </div>
  );
}

interface ToneProps extends BandProps {
  readonly tone: (typeof tones)[number];
}

function Tone({ role, scheme, tone }: ToneProps) {
  const { palette } = themes[scheme];
  const { paper } = palette.background;
  const color = palette[role][tone];
  return (
    <div>
      <CopyValue
        className="palette-tone"
        field={`palette.${role}.${tone}`}
        value={color}
        style={{ background: color, color: readableOn(color) }}
      >
        <strong>{tone}</strong>
      </CopyValue>
      <CopyNote />
      <ul>
        <Contrast name="white text" color="#fff" background={color} />
        <Contrast name="black text" color="#000" background={color} />
        <Contrast name="on paper" color={color} background={paper} />
      </ul>
    </div>
  );
}

interface ContrastProps {
  /** What the sample shows to those who see it. */
  readonly name: string;
  readonly color: string;
  readonly background: string;
}

function Contrast({ name, color, background }: ContrastProps) {
  const ratio = contrastOn(background, color);
  return (
    <li>
      <Sample color={color} background={background} />
      <span className="visually-hidden">{name} </span>
      <span data-grade={gradeOf(ratio)}>{ratioText(ratio)}</span>
    </li>
  );
}
