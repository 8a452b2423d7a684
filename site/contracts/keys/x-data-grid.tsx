// Grids in which keys are pressed.
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';

export { default as DefaultToolbar } from '../../pages/x-data-grid/components/toolbar/ToolbarDefault';
export { default as ExpandingQuickFilter } from '../../pages/x-data-grid/components/quick-filter/QuickFilterExpand';
export { default as Prompt } from '../../pages/x-data-grid/components/prompt-field/PromptFieldBasic';
export { default as SpokenPrompt } from '../../pages/x-data-grid/components/prompt-field/PromptFieldVoice';

const rows = Array.from({ length: 250 }, (_, index) => ({
  id: index,
  name: `Name ${index}`,
  city: `City ${index}`,
  open: index % 2 === 0,
}));
const columns: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'city', editable: true },
  { field: 'open', type: 'boolean' },
];
const props = {
  rows,
  columns,
  'aria-label': 'Places',
  density: 'compact',
} as const;

/** Five rows are in view, and 100 on a page. */
export function Grid() {
  return (
    <div style={{ height: 276, width: 600 }}>
      <DataGrid {...props} />
    </div>
  );
}

export function CheckboxGrid() {
  return (
    <div style={{ height: 276, width: 600 }}>
      <DataGrid {...props} checkboxSelection />
    </div>
  );
}

export function FilteredCheckboxGrid() {
  const items = [{ field: 'name', operator: 'endsWith', value: '7' }];
  return (
    <div style={{ height: 276, width: 600 }}>
      <DataGrid
        {...props}
        checkboxSelection
        initialState={{ filter: { filterModel: { items } } }}
      />
    </div>
  );
}

export function SingleCheckboxGrid() {
  return (
    <div style={{ height: 276, width: 600 }}>
      <DataGrid {...props} checkboxSelection disableMultipleRowSelection />
    </div>
  );
}

export function ProGrid() {
  return (
    <div style={{ height: 276, width: 600 }}>
      <DataGridPro {...props} />
    </div>
  );
}

export function HeaderFilterGrid() {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGridPro {...props} headerFilters />
    </div>
  );
}

export function CellSelectionGrid() {
  return (
    <div style={{ height: 276, width: 600 }}>
      <DataGridPremium {...props} cellSelection />
    </div>
  );
}

export function TabbedHeaderFilterGrid() {
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGridPro {...props} headerFilters tabNavigation="header" />
    </div>
  );
}
