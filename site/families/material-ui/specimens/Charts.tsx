import { BarsSpecimen } from '../../../components/specimens/Bars';

export default function ChartsSpecimen() {
  return (
    <div style={{ zoom: 0.66 }}>
      <BarsSpecimen />
    </div>
  );
}
