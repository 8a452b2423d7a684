import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const outline = '.MuiOutlinedInput-notchedOutline';

const borders = {
  '& .MuiOutlinedInput-root': {
    [`& ${outline}`]: { borderColor: 'info.light' },
    [`&:hover ${outline}`]: { borderColor: 'info.dark' },
    [`&.Mui-focused ${outline}`]: { borderColor: 'success.main' },
    [`&.Mui-error ${outline}`]: { borderColor: 'error.dark' },
    [`&.Mui-disabled ${outline}`]: { borderColor: 'action.disabled' },
  },
};

export default function TextFieldBorderColor() {
  return (
    <Stack spacing={2}>
      <TextField label="Company" sx={borders} />
      <TextField error label="VAT number" defaultValue="DE12" sx={borders} />
      <TextField disabled label="Country" value="Germany" sx={borders} />
    </Stack>
  );
}
