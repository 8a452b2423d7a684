import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const long = 'A note that is much longer than the column is wide. '.repeat(4);
const rows = [1, 2, 3].map((id) => ({ id, note: long }));

function Notes(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} columns={[{ field: 'note', width: 200 }]} {...props} />
    </div>
  );
}

export default [
  {
    lead: 'Rows are invisible.',
    Failing: () => <Notes getRowHeight={() => 0} />,
    Fixed: () => <Notes getRowHeight={() => null} />,
    symptom: async (stage) => (await boxOf(stage, '.MuiDataGrid-row')).height < 1,
  },
  {
    lead: 'Text does not wrap.',
    Failing: () => <Notes />,
    Fixed: () => <Notes getRowHeight={() => 'auto'} />,
    symptom: async (stage) => (await boxOf(stage, '.MuiDataGrid-row')).height < 60,
  },
] satisfies Pitfall[];
