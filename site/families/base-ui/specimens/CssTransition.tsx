import { Row, Tile } from '../look/specimen';

export default function CssTransitionSpecimen() {
  return (
    <Row>
      <Tile style={{ opacity: 0.4 }}>Before</Tile>
      <span>→</span>
      <Tile style={{ borderStyle: 'solid' }}>After</Tile>
    </Row>
  );
}
