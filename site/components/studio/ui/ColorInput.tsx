import { lazy, Suspense, useId, useState } from 'react';
import { solid } from '../solid';

const ColorPicker = lazy(() => import('./ColorPicker'));

interface ColorInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isColor: (text: string) => boolean;
  readonly onChange: (value: string) => void;
  readonly onSettle: () => void;
  /** Whether what is typed is a color. */
  readonly onWritten?: (isLegal: boolean) => void;
}

/** A color as text, and a picker that opens below it. */
export function ColorInput({
  id,
  label,
  value,
  isColor,
  onChange,
  onSettle,
  onWritten,
}: ColorInputProps) {
  const picker = useId();
  const [open, setOpen] = useState(false);
  // What is typed, until it is a color or the field is left.
  const [written, setWritten] = useState<string | null>(null);
  const isWrong = written !== null && !isColor(written.trim());
  return (
    <>
      <span className="studio-color">
        <button
          type="button"
          className="studio-swatch"
          style={{ backgroundColor: value }}
          aria-label={`Pick ${label}`}
          aria-expanded={open}
          aria-controls={picker}
          onClick={() => setOpen(!open)}
        />
        <input
          id={id}
          className="s-input"
          type="text"
          value={written ?? value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const text = event.target.value;
            setWritten(text);
            const isLegal = isColor(text.trim());
            onWritten?.(isLegal);
            if (isLegal) onChange(text.trim());
          }}
          onBlur={() => {
            // What is wrong stays, with what is said of it.
            if (!isWrong) setWritten(null);
            onSettle();
          }}
        />
      </span>
      <span id={`${id}-note`} role="status" className="studio-error">
        {isWrong && 'Write a color as #0f766e, rgb(15, 118, 110), or hsl(175, 77%, 26%).'}
      </span>
      <div id={picker} className="studio-picker" hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <ColorPicker
              label={label}
              color={solid(value, '#ffffff')}
              onChange={(color) => {
                setWritten(null);
                onWritten?.(true);
                onChange(color);
              }}
              onSettle={onSettle}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
