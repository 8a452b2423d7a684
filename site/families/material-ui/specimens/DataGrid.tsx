export { OrdersSpecimen as default } from '../../../components/specimens/Orders';
