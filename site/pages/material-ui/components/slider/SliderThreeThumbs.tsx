import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const names = ['Pass', 'Good', 'Excellent'];

export default function SliderThreeThumbs() {
  return (
    <Box sx={{ pt: 4 }}>
      <Slider
        getAriaLabel={(index) => `${names[index]} from`}
        defaultValue={[40, 65, 90]}
        track={false}
        valueLabelDisplay="on"
      />
    </Box>
  );
}
