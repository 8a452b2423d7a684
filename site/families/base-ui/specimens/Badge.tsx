import { Badge } from '@mui/base/Badge';
import { Button } from '../look/specimen';
import { quiet } from '../look/quiet';

export default function BadgeSpecimen() {
  return (
    <Badge
      badgeContent={4}
      slotProps={{
        root: { style: { position: 'relative' } },
        badge: {
          style: {
            position: 'absolute',
            insetBlockStart: -8,
            insetInlineEnd: -8,
            paddingInline: 7,
            borderRadius: 10,
            font: `600 12px/20px ${quiet.font}`,
            color: quiet.surface,
            backgroundColor: quiet.accent,
          },
        },
      }}
    >
      <Button>Inbox</Button>
    </Badge>
  );
}
