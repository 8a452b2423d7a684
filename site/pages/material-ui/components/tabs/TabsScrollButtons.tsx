import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const cities = ['Lisbon', 'Madrid', 'Milan', 'Vienna', 'Prague', 'Warsaw'];

export default function TabsScrollButtons() {
  const [value, setValue] = useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      {(['auto', true, false] as const).map((scrollButtons) => (
        <div key={String(scrollButtons)}>
          <Typography variant="caption">{String(scrollButtons)}</Typography>
          <Tabs
            variant="scrollable"
            scrollButtons={scrollButtons}
            allowScrollButtonsMobile
            aria-label={`Office, scroll buttons ${String(scrollButtons)}`}
            value={value}
            onChange={(_event, next: number) => setValue(next)}
          >
            {cities.map((city) => (
              <Tab key={city} label={city} />
            ))}
          </Tabs>
        </div>
      ))}
    </Stack>
  );
}
