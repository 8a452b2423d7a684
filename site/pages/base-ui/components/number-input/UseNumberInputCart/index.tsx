import { useRef, useState } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/number.css';
import './cart.css';

function Quantity({
  name,
  ...parameters
}: UseNumberInputParameters & { name: string }) {
  const { focused, ...number } = useNumberInput(parameters);

  return (
    <div
      {...number.getRootProps()}
      className={`quiet-number quantity ${focused ? 'base--focused' : ''}`}
    >
      <button
        {...number.getDecrementButtonProps()}
        type="button"
        aria-label={`Fewer: ${name}`}
      >
        −
      </button>
      <input
        {...number.getInputProps()}
        className="base-NumberInput-input"
        role="spinbutton"
        inputMode="numeric"
        aria-label={`Quantity: ${name}`}
      />
      <button
        {...number.getIncrementButtonProps()}
        type="button"
        aria-label={`More: ${name}`}
      >
        +
      </button>
    </div>
  );
}

const goods = [
  { name: 'Notebook, A5', price: 6 },
  { name: 'Fountain pen', price: 24 },
  { name: 'Ink, blue', price: 9 },
];

export default function UseNumberInputCart() {
  const [counts, setCounts] = useState<(number | null)[]>([2, 1, 3]);
  const first = useRef<HTMLInputElement>(null);
  const total = goods.reduce(
    (sum, { price }, i) => sum + price * (counts[i] ?? 0),
    0,
  );

  return (
    <div className="quiet-panel">
      {goods.map(({ name, price }, row) => (
        <div className="quiet-row" key={name}>
          <span>
            {name}
            <span className="price">€{price}</span>
          </span>
          <Quantity
            name={name}
            min={0}
            max={20}
            inputRef={row === 0 ? first : undefined}
            value={counts[row] ?? 0}
            onChange={(_event, count) =>
              setCounts(counts.map((old, i) => (i === row ? count : old)))
            }
          />
        </div>
      ))}
      <div className="quiet-row total">
        <strong role="status">Total €{total}</strong>
        <button
          className="quiet-button"
          type="button"
          onClick={() => {
            setCounts(goods.map(() => 0));
            first.current?.focus();
          }}
        >
          Empty cart
        </button>
      </div>
    </div>
  );
}
