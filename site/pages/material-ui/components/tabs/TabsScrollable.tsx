import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026];

export default function TabsScrollable() {
  const [value, setValue] = useState(0);
  return (
    <Tabs
      variant="scrollable"
      aria-label="Year"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      {years.map((year) => (
        <Tab key={year} label={year} />
      ))}
    </Tabs>
  );
}
