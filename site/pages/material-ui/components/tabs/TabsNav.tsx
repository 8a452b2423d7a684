import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { label: 'Products', href: '#products' },
  { label: 'Orders', href: '#orders' },
  { label: 'Reviews', href: '#reviews' },
];

export default function TabsNav() {
  const [current, setCurrent] = useState('#products');

  return (
    <Tabs
      component="nav"
      value={current}
      onChange={(event, next: string) => {
        event.preventDefault();
        setCurrent(next);
      }}
      slotProps={{
        root: { 'aria-label': 'Shop' },
        list: { role: undefined },
      }}
    >
      {pages.map(({ label, href }) => (
        <Tab
          key={href}
          component="a"
          label={label}
          href={href}
          value={href}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={current === href ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
