import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Unit = 'km' | 'mi';
type View = 'map' | 'list';

export default function TypescriptEvents() {
  const [unit, setUnit] = useState<Unit>('km');
  const [view, setView] = useState<View>('map');
  const [radius, setRadius] = useState(20);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Select<Unit>
        size="small"
        value={unit}
        onChange={(event) => setUnit(event.target.value as Unit)}
        inputProps={{ 'aria-label': 'Unit' }}
      >
        <MenuItem value="km">Kilometers</MenuItem>
        <MenuItem value="mi">Miles</MenuItem>
      </Select>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_, next: View | null) => next && setView(next)}
        aria-label="View"
      >
        <ToggleButton value="map">Map</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
      </ToggleButtonGroup>
      <Slider
        value={radius}
        onChange={(_, next) => setRadius(next)}
        aria-label={`Radius in ${unit}`}
        valueLabelDisplay="auto"
      />
    </Stack>
  );
}
