import '../licence';

export { default, styleSheet, themeOf } from '../material-ui/Provider';
