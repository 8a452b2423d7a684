import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DoneIcon from '@mui/icons-material/Done';

const jobs = [
  { title: 'Bicycle mechanic', place: 'Lyon', tags: ['Full time', 'Trades'] },
  { title: 'Web developer', place: 'Anywhere', tags: ['Remote', 'Full time'] },
  { title: 'Museum guide', place: 'Ghent', tags: ['Part time', 'Culture'] },
  { title: 'Translator', place: 'Anywhere', tags: ['Remote', 'Part time'] },
  { title: 'Sound engineer', place: 'Porto', tags: ['Part time', 'Culture'] },
];

const filters = ['Full time', 'Part time', 'Remote', 'Culture', 'Trades'];

const row = { m: 0, p: 0, flexWrap: 'wrap', listStyle: 'none' };

export default function JobSearch() {
  const active = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(['Part time']);
  const found = jobs.filter(({ tags }) =>
    chosen.every((filter) => tags.includes(filter)),
  );

  const add = (filter: string) => setChosen([...chosen, filter]);

  const remove = (filter: string) =>
    setChosen(chosen.filter((other) => other !== filter));

  const removeChip = (filter: string) => {
    const index = chosen.indexOf(filter);
    const chips =
      active.current?.querySelectorAll<HTMLElement>('.MuiChip-root');
    const next = chips?.[index + 1] ?? chips?.[index - 1] ?? heading.current;
    next?.focus();
    remove(filter);
  };

  return (
    <Stack spacing={2}>
      <Typography ref={heading} tabIndex={-1} variant="h6" component="h3">
        Jobs
      </Typography>
      <Stack
        role="group"
        aria-label="Filters"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {filters.map((filter) => {
          const on = chosen.includes(filter);
          const count = jobs.filter((job) => job.tags.includes(filter)).length;
          return (
            <Chip
              key={filter}
              label={`${filter} (${count})`}
              variant={on ? 'filled' : 'outlined'}
              icon={on ? <DoneIcon /> : undefined}
              aria-pressed={on}
              onClick={() => (on ? remove(filter) : add(filter))}
            />
          );
        })}
      </Stack>
      <Divider />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Typography role="status" sx={{ marginInlineEnd: 1 }}>
          {found.length === 1 ? '1 job' : `${found.length} jobs`}
        </Typography>
        <Stack
          ref={active}
          component="ul"
          aria-label="Active filters, press Delete to remove one"
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ ...row, minHeight: 32 }}
        >
          {chosen.map((filter) => (
            <li key={filter}>
              <Chip
                size="small"
                color="primary"
                label={filter}
                onDelete={() => removeChip(filter)}
              />
            </li>
          ))}
        </Stack>
        {chosen.length > 1 && (
          <Button
            size="small"
            onClick={() => {
              setChosen([]);
              heading.current?.focus();
            }}
          >
            Clear all
          </Button>
        )}
      </Stack>
      <Stack component="ul" spacing={1.5} sx={row}>
        {found.map(({ title, place, tags }) => (
          <li key={title}>
            <Typography>{`${title}, ${place}`}</Typography>
            <Stack direction="row" spacing={0.5}>
              {tags.map((tag) => (
                <Chip key={tag} size="small" variant="outlined" label={tag} />
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
