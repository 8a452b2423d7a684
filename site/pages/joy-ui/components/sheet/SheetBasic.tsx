import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetBasic() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, maxWidth: 320, borderRadius: 'md' }}>
      <Typography level="title-md">Quiet hours</Typography>
      <Typography level="body-sm">
        No notifications from 22:00 to 7:00, except from people you marked as
        important.
      </Typography>
    </Sheet>
  );
}
