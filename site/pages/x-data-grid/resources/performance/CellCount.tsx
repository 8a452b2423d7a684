import { useState } from 'react';
import {
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid-pro';

/** Counts the cells that are in the document while one scrolls. */
export function CellCount() {
  const apiRef = useGridApiContext();
  const [cells, setCells] = useState(0);

  useGridEvent(apiRef, 'renderedRowsIntervalChange', (range) => {
    const rows = range.lastRowIndex - range.firstRowIndex;
    const columns = range.lastColumnIndex - range.firstColumnIndex;
    setCells(rows * columns);
  });

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      {cells} cells rendered
    </GridFooterContainer>
  );
}
