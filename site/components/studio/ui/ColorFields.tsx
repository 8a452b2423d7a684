import { type Dispatch, useDeferredValue } from 'react';
import type { ColorField } from '../field';
import type { Action } from '../history';
import { customId, customNames, type Kit, withoutColor } from '../kit';
import { schemes as both, type ThemeValue } from '../theme';
import { ContrastLines } from './ContrastLines';
import { CustomColor } from './CustomColor';
import { FieldRow } from './FieldRow';
import { Seed } from './Seed';
import type { Schemes } from './useSchemes';

interface ColorFieldsProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly dispatch: Dispatch<Action>;
  readonly schemes: Schemes;
}

/** The colors of both schemes, each with the contrast that it has where it is used. */
export function ColorFields({ kit, theme, dispatch, schemes }: ColorFieldsProps) {
  const scheme = schemes.edited;
  const own = kit.sections.find(({ id }) => id === 'color')?.fields ?? [];
  const colors = own.filter((field): field is ColorField => field.kind === 'color');
  const names = customNames(theme);
  const added = names.flatMap((name) => kit.customFields?.(name) ?? []);
  const shown = [...colors, ...added.filter((field) => field.kind === 'color')].filter(
    (field) => field.scheme === undefined || field.scheme === scheme,
  );
  // Figures may be a moment behind a color that is dragged, so that the screens are not.
  const settled = useDeferredValue(theme);
  return (
    <>
      <Seed kit={kit} dispatch={dispatch} />
      <div role="group" aria-label="Colors of the scheme" className="s-segments">
        {both.map((one) => (
          <button
            key={one}
            type="button"
            className="s-segment"
            aria-pressed={scheme === one}
            onClick={() => schemes.onEdit(one)}
          >
            {one === 'light' ? 'Light' : 'Dark'}
          </button>
        ))}
      </div>
      {shown.map((field) => (
        <FieldRow key={field.id} field={field} kit={kit} theme={theme} dispatch={dispatch}>
          <ContrastLines
            kit={kit}
            theme={settled}
            scheme={scheme}
            field={field.id}
            dispatch={dispatch}
          />
        </FieldRow>
      ))}
      {kit.customFields !== undefined && (
        <CustomColor
          names={names}
          taken={(name) => kit.customFields?.(name).length === 0}
          onAdd={(name) =>
            dispatch({
              type: 'merge',
              values: { [customId(name, 'light')]: '#0f766e', [customId(name, 'dark')]: '#5eead4' },
            })
          }
          onRemove={(name) => dispatch({ type: 'replace', theme: withoutColor(kit, theme, name) })}
        />
      )}
    </>
  );
}
