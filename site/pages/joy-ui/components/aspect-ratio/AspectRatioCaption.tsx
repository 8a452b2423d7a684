import AspectRatio from '@mui/joy/AspectRatio';
import Typography from '@mui/joy/Typography';
import { dunes } from './photos';

export default function AspectRatioCaption() {
  return (
    <AspectRatio
      slotProps={{ content: { component: 'figure', sx: { margin: 0 } } }}
      sx={{ width: 320, maxWidth: '100%', borderRadius: 'md' }}
    >
      <img src={dunes} alt="The sun between two dunes" />
      <Typography
        component="figcaption"
        level="title-sm"
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          px: 2,
          py: 1,
          color: 'common.white',
          bgcolor: 'rgba(0, 0, 0, 0.7)',
        }}
      >
        Evening in the south, kilometer 14
      </Typography>
    </AspectRatio>
  );
}
