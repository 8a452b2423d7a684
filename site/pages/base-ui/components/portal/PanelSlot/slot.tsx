import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Portal } from '@mui/base/Portal';

export const ToolbarContext = createContext<HTMLElement | null>(null);

/** Renders buttons of a panel into the toolbar above it. */
export function ToolbarActions({ children }: { children: ReactNode }) {
  const toolbar = useContext(ToolbarContext);
  return toolbar && <Portal container={toolbar}>{children}</Portal>;
}
