import { DataGridPro, type GridGetRowsParams } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `Order ${id}` }));
const columns = [{ field: 'name' }];
const initialState = { pagination: { paginationModel: { pageSize: 50 } } };
let last = 0;

const answering = (length: (params: GridGetRowsParams) => number) => ({
  getRows(params: GridGetRowsParams) {
    last = Math.max(last, params.end);
    const start = Number(params.start);
    return Promise.resolve({ rows: rows.slice(start, start + length(params)), rowCount: 300 });
  },
});
const whole = answering(({ start, end }) => end - Number(start) + 1);
const short = answering(({ start, end }) => end - Number(start));

function Loaded({ height, source = whole }: { height?: number; source?: typeof whole }) {
  last = 0;
  return (
    <div style={{ width: 600, height }}>
      <DataGridPro {...{ columns, initialState }} dataSource={source} lazyLoading hideFooter />
    </div>
  );
}

export default [
  {
    lead: 'All rows are requested at once.',
    Failing: () => <Loaded />,
    Fixed: () => <Loaded height={300} />,
    symptom: ({ within }) => within(() => last === 299),
  },
  {
    lead: 'The last row stays a skeleton.',
    Failing: () => <Loaded height={300} source={short} />,
    Fixed: () => <Loaded height={300} />,
    symptom: async ({ find, within }) => {
      await find('[data-id="0"]');
      (await find('.MuiDataGrid-virtualScroller')).scrollTop = 300 * 52;
      await find('[data-id="298"]');
      return !(await within(() => document.querySelector('[data-id="299"]') !== null));
    },
  },
] satisfies Pitfall[];
