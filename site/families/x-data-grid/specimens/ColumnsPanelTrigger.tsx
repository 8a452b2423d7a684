import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';

export default function ColumnsPanelTriggerSpecimen() {
  return (
    <Button variant="outlined" startIcon={<ViewColumnIcon />}>
      Columns
    </Button>
  );
}
