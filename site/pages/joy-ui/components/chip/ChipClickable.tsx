import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/joy/Chip';

export default function ChipClickable() {
  const [following, setFollowing] = useState(false);

  return (
    <Chip
      color="primary"
      variant={following ? 'solid' : 'outlined'}
      startDecorator={following && <CheckIcon />}
      onClick={() => setFollowing(!following)}
      slotProps={{ action: { 'aria-pressed': following } }}
    >
      Follow
    </Chip>
  );
}
