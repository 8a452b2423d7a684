import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridGrow() {
  return (
    <Grid container spacing={2}>
      {(['grow', 6, 'grow'] as const).map((size, index) => (
        <Grid key={index} size={size}>
          <Sheet
            variant="soft"
            color="primary"
            sx={{ py: 2, px: 1, borderRadius: 'sm' }}
          >
            {size}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
