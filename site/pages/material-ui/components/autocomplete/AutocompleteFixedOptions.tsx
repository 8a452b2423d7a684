import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const owner = 'You';
const people = [owner, 'Ana Costa', 'Jon Berg', 'Mei Lin'];

export default function AutocompleteFixedOptions() {
  const [members, setMembers] = useState([owner, 'Mei Lin']);

  return (
    <Autocomplete
      multiple
      options={people}
      value={members}
      onChange={(_event, next) =>
        setMembers([owner, ...next.filter((name) => name !== owner)])
      }
      getOptionDisabled={(option) => option === owner}
      renderTags={(names, getTagProps) =>
        names.map((name, index) => {
          const { key, ...props } = getTagProps({ index });
          return (
            <Chip key={key} {...props} label={name} disabled={name === owner} />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Members" />}
    />
  );
}
