import Switch from '@mui/joy/Switch';

export default function ApproachesVariables() {
  return (
    <Switch
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Audio guide' } }}
      sx={{
        '--Switch-trackWidth': '64px',
        '--Switch-trackHeight': '32px',
        '--Switch-thumbSize': '24px',
      }}
    />
  );
}
