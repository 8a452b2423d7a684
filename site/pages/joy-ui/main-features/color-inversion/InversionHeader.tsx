import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Notifications from '@mui/icons-material/Notifications';
import Search from '@mui/icons-material/Search';

export default function InversionHeader() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        borderRadius: 'sm',
      }}
    >
      <Typography level="title-lg">Railway</Typography>
      <Input
        placeholder="Find a station"
        startDecorator={<Search />}
        slotProps={{ input: { 'aria-label': 'Find a station' } }}
        sx={{ flex: '1 1 160px', '--Input-placeholderOpacity': 1 }}
      />
      <IconButton aria-label="Notifications">
        <Notifications />
      </IconButton>
      <Button>Tickets</Button>
    </Sheet>
  );
}
