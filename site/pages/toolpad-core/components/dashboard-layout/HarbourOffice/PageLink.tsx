import { createContext, useContext } from 'react';
import type { ComponentProps } from 'react';

interface Place {
  current: string;
  open: (href: string) => void;
}

export const PlaceContext = createContext<Place>({
  current: '',
  open: (href) => window.location.assign(href),
});

/** In your application, this is the link of your router. */
export function PageLink({
  href = '',
  onClick,
  ...other
}: ComponentProps<'a'>) {
  const { current, open } = useContext(PlaceContext);

  return (
    <a
      {...other}
      href={href}
      aria-current={href === current ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        open(href);
      }}
    />
  );
}
