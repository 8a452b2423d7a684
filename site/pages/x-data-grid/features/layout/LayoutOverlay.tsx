import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { employeeColumns } from '../../../../families/x-data-grid/data/employees';

export default function LayoutOverlay() {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 258,
        width: '100%',
      }}
    >
      <DataGrid
        aria-label="Employees"
        rows={[]}
        columns={employeeColumns}
        hideFooter
        sx={{ '--DataGrid-overlayHeight': '200px' }}
      />
    </div>
  );
}
