import Paper from '@mui/material/Paper';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

function PlanetContent() {
  const item = useItemTooltip<'scatter'>();
  const planet = item && planets[item.identifier.dataIndex];
  if (!planet) return null;
  return (
    <Paper elevation={4} sx={{ p: 1, typography: 'body2' }}>
      <strong>{planet.name}</strong>: {planet.density} kg/m³, {planet.gravity}{' '}
      m/s²
    </Paper>
  );
}

function PlanetTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="item">
      <PlanetContent />
    </ChartsTooltipContainer>
  );
}

export default function TooltipItemContent() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets"
      xAxis={[{ label: 'Density in kg/m³' }]}
      yAxis={[{ label: 'Gravity in m/s²' }]}
      series={[
        {
          data: planets.map(({ density, gravity }) => ({
            x: density,
            y: gravity,
          })),
          markerSize: 6,
        },
      ]}
      slots={{ tooltip: PlanetTooltip }}
      height={280}
    />
  );
}
