import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const outline = {
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -6 },
};

export default function CheckboxFocus() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={<Checkbox disableRipple sx={outline} />}
        label="No ripple"
      />
      <FormControlLabel
        control={<Checkbox disableFocusRipple sx={outline} />}
        label="Ripple on click only"
      />
    </FormGroup>
  );
}
