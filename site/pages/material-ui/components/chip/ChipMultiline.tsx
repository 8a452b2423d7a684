import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export default function ChipMultiline() {
  return (
    <Box sx={{ width: 240 }}>
      <Chip
        label="The 18:40 to the islands leaves from pier 4 today"
        sx={{
          height: 'auto',
          '& .MuiChip-label': { py: 1, whiteSpace: 'normal' },
        }}
      />
    </Box>
  );
}
