import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import RocketLaunch from '@mui/icons-material/RocketLaunch';

export default function AlertInverted() {
  return (
    <Stack spacing={1.5} sx={{ width: 400, maxWidth: '100%' }}>
      {(['soft', 'solid'] as const).map((variant) => (
        <Alert
          key={variant}
          variant={variant}
          color="primary"
          invertedColors
          startDecorator={<RocketLaunch />}
          endDecorator={
            <Button size="sm" variant="solid">
              Update
            </Button>
          }
        >
          Version 4 is here
          <Chip size="sm" variant="solid">
            New
          </Chip>
        </Alert>
      ))}
    </Stack>
  );
}
