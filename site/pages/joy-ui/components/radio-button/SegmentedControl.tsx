import { useState } from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const periods = ['Day', 'Week', 'Month'];

export default function SegmentedControl() {
  const [period, setPeriod] = useState('Week');

  return (
    <RadioGroup
      orientation="horizontal"
      aria-label="Period"
      value={period}
      onChange={(event) => setPeriod(event.target.value)}
      sx={{
        p: '4px',
        borderRadius: '12px',
        bgcolor: 'neutral.softBg',
        '--RadioGroup-gap': '4px',
        '--Radio-actionRadius': '8px',
      }}
    >
      {periods.map((one) => (
        <Radio
          key={one}
          disableIcon
          value={one}
          label={one}
          color="neutral"
          variant="plain"
          sx={{ px: 2, py: 0.75 }}
          slotProps={{
            action: ({ checked }) => ({
              sx: checked
                ? {
                    bgcolor: 'background.surface',
                    boxShadow: 'sm',
                    '&:hover': { bgcolor: 'background.surface' },
                  }
                : {},
            }),
          }}
        />
      ))}
    </RadioGroup>
  );
}
