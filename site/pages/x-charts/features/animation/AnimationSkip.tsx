import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function AnimationSkip() {
  const [skip, setSkip] = useState(true);
  const [year, setYear] = useState(2013);
  const values = electricity.find((entry) => entry.year === year);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Year"
          value={year}
          onChange={(_event, next: number | null) => setYear(next ?? year)}
        >
          <ToggleButton value={2013}>2013</ToggleButton>
          <ToggleButton value={2023}>2023</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={skip} onChange={() => setSkip(!skip)} />}
          label="Skip animation"
        />
      </Stack>
      <PieChart
        aria-label={`Electricity by source in ${year}`}
        series={[
          {
            data: electricitySources.map(({ key, label }) => ({
              id: key,
              label,
              value: values?.[key] ?? 0,
            })),
          },
        ]}
        skipAnimation={skip}
        colors={seriesColors}
        height={200}
      />
    </Stack>
  );
}
