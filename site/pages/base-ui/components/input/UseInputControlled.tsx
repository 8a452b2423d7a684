import { useId, useRef, useState } from 'react';
import { useInput } from '@mui/base/useInput';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/field.css';

export default function UseInputControlled() {
  const id = useId();
  const [value, setValue] = useState('');
  const [left, setLeft] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const error = left && value.length < 3;
  const { getRootProps, getInputProps } = useInput({
    value,
    onChange: (event) => setValue(event.target.value),
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
    error,
    required: true,
    disabled: false,
    inputRef,
  });

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor={id}>
        User name
      </label>
      <div {...getRootProps()} className="quiet-input">
        <input
          {...getInputProps()}
          id={id}
          className="base-Input-input"
          aria-describedby={`${id}-hint`}
        />
        <button
          type="button"
          className="quiet-inline"
          onClick={() => {
            setValue('');
            inputRef.current?.focus();
          }}
        >
          Clear
        </button>
      </div>
      <p id={`${id}-hint`} className={error ? 'quiet-error' : 'quiet-hint'}>
        At least three characters
      </p>
    </div>
  );
}
