import type { ComponentType } from 'react';

/** A screen on which the studio shows a theme. */
export interface Screen {
  /** Names the screen in addresses. */
  readonly id: string;
  /** Names the screen for readers. */
  readonly label: string;
  readonly Component: ComponentType;
}
