import Box from '@mui/system/Box';

export default function UsageResponsive() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        alignItems: { sm: 'center' },
        width: 420,
        maxWidth: '100%',
        p: 2,
        border: '1px solid light-dark(#cbd5e1, #475569)',
        borderRadius: 3,
      }}
    >
      <Box
        sx={{
          flex: { sm: '0 0 120px' },
          height: 96,
          borderRadius: 2,
          background: 'linear-gradient(135deg, #f59e0b, #be185d)',
        }}
      />
      <Box sx={{ flexGrow: 1 }}>
        <Box component="strong" sx={{ fontSize: 18 }}>
          Lighthouse walk
        </Box>
        <Box sx={{ mt: 0.5 }}>Saturday at 9, three hours</Box>
        <Box
          component="button"
          type="button"
          sx={{
            mt: 1.5,
            px: 2,
            py: 1,
            font: 'inherit',
            color: '#ffffff',
            bgcolor: '#0f766e',
            border: 0,
            borderRadius: 2,
            cursor: 'pointer',
            '&:hover': { bgcolor: '#115e59' },
          }}
        >
          Reserve
        </Box>
      </Box>
    </Box>
  );
}
