import type { ReactNode } from 'react';

/** Stands around demos that import the kit. */
export default function Wind({ children }: { children: ReactNode }) {
  return <div data-wind="west">{children}</div>;
}
