import { type MouseEvent, useId, useInsertionEffect, useMemo, useState } from 'react';
import type { Kit } from '../kit';
import { optionsOf } from '../options';
import { schemeAttribute } from '../stage';
import { schemes, type Scheme, type ThemeValue } from '../theme';
import { useDrawnOptions } from './useDrawnOptions';

interface ScreensProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly direction: 'ltr' | 'rtl';
  readonly onPart: (part: string) => void;
}

type Shown = Scheme | 'both';

const views = [
  ['both', 'Both'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Screens of a product that have the theme. */
export function Screens({ kit, theme, direction, onPart }: ScreensProps) {
  const id = useId();
  const [screen, setScreen] = useState(kit.screens[0]?.id ?? '');
  const [shown, setShown] = useState<Shown>('both');
  const options = useMemo(() => optionsOf(kit, theme), [kit, theme]);
  const drawn = useDrawnOptions(options);
  useStyleSheet(useMemo(() => kit.css(options), [kit, options]));
  const Screen = kit.screens.find((one) => one.id === screen)?.Component;

  const press = ({ target }: MouseEvent) => {
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    if (part !== null) onPart(part.getAttribute('data-part') ?? '');
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
              aria-pressed={shown === one}
              onClick={() => setShown(one)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {/* A press opens the fields of a part; by keyboard, they are in the list of sections. */}
      <div className="studio-stages" data-shown={shown} onClick={press}>
        {schemes.map(
          (scheme) =>
            (shown === 'both' || shown === scheme) && (
              <section key={scheme} aria-labelledby={`${id}-${scheme}`}>
                <p id={`${id}-${scheme}`}>{scheme === 'light' ? 'Light' : 'Dark'}</p>
                {/* Its direction is the reader's choice, which the markup was made before it. */}
                <div
                  ref={(stage) => {
                    if (stage !== null) stage.dir = direction;
                  }}
                  className="studio-stage"
                  data-stage={kit.id}
                  data-color-scheme={scheme}
                  {...{ [schemeAttribute]: scheme }}
                  style={{ colorScheme: scheme }}
                  suppressHydrationWarning
                >
                  <kit.Provider options={drawn} direction={direction}>
                    <div className="studio-screen">{Screen && <Screen />}</div>
                  </kit.Provider>
                </div>
              </section>
            ),
        )}
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
