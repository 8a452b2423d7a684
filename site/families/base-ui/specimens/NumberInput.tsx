import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { quiet } from '../look/quiet';

const box = {
  inlineSize: 40,
  padding: 8,
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `400 15px/20px ${quiet.font}`,
  textAlign: 'center',
  color: quiet.ink,
  backgroundColor: quiet.surface,
} as const;

export default function NumberInputSpecimen() {
  return (
    <NumberInput
      aria-label="Guests"
      defaultValue={4}
      slotProps={{
        root: { style: { display: 'flex', gap: 4, color: quiet.ink } },
        input: { style: box },
        decrementButton: { children: '−', style: { ...box, order: -1 } },
        incrementButton: { children: '+', style: { ...box, order: 1 } },
      }}
    />
  );
}
