import type { ReactNode } from 'react';

interface StateProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part in one state, with the name of the state. */
export function State({ name, className = '', children }: StateProps) {
  return (
    <figure className={`shell-part-state ${className}`.trim()}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
