import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }) {
  return <main style={{ padding: 16 }}>{children}</main>;
}
