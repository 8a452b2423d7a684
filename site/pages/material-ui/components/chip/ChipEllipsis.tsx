import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const file = 'Minutes of the general meeting, final version.docx';

export default function ChipEllipsis() {
  return (
    <Box sx={{ width: 240 }}>
      <Chip label={file} title={file} />
    </Box>
  );
}
