import { useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { reviews } from './reviews';
import type { Review } from './reviews';

function ExpandCell({ value, hasFocus }: GridRenderCellParams<Review, string>) {
  const [hovered, setHovered] = useState(false);
  const [cut, setCut] = useState(false);
  return (
    <Tooltip title={value} open={cut && (hovered || hasFocus)}>
      <Box
        ref={(element: HTMLElement | null) => {
          if (element) setCut(element.scrollWidth > element.clientWidth);
        }}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {value}
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <ExpandCell {...params} />,
  },
];

export default function ColumnExpandCell() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Reviews"
        rows={reviews}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
