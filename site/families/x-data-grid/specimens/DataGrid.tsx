import { OrdersSpecimen } from '../../../components/specimens/Orders';

export default function DataGridSpecimen() {
  return (
    <div style={{ zoom: 0.7 }}>
      <OrdersSpecimen />
    </div>
  );
}
