import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import type { CssTransitionProps } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';

export interface AnimatedProps extends CssTransitionProps, ComponentProps<'div'> {
  in?: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

/** What opens and closes with a CSS transition inside a modal or a popper: a `div` with classes. */
export function Animated({ in: isIn = false, onEnter, onExited, ...props }: AnimatedProps) {
  const { contextValue } = useTransitionTrigger(isIn);
  const wasIn = useRef(false);

  useEffect(() => {
    if (isIn && !wasIn.current) onEnter?.();
    wasIn.current = isIn;
  }, [isIn, onEnter]);

  function handleExited() {
    contextValue.onExited();
    onExited?.();
  }

  return (
    <TransitionContext.Provider value={{ ...contextValue, onExited: handleExited }}>
      <CssTransition {...props} />
    </TransitionContext.Provider>
  );
}
