import '../license';

export { default, styleSheet, themeOf } from '../x-data-grid/Provider';
