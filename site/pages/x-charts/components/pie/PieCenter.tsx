import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function CenterLabel({ text }: { text: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={24}
      fill="currentColor"
    >
      {text}
    </text>
  );
}

export default function PieCenter() {
  return (
    <PieChart
      aria-label="80 GB in use: photos 42, mail 11, backups 27"
      series={[
        {
          data: [
            { id: 'photos', value: 42, label: 'Photos' },
            { id: 'mail', value: 11, label: 'Mail' },
            { id: 'backups', value: 27, label: 'Backups' },
          ],
          innerRadius: '65%',
        },
      ]}
      colors={seriesColors}
      height={220}
    >
      <CenterLabel text="80 GB" />
    </PieChart>
  );
}
