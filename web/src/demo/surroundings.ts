import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import type { Direction } from "../state/direction";

/** What a family's `Provider.tsx` gives its demos: theme, colour scheme, direction. */
export type Surroundings = ComponentType<{ direction: Direction; children: ReactNode }>;

/** For components that bring their own. */
export const Plain: Surroundings = ({ children }) => createElement(Fragment, null, children);
