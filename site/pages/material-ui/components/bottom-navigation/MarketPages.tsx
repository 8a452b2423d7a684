import { useState } from 'react';
import type { ComponentProps } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import StorefrontIcon from '@mui/icons-material/Storefront';

/** Stands for the link of your router. */
function RouterLink({ href, ...props }: ComponentProps<'a'>) {
  return <a href={href} data-router-link="" {...props} />;
}

const pages = [
  { name: 'Stalls', href: '#stalls', icon: <StorefrontIcon /> },
  { name: 'Season', href: '#season', icon: <LocalFloristIcon /> },
  { name: 'Basket', href: '#basket', icon: <ShoppingBasketIcon /> },
];

export default function MarketPages() {
  const [current, setCurrent] = useState('#stalls');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Market"
      showLabels
      value={current}
      onChange={(event, next: string) => {
        event.preventDefault();
        setCurrent(next);
      }}
    >
      {pages.map(({ name, href, icon }) => (
        <BottomNavigationAction
          key={href}
          component={RouterLink}
          href={href}
          value={href}
          label={name}
          icon={icon}
          aria-current={href === current ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
