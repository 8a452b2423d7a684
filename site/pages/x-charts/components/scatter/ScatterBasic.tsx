import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { states } from '../../../../families/x-charts/data/states';

export default function ScatterBasic() {
  return (
    <ScatterChart
      aria-label="Land area and residents of the ten most populous states"
      xAxis={[{ label: 'Land area, thousand square miles', min: 0 }]}
      yAxis={[{ label: 'Residents, millions', min: 0 }]}
      series={[
        {
          data: states.map((state) => ({
            id: state.code,
            x: state.landArea / 1000,
            y: state.residents2020 / 1e6,
          })),
          markerSize: 6,
          valueFormatter: (_value, { dataIndex }) =>
            states[dataIndex]?.name ?? null,
        },
      ]}
      grid={{ horizontal: true, vertical: true }}
      enableKeyboardNavigation
      height={280}
    />
  );
}
