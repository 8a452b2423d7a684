import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

const isItemDisabled = (item: Department) => item.closed === true;

export default function RichTreeDisabledItemsFocusable() {
  const [focusable, setFocusable] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(_event, checked) => setFocusable(checked)}
          />
        }
        label="Focus disabled items"
      />
      <RichTreeView
        aria-label="Museum"
        items={museum}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['antiquity']}
      />
    </div>
  );
}
