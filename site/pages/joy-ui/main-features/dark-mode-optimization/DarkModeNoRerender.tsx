import { memo, useEffect, useRef } from 'react';
import Card from '@mui/joy/Card';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const BoardingPass = memo(function BoardingPass() {
  const renders = useRef(0);
  const output = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    renders.current += 1;
    output.current?.replaceChildren(String(renders.current));
  });

  return (
    <Card>
      <Typography level="title-md">Gate 12</Typography>
      <Typography>
        Renders of this card: <span ref={output} />
      </Typography>
    </Card>
  );
});

function DarkSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';

  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          checked={dark}
          onChange={() => setMode(dark ? 'light' : 'dark')}
        />
      }
    >
      Dark
    </Typography>
  );
}

export default function DarkModeNoRerender() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <Stack spacing={2}>
        <BoardingPass />
        <DarkSwitch />
      </Stack>
    </CssVarsProvider>
  );
}
