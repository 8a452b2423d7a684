import Switch from '@mui/material/Switch';

export default function SwitchAriaLabel() {
  return (
    <Switch
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Desk lamp', role: 'switch' } }}
    />
  );
}
