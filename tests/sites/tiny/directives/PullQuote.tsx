import type { ReactNode } from "react";
import "./PullQuote.css";

interface PullQuoteProps {
  readonly by: string;
  readonly role: string | null;
  readonly children: ReactNode;
}

export default function PullQuote({ by, role, children }: PullQuoteProps) {
  return (
    <figure className="pull-quote">
      <blockquote>{children}</blockquote>
      <figcaption>{role === null ? by : `${by}, ${role}`}</figcaption>
    </figure>
  );
}
