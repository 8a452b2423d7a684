import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';
import { posters } from './posters';

export default function MasonryImages() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={2}>
        {posters.map(({ title, width, height, src }) => (
          <Paper key={title} variant="outlined" sx={{ overflow: 'hidden' }}>
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              style={{ display: 'block', width: '100%', height: 'auto' }}
            />
            <Typography sx={{ p: 1 }}>{title}</Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
