import { useId } from 'react';
import type { CheckedColor } from './checkColor';

interface ColorFieldProps {
  readonly label: string;
  readonly written: string;
  readonly checked: CheckedColor;
  /** The last color that was legal, as six digits, for the browser's own picker. */
  readonly hex: string;
  readonly onChange: (written: string) => void;
}

/** A color in any form that the library takes; says what is wrong with others. */
export function ColorField({ label, written, checked, hex, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="color-field">
      <label htmlFor={id}>{label}</label>
      <div className="color-input">
        <input
          type="color"
          value={hex}
          aria-label={`${label}, picker`}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          type="text"
          value={written}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={!checked.legal}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div id={`${id}-error`} className="color-error" role="status">
        {checked.legal ? (
          <>
            <p>
              <bdi>Read as {checked.read}</bdi>
            </p>
            {checked.css !== checked.color && (
              <p>
                <strong>Browsers know this space as rec2020.</strong> In your own CSS, write{' '}
                <code>{checked.css}</code>. In a theme, give all four tokens in this way, as the
                code below does.
              </p>
            )}
          </>
        ) : (
          <p>
            <strong>{checked.problem}</strong> {checked.advice}{' '}
            <a href={checked.error}>About this error</a>
          </p>
        )}
      </div>
    </div>
  );
}
