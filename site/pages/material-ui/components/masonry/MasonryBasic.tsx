import Paper from '@mui/material/Paper';
import Masonry from '@mui/lab/Masonry';

const heights = [120, 60, 80, 70, 110, 90, 50, 100];

export default function MasonryBasic() {
  return (
    <Masonry columns={4} spacing={2}>
      {heights.map((height, index) => (
        <Paper key={index} sx={{ height, display: 'grid' }}>
          <span style={{ margin: 'auto' }}>{index + 1}</span>
        </Paper>
      ))}
    </Masonry>
  );
}
