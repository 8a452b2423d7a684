import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { GridColumnMenu } from '@mui/x-data-grid';
import type {
  GridColumnMenuItemProps,
  GridColumnMenuProps,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function HelpItem({ colDef, onClick }: GridColumnMenuItemProps) {
  return (
    <MenuItem onClick={onClick}>
      <ListItemIcon>
        <HelpOutlineIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Help for {colDef.headerName}</ListItemText>
    </MenuItem>
  );
}

function FilmColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuUserItem: HelpItem, columnMenuColumnsItem: null }}
    />
  );
}

export default function ComponentsColumnMenu() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ columnMenu: FilmColumnMenu }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
