import type { ReactNode } from "react";
import { Icon } from "./Icon";

export interface MenuProps {
  /** What its button says to assistive technology, before what it shows. */
  readonly label: string;
  readonly button: ReactNode;
  readonly kind: "products" | "versions" | "settings";
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

/** A disclosure of the header; opens without script, and only one of them at a time. */
export function Menu({ label, button, kind, needsScript = false, children }: MenuProps) {
  return (
    <details
      className="menu"
      name="header"
      data-menu={kind}
      data-needs-script={needsScript ? "" : undefined}
    >
      <summary className="menu-button">
        <span className="visually-hidden">{label}</span>
        {button}
        {kind === "settings" || <Icon name="chevron" />}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
