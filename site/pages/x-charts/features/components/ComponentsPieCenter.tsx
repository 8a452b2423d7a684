import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const last = electricity[electricity.length - 1];
const data = electricitySources.map(({ key, label }) => ({
  id: key,
  label,
  value: last?.[key] ?? 0,
}));

function Total() {
  const { left, top, width, height } = useDrawingArea();
  const [series] = usePieSeries();
  const total = series?.data.reduce((sum, { value }) => sum + value, 0) ?? 0;
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={20}
      fill="currentColor"
    >
      {total.toLocaleString('en-US')}
    </text>
  );
}

export default function ComponentsPieCenter() {
  return (
    <PieChart
      aria-label="Electricity by source in 2023, in terawatt-hours"
      series={[{ data, innerRadius: '60%', paddingAngle: 1 }]}
      colors={seriesColors}
      height={220}
    >
      <Total />
    </PieChart>
  );
}
