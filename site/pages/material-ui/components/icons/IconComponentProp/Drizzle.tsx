import type { SVGProps } from 'react';

/** Stands for a file that a bundler turns into a component. */
export function Drizzle(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" {...props}>
      <path d="M9 20a6 6 0 0 1-.5-12A8 8 0 0 1 24 9a5.5 5.5 0 0 1 0 11H9Z" />
      <path d="M10 23h2l-1 5H9l1-5Zm6 0h2l-1 5h-2l1-5Zm6 0h2l-1 5h-2l1-5Z" />
    </svg>
  );
}
