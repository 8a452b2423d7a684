import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

function Closed({ children }: { children: string }) {
  return <Button variant="outlined">{children}</Button>;
}

function Open(props: ButtonProps) {
  return <Button variant="outlined" {...props} />;
}

export default function CompositionRefs() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="You never see this">
        <Closed>No tooltip</Closed>
      </Tooltip>
      <Tooltip title="Props and ref arrive" describeChild>
        <Open>Tooltip</Open>
      </Tooltip>
    </Stack>
  );
}
