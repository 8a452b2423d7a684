import { Choice, Popup } from '../look/specimen';

export default function MenuSpecimen() {
  return (
    <Popup style={{ inlineSize: 150 }}>
      <Choice>Rename</Choice>
      <Choice data-on="">Duplicate</Choice>
      <Choice>Delete</Choice>
    </Popup>
  );
}
