import Switch from '@mui/joy/Switch';

export default function SwitchTrackChild() {
  return (
    <Switch
      size="lg"
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'Power saving' },
        track: ({ checked }) => ({
          children: <span>{checked ? 'On' : 'Off'}</span>,
          sx: { px: 1.25, flexDirection: checked ? 'row' : 'row-reverse' },
        }),
      }}
      sx={{ '--Switch-trackWidth': '64px', '--Switch-trackHeight': '30px' }}
    />
  );
}
