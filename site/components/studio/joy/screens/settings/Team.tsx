import MailIcon from '@mui/icons-material/MailOutline';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { team } from '../../../fleet';

/** Who works with the product. */
export function Team() {
  return (
    <Card data-part="card">
      <Typography level="title-lg" component="p" data-part="type">
        Team
      </Typography>
      <List data-part="list" sx={list}>
        {team.map((member) => (
          <Member key={member.name} {...member} />
        ))}
      </List>
      <CardActions buttonFlex="0 1 auto">
        <Button variant="soft" data-part="button">
          Invite people
        </Button>
      </CardActions>
    </Card>
  );
}

function Member({ name, role, initials, mail }: (typeof team)[number]) {
  const owner = role === 'Owner';
  return (
    <ListItem sx={row}>
      <ListItemDecorator>
        <Badge color={owner ? 'success' : 'neutral'} size="sm" badgeInset="14%" data-part="color">
          <Avatar size="sm">{initials}</Avatar>
        </Badge>
      </ListItemDecorator>
      <ListItemContent>
        <Typography level="title-sm" component="p" noWrap>
          {name}
        </Typography>
        <Typography level="body-xs" noWrap>
          {mail}
        </Typography>
      </ListItemContent>
      <Chip size="sm" color={owner ? 'primary' : 'neutral'} data-part="chip" sx={roomy}>
        {role}
      </Chip>
      <IconButton size="sm" variant="plain" aria-label={`Write to ${name}`} data-part="button">
        <MailIcon />
      </IconButton>
    </ListItem>
  );
}

const row = { borderBlockStart: '1px solid', borderColor: 'divider' };

const list = {
  '--List-padding': '0px',
  '--ListItem-paddingX': '0px',
  '--ListItemDecorator-size': '3rem',
};

const roomy = { '@container (max-width: 24em)': { display: 'none' } };
