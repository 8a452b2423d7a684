import Checkbox from '@mui/material/Checkbox';

export default function CheckboxAriaLabel() {
  return (
    <Checkbox slotProps={{ input: { 'aria-label': 'Select order 1207' } }} />
  );
}
