import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { designTokens } from './designTokens';

type Scheme = 'light' | 'dark';

function download(name: string, text: string) {
  const file = new Blob([text], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export default function DesignTokensExport() {
  const [primary, setPrimary] = useState('#00695c');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [copied, setCopied] = useState('');
  const theme = createTheme({
    palette: { mode: scheme, primary: { main: primary } },
  });
  const json = JSON.stringify(designTokens(theme), null, 2);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          type="color"
          size="small"
          label="Primary"
          value={primary}
          onChange={(event) => setPrimary(event.target.value)}
          sx={{ width: 112 }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Color scheme"
          value={scheme}
          onChange={(_event, next: Scheme | null) => setScheme(next ?? scheme)}
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
        <Button
          variant="contained"
          onClick={() => download(`${scheme}.tokens.json`, json)}
        >
          Download
        </Button>
        <Button
          onClick={async () => {
            await navigator.clipboard.writeText(json);
            setCopied(json);
          }}
        >
          {copied === json ? 'Copied' : 'Copy'}
        </Button>
      </Stack>
      <Paper
        variant="outlined"
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={`${scheme}.tokens.json`}
        sx={{ m: 0, p: 2, maxHeight: 320, overflow: 'auto', fontSize: 13 }}
      >
        <Box component="code" dir="ltr" sx={{ fontFamily: 'monospace' }}>
          {json}
        </Box>
      </Paper>
    </Stack>
  );
}
