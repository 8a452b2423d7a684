import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';

interface CustomColorProps {
  readonly names: readonly string[];
  /** Whether a name means something else already. */
  readonly taken: (name: string) => boolean;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

const most = 8;

/** Adds colors of other names than the library has. */
export function CustomColor({ names, taken, onAdd, onRemove }: CustomColorProps) {
  const id = useId();
  const [name, setName] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The control that had the focus is gone, or will be disabled.
  const losesFocus = useRef(false);
  const isFull = names.length >= most;
  const problem = isFull ? '' : problemOf(name.trim(), names, taken);
  useEffect(() => {
    if (!losesFocus.current) return;
    losesFocus.current = false;
    const controls = form.current?.querySelectorAll<HTMLElement>('[data-remove], input:enabled');
    [...(controls ?? [])].at(-1)?.focus();
  }, [names.length]);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isFull || name.trim() === '' || problem !== '') return;
    losesFocus.current = names.length + 1 >= most;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form ref={form} className="studio-custom" onSubmit={add}>
      {names.map((one) => (
        <button
          key={one}
          type="button"
          className="s-button"
          data-remove
          onClick={() => {
            losesFocus.current = true;
            onRemove(one);
          }}
        >
          Remove {one}
        </button>
      ))}
      <label htmlFor={id}>Custom color</label>
      <span className="studio-color">
        <input
          id={id}
          className="s-input"
          type="text"
          value={name}
          disabled={isFull}
          placeholder="brand"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-note`}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="s-button" disabled={isFull}>
          Add
        </button>
      </span>
      <span id={`${id}-note`} role="status" className="studio-error">
        {isFull ? `${String(most)} custom colors at most` : problem}
      </span>
    </form>
  );
}

function problemOf(
  name: string,
  names: readonly string[],
  taken: (name: string) => boolean,
): string {
  if (name === '') return '';
  if (!/^[a-z][A-Za-z\d]{0,30}$/.test(name))
    return 'Begin with a small letter, and go on with letters and digits.';
  if (names.includes(name)) return `There is a color ${name} already.`;
  return taken(name) ? `The library has another use for the name ${name}.` : '';
}
