import { useState } from 'react';
import { isFont } from '../field';
import { fontNames, fonts } from '../fonts';

interface FontInputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSettle: () => void;
}

const stacks = Object.entries(fontNames).map(([name, label]) => ({
  label,
  stack: fonts[name as keyof typeof fonts],
}));

/** A family that systems have, or any that a reader names; nothing is fetched for it. */
export function FontInput({ id, value, onChange, onSettle }: FontInputProps) {
  const [written, setWritten] = useState<string | null>(null);
  const isStack = stacks.some(({ stack }) => stack === value);
  const text = written ?? value;
  const isLegal = text === '' || isFont(text);
  return (
    <span className="studio-font">
      <select
        className="s-input"
        aria-labelledby={`${id}-label`}
        value={isStack ? value : ''}
        onChange={(event) => {
          setWritten(null);
          if (event.target.value !== '') onChange(event.target.value);
        }}
      >
        <option value="">As written below</option>
        {stacks.map(({ label, stack }) => (
          <option key={label} value={stack}>
            {label}
          </option>
        ))}
      </select>
      <input
        id={id}
        className="s-input"
        type="text"
        value={text}
        placeholder="As the text"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-invalid={!isLegal}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setWritten(event.target.value);
          if (isFont(event.target.value)) onChange(event.target.value);
        }}
        onBlur={() => {
          if (isLegal) setWritten(null);
          onSettle();
        }}
      />
      <span id={`${id}-note`} role="status" className="studio-error">
        {!isLegal && 'Write names of fonts with commas between them, without ; { } ( ) < > \\ @.'}
      </span>
    </span>
  );
}
