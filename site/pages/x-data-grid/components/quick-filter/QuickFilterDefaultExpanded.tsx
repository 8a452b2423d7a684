import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(150);

function SearchToolbar() {
  return (
    <Toolbar aria-label="Films">
      <QuickFilter defaultExpanded>
        <QuickFilterControl
          render={({ ref, ...props }, state) =>
            state.expanded ? (
              <TextField
                {...props}
                inputRef={ref}
                label="Search films"
                size="small"
              />
            ) : (
              <span />
            )
          }
        />
        <QuickFilterTrigger
          render={(props, state) =>
            state.expanded ? (
              <span />
            ) : (
              <ToolbarButton
                {...props}
                color="default"
                aria-label="Search films"
              >
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            )
          }
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterDefaultExpanded() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
