import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieClick() {
  const [text, setText] = React.useState('Click a slice.');
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label="Visits by device"
        sx={{ width: '100%' }}
        series={[
          {
            data: [
              { id: 'desktop', value: 58, label: 'Desktop' },
              { id: 'phone', value: 34, label: 'Phone' },
              { id: 'tablet', value: 8, label: 'Tablet' },
            ],
          },
        ]}
        onItemClick={(_event, { dataIndex }, item) =>
          setText(`Index ${dataIndex}: ${String(item.id)}, ${item.value}`)
        }
        colors={seriesColors}
        height={200}
      />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
