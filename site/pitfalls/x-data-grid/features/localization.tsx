import { createTheme, ThemeProvider } from '@mui/material/styles';
import { deDE as coreDeDE } from '@mui/material/locale';
import { DataGrid } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

const own = {
  components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: 'Leer' } } } },
};

const grid = (...themes: readonly object[]) => (
  <ThemeProvider theme={createTheme({}, ...themes)}>
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={[]} columns={[{ field: 'name' }]} />
    </div>
  </ThemeProvider>
);

const label = (stage: Stage) => textOf(stage, '.MuiTablePagination-selectLabel');
const noRows = (stage: Stage) => textOf(stage, '.MuiDataGrid-overlay');

export default [
  {
    lead: '"Rows per page" stays English',
    Failing: () => grid(own, coreDeDE),
    Fixed: () => grid(deDE, own),
    symptom: async (stage) => (await label(stage)) === 'Rows per page:',
  },
  {
    lead: 'Your text in the first argument of `createTheme` is lost',
    Failing: () => grid(own, deDE),
    Fixed: () => grid(deDE, own),
    symptom: async (stage) => (await noRows(stage)) !== 'Leer',
  },
] satisfies Pitfall[];
