import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const planets = ['Earth', 'Jupiter', 'Mars', 'Venus'];

export default function AutocompleteEvents() {
  const [log, setLog] = useState(['Open the list or type.']);
  const add = (line: string) => setLog((lines) => [...lines.slice(-4), line]);

  return (
    <Stack spacing={2}>
      <Autocomplete
        options={planets}
        onOpen={() => add('onOpen')}
        onHighlightChange={(_event, option, reason) =>
          add(`onHighlightChange: ${option ?? 'null'}, ${reason}`)
        }
        onInputChange={(_event, text, reason) =>
          add(`onInputChange: “${text}”, ${reason}`)
        }
        onChange={(_event, value, reason) =>
          add(`onChange: ${value ?? 'null'}, ${reason}`)
        }
        onClose={(_event, reason) => add(`onClose: ${reason}`)}
        renderInput={(params) => <TextField {...params} label="Planet" />}
      />
      <Box component="pre" sx={{ m: 0, minHeight: 112, fontSize: 14 }}>
        {log.join('\n')}
      </Box>
    </Stack>
  );
}
