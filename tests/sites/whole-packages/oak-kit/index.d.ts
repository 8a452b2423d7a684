import * as React from 'react';

/** Stands. */
export declare function Trunk(props: {
  children?: React.ReactNode;
}): React.JSX.Element;
