import { useMemo, useState, type ComponentProps } from 'react';
import type { Router } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';

type LinkProps = ComponentProps<NonNullable<Router['Link']>>;

function linkOf(navigate: (url: string) => void) {
  return function PageLink({ history, onClick, ...other }: LinkProps) {
    const isCurrent = useActivePage()?.path === other.href;

    return (
      <a
        {...other}
        aria-current={isCurrent ? 'page' : undefined}
        data-history={history}
        onClick={(event) => {
          event.preventDefault();
          onClick?.(event);
          navigate(other.href);
        }}
      />
    );
  };
}

/** A router without an address bar. In an application, a real one takes its place. */
export function useMemoryRouter(start: string): Router {
  const [pathname, setPathname] = useState(start);
  const [Link] = useState(() => linkOf(setPathname));

  return useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
      Link,
    }),
    [pathname, Link],
  );
}
