import { Choice, Popup } from '../look/specimen';
import { quiet } from '../look/quiet';

export default function OptionGroupSpecimen() {
  return (
    <Popup style={{ inlineSize: 160 }}>
      <Choice style={{ fontSize: 12, fontWeight: 600, color: quiet.muted }}>Portugal</Choice>
      <Choice data-on="">Porto</Choice>
      <Choice>Braga</Choice>
    </Popup>
  );
}
