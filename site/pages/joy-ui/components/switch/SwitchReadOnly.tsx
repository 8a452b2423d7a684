import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchReadOnly() {
  return (
    <Switch
      checked
      readOnly
      endDecorator="Set by your company"
      slotProps={{ input: { 'aria-label': 'Two-factor login' } }}
      sx={{ [`&.${switchClasses.readOnly}`]: { opacity: 0.8 } }}
    />
  );
}
