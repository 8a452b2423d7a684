import Avatar from '@mui/joy/Avatar';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function GridNoWrap() {
  return (
    <Grid
      container
      wrap="nowrap"
      spacing={1.5}
      sx={{ alignItems: 'center', maxWidth: 320, mx: 'auto' }}
    >
      <Grid size="auto">
        <Avatar variant="solid">RS</Avatar>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>
          Ruth sent the drafts of all five chapters this morning
        </Typography>
      </Grid>
    </Grid>
  );
}
