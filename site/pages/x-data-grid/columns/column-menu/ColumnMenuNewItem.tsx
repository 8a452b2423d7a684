import ContentCopy from '@mui/icons-material/ContentCopy';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridColumnMenu } from '@mui/x-data-grid';
import type {
  GridColumnMenuItemProps,
  GridColumnMenuProps,
} from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

function CopyName({ colDef, onClick }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        void navigator.clipboard.writeText(colDef.headerName ?? colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <ContentCopy fontSize="small" />
      </ListItemIcon>
      <ListItemText>Copy column name</ListItemText>
    </MenuItem>
  );
}

function FilmColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ copyName: CopyName }}
      slotProps={{ copyName: { displayOrder: 15 } }}
    />
  );
}

const rows = makeFilms(60);

export default function ColumnMenuNewItem() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        slots={{ columnMenu: FilmColumnMenu }}
        hideFooter
      />
    </div>
  );
}
