import type { ReactElement } from 'react';

/** In place of a transition: what is drawn once is there from the start. */
export function Shown({ children }: { readonly children?: ReactElement }) {
  return children ?? null;
}
