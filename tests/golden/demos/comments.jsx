// The first line of the file.

import * as React from 'react';

// Stays: it is about the rows.
const rows = [{ id: 1 }]; // one row

export default function Comments() {
  // Stays too.
  const count = rows.length;
  return <p>{count}</p>;
}
