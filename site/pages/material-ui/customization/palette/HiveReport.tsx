import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

const hives = [
  { name: 'Old pear tree', state: 'Strong', tone: 'success.main', frames: 9 },
  { name: 'By the ditch', state: 'Feed soon', tone: 'warning.main', frames: 4 },
  { name: 'South wall', state: 'No queen', tone: 'error.main', frames: 6 },
];

export default function HiveReport() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 440,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {hives.map(({ name, state, tone, frames }) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{
                alignSelf: 'stretch',
                width: 6,
                borderRadius: 1,
                bgcolor: tone,
              }}
            />
            <Box sx={{ flex: 1 }}>
              <Typography>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {frames} frames with brood
              </Typography>
            </Box>
            <Chip label={state} size="small" />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2 }}>
        <Button variant="contained">Plan a visit</Button>
        <Button color="secondary">Share</Button>
      </Box>
    </Box>
  );
}
