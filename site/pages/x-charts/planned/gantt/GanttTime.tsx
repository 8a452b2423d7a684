import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { formatDay, tasks, toDate } from './tasks';

function TaskBars() {
  const x = useXScale<'time'>();
  const y = useYScale<'band'>();
  return tasks.map(({ name, start, end, done }) => {
    const from = x(toDate(start));
    return (
      <rect
        key={name}
        x={from}
        y={y(name)}
        width={x(toDate(end)) - from}
        height={y.bandwidth()}
        rx={4}
        fill={done ? '#2e7d32' : '#4254fb'}
      >
        <title>{`${name}: ${end - start} days from ${formatDay(toDate(start))}`}</title>
      </rect>
    );
  });
}

export default function GanttTime() {
  return (
    <ChartsContainer
      aria-label="Plan of a release in May 2026"
      series={[]}
      xAxis={[
        {
          scaleType: 'time',
          min: toDate(1),
          max: toDate(32),
          valueFormatter: formatDay,
        },
      ]}
      yAxis={[
        {
          scaleType: 'band',
          data: tasks.map(({ name }) => name),
          categoryGapRatio: 0.4,
          width: 80,
        },
      ]}
      height={260}
    >
      <ChartsGrid vertical />
      <TaskBars />
      <ChartsReferenceLine x={toDate(18)} label="May 18" labelAlign="start" />
      <ChartsAxis />
    </ChartsContainer>
  );
}
