import { Row, Tile } from '../look/specimen';
import { quiet } from '../look/quiet';

export default function CssAnimationSpecimen() {
  return (
    <Row>
      {[0.25, 0.5, 1].map((opacity) => (
        <Tile
          key={opacity}
          style={{ opacity, borderStyle: 'solid', backgroundColor: quiet.hover }}
        />
      ))}
    </Row>
  );
}
