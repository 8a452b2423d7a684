import { type SyntheticEvent, useId, useState } from 'react';

interface CustomColorProps {
  readonly names: readonly string[];
  /** Whether the library has a color of that name. */
  readonly taken: (name: string) => boolean;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

const most = 8;

/** Adds colors of other names than the library has. */
export function CustomColor({ names, taken, onAdd, onRemove }: CustomColorProps) {
  const id = useId();
  const [name, setName] = useState('');
  const problem = problemOf(name.trim(), names, taken);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '' || problem !== '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form className="studio-custom" onSubmit={add}>
      {names.map((one) => (
        <button key={one} type="button" className="s-button" onClick={() => onRemove(one)}>
          Remove {one}
        </button>
      ))}
      {names.length < most && (
        <>
          <label htmlFor={id}>Custom color</label>
          <span className="studio-color">
            <input
              id={id}
              className="s-input"
              type="text"
              value={name}
              placeholder="brand"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              aria-invalid={problem !== ''}
              aria-describedby={`${id}-note`}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit" className="s-button">
              Add
            </button>
          </span>
          <span id={`${id}-note`} role="status" className="studio-error">
            {problem}
          </span>
        </>
      )}
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
  return names.includes(name) || taken(name) ? `There is a color ${name} already.` : '';
}
