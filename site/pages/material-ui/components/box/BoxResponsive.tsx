import Box from '@mui/material/Box';

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        '& > *': { p: { xs: 1.5, sm: 3 }, bgcolor: 'action.hover' },
      }}
    >
      <div>Plan</div>
      <div>Build</div>
      <div>Release</div>
    </Box>
  );
}
