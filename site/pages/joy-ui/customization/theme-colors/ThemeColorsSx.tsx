import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function ThemeColorsSx() {
  return (
    <Box
      sx={{
        bgcolor: 'background.level1',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 'sm',
        p: 2,
      }}
    >
      <Typography textColor="text.primary">Backup complete</Typography>
      <Typography textColor="success.plainColor">412 files, 3.8 GB</Typography>
    </Box>
  );
}
