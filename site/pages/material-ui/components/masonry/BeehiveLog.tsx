import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';

const entries = [
  { text: 'First flight', height: 80 },
  { text: 'New queen seen', height: 100 },
  { text: 'Fed two litres', height: 120 },
  { text: 'Frame 4 is full', height: 120 },
  { text: 'Swarm in the pear tree', height: 100 },
  { text: 'Took 9 kg', height: 80 },
];

export default function BeehiveLog() {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <Masonry
        component="section"
        aria-label="Log of hive 2"
        columns={3}
        defaultColumns={3}
        spacing="0px"
        defaultSpacing={0}
        defaultHeight={200}
      >
        {entries.map(({ text, height }) => (
          <Box key={text} sx={{ height, p: 0.5 }}>
            <Box
              sx={{
                height: '100%',
                p: 1,
                borderRadius: 1,
                bgcolor: 'action.hover',
              }}
            >
              {text}
            </Box>
          </Box>
        ))}
      </Masonry>
    </Box>
  );
}
