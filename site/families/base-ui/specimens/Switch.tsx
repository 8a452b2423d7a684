import { Row, Switch } from '../look/specimen';

export default function SwitchSpecimen() {
  return (
    <Row>
      <Switch defaultChecked />
      <Switch />
    </Row>
  );
}
