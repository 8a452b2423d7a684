import { useMemo, useState } from 'react';
import type { Logger } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

export default function EventDebugLog() {
  const [lines, setLines] = useState<string[]>([]);
  const logger = useMemo<Logger>(() => {
    const add = (line: string) => {
      queueMicrotask(() => setLines((old) => [line, ...old].slice(0, 5)));
    };
    return { debug: add, info: add, warn: add, error: add };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={employeeColumns}
          logLevel="debug"
          logger={logger}
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="Messages"
        style={{ height: 110, margin: 0, overflow: 'auto' }}
      >
        {lines.join('\n')}
      </pre>
    </div>
  );
}
