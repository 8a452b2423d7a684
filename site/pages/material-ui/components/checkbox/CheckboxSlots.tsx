import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Name = styled(Typography)({ fontWeight: 600 });

const WideInput = styled('input')({
  position: 'absolute',
  inset: -6,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const box = (
  <Checkbox slots={{ input: WideInput }} classes={{ root: 'trail-box' }} />
);

export default function CheckboxSlots() {
  return (
    <FormGroup
      classes={{ root: 'trails' }}
      sx={{ '&.trails': { gap: 1 }, '& .trail-box': { p: 0.5, mx: 1 } }}
    >
      <FormControlLabel
        label="Harbor trail"
        control={box}
        slots={{ typography: Name }}
        classes={{ label: 'trail-name' }}
      />
      <FormControlLabel label="Ridge trail" control={box} />
    </FormGroup>
  );
}
