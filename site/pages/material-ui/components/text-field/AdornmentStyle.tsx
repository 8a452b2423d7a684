import FilledInput from '@mui/material/FilledInput';
import InputAdornment from '@mui/material/InputAdornment';

export default function AdornmentStyle() {
  return (
    <FilledInput
      hiddenLabel
      defaultValue="northern-strings"
      inputProps={{ 'aria-label': 'Subdomain' }}
      endAdornment={
        <InputAdornment
          position="end"
          component="span"
          variant="standard"
          disableTypography
          classes={{ root: 'domain' }}
          sx={{ '&.domain': { typography: 'caption' } }}
        >
          .example.com
        </InputAdornment>
      }
    />
  );
}
