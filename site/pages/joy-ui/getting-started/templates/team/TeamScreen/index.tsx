import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { departments, people } from './people';
import { PersonCard } from './PersonCard';
import { PersonDetails } from './PersonDetails';
import { find, noQuery, toggleSkill } from './search';
import { TeamHeader } from './TeamHeader';
import { Toolbar } from './Toolbar';

export default function TeamScreen() {
  const [query, setQuery] = useState(noQuery);
  const [open, setOpen] = useState<string | null>(null);
  const [starredOnly, setStarredOnly] = useState(false);
  const [starred, setStarred] = useState<readonly string[]>(['priya-raman']);
  const found = find(people, query).filter(
    ({ id }) => !starredOnly || starred.includes(id),
  );

  const star = (id: string) =>
    setStarred(
      starred.includes(id)
        ? starred.filter((one) => one !== id)
        : [...starred, id],
    );

  return (
    <>
      <TeamHeader />
      <Stack
        component="main"
        sx={{ gap: 2.5, maxWidth: 1200, mx: 'auto', p: { xs: 2, sm: 3 } }}
      >
        <div>
          <Typography level="h2" component="h1">
            Team
          </Typography>
          <Typography role="status" level="body-sm">
            Showing {found.length} of {people.length} people
          </Typography>
        </div>
        <Toolbar
          query={query}
          onChange={(change) => setQuery({ ...query, ...change })}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
          }}
        >
          <ToggleButtonGroup
            size="sm"
            spacing={0.75}
            aria-label="Department"
            value={query.department}
            onChange={(_event, department) =>
              setQuery({ ...query, department: department ?? 'Everyone' })
            }
            sx={{ flexWrap: 'wrap' }}
          >
            {(['Everyone', ...departments] as const).map((name) => (
              <Button key={name} value={name}>
                {name}
              </Button>
            ))}
          </ToggleButtonGroup>
          <Typography
            component="label"
            level="body-sm"
            endDecorator={
              <Switch
                checked={starredOnly}
                onChange={(event) => setStarredOnly(event.target.checked)}
              />
            }
            sx={{ marginInlineStart: { sm: 'auto' } }}
          >
            Starred only
          </Typography>
        </Box>
        {found.length === 0 && (
          <Sheet
            variant="soft"
            sx={{ p: 5, borderRadius: 'md', textAlign: 'center' }}
          >
            <Typography sx={{ mb: 1.5 }}>
              Nobody matches all of these filters.
            </Typography>
            <Button
              onClick={() => {
                setQuery(noQuery);
                setStarredOnly(false);
              }}
            >
              Show everyone
            </Button>
          </Sheet>
        )}
        <Box
          component="ul"
          aria-label="People"
          sx={{
            display: 'grid',
            gridTemplateColumns:
              'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {found.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              starred={starred.includes(person.id)}
              sought={query.skills}
              onOpen={() => setOpen(person.id)}
              onStar={() => star(person.id)}
              onSkill={(skill) => setQuery(toggleSkill(query, skill))}
            />
          ))}
        </Box>
      </Stack>
      <PersonDetails
        person={people.find(({ id }) => id === open)}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
