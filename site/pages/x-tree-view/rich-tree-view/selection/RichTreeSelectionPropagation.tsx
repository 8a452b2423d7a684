import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSelectionPropagation() {
  const [rules, setRules] = useState({ descendants: true, parents: true });

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['descendants', 'parents'] as const).map((rule) => (
          <FormControlLabel
            key={rule}
            label={rule}
            control={
              <Checkbox
                checked={rules[rule]}
                onChange={(_event, on) => setRules({ ...rules, [rule]: on })}
              />
            }
          />
        ))}
      </Stack>
      <RichTreeView
        aria-label="Museum"
        items={museum}
        multiSelect
        checkboxSelection
        selectionPropagation={rules}
        defaultExpandedItems={['antiquity']}
      />
    </div>
  );
}
