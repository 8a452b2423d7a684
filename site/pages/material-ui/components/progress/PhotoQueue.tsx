import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const photos = [
  { name: 'Lake at dawn', ground: 'linear-gradient(#1b3a5c, #7c4a3a)' },
  { name: 'Ferns', ground: 'linear-gradient(#16402e, #4a5a16)' },
];

export default function PhotoQueue() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      {photos.map(({ name, ground }) => (
        <Box component="figure" key={name} sx={{ m: 0 }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 120,
              height: 90,
              borderRadius: 1,
              color: 'common.white',
              background: ground,
            }}
          >
            <CircularProgress
              color="inherit"
              size="2rem"
              thickness={5}
              disableShrink
              aria-label={`${name}: developing`}
            />
          </Box>
          <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
