export { default, styleSheet } from '../material-ui/Provider';
