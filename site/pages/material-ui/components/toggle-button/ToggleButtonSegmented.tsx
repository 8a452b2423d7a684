import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const segments = {
  gap: 0.5,
  p: 0.5,
  borderRadius: 5,
  bgcolor: 'action.hover',
  '& .segment': {
    m: 0,
    px: 2,
    py: 0.5,
    border: 0,
    borderRadius: 4,
    color: 'text.primary',
    textTransform: 'none',
  },
  '& .segment.Mui-selected, & .segment.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .segment.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
};

export default function ToggleButtonSegmented() {
  const [span, setSpan] = useState('Week');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Time span"
      value={span}
      onChange={(_event, value: string | null) => setSpan(value ?? span)}
      classes={{ grouped: 'segment' }}
      sx={segments}
    >
      <ToggleButton value="Day" disableFocusRipple>
        Day
      </ToggleButton>
      <ToggleButton value="Week" disableFocusRipple>
        Week
      </ToggleButton>
      <ToggleButton
        value="Year"
        disableRipple
        classes={{ selected: 'year-selected' }}
      >
        Year
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
