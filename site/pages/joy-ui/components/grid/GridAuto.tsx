import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function GridAuto() {
  return (
    <Grid container spacing={2} sx={{ alignItems: 'center' }}>
      <Grid size="auto">
        <Avatar variant="solid">MK</Avatar>
      </Grid>
      <Grid size="grow">
        <Typography level="title-sm">Mei Kimura</Typography>
        <Typography level="body-sm">Editor</Typography>
      </Grid>
      <Grid size="auto">
        <Button size="sm" variant="outlined">
          Write
        </Button>
      </Grid>
    </Grid>
  );
}
