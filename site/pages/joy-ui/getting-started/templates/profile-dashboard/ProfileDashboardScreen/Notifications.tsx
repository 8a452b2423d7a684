import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Switch from '@mui/joy/Switch';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { type Channel, channels, save, topics } from './account';
import { Section } from './Section';

const key = (topic: string, channel: Channel) => `${topic} ${channel}`;

const start: ReadonlySet<string> = new Set(
  topics.flatMap(({ id, on }) => on.map((channel) => key(id, channel))),
);

export function Notifications({ onSaved }: { readonly onSaved: () => void }) {
  const [on, setOn] = useState(start);

  // A switch takes effect at once: there is no button to save it.
  const change = (next: ReadonlySet<string>) => {
    setOn(next);
    void save([...next]).then(onSaved);
  };
  const toggle = (one: string) => {
    const next = new Set(on);
    if (!next.delete(one)) next.add(one);
    change(next);
  };

  return (
    <Section title="Notifications" text="What you hear of, and where.">
      <Table
        aria-label="Notifications"
        sx={{
          '& td, & th': { px: 0.5 },
          '& tbody th': { py: 1, whiteSpace: 'normal' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">About</th>
            {channels.map((channel) => (
              <th
                key={channel}
                scope="col"
                style={{ width: 72, textAlign: 'center' }}
              >
                {channel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ id, name, text }) => (
            <tr key={id}>
              <th scope="row">
                <Typography level="title-sm">{name}</Typography>
                <Typography level="body-xs">{text}</Typography>
              </th>
              {channels.map((channel) => (
                <td key={channel} style={{ textAlign: 'center' }}>
                  <Switch
                    checked={on.has(key(id, channel))}
                    onChange={() => toggle(key(id, channel))}
                    slotProps={{
                      input: { 'aria-label': `${name}, ${channel}` },
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          disabled={on.size === 0}
          onClick={() => change(new Set())}
        >
          Turn off all
        </Button>
        <Button
          size="sm"
          variant="plain"
          color="neutral"
          onClick={() => change(start)}
        >
          Restore defaults
        </Button>
      </Box>
    </Section>
  );
}
