import { memo, useId } from 'react';
import type { Kit, Options } from '../kit';
import { schemeAttribute } from '../stage';
import { schemes, type Scheme } from '../theme';

export type Shown = Scheme | 'both';

interface StagesProps {
  readonly kit: Kit;
  readonly options: Options;
  readonly direction: 'ltr' | 'rtl';
  readonly screen: string;
  readonly shown: Shown;
}

/** A screen in one scheme, or in both. It is drawn anew for other options only: a drag changes variables. */
export const Stages = memo(function Stages({
  kit,
  options,
  direction,
  screen,
  shown,
}: StagesProps) {
  const id = useId();
  const Screen = kit.screens.find((one) => one.id === screen)?.Component;
  return schemes.map(
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
            <kit.Provider options={options} scheme={scheme} direction={direction}>
              <div className="studio-screen">{Screen && <Screen />}</div>
            </kit.Provider>
          </div>
        </section>
      ),
  );
});
