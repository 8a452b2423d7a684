import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Logger } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

const messages: string[] = [];
const add = (message: string) => {
  messages.unshift(message);
  messages.length = Math.min(messages.length, 5);
};
const logger: Logger = { debug: add, info: add, warn: add, error: add };

export default function EventDebugLog() {
  const [text, setText] = useState('Select rows, sort, then show the messages');

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
      <Button onClick={() => setText(messages.join('\n'))}>
        Show messages
      </Button>
      <pre
        tabIndex={0}
        role="region"
        aria-label="Messages"
        style={{ height: 110, margin: 0, overflow: 'auto' }}
      >
        {text}
      </pre>
    </div>
  );
}
