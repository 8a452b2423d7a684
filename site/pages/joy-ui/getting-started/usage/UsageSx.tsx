import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function UsageSx() {
  return (
    <Sheet
      variant="outlined"
      sx={{ p: 2, borderRadius: 'md', boxShadow: 'sm', maxWidth: 280 }}
    >
      <Typography level="title-sm">2 books are due on Friday</Typography>
      <Typography sx={{ fontSize: 'sm', color: 'text.tertiary' }}>
        Renew them until Thursday, 18:00
      </Typography>
    </Sheet>
  );
}
