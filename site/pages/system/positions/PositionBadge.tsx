import Box from '@mui/system/Box';

export default function PositionBadge() {
  return (
    <Box sx={{ position: 'relative', p: 2, border: 1, borderRadius: 2 }}>
      Messages
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: -10,
          insetInlineEnd: -10,
          px: 1,
          borderRadius: 4,
          bgcolor: '#b91c1c',
          color: '#fff',
          fontSize: 13,
        }}
      >
        12
      </Box>
    </Box>
  );
}
