import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const files = ['Contract.pdf', 'Floor plan.svg', 'Invoice.pdf'];

export default function CheckboxIndeterminate() {
  const [chosen, setChosen] = useState(['Invoice.pdf']);
  const all = chosen.length === files.length;
  const some = !all && chosen.length > 0;

  return (
    <div>
      <Checkbox
        label="All attachments"
        checked={all}
        indeterminate={some}
        indeterminateIcon={<AddIcon />}
        onChange={() => setChosen(all ? [] : files)}
        slotProps={{
          input: {
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      <List sx={{ marginInlineStart: 2 }}>
        {files.map((file) => (
          <ListItem key={file}>
            <Checkbox
              label={file}
              checked={chosen.includes(file)}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, file]
                    : chosen.filter((one) => one !== file),
                )
              }
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
