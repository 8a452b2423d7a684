import type { ReactNode } from 'react';

export default function Provider({ children }: { children: ReactNode }) {
  return <div className="oak">{children}</div>;
}
