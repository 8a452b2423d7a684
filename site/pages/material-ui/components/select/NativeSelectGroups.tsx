import { useState } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function NativeSelectGroups() {
  const [stop, setStop] = useState('mill');

  return (
    <NativeSelect
      value={stop}
      onChange={(event) => setStop(event.target.value)}
      inputProps={{ 'aria-label': 'First stop' }}
      variant="standard"
      IconComponent={ExpandMoreIcon}
      classes={{ icon: 'stop-arrow' }}
      sx={{ width: 240, '& .stop-arrow': { color: 'primary.main' } }}
    >
      <optgroup label="Coast">
        <option value="pier">Pier market</option>
        <option value="mill">Old mill</option>
      </optgroup>
      <optgroup label="Hills">
        <option value="dairy">Dairy</option>
      </optgroup>
    </NativeSelect>
  );
}
