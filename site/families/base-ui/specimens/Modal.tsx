import { Popup, Tile } from '../look/specimen';

export default function ModalSpecimen() {
  return (
    <Tile style={{ border: 0, backgroundColor: 'rgb(15 23 42 / 0.5)', padding: '18px 26px' }}>
      <Popup style={{ padding: '10px 16px' }}>Session ends soon</Popup>
    </Tile>
  );
}
