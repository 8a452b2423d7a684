import { useCallback, useMemo, useState } from 'react';
import { DataGrid, type GridGetRowsParams } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const columns = [{ field: 'name' }];

function Requested({ keeps }: { keeps: boolean }) {
  const [count, setCount] = useState(0);
  const getRows = useCallback(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    setCount((before) => before + 1);
    return { rows: [{ id: 1, name: 'Ada' }], rowCount: 1 };
  }, []);
  const kept = useMemo(() => ({ getRows }), [getRows]);
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid columns={columns} dataSource={keeps ? kept : { getRows }} />
      <output>{count}</output>
    </div>
  );
}

const rows = ['Ada', 'Bo', 'Cy', 'Di'].map((name, id) => ({ id, name }));
const paged = (counts: boolean) => ({
  getRows: ({ start, end }: GridGetRowsParams) =>
    Promise.resolve({
      rows: rows.slice(Number(start), end + 1),
      ...(counts && { rowCount: rows.length }),
    }),
});
const [counted, uncounted] = [paged(true), paged(false)];

function Paged({ source }: { source: typeof counted }) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid
        columns={columns}
        dataSource={source}
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        pageSizeOptions={[2]}
      />
    </div>
  );
}

export default [
  {
    lead: 'The grid sends requests in a loop.',
    Failing: () => <Requested keeps={false} />,
    Fixed: () => <Requested keeps />,
    symptom: async ({ find, within }) => {
      const output = await find('output');
      return within(() => Number(output.textContent) > 3);
    },
  },
  {
    lead: 'The footer shows "1–NaN of undefined".',
    Failing: () => <Paged source={uncounted} />,
    Fixed: () => <Paged source={counted} />,
    symptom: async (stage) => {
      await stage.find('.MuiDataGrid-row');
      await stage.settled();
      const text = await textOf(stage, '.MuiTablePagination-displayedRows');
      return text === '1–NaN of undefined';
    },
  },
] satisfies Pitfall[];
