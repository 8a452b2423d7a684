import { DataGrid, useGridApiRef, type DataGridProps } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';

const note = 'Delivered on March 2, to the back door, by two people';
const rows = [1, 2, 3, 4].map((id) => ({ id, item: note, quantity: 4, price: 48, amount: 192 }));
const others = ['quantity', 'price', 'amount'].map((field) => ({ field }));

function Delivery({ columns, ...props }: Pick<DataGridProps, 'columns'> & Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  return (
    <div style={{ width: 700, height: 400 }}>
      <button onClick={() => void apiRef.current?.autosizeColumns()}>Autosize</button>
      <DataGrid apiRef={apiRef} rows={rows} columns={[...columns, ...others]} {...props} />
    </div>
  );
}

const firstCell = async ({ find }: Stage) =>
  (await find('[data-field=item][role=gridcell]')).offsetWidth;

export default [
  {
    lead: 'The wrong columns are merged after hiding one.',
    Failing: () => (
      <Delivery
        columns={[{ field: 'item', colSpan: 3 }]}
        columnVisibilityModel={{ price: false }}
      />
    ),
    Fixed: () => (
      <Delivery
        columns={[
          {
            field: 'item',
            colSpan: (_value, _row, _column, { current }) => current.getVisibleColumns().length - 1,
          },
        ]}
        columnVisibilityModel={{ price: false }}
      />
    ),
    symptom: async (stage) => (await firstCell(stage)) === 300,
  },
  {
    lead: 'Autosizing makes the first column very wide.',
    Failing: () => <Delivery columns={[{ field: 'item', colSpan: 4 }]} />,
    Fixed: () => <Delivery columns={[{ field: 'item', colSpan: 4, maxWidth: 200 }]} />,
    symptom: async (stage) => {
      const header = await stage.find('.MuiDataGrid-columnHeader');
      await stage.click('button');
      return stage.within(() => header.offsetWidth > 250);
    },
  },
] satisfies Pitfall[];
