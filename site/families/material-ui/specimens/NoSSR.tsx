import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NoSSRSpecimen() {
  return (
    <Stack spacing={1} sx={{ width: 190 }}>
      <Typography variant="body2">From the server</Typography>
      <NoSsr
        fallback={
          <Box sx={{ p: 1, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
            <Skeleton animation={false} />
          </Box>
        }
      />
    </Stack>
  );
}
