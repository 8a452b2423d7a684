import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Shore } from './Shore';

const departures = [
  { time: '18:20', place: 'Skerry Point', state: 'Boarding' },
  { time: '18:45', place: 'North Holm', state: 'On time' },
  { time: '19:10', place: 'Gull Island', state: 'On time' },
] as const;

/** The picture with what the product is; a strip above the form on a phone. */
export function Side() {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 3,
        minHeight: { xs: 168, md: 0 },
        m: { xs: 0, md: 1.5 },
        p: { xs: 2.5, md: 4 },
        borderRadius: { xs: 0, md: 'xl' },
        overflow: 'hidden',
        color: '#fff',
      }}
    >
      <Shore />
      <Typography
        textColor="inherit"
        sx={{ fontWeight: 'xl', letterSpacing: '0.01em' }}
      >
        Saltline
      </Typography>
      <Box sx={{ mb: { md: 'auto' } }}>
        <Typography
          textColor="inherit"
          sx={{
            maxWidth: 420,
            fontSize: { xs: 'xl2', md: 'xl4' },
            fontWeight: 'xl',
            lineHeight: 1.15,
            textShadow: '0 1px 12px #141d44',
            textWrap: 'balance',
          }}
        >
          Every crossing, on one timetable
        </Typography>
      </Box>
      <Sheet
        variant="solid"
        color="primary"
        invertedColors
        sx={(theme) => ({
          display: { xs: 'none', md: 'block' },
          maxWidth: 380,
          p: 2,
          borderRadius: 'lg',
          boxShadow: 'lg',
          backgroundColor: theme.vars.palette.primary[800],
        })}
      >
        <Typography level="title-sm" id="departures">
          Next departures from the quay
        </Typography>
        <Stack
          component="ul"
          aria-labelledby="departures"
          sx={{ gap: 1, m: 0, mt: 1.5, p: 0 }}
        >
          {departures.map(({ time, place, state }) => (
            <Stack
              key={time}
              component="li"
              direction="row"
              sx={{ alignItems: 'center', gap: 1.5 }}
            >
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {time}
              </Typography>
              <Typography level="title-md" sx={{ flex: 1 }}>
                {place}
              </Typography>
              <Chip
                size="sm"
                variant={state === 'Boarding' ? 'solid' : 'outlined'}
              >
                {state}
              </Chip>
            </Stack>
          ))}
        </Stack>
      </Sheet>
    </Box>
  );
}
