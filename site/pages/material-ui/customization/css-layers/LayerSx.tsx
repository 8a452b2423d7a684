import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { StyledEngineProvider } from '@mui/material/styles';
import './layers.css';

export default function LayerSx() {
  return (
    <Stack direction="row" spacing={2}>
      <Button className="unlayered" variant="contained">
        Without layers
      </Button>
      <StyledEngineProvider enableCssLayer>
        <Button
          className="unlayered"
          variant="contained"
          sx={{ bgcolor: 'red' }}
        >
          With enableCssLayer
        </Button>
      </StyledEngineProvider>
    </Stack>
  );
}
