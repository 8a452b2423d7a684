import { electricity } from '../../../../../families/x-charts/data/electricity';
import { newYork } from '../../../../../families/x-charts/data/climate';
import { states } from '../../../../../families/x-charts/data/states';

type Row = Record<string, number | string>;

export interface Source {
  name: string;
  rows: Row[];
  category: string;
  values: { dataKey: string; label: string }[];
}

export const sources: Source[] = [
  {
    name: 'Electricity',
    rows: electricity.slice(-6).map((row) => ({ ...row, year: `${row.year}` })),
    category: 'year',
    values: [
      { dataKey: 'gas', label: 'Gas' },
      { dataKey: 'coal', label: 'Coal' },
      { dataKey: 'wind', label: 'Wind' },
    ],
  },
  {
    name: 'Climate',
    rows: newYork,
    category: 'month',
    values: [
      { dataKey: 'high', label: 'High' },
      { dataKey: 'low', label: 'Low' },
    ],
  },
  {
    name: 'States',
    rows: states.slice(0, 6),
    category: 'code',
    values: [{ dataKey: 'landArea', label: 'Land area' }],
  },
];

export const kinds = [
  'Bar',
  'Horizontal bar',
  'Line',
  'Area',
  'Pie',
  'Donut',
] as const;

export type Kind = (typeof kinds)[number];

export interface Options {
  stacked: boolean;
  grid: boolean;
  labels: boolean;
  hideLegend: boolean;
}

/** The component of a chart as a reader would write it. */
export function writeCode(kind: Kind, source: Source, options: Options) {
  const { rows, category, values } = source;
  const round = kind === 'Pie' || kind === 'Donut';
  const lines = kind === 'Line' || kind === 'Area';
  const name = round ? 'PieChart' : lines ? 'LineChart' : 'BarChart';
  const first = values[0]?.dataKey ?? '';
  const keys = round ? [first] : values.map(({ dataKey }) => dataKey);
  const data = rows.map((row) => {
    const numbers = keys.map(
      (key) => `${round ? 'value' : key}: ${row[key] ?? 0}`,
    );
    return `  { ${round ? 'label' : category}: '${row[category]}', ${numbers.join(', ')} },`;
  });

  const axis =
    kind === 'Horizontal bar'
      ? `      layout="horizontal"\n      yAxis={[{ dataKey: '${category}' }]}`
      : `      xAxis={[{ dataKey: '${category}', scaleType: '${lines ? 'point' : 'band'}' }]}`;
  const series = values.map(({ dataKey, label }) => {
    const parts = [`dataKey: '${dataKey}'`, `label: '${label}'`];
    if (options.stacked) parts.push("stack: 'all'");
    if (kind === 'Area') parts.push('area: true');
    if (options.labels && !lines) parts.push("barLabel: 'value'");
    return `        { ${parts.join(', ')} },`;
  });
  const pie = ['data: rows'];
  if (kind === 'Donut') pie.push("innerRadius: '60%'");
  if (options.labels) pie.push("arcLabel: 'value'");

  return [
    `import { ${name} } from '@mui/x-charts/${name}';`,
    '',
    'const rows = [',
    ...data,
    '];',
    '',
    'export default function Chart() {',
    '  return (',
    `    <${name}`,
    ...(round
      ? [`      series={[{ ${pie.join(', ')} }]}`]
      : [
          '      dataset={rows}',
          axis,
          '      series={[',
          ...series,
          '      ]}',
          ...(options.grid
            ? [
                `      grid={{ ${kind === 'Horizontal bar' ? 'vertical' : 'horizontal'}: true }}`,
              ]
            : []),
        ]),
    ...(options.hideLegend ? ['      hideLegend'] : []),
    '      height={260}',
    '    />',
    '  );',
    '}',
  ].join('\n');
}
