import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Button from '@mui/material/Button';

export default function ExportCsvSpecimen() {
  return (
    <Button variant="outlined" startIcon={<FileDownloadIcon />}>
      CSV
    </Button>
  );
}
