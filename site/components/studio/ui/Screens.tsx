import { type SyntheticEvent, useInsertionEffect, useMemo, useRef, useState } from 'react';
import type { Kit } from '../kit';
import { optionsOf } from '../options';
import type { ThemeValue } from '../theme';
import { Stages } from './Stages';
import { useDrawnOptions } from './useDrawnOptions';
import type { Schemes } from './useSchemes';

interface ScreensProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly direction: 'ltr' | 'rtl';
  readonly schemes: Schemes;
  readonly onPart: (part: string) => void;
}

const views = [
  ['both', 'Both'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Screens of a product that have the theme. */
export function Screens({ kit, theme, direction, schemes, onPart }: ScreensProps) {
  const [screen, setScreen] = useState(kit.screens[0]?.id ?? '');
  const options = useMemo(() => optionsOf(kit, theme), [kit, theme]);
  const drawn = useDrawnOptions(options);
  useStyleSheet(useMemo(() => kit.css(options), [kit, options]));

  // What opens where it is pressed gets the rest of the press: the part is that where it began.
  const begun = useRef<string | null>(null);
  const begin = ({ target }: SyntheticEvent) => {
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    begun.current = part?.getAttribute('data-part') ?? null;
  };
  const press = () => {
    if (begun.current !== null) onPart(begun.current);
  };

  return (
    <section className="studio-screens" aria-label="Screens">
      <div className="studio-views">
        <div role="group" aria-label="Screen" className="s-segments">
          {kit.screens.map(({ id: one, label }) => (
            <button
              key={one}
              type="button"
              className="s-segment"
              aria-pressed={screen === one}
              onClick={() => setScreen(one)}
            >
              {label}
            </button>
          ))}
        </div>
        <div role="group" aria-label="Scheme" className="s-segments">
          {views.map(([one, label]) => (
            <button
              key={one}
              type="button"
              className="s-segment"
              aria-pressed={schemes.shown === one}
              onClick={() => schemes.onShow(one)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {/* A press opens the fields of a part; by keyboard, they are in the list of sections. */}
      <div
        className="studio-stages"
        data-shown={schemes.shown}
        onPointerDown={begin}
        onClick={press}
      >
        <Stages
          kit={kit}
          options={drawn}
          direction={direction}
          screen={screen}
          shown={schemes.shown}
        />
      </div>
    </section>
  );
}

/** Variables change with every step of a drag; nothing has to be rendered again for them. */
function useStyleSheet(css: string): void {
  const [sheet] = useState(() => (typeof document === 'undefined' ? null : new CSSStyleSheet()));
  useInsertionEffect(() => {
    if (sheet === null) return;
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [sheet]);
  useInsertionEffect(() => {
    sheet?.replaceSync(css);
  }, [sheet, css]);
}
