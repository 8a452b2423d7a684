import { useState, type ComponentProps } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

function Anchor(props: ComponentProps<'a'>) {
  return <a href="#CompositionInline" {...props} />;
}

export default function CompositionInline() {
  const [count, setCount] = useState(0);
  const add = () => setCount((value) => value + 1);

  return (
    <Stack direction="row" spacing={2}>
      <Button
        variant="outlined"
        onKeyDown={add}
        component={(props: ComponentProps<'a'>) => <Anchor {...props} />}
      >
        Inline: {count}
      </Button>
      <Button variant="outlined" onKeyDown={add} component={Anchor}>
        Stable: {count}
      </Button>
    </Stack>
  );
}
