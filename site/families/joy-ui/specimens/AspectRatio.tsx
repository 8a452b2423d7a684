import AspectRatio from '@mui/joy/AspectRatio';
import Typography from '@mui/joy/Typography';

export default function AspectRatioSpecimen() {
  return (
    <AspectRatio
      ratio="16/9"
      variant="soft"
      color="primary"
      sx={{ width: 150, borderRadius: 'md' }}
    >
      <Typography level="title-md">16 : 9</Typography>
    </AspectRatio>
  );
}
