import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SmartToyIcon from '@mui/icons-material/SmartToy';
import { portrait } from './portrait';

const duties = [
  {
    who: 'Amara Nwosu',
    what: 'Reception',
    face: <Avatar alt="" src={portrait} />,
  },
  { who: 'Lars Bakken', what: 'Night desk', face: <Avatar>LB</Avatar> },
  {
    who: 'Answering machine',
    what: 'Sunday',
    face: (
      <Avatar>
        <SmartToyIcon />
      </Avatar>
    ),
  },
];

export default function DutyRoster() {
  return (
    <Stack
      component="ul"
      spacing={2}
      sx={{
        m: 0,
        p: 0,
        '& .MuiAvatar-colorDefault': { bgcolor: 'primary.main' },
      }}
    >
      {duties.map(({ who, what, face }) => (
        <Stack key={who} component="li" direction="row" spacing={2} useFlexGap>
          {face}
          <div>
            <Typography>{who}</Typography>
            <Typography variant="body2" color="text.secondary">
              {what}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
