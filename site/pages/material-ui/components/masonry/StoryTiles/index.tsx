import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';
import { stories } from './stories';

export default function StoryTiles() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Masonry
        columns={{ xs: 1, sm: 2, md: 3 }}
        spacing={{ xs: 1, sm: 2 }}
        classes={{ root: 'stories' }}
      >
        {stories.map(({ title, text }) => (
          <Paper key={title} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="subtitle2" component="h2" gutterBottom>
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
