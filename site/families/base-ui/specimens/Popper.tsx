import { Button, Column, Popup } from '../look/specimen';

export default function PopperSpecimen() {
  return (
    <Column style={{ justifyItems: 'center' }}>
      <Popup style={{ padding: '6px 12px' }}>Placed beside it</Popup>
      <Button>Anchor</Button>
    </Column>
  );
}
