import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import PlaceIcon from '@mui/icons-material/Place';

export default function AdornmentIcon() {
  const icon = (
    <InputAdornment position="start" disablePointerEvents>
      <PlaceIcon />
    </InputAdornment>
  );
  return (
    <TextField label="City" slotProps={{ input: { startAdornment: icon } }} />
  );
}
