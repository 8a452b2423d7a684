import { useState } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const size = 3;
const readings = Array.from({ length: 8 }, (_, index) => ({
  day: `May ${index + 1}`,
  level: `${210 + ((index * 17) % 40)} cm`,
}));

export default function TablePagination() {
  const [page, setPage] = useState(0);
  const first = page * size;
  const shown = readings.slice(first, first + size);
  const flip = { '[dir="rtl"] & svg': { scale: '-1 1' } };

  return (
    <Table aria-label="Water level" sx={{ '& tfoot td': { textAlign: 'end' } }}>
      <thead>
        <tr>
          <th>Day</th>
          <th>Level</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ day, level }) => (
          <tr key={day}>
            <td>{day}</td>
            <td>{level}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            <Stack
              direction="row"
              spacing={1}
              sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
            >
              <Typography role="status">
                {first + 1} to {first + shown.length} of {readings.length}
              </Typography>
              <IconButton
                size="sm"
                aria-label="Previous page"
                disabled={page === 0}
                onClick={() => setPage(page - 1)}
                sx={flip}
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton
                size="sm"
                aria-label="Next page"
                disabled={first + size >= readings.length}
                onClick={() => setPage(page + 1)}
                sx={flip}
              >
                <ChevronRightIcon />
              </IconButton>
            </Stack>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
