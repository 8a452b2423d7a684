import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const permissions = [
  'Read files',
  'Upload files',
  'Delete files',
  'Invite people',
  'Manage billing',
];

interface CheckListProps {
  title: string;
  items: string[];
  checked: string[];
  onChange: (items: string[], checked: boolean) => void;
}

function CheckList({ title, items, checked, onChange }: CheckListProps) {
  const count = items.filter((item) => checked.includes(item)).length;

  return (
    <Card variant="outlined" sx={{ flex: 1, minHeight: 250 }}>
      <FormControlLabel
        label={`${title} (${count}/${items.length})`}
        control={
          <Checkbox
            size="small"
            disabled={items.length === 0}
            checked={count > 0 && count === items.length}
            indeterminate={count > 0 && count < items.length}
            onChange={() => onChange(items, count < items.length)}
          />
        }
        sx={{ px: 2, py: 0.5, m: 0 }}
      />
      <Divider />
      <FormGroup role="group" aria-label={title} sx={{ px: 2, py: 1 }}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox
                size="small"
                checked={checked.includes(item)}
                onChange={(event) => onChange([item], event.target.checked)}
              />
            }
            sx={{ m: 0 }}
          />
        ))}
      </FormGroup>
    </Card>
  );
}

export default function TransferListSelectAll() {
  const [granted, setGranted] = useState(['Read files']);
  const [checked, setChecked] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const available = permissions.filter((item) => !granted.includes(item));

  const check = (items: string[], on: boolean) =>
    setChecked([
      ...checked.filter((item) => !items.includes(item)),
      ...(on ? items : []),
    ]);
  const move = (from: string[], target: string) => {
    const moved = from.filter((item) => checked.includes(item));
    setGranted(
      permissions.filter(
        (item) => granted.includes(item) !== moved.includes(item),
      ),
    );
    setChecked(checked.filter((item) => !moved.includes(item)));
    setStatus(
      moved.length > 0
        ? `${moved.join(', ')} moved to ${target}`
        : 'Check the permissions to move first',
    );
  };

  return (
    <div>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <CheckList
          title="Available"
          items={available}
          checked={checked}
          onChange={check}
        />
        <Stack spacing={1} sx={{ justifyContent: 'center' }}>
          <Button variant="outlined" onClick={() => move(available, 'Granted')}>
            Grant
          </Button>
          <Button variant="outlined" onClick={() => move(granted, 'Available')}>
            Revoke
          </Button>
        </Stack>
        <CheckList
          title="Granted"
          items={granted}
          checked={checked}
          onChange={check}
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {status}
      </Typography>
    </div>
  );
}
