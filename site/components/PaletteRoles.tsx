import type { CSSProperties } from 'react';
import { contrastOn, gradeOf, ratioText } from './values/contrast';
import { CopyNote, CopyValue } from './values/CopyValue';
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
  const { paper } = palette.background;
  return (
    <div
      role="group"
      aria-label={scheme === 'light' ? 'Light scheme' : 'Dark scheme'}
      className="palette-band"
      style={{ background: paper, color: palette.text.secondary }}
    >
      {tones.map((tone) => (
        <div key={tone}>
          <Tone {...{ role, scheme, tone }} />
          <CopyNote />
          <p style={{ color: palette[role][tone] }}>
            <span className="visually-hidden">on paper </span>Aa{' '}
            <Ratio value={contrastOn(paper, palette[role][tone])} />
          </p>
        </div>
      ))}
    </div>
  );
}

interface ToneProps extends BandProps {
  readonly tone: (typeof tones)[number];
}

function Tone({ role, scheme, tone }: ToneProps) {
  const { palette } = themes[scheme];
  const color = palette[role][tone];
  const text = tone === 'main' ? palette[role].contrastText : palette.getContrastText(color);
  const style: CSSProperties = { background: color, color: text };
  return (
    <CopyValue
      className="palette-tone"
      field={`palette.${role}.${tone}`}
      value={color}
      style={style}
    >
      <strong>{tone}</strong>
      {['#fff', '#000'].map((on) => (
        <span key={on} className="palette-on" style={{ color: on }}>
          <span className="visually-hidden">{on === '#fff' ? 'white text ' : 'black text '}</span>
          <Ratio value={contrastOn(color, on)} />
        </span>
      ))}
    </CopyValue>
  );
}

function Ratio({ value }: { readonly value: number }) {
  return <span data-grade={gradeOf(value)}>{ratioText(value)}</span>;
}
