import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { PiePlot } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieComposition() {
  return (
    <ChartsContainer
      aria-label="Done 7 of 10"
      series={[
        {
          type: 'pie',
          data: [
            { id: 'done', value: 7, label: 'Done' },
            { id: 'open', value: 3, label: 'Open' },
          ],
        },
      ]}
      colors={seriesColors}
      height={160}
    >
      <PiePlot />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
