import { useState } from 'react';
import { DataGrid, GridColumnMenu, type GridColumnMenuProps } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';

const Menu = (props: GridColumnMenuProps) => <GridColumnMenu {...props} />;

/** Renders again while the menu is open. */
function Orders({ inside }: { inside: boolean }) {
  const [, setRenders] = useState(0);
  const Inner = (props: GridColumnMenuProps) => <GridColumnMenu {...props} />;
  return (
    <div
      style={{ width: 600, height: 300 }}
      onKeyDown={({ key }) => key === 'ArrowDown' && setTimeout(() => setRenders(1), 600)}
    >
      <DataGrid
        rows={[]}
        columns={[{ field: 'total' }]}
        slots={{ columnMenu: inside ? Inner : Menu }}
      />
    </div>
  );
}

export default [
  {
    lead: 'The menu closes and opens again, or loses focus.',
    Failing: () => <Orders inside />,
    Fixed: () => <Orders inside={false} />,
    symptom: async ({ click, find, press, within }) => {
      await click('.MuiDataGrid-columnHeader');
      await press('Control+Enter');
      await find('[role=menu]');
      await press('ArrowDown');
      const item = document.activeElement;
      if (item?.role !== 'menuitem') throw new Error('No item of the menu has the focus.');
      return within(() => document.activeElement !== item);
    },
  },
] satisfies Pitfall[];
