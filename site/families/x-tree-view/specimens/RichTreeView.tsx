import { TreeSpecimen } from '../../../components/specimens/Tree';

export default function RichTreeViewSpecimen() {
  return (
    <div style={{ zoom: 0.75 }}>
      <TreeSpecimen />
    </div>
  );
}
