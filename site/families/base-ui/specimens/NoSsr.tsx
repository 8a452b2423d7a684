import { Row, Tile } from '../look/specimen';
import { quiet } from '../look/quiet';

export default function NoSsrSpecimen() {
  return (
    <Row>
      <Tile>Server</Tile>
      <span>→</span>
      <Tile style={{ borderStyle: 'solid', borderColor: quiet.accent }}>Browser</Tile>
    </Row>
  );
}
