import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReaderControls() {
  return (
    <Stack
      spacing={3}
      sx={{
        alignItems: 'center',
        '& .letters': { fontVariant: 'tabular-nums' },
      }}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="body2" gutterBottom>
          Under a comic, for thumbs
        </Typography>
        <Pagination
          aria-label="Strips"
          count={4}
          defaultPage={2}
          size="large"
          shape="rounded"
          variant="outlined"
          color="primary"
        />
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="body2" gutterBottom>
          In a side panel of letters
        </Typography>
        <Pagination
          aria-label="Letters"
          count={5}
          defaultPage={3}
          size="small"
          color="secondary"
          className="letters"
        />
      </Box>
    </Stack>
  );
}
