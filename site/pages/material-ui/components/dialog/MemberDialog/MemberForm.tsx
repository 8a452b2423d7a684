import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { checkMember, saveMember } from './saveMember';
import type { Member, MemberErrors } from './saveMember';

interface MemberFormProps {
  member: Member;
  onSaved: (member: Member) => void;
  onCancel: () => void;
  onBusyChange: (busy: boolean) => void;
}

export default function MemberForm(props: MemberFormProps) {
  const { member, onSaved, onCancel, onBusyChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(member);
  const [errors, setErrors] = useState<MemberErrors>({});
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);

  const setBusy = (busy: boolean) => {
    setSaving(busy);
    onBusyChange(busy);
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkMember(values);
    setErrors(found);
    setFailure('');
    const [wrong] = Object.keys(found);
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      onSaved(await saveMember(values));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Saving failed.');
    }
    setBusy(false);
  };

  return (
    <>
      <DialogContent dividers>
        <Stack
          component="form"
          id="member-form"
          ref={form}
          noValidate
          spacing={2}
          onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
            void submit(event)
          }
        >
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            autoFocus
            required
            name="name"
            label="Name"
            value={values.name}
            onChange={(event) =>
              setValues({ ...values, name: event.target.value })
            }
            error={Boolean(errors.name)}
            helperText={errors.name}
          />
          <TextField
            required
            name="email"
            type="email"
            label="Email address"
            value={values.email}
            onChange={(event) =>
              setValues({ ...values, email: event.target.value })
            }
            error={Boolean(errors.email)}
            helperText={errors.email}
          />
          <TextField
            select
            name="role"
            label="Role"
            value={values.role}
            onChange={(event) =>
              setValues({
                ...values,
                role: event.target.value as Member['role'],
              })
            }
          >
            {['Viewer', 'Editor', 'Admin'].map((role) => (
              <MenuItem key={role} value={role}>
                {role}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
        <Button
          type="submit"
          form="member-form"
          variant="contained"
          loading={saving}
        >
          Save
        </Button>
      </DialogActions>
    </>
  );
}
