import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'year', 'rating'].includes(field),
);

interface IconProps {
  className?: string;
}

const UnsortedIcon = ({ className }: IconProps) => (
  <UnfoldMore className={className} fontSize="small" />
);
const AscendingIcon = ({ className }: IconProps) => (
  <ExpandLess className={className} fontSize="small" />
);
const DescendingIcon = ({ className }: IconProps) => (
  <ExpandMore className={className} fontSize="small" />
);

export default function SortingIcons() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={columns}
        slots={{
          columnUnsortedIcon: UnsortedIcon,
          columnSortedAscendingIcon: AscendingIcon,
          columnSortedDescendingIcon: DescendingIcon,
        }}
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
