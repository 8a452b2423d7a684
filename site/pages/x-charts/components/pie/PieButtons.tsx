import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const labels = ['Desktop', 'Phone', 'Tablet'];

function ButtonArc({ dataIndex, onClick, ...props }: PieArcProps) {
  return (
    <PieArc
      {...props}
      dataIndex={dataIndex}
      onClick={onClick}
      role="button"
      tabIndex={0}
      aria-label={labels[dataIndex]}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Enter') return;
        currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }}
    />
  );
}

export default function PieButtons() {
  const [text, setText] = React.useState('Choose a slice.');
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label="Visits by device"
        sx={{ width: '100%' }}
        series={[
          {
            data: [58, 34, 8].map((value, index) => ({
              id: index,
              value,
              label: labels[index],
            })),
          },
        ]}
        slots={{ pieArc: ButtonArc }}
        onItemClick={(_event, { dataIndex }, { value }) =>
          setText(`${labels[dataIndex]}: ${value} percent`)
        }
        colors={seriesColors}
        height={200}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
