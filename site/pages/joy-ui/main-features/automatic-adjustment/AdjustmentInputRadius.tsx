import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';

export default function AdjustmentInputRadius() {
  return (
    <Input
      defaultValue="ada@example.com"
      endDecorator={<Button>Invite</Button>}
      slotProps={{ input: { 'aria-label': 'Guest' } }}
      sx={{
        maxWidth: 300,
        '--Input-minHeight': '56px',
        '--Input-radius': '28px',
        '--Input-decoratorChildHeight': '40px',
      }}
    />
  );
}
