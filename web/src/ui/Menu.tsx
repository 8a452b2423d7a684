import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import { Icon } from "./Icon";
import { menuKind, newestNews, panelMenu, needsScript } from "./markup";

export interface MenuProps {
  /** What assistive technology reads before the visible text of its button. */
  readonly label?: string;
  readonly button: ReactNode;
  readonly kind: "products" | "versions" | "announcements" | "settings" | "markdown";
  /** Whether a script draws its panel when it is opened. */
  readonly loadsPanel?: boolean;
  /** Id of the newest of the news that it shows. */
  readonly newest?: string;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children?: ReactNode;
}

/** A disclosure of the shell; opens without script, and only one of them at a time. */
export function Menu({
  label,
  button,
  kind,
  loadsPanel = false,
  newest,
  open,
  children,
}: MenuProps) {
  return (
    <details
      className="s-menu"
      name="header"
      open={open}
      {...{
        [menuKind]: kind,
        [newestNews]: newest,
        [panelMenu]: loadsPanel ? "" : undefined,
        [needsScript]: loadsPanel ? "" : undefined,
      }}
    >
      <summary className="s-menu-button" {...analytics({ eventAction: "menu", eventLabel: kind })}>
        {label !== undefined && <span className="visually-hidden">{label}</span>}
        {button}
        {loadsPanel || <Icon name="chevron" />}
      </summary>
      <div className="s-menu-panel" {...analytics({ eventAction: kind, eventLabel: "{href}" })}>
        {children}
      </div>
    </details>
  );
}
