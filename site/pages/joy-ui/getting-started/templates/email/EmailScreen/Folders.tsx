import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import { type View, viewNames } from './data';
import { hidden } from './hidden';

const icons = {
  inbox: InboxOutlined,
  starred: StarOutline,
  sent: SendOutlined,
  archive: ArchiveOutlined,
  trash: DeleteOutlined,
} as const;

export interface FoldersProps {
  readonly view: View;
  readonly unread: number;
  readonly onShow: (view: View) => void;
  readonly onWrite: () => void;
}

export function Folders({ view, unread, onShow, onWrite }: FoldersProps) {
  return (
    <Stack
      component="nav"
      aria-label="Folders"
      sx={{ height: '100%', gap: 2, p: 2 }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1.25, minHeight: 32 }}
      >
        <Box
          aria-hidden
          sx={(theme) => ({
            width: 28,
            height: 28,
            borderRadius: 'sm',
            background: `linear-gradient(135deg, ${theme.vars.palette.primary[400]}, ${theme.vars.palette.primary[700]})`,
            clipPath: 'polygon(0 18%, 50% 62%, 100% 18%, 100% 100%, 0 100%)',
          })}
        />
        <Typography level="title-lg">Postbox</Typography>
      </Stack>
      <Button startDecorator={<EditOutlined />} onClick={onWrite}>
        Write
      </Button>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <List
          size="sm"
          sx={{
            '--ListItem-radius': '8px',
            '--List-gap': '2px',
            '--List-padding': 0,
          }}
        >
          {(Object.keys(viewNames) as View[]).map((name) => {
            const Icon = icons[name];
            return (
              <ListItem key={name}>
                <ListItemButton
                  component="a"
                  href={`#${name}`}
                  selected={name === view}
                  aria-current={name === view ? 'page' : undefined}
                  onClick={() => onShow(name)}
                >
                  <ListItemDecorator>
                    <Icon fontSize="small" />
                  </ListItemDecorator>
                  <ListItemContent>{viewNames[name]}</ListItemContent>
                  {name === 'inbox' && unread > 0 && (
                    <Chip size="sm" variant="solid" color="primary">
                      {unread}
                      <Box component="span" sx={hidden}>
                        {' unread'}
                      </Box>
                    </Chip>
                  )}
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </Box>
      <Stack sx={{ gap: 1 }}>
        <Typography level="body-xs" id="storage">
          3.1 of 5 GB used
        </Typography>
        <LinearProgress
          determinate
          value={62}
          size="sm"
          aria-labelledby="storage"
        />
      </Stack>
    </Stack>
  );
}
