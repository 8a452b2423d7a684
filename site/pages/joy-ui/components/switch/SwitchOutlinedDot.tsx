import Switch from '@mui/joy/Switch';

export default function SwitchOutlinedDot() {
  return (
    <Switch
      variant="outlined"
      color="neutral"
      slotProps={{ input: { 'aria-label': 'Subtitles' } }}
      sx={{
        '--Switch-trackWidth': '40px',
        '--Switch-thumbSize': '12px',
        '--Switch-thumbShadow': 'none',
        '&, &:hover': {
          '--Switch-trackBorderColor': 'var(--joy-palette-neutral-500)',
          '--Switch-thumbBackground': 'var(--joy-palette-neutral-500)',
        },
        '&.Mui-checked, &.Mui-checked:hover': {
          '--Switch-trackBackground': 'var(--joy-palette-primary-500)',
          '--Switch-trackBorderColor': 'var(--joy-palette-primary-500)',
          '--Switch-thumbBackground': '#fff',
        },
      }}
    />
  );
}
