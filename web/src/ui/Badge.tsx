export interface BadgeProps {
  readonly children: string;
}

/** A small word beside a name. */
export function Badge({ children }: BadgeProps) {
  return <span className="s-badge">{children}</span>;
}
