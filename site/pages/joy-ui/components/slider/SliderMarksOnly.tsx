import Slider from '@mui/joy/Slider';

const storage = [
  { value: 16, label: '16 GB' },
  { value: 32, label: '32 GB' },
  { value: 64, label: '64 GB' },
];

export default function SliderMarksOnly() {
  return (
    <Slider
      aria-label="Memory"
      min={16}
      max={64}
      step={null}
      marks={storage}
      defaultValue={32}
      getAriaValueText={(value) => `${value} gigabytes`}
      sx={{ width: 240 }}
    />
  );
}
