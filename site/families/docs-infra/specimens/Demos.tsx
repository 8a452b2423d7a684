import Switch from '@mui/material/Switch';

export default function DemosSpecimen() {
  return <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Harbor light' } }} />;
}
