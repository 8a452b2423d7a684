import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AdjustmentGroups() {
  return (
    <Stack spacing={2}>
      <ButtonGroup aria-label="Reply" size="sm" variant="soft" color="success">
        <Button>Accept</Button>
        <Button>Maybe</Button>
        <Button>Decline</Button>
      </ButtonGroup>
      <Card orientation="horizontal">
        <Typography>31 yes</Typography>
        <Divider />
        <Typography>4 no</Typography>
      </Card>
    </Stack>
  );
}
