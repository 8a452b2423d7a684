import { useTheme } from '@mui/material/styles';
import { isOwnName } from '../../augmented';

/** Names of the colors that a reader has added, as props take them. */
export function useCustomColors(): readonly 'primary'[] {
  const { palette } = useTheme();
  const names = Object.entries(palette).flatMap(([name, value]: [string, unknown]) => {
    const isColor = typeof value === 'object' && value !== null && 'main' in value;
    return isColor && !isOwnName(name) ? [name] : [];
  });
  // In an application, the types of the library are augmented with these names.
  return names as 'primary'[];
}
