import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../../families/x-charts/data/colors';
import { kinds, sources, writeCode } from './writeCode';
import type { Kind, Options, Source } from './writeCode';

const optionLabels: [keyof Options, string][] = [
  ['stacked', 'Stacked'],
  ['grid', 'Grid'],
  ['labels', 'Labels'],
  ['hideLegend', 'Hide legend'],
];

interface PreviewProps {
  kind: Kind;
  source: Source;
  options: Options;
}

function Preview({ kind, source, options }: PreviewProps) {
  const { rows, category, values } = source;
  const shared = {
    title: `${source.name}, as built`,
    colors: seriesColors,
    hideLegend: options.hideLegend,
    height: 260,
  };
  const stack = options.stacked ? 'all' : undefined;

  if (kind === 'Pie' || kind === 'Donut') {
    const data = rows.map((row) => ({
      label: `${row[category]}`,
      value: Number(row[values[0]?.dataKey ?? ''] ?? 0),
    }));
    return (
      <PieChart
        {...shared}
        series={[
          {
            data,
            innerRadius: kind === 'Donut' ? '60%' : 0,
            arcLabel: options.labels ? 'value' : undefined,
          },
        ]}
      />
    );
  }
  if (kind === 'Line' || kind === 'Area') {
    return (
      <LineChart
        {...shared}
        dataset={rows}
        xAxis={[{ dataKey: category, scaleType: 'point' }]}
        series={values.map((value) => ({
          ...value,
          stack,
          area: kind === 'Area',
        }))}
        grid={{ horizontal: options.grid }}
      />
    );
  }
  const horizontal = kind === 'Horizontal bar';
  const axis = [{ dataKey: category, scaleType: 'band' as const }];
  return (
    <BarChart
      {...shared}
      dataset={rows}
      layout={horizontal ? 'horizontal' : 'vertical'}
      {...(horizontal ? { yAxis: axis } : { xAxis: axis })}
      series={values.map((value) => ({
        ...value,
        stack,
        barLabel: options.labels ? 'value' : undefined,
      }))}
      grid={{
        horizontal: options.grid && !horizontal,
        vertical: options.grid && horizontal,
      }}
    />
  );
}

export default function ChartBuilder() {
  const [kind, setKind] = useState<Kind>('Bar');
  const [index, setIndex] = useState(0);
  const [copied, setCopied] = useState(false);
  const [options, setOptions] = useState<Options>({
    stacked: true,
    grid: true,
    labels: false,
    hideLegend: false,
  });
  const source = sources[index];
  if (!source) return null;

  const round = kind === 'Pie' || kind === 'Donut';
  const lines = kind === 'Line' || kind === 'Area';
  const unused: Record<keyof Options, boolean> = {
    stacked: round,
    grid: round,
    labels: lines,
    hideLegend: false,
  };
  const code = writeCode(kind, source, options);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Kind of chart"
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as Kind);
            setCopied(false);
          }}
          sx={{ width: 160 }}
        >
          {kinds.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Data"
          value={index}
          onChange={(event) => {
            setIndex(Number(event.target.value));
            setCopied(false);
          }}
          sx={{ width: 140 }}
        >
          {sources.map(({ name }, key) => (
            <MenuItem key={name} value={key}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {optionLabels.map(([option, label]) => (
          <FormControlLabel
            key={option}
            disabled={unused[option]}
            control={<Switch size="small" checked={options[option]} />}
            label={label}
            onChange={(_event, checked) => {
              setOptions({ ...options, [option]: checked });
              setCopied(false);
            }}
          />
        ))}
      </Stack>
      <Preview
        key={`${kind}-${index}`}
        kind={kind}
        source={source}
        options={options}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            void navigator.clipboard.writeText(code).then(() => {
              setCopied(true);
            });
          }}
        >
          Copy code
        </Button>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Code of the chart"
        dir="ltr"
        sx={{
          m: 0,
          p: 1.5,
          height: 320,
          overflow: 'auto',
          fontSize: 13,
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {code}
      </Box>
    </Stack>
  );
}
