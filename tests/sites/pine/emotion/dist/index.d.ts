import type { ReactElement, ReactNode } from 'react';

export interface Theme {
  /** Color of what stands out. */
  accent: string;
}

export interface ButtonProps {
  /** What it says. */
  children: ReactNode;
  /** How much it stands out. */
  look?: 'strong' | 'soft';
}
export declare function Button(props: ButtonProps): ReactElement;

export interface ThemeProviderProps {
  theme: Theme;
  children: ReactNode;
}
export declare function ThemeProvider(props: ThemeProviderProps): ReactElement;

export declare const theme: Theme;
