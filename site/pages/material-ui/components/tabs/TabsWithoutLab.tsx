import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Monthly', price: '€12 per month' },
  { name: 'Yearly', price: '€120 per year' },
];

export default function TabsWithoutLab() {
  const id = useId();
  const [value, setValue] = useState(0);

  return (
    <div>
      <Typography id={`${id}-label`}>Billing period</Typography>
      <Tabs
        aria-labelledby={`${id}-label`}
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {plans.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {plans.map(({ name, price }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {price}
        </Box>
      ))}
    </div>
  );
}
