import type { NumberInputProps } from '@mui/base/Unstable_NumberInput';

/** What the parts of a number input need besides their classes. */
export const numberParts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Decrease', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'Increase', children: '+' },
} satisfies NumberInputProps['slotProps'];
