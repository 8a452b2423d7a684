import { useId, useState } from 'react';
import type { ElementType } from 'react';
import type { IconContainerProps } from '@mui/material/Rating';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import HikingIcon from '@mui/icons-material/Hiking';
import LandscapeIcon from '@mui/icons-material/Landscape';

const efforts: { name: string; Icon: ElementType }[] = [
  { name: 'A stroll', Icon: DirectionsWalkIcon },
  { name: 'A hike', Icon: HikingIcon },
  { name: 'A climb', Icon: LandscapeIcon },
];

function EffortIcon({ value, className }: IconContainerProps) {
  const Icon = efforts[value - 1]?.Icon ?? HikingIcon;
  return (
    <span className={className}>
      <Icon />
    </span>
  );
}

export default function HikeEffort() {
  const label = useId();
  const [effort, setEffort] = useState<number | null>(2);

  return (
    <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
      <Typography id={label}>What was the tour like?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={label}
        max={efforts.length}
        highlightSelectedOnly
        slots={{ icon: EffortIcon }}
        getLabelText={(value) => efforts[value - 1]?.name ?? ''}
        value={effort}
        onChange={(_event, next) => setEffort(next)}
        sx={{
          gap: 1,
          '& .MuiRating-iconFilled': { color: 'primary.main' },
          '& .MuiRating-iconEmpty': { color: 'action.disabled' },
        }}
      />
      <Typography variant="body2" color="text.secondary">
        {effort ? efforts[effort - 1]?.name : 'Not said'}
      </Typography>
    </Stack>
  );
}
