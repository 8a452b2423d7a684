import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import LockIcon from '@mui/icons-material/Lock';

const fixed = 'Audit office';
const offices = [fixed, 'Board', 'Legal', 'Works council', 'Press'];

export default function ReportCopies() {
  const [copies, setCopies] = useState([fixed, 'Legal']);

  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={offices}
      value={copies}
      onChange={(_event, next) =>
        setCopies([fixed, ...next.filter((office) => office !== fixed)])
      }
      renderTags={(tags, getTagProps) =>
        tags.map((office, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return office === fixed ? (
            <Chip key={key} {...props} icon={<LockIcon />} label={office} />
          ) : (
            <Chip key={key} {...props} label={office} onDelete={onDelete} />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Copies of the report"
          helperText="The audit office always gets one"
        />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
