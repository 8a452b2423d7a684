import { Badge } from '@mui/base/Badge';
import type { CSSProperties } from 'react';
import type { Pitfall } from '../../pitfall';

function Inbox(style: CSSProperties) {
  return (
    <div style={{ ...style, width: 60, overflow: 'hidden' }}>
      <Badge
        badgeContent={4}
        style={{ position: 'relative', display: 'block' }}
        slotProps={{ badge: { style: { position: 'absolute', insetBlockStart: -12 } } }}
      >
        Inbox
      </Badge>
    </div>
  );
}

export default [
  {
    lead: 'The badge is cut off.',
    Failing: () => <Inbox />,
    Fixed: () => <Inbox padding={12} />,
    symptom: async ({ find }) => {
      const badge = await find('.base-Badge-badge');
      const { left, top } = badge.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 2) !== badge;
    },
  },
] satisfies Pitfall[];
