import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { prefixer } from 'stylis';

type Direction = 'ltr' | 'rtl';

const caches = {
  ltr: createCache({ key: 'appltr' }),
  rtl: createCache({ key: 'apprtl', stylisPlugins: [prefixer, rtlPlugin] }),
};
const themes = {
  ltr: createTheme({ direction: 'ltr' }),
  rtl: createTheme({ direction: 'rtl' }),
};

export default function RtlSwitch() {
  const [direction, setDirection] = useState<Direction>('rtl');

  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <Box dir={direction} sx={{ width: '100%', maxWidth: 420 }}>
          <Paper variant="outlined" sx={{ p: 3 }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Text direction"
              value={direction}
              onChange={(_event, next: Direction | null) =>
                next && setDirection(next)
              }
            >
              <ToggleButton value="ltr">ltr</ToggleButton>
              <ToggleButton value="rtl">rtl</ToggleButton>
            </ToggleButtonGroup>
            <Tabs value={0} aria-label="Account" sx={{ my: 2 }}>
              <Tab label="Profile" />
              <Tab label="Billing" />
              <Tab label="Members" />
            </Tabs>
            <Slider aria-label="Volume" defaultValue={25} />
          </Paper>
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
