import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function ScatterVoronoi() {
  const [mode, setMode] = React.useState('anywhere');
  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ alignSelf: 'center' }}>
        <RadioGroup
          row
          aria-label="Area of interaction"
          value={mode}
          onChange={(event) => setMode(event.target.value)}
        >
          <FormControlLabel
            value="anywhere"
            control={<Radio />}
            label="Nearest point"
          />
          <FormControlLabel
            value="near"
            control={<Radio />}
            label="Up to 20 px"
          />
          <FormControlLabel
            value="item"
            control={<Radio />}
            label="On the point"
          />
        </RadioGroup>
      </FormControl>
      <ScatterChart
        aria-label="Density and gravity of the planets"
        dataset={planets}
        series={[
          {
            label: 'Planets',
            datasetKeys: { id: 'name', x: 'density', y: 'gravity' },
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        voronoiMaxRadius={mode === 'near' ? 20 : undefined}
        disableVoronoi={mode === 'item'}
        axisHighlight={{ x: 'line', y: 'line' }}
        hideLegend
        height={220}
      />
    </Stack>
  );
}
