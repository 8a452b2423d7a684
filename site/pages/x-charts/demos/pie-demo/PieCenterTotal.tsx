import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function Total({ amount, caption }: { amount: string; caption: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      textAnchor="middle"
      fill="currentColor"
      transform={`translate(${left + width / 2} ${top + height / 2})`}
    >
      <tspan x={0} fontSize={28} fontWeight={600}>
        {amount}
      </tspan>
      <tspan x={0} dy={22} fontSize={14}>
        {caption}
      </tspan>
    </text>
  );
}

export default function PieCenterTotal() {
  return (
    <PieChart
      aria-label="128 tickets: 74 closed, 38 open, 16 waiting"
      series={[
        {
          data: [
            { id: 'closed', value: 74, label: 'Closed' },
            { id: 'open', value: 38, label: 'Open' },
            { id: 'waiting', value: 16, label: 'Waiting' },
          ],
          innerRadius: '70%',
        },
      ]}
      colors={seriesColors}
      height={240}
    >
      <Total amount="128" caption="tickets" />
    </PieChart>
  );
}
