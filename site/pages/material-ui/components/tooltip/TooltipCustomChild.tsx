import type { ComponentProps } from 'react';
import Tooltip from '@mui/material/Tooltip';

const look = {
  padding: '4px 12px',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid',
  borderRadius: 16,
};

// In React 19, `ref` is one of the props.
function Tag(props: ComponentProps<'button'>) {
  return <button type="button" style={look} {...props} />;
}

export default function TooltipCustomChild() {
  return (
    <Tooltip describeChild title="12 open issues">
      <Tag>accessibility</Tag>
    </Tooltip>
  );
}
