import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import CloudDone from '@mui/icons-material/CloudDone';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AlertSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 360, maxWidth: '100%' }}>
      {sizes.map((size) => (
        <Alert
          key={size}
          size={size}
          color="success"
          startDecorator={<CloudDone />}
          endDecorator={
            <Button size="sm" variant="plain" color="success">
              Open
            </Button>
          }
        >
          Size {size}: all files are saved
        </Alert>
      ))}
    </Stack>
  );
}
