import { type Dispatch, memo, type SyntheticEvent } from 'react';
import { contrastOf, mended } from '../contrastOf';
import type { Action } from '../history';
import type { Kit } from '../kit';
import { levelOf, levels } from '../oklch';
import { ratioText } from '../../values/contrast';
import type { Scheme, ThemeValue } from '../theme';

interface ContrastLinesProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly scheme: Scheme;
  /** The id of the color. */
  readonly field: string;
  readonly dispatch: Dispatch<Action>;
}

/** The contrast of a color where it is used, and what mends one that is too low. */
export const ContrastLines = memo(function ContrastLines({
  kit,
  theme,
  scheme,
  field,
  dispatch,
}: ContrastLinesProps) {
  const pairs = kit.pairs(theme, scheme).filter((pair) => pair.field === field);
  if (pairs.length === 0) return null;
  return (
    <ul className="studio-contrast">
      {pairs.map((pair) => {
        const ratio = contrastOf(pair);
        const mend = ({ currentTarget }: SyntheticEvent) => {
          const color = mended(kit, theme, scheme, pair);
          if (color !== null) dispatch({ type: 'merge', values: { [pair.field]: color } });
          // The button is gone.
          currentTarget.closest('.studio-field')?.querySelector('input')?.focus();
        };
        return (
          <li key={pair.label} data-low={ratio < levels.AA || undefined}>
            <span
              className="studio-pair"
              aria-hidden="true"
              style={{ color: pair.text, backgroundColor: pair.background }}
            />
            {pair.label}
            <strong>
              {ratioText(ratio)} {levelOf(ratio)}
            </strong>
            {ratio < levels.AA && (
              <button type="button" className="s-button" onClick={mend}>
                Fix<span className="visually-hidden"> {pair.label}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
});
