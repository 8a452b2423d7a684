import '../license';

export { default, styleSheet, themeOf } from '../material-ui/Provider';
