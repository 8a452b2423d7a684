import { useRef, useState } from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';
import './closable.css';

export default function TabsClosable() {
  const [files, setFiles] = useState(['budget.csv', 'notes.md', 'todo.txt']);
  const [value, setValue] = useState<string | number | null>('notes.md');
  const list = useRef<HTMLDivElement>(null);

  function close(file: string) {
    const index = files.indexOf(file);
    const next = files[index + 1] ?? files[index - 1];
    if (next === undefined) return;
    setFiles(files.filter((one) => one !== file));
    if (file === value) setValue(next);
    // The element with focus goes away.
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs?.[files.indexOf(next)]?.focus();
  }

  return (
    <Tabs
      className="quiet-tabs"
      value={value}
      onChange={(_event, newValue) => setValue(newValue)}
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList ref={list} className="closable-list" aria-label="Open files">
        {files.map((file) => (
          <Tab
            key={file}
            value={file}
            slotProps={{
              root: {
                'aria-keyshortcuts': 'Delete',
                onKeyDown: (event) => {
                  if (event.key === 'Delete') close(file);
                },
              },
            }}
          >
            {file}
            {files.length > 1 && (
              <span
                className="tab-close"
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  close(file);
                }}
              >
                ×
              </span>
            )}
          </Tab>
        ))}
      </TabsList>
      {files.map((file) => (
        <TabPanel key={file} value={file}>
          The content of {file}.
          {files.length > 1 && (
            <button
              type="button"
              className="quiet-button"
              onClick={() => close(file)}
            >
              Close {file}
            </button>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
