import { useState } from 'react';
import Chip from '@mui/joy/Chip';

export default function ChipClickable() {
  const [following, setFollowing] = useState(false);

  return (
    <Chip
      color="primary"
      variant={following ? 'solid' : 'outlined'}
      onClick={() => setFollowing(!following)}
      slotProps={{ action: { 'aria-pressed': following } }}
    >
      {following ? 'Following' : 'Follow'}
    </Chip>
  );
}
