import Chip from '@mui/material/Chip';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DarkModePreference() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');

  return (
    <Chip
      label={prefersDark ? 'This device is dark' : 'This device is light'}
    />
  );
}
