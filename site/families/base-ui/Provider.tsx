export { default, styleSheet } from '../system/Provider';
