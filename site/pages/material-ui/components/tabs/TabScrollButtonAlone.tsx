import { useRef } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TabScrollButton from '@mui/material/TabScrollButton';
import { useTheme } from '@mui/material/styles';
import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';

const slots = {
  StartScrollButtonIcon: WestIcon,
  EndScrollButtonIcon: EastIcon,
};
const small = { fontSize: 'small' } as const;
const times = ['6:40', '7:10', '7:40', '8:10', '8:40', '9:10', '9:40'];

export default function TabScrollButtonAlone() {
  const strip = useRef<HTMLDivElement>(null);
  const rtl = useTheme().direction === 'rtl';
  const move = (by: number) =>
    strip.current?.scrollBy({ left: rtl ? -by : by, behavior: 'smooth' });

  return (
    <Stack direction="row" sx={{ maxWidth: 360, mx: 'auto' }}>
      <TabScrollButton
        component="button"
        orientation="horizontal"
        direction={rtl ? 'right' : 'left'}
        aria-label="Earlier departures"
        slots={slots}
        slotProps={{ startScrollButtonIcon: small, endScrollButtonIcon: small }}
        sx={{ opacity: 1 }}
        onClick={() => move(-160)}
      />
      <Stack
        ref={strip}
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Departures"
        tabIndex={0}
        sx={{ overflowX: 'auto', scrollbarWidth: 'none', py: 1 }}
      >
        {times.map((time) => (
          <Chip key={time} label={time} variant="outlined" />
        ))}
      </Stack>
      <TabScrollButton
        component="button"
        orientation="horizontal"
        direction={rtl ? 'left' : 'right'}
        aria-label="Later departures"
        slots={slots}
        slotProps={{ startScrollButtonIcon: small, endScrollButtonIcon: small }}
        sx={{ opacity: 1 }}
        onClick={() => move(160)}
      />
    </Stack>
  );
}
