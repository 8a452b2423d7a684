import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

interface Bar {
  type: 'bar';
  seriesId: string | number;
  dataIndex: number;
}

export default function TooltipControlled() {
  const [item, setItem] = useState<Bar | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setItem({ type: 'bar', seriesId: 'area', dataIndex: 1 })}
      >
        Show the largest
      </Button>
      <BarChart
        aria-label="Land area of ten states in square miles"
        dataset={states}
        xAxis={[{ dataKey: 'code' }]}
        yAxis={[{ width: 64 }]}
        series={[{ id: 'area', dataKey: 'landArea', label: 'Land area' }]}
        slotProps={{ tooltip: { trigger: 'item' } }}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        hideLegend
        height={240}
      />
    </Stack>
  );
}
