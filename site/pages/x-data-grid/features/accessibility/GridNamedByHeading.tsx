import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(20);

export default function GridNamedByHeading() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="team-title" component="p" variant="h6" sx={{ pb: 1 }}>
        Team
      </Typography>
      <div style={{ height: 240 }}>
        <DataGrid
          aria-labelledby="team-title"
          rows={rows}
          columns={employeeColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
