import type { ComponentType } from 'react';

/** A screen of a product, drawn with the components of a library. */
export interface Screen {
  readonly id: string;
  readonly label: string;
  readonly Component: ComponentType;
}
