import { Slider } from '../look/specimen';

export default function SliderSpecimen() {
  return <Slider defaultValue={60} aria-label="Volume" />;
}
