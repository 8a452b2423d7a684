import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popper from '@mui/material/Popper';
import type { PopperPlacementType } from '@mui/material/Popper';
import ExploreIcon from '@mui/icons-material/Explore';

const winds: { name: string; placement: PopperPlacementType; area: string }[] =
  [
    { name: 'North', placement: 'top', area: '1 / 2' },
    { name: 'West', placement: 'left', area: '2 / 1' },
    { name: 'East', placement: 'right', area: '2 / 3' },
    { name: 'South', placement: 'bottom-end', area: '3 / 2' },
  ];

export default function CompassHint() {
  const [compass, setCompass] = useState<HTMLElement | null>(null);
  const [wind, setWind] = useState(winds[0]);

  return (
    <Box sx={{ display: 'grid', gap: 3, placeItems: 'center' }}>
      {winds.map((each) => (
        <Button
          key={each.name}
          aria-pressed={each === wind}
          onClick={() => setWind(each)}
          sx={{ gridArea: each.area }}
        >
          {each.name}
        </Button>
      ))}
      <Avatar
        ref={setCompass}
        sx={{
          gridArea: '2 / 2',
          width: 72,
          height: 72,
          bgcolor: 'primary.main',
        }}
      >
        <ExploreIcon />
      </Avatar>
      <Popper
        role="status"
        open={compass !== null}
        anchorEl={compass}
        placement={wind?.placement}
        disablePortal
        sx={{ pointerEvents: 'none' }}
      >
        <Chip size="small" color="secondary" label={wind?.name} />
      </Popper>
    </Box>
  );
}
