import { useState } from 'react';
import JoyProvider from '../families/joy-ui/Provider';
import { BuilderFields } from './builder/BuilderFields';
import { BuilderPreview } from './builder/BuilderPreview';
import { BuilderContrast, BuilderTones } from './builder/BuilderTones';
import { plain } from './builder/built';
import { builtCode } from './builder/builtCode';
import { useBuilt } from './builder/useBuilt';
import { type Scheme, schemes } from './values/themes';
import './values/values.css';
import './ColorRamps.css';
import './JoyThemeBuilder.css';

interface JoyThemeBuilderProps {
  direction: 'ltr' | 'rtl';
}

/** A theme of Joy UI, chosen in fields, seen on components, and taken home as code. */
export default function JoyThemeBuilder({ direction }: JoyThemeBuilderProps) {
  const [built, change] = useBuilt();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [note, setNote] = useState('');
  const code = builtCode(built);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setNote('Theme copied.');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setNote('Your browser blocked copying. Select the code and copy it manually.');
    }
  };

  const reset = () => {
    change(plain);
    setNote('The default theme is back.');
  };

  return (
    <div className="theme-builder">
      <p className="builder-without">
        The theme builder needs JavaScript. Without it, you see the default theme: its components,
        its tones with the contrast of text on them, and the code that creates it.
      </p>
      <BuilderFields
        built={built}
        onChange={(some) => {
          setNote('');
          change(some);
        }}
      />
      <div className="builder-bar">
        <div role="group" aria-label="Scheme of the preview" className="s-segments">
          {schemes.map((one) => (
            <button
              key={one}
              type="button"
              className="s-segment"
              aria-pressed={scheme === one}
              onClick={() => setScheme(one)}
            >
              {one === 'light' ? 'Light' : 'Dark'}
            </button>
          ))}
        </div>
        <button type="button" className="s-button" onClick={() => void copy()}>
          Copy theme
        </button>
        <button type="button" className="s-button" onClick={reset}>
          Reset
        </button>
        <p role="status">{note}</p>
      </div>
      <BuilderPreview built={built} scheme={scheme} direction={direction} />
      <pre className="builder-code" role="region" tabIndex={0} aria-label="Code of the theme">
        <code>{code}</code>
      </pre>
      <BuilderTones built={built} />
      <BuilderContrast built={built} scheme={scheme} />
    </div>
  );
}

JoyThemeBuilder.mirror = JoyProvider.mirror;
