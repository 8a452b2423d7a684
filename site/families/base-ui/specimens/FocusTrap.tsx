import { Button, Tile } from '../look/specimen';
import { quiet } from '../look/quiet';

export default function FocusTrapSpecimen() {
  return (
    <Tile style={{ display: 'flex', gap: 8 }}>
      <Button style={{ outline: `2px solid ${quiet.accent}`, outlineOffset: 2 }}>First</Button>
      <Button>Last</Button>
    </Tile>
  );
}
