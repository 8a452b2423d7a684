import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SaveIcon from '@mui/icons-material/Save';

export default function ButtonLoadingPosition() {
  return (
    <Stack direction="row" spacing={2}>
      <Button loading loadingPosition="start" startIcon={<SaveIcon />}>
        start
      </Button>
      <Button loading loadingPosition="center">
        center
      </Button>
      <Button loading loadingPosition="end" endIcon={<SaveIcon />}>
        end
      </Button>
    </Stack>
  );
}
