import Slider from '@mui/material/Slider';
import { StyledEngineProvider } from '@mui/material/styles';
import './volume.css';

export default function PlainCssSlider() {
  return (
    <StyledEngineProvider enableCssLayer>
      <Slider className="volume" aria-label="Volume" defaultValue={40} />
    </StyledEngineProvider>
  );
}
