import { DataGrid, useGridApiRef, type GridAutosizeOptions } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';

const fields = ['number', 'customer', 'product', 'country', 'status'];
const row = Object.fromEntries(fields.map((field) => [field, field]));
const long = 'Fifty boxes of paper, to be left at the back door';
const orders = ['Lamp', 'Chair', 'Desk', 'Webcam', long].map((product, id) => ({ id, product }));

function Phone({ minWidth }: { minWidth?: number }) {
  return (
    <div style={{ width: 320, height: 200 }}>
      <DataGrid
        rows={[{ id: 1, ...row }]}
        columns={fields.map((field) => ({ field, flex: 1, ...(minWidth && { minWidth }) }))}
      />
    </div>
  );
}

function Autosized({ options }: { options?: GridAutosizeOptions }) {
  const apiRef = useGridApiRef();
  return (
    <div style={{ width: 700, height: 400 }}>
      <button onClick={() => void apiRef.current?.autosizeColumns(options)}>Autosize</button>
      <DataGrid apiRef={apiRef} rows={orders} columns={[{ field: 'product', width: 120 }]} />
    </div>
  );
}

const headerWidth = async ({ find }: Stage) =>
  (await find('.MuiDataGrid-columnHeader')).offsetWidth;

export default [
  {
    lead: 'Columns are squeezed on phones.',
    Failing: () => <Phone />,
    Fixed: () => <Phone minWidth={150} />,
    symptom: async (stage) => (await headerWidth(stage)) < 70,
  },
  {
    lead: 'Autosized columns cut text off.',
    Failing: () => <Autosized />,
    Fixed: () => <Autosized options={{ includeOutliers: true }} />,
    symptom: async (stage) => {
      await stage.click('button');
      await stage.within(
        () => document.querySelector<HTMLElement>('.MuiDataGrid-cell')?.offsetWidth !== 120,
      );
      const cell = await stage.find(`.MuiDataGrid-cell[title="${long}"]`);
      return cell.scrollWidth > cell.clientWidth;
    },
  },
] satisfies Pitfall[];
