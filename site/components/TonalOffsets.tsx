import { createTheme } from '@mui/material/styles';
import { readableOn } from './values/contrast';
import { CopyNote, CopyValue } from './values/CopyValue';
import { themes } from './values/themes';
import './TonalOffsets.css';

const offsets = [0.1, 0.2, 0.4, { light: 0.6, dark: 0.2 }];
const tones = ['light', 'main', 'dark'] as const;

interface TonalOffsetsProps {
  /** The main tone. */
  readonly main: string;
}

/** The tones that the theme computes from one color, for some tonal offsets. */
export default function TonalOffsets({ main }: TonalOffsetsProps) {
  return (
    <div className="tonal-offsets">
      {offsets.map((offset) => (
        <div key={codeOf(offset)} role="group" aria-label={codeOf(offset)}>
          <p>
            <code>{codeOf(offset)}</code>
            {offset === themes.light.palette.tonalOffset && ' (default)'}
          </p>
          <div className="swatch-row tonal-tones">
            {tones.map((tone) => (
              <Tone key={tone} tone={tone} main={main} offset={offset} />
            ))}
            <CopyNote />
          </div>
        </div>
      ))}
    </div>
  );
}

type Offset = (typeof offsets)[number];

interface ToneProps extends TonalOffsetsProps {
  readonly tone: (typeof tones)[number];
  readonly offset: Offset;
}

function Tone({ tone, main, offset }: ToneProps) {
  const { palette } = createTheme({ palette: { tonalOffset: offset } });
  const color = palette.augmentColor({ color: { main } })[tone];
  const style = { background: color, color: readableOn(color) };
  return (
    <CopyValue field={tone} value={color} style={style}>
      <strong>{tone}</strong>
    </CopyValue>
  );
}

function codeOf(offset: Offset): string {
  return typeof offset === 'number'
    ? `tonalOffset: ${String(offset)}`
    : `tonalOffset: { light: ${String(offset.light)}, dark: ${String(offset.dark)} }`;
}
