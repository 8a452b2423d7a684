import { styled } from '@mui/material/styles';
import {
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(150);

const Field = styled('input')({
  font: 'inherit',
  width: 200,
  padding: '6px 10px',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 4,
});

function PlainToolbar() {
  return (
    <Toolbar aria-label="Films">
      <QuickFilter expanded style={{ display: 'flex', gap: 4 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <Field
              {...slotProps?.htmlInput}
              ref={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              aria-label="Search films"
              placeholder="Title, director, genre"
            />
          )}
        />
        <QuickFilterClear
          render={({ onClick, ref }, state) => (
            <button
              type="button"
              ref={ref}
              onClick={onClick}
              disabled={state.value === ''}
            >
              Clear
            </button>
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterCustom() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
