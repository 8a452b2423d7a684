import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const areas = [
  { name: 'Rose garden', label: 'Opens at 8', isolation: 'isolate' },
  { name: 'Boat house', label: 'Opens at 10', isolation: 'auto' },
];

export default function ZIndexStackingContext() {
  return (
    <Box sx={{ position: 'relative', width: 300, height: 190 }}>
      {areas.map(({ name, label, isolation }, index) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{
            position: 'absolute',
            insetInlineStart: index * 110,
            insetBlockStart: index * 60,
            width: 170,
            height: 100,
            p: 2,
            isolation,
          }}
        >
          <Typography>{name}</Typography>
          <Typography
            variant="body2"
            sx={{
              position: 'absolute',
              zIndex: 'tooltip',
              insetInlineStart: 90,
              insetBlockStart: 72,
              px: 1,
              borderRadius: 1,
              whiteSpace: 'nowrap',
              bgcolor: 'text.primary',
              color: 'background.paper',
            }}
          >
            {label}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
