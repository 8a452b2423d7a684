import { useId } from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';
import { numberParts } from '../../../../../../families/base-ui/look/numberParts';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Field = styled('div')({
  display: 'grid',
  gap: 6,
  inlineSize: 'min(100%, 280px)',
});

const Label = styled('label')({
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
});

const Hint = styled('p')({
  margin: 0,
  font: `400 14px/20px ${quiet.font}`,
  color: quiet.muted,
});

const NumberInput = styled(BaseNumberInput)({
  display: 'flex',
  boxSizing: 'border-box',
  blockSize: 42,
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  [`&.${numberInputClasses.focused}`]: {
    borderColor: quiet.accent,
    outline: `1px solid ${quiet.accent}`,
  },
  [`& .${numberInputClasses.input}`]: {
    flex: 1,
    minInlineSize: 0,
    padding: '8px 4px',
    border: 0,
    outline: 0,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: 'inherit',
    background: 'none',
  },
  '& button': {
    inlineSize: 40,
    padding: 0,
    border: 0,
    borderRadius: 7,
    font: 'inherit',
    fontSize: 18,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: quiet.hover },
    '&:disabled': {
      color: quiet.muted,
      background: 'none',
      opacity: 0.6,
      cursor: 'not-allowed',
    },
  },
  // Both buttons come first in the document: this one goes to the end.
  [`& .${numberInputClasses.incrementButton}`]: { order: 1 },
});

export default function NumberInputIntroduction() {
  const id = useId();

  return (
    <Field>
      <Label htmlFor={id}>Guests</Label>
      <NumberInput
        id={id}
        defaultValue={2}
        min={1}
        max={8}
        slotProps={numberParts}
      />
      <Hint>Up to 8 at one table</Hint>
    </Field>
  );
}
