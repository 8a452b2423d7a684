import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Grid from '@mui/joy/Grid';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const figures = [
  { label: 'Open', value: '24', change: '3 more', color: 'warning' },
  { label: 'Answered', value: '182', change: '12% more', color: 'success' },
  {
    label: 'First answer',
    value: '1 h 20',
    change: '9 min less',
    color: 'success',
  },
  { label: 'Reopened', value: '5', change: '2 more', color: 'danger' },
] as const;

const days = [
  ['Mon', 32],
  ['Tue', 54],
  ['Wed', 76],
  ['Thu', 48],
  ['Fri', 61],
] as const;

const people = [
  ['Noor Haddad', 'NH', 82],
  ['Ben Fischer', 'BF', 64],
  ['Iris Lund', 'IL', 36],
] as const;

export default function TeamDashboard() {
  return (
    <Grid container spacing={2}>
      {figures.map(({ label, value, change, color }) => (
        <Grid key={label} size={{ xs: 6, md: 3 }}>
          <Card sx={{ height: '100%' }}>
            <Typography level="body-sm">{label}</Typography>
            <Typography level="h3" component="p">
              {value}
            </Typography>
            <Chip size="sm" variant="soft" color={color}>
              {change}
            </Chip>
          </Card>
        </Grid>
      ))}
      <Grid size={{ xs: 12, md: 'grow' }}>
        <Card sx={{ height: '100%' }}>
          <Typography level="title-md">Answers by day</Typography>
          <Grid
            container
            columns={5}
            spacing={1}
            sx={{ alignItems: 'flex-end' }}
          >
            {days.map(([day, count]) => (
              <Grid key={day} size={1} sx={{ textAlign: 'center' }}>
                <Typography level="body-xs">{count}</Typography>
                <Box
                  sx={{
                    height: count * 1.6,
                    borderRadius: 'xs',
                    bgcolor: 'primary.solidBg',
                  }}
                />
                <Typography level="body-xs">{day}</Typography>
              </Grid>
            ))}
          </Grid>
        </Card>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Card sx={{ height: '100%' }}>
          <Typography level="title-md">Workload</Typography>
          <Stack spacing={2}>
            {people.map(([name, letters, load]) => (
              <Stack
                key={name}
                direction="row"
                spacing={1.5}
                sx={{ alignItems: 'center' }}
              >
                <Avatar size="sm" variant="solid">
                  {letters}
                </Avatar>
                <Box sx={{ flex: 1 }}>
                  <Typography level="body-sm">{name}</Typography>
                  <LinearProgress determinate value={load} aria-label={name} />
                </Box>
              </Stack>
            ))}
          </Stack>
        </Card>
      </Grid>
    </Grid>
  );
}
