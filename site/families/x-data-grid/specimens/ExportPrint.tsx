import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';

export default function ExportPrintSpecimen() {
  return (
    <Button variant="outlined" startIcon={<PrintIcon />}>
      Print
    </Button>
  );
}
