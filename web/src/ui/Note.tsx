import type { ReactNode } from "react";
import { noteLine } from "./markup";

/** Place beside a button for what it did, or why it could not; `announce.client.ts` fills it. */
export function Note({ children }: { readonly children?: ReactNode }) {
  return (
    <span className="s-note" role="status" {...{ [noteLine]: "" }}>
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}
