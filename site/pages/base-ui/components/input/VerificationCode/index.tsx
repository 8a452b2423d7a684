import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Input } from '@mui/base/Input';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/field.css';
import './code.css';

const places = [0, 1, 2, 3, 4, 5];

export default function VerificationCode() {
  const [digits, setDigits] = useState<readonly string[]>(places.map(() => ''));
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  /** Writes the digits of a text from a place on, and moves focus behind the last. */
  function write(from: number, text: string) {
    const typed = text.replace(/\D/gu, '').slice(0, places.length - from);
    setDigits(digits.map((one, n) => typed[n - from] ?? one));
    inputs.current[Math.min(from + typed.length, places.length - 1)]?.focus();
  }

  function move(event: KeyboardEvent, place: number) {
    if (event.key === 'ArrowLeft') inputs.current[place - 1]?.focus();
    if (event.key === 'ArrowRight') inputs.current[place + 1]?.focus();
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    const cleared = digits[place] === '' ? Math.max(place - 1, 0) : place;
    setDigits(digits.map((one, n) => (n === cleared ? '' : one)));
    inputs.current[cleared]?.focus();
  }

  return (
    <div className="code-field">
      <span className="quiet-label" id="code-label">
        Code from your message
      </span>
      <div className="code" dir="ltr" role="group" aria-labelledby="code-label">
        {places.map((place) => (
          <Input
            key={place}
            className="quiet-input"
            aria-label={`Digit ${place + 1} of 6`}
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            value={digits[place]}
            onChange={({ target: { value } }) =>
              // A phone fills in the whole code, and a key adds one digit.
              write(place, value.length > 2 ? value : value.slice(-1))
            }
            onKeyDown={(event) => move(event, place)}
            slotProps={{
              input: {
                ref: (element: HTMLInputElement | null) => {
                  inputs.current[place] = element;
                },
                inputMode: 'numeric',
                onFocus: (event) => event.target.select(),
                onPaste: (event: ClipboardEvent) => {
                  event.preventDefault();
                  write(place, event.clipboardData.getData('text'));
                },
              },
            }}
          />
        ))}
      </div>
      <p className="quiet-hint" role="status">
        {digits.every(Boolean)
          ? `Checking ${digits.join('')}`
          : 'Paste it, or type six digits.'}
      </p>
    </div>
  );
}
