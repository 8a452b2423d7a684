import { lazy, Suspense, useId, useState } from 'react';
import { plain, solid } from '../solid';

const ColorPicker = lazy(() => import('./ColorPicker'));

interface ColorInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** A text that is no color lasts as long as this: Undo brings the value back. */
  readonly context?: unknown;
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
  context = value,
  isColor,
  onChange,
  onSettle,
  onWritten,
}: ColorInputProps) {
  const picker = useId();
  const [open, setOpen] = useState(false);
  // What is typed, until it is a color or the field is left.
  const [typed, setTyped] = useState<Typed | null>(null);
  const written = typed !== null && isShown(typed, value, context) ? typed.text : null;
  const isLegal = (text: string) => isColor(text) || plain(text) !== null;
  const isWrong = written !== null && !isLegal(written.trim());
  const settle = () => {
    const text = written?.trim() ?? value;
    const color = plain(text);
    // A notation that the library does not read is written as one that it does.
    if (color !== null && !isColor(text)) onChange(color);
    // A text that is no color stays, with the line that explains it.
    if (isLegal(text)) setTyped(null);
    onSettle();
  };
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
            setTyped({ text, context });
            onWritten?.(isLegal(text.trim()));
            if (isColor(text.trim())) onChange(text.trim());
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
            if (key !== 'Escape') return;
            setTyped(null);
            onWritten?.(true);
          }}
          onBlur={settle}
        />
      </span>
      <span id={`${id}-note`} role="status" className="studio-error">
        {isWrong &&
          'Write a color as #0f766e or rgb(15 118 110). Until then, the last one is used.'}
      </span>
      <div id={picker} className="studio-picker" hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <ColorPicker
              label={label}
              color={solid(value, '#ffffff')}
              onChange={(color) => {
                setTyped(null);
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

/** What was typed last, and in which theme. */
interface Typed {
  readonly text: string;
  readonly context: unknown;
}

/** A color is shown as it was typed; any other text only until something else changes. */
function isShown(typed: Typed, value: string, context: unknown): boolean {
  return typed.text.trim() === value || Object.is(typed.context, context);
}
