import Slider from '@mui/material/Slider';

export default function NestedParts() {
  return (
    <Slider
      getAriaLabel={(index) => (index ? 'Last row' : 'First row')}
      defaultValue={[20, 60]}
      sx={{
        maxWidth: 360,
        height: 10,
        '& .MuiSlider-rail': { borderRadius: 0.5 },
        '& .MuiSlider-track': { border: 'none' },
        '& .MuiSlider-thumb': { width: 14, height: 26, borderRadius: 1 },
      }}
    />
  );
}
