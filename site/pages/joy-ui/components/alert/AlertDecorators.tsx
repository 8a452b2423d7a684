import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import DeleteOutline from '@mui/icons-material/DeleteOutline';

export default function AlertDecorators() {
  return (
    <Alert
      variant="outlined"
      color="neutral"
      startDecorator={<DeleteOutline />}
      endDecorator={
        <Button size="sm" variant="soft" color="neutral">
          Restore
        </Button>
      }
    >
      This page is in the trash.
    </Alert>
  );
}
