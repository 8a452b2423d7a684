import type { ReactNode } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function Card({ value, children }: { value: string; children: ReactNode }) {
  const group = useRadioGroup();
  const chosen = group?.value === value;

  return (
    <Paper
      variant="outlined"
      sx={{ flex: 1, borderColor: chosen ? 'primary.main' : 'divider' }}
    >
      <FormControlLabel
        value={value}
        control={<Radio />}
        label={children}
        sx={{ display: 'flex', m: 0, p: 1 }}
      />
    </Paper>
  );
}

export default function RadioCard() {
  return (
    <RadioGroup
      aria-label="Billing"
      defaultValue="month"
      sx={{ flexDirection: { sm: 'row' }, gap: 2 }}
    >
      <Card value="month">Monthly, 12 USD</Card>
      <Card value="year">Yearly, 120 USD</Card>
    </RadioGroup>
  );
}
