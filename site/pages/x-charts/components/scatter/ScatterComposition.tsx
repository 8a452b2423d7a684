import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { fruit } from '../../../../families/x-charts/data/fruit';

function Names() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return fruit.map((item) => (
    <text
      key={item.name}
      x={x(item.vitaminC)}
      y={y(item.potassium) - 10}
      textAnchor="middle"
      fontSize={12}
      fill="currentColor"
    >
      {item.name}
    </text>
  ));
}

export default function ScatterComposition() {
  return (
    <ChartsContainer
      aria-label="Vitamin C and potassium of fruit with their names"
      dataset={fruit}
      xAxis={[{ label: 'Vitamin C, mg', min: 0, max: 70 }]}
      yAxis={[{ label: 'Potassium, mg', min: 0, max: 400 }]}
      series={[
        {
          type: 'scatter',
          datasetKeys: { id: 'name', x: 'vitaminC', y: 'potassium' },
        },
      ]}
      height={280}
    >
      <ScatterPlot />
      <Names />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
