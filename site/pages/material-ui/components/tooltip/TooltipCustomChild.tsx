import type { ComponentProps } from 'react';
import Tooltip from '@mui/material/Tooltip';

// In React 19, `ref` is one of the props.
function Tag(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

export default function TooltipCustomChild() {
  return (
    <Tooltip describeChild title="12 open issues">
      <Tag>accessibility</Tag>
    </Tooltip>
  );
}
