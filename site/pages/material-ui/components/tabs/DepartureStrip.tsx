import { useRef } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TabScrollButton from '@mui/material/TabScrollButton';
import type { TabScrollButtonProps } from '@mui/material/TabScrollButton';
import { useTheme } from '@mui/material/styles';
import WestIcon from '@mui/icons-material/West';
import EastIcon from '@mui/icons-material/East';

const departures = ['6:40', '7:10', '7:40', '8:10', '8:40', '9:10', '9:40'];

function ScrollButton(
  props: Pick<TabScrollButtonProps, 'direction' | 'onClick' | 'aria-label'>,
) {
  return (
    <TabScrollButton
      component="button"
      orientation="horizontal"
      slots={{ StartScrollButtonIcon: WestIcon, EndScrollButtonIcon: EastIcon }}
      slotProps={{
        startScrollButtonIcon: { color: 'primary' },
        endScrollButtonIcon: { color: 'primary' },
      }}
      {...props}
    />
  );
}

export default function DepartureStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const rtl = useTheme().direction === 'rtl';
  const move = (by: number) =>
    strip.current?.scrollBy({ left: rtl ? -by : by, behavior: 'smooth' });

  return (
    <Stack direction="row" sx={{ maxWidth: 360, mx: 'auto' }}>
      <ScrollButton
        direction={rtl ? 'right' : 'left'}
        aria-label="Earlier departures"
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
        {departures.map((time) => (
          <Chip key={time} label={time} variant="outlined" />
        ))}
      </Stack>
      <ScrollButton
        direction={rtl ? 'left' : 'right'}
        aria-label="Later departures"
        onClick={() => move(160)}
      />
    </Stack>
  );
}
