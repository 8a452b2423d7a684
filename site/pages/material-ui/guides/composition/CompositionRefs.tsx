import type { ComponentProps } from 'react';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

function Closed({ children }: { children: string }) {
  return <button type="button">{children}</button>;
}

function Open(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

export default function CompositionRefs() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="You never see this">
        <Closed>No tooltip</Closed>
      </Tooltip>
      <Tooltip title="Props and ref arrive">
        <Open>Tooltip</Open>
      </Tooltip>
    </Stack>
  );
}
