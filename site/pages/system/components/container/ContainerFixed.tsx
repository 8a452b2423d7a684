import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerFixed() {
  return (
    <Container fixed sx={{ py: 3, bgcolor: 'light-dark(#f1f5f9, #1e293b)' }}>
      <Box
        sx={{
          p: 3,
          borderRadius: 1,
          bgcolor: 'light-dark(#ccfbf1, #134e4a)',
        }}
      >
        As wide as the breakpoint that was reached
      </Box>
    </Container>
  );
}
