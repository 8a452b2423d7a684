import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';

const rows = [
  { id: 1, product: 'Desk lamp', pieces: 4, place: 'A1' },
  { id: 2, product: 'Webcam', pieces: 12, place: 'B7' },
  {
    id: 3,
    product: 'Standing desk with four saved heights',
    pieces: 2,
    place: 'C3',
  },
  { id: 4, product: 'Headset', pieces: 30, place: 'B2' },
  { id: 5, product: 'Keyboard', pieces: 18, place: 'B4' },
];
const columns = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'pieces', headerName: 'Pieces in stock', width: 150 },
  { field: 'place', headerName: 'Place in the store', width: 150 },
];

export default function ColumnAutosize() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [includeOutliers, setIncludeOutliers] = useState(false);
  const [expand, setExpand] = useState(false);
  const options = { includeHeaders, includeOutliers, expand };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.autosizeColumns(options)}>
        Autosize columns
      </Button>
      <FormControlLabel
        control={<Switch checked={includeHeaders} />}
        label="Headers"
        onChange={() => setIncludeHeaders(!includeHeaders)}
      />
      <FormControlLabel
        control={<Switch checked={includeOutliers} />}
        label="Outliers"
        onChange={() => setIncludeOutliers(!includeOutliers)}
      />
      <FormControlLabel
        control={<Switch checked={expand} />}
        label="Expand"
        onChange={() => setExpand(!expand)}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          autosizeOptions={options}
          aria-label="Stock"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
