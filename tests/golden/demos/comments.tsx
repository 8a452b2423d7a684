// The first line of the file.

import * as React from 'react';

export interface Row {
  /** Goes with the type. */
  id: number;
}

// Stays: it is about the rows.
const rows: Row[] = [{ id: 1 }]; // one row

export default function Comments(): React.JSX.Element {
  // Stays too.
  const count: number = rows.length;
  return <p>{count}</p>;
}
