import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircle';

export default function CheckboxIndeterminateIcon() {
  return (
    <FormControlLabel
      control={
        <Checkbox indeterminate indeterminateIcon={<RemoveCircleIcon />} />
      }
      label="Some files are shared"
    />
  );
}
