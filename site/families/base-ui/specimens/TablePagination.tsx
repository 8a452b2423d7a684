import { TablePagination } from '@mui/base/TablePagination';
import { quiet } from '../look/quiet';

export default function TablePaginationSpecimen() {
  return (
    <table>
      <tbody>
        <tr>
          <TablePagination
            count={120}
            page={1}
            rowsPerPage={25}
            rowsPerPageOptions={[]}
            onPageChange={() => undefined}
            style={{ font: `400 14px/20px ${quiet.font}`, color: quiet.ink }}
            slotProps={{
              toolbar: { style: { display: 'flex', gap: 8, alignItems: 'center' } },
              spacer: { style: { display: 'none' } },
            }}
          />
        </tr>
      </tbody>
    </table>
  );
}
