import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';

/** Renders its children while open, and until their exit is over. */
export function Presence({
  open,
  children,
}: {
  open: boolean;
  children: ReactNode;
}) {
  const { contextValue } = useTransitionTrigger(open);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const value = useMemo(
    () => ({
      ...contextValue,
      onExited: () => {
        contextValue.onExited();
        setPresent(false);
      },
    }),
    [contextValue],
  );

  return (
    <TransitionContext.Provider value={value}>
      {present && children}
    </TransitionContext.Provider>
  );
}
