import * as React from 'react';

export interface SeedProps {
  /**
   * How big it is.
   * @default 'small'
   */
  size?: 'small' | 'large';
  /**
   * Whether it can be planted.
   * @default false
   */
  ripe?: boolean;
  /** Its name. */
  children?: React.ReactNode;
  /** Called when it is pressed. */
  onClick?: (event: React.MouseEvent) => void;
}
/** Waits, then grows. */
export declare function Seed(props: SeedProps): React.JSX.Element;

export interface BranchProps {
  /**
   * How long it is.
   * @default 1
   */
  length?: number;
  /** What it holds. */
  children?: React.ReactNode;
}
/** Holds leaves. */
export declare function Branch(props: BranchProps): React.JSX.Element;

/**
 * Says which season it is.
 * @returns {string} Its name.
 */
export declare function useSeason(): string;

/** What can be done with a seed. */
export interface SeedApi {
  /** Plants it. */
  plant: () => void;
}
