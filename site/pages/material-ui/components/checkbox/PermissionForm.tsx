import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const areas = [
  { name: 'Orders', rights: ['View orders', 'Edit orders', 'Issue refunds'] },
  { name: 'Products', rights: ['View products', 'Edit prices'] },
  { name: 'Team', rights: ['View members', 'Invite members'] },
];

const saved = ['View orders', 'Edit orders', 'View products', 'Edit prices'];

interface AreaProps {
  name: string;
  rights: string[];
  granted: string[];
  onChange: (granted: string[]) => void;
}

function Area({ name, rights, granted, onChange }: AreaProps) {
  const count = rights.filter((right) => granted.includes(right)).length;
  const all = count === rights.length;
  const some = count > 0 && !all;
  const others = granted.filter((right) => !rights.includes(right));

  return (
    <FormGroup role="group" aria-label={name}>
      <FormControlLabel
        label={`${name} (${count} of ${rights.length})`}
        slotProps={{ typography: { variant: 'subtitle2' } }}
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => onChange(all ? others : [...others, ...rights])}
            slotProps={{
              input: {
                ref: (input: HTMLInputElement | null) => {
                  if (input) {
                    input.indeterminate = some;
                  }
                },
              },
            }}
          />
        }
      />
      <FormGroup sx={{ paddingInlineStart: 4 }}>
        {rights.map((right) => (
          <FormControlLabel
            key={right}
            label={right}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={granted.includes(right)}
                onChange={(_event, checked) =>
                  onChange(
                    checked
                      ? [...granted, right]
                      : granted.filter((one) => one !== right),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormGroup>
  );
}

export default function PermissionForm() {
  const [stored, setStored] = useState(saved);
  const [granted, setGranted] = useState(saved);
  const changes =
    granted.filter((right) => !stored.includes(right)).length +
    stored.filter((right) => !granted.includes(right)).length;

  return (
    <Paper variant="outlined" sx={{ maxWidth: 360, mx: 'auto', p: 2 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Support role
      </Typography>
      <Stack spacing={1} divider={<Divider />}>
        {areas.map((area) => (
          <Area
            key={area.name}
            {...area}
            granted={granted}
            onChange={setGranted}
          />
        ))}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mt: 2, alignItems: 'center' }}
      >
        <Button
          variant="contained"
          disabled={changes === 0}
          onClick={() => setStored(granted)}
        >
          Save
        </Button>
        <Button disabled={changes === 0} onClick={() => setGranted(stored)}>
          Discard
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {changes === 0 ? 'No changes' : `${changes} changed`}
        </Typography>
      </Stack>
    </Paper>
  );
}
