import { useId } from 'react';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Group = styled('fieldset')({
  display: 'grid',
  gap: 8,
  margin: 0,
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 360px)',
  padding: 0,
  border: 0,
});

const Legend = styled('legend')({
  marginBlockEnd: 8,
  padding: 0,
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
});

const Label = styled('label')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  '&:has(:disabled)': { color: quiet.muted, cursor: 'not-allowed' },
});

const Radio = styled('input')({
  display: 'grid',
  flexShrink: 0,
  placeContent: 'center',
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  margin: '2px 0',
  border: `2px solid ${quiet.line}`,
  borderRadius: '50%',
  backgroundColor: quiet.surface,
  appearance: 'none',
  '&:checked': {
    borderColor: quiet.accent,
    backgroundColor: quiet.accent,
  },
  '&:checked::before': {
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    backgroundColor: quiet.surface,
    content: '""',
  },
  '&:focus-visible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
  '&:disabled': { opacity: 0.6 },
  // Let the browser draw it where it replaces the colors.
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export default function RadioGroupIntroduction() {
  const name = useId();

  return (
    <Group>
      <Legend>Shipping</Legend>
      <Label>
        <Radio type="radio" name={name} value="standard" defaultChecked />
        Standard, 3 to 5 days
      </Label>
      <Label>
        <Radio type="radio" name={name} value="express" />
        Express, next day
      </Label>
      <Label>
        <Radio type="radio" name={name} value="pickup" disabled />
        Pickup (no store nearby)
      </Label>
    </Group>
  );
}
