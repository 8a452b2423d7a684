import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import SendIcon from '@mui/icons-material/Send';

export default function ButtonIcons() {
  const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" startIcon={<DeleteIcon />}>
        Delete
      </Button>
      <Button variant="contained" endIcon={<SendIcon sx={mirrored} />}>
        Send
      </Button>
    </Stack>
  );
}
