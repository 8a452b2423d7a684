import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Masonry from '@mui/lab/Masonry';

const heights = [80, 100, 120, 120, 100, 80];

export default function MasonryServer() {
  return (
    <Masonry
      component="section"
      aria-label="Notes"
      columns={3}
      spacing="0px"
      defaultColumns={3}
      defaultSpacing={0}
      defaultHeight={200}
      classes={{ root: 'notes' }}
      sx={{ '&.notes > *': { p: 0.5 } }}
    >
      {heights.map((height, index) => (
        <Box key={index} sx={{ height }}>
          <Paper variant="outlined" sx={{ height: '100%', p: 1 }}>
            {index + 1}
          </Paper>
        </Box>
      ))}
    </Masonry>
  );
}
