import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const events = ['Comments', 'Mentions', 'Releases', 'Weekly report'];
const channels = ['Email', 'Push'];

/** Stands for your server, which takes a while. */
const save = () => new Promise((done) => setTimeout(done, 800));

export default function NotificationSettings() {
  const [paused, setPaused] = useState(false);
  const [on, setOn] = useState(['Comments Push', 'Mentions Email']);
  const [saving, setSaving] = useState(0);
  const [touched, setTouched] = useState(false);

  const store = async () => {
    setTouched(true);
    setSaving((count) => count + 1);
    await save();
    setSaving((count) => count - 1);
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto' }}>
      <FormControlLabel
        labelPlacement="start"
        label="Pause all notifications"
        checked={paused}
        onChange={(_event, checked) => {
          setPaused(checked);
          void store();
        }}
        control={
          <Switch edge="end" slotProps={{ input: { role: 'switch' } }} />
        }
        sx={{ display: 'flex', m: 0, p: 2, justifyContent: 'space-between' }}
      />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Event</TableCell>
            {channels.map((channel) => (
              <TableCell key={channel} align="center">
                {channel}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {events.map((event) => (
            <TableRow key={event}>
              <TableCell component="th" scope="row">
                {event}
              </TableCell>
              {channels.map((channel) => {
                const key = `${event} ${channel}`;
                return (
                  <TableCell key={channel} align="center">
                    <Switch
                      size="small"
                      disabled={paused}
                      checked={on.includes(key)}
                      onChange={(_event, checked) => {
                        setOn(
                          checked
                            ? [...on, key]
                            : on.filter((one) => one !== key),
                        );
                        void store();
                      }}
                      slotProps={{
                        input: {
                          role: 'switch',
                          'aria-label': `${event} by ${channel.toLowerCase()}`,
                        },
                      }}
                    />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ p: 2, minHeight: 52 }}
      >
        {saving > 0 && 'Saving…'}
        {saving === 0 && touched && 'All changes saved'}
      </Typography>
    </Paper>
  );
}
