import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackAlign() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography level="title-md">Members</Typography>
        <Button size="sm">Invite</Button>
      </Stack>
    </Sheet>
  );
}
