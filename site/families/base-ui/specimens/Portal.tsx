import { Popup, Row, Tile } from '../look/specimen';

export default function PortalSpecimen() {
  return (
    <Row>
      <Tile>Parent</Tile>
      <span>↗</span>
      <Popup style={{ padding: '10px 16px' }}>body</Popup>
    </Row>
  );
}
