import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = { max: 10, metrics: ['Writing', 'Design', 'Code', 'Testing'] };

function NoReviews() {
  return (
    <text
      x="50%"
      y="50%"
      textAnchor="middle"
      dominantBaseline="middle"
      fontSize={14}
      fill="currentColor"
    >
      No reviews yet
    </text>
  );
}

export default function RadarLoading() {
  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      <RadarChart
        aria-label="Skills, loading"
        direction="ltr"
        sx={{ flex: '1 1 240px' }}
        loading
        series={[]}
        radar={radar}
        height={200}
      />
      <RadarChart
        aria-label="Skills, none yet"
        direction="ltr"
        sx={{ flex: '1 1 240px' }}
        series={[]}
        radar={radar}
        slots={{ noDataOverlay: NoReviews }}
        height={200}
      />
    </Stack>
  );
}
