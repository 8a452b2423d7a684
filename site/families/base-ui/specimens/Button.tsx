import { Button, Row } from '../look/specimen';

export default function ButtonSpecimen() {
  return (
    <Row>
      <Button>Save</Button>
      <Button disabled style={{ opacity: 0.5 }}>
        Sent
      </Button>
    </Row>
  );
}
