import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

/** What is playing. */
export function PlayerSpecimen() {
  return (
    <Sheet variant="outlined" sx={{ width: 264, p: 2, borderRadius: 'md' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start' }}>
        <div>
          <Typography level="title-md">Slow River</Typography>
          <Typography level="body-sm">Northern Strings</Typography>
        </div>
        <Chip size="sm" color="success" variant="soft">
          Live
        </Chip>
      </Stack>
      <LinearProgress determinate value={38} thickness={4} sx={{ my: 1.5 }} />
      <Stack direction="row" spacing={1}>
        <Button size="sm">Play</Button>
        <Button size="sm" variant="soft" color="neutral">
          Queue
        </Button>
      </Stack>
    </Sheet>
  );
}
