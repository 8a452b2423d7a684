import { createContext, type ReactNode } from 'react';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

export const Direction = createContext<'ltr' | 'rtl'>('ltr');

export default function Provider({ direction, children }: ProviderProps) {
  if (children) throw new Error('The kit has no theme');
  return <Direction value={direction}>{children}</Direction>;
}

/** The theme as the console shows it. */
export function themeOf(direction: 'ltr' | 'rtl') {
  return { name: 'acorn', direction };
}

/** The colours of the kit, light and dark, and the ground of a stage that shows its parts. */
export function styleSheet(stage: string): string {
  return [
    ':root { --acorn-ink: #3b2a1a; --acorn-ground: #fffaf3 }',
    '[data-color-scheme="dark"] { --acorn-ink: #f4e6d5; --acorn-ground: #201812 }',
    `${stage} { color: var(--acorn-ink); background: var(--acorn-ground) }`,
  ].join('\n');
}
