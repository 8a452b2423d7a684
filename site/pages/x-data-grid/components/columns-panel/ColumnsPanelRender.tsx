import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function CountToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  return (
    <Toolbar aria-label="Films">
      <ColumnsPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            material={undefined}
            render={
              <Button
                size="small"
                variant={state.open ? 'contained' : 'outlined'}
              />
            }
          >
            {visible.length} of {all.length} columns
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ColumnsPanelRender() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: CountToolbar }}
        initialState={{ columns: { columnVisibilityModel: { studio: false } } }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
