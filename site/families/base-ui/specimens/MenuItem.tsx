import { Choice, Popup } from '../look/specimen';

export default function MenuItemSpecimen() {
  return (
    <Popup style={{ inlineSize: 150 }}>
      <Choice data-on="">Duplicate</Choice>
    </Popup>
  );
}
