import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

function TicketCard({ invertedColors }: { invertedColors: boolean }) {
  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors={invertedColors}
      sx={{ flex: 1 }}
    >
      <Typography
        level="title-md"
        textColor={invertedColors ? undefined : 'common.white'}
      >
        {invertedColors ? 'invertedColors' : 'Without'}
      </Typography>
      <Input
        defaultValue="Vienna"
        slotProps={{ input: { 'aria-label': 'Destination' } }}
      />
      <Button>Search</Button>
      <Button variant="outlined">Clear</Button>
    </Card>
  );
}

export default function ColorInversionCompare() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TicketCard invertedColors={false} />
      <TicketCard invertedColors />
    </Stack>
  );
}
