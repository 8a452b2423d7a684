import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { portrait } from './photos';

const fits = ['cover', 'contain', 'fill', 'none', 'scale-down'] as const;

export default function AspectRatioObjectFit() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {fits.map((objectFit) => (
        <div key={objectFit}>
          <AspectRatio ratio="1" objectFit={objectFit} variant="outlined">
            <img src={portrait} alt="Portrait of a woman" />
          </AspectRatio>
          <Typography level="body-sm" sx={{ mt: 0.5 }}>
            {objectFit}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
