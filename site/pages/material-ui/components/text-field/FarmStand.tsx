import FormHelperText from '@mui/material/FormHelperText';
import type { FormHelperTextProps } from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import TipsAndUpdatesIcon from '@mui/icons-material/TipsAndUpdates';

function Tip({ children, ...props }: FormHelperTextProps) {
  return (
    <FormHelperText {...props}>
      <TipsAndUpdatesIcon fontSize="inherit" /> {children}
    </FormHelperText>
  );
}

const labelAbove = {
  '& .stand-label': {
    position: 'static',
    transform: 'none',
    mb: 0.5,
    typography: 'subtitle2',
  },
  '& legend': { display: 'none' },
  '& fieldset': { insetBlockStart: 0 },
};

export default function FarmStand() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, ...labelAbove }}>
      <TextField
        label="Name of the stand"
        placeholder="Miller and daughters"
        slotProps={{
          inputLabel: { shrink: true, classes: { root: 'stand-label' } },
        }}
      />
      <TextField
        label="Opening hours"
        defaultValue="Fridays 9 to 13"
        helperText="Say when you are away, too"
        slots={{ formHelperText: Tip }}
        slotProps={{
          inputLabel: { shrink: true, classes: { root: 'stand-label' } },
        }}
      />
    </Stack>
  );
}
