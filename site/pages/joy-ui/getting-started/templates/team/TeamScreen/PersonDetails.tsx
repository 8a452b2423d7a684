import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';
import MailOutlineIcon from '@mui/icons-material/MailOutline';
import { people, type Person } from './people';
import { PersonAvatar } from './PersonAvatar';

export interface PersonDetailsProps {
  /** Nobody while it is closed. */
  readonly person: Person | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function PersonDetails({ person, onOpen, onClose }: PersonDetailsProps) {
  return (
    <Drawer
      anchor="right"
      open={person !== undefined}
      onClose={onClose}
      slotProps={{ content: { sx: { width: 360, maxWidth: '100%' } } }}
    >
      {person !== undefined && (
        <>
          <ModalClose aria-label="Close" />
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 2 }}>
            <PersonAvatar person={person} size="lg" />
            <div>
              <DialogTitle sx={{ p: 0 }}>{person.name}</DialogTitle>
              <Typography level="body-sm">{person.role}</Typography>
            </div>
          </Box>
          <Divider />
          <DialogContent sx={{ p: 2, gap: 2 }}>
            <Typography>{person.about}</Typography>
            <Facts person={person} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              {person.skills.map((skill) => (
                <Chip key={skill}>{skill}</Chip>
              ))}
            </Box>
            <People
              title="Reports to"
              some={people.filter(({ id }) => id === person.lead)}
              onOpen={onOpen}
            />
            <People
              title="Leads"
              some={people.filter(({ lead }) => lead === person.id)}
              onOpen={onOpen}
            />
          </DialogContent>
          <Box sx={{ p: 2 }}>
            <Button
              fullWidth
              component="a"
              href={`mailto:${person.id}@example.com`}
              startDecorator={<MailOutlineIcon />}
            >
              Write an email
            </Button>
          </Box>
        </>
      )}
    </Drawer>
  );
}

function Facts({ person }: { readonly person: Person }) {
  const facts = [
    ['Department', person.department],
    ['Office', person.place],
    ['Now', person.presence],
    ['Here since', person.since],
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '7rem 1fr', gap: 1, m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" level="body-sm">
            {name}
          </Typography>
          <Typography component="dd" level="title-sm" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly some: readonly Person[];
  readonly onOpen: (id: string) => void;
}

function People({ title, some, onOpen }: PeopleProps) {
  if (some.length === 0) return null;
  return (
    <div>
      <Typography level="title-sm" component="h3">
        {title}
      </Typography>
      <List aria-label={title} sx={{ mx: -1.5, '--ListItem-radius': '8px' }}>
        {some.map((person) => (
          <ListItem key={person.id}>
            <ListItemButton onClick={() => onOpen(person.id)}>
              <ListItemDecorator sx={{ minInlineSize: 44 }}>
                <PersonAvatar person={person} size="sm" />
              </ListItemDecorator>
              <ListItemContent>
                <Typography level="title-sm">{person.name}</Typography>
                <Typography level="body-xs">{person.role}</Typography>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </div>
  );
}
