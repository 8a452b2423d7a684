import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographySpecimen() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography level="h3" component="span">
        Heading
      </Typography>
      <Typography level="body-sm">Body of the text</Typography>
    </Stack>
  );
}
