import { cloneElement, useEffect, useId, useState } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { Popper } from '@mui/base/Popper';
import type { PopperProps } from '@mui/base/Popper';

interface TooltipProps {
  /** What the tooltip says. */
  title: string;
  /** One control that takes handlers and ARIA attributes. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Class of the popper. */
  className?: string;
  placement?: PopperProps['placement'];
  /** Milliseconds of hovering before it opens. Focus opens it at once. */
  delay?: number;
  /** The title names the control, such as a button with an icon only. */
  label?: boolean;
}

const modifiers = [{ name: 'offset', options: { offset: [0, 6] } }];

/** A tooltip on hover and focus. Escape closes it, and the pointer can move onto it. */
export function Tooltip({
  title,
  children,
  className,
  placement = 'top',
  delay = 300,
  label = false,
}: TooltipProps) {
  const id = useId();
  const own = children.props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [next, setNext] = useState({ anchor, delay: 0 });
  const closeSoon = () => setNext({ anchor: null, delay: 150 });

  useEffect(() => {
    const timer = setTimeout(() => setAnchor(next.anchor), next.delay);
    return () => clearTimeout(timer);
  }, [next]);

  useEffect(() => {
    if (!anchor) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setNext({ anchor: null, delay: 0 });
    }
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [anchor]);

  return (
    <>
      {cloneElement(children, {
        'aria-label': label ? title : own['aria-label'],
        'aria-describedby':
          [own['aria-describedby'], anchor && !label && id].filter(Boolean).join(' ') || undefined,
        onMouseEnter: (event) => {
          own.onMouseEnter?.(event);
          setNext({ anchor: event.currentTarget, delay });
        },
        onMouseLeave: (event) => {
          own.onMouseLeave?.(event);
          closeSoon();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (!event.currentTarget.matches(':focus-visible')) return;
          setNext({ anchor: event.currentTarget, delay: 0 });
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          closeSoon();
        },
      })}
      <Popper
        id={id}
        className={className}
        open={anchor !== null}
        anchorEl={anchor}
        placement={placement}
        modifiers={modifiers}
        onMouseEnter={() => setNext({ anchor, delay: 0 })}
        onMouseLeave={closeSoon}
      >
        {title}
      </Popper>
    </>
  );
}
