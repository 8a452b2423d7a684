import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

const roles = ['Member', 'Editor', 'Reviewer', 'Billing'];
const fixed = ['Member'];

export default function AutocompleteFixedTags() {
  const [value, setValue] = useState([...fixed, 'Editor']);

  return (
    <Autocomplete
      multiple
      disableClearable
      aria-label="Roles"
      options={roles}
      getOptionDisabled={(role) => fixed.includes(role)}
      value={value}
      onChange={(_event, next) =>
        setValue([...fixed, ...next.filter((role) => !fixed.includes(role))])
      }
      renderTags={(values, getTagProps) =>
        values.map((role, index) => {
          const { key, ...remove } = getTagProps({ index });
          const removable = !fixed.includes(role) && (
            <ChipDelete {...remove} aria-label={`Remove ${role}`} />
          );
          return (
            <Chip key={key} endDecorator={removable}>
              {role}
            </Chip>
          );
        })
      }
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
