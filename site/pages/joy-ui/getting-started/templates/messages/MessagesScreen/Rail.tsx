import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import PedalBike from '@mui/icons-material/PedalBike';

/** Replace them with the routes of your application. */
const places = [
  { text: 'Messages', href: '#messages', Icon: ForumOutlined },
  { text: 'Repairs', href: '#repairs', Icon: BuildOutlined },
  { text: 'Calendar', href: '#calendar', Icon: CalendarMonthOutlined },
] as const;

export interface RailProps {
  readonly unread: number;
  /** Whether a phone needs the space for a thread. */
  readonly reading: boolean;
}

/** A column beside the content; a bar below it on a phone. */
export function Rail({ unread, reading }: RailProps) {
  return (
    <Sheet
      component="nav"
      aria-label="Main"
      variant="solid"
      color="primary"
      invertedColors
      sx={(theme) => ({
        display: { xs: reading ? 'none' : 'flex', sm: 'flex' },
        flexDirection: { xs: 'row', sm: 'column' },
        justifyContent: { xs: 'space-around', sm: 'flex-start' },
        order: { xs: 1, sm: 0 },
        alignItems: 'center',
        gap: 1,
        py: { xs: 0.5, sm: 2 },
        backgroundColor: theme.vars.palette.primary[800],
      })}
    >
      <PedalBike
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'block' }, mb: 2, fontSize: 28 }}
      />
      {places.map(({ text, href, Icon }, index) => (
        <Tooltip key={text} title={text} placement="right">
          <IconButton
            component="a"
            href={href}
            size="lg"
            aria-label={
              index === 0 && unread > 0 ? `${text}, ${unread} unread` : text
            }
            aria-current={index === 0 ? 'page' : undefined}
            variant={index === 0 ? 'soft' : 'plain'}
          >
            <Badge
              color="danger"
              size="sm"
              invisible={index > 0 || unread === 0}
            >
              <Icon />
            </Badge>
          </IconButton>
        </Tooltip>
      ))}
      <Avatar
        size="sm"
        variant="solid"
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'flex' }, mt: 'auto' }}
      >
        RW
      </Avatar>
    </Sheet>
  );
}
