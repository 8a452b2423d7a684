import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

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
      <div style={{ height: 220 }}>
        <DataGrid
          apiRef={apiRef}
          autosizeOptions={options}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
