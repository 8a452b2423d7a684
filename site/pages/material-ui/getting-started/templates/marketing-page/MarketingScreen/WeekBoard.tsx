import { Fragment } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** For each person and day: early, late, or nothing. */
const people = [
  { name: 'Ida', shifts: ['early', 'early', '', 'late', 'late'] },
  { name: 'Omar', shifts: ['late', '', 'early', 'early', ''] },
  { name: 'Lena', shifts: ['', 'late', 'late', '', 'early'] },
  { name: 'Teo', shifts: ['early', '', 'early', 'late', ''] },
];

/** The product as a picture, made of components: it scales and has both schemes. */
export function WeekBoard() {
  return (
    <Paper
      elevation={8}
      role="img"
      aria-label="A plan of a week: four people with early and late shifts"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: 4, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography sx={{ flex: 1, fontWeight: 600 }}>Week 22</Typography>
        <Chip size="small" color="success" label="All filled" />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto repeat(5, minmax(0, 1fr))',
          gap: { xs: 0.75, sm: 1 },
          alignItems: 'center',
        }}
      >
        <span />
        {days.map((day) => (
          <Typography
            key={day}
            variant="caption"
            color="text.secondary"
            sx={{ textAlign: 'center' }}
          >
            {day}
          </Typography>
        ))}
        {people.map(({ name, shifts }) => (
          <Fragment key={name}>
            <Avatar
              sx={{
                width: 32,
                height: 32,
                fontSize: '0.8125rem',
                bgcolor: 'primary.main',
              }}
            >
              {name.slice(0, 2)}
            </Avatar>
            {shifts.map((shift, index) => (
              <Shift key={days[index]} shift={shift} />
            ))}
          </Fragment>
        ))}
      </Box>
    </Paper>
  );
}

function Shift({ shift }: { readonly shift: string }) {
  const color = shift === 'late' ? 'secondary.main' : 'primary.main';
  return (
    <Box
      sx={{
        height: 44,
        borderRadius: 2,
        color: shift === '' ? 'divider' : color,
        border: '1px dashed',
        borderColor: shift === '' ? 'divider' : 'transparent',
        bgcolor:
          shift === ''
            ? 'transparent'
            : 'color-mix(in srgb, currentColor 22%, transparent)',
        borderInlineStart: shift === '' ? undefined : '4px solid',
        borderInlineStartColor: shift === '' ? undefined : 'currentColor',
      }}
    />
  );
}
