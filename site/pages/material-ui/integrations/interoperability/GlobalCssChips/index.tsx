import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { StyledEngineProvider } from '@mui/material/styles';
import './chips.css';

export default function GlobalCssChips() {
  return (
    <StyledEngineProvider enableCssLayer>
      <Stack direction="row" spacing={1}>
        <Chip label="Open" color="primary" />
        <Chip label="Paid" color="success" />
        <Chip label="Closed" disabled />
      </Stack>
    </StyledEngineProvider>
  );
}
