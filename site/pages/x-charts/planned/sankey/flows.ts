import type { SankeyLink } from '@mui/x-charts-pro/SankeyChart';

/** Electricity of the United States in 2023 in terawatt-hours. Source: EIA, Electric Power Annual. */
export const flows: SankeyLink[] = [
  { source: 'gas', target: 'fossil', value: 1802 },
  { source: 'coal', target: 'fossil', value: 675 },
  { source: 'wind', target: 'renewable', value: 425 },
  { source: 'hydro', target: 'renewable', value: 240 },
  { source: 'solar', target: 'renewable', value: 165 },
];
