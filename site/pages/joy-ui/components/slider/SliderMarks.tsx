import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 37, label: '37 °C' },
  { value: 70, label: '70 °C' },
  { value: 100, label: '100 °C' },
];

export default function SliderMarks() {
  return (
    <Slider
      aria-label="Temperature"
      defaultValue={37}
      marks={marks}
      getAriaValueText={(value) => `${value} degrees`}
      sx={{ width: 240 }}
    />
  );
}
