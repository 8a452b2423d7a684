import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LibraryCard() {
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
      sx={{ width: 280, maxWidth: '100%' }}
    >
      <TextField label="Number of your card" />
      <TextField label="Year of birth" type="number" />
      <Button type="submit" variant="contained">
        Renew for a year
      </Button>
    </Stack>
  );
}
