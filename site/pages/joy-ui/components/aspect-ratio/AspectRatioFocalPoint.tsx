import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { portrait } from './photos';

export default function AspectRatioFocalPoint() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {['50% 50%', '50% 25%'].map((objectPosition) => (
        <div key={objectPosition}>
          <AspectRatio sx={{ width: 240, borderRadius: 'md' }}>
            <img
              src={portrait}
              alt="Portrait of a woman"
              style={{ objectPosition }}
            />
          </AspectRatio>
          <Typography level="body-sm" sx={{ mt: 0.5 }}>
            {objectPosition}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
