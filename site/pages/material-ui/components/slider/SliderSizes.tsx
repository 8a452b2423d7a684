import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderSizes() {
  return (
    <div>
      <Typography id="size-small">small</Typography>
      <Slider size="small" aria-labelledby="size-small" defaultValue={40} />
      <Typography id="size-medium">medium</Typography>
      <Slider size="medium" aria-labelledby="size-medium" defaultValue={40} />
    </div>
  );
}
