import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const grids = [
  { name: 'shape="circular"', props: { shape: 'circular' } },
  { name: 'divisions={2}', props: { divisions: 2 } },
  { name: 'stripeColor={null}', props: { stripeColor: null } },
  {
    name: 'stripeColor function',
    props: {
      stripeColor: (index: number) =>
        index % 2 === 0 ? '#4254fb' : 'transparent',
    },
  },
] as const;

export default function RadarGridOptions() {
  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      {grids.map(({ name, props }) => (
        <Stack
          key={name}
          sx={{ flex: '1 1 220px', minWidth: 0, textAlign: 'center' }}
        >
          <RadarChart
            {...props}
            aria-label={`Review of a laptop, ${name}`}
            direction="ltr"
            series={[{ data: [88, 72, 94, 61, 55], label: 'Laptop' }]}
            radar={{
              max: 100,
              metrics: ['Display', 'Battery', 'Speed', 'Weight', 'Price'],
            }}
            hideLegend
            height={200}
          />
          <Typography component="code" variant="caption">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
