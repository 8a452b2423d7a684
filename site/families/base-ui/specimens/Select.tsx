import { Button } from '../look/specimen';

export default function SelectSpecimen() {
  return (
    <Button style={{ display: 'flex', justifyContent: 'space-between', inlineSize: 180 }}>
      Porto <span>▾</span>
    </Button>
  );
}
