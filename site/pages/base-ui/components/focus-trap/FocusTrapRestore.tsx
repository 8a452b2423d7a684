import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/textarea.css';
import './trap.css';

export default function FocusTrapRestore() {
  const [items, setItems] = useState(['Paper', 'Envelopes']);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  function add(name: string) {
    flushSync(() => {
      setItems([...items.filter((item) => item !== name), name]);
      setOpen(false);
    });
    list.current?.querySelector<HTMLElement>('li:last-child')?.focus();
  }

  return (
    <div className="trap-card">
      <strong>Order list</strong>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item} tabIndex={-1}>
            {item}
          </li>
        ))}
      </ul>
      <button className="quiet-button" onClick={() => setOpen(true)}>
        Add an item
      </button>
      {open && (
        <FocusTrap open disableRestoreFocus>
          <div className="trap-layer" tabIndex={-1}>
            <button className="quiet-button" onClick={() => add('Stamps')}>
              Stamps
            </button>
            <button className="quiet-button" onClick={() => add('Labels')}>
              Labels
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
