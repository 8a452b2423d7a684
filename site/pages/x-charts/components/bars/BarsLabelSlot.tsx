import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

const goal = 50;
const tickets = [48, 71, 35, 62];

function GoalLabel(props: BarLabelProps) {
  const value = tickets[props.dataIndex] ?? 0;
  return (
    <BarLabel {...props} placement="outside">
      {value >= goal ? `✓ ${value}` : value}
    </BarLabel>
  );
}

export default function BarsLabelSlot() {
  return (
    <BarChart
      aria-label="Closed tickets by team; the goal is 50"
      xAxis={[{ data: ['Billing', 'Shipping', 'Returns', 'Accounts'] }]}
      yAxis={[{ min: 0, max: 85 }]}
      series={[{ data: tickets, label: 'Tickets', barLabel: 'value' }]}
      slots={{ barLabel: GoalLabel }}
      hideLegend
      height={220}
    />
  );
}
