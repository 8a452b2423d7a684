import FormHelperText from '@mui/material/FormHelperText';
import type { FormHelperTextProps } from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';

function Tip({ children, ...props }: FormHelperTextProps) {
  return (
    <FormHelperText {...props}>
      <InfoOutlinedIcon fontSize="inherit" /> {children}
    </FormHelperText>
  );
}

export default function LabelAbove() {
  return (
    <TextField
      label="Company"
      helperText="As in the commercial register"
      classes={{ root: 'label-above' }}
      slots={{ formHelperText: Tip }}
      slotProps={{
        inputLabel: { shrink: true },
        input: { notched: false },
      }}
      sx={{
        '&.label-above label': {
          position: 'static',
          transform: 'none',
          mb: 0.5,
          typography: 'subtitle2',
        },
      }}
    />
  );
}
