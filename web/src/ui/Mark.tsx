import { Html } from "./Html";

export interface MarkProps {
  /** Inline SVG that uses `currentColor`. */
  readonly logo: string;
}

/** A product's mark. */
export function Mark({ logo }: MarkProps) {
  return <Html as="span" className="s-mark" html={logo} />;
}
