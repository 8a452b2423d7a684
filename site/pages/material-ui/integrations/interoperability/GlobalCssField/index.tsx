import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { StyledEngineProvider } from '@mui/material/styles';
import './fields.css';

export default function GlobalCssField() {
  return (
    <StyledEngineProvider enableCssLayer>
      <Stack spacing={2} sx={{ width: 240 }}>
        <TextField label="City" defaultValue="Lisbon" />
        <TextField label="Postal code" error helperText="Enter four digits" />
      </Stack>
    </StyledEngineProvider>
  );
}
