import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function ButtonDisabledCursor() {
  return (
    <Box component="span" sx={{ cursor: 'not-allowed' }}>
      <Button variant="outlined" disabled>
        Download receipt
      </Button>
    </Box>
  );
}
