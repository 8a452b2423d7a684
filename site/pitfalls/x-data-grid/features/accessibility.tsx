import { useState } from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const rows = Array.from({ length: 4 }, (_, index) => ({ id: index + 1 }));

function Orders({ stops }: { stops: boolean }) {
  const [opened, setOpened] = useState('');
  const renderCell = ({ tabIndex }: GridRenderCellParams) => (
    <button
      tabIndex={tabIndex}
      onKeyDown={(event) => stops && event.stopPropagation()}
      onClick={() => setOpened('opened')}
    >
      Open
    </button>
  );
  return (
    <div style={{ width: 400, height: 300 }}>
      <output>{opened}</output>
      <DataGrid rows={rows} columns={[{ field: 'open', renderCell }]} />
    </div>
  );
}

const columns = [{ field: 'id' }];
const pageSize = 2;

function Pages({ focuses }: { focuses: boolean }) {
  const apiRef = useGridApiRef();
  return (
    <div style={{ width: 400, height: 300 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize } } }}
        pageSizeOptions={[pageSize]}
        onCellKeyDown={({ field }, { key }) => {
          if (key !== 'n') return;
          apiRef.current?.setPage(1);
          if (focuses) setTimeout(() => apiRef.current?.setCellFocus(3, field));
        }}
      />
    </div>
  );
}

export default [
  {
    lead: 'Space does not press a button in a cell.',
    Failing: () => <Orders stops={false} />,
    Fixed: () => <Orders stops />,
    symptom: async (stage) => {
      (await stage.find('[role=gridcell] button')).focus();
      await stage.press('Space');
      return (await textOf(stage, 'output')) !== 'opened';
    },
  },
  {
    lead: 'Focus is lost after a filter or page change.',
    Failing: () => <Pages focuses={false} />,
    Fixed: () => <Pages focuses />,
    symptom: async ({ click, press, within }) => {
      await click('[role=gridcell]');
      await press('n');
      return !(await within(() => document.activeElement?.closest('[data-id="3"]') != null));
    },
  },
] satisfies Pitfall[];
