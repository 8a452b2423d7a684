import { useState } from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsControlled() {
  const [value, setValue] = useState<number | string | null>('cart');

  return (
    <Tabs value={value} onChange={(_event, next) => setValue(next)}>
      <TabList aria-label="Order">
        <Tab value="cart">Cart</Tab>
        <Tab value="address">Address</Tab>
      </TabList>
      <TabPanel value="cart">
        <Button onClick={() => setValue('address')}>Enter the address</Button>
      </TabPanel>
      <TabPanel value="address">
        <Button variant="outlined" onClick={() => setValue('cart')}>
          Back to the cart
        </Button>
      </TabPanel>
    </Tabs>
  );
}
