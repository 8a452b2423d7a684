import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface CountTabProps extends TabProps {
  count: number;
}

/** `Tabs` adds `selected`, `onChange`, and more: they are in `props`. */
function CountTab({ count, ...props }: CountTabProps) {
  return (
    <Tab
      icon={<Chip label={count} size="small" />}
      iconPosition="end"
      {...props}
    />
  );
}

export default function CompositionTab() {
  const [value, setValue] = useState('open');

  return (
    <Tabs
      value={value}
      onChange={(_, next: string) => setValue(next)}
      aria-label="Tickets"
    >
      <CountTab value="open" label="Open" count={12} />
      <CountTab value="waiting" label="Waiting" count={3} />
    </Tabs>
  );
}
