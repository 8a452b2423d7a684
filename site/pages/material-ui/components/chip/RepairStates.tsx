import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import CheckIcon from '@mui/icons-material/Check';
import ScheduleIcon from '@mui/icons-material/Schedule';

const repairs = [
  {
    item: 'Accordion',
    chip: <Chip label="Waiting" icon={<ScheduleIcon />} variant="outlined" />,
  },
  {
    item: 'Viola',
    chip: <Chip label="On the bench" icon={<BuildIcon />} color="primary" />,
  },
  {
    item: 'Clarinet',
    chip: (
      <Chip
        label="Ready"
        icon={<CheckIcon />}
        color="success"
        variant="outlined"
      />
    ),
  },
];

export default function RepairStates() {
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, width: 280 }}>
      {repairs.map(({ item, chip }) => (
        <Stack
          key={item}
          component="li"
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography>{item}</Typography>
          {chip}
        </Stack>
      ))}
    </Stack>
  );
}
