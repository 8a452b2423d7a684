import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderMinMax() {
  return (
    <div>
      <Slider
        aria-label="Distance in kilometers"
        defaultValue={12}
        min={1}
        max={50}
        valueLabelDisplay="auto"
      />
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', mt: -1 }}
      >
        <Typography variant="body2">1 km</Typography>
        <Typography variant="body2">50 km</Typography>
      </Box>
    </div>
  );
}
