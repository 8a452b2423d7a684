/** Parts of the shell, for pages about the shell itself: they may change with each release. */

import type { ReactElement, ReactNode } from "react";
import type { Translate } from "./index";
import type { ApiTable as Table, Crumb, NavPlace } from "./page";

export function ApiTable(props: { readonly block: Table; readonly t: Translate }): ReactElement;

export function Breadcrumbs(props: {
  readonly crumbs: readonly Crumb[];
  readonly t: Translate;
}): ReactElement | null;

/** Takes the place of a demo that crashed. */
export function CrashReport(props: {
  readonly error: unknown;
  readonly messages: { readonly crashed: string; readonly restart: string };
  readonly onRestart: () => void;
}): ReactElement;

/** Takes the place of an island whose script could not be loaded. */
export function FailedIsland(props: { readonly t: Translate }): ReactElement;

/** A disclosure of the header. */
export function Menu(props: {
  readonly label: string;
  readonly button: ReactNode;
  readonly kind: "products" | "versions" | "announcements" | "settings";
  readonly open?: boolean;
  readonly children?: ReactNode;
}): ReactElement;

/** What a button did, or why it could not. */
export function Note(props: { readonly children?: ReactNode }): ReactElement;

export function PreviousNext(props: {
  readonly place: NavPlace;
  readonly t: Translate;
}): ReactElement | null;
