import AddIcon from '@mui/icons-material/Add';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import RemoveIcon from '@mui/icons-material/Remove';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function ButtonGroupVertical() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Map">
      <IconButton aria-label="Zoom in">
        <AddIcon />
      </IconButton>
      <IconButton aria-label="Zoom out">
        <RemoveIcon />
      </IconButton>
      <IconButton aria-label="My location">
        <MyLocationIcon />
      </IconButton>
    </ButtonGroup>
  );
}
