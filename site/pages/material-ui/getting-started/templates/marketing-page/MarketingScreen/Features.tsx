import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import PhoneIphoneOutlinedIcon from '@mui/icons-material/PhoneIphoneOutlined';
import ShieldOutlinedIcon from '@mui/icons-material/ShieldOutlined';
import SwapHorizOutlinedIcon from '@mui/icons-material/SwapHorizOutlined';
import { Section } from './Section';

const features = [
  {
    Icon: EventAvailableOutlinedIcon,
    title: 'Wishes first',
    text: 'Everyone marks when they can and cannot work. The plan starts from there.',
  },
  {
    Icon: SwapHorizOutlinedIcon,
    title: 'Swaps without you',
    text: 'Two people agree, the rules are checked, and the plan is right again.',
  },
  {
    Icon: NotificationsActiveOutlinedIcon,
    title: 'One message',
    text: 'A change reaches those whom it concerns, and wakes nobody else.',
  },
  {
    Icon: ShieldOutlinedIcon,
    title: 'Rest that is kept',
    text: 'Breaks, days off and eleven hours between two shifts are never forgotten.',
  },
  {
    Icon: InsightsOutlinedIcon,
    title: 'Hours that add up',
    text: 'Planned and worked hours side by side, ready for the payroll.',
  },
  {
    Icon: PhoneIphoneOutlinedIcon,
    title: 'In every pocket',
    text: 'A web page on the phone. Nobody has to install anything.',
  },
];

export function Features() {
  return (
    <Section
      id="features"
      title="The plan, and everything around it"
      text="What used to be a spreadsheet, a group chat and a sheet on the fridge."
    >
      <Grid container spacing={{ xs: 3, md: 5 }}>
        {features.map(({ Icon, title, text }) => (
          <Grid key={title} size={{ xs: 12, sm: 6, md: 4 }}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                mb: 2,
                borderRadius: 2,
                color: 'primary.main',
                bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
              }}
            >
              <Icon />
            </Box>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
