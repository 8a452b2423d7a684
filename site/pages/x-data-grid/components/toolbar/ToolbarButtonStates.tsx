import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import { Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

function Sample({
  name,
  children,
}: {
  name: string;
  children: React.ReactNode;
}) {
  return (
    <div style={{ display: 'grid', justifyItems: 'center', fontSize: 12 }}>
      {children}
      {name}
    </div>
  );
}

function SampleToolbar() {
  return (
    <Toolbar
      aria-label="Samples"
      style={{ flex: 'none', flexWrap: 'wrap', gap: 16 }}
    >
      <Sample name="default">
        <ToolbarButton title="Edit">
          <EditIcon />
        </ToolbarButton>
      </Sample>
      <Sample name="primary">
        <ToolbarButton color="primary" title="Edit, primary">
          <EditIcon />
        </ToolbarButton>
      </Sample>
      <Sample name="inherit">
        <ToolbarButton color="inherit" title="Edit, inherit">
          <EditIcon />
        </ToolbarButton>
      </Sample>
      <Sample name="disabled">
        <ToolbarButton disabled title="Edit, disabled">
          <EditIcon />
        </ToolbarButton>
      </Sample>
      <Sample name="small">
        <ToolbarButton size="small" title="Edit, small">
          <EditIcon fontSize="small" />
        </ToolbarButton>
      </Sample>
      <Sample name="large">
        <ToolbarButton size="large" edge="end" title="Edit, large">
          <EditIcon fontSize="large" />
        </ToolbarButton>
      </Sample>
    </Toolbar>
  );
}

export default function ToolbarButtonStates() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: SampleToolbar }}
        showToolbar
        aria-label="Orders"
        density="compact"
        hideFooter
      />
    </div>
  );
}
