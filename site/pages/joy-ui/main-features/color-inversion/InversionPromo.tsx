import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InversionPromo() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={(theme) => ({
        p: { xs: 3, sm: 5 },
        borderRadius: 'lg',
        backgroundImage: `linear-gradient(120deg, ${theme.vars.palette.primary[500]}, ${theme.vars.palette.primary[800]})`,
      })}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 420 }}>
        <Chip variant="outlined">New in spring</Chip>
        <Typography level="h2" component="p">
          Wake up in another country
        </Typography>
        <Typography level="body-lg" textColor="text.primary">
          Eleven night trains, one ticket, from $59 with a bed.
        </Typography>
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          <Button size="lg">See the routes</Button>
          <Button size="lg" variant="outlined">
            Compare beds
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  );
}
