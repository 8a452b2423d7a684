import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const mixed = (input: HTMLInputElement | null) => {
  if (input) {
    input.indeterminate = true;
  }
};

export default function CheckboxIndeterminate() {
  return (
    <FormControlLabel
      control={<Checkbox indeterminate slotProps={{ input: { ref: mixed } }} />}
      label="All folders"
    />
  );
}
