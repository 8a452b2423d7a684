import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const angles = [0, 45, 135];

function PatternArc(props: PieArcProps) {
  const { id, dataIndex } = props;
  const pattern = `${id}-pattern-${dataIndex}`;
  return (
    <g>
      <pattern
        id={pattern}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${angles[dataIndex]})`}
      >
        <rect width={3} height={8} fill="#fff" fillOpacity={0.4} />
      </pattern>
      <PieArc {...props} />
      <PieArc
        {...props}
        fill={`url(#${pattern})`}
        pointerEvents="none"
        skipInteraction
      />
    </g>
  );
}

export default function PiePatterns() {
  return (
    <PieChart
      aria-label="Visits by device: desktop 58 percent, phone 34, tablet 8"
      series={[
        {
          id: 'visits',
          data: [
            { id: 'desktop', value: 58, label: 'Desktop' },
            { id: 'phone', value: 34, label: 'Phone' },
            { id: 'tablet', value: 8, label: 'Tablet' },
          ],
        },
      ]}
      slots={{ pieArc: PatternArc }}
      colors={seriesColors}
      height={220}
    />
  );
}
