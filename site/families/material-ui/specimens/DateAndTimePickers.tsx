export { CalendarSpecimen as default } from '../../../components/specimens/Calendar';
