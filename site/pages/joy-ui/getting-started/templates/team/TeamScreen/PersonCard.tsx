import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import type { Person } from './people';
import { PersonAvatar } from './PersonAvatar';

export interface PersonCardProps {
  readonly person: Person;
  readonly starred: boolean;
  /** Skills that people search for. */
  readonly sought: readonly string[];
  readonly onOpen: () => void;
  readonly onStar: () => void;
  readonly onSkill: (skill: string) => void;
}

export function PersonCard(props: PersonCardProps) {
  const { person, starred, sought, onOpen, onStar, onSkill } = props;
  return (
    <Card
      component="li"
      sx={{
        gap: 1.5,
        '&:hover': { borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar person={person} size="lg" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography level="title-md" component="h2">
            <Link
              overlay
              component="button"
              color="neutral"
              underline="none"
              textColor="text.primary"
              onClick={onOpen}
              sx={{ textAlign: 'start' }}
            >
              {person.name}
            </Link>
          </Typography>
          <Typography level="body-sm">{person.role}</Typography>
        </Box>
        <IconButton
          size="sm"
          aria-label={`Star ${person.name}`}
          aria-pressed={starred}
          color={starred ? 'warning' : 'neutral'}
          onClick={onStar}
          sx={{ alignSelf: 'start', zIndex: 1 }}
        >
          {starred ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </Box>
      <CardContent sx={{ justifyContent: 'space-between', gap: 1.5 }}>
        <Typography level="body-sm">
          {person.department}, {person.place} · {person.presence}
        </Typography>
        <Box
          role="group"
          aria-label={`Skills of ${person.name}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {person.skills.map((skill) => {
            const on = sought.includes(skill);
            return (
              <Chip
                key={skill}
                size="sm"
                variant={on ? 'solid' : 'soft'}
                color={on ? 'primary' : 'neutral'}
                slotProps={{ action: { 'aria-pressed': on } }}
                onClick={() => onSkill(skill)}
              >
                {skill}
              </Chip>
            );
          })}
        </Box>
      </CardContent>
    </Card>
  );
}
