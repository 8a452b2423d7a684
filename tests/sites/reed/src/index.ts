export { Button, type ButtonProps } from './components/button';
