import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AttachFile from '@mui/icons-material/AttachFile';
import Star from '@mui/icons-material/Star';
import StarOutline from '@mui/icons-material/StarOutline';
import { labelColors, type Message } from './data';

export interface MessageRowProps {
  readonly message: Message;
  readonly open: boolean;
  readonly checked: boolean;
  readonly onOpen: () => void;
  readonly onStar: () => void;
  readonly onCheck: (checked: boolean) => void;
}

export function MessageRow({
  message,
  open,
  checked,
  onOpen,
  onStar,
  onCheck,
}: MessageRowProps) {
  const { person, subject, time, body, label, attachments, unread, starred } =
    message;
  return (
    <ListItem
      sx={{ gap: 1, '--ListItem-paddingX': '0.5rem', '--ListItem-paddingY': 0 }}
    >
      <Checkbox
        size="sm"
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        slotProps={{ input: { 'aria-label': `Select ${subject}` } }}
      />
      <ListItemButton
        id={`row-${message.id}`}
        variant={open ? 'soft' : 'plain'}
        color={open ? 'primary' : 'neutral'}
        aria-current={open || undefined}
        onClick={onOpen}
        sx={{ minWidth: 0, m: 0, px: 1.25, py: 1.25, borderRadius: 'sm' }}
      >
        <ListItemContent>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            {unread && (
              <Box
                role="img"
                aria-label="Unread"
                sx={{
                  width: 8,
                  height: 8,
                  flex: 'none',
                  borderRadius: '50%',
                  bgcolor: 'primary.500',
                }}
              />
            )}
            <Typography
              level="title-sm"
              noWrap
              sx={{ flex: 1, fontWeight: unread ? 'xl' : 'md' }}
            >
              {person}
            </Typography>
            {attachments && (
              <AttachFile titleAccess="With attachment" sx={{ fontSize: 16 }} />
            )}
            <Typography
              level="body-xs"
              sx={{ flex: 'none', color: 'text.secondary' }}
            >
              {time}
            </Typography>
          </Stack>
          <Typography level="body-sm" noWrap textColor="text.primary">
            {subject}
          </Typography>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Typography
              level="body-xs"
              noWrap
              sx={{ flex: 1, color: 'text.secondary' }}
            >
              {body.at(-1)}
            </Typography>
            {label && (
              <Chip size="sm" variant="outlined" color={labelColors[label]}>
                {label}
              </Chip>
            )}
          </Stack>
        </ListItemContent>
      </ListItemButton>
      <IconButton
        size="sm"
        color={starred ? 'warning' : 'neutral'}
        aria-label={`${starred ? 'Unstar' : 'Star'} ${subject}`}
        onClick={onStar}
      >
        {starred ? <Star /> : <StarOutline />}
      </IconButton>
    </ListItem>
  );
}
