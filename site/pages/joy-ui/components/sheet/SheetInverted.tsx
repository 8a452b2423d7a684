import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetInverted() {
  return (
    <Sheet
      invertedColors
      variant="solid"
      color="primary"
      sx={{ p: 3, maxWidth: 420, borderRadius: 'lg' }}
    >
      <Typography level="h4" component="p">
        Invite your team
      </Typography>
      <Typography textColor="text.primary" sx={{ mb: 2 }}>
        Five people can edit at the same time, free of charge.
      </Typography>
      <Stack direction="row" spacing={1.5}>
        <Button>Invite</Button>
        <Button variant="outlined">Later</Button>
      </Stack>
    </Sheet>
  );
}
