import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { fruit } from '../../../../families/x-charts/data/fruit';

export default function ScatterClick() {
  const [text, setText] = React.useState('Click near a point.');
  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        aria-label="Sugars and vitamin C of fruit"
        dataset={fruit}
        series={[
          {
            id: 'fruit',
            label: 'Fruit',
            datasetKeys: { id: 'name', x: 'sugars', y: 'vitaminC' },
            markerSize: 6,
          },
        ]}
        onItemClick={(_event: unknown, { dataIndex }: { dataIndex: number }) =>
          setText(`Index ${dataIndex}: ${fruit[dataIndex]?.name}`)
        }
        voronoiMaxRadius={24}
        hideLegend
        height={220}
      />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
