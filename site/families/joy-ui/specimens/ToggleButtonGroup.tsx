import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupSpecimen() {
  return (
    <ToggleButtonGroup value="list" color="primary" aria-label="View">
      <Button value="list">List</Button>
      <Button value="board">Board</Button>
      <Button value="map">Map</Button>
    </ToggleButtonGroup>
  );
}
