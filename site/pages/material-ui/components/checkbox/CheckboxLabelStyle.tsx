import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import ListItemText from '@mui/material/ListItemText';

export default function CheckboxLabelStyle() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox size="small" />}
        label="Compress images"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        disableTypography
        label={<ListItemText primary="Keep originals" secondary="Adds 2 GB" />}
      />
    </FormGroup>
  );
}
