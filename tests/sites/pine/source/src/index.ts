export { Button, type ButtonProps } from './Button';
export { Meter, type MeterProps } from './Meter';
export { Tag, type TagProps } from './Tag';
