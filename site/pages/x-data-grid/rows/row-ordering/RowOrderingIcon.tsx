import DragHandle from '@mui/icons-material/DragHandle';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const slots: DataGridProProps['slots'] = {
  rowReorderIcon: ({ className }: { className?: string }) => (
    <DragHandle className={className} fontSize="small" />
  ),
};

export default function RowOrderingIcon() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Films with another handle"
        density="compact"
        rows={rows}
        columns={filmColumns}
        rowReordering
        slots={slots}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
