import { useId, useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Input } from '@mui/base/Input';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/field.css';
import './recipients.css';

const people = ['Amara Obi', 'Jonas Lind', 'Mei Tanaka', 'Rosa Duarte'];

export default function RecipientPicker() {
  const id = useId();
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['Mei Tanaka']);
  const input = useRef<HTMLInputElement>(null);
  const found = people.filter(
    (name) =>
      !chosen.includes(name) && name.toLowerCase().includes(text.toLowerCase()),
  );

  function add(name: string) {
    setChosen([...chosen, name]);
    setText('');
    input.current?.focus();
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div
        className="recipients"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setOpen(false);
          input.current?.focus();
        }}
        onBlur={(event) => {
          const next = event.relatedTarget;
          if (next && !event.currentTarget.contains(next)) setOpen(false);
        }}
      >
        <label className="quiet-label" htmlFor={id}>
          Send to
        </label>
        <Input
          className="quiet-input"
          id={id}
          autoComplete="off"
          aria-describedby={`${id}-chosen`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          slotProps={{ input: { ref: input, onClick: () => setOpen(true) } }}
        />
        <p className="quiet-hint" id={`${id}-chosen`}>
          {chosen.join(', ')}
        </p>
        {open && (
          <ul className="recipients-list" aria-label="People">
            {found.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => add(name)}>
                  {name}
                </button>
              </li>
            ))}
            {found.length === 0 && <li className="quiet-hint">Nobody left</li>}
          </ul>
        )}
      </div>
    </ClickAwayListener>
  );
}
