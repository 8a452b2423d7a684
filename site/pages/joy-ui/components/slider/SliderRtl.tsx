import Slider from '@mui/joy/Slider';
import { useTheme } from '@mui/joy/styles';

export default function SliderRtl() {
  const theme = useTheme();
  const rtl = 'direction' in theme && theme.direction === 'rtl';

  return (
    <Slider
      isRtl={rtl}
      aria-label="Reading speed"
      defaultValue={30}
      valueLabelDisplay="auto"
      sx={{ width: 280 }}
    />
  );
}
