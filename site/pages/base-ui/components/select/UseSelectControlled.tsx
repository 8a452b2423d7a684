import { useId, useRef, useState } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

function Item({ value }: { value: string }) {
  const id = useId();
  const rootRef = useRef<HTMLLIElement>(null);
  const { getRootProps } = useOption({
    id,
    rootRef,
    value,
    label: value,
    disabled: false,
  });
  return <li {...getRootProps()}>{value}</li>;
}

export default function UseSelectControlled() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<string | null>('A4');
  const [locked, setLocked] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listboxRef = useRef<HTMLUListElement>(null);
  const select = useSelect<string>({
    value: size,
    onChange: (_event, value) => setSize(value),
    open,
    onOpenChange: setOpen,
    disabled: locked,
    buttonRef,
    listboxRef,
    listboxId: useId(),
  });

  return (
    <div className="quiet-field">
      <button
        type="button"
        {...select.getButtonProps()}
        className="quiet-button quiet-outlined"
        aria-label={`Paper size: ${size ?? 'none'}`}
      >
        {size ?? 'Choose a size'}
      </button>
      <ul
        {...select.getListboxProps()}
        className="quiet-label"
        style={{ margin: 0, padding: 0, listStyle: 'none' }}
        aria-label="Paper sizes"
        hidden={!open}
      >
        <SelectProvider value={select.contextValue}>
          <Item value="A4" />
          <Item value="A5" />
        </SelectProvider>
      </ul>
      <div className="quiet-actions">
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            setSize(null);
            buttonRef.current?.focus();
          }}
        >
          Clear
        </button>
        <label>
          <input
            type="checkbox"
            checked={locked}
            onChange={(event) => setLocked(event.target.checked)}
          />{' '}
          Locked
        </label>
      </div>
    </div>
  );
}
