import { useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import Slider from '@mui/material/Slider';
import SailingIcon from '@mui/icons-material/Sailing';
import { useTheme } from '@mui/material/styles';

type Instance = PopperProps['popperRef'] extends Ref<infer T> | undefined
  ? T
  : never;

const hours = 24;
const start = 3;
const level = (hour: number) =>
  Math.round(160 + 130 * Math.sin(hour / 2)) / 100;
const curve = Array.from(
  { length: hours + 1 },
  (_, hour) => `${hour * 10},${(90 - level(hour) * 28).toFixed(1)}`,
).join(' ');

export default function TideCurve() {
  const popper = useRef<Instance>(null);
  const hour = useRef(start);
  const [sea, setSea] = useState<HTMLElement | null>(null);
  const rtl = useTheme().direction === 'rtl';

  const point = useMemo(
    () => ({
      getBoundingClientRect() {
        const box = sea?.getBoundingClientRect() ?? new DOMRect();
        const part = hour.current / hours;
        return new DOMRect(
          box.x + box.width * (rtl ? 1 - part : part),
          box.y + box.height * (0.9 - level(hour.current) * 0.28),
        );
      },
    }),
    [sea, rtl],
  );

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto', px: 3, pt: 4 }}>
      <Box ref={setSea} sx={{ color: 'primary.main', height: 100, mb: 5 }}>
        <svg
          viewBox="0 0 240 100"
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          aria-hidden
          style={{ transform: rtl ? 'scaleX(-1)' : 'none' }}
        >
          <polyline points={curve} fill="none" stroke="currentColor" />
        </svg>
      </Box>
      <Slider
        aria-label="Hour"
        max={hours}
        defaultValue={start}
        onChange={(_event, next) => {
          hour.current = next;
          void popper.current?.update();
        }}
        valueLabelDisplay="auto"
        valueLabelFormat={(at) => `${level(at).toFixed(1)} m`}
        getAriaValueText={(at) => `${at}:00, ${level(at).toFixed(1)} metres`}
      />
      <Popper
        open={sea !== null}
        anchorEl={point}
        popperRef={popper}
        placement="top"
        disablePortal
        aria-hidden
      >
        <SailingIcon color="primary" sx={{ display: 'block' }} />
      </Popper>
    </Box>
  );
}
