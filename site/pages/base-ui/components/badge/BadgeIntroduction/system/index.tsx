import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import { Box, styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Badge = styled(BaseBadge)({
  display: 'inline-flex',
  position: 'relative',
  [`& .${badgeClasses.badge}`]: {
    display: 'grid',
    position: 'absolute',
    insetBlockStart: -9,
    insetInlineEnd: -9,
    placeItems: 'center',
    minInlineSize: 8,
    blockSize: 20,
    paddingInline: 6,
    borderRadius: 10,
    font: `600 12px/20px ${quiet.font}`,
    color: 'light-dark(#ffffff, #1e1b4b)',
    backgroundColor: quiet.accent,
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const Tile = styled('span')({
  padding: '9px 16px',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.surface,
});

export default function BadgeIntroduction() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <Badge badgeContent={4}>
        <Tile>Inbox</Tile>
      </Badge>
      <Badge badgeContent={128}>
        <Tile>Archive</Tile>
      </Badge>
    </Box>
  );
}
