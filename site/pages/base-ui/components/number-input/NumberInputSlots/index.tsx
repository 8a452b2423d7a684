import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import type { ComponentProps } from 'react';
import { prepareForSlot } from '@mui/base/utils';
import { numberParts } from '../../../../../families/base-ui/look/numberParts';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/number.css';
import './arrows.css';

function Up(props: ComponentProps<'button'>) {
  return (
    <button {...props} className="arrow">
      <svg viewBox="0 0 12 8" aria-hidden="true">
        <path d="M1 7l5-5 5 5" />
      </svg>
    </button>
  );
}

function Down(props: ComponentProps<'button'>) {
  return (
    <button {...props} className="arrow arrow-down">
      <svg viewBox="0 0 12 8" aria-hidden="true">
        <path d="M1 1l5 5 5-5" />
      </svg>
    </button>
  );
}

const SlotUp = prepareForSlot(Up);
const SlotDown = prepareForSlot(Down);

export default function NumberInputSlots() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="columns">
        Columns
      </label>
      <NumberInput
        id="columns"
        className="quiet-number arrows"
        min={1}
        max={12}
        defaultValue={6}
        slots={{ incrementButton: SlotUp, decrementButton: SlotDown }}
        slotProps={{
          ...numberParts,
          root: ({ isIncrementDisabled }) => ({
            title: isIncrementDisabled ? 'No more columns' : undefined,
          }),
        }}
      />
    </div>
  );
}
