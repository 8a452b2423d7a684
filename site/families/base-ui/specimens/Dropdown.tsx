import { Button, Choice, Column, Popup } from '../look/specimen';

export default function DropdownSpecimen() {
  return (
    <Column style={{ justifyItems: 'start' }}>
      <Button>Sort by ▾</Button>
      <Popup style={{ inlineSize: 110 }}>
        <Choice data-on="">Name</Choice>
      </Popup>
    </Column>
  );
}
