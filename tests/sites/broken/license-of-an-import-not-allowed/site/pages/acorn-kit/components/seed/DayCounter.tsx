import * as React from 'react';
import { onLCP, type LCPMetric } from 'web-vitals';

export default function DayCounter() {
  const [days, setDays] = React.useState(0);
  React.useEffect(() => onLCP((metric: LCPMetric) => setDays(metric.value)), []);
  return <p>{days} days</p>;
}
