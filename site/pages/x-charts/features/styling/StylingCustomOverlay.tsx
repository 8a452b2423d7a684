import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function NoOrders() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fill="currentColor"
    >
      <tspan fontWeight={700}>No orders yet.</tspan>
      <tspan x={left + width / 2} dy="1.4em">
        They appear here.
      </tspan>
    </text>
  );
}

export default function StylingCustomOverlay() {
  return (
    <LineChart
      aria-label="Orders"
      series={[]}
      slots={{ noDataOverlay: NoOrders }}
      height={160}
    />
  );
}
