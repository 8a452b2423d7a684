export { BarsSpecimen as default } from '../../../components/specimens/Bars';
