import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
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
      <QuickFilter defaultExpanded style={{ display: 'flex', gap: 8 }}>
        <QuickFilterTrigger
          id="find-films"
          size="small"
          startIcon={<SearchIcon />}
        >
          Find
        </QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, state) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Title or director"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Title or director',
                },
              }}
              size="small"
              sx={{ display: state.expanded ? undefined : 'none' }}
            />
          )}
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
