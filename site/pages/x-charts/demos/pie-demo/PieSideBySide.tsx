import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const years = [
  { year: 2025, data: [52, 31, 17] },
  { year: 2026, data: [44, 35, 21] },
];

const channels = ['Search', 'Direct', 'Mail'];

export default function PieSideBySide() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      {years.map(({ year, data }) => (
        <Stack key={year} sx={{ width: 200, alignItems: 'center' }}>
          <PieChart
            sx={{ width: '100%' }}
            aria-label={`Visits by channel in ${year}`}
            series={[
              {
                data: data.map((value, index) => ({
                  id: index,
                  value,
                  label: channels[index],
                })),
              },
            ]}
            slotProps={{
              legend: {
                direction: 'horizontal',
                position: { vertical: 'bottom' },
              },
            }}
            colors={seriesColors}
            height={180}
          />
          <Typography variant="body2">{year}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
