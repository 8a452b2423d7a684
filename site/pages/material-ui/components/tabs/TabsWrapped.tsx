import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const narrow = { maxWidth: 140 };

export default function TabsWrapped() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      aria-label="Insurance"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab wrapped label="Damage to your vehicle" sx={narrow} />
      <Tab wrapped label="Accidents and injuries" sx={narrow} />
    </Tabs>
  );
}
