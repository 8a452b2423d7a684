import { createContext, type ReactNode } from 'react';
import './fonts.css';
import { soil } from './soil';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

export const Direction = createContext<'ltr' | 'rtl'>('ltr');

export default function Provider({ direction, children }: ProviderProps) {
  return <Direction value={direction}>{children}</Direction>;
}

/** The colors of the kit. */
export function styleSheet(stage: string): string {
  return `${stage} { color: #3b2a1a; background: ${soil} }`;
}
