import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import { save } from './account';
import { Field } from './Field';
import { Section } from './Section';
import { checkPasswords, type Passwords } from './validate';

const empty: Passwords = { current: '', next: '', again: '' };

const fields = [
  { name: 'current', label: 'Current password', auto: 'current-password' },
  { name: 'next', label: 'New password', auto: 'new-password' },
  { name: 'again', label: 'New password again', auto: 'new-password' },
] as const;

export function PasswordForm({ onSaved }: { readonly onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [passwords, setPasswords] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const mistakes = checked ? checkPasswords(passwords) : {};
  const length = Math.min(passwords.next.length, 20) * 5;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(checkPasswords(passwords));
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setBusy(true);
    await save(passwords);
    setBusy(false);
    setPasswords(empty);
    setChecked(false);
    onSaved();
  };

  return (
    <Section
      title="Password"
      text="Other devices are signed out when it changes."
    >
      <Stack
        ref={form}
        component="form"
        noValidate
        spacing={2}
        sx={{ maxWidth: 400 }}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
          void submit(event)
        }
      >
        {fields.map(({ name, label, auto }) => (
          <div key={name}>
            <Field
              label={label}
              mistake={mistakes[name]}
              {...(name === 'next' && { help: 'At least 10 characters' })}
            >
              <Input
                name={name}
                error={mistakes[name] !== undefined}
                type="password"
                autoComplete={auto}
                value={passwords[name]}
                onChange={(event) =>
                  setPasswords({ ...passwords, [name]: event.target.value })
                }
              />
            </Field>
            {name === 'next' && (
              <LinearProgress
                determinate
                size="sm"
                aria-label="Length of the new password"
                value={length}
                color={length < 50 ? 'warning' : 'success'}
                sx={{ mt: 1 }}
              />
            )}
          </div>
        ))}
        <Button type="submit" loading={busy} sx={{ alignSelf: 'start' }}>
          Change password
        </Button>
      </Stack>
    </Section>
  );
}
