import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

interface Item {
  seriesId: string | number;
  dataIndex?: number;
}

const top = states.slice(0, 5);

export default function HighlightControlled() {
  const [item, setItem] = useState<Item | null>({
    seriesId: 'area',
    dataIndex: 1,
  });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <List dense aria-label="States" sx={{ width: 150, flexShrink: 0 }}>
        {top.map(({ name }, dataIndex) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={item?.dataIndex === dataIndex}
              onClick={() => setItem({ seriesId: 'area', dataIndex })}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <BarChart
        title="Land area of five states in square miles"
        dataset={top}
        xAxis={[{ dataKey: 'code' }]}
        yAxis={[{ width: 64 }]}
        series={[
          {
            id: 'area',
            dataKey: 'landArea',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        height={240}
      />
    </Stack>
  );
}
