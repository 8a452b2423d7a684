import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Celebration from '@mui/icons-material/Celebration';

export default function AdjustmentIcons() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button size="sm" startDecorator={<Celebration />}>
        Plan a party
      </Button>
      <Button size="lg" startDecorator={<Celebration />}>
        Plan a party
      </Button>
      <Typography level="body-sm" startDecorator={<Celebration />}>
        40 guests
      </Typography>
      <Typography level="h3" component="p" startDecorator={<Celebration />}>
        40 guests
      </Typography>
    </Stack>
  );
}
