import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchLargeThumb() {
  return (
    <Switch
      slotProps={{ input: { 'aria-label': 'Location' } }}
      sx={{
        '--Switch-trackWidth': '34px',
        '--Switch-trackHeight': '14px',
        '--Switch-thumbSize': '22px',
        '--Switch-thumbShadow': '0 1px 3px rgb(0 0 0 / 0.4)',
        '&, &:hover': {
          '--Switch-trackBackground': 'var(--joy-palette-neutral-400)',
          '--Switch-thumbBackground': '#fff',
        },
        '&.Mui-checked, &.Mui-checked:hover': {
          '--Switch-trackBackground': 'var(--joy-palette-primary-300)',
          '--Switch-thumbBackground': 'var(--joy-palette-primary-500)',
        },
        [`& .${switchClasses.thumb}`]: { transition: 'left 150ms' },
      }}
    />
  );
}
