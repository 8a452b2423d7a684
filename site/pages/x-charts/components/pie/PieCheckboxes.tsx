import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

type HiddenItems = NonNullable<PieChartProps['hiddenItems']>;

const data = [
  { id: 'photos', value: 42, label: 'Photos' },
  { id: 'mail', value: 11, label: 'Mail' },
  { id: 'backups', value: 27, label: 'Backups' },
].map((slice, index) => ({ ...slice, color: seriesColors[index] }));

export default function PieCheckboxes() {
  const [hidden, setHidden] = React.useState<HiddenItems>([]);
  const isShown = (index: number) =>
    !hidden.some(({ dataIndex }) => dataIndex === index);
  const toggle = (dataIndex: number) =>
    setHidden(
      isShown(dataIndex)
        ? [...hidden, { type: 'pie', seriesId: 'storage', dataIndex }]
        : hidden.filter((item) => item.dataIndex !== dataIndex),
    );
  return (
    <Stack direction="row" sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        id="storage-pie"
        aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB"
        sx={{ flex: 1, minWidth: 0 }}
        series={[{ id: 'storage', data }]}
        hiddenItems={hidden}
        onHiddenItemsChange={setHidden}
        hideLegend
        height={200}
      />
      <FormGroup aria-label="Shown slices" aria-controls="storage-pie">
        {data.map(({ id, label, color }, index) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={isShown(index)}
                onChange={() => toggle(index)}
                sx={{ '&.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
