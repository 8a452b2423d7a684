import { TreeSpecimen } from '../../../components/specimens/Tree';

export default function TreeViewSpecimen() {
  return (
    <div style={{ zoom: 0.7 }}>
      <TreeSpecimen />
    </div>
  );
}
