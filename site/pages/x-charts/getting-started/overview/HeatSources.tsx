import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const shares = {
  January: [52, 30, 18],
  July: [8, 17, 75],
};

type Month = keyof typeof shares;

const sources = ['Gas', 'Heat pump', 'Solar'];

export default function HeatSources() {
  const [month, setMonth] = useState<Month>('January');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Month"
        sx={{ alignSelf: 'center' }}
        value={month}
        onChange={(_event, next: Month | null) => setMonth(next ?? month)}
      >
        <ToggleButton value="January">January</ToggleButton>
        <ToggleButton value="July">July</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        title={`Where the heat came from in ${month}`}
        series={[
          {
            data: sources.map((label, index) => ({
              id: label,
              label,
              value: shares[month][index] ?? 0,
            })),
            innerRadius: '55%',
            paddingAngle: 2,
            cornerRadius: 4,
            highlightScope: { fade: 'global', highlight: 'item' },
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        colors={seriesColors}
        height={220}
        enableKeyboardNavigation
      />
    </Stack>
  );
}
