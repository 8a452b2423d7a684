import { Button, Column, Popup, Slider } from '../look/specimen';

export default function PopupSpecimen() {
  return (
    <Column style={{ justifyItems: 'center' }}>
      <Button>Volume</Button>
      <Popup style={{ padding: '6px 12px' }}>
        <Slider defaultValue={40} aria-label="Volume" />
      </Popup>
    </Column>
  );
}
