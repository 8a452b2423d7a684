import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { allProviders } from './allProviders';
import { answer } from './fakeServer';

function signIn(provider: AuthProvider) {
  return answer({ error: `signIn was called with "${provider.id}".` });
}

export default function SignInProviders() {
  const [ids, setIds] = useState(['spotify', 'passkey']);

  return (
    <Stack sx={{ p: 2, gap: 2 }}>
      <TextField
        select
        label="Providers"
        size="small"
        value={ids}
        onChange={(event) => setIds(event.target.value as unknown as string[])}
        slotProps={{ select: { multiple: true } }}
      >
        {allProviders.map(({ id }) => (
          <MenuItem key={id} value={id}>
            {id}
          </MenuItem>
        ))}
      </TextField>
      <SignInPage
        key={ids.join()}
        providers={allProviders.filter(({ id }) => ids.includes(id))}
        signIn={signIn}
        slotProps={{ emailField: { autoComplete: 'email', autoFocus: false } }}
        sx={{ minHeight: 0 }}
      />
    </Stack>
  );
}
