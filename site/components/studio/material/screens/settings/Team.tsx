import MailIcon from '@mui/icons-material/MailOutline';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { team } from '../../../fleet';

/** Who works with the product. */
export function Team() {
  return (
    <Card data-part="card">
      <CardHeader
        title="Team"
        slotProps={{ title: { variant: 'h6', component: 'p' } }}
        data-part="type"
      />
      <List data-part="list" sx={{ py: 0 }}>
        {team.map((member) => (
          <Member key={member.name} {...member} />
        ))}
      </List>
      <CardActions>
        <Button data-part="button">Invite people</Button>
      </CardActions>
    </Card>
  );
}

function Member({ name, role, initials, mail }: (typeof team)[number]) {
  const owner = role === 'Owner';
  return (
    <ListItem
      divider
      secondaryAction={
        <IconButton edge="end" aria-label={`Write to ${name}`} data-part="button">
          <MailIcon />
        </IconButton>
      }
    >
      <ListItemAvatar>
        <Badge
          variant="dot"
          color={owner ? 'success' : 'default'}
          overlap="circular"
          data-part="color"
        >
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {initials}
          </Avatar>
        </Badge>
      </ListItemAvatar>
      <ListItemText primary={name} secondary={mail} slotProps={{ secondary: { noWrap: true } }} />
      <Chip
        size="small"
        label={role}
        variant={owner ? 'filled' : 'outlined'}
        color={owner ? 'primary' : 'default'}
        data-part="chip"
        sx={{ ml: 1, '@container (max-width: 24em)': { display: 'none' } }}
      />
    </ListItem>
  );
}
