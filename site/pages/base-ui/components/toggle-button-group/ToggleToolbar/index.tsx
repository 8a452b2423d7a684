import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/toggle.css';

const marks = [
  { name: 'Bold', sign: <b aria-hidden="true">B</b> },
  { name: 'Italic', sign: <i aria-hidden="true">I</i> },
  { name: 'Underline', sign: <u aria-hidden="true">U</u> },
  { name: 'Code', sign: <code aria-hidden="true">{'<>'}</code> },
];

/** Moves focus to another button of the row, also from right to left. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const row = event.currentTarget;
  const rtl = getComputedStyle(row).direction === 'rtl';
  const buttons = [...row.querySelectorAll('button')];
  const at = buttons.findIndex((one) => one === document.activeElement);
  const last = buttons.length - 1;
  const next: Record<string, number> = {
    ArrowRight: at + (rtl ? -1 : 1),
    ArrowLeft: at + (rtl ? 1 : -1),
    Home: 0,
    End: last,
  };
  const to = next[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

export default function ToggleToolbar() {
  const [pressed, setPressed] = useState(['Bold']);
  const [stop, setStop] = useState('Bold');

  return (
    <div
      className="quiet-toggles"
      role="toolbar"
      aria-label="Text style"
      onKeyDown={moveFocus}
    >
      {marks.map(({ name, sign }) => (
        <Button
          className="quiet-toggle"
          key={name}
          aria-label={name}
          aria-pressed={pressed.includes(name)}
          tabIndex={name === stop ? 0 : -1}
          onFocus={() => setStop(name)}
          onClick={() =>
            setPressed((old) =>
              old.includes(name)
                ? old.filter((one) => one !== name)
                : [...old, name],
            )
          }
        >
          {sign}
        </Button>
      ))}
    </div>
  );
}
