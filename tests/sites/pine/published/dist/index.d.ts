import type { ReactElement, ReactNode } from 'react';

export interface ButtonProps {
  /** What it says. */
  children: ReactNode;
  /**
   * How much it stands out.
   * @default 'soft'
   */
  look?: 'strong' | 'soft';
  /** Called when it is pressed. */
  onPress?: () => void;
}
/** Starts what its words say. It is green. */
export declare function Button(props: ButtonProps): ReactElement;

export interface MeterProps {
  /** What is measured, for those who cannot see it. */
  label: string;
  /** From 0 to 1. */
  value: number;
}
export declare function Meter(props: MeterProps): ReactElement;

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /** Whether it tells of something that is wrong. */
  alarming?: boolean;
}
export declare function Tag(props: TagProps): ReactElement;
