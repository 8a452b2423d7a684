import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function DividerFullWidth() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: 280, p: 2, '--Divider-inset': '-16px' }}
    >
      <Typography>Opening hours</Typography>
      <Box sx={{ my: 2 }}>
        <Divider inset="context" />
      </Box>
      <Typography>Every day from 09:00</Typography>
    </Sheet>
  );
}
