import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

interface IconProps {
  className?: string;
}

const AscendingIcon = ({ className }: IconProps) => (
  <ArrowDropUpIcon className={className} />
);
const DescendingIcon = ({ className }: IconProps) => (
  <ArrowDropDownIcon className={className} />
);
const MenuIcon = () => <MoreHorizIcon fontSize="small" />;

export default function ComponentsIcons() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{
          columnSortedAscendingIcon: AscendingIcon,
          columnSortedDescendingIcon: DescendingIcon,
          columnMenuIcon: MenuIcon,
        }}
        initialState={{
          sorting: { sortModel: [{ field: 'title', sort: 'asc' }] },
        }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
