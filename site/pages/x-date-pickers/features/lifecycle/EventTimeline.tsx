import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const lanes = [
  'onOpen',
  'onChange',
  'onError',
  'onViewChange',
  'onAccept',
  'onClose',
] as const;
const seconds = 12;

export type EventName = (typeof lanes)[number];

interface LoggedEvent {
  id: number;
  name: EventName;
  detail: string;
  time: number;
}

export function useEventLog() {
  const [events, setEvents] = useState<LoggedEvent[]>([]);
  const id = useRef(0);

  const add = (name: EventName, detail: string) => {
    id.current += 1;
    const event = { id: id.current, name, detail, time: performance.now() };
    setEvents((all) => [...all.slice(-39), event]);
  };
  return { events, add, clear: () => setEvents([]) };
}

interface EventTimelineProps {
  events: LoggedEvent[];
  onClear: () => void;
}

export function EventTimeline({ events, onClear }: EventTimelineProps) {
  const [clock, setClock] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const last = events.at(-1);
  const lastTime = last?.time ?? 0;

  // The timeline runs for a few seconds after each event, then pauses.
  useEffect(() => {
    if (lastTime === 0 || still) {
      return undefined;
    }
    let frame = 0;
    const tick = () => {
      const now = performance.now();
      setClock(now);
      if (now - lastTime < (seconds / 2) * 1000) {
        frame = requestAnimationFrame(tick);
      }
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [lastTime, still]);

  const now = still ? lastTime : Math.max(clock, lastTime);

  return (
    <div>
      <Box aria-hidden sx={{ overflow: 'hidden' }}>
        {lanes.map((lane) => (
          <Box
            key={lane}
            sx={{ display: 'flex', alignItems: 'center', height: 23 }}
          >
            <Box
              component="span"
              sx={{
                width: 108,
                flexShrink: 0,
                fontFamily: 'monospace',
                fontSize: 13,
              }}
            >
              {lane}
            </Box>
            <Box
              sx={{
                position: 'relative',
                flexGrow: 1,
                height: '100%',
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
              }}
            >
              {events
                .filter((event) => event.name === lane)
                .map((event) => ({ ...event, age: (now - event.time) / 1000 }))
                .filter((event) => event.age < seconds)
                .map((event) => (
                  <Box
                    key={event.id}
                    sx={{
                      position: 'absolute',
                      insetBlock: 3,
                      width: 8,
                      borderRadius: 1,
                      bgcolor:
                        lane === 'onError' ? 'error.main' : 'primary.main',
                    }}
                    style={{
                      insetInlineEnd: `${(event.age / seconds) * 100}%`,
                    }}
                  />
                ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mt: 1,
          minHeight: 42,
        }}
      >
        <Typography
          variant="body2"
          component="div"
          role="log"
          sx={{ flexGrow: 1, fontFamily: 'monospace', fontSize: 13 }}
        >
          {last
            ? events
                .filter((event) => last.time - event.time < 150)
                .map((event) => `${event.name}(${event.detail})`)
                .join(', ')
            : 'Use the picker: its events appear here.'}
        </Typography>
        <Button size="small" onClick={onClear} disabled={events.length === 0}>
          Clear
        </Button>
      </Box>
    </div>
  );
}
