import { useId, useMemo, useState } from 'react';
import { checkColor } from './color/checkColor';
import { ColorField } from './color/ColorField';
import { ColorPreview } from './color/ColorPreview';
import { hexOf } from './color/hexOf';
import { themeCode } from './color/themeCode';
import {
  colorsIn,
  defaultColors,
  optionsOf,
  type PaletteColors,
  paletteVariables,
} from '../families/material-ui/palette';
import MaterialProvider from '../families/material-ui/Provider';
import { materialSession } from '../families/material-ui/sessionTheme';
import { useSessionTheme } from '../families/useSessionTheme';
import './ColorTool.css';

const examples = [
  '#063',
  '#8e3b46',
  'rgb(0, 95, 115)',
  'hsl(265, 45%, 45%)',
  'color(srgb 0.6 0.2 0.1)',
];

interface Edited {
  /** As it stands in the fields. */
  readonly written: PaletteColors;
  /** The last ones that were legal. */
  readonly colors: PaletteColors;
}

interface ColorToolProps {
  direction: 'ltr' | 'rtl';
}

/** Tries two colors as a palette, and puts them on all demos for as long as the tab is open. */
export default function ColorTool({ direction }: ColorToolProps) {
  const id = useId();
  const kept = colorsIn(useSessionTheme(materialSession));
  const [edited, setEdited] = useState<Edited | null>(null);
  const [note, setNote] = useState('');
  const start = kept ?? defaultColors;
  const { written, colors } = edited ?? { written: start, colors: start };

  const write = (name: keyof PaletteColors, color: string) => {
    const checked = checkColor(color);
    setNote('');
    setEdited({
      written: { ...written, [name]: color },
      colors: checked.legal ? { ...colors, [name]: checked.color } : colors,
    });
  };

  const apply = () => {
    setNote(
      materialSession.store(optionsOf(colors))
        ? 'All demos use this palette until you close the tab.'
        : 'Demos cannot get this palette: the browser blocks storage for this site, or it is full.',
    );
  };

  const reset = () => {
    materialSession.clear();
    setEdited(null);
    setNote('All demos use their own colors again.');
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(themeCode(colors));
      setNote('Theme copied.');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setNote('Your browser blocked copying. Select the code and copy it manually.');
    }
  };

  const checked = {
    primary: checkColor(written.primary),
    secondary: checkColor(written.secondary),
  };
  const legal = checked.primary.legal && checked.secondary.legal;
  const variables = useMemo(() => paletteVariables(colors), [colors]);
  const isApplied = kept?.primary === colors.primary && kept.secondary === colors.secondary;

  return (
    <div className="color-tool">
      <div className="color-fields">
        {(['primary', 'secondary'] as const).map((name) => (
          <ColorField
            key={name}
            label={name === 'primary' ? 'Primary color' : 'Secondary color'}
            written={written[name]}
            checked={checked[name]}
            hex={hexOf(colors[name])}
            onChange={(color) => write(name, color)}
          />
        ))}
      </div>
      <div className="color-examples" role="group" aria-labelledby={id}>
        <p id={id}>Try one as the primary color:</p>
        {examples.map((example) => (
          <button key={example} type="button" onClick={() => write('primary', example)}>
            {example}
          </button>
        ))}
      </div>
      <div className="color-panels">
        <ColorPreview scheme="light" variables={variables.light} direction={direction} />
        <ColorPreview scheme="dark" variables={variables.dark} direction={direction} />
      </div>
      <div className="color-actions">
        <button type="button" data-main="" disabled={!legal || isApplied} onClick={apply}>
          Apply to all demos
        </button>
        <button type="button" onClick={reset}>
          Reset
        </button>
        <button type="button" onClick={() => void copy()}>
          Copy the theme
        </button>
        <p role="status">{note}</p>
      </div>
      <pre className="color-code" role="region" tabIndex={0} aria-label="Code of the theme">
        <code>{themeCode(colors)}</code>
      </pre>
    </div>
  );
}

ColorTool.mirror = MaterialProvider.mirror;
