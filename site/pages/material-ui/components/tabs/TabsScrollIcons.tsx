import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const steps = ['Brief', 'Research', 'Sketches', 'Prototype', 'Review'];
const arrows = {
  startScrollButtonIcon: ArrowBackIcon,
  endScrollButtonIcon: ArrowForwardIcon,
};
const faded = { '&.Mui-disabled': { opacity: 0.3 } };

export default function TabsScrollIcons() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      variant="scrollable"
      scrollButtons
      allowScrollButtonsMobile
      aria-label="Project phase"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      slots={arrows}
      slotProps={{ scrollButtons: { sx: faded } }}
      sx={{ maxWidth: 400, mx: 'auto' }}
    >
      {steps.map((step) => (
        <Tab key={step} label={step} />
      ))}
    </Tabs>
  );
}
