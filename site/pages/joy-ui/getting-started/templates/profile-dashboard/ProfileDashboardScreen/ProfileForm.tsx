import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import { aboutLimit, type Profile, save, timeZones } from './account';
import { Field } from './Field';
import { Picture } from './Picture';
import { Section } from './Section';
import { checkProfile } from './validate';

export interface ProfileFormProps {
  readonly saved: Profile;
  readonly onSaved: (profile: Profile) => void;
}

export function ProfileForm({ saved, onSaved }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [profile, setProfile] = useState(saved);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const mistakes = checked ? checkProfile(profile) : {};
  const change = (part: Partial<Profile>) =>
    setProfile({ ...profile, ...part });

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(checkProfile(profile));
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setBusy(true);
    await save(profile);
    setBusy(false);
    onSaved(profile);
  };

  return (
    <Section title="Profile" text="What others see beside your recordings.">
      <Stack
        ref={form}
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
          void submit(event)
        }
      >
        <Picture name={profile.name} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr' },
            alignItems: 'start',
            gap: 2,
          }}
        >
          <Field label="Name" mistake={mistakes.name}>
            <Input
              name="name"
              error={mistakes.name !== undefined}
              autoComplete="name"
              value={profile.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label="Email" mistake={mistakes.email}>
            <Input
              name="email"
              error={mistakes.email !== undefined}
              type="email"
              autoComplete="email"
              value={profile.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
          <Field label="What you do">
            <Input
              name="role"
              autoComplete="organization-title"
              value={profile.role}
              onChange={(event) => change({ role: event.target.value })}
            />
          </Field>
          <Field label="Time zone">
            <Select
              value={profile.timeZone}
              onChange={(_event, timeZone) =>
                change({ timeZone: timeZone ?? saved.timeZone })
              }
            >
              {timeZones.map((name) => (
                <Option key={name} value={name}>
                  {name.replace('/', ', ')}
                </Option>
              ))}
            </Select>
          </Field>
        </Box>
        <Field
          label="About you"
          mistake={mistakes.about}
          help={`Length ${profile.about.length} of ${aboutLimit} characters`}
        >
          <Textarea
            name="about"
            error={mistakes.about !== undefined}
            minRows={3}
            maxRows={3}
            value={profile.about}
            onChange={(event) => change({ about: event.target.value })}
          />
        </Field>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" loading={busy}>
            Save profile
          </Button>
          <Button
            variant="plain"
            color="neutral"
            disabled={busy || profile === saved}
            onClick={() => {
              setProfile(saved);
              setChecked(false);
            }}
          >
            Discard changes
          </Button>
        </Box>
      </Stack>
    </Section>
  );
}
