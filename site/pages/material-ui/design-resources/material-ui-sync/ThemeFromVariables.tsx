import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  ThemeProvider,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const exported = `{
  "palette": {
    "primary": { "main": "#6750a4" },
    "background": { "paper": "#fef7ff" }
  },
  "shape": { "borderRadius": 12 },
  "typography": {
    "button": { "textTransform": "none" }
  }
}`;

function themeFrom(json: string): Theme | string {
  try {
    return createTheme(JSON.parse(json) as ThemeOptions);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export default function ThemeFromVariables() {
  const [json, setJson] = useState(exported);
  const [theme, setTheme] = useState(() =>
    createTheme(JSON.parse(exported) as ThemeOptions),
  );
  const result = themeFrom(json);
  const message = typeof result === 'string' ? result : '';

  function change(next: string) {
    setJson(next);
    const made = themeFrom(next);
    if (typeof made !== 'string') setTheme(made);
  }

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      useFlexGap
      sx={{ width: '100%' }}
    >
      <TextField
        multiline
        rows={11}
        label="Values from the design file"
        value={json}
        onChange={(event) => change(event.target.value)}
        error={message !== ''}
        slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
        sx={{
          flex: 3,
          '& textarea': { fontFamily: 'monospace', fontSize: 13 },
        }}
      />
      <Stack spacing={2} sx={{ flex: 2 }}>
        <ThemeProvider theme={theme}>
          <Card>
            <CardContent>
              <Typography component="h3" variant="h6" gutterBottom>
                Team plan
              </Typography>
              <Typography variant="body2" color="text.secondary">
                Twelve seats, billed in March
              </Typography>
            </CardContent>
            <CardActions>
              <Button variant="contained">Add a seat</Button>
              <Button>Invoices</Button>
            </CardActions>
          </Card>
        </ThemeProvider>
        {message && <Alert severity="error">{message}</Alert>}
      </Stack>
    </Stack>
  );
}
