import { useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

export default function EventSize() {
  const [narrow, setNarrow] = useState(false);
  const [size, setSize] = useState('not resized yet');
  const [count, setCount] = useState(rows.length);
  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setNarrow(!narrow)}>
        {narrow ? 'Full width' : 'Half width'}
      </Button>
      <div style={{ height: 260, width: narrow ? '50%' : '100%' }}>
        <DataGrid
          label="Films"
          rows={rows}
          columns={filmColumns}
          onResize={({ width, height }) =>
            setSize(`${Math.round(width)} × ${Math.round(height)}`)
          }
          resizeThrottleMs={200}
          onRowCountChange={setCount}
          showToolbar
          hideFooter
        />
      </div>
      <code role="status" style={{ display: 'block', height: '3lh' }}>
        Size: {size}. Rows: {count}
      </code>
    </div>
  );
}
