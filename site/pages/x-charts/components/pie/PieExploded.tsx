import * as React from 'react';
import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function ExplodedArc(props: PieArcProps) {
  const { startAngle, endAngle, isHighlighted, isFocused } = props;
  const middle = Math.round(((startAngle + endAngle) * 90) / Math.PI);
  const distance = isHighlighted || isFocused ? 14 : 0;
  return (
    <g
      transform={`rotate(${middle}) translate(0 -${distance}) rotate(-${middle})`}
    >
      <PieArc {...props} />
    </g>
  );
}

export default function PieExploded() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'visits',
    dataIndex: 1,
  });
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
          highlightScope: { highlight: 'item' },
        },
      ]}
      slots={{ pieArc: ExplodedArc }}
      highlightedItem={item}
      onItemClick={(_event, { seriesId, dataIndex }) =>
        setItem({ seriesId, dataIndex })
      }
      colors={seriesColors}
      margin={20}
      height={240}
    />
  );
}
