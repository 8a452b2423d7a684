import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';

export default function CompositionOverlay() {
  return (
    <ChartsContainer
      title="Orders of this week"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
      yAxis={[{ min: 0, max: 50 }]}
      series={[]}
      height={180}
    >
      <BarPlot />
      <ChartsAxis />
      <ChartsOverlay loading />
    </ChartsContainer>
  );
}
