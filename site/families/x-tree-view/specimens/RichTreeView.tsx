export { TreeSpecimen as default } from '../../../components/specimens/Tree';
