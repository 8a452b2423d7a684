import { Choice, Popup } from '../look/specimen';

export default function OptionSpecimen() {
  return (
    <Popup style={{ inlineSize: 160 }}>
      <Choice>Lisbon</Choice>
      <Choice data-on="">Porto ✓</Choice>
    </Popup>
  );
}
