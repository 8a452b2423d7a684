export { default, styleSheet, themeOf } from '../system/Provider';
