import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      {[8, 4, 4, 8].map((columns, index) => (
        <Grid key={index} size={columns}>
          <Sheet
            variant="soft"
            color="primary"
            sx={{ p: 2, borderRadius: 'sm' }}
          >
            size {columns}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
