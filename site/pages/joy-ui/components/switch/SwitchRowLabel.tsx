import Switch from '@mui/joy/Switch';

export default function SwitchRowLabel() {
  return (
    <Switch
      component="label"
      startDecorator="Show archived orders"
      slotProps={{ startDecorator: { 'aria-hidden': false } }}
      sx={{ width: 280, justifyContent: 'space-between', cursor: 'pointer' }}
    />
  );
}
