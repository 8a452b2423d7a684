import Box from '@mui/material/Box';

export default function DarkModeSx() {
  return (
    <Box
      sx={[
        { p: 2, color: '#0b4f6c', bgcolor: '#e3f4fb' },
        (theme) =>
          theme.applyStyles('dark', { color: '#b7e3f5', bgcolor: '#0a2f3f' }),
      ]}
    >
      The ferry leaves at 18:40
    </Box>
  );
}
