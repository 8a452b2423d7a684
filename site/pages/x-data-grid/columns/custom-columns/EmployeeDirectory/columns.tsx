import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import {
  GRID_DATE_COL_DEF,
  GRID_NUMERIC_COL_DEF,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColTypeDef,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {
  departments,
  formatSalary,
} from '../../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../../families/x-data-grid/data/employees';
import { formatDay } from '../../../../../families/x-data-grid/data/orders';

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

function RatingEditCell({ id, field, value }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  return (
    <Rating
      autoFocus
      size="small"
      name={`rating-${id}`}
      value={Number(value)}
      onChange={(_, next) => {
        void apiRef.current.setEditCellValue({ id, field, value: next ?? 1 });
      }}
      sx={{ px: 1 }}
    />
  );
}

const rating: GridColTypeDef<number | string | null, string> = {
  ...GRID_NUMERIC_COL_DEF,
  width: 130,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  renderCell: ({ value }) => (
    <Rating size="small" value={Number(value)} readOnly />
  ),
  renderEditCell: (params) => <RatingEditCell {...params} />,
};

export const employeeColumns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Avatar
          aria-hidden
          sx={{
            width: 32,
            height: 32,
            fontSize: 14,
            bgcolor: 'primary.dark',
            color: '#fff',
          }}
        >
          {initials(row.name)}
        </Avatar>
        {row.name}
      </Box>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 270,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: [...departments],
    width: 140,
    editable: true,
    display: 'flex',
    renderCell: ({ value }) => (
      <Chip size="small" variant="outlined" label={String(value)} />
    ),
  },
  { ...rating, field: 'rating', headerName: 'Review', editable: true },
  {
    ...GRID_NUMERIC_COL_DEF,
    field: 'salary',
    headerName: 'Salary',
    width: 110,
    editable: true,
    valueFormatter: formatSalary,
  },
  {
    ...GRID_DATE_COL_DEF,
    field: 'startedOn',
    headerName: 'Started',
    width: 140,
    editable: true,
    valueFormatter: formatDay,
  },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];
