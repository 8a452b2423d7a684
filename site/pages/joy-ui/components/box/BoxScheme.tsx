import Box from '@mui/joy/Box';

export default function BoxScheme() {
  return (
    <Box
      sx={[
        {
          p: 3,
          color: '#422006',
          background: 'linear-gradient(135deg, #fef3c7, #fed7aa)',
          borderRadius: 'lg',
        },
        (theme) =>
          theme.applyStyles('dark', {
            color: '#e0f2fe',
            background: 'linear-gradient(135deg, #082f49, #312e81)',
          }),
      ]}
    >
      Day and night
    </Box>
  );
}
