import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

export default function BoxFlex() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: 140,
        bgcolor: 'background.level1',
        borderRadius: 'md',
      }}
    >
      <CircularProgress variant="solid" aria-label="Loading map" />
    </Box>
  );
}
