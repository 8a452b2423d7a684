import Stack from '@mui/material/Stack';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';

export default function IconBasic() {
  return (
    <Stack direction="row" spacing={3}>
      <DirectionsWalkIcon />
      <DirectionsBikeIcon />
      <DirectionsBusIcon />
    </Stack>
  );
}
