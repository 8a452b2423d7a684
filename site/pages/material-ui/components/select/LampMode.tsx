import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import AutoModeIcon from '@mui/icons-material/AutoMode';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import LightModeIcon from '@mui/icons-material/LightMode';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

const modes = [
  { name: 'Daylight', Icon: LightModeIcon },
  { name: 'Evening', Icon: BedtimeIcon },
  { name: 'By the hour', Icon: AutoModeIcon },
];

export default function LampMode() {
  const id = useId();
  const [mode, setMode] = useState('Evening');

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 260, mx: 'auto' }}>
      <InputLabel id={`${id}-label`}>Light in the hall</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Light in the hall"
        IconComponent={UnfoldMoreIcon}
        value={mode}
        onChange={(event) => setMode(event.target.value)}
      >
        {modes.map(({ name, Icon }) => (
          <MenuItem key={name} value={name}>
            <Stack
              component="span"
              direction="row"
              spacing={1.5}
              useFlexGap
              sx={{ alignItems: 'center' }}
            >
              <Icon fontSize="small" color="action" />
              {name}
            </Stack>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
