import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const shops = ['Bremen', 'Ghent', 'Turin', 'Lyon'];

export default function TablePinnedColumns() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      tabIndex={0}
      aria-label="Sales per month"
      sx={{ overflowX: 'auto', borderRadius: 'sm', maxWidth: 560 }}
    >
      <Table
        aria-label="Sales per month"
        borderAxis="bothBetween"
        sx={{
          width: 880,
          '& th:first-of-type, & tr > :last-child': {
            position: 'sticky',
            zIndex: 1,
            bgcolor: 'background.surface',
          },
          '& th:first-of-type': { insetInlineStart: 0, width: 104 },
          '& tr > :last-child': { insetInlineEnd: 0, width: 76 },
        }}
      >
        <thead>
          <tr>
            <th>Shop</th>
            {months.map((month) => (
              <th key={month}>{month}</th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {shops.map((shop, row) => (
            <tr key={shop}>
              <th scope="row">{shop}</th>
              {months.map((month, column) => (
                <td key={month}>{320 + row * 45 + ((column * 37) % 90)}</td>
              ))}
              <td>
                <IconButton size="sm" aria-label={`Actions for ${shop}`}>
                  <MoreHorizIcon />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
