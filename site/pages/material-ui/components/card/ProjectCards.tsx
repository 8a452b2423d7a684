import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Project {
  id: string;
  name: string;
  team: string;
  done: number;
}

const projects: Project[] = [
  { id: 'checkout', name: 'New checkout', team: 'Payments', done: 75 },
  { id: 'search', name: 'Search filters', team: 'Catalog', done: 40 },
  { id: 'onboarding', name: 'Onboarding', team: 'Growth', done: 100 },
];

interface ProjectCardProps {
  project: Project;
  onArchive: () => void;
}

function ProjectCard({ project, onArchive }: ProjectCardProps) {
  const { id, name, team, done } = project;

  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <CardActionArea href={`#ProjectCards-${id}`} sx={{ flexGrow: 1 }}>
        <CardContent>
          <Stack spacing={1} sx={{ alignItems: 'start' }}>
            <Typography component="h3" variant="h6">
              {name}
            </Typography>
            <Chip
              size="small"
              label={done === 100 ? 'Done' : team}
              color={done === 100 ? 'success' : 'default'}
            />
          </Stack>
        </CardContent>
      </CardActionArea>
      <CardContent sx={{ py: 0 }}>
        <Typography variant="body2">{`${done}% complete`}</Typography>
        <LinearProgress
          variant="determinate"
          value={done}
          aria-label={`Progress of ${name}`}
        />
      </CardContent>
      <CardActions>
        <Button size="small" aria-label={`Archive ${name}`} onClick={onArchive}>
          Archive
        </Button>
      </CardActions>
    </Card>
  );
}

export default function ProjectCards() {
  const restore = useRef<HTMLButtonElement>(null);
  const [archived, setArchived] = useState<string[]>([]);
  const open = projects.filter(({ id }) => !archived.includes(id));

  const archive = (id: string) => {
    setArchived([...archived, id]);
    restore.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {`${open.length} of ${projects.length} projects`}
        </Typography>
        <Button ref={restore} onClick={() => setArchived([])}>
          Restore all
        </Button>
      </Stack>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          m: 0,
          p: 0,
        }}
      >
        {open.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            onArchive={() => archive(project.id)}
          />
        ))}
      </Box>
    </Stack>
  );
}
