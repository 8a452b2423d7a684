import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchPill() {
  return (
    <Switch
      slotProps={{ input: { 'aria-label': 'Airplane mode' } }}
      sx={{
        '--Switch-trackWidth': '52px',
        '--Switch-trackHeight': '32px',
        '--Switch-trackRadius': '16px',
        '--Switch-thumbSize': '28px',
        '--Switch-thumbShadow': '0 1px 4px rgb(0 0 0 / 0.3)',
        '&, &:hover, &.Mui-checked, &.Mui-checked:hover': {
          '--Switch-thumbBackground': '#fff',
        },
        '&.Mui-checked, &.Mui-checked:hover': {
          '--Switch-trackBackground': '#1f8a3d',
        },
        [`& .${switchClasses.thumb}`]: { transition: 'left 150ms' },
      }}
    />
  );
}
