import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import BuildOutlinedIcon from '@mui/icons-material/BuildOutlined';
import InsightsIcon from '@mui/icons-material/Insights';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import TuneIcon from '@mui/icons-material/Tune';

/** Replace them with the routes of your application. */
const places = [
  { text: 'Sales', href: '#sales', Icon: InsightsIcon },
  { text: 'Orders', href: '#orders', Icon: ReceiptLongOutlinedIcon },
  { text: 'Parts', href: '#parts', Icon: BuildOutlinedIcon },
  { text: 'Customers', href: '#customers', Icon: PeopleAltOutlinedIcon },
  { text: 'Settings', href: '#settings', Icon: TuneIcon },
];
const current = '#orders';

export interface SidebarProps {
  readonly waiting: number;
  /** Whether it is open where it has no space beside the content. */
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Sidebar({ waiting, open, onClose }: SidebarProps) {
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        size="sm"
        slotProps={{ content: { 'aria-label': 'Menu' } }}
        sx={{ display: { md: 'none' } }}
      >
        <ModalClose aria-label="Close" />
        <Content waiting={waiting} onChosen={onClose} />
      </Drawer>
      <Sheet
        component="aside"
        aria-label="Sidebar"
        variant="soft"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          flex: '0 0 232px',
          position: 'sticky',
          top: 0,
          height: '100dvh',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Content waiting={waiting} />
      </Sheet>
    </>
  );
}

interface ContentProps {
  readonly waiting: number;
  readonly onChosen?: () => void;
}

function Content({ waiting, onChosen }: ContentProps) {
  return (
    <>
      <Typography
        component="p"
        level="title-lg"
        startDecorator={<PedalBikeIcon color="primary" />}
        sx={{ p: 2 }}
      >
        Fernhill Parts
      </Typography>
      <List
        component="nav"
        aria-label="Main"
        sx={{ px: 1, '--List-gap': '4px', '--ListItem-radius': '8px' }}
      >
        {places.map(({ text, href, Icon }) => (
          <ListItem key={text} component="div">
            <ListItemButton
              component="a"
              href={href}
              selected={href === current}
              aria-current={href === current ? 'page' : undefined}
              onClick={onChosen}
            >
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              <ListItemContent>{text}</ListItemContent>
              {href === current && waiting > 0 && (
                <Chip size="sm" variant="solid" color="primary">
                  {waiting} new
                </Chip>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2 }}>
        <Avatar size="sm" variant="solid" color="primary" aria-hidden>
          HW
        </Avatar>
        <div>
          <Typography level="title-sm">Hanna Wirth</Typography>
          <Typography level="body-xs">Warehouse</Typography>
        </div>
      </Box>
    </>
  );
}
