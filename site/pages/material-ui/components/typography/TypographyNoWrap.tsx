import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyNoWrap() {
  return (
    <Box sx={{ display: 'flex', gap: 2, maxWidth: 320, mx: 'auto' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>Contract renewal with the updated terms</Typography>
      </Box>
      <Typography color="textSecondary">9:41</Typography>
    </Box>
  );
}
