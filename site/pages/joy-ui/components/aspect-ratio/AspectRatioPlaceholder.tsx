import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';

export default function AspectRatioPlaceholder() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <AspectRatio sx={{ width: 220, borderRadius: 'md' }}>
        <div>
          <PhotoOutlined sx={{ fontSize: '2.5rem' }} />
        </div>
      </AspectRatio>
      <AspectRatio
        variant="outlined"
        sx={{ width: 220, borderRadius: 'md', textAlign: 'center' }}
      >
        <Typography level="body-sm">No photo yet</Typography>
      </AspectRatio>
    </Stack>
  );
}
