import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DownloadIcon from '@mui/icons-material/Download';

const ring = { variant: 'determinate', value: 60, size: 18 } as const;

export default function ButtonLoadingIndicator() {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading
      loadingPosition="start"
      loadingIndicator={<CircularProgress {...ring} aria-label="Exporting" />}
    >
      Export orders
    </Button>
  );
}
